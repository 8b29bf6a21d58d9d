"""The validator finds what it is there to find: each session breaks one rule.

    python3 Tests/Protocol/test_validator.py
"""

import unittest

from validator import Validator

URI = "file:///a"


def place(line, character):
    return {"line": line, "character": character}


def span(*numbers):
    return {"start": place(*numbers[:2]), "end": place(*numbers[2:])}


class Session(Validator):
    """A session that is initialized, with one document of two lines open."""

    def __init__(self, capabilities=None):
        super().__init__()
        self.next = 0
        self.ask("initialize", {"capabilities": capabilities or {}}, {"capabilities": {}})
        item = {"uri": URI, "version": 1, "languageId": "x", "text": "ab\n😀c"}
        self.tell("textDocument/didOpen", {"textDocument": item})

    def tell(self, method, params):
        self.client_says({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, params, result):
        self.next += 1
        self.client_says({"jsonrpc": "2.0", "id": self.next, "method": method, "params": params})
        self.server_says({"jsonrpc": "2.0", "id": self.next, "result": result})

    def say(self, method, params, **more):
        self.server_says({"jsonrpc": "2.0", "method": method, "params": params, **more})

    def publish(self, where, version=1, **more):
        diagnostic = {"range": where, "message": "m", **more}
        params = {"uri": URI, "version": version, "diagnostics": [diagnostic]}
        self.say("textDocument/publishDiagnostics", params)


class ValidatorTests(unittest.TestCase):
    def expect(self, session, words):
        self.assertEqual(len(session.faults), 1, session.faults)
        self.assertIn(words, session.faults[0])

    def test_a_session_without_fault_has_none(self):
        session = Session()
        session.publish(span(1, 0, 1, 2))
        session.tell("shutdown", {})
        session.end(0)
        self.assertEqual(session.faults, [])

    def test_related_places_are_of_the_version_that_is_reported(self):
        capabilities = {"textDocument": {"publishDiagnostics": {"relatedInformation": True}}}
        session = Session(capabilities)
        whole = {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": ""}]}
        session.tell("textDocument/didChange", whole)
        related = [{"location": {"uri": URI, "range": span(1, 0, 1, 2)}, "message": "m"}]
        session.publish(span(0, 0, 0, 1), version=1, relatedInformation=related)
        self.assertEqual(session.faults, [])
        session.publish(span(0, 0, 0, 0), version=2, relatedInformation=related)
        self.assertIn("related information: line 1 of 1", session.faults)

    def test_places(self):
        for where, words in [
            (span(0, 0, 0, 3), "character 3 of 2"),
            (span(0, 0, 2, 0), "line 2 of 2"),
            (span(1, 0, 1, 1), "inside of a character"),
            (span(0, 1, 0, 0), "ends before it starts"),
        ]:
            session = Session()
            session.publish(where)
            self.expect(session, words)

    def test_versions_and_gates(self):
        session = Session()
        session.publish(span(0, 0, 0, 1), version=2)
        self.expect(session, "never sent")
        session = Session()
        session.publish(span(0, 0, 0, 1), tags=[1])
        self.expect(session, "tagSupport")
        session = Session()
        session.say("workspace/applyEdit", {"edit": {}}, id=1)
        self.expect(session, "without workspace.applyEdit")

    def test_answers(self):
        session = Session()
        session.server_says({"jsonrpc": "2.0", "id": 1, "result": None})
        self.expect(session, "once more")
        session = Session()
        session.client_says({"jsonrpc": "2.0", "id": 9, "method": "shutdown"})
        session.end(0)
        self.expect(session, "was not answered")
        session = Session()
        session.end(0)
        self.expect(session, "exit code 0")

    def test_meaning(self):
        params = {"textDocument": {"uri": URI}}
        edit = {"range": span(0, 0, 0, 2), "newText": ""}
        session = Session()
        session.ask("textDocument/formatting", params, [edit, {**edit, "range": span(0, 1, 0, 2)}])
        self.expect(session, "overlap")
        ranges = {"ranges": [span(0, 0, 0, 1), span(0, 1, 0, 2)]}
        session = Session()
        session.ask("textDocument/linkedEditingRange", params, ranges)
        self.expect(session, "linked ranges")
        selection = {"range": span(0, 0, 0, 2), "parent": {"range": span(0, 1, 0, 2)}}
        session = Session()
        session.ask("textDocument/selectionRange", {**params, "positions": [1]}, [selection])
        self.expect(session, "does not grow")

    def test_shapes(self):
        try:
            import schema  # noqa: F401
        except ImportError:
            self.skipTest("lsprotocol is not installed")
        session = Session()
        session.publish(span(0, 0, 0, 1), sverity=1)
        self.expect(session, "sverity")


if __name__ == "__main__":
    unittest.main()
