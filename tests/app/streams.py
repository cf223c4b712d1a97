#!/usr/bin/python3
# streams.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window started with closed standard streams: whatever it prints goes into no file and no
connection that it opens. It works as ever, and the record is, byte for byte, the one that is played
with open streams.

Run by tests/app/journey, on its own X server."""

import glob
import os
import subprocess
import sys

from keys import PROGRAM, SECONDS, attack, drawn, expect, keys, leave, record, settings

CLI = os.environ['BOARDSIDE_CLI'].split()
# How it is started, and the numbers of the streams that it lacks then.
CLOSED = {'>&-': (1,), '<&-': (0,), '2>&-': (2,), '<&- >&-': (0, 1), '<&- >&- 2>&-': (0, 1, 2)}


def begin(number, redirected):
    """Each in a home of its own; all that its libraries can say is said, beside what the test tells, and it says itself that
    there is no such page."""
    os.environ['XDG_DATA_HOME'] = os.path.join(os.environ['HOME'], f'streams-{number}')
    line = f'exec "$0" --demo --page=nowhere {redirected}'
    return drawn(subprocess.Popen(['sh', '-c', line, PROGRAM],
                                  env={**os.environ, 'G_MESSAGES_DEBUG': 'all'}, stdout=sys.stderr))


def stands_in(process, redirected, numbers):
    """No file, no connection and no pipe of its own got the number of a stream."""
    for number in numbers:
        place = os.readlink(f'/proc/{process.pid}/fd/{number}')
        if place != '/dev/null':
            sys.exit(f'streams: {redirected}: {number} is {place}')


def play(process):
    """Real dice, so that each battle is the same."""
    expect('set on=ent')
    attack()
    expect('attack ship=kha')
    keys('h', 'h', 'h', 'space', 'b', 'Return')
    expect('faces=hit,hit,hit,blank,battle')
    keys('ctrl+z')
    expect('\nundo')
    leave(process)


def whole_record(redirected):
    paths = glob.glob(os.environ['XDG_DATA_HOME'] + '/boardside/battles/*')
    told = subprocess.run([*CLI, 'check', *paths], capture_output=True, text=True,
                          timeout=SECONDS, check=False)
    if len(paths) != 1 or told.returncode != 0:
        sys.exit(f'streams: {redirected}: {paths} {told}')
    return record()


def journey():
    print(f'1..{len(CLOSED) + 1}', flush=True)
    settings()
    out, err = (os.path.join(os.environ['HOME'], name) for name in ('out', 'err'))
    play(begin(0, f'>{out} 2>{err}'))
    wanted = whole_record('open')
    # What has no stream to go to has to be there at all.
    if any(os.path.getsize(path) == 0 for path in (out, err)):
        sys.exit('streams: it printed nothing')
    print('ok 1 with open streams', flush=True)

    for number, (redirected, numbers) in enumerate(CLOSED.items(), 1):
        process = begin(number, redirected)
        stands_in(process, redirected, numbers)
        play(process)
        got = whole_record(redirected)
        if got != wanted:
            sys.exit(f'streams: {redirected}: another record:\n{got}\nand not\n{wanted}')
        print(f'ok {number + 1} {redirected}: the same record', flush=True)


if __name__ == '__main__':
    journey()
