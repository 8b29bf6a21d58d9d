#!/usr/bin/env python3
"""The command line beside ruff's: files a second, cores and memory over a folder of distinct files, and the
growth of one file from 100 to 30,000 lines.

The work is not the same: ruff looks at syntax, stack-lsp solves every screen in every environment that it
names. So read the growth and the use of the cores, and the files a second as what a hook or CI waits for.

With `--scenes` half of the files are storyboards and xibs of that folder. What expat needs to read their XML, and nothing
more, is the limit for those.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import samples

ROOT = pathlib.Path(__file__).resolve().parent.parent
LENGTHS = (100, 300, 1_000, 3_000, 10_000, 30_000)
RUNS = 3


def cost(command, folder):
    """Seconds, processor seconds and megabytes of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"{command}: status {process.returncode}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def median(command, folder):
    costs = sorted(cost(command, folder) for _ in range(RUNS))
    return costs[len(costs) // 2]


def many(name, command, suffix, texts):
    """`texts` end in `suffix`, or each in one of its own: then they are pairs."""
    with tempfile.TemporaryDirectory() as folder:
        for index, text in enumerate(texts):
            text, ending = text if isinstance(text, tuple) else (text, suffix)
            path = pathlib.Path(folder, f"{index % 100:02d}", f"file{index}{ending}")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        wall, processor, memory = median(command, folder)
    rate = len(texts) / wall
    print(f"{name:28s} {len(texts):6d} files {wall:7.2f} s {rate:9.0f} files/s "
          f"{processor / len(texts) * 1000:6.2f} ms a file {processor / wall:5.2f} cores {memory:7.0f} MB")


def distinct(count):
    """The examples, each copy with other numbers and names: no two texts are the same."""
    examples = [path.read_text("utf-8") for path in sorted((ROOT / "Examples").glob("*.stack"))]
    alone = [text for text in examples if "import " not in text]
    texts = []
    for index in range(count):
        text = alone[index % len(alone)].replace("screen ", f"screen V{index}_", 1)
        texts.append(text.replace("spacing: 8", f"spacing: {8 + index % 5}") + f"\n// {index}\n")
    return texts


#: The C parser under Python's XML, without anybody who listens.
READ_XML = """
import pathlib
from xml.parsers import expat
for path in pathlib.Path(".").rglob("*"):
    if path.suffix in (".storyboard", ".xib"):
        expat.ParserCreate().Parse(path.read_bytes(), True)
"""


def scenes(count, folder):
    """Storyboards and xibs, each copy with another comment at its end, and what each ends in."""
    known = sorted(path for path in folder.rglob("*") if path.suffix in (".storyboard", ".xib"))
    picked = (known[index % len(known)] for index in range(count))
    return [(f"{path.read_text('utf-8')}<!-- {index} -->\n", path.suffix) for index, path in enumerate(picked)]


def growth(name, command, suffix, sample):
    times = []
    for lines in LENGTHS:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "text" + suffix)
            path.write_text(sample(lines).text, "utf-8")
            times.append(statistics.median(cost([*command, str(path)], folder)[0] for _ in range(RUNS)))
    cells = "  ".join(f"{lines:,}: {seconds * 1000:.0f} ms" for lines, seconds in zip(LENGTHS, times))
    print(f"{name:28s} {cells}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--stack", required=True)
    parser.add_argument("--ruff", required=True)
    parser.add_argument("--files", type=int, default=8_000)
    parser.add_argument("--scenes", type=pathlib.Path, help="a folder of storyboards and xibs")
    options = parser.parse_args()
    ruff = [options.ruff, "check", "--no-cache", "--exit-zero"]
    stack = [options.stack, "check"]
    texts = distinct(options.files)
    many("stack-lsp check", [*stack, "."], ".stack", texts)
    many("stack-lsp check, json", [*stack, "--format", "json", "."], ".stack", texts)
    many("stack-lsp check, github", [*stack, "--format", "github", "."], ".stack", texts)
    if options.scenes:
        documents = scenes(options.files // 2, options.scenes)
        mixed = documents + [(text, ".stack") for text in texts[: options.files // 2]]
        for form in ("text", "json", "github"):
            many(f"stack-lsp check, {form}, mixed", [*stack, "--format", form, "."], None, mixed)
        many("stack-lsp check, documents", [*stack, "."], None, documents)
        many("expat, the same documents", [sys.executable, "-c", READ_XML], None, documents)
    functions = [samples.python(40).text + f"\n# {index}\n" for index in range(options.files)]
    many("ruff check", [*ruff, "."], ".py", functions)
    growth("stack-lsp check", stack, ".stack", samples.stack)
    growth("stack-lsp check, json", [*stack, "--format", "json"], ".stack", samples.stack)
    growth("ruff check", ruff, ".py", samples.python)


if __name__ == "__main__":
    main()
