#!/usr/bin/env python3
"""How many megabytes a second the formatters read, parse and compare, process start included.

`format --check` is what all of them have: the whole front end and nothing behind it. The text of
each is generated, a megabyte and more, and in canonical form already.
"""

import argparse
import os
import statistics
import subprocess
import tempfile
import time

import samples

LINES = 30_000
RUNS = 5


def seconds(command, folder):
    start = time.perf_counter()
    result = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    elapsed = time.perf_counter() - start
    if result.returncode not in (0, 1):
        raise RuntimeError(f"{command}: {result.stderr.decode()}")
    return elapsed


def rate(name, command, suffix, sample):
    text = sample(LINES).text
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "text" + suffix)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        times = [seconds([*command, path], folder) for _ in range(RUNS)]
    result = len(text.encode()) / 1e6 / statistics.median(times)
    print(f"{name:8s} {len(text) / 1e6:6.2f} MB {statistics.median(times) * 1000:8.1f} ms {result:8.1f} MB/s")
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("stack", "ruff", "taplo"):
        parser.add_argument("--" + name, required=True)
    options = parser.parse_args()
    own = rate("stack", [options.stack, "format", "--check"], ".stack", samples.stack)
    for name, command, suffix, sample in (
        ("ruff", [options.ruff, "format", "--no-cache", "--check"], ".py", samples.python),
        ("taplo", [options.taplo, "fmt", "--check"], ".toml", samples.toml),
    ):
        print(f"{'':8s} stack is {own / rate(name, command, suffix, sample):.2f} times as fast")


if __name__ == "__main__":
    main()
