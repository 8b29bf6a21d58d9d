"""A text that a client edits, kept by string slicing, for comparison with the server's text."""

#: Python's name for each position encoding, and the number of bytes in one of its units.
ENCODINGS = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}
WIDTH = {"utf-8": 1, "utf-16": 2, "utf-32": 4}
#: Text that somebody types, and text that breaks a file.
PIECES = [
    "a", " ", "\n", "{", "}", ": ", "==", '"', "é", "😀", "漢字", "\r\n", "//", "/*", "*/", ";",
    "label x\n", "hugging: 250\n", "width == 100\n", "hstack row {\n", "spacing: 8\n", "@999", "0",
]


class Mirror:
    """A text that is edited by string slicing, with positions counted in one encoding."""

    def __init__(self, uri, text, encoding):
        self.uri, self.text, self.encoding, self.version = uri, text, encoding, 1

    def position(self, offset):
        before = self.text[:offset].replace("\r\n", "\n").replace("\r", "\n")
        line = before.rsplit("\n", 1)[-1]
        units = len(line.encode(ENCODINGS[self.encoding])) // WIDTH[self.encoding]
        return {"line": before.count("\n"), "character": units}

    def boundary(self, offset):
        """An offset outside CR LF, which is one line end."""
        inside = 0 < offset < len(self.text) and self.text[offset - 1 : offset + 1] == "\r\n"
        return offset - 1 if inside else offset

    def offset(self, position):
        """The inverse of `position`, for a text whose lines end with LF."""
        lines = self.text.split("\n")
        start = sum(len(line) + 1 for line in lines[: position["line"]])
        encoded = lines[position["line"]].encode(ENCODINGS[self.encoding])
        units = encoded[: position["character"] * WIDTH[self.encoding]]
        return start + len(units.decode(ENCODINGS[self.encoding]))

    def after(self, edits):
        """The text after LSP's text edits, which do not overlap."""
        spans = [
            (self.offset(it["range"]["start"]), self.offset(it["range"]["end"]), it["newText"])
            for it in edits
        ]
        text = self.text
        for start, end, new in sorted(spans, key=lambda it: it[:2], reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def edit(self, chance, pieces):
        start = self.boundary(chance.randrange(len(self.text) + 1))
        removed = chance.choice([0, 0, 0, 1, 2, 12]) if len(self.text) < 6000 else 40
        end = self.boundary(min(len(self.text), start + removed))
        end = max(start, end)
        text = chance.choice(pieces) if removed < 12 else ""
        span = {"start": self.position(start), "end": self.position(end)}
        self.text = self.text[:start] + text + self.text[end:]
        self.version += 1
        return {"range": span, "text": text}
