#!/usr/bin/env python3
"""The engine beside kiwi and Yoga, on the same screens, in one run.

kiwi is the C++ solver of the Cassowary family, through its Python package. It gets the engine's own
linear problems. It knows four strengths where Auto Layout has a thousand priorities: those of 750
and above become strong, those of 250 and above medium, the rest weak. Its time from scratch is that
of adding the constraints, one by one, which is where it solves; building the expressions in Python
is not counted. Its edit takes one constraint out and puts it in again with another constant; the
engine has no edit, it solves each problem anew.

Yoga is the flexbox engine of React Native, in C++, through the package poga. It solves no
constraints at all: it gets the same views as far as flexbox can say them (content sizes, who grows,
stretching, gaps), without priorities, equal widths of views in different rows, or any answer to
"why". Its time is that of the calculation, building the tree is not counted.

All times are processor time, so that what else the machine does counts for little.

    Benchmarks/engine.py --bench PATH [--sizes 100,1000] [--kiwi-sizes 100]
"""

import argparse
import gc
import json
import math
import subprocess
import time

import kiwisolver as kiwi
from poga import libpoga_capi as yoga

SHAPES = ["form", "cards", "nest", "linked", "list"]
#: Seconds after which a run of kiwi is given up, and its ratio is a lower bound; the engine needs
#: milliseconds.
PATIENCE = 20.0


def run(bench, *arguments):
    command = [bench, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# --- kiwi


def strength(priority):
    if priority >= 1000:
        return "required"
    return "strong" if priority >= 750 else "medium" if priority >= 250 else "weak"


def constraints(text):
    """The problem's rows as kiwi's constraints, and a function that gives one another constant."""
    lines = text.splitlines()
    bounds = lines[0].split()[1:]
    unknowns = [kiwi.Variable() for _ in bounds]
    result = [(unknown >= 0) | "required" for unknown, bound in zip(unknowns, bounds) if bound == "0"]

    def constraint(line, more=0.0):
        priority, relation, constant, *rest = line.split()
        terms = [
            kiwi.Term(unknowns[int(index)], float(coefficient))
            for index, coefficient in zip(rest[::2], rest[1::2])
        ]
        expression = kiwi.Expression(terms, -(float(constant) + more))
        operator = {"=": "==", "<": "<=", ">": ">="}[relation]
        return kiwi.Constraint(expression, operator, strength(float(priority)))

    result.extend(constraint(line) for line in lines[1:])
    # In the middle, a wish for a size: what an edit of a content size changes.
    middle = len(lines) // 2
    while float(lines[middle].split()[0]) >= 1000 or float(lines[middle].split()[2]) == 0:
        middle -= 1
    edited = len(result) - len(lines[1:]) + middle - 1
    return result, edited, constraint(lines[middle], more=1.0)


def milliseconds_of_kiwi(text):
    """From scratch and after one edited constant; None where its patience ends."""
    rows, edited, replacement = constraints(text)
    solver = kiwi.Solver()
    start = time.process_time()
    for index, row in enumerate(rows):
        solver.addConstraint(row)
        if time.process_time() - start > PATIENCE:
            return None, None
    solver.updateVariables()
    scratch = time.process_time() - start
    start = time.process_time()
    solver.removeConstraint(rows[edited])
    solver.addConstraint(replacement)
    solver.updateVariables()
    return scratch * 1000, (time.process_time() - start) * 1000


# --- Yoga


def yoga_tree(view, parent=None, grows=False, is_first=True):
    """A node for a view and all below it; the tree is never deeper than a nest of twenty."""
    node = yoga.YGNodeNew()
    is_row = view.get("direction") == "row"
    yoga.YGNodeStyleSetFlexDirection(
        node, yoga.YGFlexDirection.Row if is_row else yoga.YGFlexDirection.Column
    )
    if view.get("start"):
        yoga.YGNodeStyleSetAlignItems(node, yoga.YGAlign.FlexStart)
    yoga.YGNodeStyleSetFlexShrink(node, 1)
    if parent is None:
        yoga.YGNodeStyleSetWidth(node, view["width"])
    elif "width" in view:
        lies_in_row = parent.get("direction") == "row"
        along, across = ("width", "height") if lies_in_row else ("height", "width")
        yoga.YGNodeStyleSetFlexBasis(node, view[along])
        least = yoga.YGNodeStyleSetMinHeight if lies_in_row else yoga.YGNodeStyleSetMinWidth
        least(node, view[across])
    if parent is not None:
        if parent.get("equal"):
            yoga.YGNodeStyleSetFlexBasis(node, 0)
        yoga.YGNodeStyleSetFlexGrow(node, 1 if grows or parent.get("equal") else 0)
        if not is_first:
            edge = yoga.YGEdge.Left if parent.get("direction") == "row" else yoga.YGEdge.Top
            yoga.YGNodeStyleSetMargin(node, edge, parent.get("gap", 0))
    for place, child in enumerate(view["children"]):
        inner = yoga_tree(child, view, place == view["grow"], place == 0)
        yoga.YGNodeInsertChild(node, inner, place)
    return node


def milliseconds_of_yoga(tree, runs=5):
    times = []
    for _ in range(runs):
        node = yoga_tree(tree)
        gc.collect()
        start = time.process_time()
        yoga.YGNodeCalculateLayout(node, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR)
        times.append(time.process_time() - start)
        yoga.YGNodeFreeRecursive(node)
    return sorted(times)[runs // 2] * 1000


# --- the tables


def engine_figures(bench, sizes):
    figures = {}
    for line in run(bench, *SHAPES, *sizes).splitlines():
        words = line.split()
        figures[words[0], int(words[1])] = {
            name: float(words[words.index(name) + 1])
            for name in ["views", "solve", "layout"]
        }
    return figures


def print_layouts(bench, sizes, figures):
    print("layout in ms; Yoga on the same views; growth: exponent of the time between the two largest")
    print(
        f"{'shape':8s}{'views':>8s}{'layout':>10s}{'Yoga':>10s}{'ratio':>8s}{'growth':>8s}"
        f"{'bytes/view':>12s}"
    )
    for shape in SHAPES:
        before = None
        for size in sizes:
            own = figures[shape, size]
            peer = milliseconds_of_yoga(json.loads(run(bench, "--tree", shape, size)))
            growth = ""
            if before:
                growth = math.log(own["layout"] / before["layout"])
                growth = f"{growth / math.log(own['views'] / before['views']):.2f}"
            memory = run(bench, "--memory", shape, size).strip() if size >= 1000 else ""
            print(
                f"{shape:8s}{int(own['views']):8d}{own['layout']:10.3f}"
                f"{peer:10.3f}{own['layout'] / peer:8.1f}{growth:>8s}{memory:>12s}",
                flush=True,
            )
            before = own if size >= 1000 else None


def print_kiwi(bench, sizes, figures):
    print()
    print("the linear problem alone in ms, beside kiwi from scratch and kiwi after one changed constant;")
    print(f"kiwi is given up after {PATIENCE:.0f} s")
    print(
        f"{'shape':8s}{'views':>8s}{'engine':>10s}{'kiwi':>12s}{'ratio':>8s}"
        f"{'its edit':>10s}{'ratio':>8s}"
    )
    for shape in SHAPES:
        for size in sizes:
            own = figures[shape, size]
            line = f"{shape:8s}{int(own['views']):8d}{own['solve']:10.3f}"
            scratch, edit = milliseconds_of_kiwi(run(bench, "--problem", shape, size))
            if scratch is None:
                bound = f"> {PATIENCE * 1000:.0f}"
                ratio = f"> {PATIENCE * 1000 / own['solve']:.0f}"
                line += f"{bound:>12s}{ratio:>8s}"
            else:
                line += f"{scratch:12.1f}{scratch / own['solve']:8.0f}"
                line += f"{edit:10.3f}{edit / own['solve']:8.2f}"
            print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bench", required=True)
    parser.add_argument("--sizes", default="40,100,1000,10000")
    parser.add_argument("--kiwi-sizes", default="100,1000")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]
    kiwi_sizes = [int(size) for size in options.kiwi_sizes.split(",") if size]
    figures = engine_figures(options.bench, sorted({*sizes, *kiwi_sizes}))
    print_layouts(options.bench, sizes, figures)
    print_kiwi(options.bench, kiwi_sizes, figures)


if __name__ == "__main__":
    main()
