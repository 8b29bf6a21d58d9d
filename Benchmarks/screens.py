#!/usr/bin/env python3
"""From a keystroke to its diagnostics in one screen of so many views, for servers side by side.

Every edit makes a text that the server has not seen before, so nothing is looked up: a number that
moves one row, a label's title, a priority, and one view more. The time is from the write of
`didChange` to the read of the diagnostics of that version; beside it stands the processor time until
the server rests, with all environments. Medians of many edits, in milliseconds. The servers take
turns, edit by edit, so that a busy machine slows all of them.

    Benchmarks/screens.py --server NAME=PROGRAM … [--views 40,200,1000,10000] [--edits 100]
"""

import argparse
import os
import statistics
import tempfile

from client import Client, Document

WARM_UP = 5
#: Views of a row: the row itself, a label and a field.
ROW_VIEWS = 3
#: What stands before the first row.
HEAD = [
    "screen Long {",
    "    devices: iPhone16",
    "    scrollView scroll {",
    "    edges == safeArea.edges",
    "    vstack form {",
    "        spacing: 8",
    "        edges == scroll.content.edges",
    "        width == scroll.frame.width",
]


def scrolling_form(rows):
    """A form that scrolls, so that it fits however many rows it has."""
    lines = list(HEAD)
    for number in range(rows):
        lines += row(number)
    return "\n".join([*lines, "    }", "    }", "}", ""])


def row(number):
    return [
        f"        hstack row{number} {{",
        "            spacing: 8",
        f'            label caption{number} "Street {number}" {{ hugging.horizontal: 251 }}',
        f"            textField street{number} {{ width == row{number}.width * 0.5 @750 }}",
        "        }",
    ]


class Typing:
    """One server with the screen open, and the lines of the row in its middle."""

    def __init__(self, command, folder, views):
        rows = max(1, views // ROW_VIEWS)
        self.client = Client(command, folder)
        self.client.initialize()
        path = os.path.join(folder, "screen.stack")
        self.document = Document(self.client, path, "stack", scrolling_form(rows))
        self.document.published_for_this_version()
        self.client.quiet(1.0)
        self.row = len(HEAD) + rows // 2 * len(row(0))

    def replace(self, line, old, new):
        """Milliseconds from the edit to its diagnostics, and of the processor until all is done."""
        used = self.processor_time()
        start = self.document.lines[line].index(old)
        before = self.document.edit(line, start, start + len(old), new)
        self.document.lines[line : line + 1] = self.document.lines[line].split("\n")
        arrived, _ = self.document.published_for_this_version()
        self.client.quiet(0.02)
        return (arrived - before) * 1000, self.processor_time() - used

    def processor_time(self):
        """Milliseconds that all threads of the server have run so far."""
        tasks = f"/proc/{self.client.process.pid}/task"
        total = 0
        for task in os.listdir(tasks):
            with open(f"{tasks}/{task}/schedstat", encoding="ascii") as file:
                total += int(file.read().split()[0])
        return total / 1e6

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
        return self.replace(self.row + 4, "", f'            label more{step} "x"\n')


EDITS = ["number", "title", "priority", "view"]


def measure(servers, views, edits):
    """By server and edit both medians in milliseconds, and the memory in megabytes."""
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
        memory = {name: one.client.resident_megabytes() for name, one in typing.items()}
        for one in typing.values():
            one.client.stop()
    medians = {
        name: {
            kind: [statistics.median(column) for column in zip(*values[WARM_UP:])]
            for kind, values in kinds.items()
        }
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
        print(f"\n{views} views{'':20s}" + "".join(f"{kind:>18s}" for kind in EDITS) + "        MB")
        for name, kinds in medians.items():
            figures = "".join(f"{kinds[kind][0]:9.2f}{kinds[kind][1]:9.2f}" for kind in EDITS)
            print(f"{name:28s}{figures}{memory[name]:10.1f}", flush=True)


if __name__ == "__main__":
    main()
