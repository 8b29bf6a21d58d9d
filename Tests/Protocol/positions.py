"""Texts as a client sees them: lines, and characters counted in the negotiated encoding."""

import re

LINE_END = re.compile(r"\r\n|\n|\r")
CODECS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


def units(text, encoding):
    codec, width = CODECS[encoding]
    return len(text.encode(codec)) // width


class Text:
    """One version of a document."""

    def __init__(self, content, encoding):
        self.content, self.encoding = content, encoding
        self.lines = LINE_END.split(content)
        self.starts = [0] + [match.end() for match in LINE_END.finditer(content)]

    def offset(self, position):
        """Where a position lies in `content`; beyond the end is the end, as the specification says."""
        line, wanted = position["line"], position["character"]
        if line >= len(self.lines):
            return len(self.content)
        count = 0
        for index, letter in enumerate(self.lines[line]):
            if count >= wanted:
                return self.starts[line] + index
            count += units(letter, self.encoding)
        return self.starts[line] + len(self.lines[line])

    def position(self, offset):
        line = len(LINE_END.findall(self.content[:offset]))
        before = self.content[self.starts[line] : offset] if line < len(self.starts) else ""
        return {"line": line, "character": units(before, self.encoding)}

    def fault(self, position):
        """What is wrong with a position that the server names; None where nothing is."""
        line, character = position["line"], position["character"]
        if line >= len(self.lines):
            return f"line {line} of {len(self.lines)}"
        count = 0
        for letter in self.lines[line]:
            if count >= character:
                break
            count += units(letter, self.encoding)
        if count < character:
            return f"character {character} of {count} in line {line}"
        return None if count == character else f"{line}:{character} is inside of a character"

    def changed(self, changes):
        """The text after the elements of `contentChanges`, each applied to the result of the last."""
        text = self
        for change in changes:
            content = change["text"]
            if "range" in change:
                start, end = (text.offset(change["range"][side]) for side in ("start", "end"))
                content = text.content[:start] + content + text.content[max(start, end) :]
            text = Text(content, self.encoding)
        return text
