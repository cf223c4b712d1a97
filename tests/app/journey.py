#!/usr/bin/python3
# journey.py
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""One journey as a screen reader sees it: open the demo, attack, undo, redo, quit, reopen; everything by names and roles.

Run by tests/app/journey, on its own X server and session bus."""

import os
import subprocess
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = os.environ['BOARDSIDE_PROGRAM']
SECONDS = 150
# A program that answers late on a busy machine does what it was asked: to ask again would undo twice.
Atspi.set_timeout(SECONDS * 1000, SECONDS * 1000)


def until(what, function):
    """What the function gives, as soon as it gives something."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            found = function()
        except GLib.Error:
            found = None
        if found:
            return found
        time.sleep(0.2)
    sys.exit(f'journey: waited in vain for {what}')


def applications():
    """Of each what is true now, but for roles, which stay: what else is kept is changed by signals
    alone, and on a busy machine some come before there is anything to change."""
    desktop = Atspi.get_desktop(0)
    desktop.set_cache_mask(Atspi.Cache.ROLE)
    found = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return [app for app in found if app is not None and 'boardside' in (app.get_name() or '').lower()]


def application():
    return next(iter(applications()), None)


def walk(node):
    yield node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child)


def find(role, start):
    """A thing by role and how its name begins. GTK 4.8 leaves out what is not visible, but marks nothing as showing."""
    app = application()
    if app is None:
        return None
    for node in walk(app):
        if node.get_role_name() in role.split('|') and (node.get_name() or '').startswith(start):
            return node
    return None


def press(start):
    button = until(f'the button “{start}”', lambda: find('push button|button|toggle button', start))
    button.get_action_iface().do_action(0)
    print(f'# pressed “{button.get_name()}”', flush=True)


def act(name):
    """An action of the window, by name."""
    def frame_action():
        app = application()
        if app is None:
            # It was gone before it could say that it does it; how it ended is looked at by who asked.
            return name == 'window.close'
        for i in range(app.get_child_count()):
            window = app.get_child_at_index(i)
            action = window.get_action_iface() if window is not None else None
            for n in range(action.get_n_actions() if action is not None else 0):
                if action.get_action_name(n) == name:
                    action.do_action(n)
                    return True
        return False
    until(f'the action “{name}”', frame_action)
    print(f'# did {name}', flush=True)


def ok(number, what):
    print(f'ok {number} {what}', flush=True)


def start(*arguments):
    process = subprocess.Popen([PROGRAM, *arguments])
    until('the program', application)
    return process


def leave(process):
    act('window.close')
    process.wait(SECONDS)
    if process.returncode != 0:
        sys.exit(f'journey: it ended with {process.returncode}')


def journey():
    print('1..6', flush=True)
    process = start('--demo')
    until('Khazara to be due', lambda: find('push button|button', 'Next: no attack by I.R.W. Khazara'))
    until('the ship card', lambda: find('push button|button|toggle button', 'U.S.S. Enterprise-D'))
    ok(1, 'the demo is open')

    press('Range 1')
    press('Attack: Roll 5 Dice')
    until('dice on the table', lambda: find('push button|button|toggle button', 'Die 5'))
    ok(2, 'attacked and rolled')

    act('win.undo')
    until('no dice', lambda: find('push button|button', 'Attack: Roll'))
    ok(3, 'undone')

    act('win.redo')
    until('the dice again', lambda: find('push button|button|toggle button', 'Die 5'))
    dice = [find('push button|button|toggle button', f'Die {i}').get_name() for i in range(1, 6)]
    ok(4, 'done again')

    leave(process)
    ok(5, 'left')

    process = start()
    until('the same dice', lambda: find('push button|button|toggle button', 'Die 5'))
    again = [find('push button|button|toggle button', f'Die {i}').get_name() for i in range(1, 6)]
    if dice != again:
        sys.exit(f'journey: other dice after the restart: {dice}, {again}')
    act('win.undo')
    until('undo after the restart', lambda: find('push button|button', 'Attack: Roll'))
    leave(process)
    ok(6, 'opened again where it was, with its undo')


if __name__ == '__main__':
    journey()
