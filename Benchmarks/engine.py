#!/usr/bin/env python3
"""The engine beside kiwi, on the same linear problems, in one run.

kiwi is the C++ solver of the Cassowary family, through its Python package. It knows four strengths
where Auto Layout has a thousand priorities: those of 750 and above become strong, those of 250 and
above medium, the rest weak. The time of kiwi is that of adding the constraints, one by one, which
is where it solves; building the expressions in Python is not counted.

    Benchmarks/engine.py --bench PATH [--sizes 40,1000]
"""

import argparse
import subprocess
import time

import kiwisolver as kiwi

SHAPES = ["form", "cards", "nest", "linked", "list"]
#: Seconds after which a run of kiwi is given up; the engine needs milliseconds.
PATIENCE = 60.0


def strength(priority):
    if priority >= 1000:
        return "required"
    return "strong" if priority >= 750 else "medium" if priority >= 250 else "weak"


def constraints(text):
    """The problem's rows as kiwi's constraints."""
    lines = text.splitlines()
    bounds = lines[0].split()[1:]
    unknowns = [kiwi.Variable() for _ in bounds]
    result = [(unknown >= 0) | "required" for unknown, bound in zip(unknowns, bounds) if bound == "0"]
    for line in lines[1:]:
        priority, relation, constant, *rest = line.split()
        terms = [
            kiwi.Term(unknowns[int(index)], float(coefficient))
            for index, coefficient in zip(rest[::2], rest[1::2])
        ]
        expression = kiwi.Expression(terms, -float(constant))
        operator = {"=": "==", "<": "<=", ">": ">="}[relation]
        result.append(kiwi.Constraint(expression, operator, strength(float(priority))))
    return result


def milliseconds_of_kiwi(text):
    rows = constraints(text)
    solver = kiwi.Solver()
    start = time.perf_counter()
    for index, row in enumerate(rows):
        solver.addConstraint(row)
        if index % 100 == 0 and time.perf_counter() - start > PATIENCE:
            return None
    solver.updateVariables()
    return (time.perf_counter() - start) * 1000


def milliseconds_of_engine(bench, sizes):
    output = subprocess.run(
        [bench, *map(str, sizes)], check=True, capture_output=True, text=True
    ).stdout
    result = {}
    for line in output.splitlines():
        words = line.split()
        result[words[0], int(words[1])] = float(words[words.index("solve") + 1])
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bench", required=True)
    parser.add_argument("--sizes", default="40,100,1000,10000")
    parser.add_argument("--kiwi-sizes", default="40,100,1000")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]
    kiwi_sizes = {int(size) for size in options.kiwi_sizes.split(",")}
    engine = milliseconds_of_engine(options.bench, sizes)
    print(f"{'shape':8s}{'views':>8s}{'engine, ms':>14s}{'kiwi, ms':>14s}{'ratio':>10s}")
    for shape in SHAPES:
        for size in sizes:
            own = engine[shape, size]
            line = f"{shape:8s}{size:8d}{own:14.3f}"
            if size in kiwi_sizes:
                command = [options.bench, "--problem", shape, str(size)]
                text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
                peer = milliseconds_of_kiwi(text)
                line += f"{'> 60,000' if peer is None else f'{peer:.1f}':>14s}"
                line += f"{'' if peer is None else f'{peer / own:.0f}':>10s}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
