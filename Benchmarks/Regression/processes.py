"""Runs commands, and ends them if this program is interrupted."""

import os
import signal
import subprocess

# The seconds that a command may take to end its own children.
PATIENCE = 20


class CommandError(Exception):
    """A command that failed, with its output."""

    def __init__(self, command, said):
        super().__init__(f"{' '.join(map(str, command))} failed\n{said}")


def run(command, environment=None, says_errors=False):
    """The output of a command; with its errors if says_errors is true.

    It runs in a separate session: a Ctrl-C in the terminal reaches only this program, which ends the command and waits
    for it, so that nothing is written while folders are removed.
    """
    process = subprocess.Popen(
        [str(part) for part in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if says_errors else None, text=True, env=environment, start_new_session=True)
    try:
        printed, _ = process.communicate()
    except BaseException:
        end(process)
        raise
    if process.returncode != 0:
        raise CommandError(command, printed)
    return printed


def end(process):
    """Ends a command and its children, as Ctrl-C would; by force if it takes too long."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def interrupted_by_signals():
    """Makes signals that end this program raise what Ctrl-C raises, so that it cleans up.

    A program that a script starts in the background would ignore Ctrl-C's signal.
    """
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)


def ignore_signals():
    """Ignores interruptions from now on, while folders are removed."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
