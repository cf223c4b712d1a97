#!/usr/bin/python3
# keys-muster.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two fleets mustered by keyboard alone: a new battle, a ship, its captain, an upgrade, another captain, a fleet for the other player,
begin. What came of it is read from the record.

Run by tests/app/journey, on its own X server."""

import subprocess
import sys
import time

from keys import PROGRAM, SECONDS, expect, keys, settings


def pick(text):
    """Types into a search, lets it answer, and takes the first card."""
    time.sleep(1)
    keys(*text)
    time.sleep(1.5)
    keys('Return')


def journey():
    print('1..7', flush=True)
    settings()
    process = subprocess.Popen([PROGRAM])
    time.sleep(4)

    keys('ctrl+n')
    time.sleep(1)
    keys('alt+u')
    expect(1, 'player id=p2', 'began to muster')
    time.sleep(2)

    # The mnemonic of a button in each column goes from one to the next.
    keys('alt+a', 'Return')
    pick('khazara')
    pick('toreth')
    expect(2, 'captain=toreth', 'a ship and its captain')
    time.sleep(1)

    # The keyboard is back where it came from; before it stand the ship's slots.
    keys(*4 * ['shift+Tab'], 'Return')
    pick('bochra')
    expect(3, 'equip ship=khazara card=bochra', 'crew')
    time.sleep(1)
    keys('ctrl+z')
    expect(4, 'undo', 'taken back')
    time.sleep(1)

    keys('alt+a', 'alt+a', 'Return')
    pick('maht')
    pick('nudaq')
    expect(5, 'player=p2 card=maht-ha captain=nudaq', 'a ship for the other player')
    time.sleep(1)

    keys('alt+b')
    expect(6, 'begin ', 'began')

    keys('ctrl+q')
    process.wait(SECONDS)
    if process.returncode != 0:
        sys.exit(f'keys-muster: it ended with {process.returncode}')
    print('ok 7 left', flush=True)


if __name__ == '__main__':
    journey()
