#!/usr/bin/env python3
"""The first minute: Neovim and Emacs with an empty home and the lines of their READMEs open the tour,
each in a terminal, and its five faults are seen."""

import os
import pathlib
import re
import time

from story import WORK, check, diagnostics, messages, play, wait_for
from terminal import Terminal

CLONE = WORK / "clone"
TOUR = CLONE / "Examples/Tour.stack"
HOME = pathlib.Path(os.environ["HOME"])
FAULTS = {
    "unknown-property", "ambiguous-hugging", "baseline-on-vertical", "fixed-sum-exceeds-container",
    "ambiguous-position",
}


def configuration(editor, language):
    """The first block of an editor's README, for this clone; the server is found on PATH."""
    text = (CLONE / "editors" / editor / "README.md").read_text("utf-8")
    block = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)[1]
    check("/path/to/stack-lsp" in block, f"{editor}: the README names no path")
    lines = [it for it in block.splitlines() if "if it is not on your PATH" not in it]
    return "\n".join(lines).replace("/path/to/stack-lsp", str(CLONE)) + "\n"


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def tour(terminal, command):
    """Opens the tour; the seconds until its five faults are known to the editor."""
    started, before = time.monotonic(), len(messages())
    terminal.run(command, CLONE)
    wait_for("the server", lambda: len(messages()) > before)
    wait_for("the five faults", lambda: FAULTS <= {
        it.get("code") for it in diagnostics("Tour.stack", since=before)})
    return time.monotonic() - started


def story(terminals):
    yield "Neovim with the lines of its README shows the faults of the tour"
    write(HOME / "nvim/init.lua", configuration("nvim", "lua"))
    neovim = terminals["nvim"]
    seconds = tour(neovim, ["nvim", str(TOUR)])
    neovim.sees("spacin: 12.*no property|spacin: 12.*There is")
    neovim.press("Escape")
    neovim.type(":qa!")
    neovim.press("Enter")
    wait_for("its end", lambda: not neovim.runs())
    print(f"first: Neovim shows the five faults of the tour after {seconds:.1f} s")

    yield "Emacs with the lines of its README shows the faults of the tour"
    write(HOME / ".emacs.d/init.el", configuration("emacs", "elisp"))
    emacs = terminals["emacs"]
    seconds = tour(emacs, ["emacs", "-nw", str(TOUR)])
    emacs.sees("eglot")
    # The message of the first fault, where the caret is put on it.
    emacs.press("C-s")
    emacs.type("spacin:")
    emacs.press("Enter", "M-b")
    emacs.sees("no property|There is")
    emacs.press("C-x", "C-c")
    wait_for("its end", lambda: not emacs.runs())
    print(f"first: Emacs shows the five faults of the tour after {seconds:.1f} s")


if __name__ == "__main__":
    both = {name: Terminal(name) for name in ("nvim", "emacs")}
    try:
        play("first", story(both))
    finally:
        for one in both.values():
            one.close()
