#!/usr/bin/env python3
"""The story of a screen, played in Kate by its user's means: the pointer and the keyboard, on a screen
that nobody sees.

What Kate asked and was answered is read from the recorded messages, what it did with the answers in the
files that it saves. The fix is taken from the menu *Code Action*, for *Quick Fix* of Kate 22.12 is no
choice: it applies every action that it is offered (LSPClientPluginViewImpl::triggerCodeActionItem).
"""

import os
import re
import subprocess
import time

from story import LIMIT, REST, SCREENS, WORK, Problem, answer, check, last_message, play, plays, requests, \
    saved, serves_preview, tie_is_mended, wait_for, with_code


class Kate:
    """The editor, on a screen of its own."""

    def __init__(self):
        self.log = open(WORK / "kate.log", "wb")
        output, inlet = os.pipe()
        screen = ["Xvfb", "-displayfd", str(inlet), "-screen", "0", "1000x800x24"]
        self.running = [subprocess.Popen(screen, pass_fds=[inlet], stdout=self.log, stderr=self.log)]
        os.close(inlet)
        os.environ["DISPLAY"] = ":" + os.read(output, 16).decode().strip()

    def start(self, name, line, column):
        place = ["--line", str(line), "--column", str(column), str(SCREENS / name)]
        command = ["kate", "--startanon", "--new", *place]
        self.running.append(subprocess.Popen(command, stdout=self.log, stderr=self.log))
        wait_for(f"the window of {name}", lambda: self.shows(name))

    def open(self, name):
        """Asks the Kate that runs to show one more file."""
        command = ["kate", str(SCREENS / name)]
        subprocess.run(command, stdout=self.log, stderr=self.log, check=True, timeout=LIMIT)
        wait_for(f"the window of {name}", lambda: self.shows(name))

    def shows(self, name):
        search = ["xdotool", "search", "--onlyvisible", "--name", name]
        return subprocess.run(search, capture_output=True).returncode == 0

    def press(self, *keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def save(self):
        self.press("ctrl+s")

    def hover(self, word):
        """Rests the pointer on the text, place by place, until a hover speaks of this word."""
        for y in range(90, 320, 8):
            for x in (190, 130):
                subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)
                time.sleep(REST)
                for _, result in requests("textDocument/hover"):
                    if result and word in result["contents"]["value"]:
                        return result["contents"]["value"]
        raise Problem(f"no hover of {word}")

    def apply_action(self, title):
        """Takes the action with this title from the menu at the caret."""
        actions = answer("textDocument/codeAction", lambda: self.press("alt+Return"))
        titles = [it["title"] for it in actions]
        found = [number for number, it in enumerate(titles) if re.match(title, it)]
        check(found, f"no action {title} among {titles}")
        # The menu is filled when the answer has arrived: what is pressed too early is lost.
        time.sleep(REST)
        self.press(*["Down"] * (found[0] + 1), "Return")

    def quit(self):
        self.press("ctrl+q")
        wait_for("its end", lambda: self.running[-1].poll() is not None)

    def close(self):
        for process in reversed(self.running):
            process.kill()
            process.wait()


def story(kate):
    yield "a tie names both labels"
    kate.start("Tie.stack", line=9, column=9)
    tie = wait_for("the tie", lambda: with_code("Tie.stack", "ambiguous-hugging"))[0]
    check(tie["severity"] == 2, "a tie is a warning")
    check("title" in tie["message"] and "bio" in tie["message"], tie["message"])

    yield "hover says where the row is"
    content = kate.hover("row")
    check(re.search(r"[\d.]+ × [\d.]+", content), f"no size in the hover: {content}")
    check("┌" in content, f"no drawing in the hover: {content}")
    plays("hover")
    plays("picture")

    yield "the fix of the tie removes it"
    kate.apply_action("Lower horizontal hugging of `title` to 249")
    tie_is_mended(kate.save)
    plays("diagnostics")
    plays("fixes")

    yield "a conflict lists its members"
    kate.open("Conflict.stack")
    conflict = wait_for("it", lambda: with_code("Conflict.stack", "fill-fixed-child"))[0]
    check(conflict["severity"] == 1, "a conflict is an error")
    check(len(conflict.get("relatedInformation", [])) >= 2, str(conflict))
    plays("conflict")

    yield "the menu of actions shows the screen at the caret"
    # Kate drops what a command answers: the server says in a message where the page is.
    kate.apply_action("Show Conflict as Swift")
    page = wait_for("the page", lambda: re.findall(r"The page is in (\S+)\.$", last_message()))[0]
    check("final class ConflictView" in open(page, encoding="utf-8").read(), page)
    kate.apply_action("Explain the conflict of Conflict")
    page = wait_for("the page", lambda: re.findall(r"in (\S+conflicts\.md)\.$", last_message()))[0]
    check("926" in open(page, encoding="utf-8").read(), page)
    plays("pages")
    kate.apply_action("Preview Conflict in the browser")
    serves_preview(wait_for("the preview", lambda: re.findall(r"http://\S+", last_message()))[0])
    plays("preview")

    yield "formatting gives the canonical form"
    kate.open("Unformatted.stack")
    answer("textDocument/formatting", lambda: kate.press("ctrl+t", "f"))
    saved("Unformatted.stack", kate.save, "\n    devices: iPhone16\n")
    plays("formatting")

    yield "the server ends with the editor"
    kate.quit()


if __name__ == "__main__":
    editor = Kate()
    try:
        play("kate", story(editor))
    finally:
        editor.close()
