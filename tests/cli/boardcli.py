# What the tests of boardside-cli share: it runs the program in a folder of its
# own and counts what was as it should be (TAP).
import atexit
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile

CLI = shlex.split(os.environ['BOARDSIDE_CLI'])
SOURCE = os.environ['BOARDSIDE_SOURCE_DIR']

HEADER = 'boardside 1 game=attack-wing\n'
FLEETS = '''player id=fed name="The Federation" faction=federation
player id=kli name=Klingons faction=klingon
ship id=ent player=fed card=enterprise-d captain=federation-captain
ship id=mah player=kli card=maht-ha captain=klingon-captain
begin
'''

_done = 0
_failed = 0


def folder():
    """A fresh folder, which goes away in the end."""
    path = tempfile.mkdtemp(prefix='boardside-cli-')
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


def environment(data_home, **more):
    return dict(os.environ, XDG_DATA_HOME=data_home, **more)


class Server:
    """boardside-cli, started once for many requests with files in one home."""

    def __init__(self):
        self.process = subprocess.Popen([os.path.join(os.environ['BOARDSIDE_BUILD_DIR'], 'tests', 'cli-server')],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENV)
        atexit.register(self.end)

    def run(self, words, lines):
        self.process.stdin.write(json.dumps({'words': words, 'lines': lines}) + '\n')
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return subprocess.CompletedProcess(words, answer['code'], answer['stdout'], answer['stderr'])

    def end(self):
        self.process.stdin.close()
        if self.process.wait(timeout=60):
            os._exit(1)


_server = None


def serve():
    """From now on one process answers: for tests of what is done with files, not of how the program starts and ends."""
    global _server
    _server = Server()


def run(*words, lines='', env=None):
    if _server is not None and env is None:
        return _server.run(words, lines)
    return subprocess.run([*CLI, *words], input=lines, capture_output=True, text=True,
                          timeout=120, env=env or ENV)


def ok(what, fine, note=''):
    global _done, _failed
    _done += 1
    _failed += not fine
    print(f'{"ok" if fine else "not ok"} {_done} {what}', flush=True)
    if not fine:
        for line in str(note).splitlines():
            print('#', line, flush=True)
    return fine


def skip(what, why):
    global _done
    _done += 1
    print(f'ok {_done} {what} # SKIP {why}')
    print(f'{sys.argv[0]}: skipped: {what}: {why}', file=sys.stderr)


def exits(what, result, code, word=''):
    """It ended with this code and said so on standard error."""
    return ok(what, result.returncode == code and word in result.stderr,
              f'exit {result.returncode}, expected {code} and ‘{word}’\n{result.stdout}{result.stderr}')


def finish():
    print(f'1..{_done}')
    sys.exit(1 if _failed or not _done else 0)


HOME = folder()
ENV = environment(HOME)
