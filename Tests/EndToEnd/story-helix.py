#!/usr/bin/env python3
"""The story of a screen, played in Helix, in a terminal that tmux plays: keys go in, and what is to be
seen is read from the screen.

    story-helix.py COMMAND…     what starts Helix
"""

import os
import re
import shlex
import subprocess
import sys

from story import SCREENS, WORK, answer, check, diagnostics, play, plays, saved, tie_is_mended, \
    wait_for, with_code


class Helix:
    """The editor, in a terminal of its own."""

    def __init__(self, command):
        self.command = command

    def tmux(self, *arguments):
        # A server of its own, which no other tmux of this machine sees.
        command = ["tmux", "-S", str(WORK / "tmux"), "-f", "/dev/null", *arguments]
        result = subprocess.run(command, capture_output=True, text=True)
        check(result.returncode == 0, f"tmux {arguments}: {result.stderr}")
        return result.stdout

    def start(self, name):
        command = shlex.join([*self.command, str(SCREENS / name)])
        self.tmux("-u", "new-session", "-d", "-x", "120", "-y", "50", command)

    def runs(self):
        return os.path.exists(WORK / "tmux") and subprocess.run(
            ["tmux", "-S", str(WORK / "tmux"), "list-sessions"], capture_output=True
        ).returncode == 0

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def command_line(self, text):
        self.type(":" + text)
        self.press("Enter")

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def sees(self, pattern):
        return wait_for(f"{pattern} on the screen", lambda: re.search(pattern, self.screen()))[0]

    def open(self, name):
        self.command_line(f"open {SCREENS / name}")
        self.sees(f"NOR +\\S*{name}")

    def apply_first_action(self, title):
        """Takes the first action of the menu at the caret, the preferred one, which has this title."""
        actions = answer("textDocument/codeAction", lambda: self.type(" a"))
        check(actions[0]["title"].startswith(title), str([it["title"] for it in actions]))
        self.sees(title)
        # Helix has the first one selected.
        self.press("Enter")

    def close_popup(self, pattern):
        """An Escape that is read together with the next key would make it another key."""
        self.press("Escape")
        wait_for(f"{pattern} to be gone", lambda: not re.search(pattern, self.screen()))

    def save(self):
        self.command_line("write")

    def close(self):
        if self.runs():
            self.tmux("kill-server")


def story(helix):
    yield "a tie names both labels"
    helix.start("Tie.stack")
    tie = wait_for("the tie", lambda: with_code("Tie.stack", "ambiguous-hugging"))[0]
    check(tie["severity"] == 2, "a tie is a warning")
    helix.command_line("9")
    helix.type("gs")
    helix.sees("both hug at 250")

    yield "hover says where the label is"
    helix.type(" k")
    size = r"[\d.]+ × [\d.]+ pt"
    helix.sees(size)
    plays("hover")
    helix.close_popup(size)

    yield "the fix of the tie removes it"
    helix.apply_first_action("Lower horizontal hugging of `title` to 249")
    tie_is_mended(helix.save)
    plays("diagnostics")
    plays("fixes")

    yield "a conflict names its members"
    helix.open("Conflict.stack")
    conflict = wait_for("it", lambda: with_code("Conflict.stack", "fill-fixed-child"))[0]
    check(conflict["severity"] == 1, "a conflict is an error")
    helix.sees("height == 100")
    plays("conflict")

    yield "formatting gives the canonical form"
    helix.open("Unformatted.stack")
    answer("textDocument/formatting", lambda: helix.command_line("format"))
    saved("Unformatted.stack", helix.save, "\n    devices: iPhone16\n")
    plays("formatting")

    yield "the server ends with the editor"
    helix.command_line("quit-all")
    wait_for("its end", lambda: not helix.runs())


if __name__ == "__main__":
    editor = Helix(sys.argv[1:])
    try:
        play("helix", story(editor))
    finally:
        editor.close()
