"""What the stories share that are played from outside of the editor: waiting, and the messages between
the editor and its server, as Tests/Protocol/record writes them."""

import json
import os
import pathlib
import time
import urllib.request

#: Seconds that a wait may take, on a machine that is busy with something else.
LIMIT = 60
#: Seconds that a program is left alone where nothing shows that it is ready.
REST = 0.8
WORK = pathlib.Path(os.environ["WORK"])
SCREENS = WORK / "screens"


class Problem(Exception):
    pass


def wait_for(what, condition):
    """The condition's first value that is something."""
    end = time.monotonic() + LIMIT
    while not (value := condition()):
        if time.monotonic() > end:
            raise Problem(f"still waiting: {what}")
        time.sleep(0.05)
    return value


def check(condition, message):
    if not condition:
        raise Problem(message)


def plays(feature):
    """Says which feature the story has played, for the README's table of editors."""


def messages():
    path = WORK / "messages"
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def requests(method):
    """Parameters and result of every answered request of a method, in order."""
    said = messages()
    answers = {it["message"]["id"]: it["message"].get("result") for it in said
               if it["from"] == "server" and "id" in it["message"] and "method" not in it["message"]}
    return [(it["message"]["params"], answers[it["message"]["id"]]) for it in said
            if it["from"] == "client" and it["message"].get("method") == method
            and it["message"]["id"] in answers]


def answer(method, act):
    """The result of the next request of a method, which `act` makes the editor send."""
    before = len(requests(method))
    act()
    return wait_for(f"an answer to {method}", lambda: requests(method)[before:])[0][1]


def last_message():
    """What the server said last in a message to the user."""
    shown = [it["message"]["params"]["message"] for it in messages()
             if it["message"].get("method") == "window/showMessage"]
    return shown[-1] if shown else ""


def serves_preview(address):
    """The address leads to the page of the preview."""
    with urllib.request.urlopen(address, timeout=LIMIT) as answered:
        page = answered.read().decode()
    check(answered.status == 200 and "Preview" in page, page[:200])


def diagnostics(name, since=0):
    """The last diagnostics of a file, pushed by the server or pulled by the editor, in the messages from a
    number on."""
    found, pulled = [], {}
    for said in messages()[since:]:
        message = said["message"]
        params = message.get("params") or {}
        if message.get("method") == "textDocument/diagnostic":
            pulled[message["id"]] = params["textDocument"]["uri"]
        elif message.get("method") == "textDocument/publishDiagnostics":
            if params["uri"].endswith("/" + name):
                found = params["diagnostics"]
        elif said["from"] == "server" and pulled.get(message.get("id"), "").endswith("/" + name):
            found = (message.get("result") or {}).get("items", found)
    return found


def with_code(name, code):
    return [it for it in diagnostics(name) if it.get("code") == code]


def saved(name, save, wanted):
    """Saves until the file is as it should be, for what was done may not have arrived yet."""
    def is_saved():
        save()
        time.sleep(REST)
        return wanted in (SCREENS / name).read_text("utf-8")
    wait_for(f"{wanted!r} in {name} on disk", is_saved)


def tie_is_mended(save):
    """The tie of Tie.stack is gone, nothing graver came for it, and the file on disk says why."""
    wait_for("the tie to be gone", lambda: not with_code("Tie.stack", "ambiguous-hugging"))
    check(all(it["severity"] > 2 for it in diagnostics("Tie.stack")), "it left something else")
    saved("Tie.stack", save, "hugging.horizontal: 249")


def play(editor, parts):
    """Runs a story, a generator that says before each part what it is about."""
    part = "start"
    try:
        for part in parts:
            pass
    except Problem as problem:
        raise SystemExit(f"{editor}: {part}: {problem}") from None
    print(f"{editor}: the story holds")
