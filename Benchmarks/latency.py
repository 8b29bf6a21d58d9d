#!/usr/bin/env python3
"""How long a server takes, beside peers, in one run on one machine.

For each server and size: from the start of the process to the answer of `initialize`; from one
keystroke to the diagnostics of that very text; a hover; a completion behind a keystroke; a hover behind a burst of 200 edits; the
memory after opening. The median over the runs, with the 99th percentile of the keystrokes, and the
ratio of each peer to the first server.

    Benchmarks/latency.py --server stack=PATH [--server ruff=PATH] [--server tombi=PATH]
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time

import samples
from client import Client, Document

EDITS = 200
BURST = 200
WARM_UP = 20

PROFILES = {
    "stack": dict(arguments=[], language="stack", suffix=".stack", sample=samples.stack),
    "ruff": dict(arguments=["server"], language="python", suffix=".py", sample=samples.python),
    "tombi": dict(arguments=["lsp"], language="toml", suffix=".toml", sample=samples.toml),
}

FIGURES = [
    ("start", "start to `initialize`", "ms"),
    ("first", "opening a file to its first diagnostics", "ms"),
    ("all", "opening a file to all its diagnostics", "ms"),
    ("memory", "memory after opening", "MB"),
    ("edit", "keystroke to diagnostics, median", "ms"),
    ("edit99", "keystroke to diagnostics, 99 %", "ms"),
    ("hover", "hover, median", "ms"),
    ("completion", "keystroke to completion, median", "ms"),
    ("completion99", "keystroke to completion, 99 %", "ms"),
    ("burst", "hover behind 200 edits", "ms"),
]


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def measure(name, program, lines, remarks):
    """One session with a fresh process."""
    profile = PROFILES[name]
    sample = profile["sample"](lines, remarks)
    with tempfile.TemporaryDirectory() as folder:
        client = Client([os.path.abspath(program), *profile["arguments"]], folder)
        try:
            start = client.initialize()
            path = os.path.join(folder, "main" + profile["suffix"])
            document = Document(client, path, profile["language"], sample.text)
            _, params = document.published_for_this_version()
            # A long text comes in several publications.
            client.quiet(0.5)
            for _, params in client.diagnostics[document.uri]:
                pass
            memory = client.resident_megabytes()
            edits = keystrokes(document, sample, len(params["diagnostics"]))
            hovers = [document.hover(*sample.hover)[1] for _ in range(EDITS)]
            completions = proposals(document, sample)
            burst = behind_a_burst(document, sample)
        finally:
            client.stop()
    first, last = opening(name, program, sample)
    return {
        "start": start,
        "first": first,
        "all": last,
        "memory": memory,
        "edit": statistics.median(edits),
        "edit99": percentile(edits, 0.99),
        "hover": statistics.median(hovers[WARM_UP:]),
        "completion": statistics.median(completions) if completions else None,
        "completion99": percentile(completions, 0.99) if completions else None,
        "burst": burst,
    }


def opening(name, program, sample):
    """Milliseconds from the opening of a text with a fault near its top to the first publication and to
    the last one, in a fresh process."""
    profile = PROFILES[name]
    lines = sample.text.split("\n")
    line = sample.fault[0] % sample.unit
    character = min(sample.fault[1], len(lines[line]))
    lines[line] = lines[line][:character] + "z" + lines[line][character:]
    with tempfile.TemporaryDirectory() as folder:
        client = Client([os.path.abspath(program), *profile["arguments"]], folder)
        try:
            client.initialize()
            client.quiet(0.2)
            path = os.path.join(folder, "main" + profile["suffix"])
            document = Document(client, path, profile["language"], "\n".join(lines))
            first, _ = document.published_for_this_version(lambda count: count > 0)
            client.quiet(1.0)
            last = max([first, *(arrived for arrived, _ in client.diagnostics[document.uri])])
        finally:
            client.stop()
    return (first - document.opened) * 1000, (last - document.opened) * 1000


def keystrokes(document, sample, base):
    """Milliseconds of each edit that makes an error or mends it again."""
    line, character = sample.fault
    times = []
    for index in range(EDITS):
        if index % 2 == 0:
            before = document.edit(line, character, character, "z")
            arrived, _ = document.published_for_this_version(lambda count: count > base)
        else:
            before = document.edit(line, character, character + 1, "")
            arrived, _ = document.published_for_this_version(lambda count: count == base)
        times.append((arrived - before) * 1000)
    return times[WARM_UP:]


def proposals(document, sample):
    """Milliseconds from a letter typed on an empty line, or taken away again, to what may stand there."""
    if "completionProvider" not in document.client.capabilities:
        return []
    times = []
    for index in range(EDITS):
        length = 1 - index % 2
        before = document.edit(sample.empty, 0, 1 - length, "l" * length)
        document.completion(sample.empty, length)
        times.append((time.perf_counter() - before) * 1000)
    return times[WARM_UP:]


def behind_a_burst(document, sample):
    """Types a comment letter by letter without waiting, then asks."""
    opening = "// " if document.uri.endswith(".stack") else "# "
    letters = opening + "x" * (BURST - len(opening))
    for column, letter in enumerate(letters):
        document.edit(sample.empty, column, column, letter)
    return document.hover(*sample.hover)[1]


def median_of_runs(runs):
    return {
        key: None if runs[0][key] is None else statistics.median(run[key] for run in runs)
        for key, _, _ in FIGURES
    }


def print_table(lines, results, remarks):
    names = list(results)
    print(f"\n{lines} lines" + (", two findings in 30 lines" if remarks else ""))
    print(f"{'':36s}" + "".join(f"{name:>12s}" for name in names) + "   ratio to the first")
    for key, title, unit in FIGURES:
        values = [results[name][key] for name in names]
        ratios = "  ".join("–" if value is None else f"{value / values[0]:.1f}" for value in values[1:])
        figures = "".join(f"{'–':>12s}" if it is None else f"{it:12.2f}" for it in values)
        print(f"{title + ', ' + unit:36s}{figures}   {ratios}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--server", action="append", required=True, metavar="NAME=PROGRAM")
    parser.add_argument("--lines", default="1000,10000")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--remarks", action="store_true", help="texts with two findings in 30 lines")
    parser.add_argument("--json", metavar="FILE")
    options = parser.parse_args()
    report = {}
    for lines in map(int, options.lines.split(",")):
        results = {}
        for entry in options.server:
            name, program = entry.split("=", 1)
            try:
                runs = [measure(name, program, lines, options.remarks) for _ in range(options.runs)]
            except (EOFError, TimeoutError, RuntimeError) as error:
                print(f"{name} at {lines} lines: {error}", file=sys.stderr)
                continue
            results[name] = median_of_runs(runs)
        report[lines] = results
        print_table(lines, results, options.remarks)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(report, file, indent=2)


if __name__ == "__main__":
    main()
