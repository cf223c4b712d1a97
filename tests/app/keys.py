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
SECONDS = 150
# As long as nothing may happen that somebody waits for: longer than a search waits for the next
# letter.
QUIET = 0.4
# The same from one key to the next, where no search is waited for.
PAUSE = 0.15
# A program that has nothing to do still wakes up now and then for less than that, in nanoseconds.
IDLE = 4000000
# The program that is worked with: one at a time.
AT = []


def until(what, function):
    """What the function gives, as soon as it gives something."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = function()
        if found:
            return found
        time.sleep(0.1)
    return sys.exit(f'keys: waited in vain for {what}')


def spent(process):
    """Whether the program sleeps, and for how many nanoseconds it ran and wanted to run."""
    with open(f'/proc/{process.pid}/stat', encoding='utf-8') as file:
        state, *numbers = file.read().rpartition(')')[2].split()
    try:
        with open(f'/proc/{process.pid}/schedstat', encoding='utf-8') as file:
            ran, waited, _ = map(int, file.read().split())
    except FileNotFoundError:
        # A kernel that keeps no account of it counts in coarse steps.
        ran, waited = sum(map(int, numbers[10:12])) * 1000000000 // os.sysconf('SC_CLK_TCK'), 0
    return state == 'S', ran + waited


def rests(quiet):
    slept, before = spent(AT[0])
    time.sleep(quiet)
    sleeps, after = spent(AT[0])
    return slept and sleeps and after - before < IDLE


def rest(quiet=QUIET):
    """Until the program has done all there was to do, drawn it, and nothing moves any more; however
    busy the machine is."""
    until('the program to rest', lambda: AT[0].poll() is not None or rests(quiet))


def attend(process):
    """Takes it for the program that is worked with."""
    AT[:] = [process]
    return process


def has_window():
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', '.'], check=False,
                          capture_output=True).returncode == 0


def begin(*arguments):
    """The program, with its window drawn."""
    return drawn(subprocess.Popen([PROGRAM, *arguments]))


def drawn(process):
    attend(process)
    until('a window', has_window)
    rest()
    return process


def keys(*names):
    """One after the other, each when the one before has done what it does."""
    for name in names:
        rest(PAUSE)
        subprocess.run(['xdotool', 'key', '--delay', '40', name], check=True, stderr=subprocess.DEVNULL)


def leave(process):
    keys('ctrl+q')
    process.wait(SECONDS)
    if process.returncode != 0:
        sys.exit(f'keys: it ended with {process.returncode}')


def record():
    for path in glob.glob(os.environ['XDG_DATA_HOME'] + '/boardside/battles/*.boardside'):
        with open(path, encoding='utf-8') as file:
            return file.read()
    return ''


def expect(text, number=None, what=None):
    """In the record, as soon as it is there."""
    end = time.monotonic() + SECONDS
    while text not in record():
        if time.monotonic() > end:
            sys.exit(f'keys: waited in vain for ‘{text}’ in the record:\n{record()}')
        time.sleep(0.1)
    if number is not None:
        print(f'ok {number} {what}', flush=True)


def settings():
    folder = os.environ['XDG_CONFIG_HOME'] + '/glib-2.0/settings'
    os.makedirs(folder)
    with open(folder + '/keyfile', 'w', encoding='utf-8') as file:
        file.write("[io/github/boardside/Boardside]\ndice='real'\n")


def attack():
    """The panel; past two targets and two weapons to range 1; then the button for real dice by its
    mnemonic."""
    keys('F7', 'Tab', 'Tab', 'Tab', 'Tab', 'space', 'alt+e')


def journey():
    print('1..7', flush=True)
    settings()
    process = begin('--demo')
    expect('set on=ent', 1, 'the demo is open')

    attack()
    expect('attack ship=kha target=ent weapon=primary range=1', 2, 'attacked')

    # Five real dice, one of them corrected.
    keys('h', 'h', 'h', 'space', 'BackSpace', 'space', 'b', 'Return')
    expect('roll side=attack faces=hit,hit,hit,blank,battle', 3, 'typed the attack dice')
    keys('e', 'Return')
    expect('faces=evade', 4, 'typed the defence dice')

    keys('ctrl+z', 'ctrl+shift+z')
    expect('redo', 5, 'undone and done again')

    keys('alt+2', 'ctrl+f', 'z', 'z', 'alt+1', 'F6', 'alt+d')
    expect('resolve', 6, 'dealt the damage')

    leave(process)
    print('ok 7 left', flush=True)


if __name__ == '__main__':
    journey()
