#!/usr/bin/env python3
"""The first minute. The commands of the README, as they stand there, lead from the clone to a finding in an app's own
storyboard, a fix, a baseline and a report for CI. Then Neovim and Emacs with an empty home and the lines of their
READMEs open the tour, each in a terminal, and its five faults are seen."""

import json
import os
import pathlib
import re
import subprocess
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


STORYBOARD = CLONE / "Tests/Fixtures/interface-builder/tie.storyboard"
NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"]


def commands():
    """All that the README tells to type, in its order, and the first one below its output."""
    text = (CLONE / "README.md").read_text("utf-8")
    typed = []
    for language, body in re.findall(r"^```(sh|console)\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        lines = body.splitlines()
        typed += [it.removeprefix("$ ") for it in lines if language == "sh" or it.startswith("$ ")]
    said = re.search(r"(\w+) more commands, (\w+) with those above", text)
    check(NUMBERS.index(said[2]) + 1 == len(typed), f"the README says {said[2]} commands: {typed}")
    return [it.split("  #")[0].strip() for it in typed]


class App:
    """An app with a storyboard of its own, in a repository."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        text = STORYBOARD.read_text("utf-8")
        # It has two faults: a tie, which a person has to decide, and an attribute without effect, which is
        # an information and mended all the same.
        text = text.replace("<stackView ", '<stackView baselineRelativeArrangement="YES" ', 1)
        (folder / "Main.storyboard").write_text(text, "utf-8")
        self.run("git init -q && git add . && git -c user.name=A -c user.email=a@b commit -qm 'An app'")

    def run(self, command):
        path = f"{WORK}/prefix/bin:{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env={**os.environ, "PATH": path}, capture_output=True, text=True)
        check(done.returncode == 0, f"{command}: {done.returncode}, {done.stdout}{done.stderr}")
        return done.stdout

    def text(self):
        return (self.folder / "Main.storyboard").read_text("utf-8")

    def codes(self):
        """The rules that the report for CI names, each with a fingerprint."""
        report = json.loads((self.folder / "stack.sarif").read_text("utf-8"))
        check(report["version"] == "2.1.0", report["version"])
        results = report["runs"][0]["results"]
        check(all(it["partialFingerprints"] for it in results), "a result has no fingerprint")
        return [it["ruleId"] for it in results]


def first_check(folder):
    install, first, fix, baseline, report = commands()
    yield "the README's commands lead from a clone to a report for CI"
    check(install.startswith("scripts/install "), install)
    app = App(folder)
    said = app.run(first)
    check("[ambiguous-hugging]" in said, f"the tie is not found: {said}")

    before = app.text()
    app.run(fix)
    check(app.text() == before.replace(' baselineRelativeArrangement="YES"', "", 1), "the fix changes something else")

    app.run(baseline)
    app.run(report)
    check(app.codes() == [], f"what the baseline holds is reported: {app.codes()}")
    (app.folder / "New.storyboard").write_text(STORYBOARD.read_text("utf-8"), "utf-8")
    app.run(report)
    check(app.codes() == ["ambiguous-hugging"], f"what is new is not reported alone: {app.codes()}")


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
    yield from first_check(WORK / "app")

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
    # In an empty home Emacs compiles its own packages, and what it says of them may take the place of the tour.
    write(HOME / ".emacs.d/early-init.el", "(setq native-comp-async-report-warnings-errors 'silent)\n")
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
