"""A language client that does nothing but measure.

One thread, raw pipes, `select`: a latency is the time from the write of a message to the read that
completes the answer. Nothing else runs in this process meanwhile, the collection of garbage neither: thousands of
diagnostics make it take up to a second.
"""

import gc
import json
import os
import re
import select
import subprocess
import time

TIMEOUT = 60.0
gc.disable()


class Client:
    """A server process and the messages that came from it."""

    def __init__(self, command, folder):
        self.folder = folder
        self.responses = {}
        self.published, self.unparsed = {}, []
        self.buffer, self.unwritten = bytearray(), bytearray()
        self.next_id = 1
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
        )
        self.input = self.process.stdin.fileno()
        self.output = self.process.stdout.fileno()
        os.set_blocking(self.input, False)
        os.set_blocking(self.output, False)

    # Messages out.

    @staticmethod
    def frame(message):
        body = json.dumps({"jsonrpc": "2.0", **message}, separators=(",", ":")).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def write(self, data):
        """Writes all of it, reading meanwhile, so that two full pipes cannot wait for each other.

        What is read may ask for an answer: that stands in line behind what is being written.
        """
        is_writing = bool(self.unwritten)
        self.unwritten += data
        if is_writing:
            return
        while self.unwritten:
            readable, writable, _ = select.select([self.output], [self.input], [], TIMEOUT)
            if not readable and not writable:
                raise TimeoutError("the server does not read")
            if readable:
                self.read()
            if writable:
                count = os.write(self.input, memoryview(self.unwritten)[: 1 << 16])
                del self.unwritten[:count]

    def notify(self, method, params):
        """Sends a notification; returns the time just before."""
        data = self.frame({"method": method, "params": params})
        before = time.perf_counter()
        self.write(data)
        return before

    def request(self, method, params):
        """Sends a request and waits; returns the answer and the milliseconds it took."""
        identifier, self.next_id = self.next_id, self.next_id + 1
        data = self.frame({"id": identifier, "method": method, "params": params})
        before = time.perf_counter()
        self.write(data)
        arrived, message = self.wait(lambda: self.responses.pop(identifier, None), method)
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"], (arrived - before) * 1000

    # Messages in.

    def wait(self, condition, what):
        end = time.perf_counter() + TIMEOUT
        while (value := condition()) is None:
            if time.perf_counter() > end:
                raise TimeoutError(f"still waiting for {what}")
            if select.select([self.output], [], [], 1.0)[0]:
                self.read()
        return value

    def quiet(self, seconds):
        """Reads until nothing has arrived for so long."""
        while select.select([self.output], [], [], seconds)[0]:
            self.read()

    def read(self):
        try:
            chunk = os.read(self.output, 1 << 18)
        except BlockingIOError:
            return
        arrived = time.perf_counter()
        if not chunk:
            raise EOFError("the server closed its output")
        self.buffer += chunk
        while (end := self.buffer.find(b"\r\n\r\n")) >= 0:
            length = int(re.search(rb"(?i)content-length:\s*(\d+)", self.buffer[:end]).group(1))
            start = end + 4
            if len(self.buffer) < start + length:
                return
            body = bytes(self.buffer[start : start + length])
            del self.buffer[: start + length]
            if b"textDocument/publishDiagnostics" in body[:100]:
                self.receive_diagnostics(arrived, body)
            else:
                self.receive(arrived, json.loads(body))

    def receive_diagnostics(self, arrived, body):
        self.unparsed.append((arrived, body))

    @property
    def diagnostics(self):
        """By URI, the publications with their arrival.

        They are parsed when somebody looks: half a megabyte takes this process 4 ms, in which the answer behind it would
        wait to be read.
        """
        unparsed, self.unparsed = self.unparsed, []
        for arrived, body in unparsed:
            params = json.loads(body)["params"]
            self.published.setdefault(params["uri"], []).append((arrived, params))
        return self.published

    def receive(self, arrived, message):
        method = message.get("method")
        if method is None:
            self.responses[message["id"]] = (arrived, message)
        elif "id" in message:
            self.write(self.frame({"id": message["id"], "result": self.answer(message)}))

    def answer(self, message):
        if message["method"] == "workspace/configuration":
            return [None for _ in message["params"]["items"]]
        return None

    # The life of a session.

    def initialize(self):
        """Milliseconds from the start of the process to the answer of `initialize`."""
        uri = "file://" + self.folder
        result, _ = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": uri,
                "workspaceFolders": [{"uri": uri, "name": "benchmark"}],
                "capabilities": {
                    "workspace": {"configuration": True, "workspaceFolders": True},
                    "textDocument": {
                        "hover": {"contentFormat": ["markdown", "plaintext"]},
                        "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
                    },
                },
            },
        )
        elapsed = (time.perf_counter() - self.started) * 1000
        self.capabilities = result["capabilities"]
        sync = self.capabilities.get("textDocumentSync", {})
        #: TextDocumentSyncKind.Full: such a server wants the whole text after each edit.
        self.wants_whole_texts = (sync.get("change") if isinstance(sync, dict) else sync) == 1
        self.notify("initialized", {})
        return elapsed

    def resident_megabytes(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def stop(self):
        try:
            self.request("shutdown", None)
            self.notify("exit", None)
            self.process.wait(10)
        except (EOFError, TimeoutError, BrokenPipeError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


class Document:
    """An open text that is edited by insertions and deletions on one line."""

    def __init__(self, client, path, language, text):
        self.client = client
        self.uri = "file://" + path
        self.version = 1
        self.lines = text.split("\n")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        item = {"uri": self.uri, "languageId": language, "version": 1, "text": text}
        self.opened = client.notify("textDocument/didOpen", {"textDocument": item})

    def edit(self, line, start, end, text):
        self.version += 1
        self.lines[line] = self.lines[line][:start] + text + self.lines[line][end:]
        span = {
            "start": {"line": line, "character": start},
            "end": {"line": line, "character": end},
        }
        return self.client.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": self.uri, "version": self.version},
                "contentChanges": [
                    {"text": "\n".join(self.lines)}
                    if self.client.wants_whole_texts
                    else {"range": span, "text": text}
                ],
            },
        )

    def published(self, accept):
        """The first publication that is accepted, waiting for it; what came before is dropped."""

        def take():
            queue = self.client.diagnostics.get(self.uri, [])
            while queue:
                arrived, params = queue.pop(0)
                if accept(params):
                    return arrived, params
            return None

        return self.client.wait(take, "diagnostics")

    def published_for_this_version(self, has_enough=lambda count: True):
        """The publication of the newest text: of its version, where the server says one, and with
        a number of diagnostics that the text can have."""

        def accept(params):
            is_newest = params.get("version", self.version) == self.version
            return is_newest and has_enough(len(params["diagnostics"]))

        return self.published(accept)

    def hover(self, line, character):
        return self.ask("textDocument/hover", line, character)

    def completion(self, line, character):
        return self.ask("textDocument/completion", line, character)

    def ask(self, method, line, character):
        return self.client.request(
            method,
            {
                "textDocument": {"uri": self.uri},
                "position": {"line": line, "character": character},
            },
        )
