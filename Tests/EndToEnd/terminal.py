"""A terminal that tmux plays: keys go in, and what is to be seen is read from the screen."""

import os
import re
import shlex
import subprocess

from story import WORK, Problem, check, wait_for


class Terminal:
    """One program in a terminal of its own."""

    def __init__(self, name="tmux"):
        self.socket = WORK / name

    def tmux(self, *arguments):
        # A server of its own, which no other tmux of this machine sees.
        command = ["tmux", "-S", str(self.socket), "-f", "/dev/null", *arguments]
        result = subprocess.run(command, capture_output=True, text=True)
        check(result.returncode == 0, f"tmux {arguments}: {result.stderr}")
        return result.stdout

    def run(self, command, folder="."):
        self.tmux("-u", "new-session", "-d", "-x", "120", "-y", "50", "-c", str(folder), shlex.join(command))

    def runs(self):
        return os.path.exists(self.socket) and subprocess.run(
            ["tmux", "-S", str(self.socket), "list-sessions"], capture_output=True
        ).returncode == 0

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def sees(self, pattern):
        try:
            return wait_for(f"{pattern} on the screen", lambda: re.search(pattern, self.screen()))[0]
        except Problem as problem:
            raise Problem(f"{problem}:\n{self.screen()}") from None

    def close(self):
        if self.runs():
            self.tmux("kill-server")
