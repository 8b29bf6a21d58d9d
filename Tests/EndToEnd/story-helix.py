#!/usr/bin/env python3
"""The story of a screen, played in Helix, in a terminal that tmux plays: keys go in, and what is to be
seen is read from the screen.

    story-helix.py COMMAND…     what starts Helix
"""

import re
import sys

from story import SCREENS, answer, check, play, plays, saved, serves_preview, tie_is_mended, \
    wait_for, with_code
from terminal import Terminal


class Helix(Terminal):
    """The editor, in a terminal of its own."""

    def __init__(self, command):
        super().__init__()
        self.command = command

    def start(self, name):
        self.run([*self.command, str(SCREENS / name)])

    def command_line(self, text):
        self.type(":" + text)
        self.press("Enter")

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

    yield "commands without arguments show the screen at the caret"
    for command, page in (("exportSwift", "Conflict.swift"), ("showFrames", "Conflict-frames.txt"),
                          ("explainConflicts", "Conflict-conflicts.md")):
        answer("workspace/executeCommand", lambda: helix.command_line(f"lsp-workspace-command stack.{command}"))
        helix.sees(page)
        helix.open("Conflict.stack")
    plays("pages")
    address = answer(
        "workspace/executeCommand", lambda: helix.command_line("lsp-workspace-command stack.showPreview"))
    serves_preview(address)
    plays("preview")

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
