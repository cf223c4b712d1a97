#!/usr/bin/python3
# keys-held.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""One press is one step, and keys act on what is shown alone. What came of it is read from the record.

Run by tests/app/journey, on its own X server."""

import subprocess
import sys
import time

from keys import begin, expect, keys, leave, record, rest


def lines():
    return record().count('\n')


def stays(number, before, what):
    rest()
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
    process = begin('--demo')
    expect('set on=ent', 1, 'the demo is open')

    before = lines()
    hold(['ctrl'], 'Return', 2)
    stays(2, before + 1, 'a held key is one step')
    keys('ctrl+Return')
    stays(3, before + 2, 'the next press is the next step')

    keys('alt+Home')
    rest()
    keys('ctrl+z', 'ctrl+Return', 'ctrl+shift+z')
    stays(4, before + 2, 'no step on the start page')
    keys('alt+3')
    rest()
    keys('ctrl+z', 'ctrl+Return', 'ctrl+shift+z')
    stays(5, before + 2, 'no step on the page of rules')
    keys('alt+1')
    rest()
    keys('ctrl+z')
    expect('\nundo', 6, 'and where it is shown it is one')

    leave(process)


if __name__ == '__main__':
    journey()
