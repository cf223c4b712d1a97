#!/usr/bin/python3
# keys-boarding.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A boarding by keyboard alone: announce the dock, dock, board, fight with typed dice, break off, tow. What came of it is read from the
record.

Run by tests/app/journey, on its own X server."""

import os
import subprocess
import sys
import time

from keys import PROGRAM, SECONDS, expect, keys, settings

LINES = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'boarding', 'before.boardscript')
RECORD = os.path.join(os.environ['XDG_DATA_HOME'], 'boardside', 'battles', 'keys.boardside')


def journey():
    print('1..8', flush=True)
    settings()
    os.makedirs(os.path.dirname(RECORD), exist_ok=True)
    subprocess.run([os.environ['BOARDSIDE_CLI'], 'play', RECORD, f'--from={LINES}'], check=True, stdout=subprocess.DEVNULL)
    process = subprocess.Popen([PROGRAM, RECORD])
    time.sleep(4)

    # On the table: the panel, past what it overlaps to the dock, past the gap to the second of the colors: the white maneuver.
    keys('F7', 'Tab', 'space', 'Tab', 'Tab', 'Tab', 'space')
    expect(1, 'move ship=fal dock=sla color=white', 'announced the dock')

    # The boarding page: the keyboard is where the ship docks.
    keys('alt+4', 'Tab', 'space')
    expect(2, 'dock ship=fal target=sla at=right', 'docked')

    # And now where it declares.
    keys('space')
    expect(3, 'declare ship=fal intent=board', 'declared')

    keys('ctrl+Return', 'F7', *7 * ['space'], 'Return', *4 * ['space'], 'Return', 'Return')
    expect(4, 'fight ship=fal target=sla attack=blank,blank,blank,blank,blank,blank,blank defence=blank,blank,blank,blank', 'fought')
    keys(*4 * ['space'], 'Return', *7 * ['space'], 'Return', 'Return')
    expect(5, 'fight ship=sla target=fal', 'the other side fought')

    # In the end phase: broken off, agreed, in tow.
    keys('ctrl+Return', 'ctrl+Return', 'alt+p')
    expect(6, 'break-off ship=', 'proposed to break off')
    keys('F7', 'space')
    expect(7, 'answer=yes', 'agreed')
    keys('space')
    expect(8, 'intent=tow', 'in tow')

    keys('ctrl+q')
    process.wait(SECONDS)
    if process.returncode != 0:
        sys.exit(f'keys-boarding: it ended with {process.returncode}')


if __name__ == '__main__':
    journey()
