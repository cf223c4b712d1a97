#!/usr/bin/python3
# keys-muster.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two fleets mustered by keyboard alone: a new battle, a ship, its captain, an upgrade, another captain, a fleet for the other player,
begin. What came of it is read from the record.

Run by tests/app/journey, on its own X server."""

import sys

from keys import begin, expect, keys, leave, rest, settings


def pick(text):
    """Types into a search, lets it answer, and takes the first card."""
    rest()
    keys(*text)
    rest()
    keys('Return')


def journey():
    print('1..7', flush=True)
    settings()
    process = begin()

    keys('ctrl+n')
    rest()
    keys('alt+u')
    expect('player id=p2', 1, 'began to muster')
    rest()

    # The mnemonic of a button in each column goes from one to the next.
    keys('alt+a', 'Return')
    pick('khazara')
    pick('toreth')
    expect('captain=toreth', 2, 'a ship and its captain')
    rest()

    # The keyboard is back where it came from; before it stand the ship's slots.
    keys(*4 * ['shift+Tab'], 'Return')
    pick('bochra')
    expect('equip ship=khazara card=bochra', 3, 'crew')
    rest()
    keys('ctrl+z')
    expect('undo', 4, 'taken back')
    rest()

    keys('alt+a', 'alt+a', 'Return')
    pick('maht')
    pick('nudaq')
    expect('player=p2 card=maht-ha captain=nudaq', 5, 'a ship for the other player')
    rest()

    keys('alt+b')
    expect('begin ', 6, 'began')

    leave(process)
    print('ok 7 left', flush=True)


if __name__ == '__main__':
    journey()
