#!/usr/bin/env python3
"""How long somebody waits for a hover or a completion in one screen of so many views, while it is being solved.

The requests come at random places: right behind an edit, a moment later, while the screen is solved, and at rest.
Behind an edit the time is from the write of `didChange`. The median, the 99th percentile and the longest in
milliseconds, and the kilobytes of the longest answer.

    Benchmarks/prompt.py --server PROGRAM [--views 2000] [--requests 300]
"""

import argparse
import json
import os
import random
import statistics
import tempfile
import time

from client import Client, Document
from screens import HEAD, ROW_VIEWS, row, scrolling_form

ROW = len(row(0))
WARM_UP = 10
#: What is typed on a line of its own in the braces of a row, and what may follow.
TYPED = {"a property": "s", "an anchor": "width == ", "a view's anchor": "width == row1.", "a value": "alignment: "}
#: Seconds between the edit and the request.
MOMENTS = {"behind an edit": 0, "while solved": 0.02, "at rest": None}


class Screen:
    def __init__(self, program, folder, views):
        self.rows, self.chance = views // ROW_VIEWS, random.Random(views)
        self.client = Client([os.path.abspath(program)], folder)
        self.client.initialize()
        self.document = Document(self.client, os.path.join(folder, "main.stack"), "stack", scrolling_form(self.rows))
        self.document.published_for_this_version()
        self.client.quiet(1.0)

    def ask(self, kind, moment):
        """Milliseconds from the edit, or from the request if that comes later, and the length of the answer."""
        number = self.chance.randrange(self.rows)
        line = len(HEAD) + number * ROW + 1
        typed = TYPED.get(kind, "")
        # A text that the server has not seen: the spacing of this row.
        old = self.document.lines[line]
        spacing = f"            spacing: {self.chance.randrange(10**6) / 1e4}; "
        began = self.document.edit(line, 0, len(old), spacing + typed)
        if MOMENTS[moment] is None:
            self.client.quiet(0.3)
        elif MOMENTS[moment]:
            time.sleep(MOMENTS[moment])
        if MOMENTS[moment] != 0:
            began = time.perf_counter()
        if kind == "hover":
            answer, _ = self.document.hover(line + 1, 20)
        else:
            answer, _ = self.document.completion(line, len(self.document.lines[line]))
        elapsed = (time.perf_counter() - began) * 1000
        if not answer or kind != "hover" and not answer["items"]:
            raise RuntimeError(f"no answer for {kind}")
        return elapsed, len(json.dumps(answer)) / 1024


def measure(program, views, requests):
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(program, folder, views)
        try:
            for moment in MOMENTS:
                for kind in ["hover", *TYPED]:
                    count = requests if MOMENTS[moment] is not None else min(requests, 30)
                    answers = [screen.ask(kind, moment) for _ in range(WARM_UP + count)][WARM_UP:]
                    times = sorted(elapsed for elapsed, _ in answers)
                    yield moment, kind, times, max(length for _, length in answers)
        finally:
            screen.client.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--server", required=True)
    parser.add_argument("--views", type=int, default=2000)
    parser.add_argument("--requests", type=int, default=300)
    options = parser.parse_args()
    for moment, kind, times, length in measure(options.server, options.views, options.requests):
        most = times[min(len(times) - 1, int(len(times) * 0.99))]
        print(f"{moment:15s} {kind:16s} median {statistics.median(times):6.2f}  99 % {most:6.2f}  "
              f"longest {times[-1]:6.2f} ms  {length:5.0f} KB", flush=True)


if __name__ == "__main__":
    main()
