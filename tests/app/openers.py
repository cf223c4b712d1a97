#!/usr/bin/python3
# openers.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""One record, opened by several programs at once: a window and the command line, two windows, the
command line and a window. Who comes second is told in a sentence and can only look; nothing is lost,
whoever ends first; and who comes when it is free plays on.

Run by tests/app/journey, on its own X server and session bus."""

import os
import subprocess
import sys

from gi.repository import GLib

from journey import PROGRAM, SECONDS, applications, ok, until, walk
from keys import record

CLI = os.environ['BOARDSIDE_CLI'].split()
BUTTONS = 'push button|button|toggle button'
LABELS = 'label|static|text'
# As a sentence in the window, behind a path on the command line.
TOLD = 'nother program has this battle open'


def accessible_bus():
    """Its address, for programs on another session bus: there it would not be found."""
    told = subprocess.run(['gdbus', 'call', '--session', '--dest', 'org.a11y.Bus',
                           '--object-path', '/org/a11y/bus', '--method', 'org.a11y.Bus.GetAddress'],
                          capture_output=True, text=True, check=True)
    return told.stdout.split("'")[1]


def pids():
    return {app.get_process_id() for app in applications()}


class Window:
    """A window of a program of its own: one that shares its session bus with another one only tells
    that one what to open."""

    def __init__(self, *arguments):
        others = pids()
        self.process = subprocess.Popen(['dbus-run-session', '--', PROGRAM, *arguments],
                                        env={**os.environ, 'AT_SPI_BUS_ADDRESS': accessible_bus()})
        self.pid = until('the program', lambda: pids() - others).pop()

    def application(self):
        return next((app for app in applications() if app.get_process_id() == self.pid), None)

    def window(self):
        app = self.application()
        return app.get_child_at_index(0) if app is not None else None

    def find(self, roles, words):
        app = self.application()
        for node in walk(app) if app is not None else ():
            if node.get_role_name() in roles.split('|') and words in (node.get_name() or ''):
                return node
        return None

    def wait(self, roles, words):
        return until(f'“{words}”', lambda: self.find(roles, words))

    def press(self, words):
        self.wait(BUTTONS, words).get_action_iface().do_action(0)

    def can(self, name):
        """What does it, if it can be done now."""
        window = self.window()
        action = window.get_action_iface() if window is not None else None
        if action is None:
            return None
        names = [action.get_action_name(n) for n in range(action.get_n_actions())]
        return (action, names.index(name)) if name in names else None

    def act(self, name):
        action, number = until(f'the action “{name}”', lambda: self.can(name))
        action.do_action(number)

    def close(self):
        try:
            self.act('window.close')
        except GLib.Error:
            # It was gone before it could say that it does it; how it ended is looked at now.
            pass
        self.process.wait(SECONDS)
        if self.process.returncode != 0:
            sys.exit(f'openers: it ended with {self.process.returncode}')


def path_of_record():
    folder = os.environ['XDG_DATA_HOME'] + '/boardside/battles/'
    return folder + [name for name in os.listdir(folder) if name.endswith('.boardside')][0]


def cli(*words, lines=''):
    return subprocess.run([*CLI, *words], input=lines, capture_output=True, text=True,
                          timeout=SECONDS, check=False)


def is_whole(path):
    return cli('check', path).returncode == 0


def check(number, what, fine, *more):
    if not fine:
        sys.exit(f'openers: {what}: not so: {more}\n{record()[-2000:]}')
    ok(number, what)


def only_looks(window):
    window.wait(LABELS, 'A' + TOLD)
    window.wait(BUTTONS, 'Play On in a')
    window.wait(BUTTONS, 'U.S.S. Enterprise-D')
    return window.find(BUTTONS, 'Next: ') is None and not window.can('win.undo')


def window_first():
    """Returns the path of the record, which nobody holds any more."""
    first = Window('--demo')
    first.wait(BUTTONS, 'Next: no attack by I.R.W. Khazara')
    path, before = path_of_record(), record()

    told = cli('play', path, lines='next\n')
    check(1, 'the command line is told',
          told.returncode == 3 and 'a' + TOLD in told.stderr + told.stdout, told)
    check(2, 'writes nothing, and may look',
          record() == before and cli('show', path).returncode == 0)

    second = Window(path)
    check(3, 'the second window is told, and can only look', only_looks(second))
    first.press('Next: no attack by')
    until('the step', lambda: record() != before)
    after = record()
    check(4, 'the first one goes on',
          after.startswith(before) and after.count('\n') == before.count('\n') + 1)
    first.close()
    second.close()
    check(5, 'and nothing is lost when both have ended', record() == after and is_whole(path))

    return path


def command_line_first(path):
    before = record()
    player = subprocess.Popen([*CLI, 'play', path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True)

    def play(line):
        told = len(record())
        player.stdin.write(line + '\n')
        player.stdin.flush()
        until(line, lambda: len(record()) > told)

    play('next')
    window = Window(path)
    check(6, 'the window is told of the command line, and can only look', only_looks(window))
    play('undo')
    window.close()
    play('redo')
    player.stdin.close()
    player.wait(SECONDS)
    words = [line.split()[0] for line in record()[len(before):].splitlines()]
    check(7, 'who goes on at the command line',
          record().startswith(before) and words == ['next', 'undo', 'redo'] and is_whole(path), words)


def journey():
    print('1..8', flush=True)
    path = window_first()
    command_line_first(path)

    before = record()
    last = Window(path)
    last.press('Next: ')
    until('the step', lambda: record() != before)
    until('undo', lambda: last.can('win.undo'))
    last.close()
    check(8, 'and who comes when it is free plays on',
          record().startswith(before) and is_whole(path))


if __name__ == '__main__':
    journey()
