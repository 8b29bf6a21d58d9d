#!/usr/bin/env python3
"""From a request for code actions to all fixes of a finding, each of them proven, in files of so many lines.

Before each request a number of the screen changes, so that nothing of it was solved before. Medians and the
longest of many requests, in milliseconds.

    Benchmarks/actions.py --server PROGRAM [--lines 1000,10000] [--requests 50]
"""

import argparse
import os
import statistics
import tempfile

import samples
from client import Client, Document

WARM_UP = 5
#: By name, a line of the screen, counted from its beginning, and what stands there in its place.
FAULTS = {
    "a tie": (27, "    hstack row { edges == root.edges; label a \"A\"; label b \"B\" }"),
    "a conflict": (16, "        textView notes { height == 900; height <= 300"),
    "no position": (27, '    label footer "Tour"'),
}
SPACING = 7


def measure(program, lines, fault, requests):
    line, text = FAULTS[fault]
    sample = samples.stack(lines)
    top = sample.fault[0] // sample.unit * sample.unit
    rows = sample.text.split("\n")
    rows[top + line] = text
    with tempfile.TemporaryDirectory() as folder:
        client = Client([os.path.abspath(program)], folder)
        try:
            client.initialize()
            document = Document(client, os.path.join(folder, "main.stack"), "stack", "\n".join(rows))
            document.published_for_this_version()
            client.quiet(1.0)
            answers = [ask(client, document, top, line, step) for step in range(WARM_UP + requests)]
        finally:
            client.stop()
    times = [elapsed for elapsed, _ in answers[WARM_UP:]]
    return statistics.median(times), max(times), answers[-1][1]


def ask(client, document, top, line, step):
    """Milliseconds of one request, and the number of fixes."""
    row = document.lines[top + SPACING]
    start = row.index(": ") + 2
    document.edit(top + SPACING, start, len(row), str(8 + (step % 50) / 100))
    _, params = document.published_for_this_version(lambda count: count > 0)
    client.quiet(0.02)
    places = next(it["range"] for it in params["diagnostics"] if it["range"]["start"]["line"] == top + line)
    context = {"diagnostics": [], "only": ["quickfix"]}
    actions, elapsed = client.request(
        "textDocument/codeAction", {"textDocument": {"uri": document.uri}, "range": places, "context": context})
    return elapsed, len(actions)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--server", required=True)
    parser.add_argument("--lines", default="1000,10000")
    parser.add_argument("--requests", type=int, default=50)
    options = parser.parse_args()
    for lines in map(int, options.lines.split(",")):
        for fault in FAULTS:
            median, longest, count = measure(options.server, lines, fault, options.requests)
            print(f"{lines:6d} lines, {fault:12s} {count} actions  median {median:6.2f} ms  longest {longest:6.2f} ms")


if __name__ == "__main__":
    main()
