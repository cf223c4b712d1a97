#!/usr/bin/python3
# keys-held.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""One press is one step, and keys act on what is shown alone. What came of it is read from the record.

Run by tests/app/journey, on its own X server."""

import subprocess
import sys
import time

from keys import PROGRAM, SECONDS, expect, keys, record


def lines():
    return record().count('\n')


def stays(number, before, what):
    time.sleep(1.5)
    if lines() != before:
        sys.exit(f'keys-held: {what}: {lines() - before} lines too many:\n{record()}')
    print(f'ok {number} {what}', flush=True)


def hold(modifiers, key, seconds):
    """The server repeats a key that is held; nothing is pressed anew."""
    for name in (*modifiers, key):
        subprocess.run(['xdotool', 'keydown', name], check=True)
    time.sleep(seconds)
    for name in (key, *reversed(modifiers)):
        subprocess.run(['xdotool', 'keyup', name], check=True)


def journey():
    print('1..6', flush=True)
    process = subprocess.Popen([PROGRAM, '--demo'])
    expect(1, 'set on=ent', 'the demo is open')
    time.sleep(3)

    before = lines()
    hold(['ctrl'], 'Return', 2)
    stays(2, before + 1, 'a held key is one step')
    keys('ctrl+Return')
    stays(3, before + 2, 'the next press is the next step')

    keys('alt+Home')
    time.sleep(1)
    keys('ctrl+z', 'ctrl+Return', 'ctrl+shift+z')
    stays(4, before + 2, 'no step on the start page')
    keys('alt+3')
    time.sleep(1)
    keys('ctrl+z', 'ctrl+Return', 'ctrl+shift+z')
    stays(5, before + 2, 'no step on the page of rules')
    keys('alt+1')
    time.sleep(1)
    keys('ctrl+z')
    expect(6, '\nundo', 'and where it is shown it is one')

    keys('ctrl+q')
    process.wait(SECONDS)


if __name__ == '__main__':
    journey()
