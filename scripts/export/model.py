"""An independent reader of `stack-lsp dump model`: the expected state of an exported screen, under its Swift
names."""

import collections
import re
import xml.etree.ElementTree

GUIDES = {"layoutMargins", "safeArea", "readableContent", "content", "frame"}
VERTICAL = {"top", "bottom", "centerY", "firstBaseline", "lastBaseline"}
SIZES = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge"]
SIZES += ["accessibility" + size[0].upper() + size[1:] for size in SIZES[2:]]
#: The answers of the UIKit stand-in, upright and turned (`turn` in Tests/SwiftExport/Report.swift).
UPRIGHT = {"horizontalSizeClass": "compact", "verticalSizeClass": "regular", "textSize": "large", "idiom": "unspecified",
           "direction": "leftToRight", "orientation": "portrait", "width": "0", "height": "0"}
TURNED = {"horizontalSizeClass": "regular", "verticalSizeClass": "compact", "textSize": "accessibilityLarge", "idiom": "pad",
          "direction": "rightToLeft", "orientation": "landscape", "width": "1000", "height": "700"}
#: The defaults of a view; among the priorities only the resistance is the same for all.
USUAL = {"isHidden": "false", "compressionResistance.horizontal": "750", "compressionResistance.vertical": "750"}
OF_STACKS = {"distribution": "fill", "alignment": "fill", "spacing": "0"}
#: Constraints, places in the tree and initializers express these; the next ones have no Swift form:
#: docs/export.md, "Properties".
ELSEWHERE = {"isArranged", "class", "frame", "autoresizingMask", "configuration"}
OMITTED = {"intrinsicContentSize", "firstBaseline", "lastBaseline", "alignmentRectInsets", "imageSize", "backgroundImageSize"}
LAYER = {"cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius"}


class Screen:
    """One screen of a dump."""

    def __init__(self, name):
        self.name, self.views, self.constraints, self.conditions, self.states = name, [], [], [], []
        self.host = None
        #: For a document of Interface Builder, whose views are identified by their object ids.
        self.document = None
        #: Its views that are installed nowhere, which the import leaves out.
        self.never = set()

    def leave_out(self):
        never = {str(number) for number, text in enumerate(self.conditions) if text == "never"}
        for view in self.views:
            if view["condition"] in never or self.parent(view["path"]) in self.never:
                self.never.add(view["path"])
        self.views = [view for view in self.views if view["path"] not in self.never]

    def read(self, line):
        if match := re.match(r"  (\d+) (\w+) (\S+)(?: \((\S+)\))?(?: when condition (\d+))?$", line):
            _, kind, path, _, condition = match.groups()
            self.views.append({"kind": kind, "path": path, "condition": condition, "properties": []})
        elif match := re.match(r"  condition (\d+): (.*)$", line):
            self.conditions.append(match[2])
        elif match := re.match(r"  states: (.*)$", line):
            self.states = match[1].split(", ")
        elif match := re.match(r"  host: (\w+)", line):
            self.host = match[1]
        elif match := re.match(r"  in .*?( \"(?:[^\"\\]|\\.)*\")?(?: when condition (\d+))?$", line):
            self.identifier, self.condition = (match[1] or ' ""')[1:], match[2]
        elif match := re.match(r"    ([^:]+?) (==|<=|>=) (.*) @([\d.]+)$", line):
            self.constraints.append((match.groups(), self.condition, self.identifier))
        elif self.views and (match := re.match(r"    ([\w.]+): (.*?)(?: when condition (\d+))?$", line)):
            self.views[-1]["properties"].append(match.groups())

    @property
    def asks_traits(self):
        return any(re.search(r"\b(?!state\b|language\b)\w+ (==|!=|<|>)", text) for text in self.conditions)

    def holds(self, condition, facts):
        if condition is None:
            return True

        def compare(match):
            subject, relation, value = match.groups()
            if subject in ("language", "device"):
                return "False" if relation == "==" else "True"
            left, right = facts[subject], value
            if subject == "textSize":
                left, right = SIZES.index(left), SIZES.index(right)
            elif subject in ("width", "height"):
                left, right = float(left), float(right)
            return str({"==": left == right, "!=": left != right, "<": left < right, "<=": left <= right,
                        ">": left > right, ">=": left >= right}[relation])

        if self.conditions[int(condition)] == "never":
            return False
        words = re.sub(r"(\w+) (==|!=|<=|>=|<|>) ([\w.-]+)", compare, self.conditions[int(condition)])
        return eval(words.replace("&&", " and ").replace("||", " or ").replace("!", " not "), {})

    def parent(self, path):
        return self.document.get(path, "") if self.document else path.rpartition(".")[0]

    def wanted(self, state, traits, names):
        """Views with their places, their facts, and constraints. A constraint is optional if it names a guide,
        or a missing view with the guide's name."""
        facts = {**traits, "state": state}
        swift = {"": "self", self.name: "self", **{view["path"]: name for view, name in zip(self.views, names)}}
        swift.update({path: path for path in self.never})
        absent = set(self.never)
        for view in self.views:
            if not self.holds(view["condition"], facts) or self.parent(view["path"]) in absent:
                absent.add(view["path"])
        kinds = {view["path"]: view["kind"] for view in self.views}
        rows, known, counts = {}, {}, collections.Counter()
        for view in self.views:
            path, kind = view["path"], view["kind"]
            if path in absent:
                continue
            values = {}
            for name, value, condition in view["properties"]:
                if self.holds(condition, facts):
                    for axis in [".horizontal", ".vertical"] if name in ("hugging", "compressionResistance") else [""]:
                        values[name + axis] = value
            parent = self.parent(path)
            arranged = "stack" in kinds.get(parent, "") and fixed(view, "isArranged") != "false"
            rows[swift[path]] = (swift[parent], "arranged" if arranged else "sub", counts[parent] if arranged else None)
            counts[parent] += arranged
            known[swift[path]] = expectations(view, values, arranged)
        constraints = []
        for (first, relation, right, priority), condition, identifier in self.constraints:
            if self.holds(condition, facts):
                constraint, paths, maybe = self.constraint(first, relation, right, priority, swift)
                if not paths & absent:
                    # The import gives a view the name of its outlet.
                    name = None if self.document and identifier == '""' else identifier
                    constraints.append(((*constraint, name), bool(maybe & absent)))
        return rows, known, constraints

    def anchor(self, text, swift):
        place, _, attribute = text.rpartition(".")
        item = ""
        if place not in swift:
            place, _, item = place.rpartition(".")
            return place, f"{swift[place]}.{item}", attribute
        outer, _, item = place.rpartition(".")
        # The dump has one name for a guide and for a view of the same name.
        both = {swift[place], f"{swift[outer]}.{item}"} if item in GUIDES and outer in swift else None
        return outer if both else place, frozenset(both) if both else swift[place], attribute

    def constraint(self, first, relation, right, priority, swift):
        path, item, attribute = self.anchor(first, swift)
        paths, maybe = {path}, {first.rpartition(".")[0]}
        second, other, multiplier, constant = "-", "notAnAttribute", 1.0, 0.0
        match = re.match(r"(?:(.+?\.[A-Za-z]+)(?: \* (-?[\d.]+))?)?(?: ?([+-]) )?(-?[\d.]+)?$", right)
        if match[1]:
            path, second, other = self.anchor(match[1], swift)
            paths.add(path)
            maybe.add(match[1].rpartition(".")[0])
        multiplier = float(match[2] or 1)
        constant = float(match[4] or 0) * (-1 if match[3] == "-" else 1)
        if attribute not in ("width", "height"):
            edge = ("top", "bottom") if attribute in VERTICAL else ("left", "right")
            if second == "-":
                second, other = swift[self.parent(next(iter(paths)))], edge[0]
            elif other in ("width", "height"):
                other = edge[1]
        relation = {"==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"}[relation]
        return (item, attribute, relation, second, other, multiplier, constant, float(priority)), paths, maybe


def fixed(view, name):
    """The facts that only the view's own condition changes."""
    return next((value for key, value, condition in reversed(view["properties"]) if key == name and condition in (None, view["condition"])), None)


def expectations(view, values, arranged):
    """The expected facts of a view, under one of the keys that the stand-in may use."""
    kind = view["kind"]
    is_stack = "stack" in kind
    result = {}
    usual = {**USUAL, **({**OF_STACKS, "axis": "vertical" if kind == "vstack" else "horizontal"} if is_stack else {})}
    for name, value in {**usual, **values}.items():
        if name in ELSEWHERE | OMITTED or name == "customSpacing" and not arranged:
            continue
        if name in ("segments", "contentEdgeInsets"):
            value = fixed(view, name)
            if value is None or name == "contentEdgeInsets" and fixed(view, "configuration"):
                continue
        if name == "alignment":
            value = {"top": "leading", "bottom": "trailing"}.get(value, value)
        result[keys(kind, name)] = "0" if value == "systemSpacing" else value.removeprefix("text style ")
    if fixed(view, "configuration") or fixed(view, "contentEdgeInsets"):
        # A transformer sets the font of a configured button whenever UIKit asks for it.
        result = {key: value for key, value in result.items() if "titleLabel.font" not in key and "adjusts" not in key[0]}
    return result


def keys(kind, name):
    if name in LAYER:
        return (f"layer.{name}",)
    if name == "layoutMargins":
        return ("directionalLayoutMargins",)
    if name == "segments":
        return ("items",)
    if kind == "button" and name in ("title", "image"):
        return (f"current{name.capitalize()}", f"configuration.{name}")
    if kind == "button" and name == "textColor":
        return ("currentTitleColor", "configuration.baseForegroundColor")
    if kind == "button" and name == "contentEdgeInsets":
        return (name, "configuration.contentInsets")
    if kind == "button" and name in ("font", "numberOfLines", "lineBreakMode", "adjustsFontForContentSizeCategory"):
        return (f"titleLabel.{name}",)
    if kind == "searchBar" and name in ("font", "adjustsFontForContentSizeCategory"):
        return (f"searchTextField.{name}",)
    return (name,)


def superviews(path, identifiers):
    """For each view in a document of Interface Builder, the nearest element around it that is a view too."""
    def inside(element, outer):
        own = element.get("id") if element.get("id") in identifiers else None
        if own:
            yield own, outer
        for child in element:
            yield from inside(child, own or outer)

    return dict(inside(xml.etree.ElementTree.parse(path).getroot(), ""))


def screens(path, dump):
    found = {}
    current = None
    for line in dump.split("\n"):
        if match := re.match(r"(screen|component) (.+)$", line):
            current = found.setdefault(match[2], Screen(match[2])) if match[1] == "screen" else None
        elif current:
            current.read(line)
    for screen in found.values():
        if path.suffix != ".stack":
            screen.document = superviews(path, {view["path"] for view in screen.views})
            screen.leave_out()
    return found


def is_same(wanted, got):
    if wanted is None or isinstance(wanted, frozenset):
        return wanted is None or got in wanted
    if isinstance(wanted, float):
        return abs(wanted - got) < 0.01 * max(1, abs(wanted) / 100)
    return wanted == got


def turned(constraint):
    """The same from the other end: an import states the place of each view."""
    first, attribute, relation, second, other, multiplier, constant, *rest = constraint
    if other == "notAnAttribute" or multiplier == 0:
        return None
    back = relation
    if multiplier > 0:
        back = {"lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}.get(relation, relation)
    return (second, other, back, first, attribute, 1 / multiplier, -constant / multiplier, *rest)


def says(wanted, got):
    """Whether two values are equal, however their numbers are written."""
    got = got.replace("\\'", "'")
    if wanted == got or re.sub(r"\\u\{(\w+)\}", lambda it: chr(int(it[1], 16)), wanted) == got:
        return True
    one, other = ([word for word in re.split(r",? ", text)] for text in (wanted, got))
    if len(one) == 1 and len(other) == 4:
        one *= 4
    try:
        return len(one) == len(other) and all(
            a == b or abs(float(a) - float(b)) < 0.006 for a, b in zip(one, other))
    except ValueError:
        return False


def differences(title, wanted, made):
    rows, known, expected = wanted
    views, facts, constraints = made
    for name, row in rows.items():
        got = views.get(name)
        if got is None or not all(map(is_same, row, got)):
            yield f"{title}: {name} is {got}, not {row}"
        for keys, value in known[name].items():
            got = [facts[name, key] for key in keys if (name, key) in facts]
            if not any(says(value, one) for one in got):
                yield f"{title}: {name}.{keys[0]} is {' or '.join(got) or 'nothing'}, not {value}"
    for name in set(views) - set(rows) - {"self"}:
        if views[name][0] != "-":
            yield f"{title}: {name} is there"
    left = list(constraints)
    for constraint, is_open in sorted(expected, key=lambda pair: pair[1]):
        match = next((other for other in left for one in (constraint, turned(constraint)) if one and all(map(is_same, one, other))), None)
        if match is not None:
            left.remove(match)
        elif not is_open:
            yield f"{title}: {constraint} is missing"
    for constraint in left:
        yield f"{title}: {constraint} is too many"


def read(output):
    """By title: places of views, their facts, and constraints."""
    found = {}
    # `splitlines` would split a text at U+2028.
    for line in output.rstrip("\n").split("\n"):
        word, *parts = line.split("\t")
        if word == "screen":
            views, facts, constraints = found.setdefault(parts[0], ({}, {}, []))
        elif word == "view":
            views[parts[0]] = (parts[1], parts[2], int(parts[3]))
        elif word == "fact":
            facts[parts[0], parts[1]] = parts[2]
        elif word == "constraint":
            constraints.append((*parts[:5], *map(float, parts[5:8]), parts[8]))
    return found
