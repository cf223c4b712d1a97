#!/usr/bin/python3
# keys.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""One journey by keyboard alone: attack with typed real dice, modify, undo, redo, search the log, go on, quit. What came of it is read
from the record.

Run by tests/app/journey, on its own X server."""

import glob
import os
import subprocess
import sys
import time

PROGRAM = os.environ['BOARDSIDE_PROGRAM']
SECONDS = 60


def keys(*names):
    for name in names:
        subprocess.run(['xdotool', 'key', '--delay', '40', name], check=True, stderr=subprocess.DEVNULL)
        time.sleep(0.15)


def record():
    for path in glob.glob(os.environ['XDG_DATA_HOME'] + '/boardside/battles/*.boardside'):
        with open(path, encoding='utf-8') as file:
            return file.read()
    return ''


def expect(number, text, what):
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if text in record():
            print(f'ok {number} {what}', flush=True)
            return
        time.sleep(0.2)
    sys.exit(f'keys: waited in vain for ‘{text}’ in the record:\n{record()}')


def settings():
    folder = os.environ['XDG_CONFIG_HOME'] + '/glib-2.0/settings'
    os.makedirs(folder)
    with open(folder + '/keyfile', 'w', encoding='utf-8') as file:
        file.write("[io/github/boardside/Boardside]\ndice='real'\n")


def journey():
    print('1..7', flush=True)
    settings()
    process = subprocess.Popen([PROGRAM, '--demo'])
    expect(1, 'set on=ent', 'the demo is open')
    time.sleep(3)

    # The panel; past two targets and two weapons to range 1; then the button for real dice by its mnemonic.
    keys('F7', 'Tab', 'Tab', 'Tab', 'Tab', 'space', 'alt+e')
    expect(2, 'attack ship=kha target=ent weapon=primary range=1', 'attacked')

    # Five real dice, one of them corrected.
    keys('h', 'h', 'h', 'space', 'BackSpace', 'space', 'b', 'Return')
    expect(3, 'roll side=attack faces=hit,hit,hit,blank,battle', 'typed the attack dice')
    keys('e', 'Return')
    expect(4, 'faces=evade', 'typed the defence dice')

    keys('ctrl+z', 'ctrl+shift+z')
    expect(5, 'redo', 'undone and done again')

    keys('alt+2', 'ctrl+f', 'z', 'z', 'alt+1', 'F6', 'alt+d')
    expect(6, 'resolve', 'dealt the damage')

    keys('ctrl+q')
    process.wait(SECONDS)
    if process.returncode != 0:
        sys.exit(f'keys: it ended with {process.returncode}')
    print('ok 7 left', flush=True)


if __name__ == '__main__':
    journey()
