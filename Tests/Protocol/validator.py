"""Holds a language server to the protocol: every message of a session, in order, is checked for

- its shape (`schema.py`),
- its place: one answer to each request, nothing before `initialize` or after `shutdown`, and
  nothing that the client has not declared,
- its meaning: places inside the text of that version, edits that do not overlap, symbols and
  selections that nest, tokens that decode.

What the client does wrong is not the server's fault and is not looked at.
"""

from positions import Text

try:
    import schema
except ImportError:  # Without lsprotocol the shapes are taken on trust.
    schema = None

GATES = {
    "workspace/applyEdit": "workspace.applyEdit",
    "workspace/configuration": "workspace.configuration",
    "workspace/diagnostic/refresh": "workspace.diagnostics.refreshSupport",
    "workspace/codeLens/refresh": "workspace.codeLens.refreshSupport",
    "workspace/inlayHint/refresh": "workspace.inlayHint.refreshSupport",
    "workspace/semanticTokens/refresh": "workspace.semanticTokens.refreshSupport",
    "window/showDocument": "window.showDocument.support",
    "window/workDoneProgress/create": "window.workDoneProgress",
}
BEFORE_INITIALIZE = {"window/showMessage", "window/logMessage", "$/progress", "telemetry/event"}


class Validator:
    def __init__(self, report=lambda fault: None):
        self.faults = []
        self.report = report
        self.texts = {}
        self.histories = {}
        self.capabilities, self.server, self.encoding = {}, {}, "utf-16"
        self.asked, self.answered, self.server_asked = {}, set(), {}
        self.is_initialized = self.is_shut_down = False
        self.tokens = {}
        self.last_version = {}
        self.messages = 0

    def fault(self, text):
        self.faults.append(text)
        self.report(text)

    def has(self, path):
        value = self.capabilities
        for name in path.split("."):
            value = value.get(name) if isinstance(value, dict) else None
        return value

    # Messages.

    def client_says(self, message):
        method, identifier = message.get("method"), message.get("id")
        if method is None:
            self.server_asked.pop(key(identifier), None)
            return
        params = message.get("params") or {}
        if "id" in message:
            self.asked[key(identifier)] = (method, params)
            self.answered.discard(key(identifier))
        for name in ("workDoneToken", "partialResultToken"):
            if isinstance(params, dict) and name in params:
                self.tokens[repr(params[name])] = "made"
        if method == "initialize":
            self.capabilities = params.get("capabilities") or {}
        elif method == "shutdown":
            self.is_shut_down = True
        elif method.startswith("textDocument/did"):
            self.document(method, params)

    def document(self, method, params):
        uri = params["textDocument"]["uri"]
        if method == "textDocument/didOpen":
            self.texts[uri] = Text(params["textDocument"]["text"], self.encoding)
            self.histories[uri] = {}
            self.last_version.pop(uri, None)
        elif method == "textDocument/didChange" and uri in self.texts:
            self.texts[uri] = self.texts[uri].changed(params["contentChanges"])
        elif method == "textDocument/didClose":
            self.texts.pop(uri, None)
            return
        if uri in self.texts and "version" in params["textDocument"]:
            self.histories[uri][params["textDocument"]["version"]] = self.texts[uri]

    def server_says(self, message):
        self.messages += 1
        if message.get("jsonrpc") != "2.0":
            self.fault("a message without jsonrpc 2.0")
        if "method" not in message:
            return self.answer(message)
        method, params = message["method"], message.get("params") or {}
        self.shape(method, message, False)
        if not self.is_initialized and method not in BEFORE_INITIALIZE:
            self.fault(f"{method} before the answer of initialize")
        if method in GATES and not self.has(GATES[method]):
            self.fault(f"{method} without {GATES[method]}")
        if "id" in message:
            if key(message["id"]) in self.server_asked:
                self.fault(f"{method}: the id {message['id']!r} is in use")
            self.server_asked[key(message["id"])] = method
        if method == "textDocument/publishDiagnostics":
            self.published(params)
        elif method == "$/progress":
            self.progress(params)
        elif method == "workspace/applyEdit":
            self.workspace_edit(params["edit"], method)
        elif method == "client/registerCapability":
            self.registered(params)

    def answer(self, message):
        identifier = key(message.get("id"))
        if ("result" in message) == ("error" in message):
            self.fault(f"the answer {message.get('id')!r} has result and error, or neither")
        if message.get("id") is None:
            return
        if identifier not in self.asked:
            again = "once more" if identifier in self.answered else "which nobody asked"
            return self.fault(f"an answer to {message['id']!r}, {again}")
        method, params = self.asked.pop(identifier)
        self.answered.add(identifier)
        if "error" in message:
            error = message["error"]
            if not isinstance(error.get("code"), int) or not error.get("message"):
                self.fault(f"{method}: an error without code or message")
            return
        self.shape(method, message, True)
        result = message["result"]
        if method == "initialize":
            self.is_initialized = True
            self.server = result["capabilities"]
            self.encoding = self.server.get("positionEncoding", "utf-16")
        self.meaning(method, params, result)

    def shape(self, method, message, is_response):
        if schema:
            for text in schema.faults(method, message, is_response):
                self.fault(text)

    def end(self, exit_code=None):
        for method, _ in self.asked.values():
            self.fault(f"{method} was not answered")
        for token, state in self.tokens.items():
            if state == "begun":
                self.fault(f"the progress {token} did not end")
        if exit_code is not None and exit_code != (0 if self.is_shut_down else 1):
            self.fault(f"exit code {exit_code}")

    # What the server says by itself.

    def published(self, params):
        uri, version = params["uri"], params.get("version")
        text = self.texts.get(uri)
        if version is not None and uri in self.texts:
            text = self.histories[uri].get(version)
            if text is None:
                return self.fault(f"diagnostics of version {version}, which was never sent")
            if version < self.last_version.get(uri, version):
                self.fault(f"diagnostics of version {version} after a later one")
            self.last_version[uri] = version
        elif params["diagnostics"]:
            self.fault(f"diagnostics of {uri} without a text")
        # A place in the document itself is one of that version too, whatever was typed since.
        texts = {**self.texts, uri: text}
        self.diagnostics(params["diagnostics"], text, "textDocument.publishDiagnostics", texts)

    def diagnostics(self, diagnostics, text, client, texts=None):
        gates = {
            "relatedInformation": "relatedInformation",
            "codeDescription": "codeDescriptionSupport",
            "data": "dataSupport",
            "tags": "tagSupport",
        }
        # LSP 3.17 has these flags for pushed diagnostics only, 3.18 for both kinds.
        flags = {**(self.has("textDocument.publishDiagnostics") or {}), **(self.has(client) or {})}
        for diagnostic in diagnostics:
            self.range(diagnostic["range"], text, "diagnostic")
            for name, gate in gates.items():
                if name in diagnostic and not flags.get(gate):
                    self.fault(f"a diagnostic with {name} without {client}.{gate}")
            for related in diagnostic.get("relatedInformation", []):
                self.location(related["location"], "related information", texts)

    def progress(self, params):
        token, kind = repr(params["token"]), params["value"].get("kind")
        if token not in self.tokens:
            return self.fault(f"progress on {token}, which nobody made")
        expected = {"begin": "made", "report": "begun", "end": "begun"}.get(kind)
        if kind and self.tokens[token] != expected:
            self.fault(f"progress {kind} on {token}, which is {self.tokens[token]}")
        if kind:
            self.tokens[token] = "ended" if kind == "end" else "begun"

    def registered(self, params):
        for registration in params["registrations"]:
            path = registration["method"].replace("/", ".") + ".dynamicRegistration"
            if not self.has(path):
                self.fault(f"registration without {path}")

    # Answers.

    def meaning(self, method, params, result):
        if result is None:
            return
        name = method.replace("/", "_").replace("textDocument_", "")
        check = getattr(self, f"answer_{name}", None)
        if check:
            uri = params.get("textDocument", {}).get("uri")
            check(params, result, self.texts.get(uri))

    def range(self, span, text, what):
        start, end = span["start"], span["end"]
        if (start["line"], start["character"]) > (end["line"], end["character"]):
            self.fault(f"{what}: a range that ends before it starts")
        for place in (start, end):
            reason = text.fault(place) if text else None
            if reason:
                self.fault(f"{what}: {reason}")

    def location(self, location, what, texts=None):
        texts = self.texts if texts is None else texts
        self.range(location["range"], texts.get(location["uri"]), what)

    def edits(self, edits, text, what):
        spans = []
        for edit in edits:
            self.range(edit["range"], text, what)
            spans.append([(it["line"], it["character"]) for it in map(edit["range"].get, ("start", "end"))])
        spans.sort()
        for one, other in zip(spans, spans[1:]):
            if other[0] < one[1]:
                self.fault(f"{what}: edits overlap at {other[0]}")

    def workspace_edit(self, edit, what):
        for uri, edits in (edit.get("changes") or {}).items():
            self.edits(edits, self.texts.get(uri), what)
        if "documentChanges" in edit and not self.has("workspace.workspaceEdit.documentChanges"):
            self.fault(f"{what}: documentChanges without client support")
        for change in edit.get("documentChanges") or []:
            self.edits(change["edits"], self.texts.get(change["textDocument"]["uri"]), what)

    def answer_hover(self, params, result, text):
        if "range" in result:
            self.range(result["range"], text, "hover")
        formats = self.has("textDocument.hover.contentFormat") or []
        if result["contents"]["kind"] == "markdown" and "markdown" not in formats:
            self.fault("a hover in markdown without client support")

    def answer_completion(self, params, result, text):
        snippets = self.has("textDocument.completion.completionItem.snippetSupport")
        for item in result["items"]:
            self.range(item["textEdit"]["range"], text, "completion")
            if item.get("insertTextFormat") == 2 and not snippets:
                self.fault("a snippet without client support")

    def answer_codeAction(self, params, result, text):
        literals = self.has("textDocument.codeAction.codeActionLiteralSupport")
        titles = [action["title"] for action in result]
        for title in {it for it in titles if titles.count(it) > 1}:
            self.fault(f"two actions are called {title!r}")
        for action in result:
            if "kind" in action and not literals:
                self.fault("an action as a literal without client support")
            if "isPreferred" in action and not self.has("textDocument.codeAction.isPreferredSupport"):
                self.fault("isPreferred without client support")
            if "data" in action and not self.has("textDocument.codeAction.dataSupport"):
                self.fault("an action with data without client support")
            if "edit" in action:
                self.workspace_edit(action["edit"], action["title"])
            self.diagnostics(
                action.get("diagnostics") or [], text, "textDocument.publishDiagnostics"
            )

    def answer_codeAction_resolve(self, params, result, text):
        self.workspace_edit(result.get("edit") or {}, result["title"])

    def answer_rename(self, params, result, text):
        self.workspace_edit(result, "rename")

    def answer_prepareRename(self, params, result, text):
        self.range(result["range"], text, "prepareRename")

    def answer_formatting(self, params, result, text):
        self.edits(result, text, "formatting")

    answer_rangeFormatting = answer_onTypeFormatting = answer_formatting

    def answer_diagnostic(self, params, result, text):
        self.diagnostics(result.get("items") or [], text, "textDocument.diagnostic")

    def locations(self, params, result, text):
        for location in result if isinstance(result, list) else [result]:
            self.location(location, "location")

    answer_definition = answer_declaration = answer_references = locations

    def ranges(self, params, result, text):
        for item in result:
            self.range(item["range"], text, "range")

    answer_documentHighlight = answer_documentLink = answer_codeLens = ranges

    def answer_linkedEditingRange(self, params, result, text):
        contents = set()
        for span in result["ranges"]:
            self.range(span, text, "linkedEditingRange")
            contents.add(text.content[text.offset(span["start"]) : text.offset(span["end"])])
        if len(contents) > 1:
            self.fault(f"linked ranges hold {contents}")

    def answer_inlayHint(self, params, result, text):
        for hint in result:
            reason = text.fault(hint["position"])
            if reason:
                self.fault(f"inlay hint: {reason}")

    def answer_documentSymbol(self, params, result, text):
        tree = self.has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
        pending = [(symbol, None) for symbol in result]
        while pending:
            symbol, parent = pending.pop()
            if "location" in symbol:
                self.location(symbol["location"], "symbol")
                continue
            if not tree:
                self.fault("symbols as a tree without client support")
            self.range(symbol["range"], text, "symbol")
            if not inside(symbol["selectionRange"], symbol["range"]):
                self.fault(f"{symbol['name']}: the selection range is outside of the range")
            if parent and not inside(symbol["range"], parent["range"]):
                self.fault(f"{symbol['name']} is outside of {parent['name']}")
            pending += [(child, symbol) for child in symbol.get("children", [])]

    def answer_foldingRange(self, params, result, text):
        for fold in result:
            if not 0 <= fold["startLine"] <= fold["endLine"] < len(text.lines):
                self.fault(f"folding range {fold}")

    def answer_selectionRange(self, params, result, text):
        if len(result) != len(params["positions"]):
            self.fault("another number of selection ranges than of positions")
        for selection, place in zip(result, params["positions"]):
            while selection:
                self.range(selection["range"], text, "selection range")
                parent = selection.get("parent")
                if parent and not inside(selection["range"], parent["range"]):
                    self.fault("a selection range that does not grow")
                selection = parent

    def answer_semanticTokens_full(self, params, result, text):
        legend = self.server["semanticTokensProvider"]["legend"]
        data, line, character = result["data"], 0, 0
        if len(data) % 5 != 0:
            self.fault("semantic tokens that are not five numbers each")
        for index in range(0, len(data) - 4, 5):
            down, right, length, kind, modifiers = data[index : index + 5]
            line, character = line + down, right if down else character + right
            end = {"line": line, "character": character + length}
            reason = text.fault(end)
            if reason or length == 0:
                self.fault(f"semantic token: {reason or 'without a length'}")
            if kind >= len(legend["tokenTypes"]) or modifiers >> len(legend["tokenModifiers"]):
                self.fault("a semantic token that is not in the legend")

    answer_semanticTokens_range = answer_semanticTokens_full


def key(identifier):
    return (type(identifier).__name__, identifier)


def inside(inner, outer):
    def point(place):
        return (place["line"], place["character"])

    return (
        point(outer["start"]) <= point(inner["start"])
        and point(inner["end"]) <= point(outer["end"])
    )
