#!/usr/bin/env python3
"""What the front end of the language costs: a keystroke, and a whole text beside peers.

A keystroke is one letter typed in the middle of a text and taken away again: the tree from the one
before, then the model from the one before, in microseconds of processor time. The texts are
screens of thirty lines, the same with a `let` that is typed at, twelve long screens, and one screen
that is the whole file.

Whole texts are parsed in one process each, start-up left out: here bytes to tree, and to a model
with every name looked up. tree-sitter is a parser of the same kind (lossless, forgiving, made for
editors); `ast` is CPython's own, which gives up at the first error.

    Benchmarks/language.py --bench PATH     needs tree-sitter and tree-sitter-python from PyPI
"""

import argparse
import ast
import os
import statistics
import subprocess
import tempfile
import time

import samples
import tree_sitter
import tree_sitter_python

RUNS = 9


def run(bench, *arguments):
    return subprocess.run([bench, *arguments], check=True, capture_output=True, text=True).stdout


def keystroke(bench, folder, title, text, offset):
    path = write(folder, "typed.stack", text)
    words = run(bench, "typing", path, str(offset)).split()
    figures = dict(zip(["parse", "model", "together", "least"], words[1:8:2]))
    print(
        f"{title:34s} {text.count(chr(10)):6d} lines: parse {figures['parse']:>8s} µs"
        f"   model {figures['model']:>8s} µs   together {figures['together']:>8s} µs"
        f"   at least {figures['least']:>8s} µs"
    )


def keystrokes(bench, folder):
    for lines in (1_000, 10_000):
        text = samples.stack(lines).text
        middle = len(text) // 2
        for title, words in (
            ("a constraint", "width == field"),
            ("a label's text", '"Street'),
            ("a view's name", "label title"),
            ("an expect", "height >= 60"),
        ):
            offset = text.index(words, middle) + len(words)
            keystroke(bench, folder, f"screens of 30 lines: {title}", text, offset)
    sections = samples.stack(10_000).text.split("\n\n")
    for count in (0, 10, len(sections)):
        used = [
            text.replace("spacing: 8", "spacing: gap") if number < count else text
            for number, text in enumerate(sections)
        ]
        text = "let gap = 8\n" + "\n\n".join(used)
        keystroke(bench, folder, f"a let that {count} screens name", text, len("let gap = 8"))
    for title, screens, rows in (("twelve screens", 12, 165), ("one screen", 1, 1998)):
        text = "".join(samples.long_screen(f"Long{number}", rows) for number in range(screens))
        middle = len(text) * (screens // 2) // screens
        for place, words in (("a constraint", f"row{rows // 2}."), ("a view's name", "label caption")):
            offset = text.index(words, middle) + len(words) - 1
            keystroke(bench, folder, f"{title}: {place}", text, offset)


def whole(bench, folder):
    text = samples.stack(30_000).text
    words = run(bench, "whole", write(folder, "whole.stack", text)).split()
    print(f"{'stack: tree':34s} {len(text) / 1e6:6.2f} MB {float(words[1]):8.1f} MB/s")
    print(f"{'stack: tree and model':34s} {len(text) / 1e6:6.2f} MB {float(words[3]):8.1f} MB/s")
    python = samples.python(30_000).text.encode()
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_python.language()))
    rate("tree-sitter-python: tree", python, parser.parse)
    rate("CPython's ast: tree", python, ast.parse)


def rate(title, text, parse):
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        parse(text)
        times.append(time.process_time() - start)
    speed = len(text) / 1e6 / statistics.median(times)
    print(f"{title:34s} {len(text) / 1e6:6.2f} MB {speed:8.1f} MB/s")


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bench", required=True)
    bench = parser.parse_args().bench
    with tempfile.TemporaryDirectory() as folder:
        keystrokes(bench, folder)
        whole(bench, folder)


if __name__ == "__main__":
    main()
