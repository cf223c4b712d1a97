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

from keys import begin, expect, keys, leave, settings

LINES = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'boarding', 'before.boardscript')
RECORD = os.path.join(os.environ['XDG_DATA_HOME'], 'boardside', 'battles', 'keys.boardside')


def journey():
    print('1..8', flush=True)
    settings()
    os.makedirs(os.path.dirname(RECORD), exist_ok=True)
    subprocess.run([os.environ['BOARDSIDE_CLI'], 'play', RECORD, f'--from={LINES}'], check=True, stdout=subprocess.DEVNULL)
    process = begin(RECORD)

    # On the table: the panel, past what it overlaps to the dock, past the gap to the second of the colors: the white maneuver.
    keys('F7', 'Tab', 'space', 'Tab', 'Tab', 'Tab', 'space')
    expect('move ship=fal dock=sla color=white', 1, 'announced the dock')

    # The boarding page: the keyboard is where the ship docks.
    keys('alt+4', 'Tab', 'space')
    expect('dock ship=fal target=sla at=right', 2, 'docked')

    # And now where it declares.
    keys('space')
    expect('declare ship=fal intent=board', 3, 'declared')

    keys('ctrl+Return', 'F7', *7 * ['space'], 'Return', *4 * ['space'], 'Return', 'Return')
    blanks = [','.join(number * ['blank']) for number in (7, 4)]
    expect('fight ship=fal target=sla attack={} defence={}'.format(*blanks), 4, 'fought')
    keys(*4 * ['space'], 'Return', *7 * ['space'], 'Return', 'Return')
    expect('fight ship=sla target=fal', 5, 'the other side fought')

    # In the end phase: broken off, agreed, in tow.
    keys('ctrl+Return', 'ctrl+Return', 'alt+p')
    expect('break-off ship=', 6, 'proposed to break off')
    keys('F7', 'space')
    expect('answer=yes', 7, 'agreed')
    keys('space')
    expect('intent=tow', 8, 'in tow')

    leave(process)


if __name__ == '__main__':
    journey()
