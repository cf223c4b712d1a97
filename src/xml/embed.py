#!/usr/bin/env python3
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a C file that holds the schemas, each with its <include/> put in.

The schemas stand in data/schema for editors and xmllint; a program that is
given a single file must find them anywhere, so they are compiled in.
"""
import os
import re
import sys


def inline(path):
    text = open(path, encoding="utf-8").read()

    def grammar(match):
        inner = open(os.path.join(os.path.dirname(path), match.group(1)), encoding="utf-8").read()
        return inner[inner.index(">", inner.index("<grammar")) + 1:inner.rindex("</grammar>")]

    return re.sub(r'<include href="([^"]*)"/>', grammar, text)


def main(output, paths):
    with open(output, "w", encoding="utf-8") as file:
        file.write('#include "bs-xml-private.h"\n')
        for path in paths:
            name = os.path.basename(path).split(".")[0]
            file.write(f"\nconst char bs_xml_{name}_rng[] =\n")
            for line in inline(path).splitlines():
                escaped = line.replace("\\", "\\\\").replace('"', '\\"')
                file.write(f'  "{escaped}\\n"\n')
            file.write("  ;\n")


main(sys.argv[1], sys.argv[2:])
