#!/usr/bin/env python3
"""From a keystroke to its diagnostics in one screen of so many views, for servers side by side.

Every edit makes a text that the server has not seen before, so nothing is looked up: a number that
moves one row, a label's title, a priority, and one view more. The time is from the write of
`didChange` to the read of the diagnostics of that version; the median of many edits, in
milliseconds. The servers take turns, edit by edit, so that a busy machine slows all of them.

    Benchmarks/screens.py --server NAME=PROGRAM … [--views 40,200,1000,10000] [--edits 100]
"""

import argparse
import os
import statistics
import tempfile

import samples
from client import Client, Document

WARM_UP = 5
#: Lines of a screen before its first row, lines of a row, and views in it.
HEAD, ROW_LINES, ROW_VIEWS = 5, 5, 3


class Typing:
    """One server with the screen open, and the lines of the row in its middle."""

    def __init__(self, command, folder, views):
        rows = max(1, views // ROW_VIEWS)
        self.client = Client(command, folder)
        self.client.initialize()
        path = os.path.join(folder, "screen.stack")
        self.document = Document(self.client, path, "stack", samples.long_screen("Long", rows))
        self.document.published_for_this_version()
        self.client.quiet(1.0)
        self.row = HEAD + rows // 2 * ROW_LINES

    def replace(self, line, old, new):
        """Milliseconds from the edit to its diagnostics; then waits for all that comes later."""
        start = self.document.lines[line].index(old)
        before = self.document.edit(line, start, start + len(old), new)
        arrived, _ = self.document.published_for_this_version()
        self.client.quiet(0.02)
        return (arrived - before) * 1000

    def number(self, step):
        old = self.document.lines[self.row + 1].split(": ")[1]
        return self.replace(self.row + 1, old, str(9 + step % 50 + step / 1000))

    def title(self, step):
        old = self.document.lines[self.row + 2].split('"')[1]
        return self.replace(self.row + 2, old, f"Street {step} {'x' * (step % 10)}")

    def priority(self, step):
        old = self.document.lines[self.row + 3].split("@")[1][:3]
        return self.replace(self.row + 3, old, str(500 + step))

    def view(self, step):
        return self.replace(self.row + 4, "        }", f'            label more{step} "x"\n        }}')


EDITS = ["number", "title", "priority", "view"]


def measure(servers, views, edits):
    """By server and edit the median in milliseconds, and the memory in megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        typing = {}
        for name, program in servers.items():
            home = os.path.join(folder, name)
            os.mkdir(home)
            typing[name] = Typing(program.split(), home, views)
        times = {name: {kind: [] for kind in EDITS} for name in servers}
        for kind in EDITS:
            for step in range(WARM_UP + edits):
                for name, one in typing.items():
                    times[name][kind].append(getattr(one, kind)(step))
                    if kind == "view":
                        # The text that follows stands a line further down.
                        one.document.lines[one.row + 4 : one.row + 5] = one.document.lines[
                            one.row + 4
                        ].split("\n")
        memory = {name: one.client.resident_megabytes() for name, one in typing.items()}
        for one in typing.values():
            one.client.stop()
    medians = {
        name: {kind: statistics.median(values[WARM_UP:]) for kind, values in kinds.items()}
        for name, kinds in times.items()
    }
    return medians, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--server", action="append", required=True, metavar="NAME=PROGRAM")
    parser.add_argument("--views", default="40,200,1000,10000")
    parser.add_argument("--edits", type=int, default=100)
    options = parser.parse_args()
    servers = dict(entry.split("=", 1) for entry in options.server)
    for views in map(int, options.views.split(",")):
        medians, memory = measure(servers, views, options.edits)
        print(f"\n{views} views{'':20s}" + "".join(f"{kind:>10s}" for kind in EDITS) + "        MB")
        for name, kinds in medians.items():
            figures = "".join(f"{kinds[kind]:10.2f}" for kind in EDITS)
            print(f"{name:28s}{figures}{memory[name]:10.1f}", flush=True)


if __name__ == "__main__":
    main()
