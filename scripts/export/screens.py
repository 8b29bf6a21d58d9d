"""Screens that use the whole language, generated from one seed: for properties that must hold for every screen and
not only for those that somebody thought of. They are correct, and mostly ugly.
"""

import random

COLORS = ["systemRed", "label", "separator", "systemBackground", '"Brand"', '"#3478F6"', '"#0A14FF80"', "clear"]
FONTS = ["body", "headline", "caption1", "system 13", "system 20 bold", '"AvenirNext-Bold" 17']
TEXTS = ["OK", "Name", "9.99", "Sign in", 'Say \\"hi\\" \\\\ bye', "Grüße aus Köln", "שלום", "Line\\nbreak", "50 %", "\\u{200F}x"]
PRIORITIES = [1, 249, 250, 251, 499.5, 750, 751, 999, 1000]
#: Names as people give them, and names that Swift or UIKit uses.
NAMES = ["title", "photo", "row", "card", "value", "note", "header", "first", "größe", "名前", "tag", "frame", "default",
         "state", "subviews", "spacing", "axis", "center", "text", "self", "apply", "contentView", "alignment", "given"]
STACKS = ["hstack", "vstack", "stack"]
PLAIN = ["view", "scrollView", "visualEffectView", "containerView"]
LEAVES = ["label", "label", "label", "button", "button", "textField", "textView", "imageView", "view", "spacer", "searchBar",
          "switch", "slider", "stepper", "segmentedControl", "progressView", "activityIndicator", "pageControl", "datePicker",
          "picker", "tableView", "collectionView", "webView", "mapView", "toolbar", "navigationBar", "tabBar"]
SCROLLING = ["scrollView", "tableView", "collectionView", "textView"]
TITLED = ["label", "button", "textField", "textView", "searchBar", "imageView"]

BOOL = "true", "false"
#: The kinds that accept each property; the value is one of several, or the result of a function.
EVERY = {
    "isHidden": BOOL, "alpha": ("0", "0.5", "1"), "tag": ("0", "3"), "clipsToBounds": BOOL, "backgroundColor": COLORS,
    "tintColor": COLORS, "cornerRadius": ("4", "8.5"), "borderWidth": ("1", "0.5"), "borderColor": COLORS,
    "shadowColor": COLORS, "shadowOpacity": ("0.2", "1"), "shadowRadius": ("2", "6"), "layoutMargins": ("8", "1, 2, 3, 4"),
    "preservesSuperviewLayoutMargins": BOOL, "insetsLayoutMarginsFromSafeArea": BOOL, "isUserInteractionEnabled": BOOL,
    "accessibilityIdentifier": ('"id"', '"a.b"'), "accessibilityLabel": ('"Label"', '"7"'),
    "contentMode": ("scaleAspectFit", "center", "topLeft"),
    "hugging": PRIORITIES, "hugging.horizontal": PRIORITIES, "hugging.vertical": PRIORITIES,
    "compressionResistance": PRIORITIES, "compressionResistance.horizontal": PRIORITIES,
    "compressionResistance.vertical": PRIORITIES,
}
TYPING = {"keyboardType": ("emailAddress", "default"), "returnKeyType": ("go", "continue"), "autocapitalizationType": ("none", "words"),
          "autocorrectionType": ("no", "yes")}
SCROLLS = {"isScrollEnabled": BOOL, "isPagingEnabled": BOOL, "bounces": BOOL, "showsVerticalScrollIndicator": BOOL}
INK = {"font": FONTS, "textColor": COLORS, "textAlignment": ("center", "right", "natural")}
LINES = {"numberOfLines": ("0", "2"), "lineBreakMode": ("byWordWrapping", "byClipping")}
OWN = {
    **{kind: {"spacing": ("4", "8", "0.5", "systemSpacing"), "alignment": ("fill", "center"), "isLayoutMarginsRelativeArrangement": BOOL,
              "distribution": ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"),
              "isBaselineRelativeArrangement": BOOL} for kind in STACKS},
    "label": {**INK, **LINES, "adjustsFontSizeToFitWidth": BOOL, "minimumScaleFactor": ("0.5",), "isEnabled": BOOL,
              "adjustsFontForContentSizeCategory": BOOL},
    "button": {"font": FONTS, **LINES, "isEnabled": BOOL, "isSelected": BOOL, "image": ('"star"',),
               "configuration": ("plain", "filled", "gray", "tinted"), "contentEdgeInsets": ("4", "1, 2, 3, 4")},
    "textField": {**INK, **TYPING, "borderStyle": ("none", "line", "bezel"), "isSecureTextEntry": BOOL,
                  "clearButtonMode": ("always", "never"), "isEnabled": BOOL, "placeholder": ('"City"',)},
    "textView": {**INK, **TYPING, **SCROLLS, "isEditable": BOOL, "isSelectable": BOOL},
    "searchBar": {**TYPING, "placeholder": ('"Search"',)},
    "imageView": {"image": ('"star"', '"moon"')},
    "switch": {"isOn": BOOL, "isEnabled": BOOL, "onTintColor": COLORS},
    "slider": {"value": ("0.5", "2"), "minimumValue": ("0",), "maximumValue": ("10",), "isEnabled": BOOL},
    "stepper": {"value": ("2",), "maximumValue": ("9",), "stepValue": ("2", "0.5")},
    "segmentedControl": {"segments": ('"Day", "Week"', '"1", "2", "3"'), "selectedSegmentIndex": ("0", "1")},
    "progressView": {"progress": ("0.3",), "progressTintColor": COLORS, "trackTintColor": COLORS},
    "activityIndicator": {"style": ("medium", "large"), "hidesWhenStopped": BOOL},
    "pageControl": {"numberOfPages": ("2", "5"), "currentPage": ("1",), "pageIndicatorTintColor": COLORS},
    "datePicker": {"preferredDatePickerStyle": ("wheels", "compact", "inline"), "isEnabled": BOOL},
    "scrollView": SCROLLS, "tableView": SCROLLS, "collectionView": SCROLLS,
}
#: Assigned once: no condition can change them.
FIXED = {"segments", "configuration", "contentEdgeInsets"}
#: By the type of the value that they take: parameters of components.
PARAMETERS = {"text": '"New"', "color": "systemBlue", "number": "12", "flag": "true", "face": "headline", "level": "751", "place": "center"}
TAKES = {
    "text": {"label": "text", "button": "title"}, "color": dict.fromkeys(["label", "view", "hstack", "vstack"], "backgroundColor"),
    "number": {"hstack": "spacing", "vstack": "spacing", "view": "cornerRadius", "imageView": "borderWidth"},
    "flag": dict.fromkeys(["label", "imageView", "view"], "isHidden"), "face": {"label": "font", "textField": "font"},
    "level": dict.fromkeys(["label", "imageView", "textField"], "hugging"), "place": {"label": "textAlignment", "textField": "textAlignment"},
}
ARGUMENTS = {"text": TEXTS, "color": COLORS[:4], "number": ["0", "7", "20.5"], "flag": BOOL, "face": FONTS, "level": ["251", "999"],
             "place": ["right", "left"]}


class Screens:
    """Generates one file after the other."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    # MARK: Chance

    def one(self, choices):
        return self.random.choice(list(choices))

    def chance(self, times):
        return self.random.randrange(times) == 0

    # MARK: Files

    def next(self):
        """The text of a file with one screen, S."""
        self.lines, self.names, self.components, self.states = [], [], {}, []
        if self.chance(4):
            self.lines.append(f"minimumOS: {self.one([13, 14, 15, 16, 17, 26])}")
        if self.chance(3):
            self.lines.append(f"defaults: {self.one(['interfaceBuilder', 'uniform', 'code'])}")
        if self.chance(2):
            self.states = self.random.sample(["idle", "loading", "failed", "default"], self.random.randint(2, 3))
        for name in ["Badge", "Tile"][: self.random.randrange(3)]:
            self.component(name)
        self.names = []
        self.lines.append("/// Made of numbers." if self.chance(4) else "")
        self.lines.append("screen S {")
        if self.states:
            self.lines.append(f"    states: {', '.join(self.states)}")
        if self.chance(5):
            self.lines.append("    languages: en, de")
        if self.chance(3):
            host = self.one(["cell", "cell(height: 60)", "collectionCell", "header", "footer"])
            self.lines.append(f"    host: {host}")
        roots = [self.view(2, self.random.randint(1, 3), ["superview", "safeArea", "layoutMargins", "readableContent"])
                 for _ in range(self.random.randint(1, 3))]
        known = [name for name in roots + self.names if name]
        for _ in range(self.random.randrange(4)):
            self.lines.append("    " + self.tie(known))
        if self.chance(2):
            self.lines.append(f"    when {self.condition()} {{")
            for _ in range(self.random.randint(1, 3)):
                self.lines.append("        " + self.change(known))
            self.lines.append("    }")
        self.lines.append("}")
        return "\n".join(self.lines) + "\n"

    def component(self, name):
        self.names = []
        parameters = {word: PARAMETERS[word] for word in PARAMETERS if self.chance(2)}
        self.lines.append(f"component {name} {{")
        self.lines += [f"    param {word}: {value}" for word, value in parameters.items()]
        kind = self.one(["hstack", "vstack", "view", "view", "label"])
        self.lines.append(f"    {kind} box {{")
        self.taken(kind, parameters, 2)
        self.properties(kind, 2, self.random.randrange(3))
        inner = []
        for _ in range(self.random.randint(1, 3) if kind != "label" else 0):
            leaf = self.one(["label", "imageView", "view", "button", "textField"])
            called = self.named()
            inner.append((called, leaf))
            self.lines.append(f"        {leaf} {called} {{")
            self.taken(leaf, parameters, 3)
            self.properties(leaf, 3, self.random.randrange(2))
            if "number" in parameters and self.chance(2):
                self.lines.append("            " + self.one(["width == number", "height >= number * 2", "width <= superview.width - number",
                                                             "height == superview.height * 0.5 + number", "width == number @level" if "level" in parameters else "width >= number"]))
            self.lines.append("        }")
        for _ in range(self.random.randrange(3)):
            self.lines.append(f"        when {self.condition()} {{")
            known = [pair for pair in inner if pair[0]]
            changed, leaf = self.one(known) if known and self.chance(2) else ("", kind)
            path = f"{changed}." if changed else ""
            self.lines.append(f"            {path}{self.property(leaf, True)}")
            if self.chance(2):
                self.lines.append(f"            {path}width >= {self.random.randint(1, 40)}")
            if kind != "label" and self.chance(2):
                self.lines.append(f'            label {self.named()} "More" {{ {self.property("label", False)} }}')
            self.lines.append("        }")
        self.lines += ["    }", "}"]
        self.components[name] = (kind, parameters, [pair for pair in inner if pair[0]], set(self.names))

    def taken(self, kind, parameters, depth):
        """The parts of a view that the parameters supply."""
        for word in parameters:
            if kind in TAKES[word] and self.chance(2):
                self.lines.append("    " * depth + f"{TAKES[word][kind]}: {word}")

    # MARK: Views

    def named(self):
        """A free name; None for a view without one."""
        if self.chance(5):
            return ""
        name = self.one(NAMES)
        while name in self.names:
            name += str(self.random.randrange(10))
        self.names.append(name)
        return name

    def view(self, depth, levels, places, in_stack=False, guide=""):
        """Writes one view with its contents, and returns its name."""
        indent = "    " * (depth - 1)
        if self.components and self.chance(4):
            return self.instance(depth, places, in_stack)
        kind = self.one(STACKS * 2 + PLAIN) if levels > 0 else self.one(LEAVES)
        name = self.named()
        text = f' "{self.one(TEXTS)}"' if kind in TITLED and self.chance(2) else ""
        if self.chance(8):
            self.lines.append(f"{indent}/// What it is for.")
        conditional = self.chance(10)
        if conditional:
            self.lines.append(f"{indent}when {self.condition()} {{")
        self.lines.append(f"{indent}{kind} {name}{text} {{")
        inner = "    " * depth
        if kind == "stack":
            self.lines.append(f"{inner}axis: {self.one(['horizontal', 'vertical'])}")
        self.properties(kind, depth, self.random.randrange(4))
        if in_stack and self.chance(8):
            self.lines.append(f"{inner}customSpacing: {self.one(['3', '12', 'systemSpacing'])}")
        if self.chance(12):
            self.lines.append(f'{inner}class: "App{kind[0].upper()}{kind[1:]}"')
        if not in_stack or self.chance(4):
            self.placed(depth, places)
        if self.chance(4):
            self.lines.append(inner + self.size())
        if self.chance(4):
            self.lines.append(f"{inner}when {self.condition()} {{ {self.property(kind, True)}; {self.size()} }}")
        if levels > 0:
            inside = ["superview"] + ([f"{name}.content", f"{name}.frame"] if kind == "scrollView" and name else [])
            inside += [f"{name}.layoutMargins"] if name else []
            for _ in range(self.random.randint(1, 4)):
                self.view(depth + 1, levels - 1 if self.chance(2) else 0, inside, kind in STACKS)
        self.lines.append(f"{indent}}}")
        if conditional:
            self.lines.append(f"{indent}}}")
        return name

    def instance(self, depth, places, in_stack):
        component = self.one(self.components)
        kind, parameters, inner, names = self.components[component]
        name, indent = self.named(), "    " * depth
        if not name:
            name = f"it{len(self.lines)}"
            self.names.append(name)
        self.lines.append(f"{indent[4:]}{component} {name} {{")
        for word in parameters:
            if self.chance(2):
                value = self.one(ARGUMENTS[word])
                self.lines.append(f"{indent}{word}: " + (f'"{value}"' if word == "text" else value))
        if not in_stack:
            # A name is looked up in the instance first.
            self.placed(depth, [it for it in places if it.split(".")[0] not in names])
        if self.chance(3):
            self.lines.append(indent + self.property(kind, False))
        if inner and self.chance(3):
            path, leaf = self.one(inner)
            self.lines.append(f"{indent}{path}.{self.property(leaf, False)}")
        if self.chance(3):
            self.lines.append(f"{indent}when {self.condition()} {{ {self.property(kind, True)} }}")
        if kind != "label" and self.chance(6):
            self.lines.append(f'{indent}label "One more"')
        self.lines.append(f"{indent[4:]}}}")
        return name

    def placed(self, depth, places):
        """Places a view in its superview, in one of the usual ways."""
        place, indent = self.one(places), "    " * depth
        inset = self.random.randrange(24)
        self.lines += [indent + line for line in self.one([
            [f"edges == {place}.edges inset {inset}"], [f"edges == {place}.edges inset 1, 2, 3, 4"], [f"center == {place}.center"],
            [f"top == {place}.top + {inset}", f"leading == {place}.leading", f"trailing <= {place}.trailing - {inset} @750"],
            [f"left == {place}.left + {inset}", f"bottom == {place}.bottom * 0.5", f"width == {place}.width * 0.3 + 7"],
            [f'centerX == {place}.centerX * 1.5 @999 "middle"', f"top >= {place}.top", f"size <= {place}.size"],
        ])]

    def size(self):
        return (f"{self.one(['width', 'height'])} {self.one(['==', '<=', '>='])} {self.random.randint(1, 200)}"
                + self.one(["", "", " @750", " @1", ' @999 "own size"']))

    # MARK: Members

    def properties(self, kind, depth, count):
        for _ in range(count):
            self.lines.append("    " * depth + self.property(kind, False))

    def property(self, kind, conditional):
        """One property; under a condition, one that a condition can change."""
        own = {name: values for name, values in OWN.get(kind, {}).items() if not (conditional and name in FIXED)}
        table = own if own and self.chance(2) else EVERY
        name = self.one(table)
        return f"{name}: {self.one(table[name])}"

    def change(self, known):
        """A member of a `when`, about any view."""
        if self.chance(2) and len(known) > 1:
            return self.tie(known)
        name = self.one(EVERY)
        return f"{self.one(known)}.{name}: {self.one(EVERY[name])}" if known else "backgroundColor: label"

    def tie(self, known):
        """A constraint between two views of the screen."""
        if len(known) < 2:
            return "// Nothing to tie."
        first, second = self.random.sample(known, 2)
        return self.one([
            f"{first}.width == {second}.width", f"{first}.height <= {second}.height * 2 + 3 @500", f"{first}.top >= {second}.bottom + 8",
            f"{first}.leading == {second}.leading - 4 @251", f"{first}.centerY == {second}.centerY * 0.5", f"{first}.size == {second}.size",
            f"{first}.width == {second}.height * 1.5", f"{first}.firstBaseline == {second}.lastBaseline @600",
        ])

    def condition(self):
        simple = ["verticalSizeClass == compact", "horizontalSizeClass != compact", "textSize >= accessibilityMedium",
                  "direction == rightToLeft", "idiom == pad", "width > 500", "height <= 400", "orientation == landscape",
                  "language == de", "device == iPhone16"]
        simple += [f"state {relation} {self.one(self.states)}" for relation in ("==", "==", "!=") if self.states] * 3
        words = self.one(simple)
        if self.chance(5):
            words = self.one([f"{words} && {self.one(simple)}", f"{words} || {self.one(simple)}", f"!({words})"])
        return words
