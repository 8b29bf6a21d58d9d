"""Random linear problems and random screens, of the kinds that break solvers."""


def problem(rng):
    """Few distinct numbers, so that ties, redundancy and degenerate corners are common."""
    unknowns = rng.choice([2, 3, 5, 8, 12, 20, 40, 80, 200])
    rows = unknowns + rng.randrange(2 * unknowns + 1)
    required = rng.choice([0.05, 0.15, 0.3])
    variables = [{"name": f"v{j}", "lower": rng.choice([0, 0, 0, None]),
                  "upper": rng.choice([None, None, None, 60])} for j in range(unknowns)]
    constraints = []
    for i in range(rows):
        terms = {}
        for _ in range(rng.choice([1, 1, 2, 2, 2, 3, 3, 5])):
            name = f"v{rng.randrange(unknowns)}"
            terms[name] = terms.get(name, 0) + rng.choice([1, 1, 1, -1, -1, 2, 0.5, -0.5, 3])
        constraints.append({
            "id": f"c{i}", "terms": [[n, a] for n, a in terms.items() if a],
            "op": rng.choice(["==", "<=", ">="]),
            "rhs": rng.choice([0, 0, 5, 8, 10, 20, 33, 50, 100, -8]),
            "priority": 1000 if rng.random() < required
            else rng.choice([750, 500, 251, 250, 250, 49.5])})
    return {"variables": variables, "constraints": constraints}


DISTRIBUTIONS = ["fill", "fill", "fillEqually", "fillProportionally", "equalSpacing",
                 "equalCentering"]
ALONG = {"hstack": ["fill", "top", "center", "bottom", "firstBaseline", "lastBaseline"],
         "vstack": ["fill", "leading", "center", "trailing"]}
LENGTHS = [0, 10, 20, 20, 30, 40, 40, 55.5, 80, 120]
SPACINGS = [0, 0, 4, 8, 8, 10, 12, -3]


def document(rng):
    """The text of a screen: one tree of stacks, pinned, with a few constraints across it."""
    return Document(rng).text()


class Document:
    def __init__(self, rng):
        self.rng = rng
        self.names = []
        self.lines = []

    def text(self):
        rng = self.rng
        size = [rng.choice([100, 200, 300, 320, 375.5]), rng.choice([60, 150, 200, 480])]
        self.lines = ["screen Random {", f"    size: {size[0]} x {size[1]}"]
        if rng.random() < 0.2:
            self.lines.append("    directions: rightToLeft")
        self.stack(1, rng.choice([1, 2, 2, 3]))
        for _ in range(rng.choice([0, 0, 1, 2, 4])):
            self.lines.append("    " + self.constraint())
        return "\n".join(self.lines + ["}", ""])

    def stack(self, depth, levels):
        rng = self.rng
        kind = rng.choice(["hstack", "vstack"])
        self.open(depth, kind)
        if depth == 1:
            # Pinned on three sides or four, so that free sizes occur.
            edges = ["leading", "top"] + rng.choice([["trailing", "bottom"]] * 3 + [["trailing"], []])
            for edge in edges:
                self.add(depth, f"{edge} == superview.{edge} "
                         f"{'+' if edge in ('leading', 'top') else '-'} {rng.choice([0, 8, 16])}")
        self.add(depth, f"distribution: {rng.choice(DISTRIBUTIONS)}")
        self.add(depth, f"alignment: {rng.choice(ALONG[kind])}")
        self.add(depth, f"spacing: {rng.choice(SPACINGS)}")
        if rng.random() < 0.3:
            self.add(depth, "isLayoutMarginsRelativeArrangement: true")
            self.add(depth, "layoutMargins: 4, 6, 9, 12")
        if kind == "vstack" and rng.random() < 0.15:
            self.add(depth, "isBaselineRelativeArrangement: true")
        self.arranged(depth)
        for _ in range(rng.choice([1, 2, 2, 3, 3, 4, 6])):
            if levels > 0 and rng.random() < 0.3:
                self.stack(depth + 1, levels - 1)
            else:
                self.leaf(depth + 1)
        self.lines.append("    " * depth + "}")

    def leaf(self, depth):
        rng = self.rng
        self.open(depth, "view")
        width, height = (rng.choice(LENGTHS) if rng.random() < 0.85 else "_" for _ in range(2))
        self.add(depth, f"intrinsicContentSize: {width} x {height}")
        for name, values in [("hugging", [250, 250, 250, 251, 249, 48, 750]),
                             ("compressionResistance", [750, 750, 750, 751, 749, 48, 1000])]:
            for axis in ["horizontal", "vertical"]:
                if rng.random() < 0.4:
                    self.add(depth, f"{name}.{axis}: {rng.choice(values)}")
        if height != "_" and height > 5 and rng.random() < 0.6:
            self.add(depth, f"firstBaseline: {height - 4}")
            self.add(depth, "lastBaseline: 4")
        self.arranged(depth)
        self.lines.append("    " * depth + "}")

    def open(self, depth, kind):
        self.names.append(f"v{len(self.names)}")
        self.lines.append("    " * depth + f"{kind} {self.names[-1]} {{")

    def arranged(self, depth):
        if depth > 1 and self.rng.random() < 0.12:
            self.add(depth, "isHidden: true")
        if depth > 1 and self.rng.random() < 0.2:
            self.add(depth, f"customSpacing: {self.rng.choice(SPACINGS)}")

    def add(self, depth, member):
        self.lines.append("    " * (depth + 1) + member)

    def constraint(self):
        rng = self.rng
        first, second = rng.choice(self.names), rng.choice(self.names)
        size = rng.choice(["width", "height"])
        relation = rng.choice(["==", "==", "<=", ">="])
        priority = rng.choice(["", "", " @999", " @750", " @250", " @51"])
        side = rng.choice([f"{rng.choice(LENGTHS)}", f"{second}.{size}",
                           f"{second}.{size} * {rng.choice([0.5, 2])} + {rng.choice([0, 5])}"])
        if first == second and not side[0].isdigit():
            side = f"{first}.{'height' if size == 'width' else 'width'}"
        return f"{first}.{size} {relation} {side}{priority}"
