"""Clean screens in the shapes of real apps, as trees that a fault can be put into.

Each shape is a function of a random generator that returns a `Screen` without a warning. It varies what varies
between apps: texts, sizes, insets, the style of members.
"""

import copy
import re


class View:
    """A view with its members as text: `properties` and `constraints`."""

    def __init__(self, kind, name, text=None, properties=(), constraints=(), children=()):
        self.kind, self.name, self.text = kind, name, text
        self.properties, self.constraints = list(properties), list(constraints)
        self.children = list(children)

    @property
    def is_stack(self):
        return self.kind in ("hstack", "vstack")

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def get(self, key):
        """The value of a property; None if it is not written."""
        for member in self.properties:
            if member.startswith(key + ":"):
                return member.split(":", 1)[1].strip()
        return None

    def set(self, key, value):
        self.properties = [it for it in self.properties if not it.startswith(key + ":")]
        if value is not None:
            self.properties.append(f"{key}: {value}")

    def lines(self, indentation):
        head = f"{indentation}{self.kind} {self.name}" + (f' "{self.text}"' if self.text else "")
        members = self.properties + self.constraints
        if not members and not self.children:
            return [head]
        if not self.children and len(members) < 3:
            return [f"{head} {{ {'; '.join(members)} }}"]
        inner = indentation + "    "
        lines = [head + " {", *(inner + member for member in members)]
        for child in self.children:
            lines += child.lines(inner)
        return [*lines, indentation + "}"]


class Screen:
    def __init__(self, shape, settings, roots, members=()):
        self.shape, self.settings = shape, list(settings)
        self.roots, self.members = list(roots), list(members)
        #: The screen before a fault, if more was changed than the fault itself.
        self.clean = None

    def copy(self):
        return copy.deepcopy(self)

    def views(self):
        for root in self.roots:
            yield from root.walk()

    def view(self, name):
        return next(it for it in self.views() if it.name == name)

    def parent(self, view):
        return next((it for it in self.views() if view in it.children), None)

    @property
    def text(self):
        lines = ["defaults: interfaceBuilder", "", "screen S {"]
        lines += ["    " + setting for setting in self.settings]
        for root in self.roots:
            lines += root.lines("    ")
        lines += ["    " + member for member in self.members]
        return "\n".join([*lines, "}", ""])

    def constraints(self, pattern):
        """Each (view, index) with a matching constraint."""
        return [
            (view, index)
            for view in self.views()
            for index, text in enumerate(view.constraints)
            if re.search(pattern, text)
        ]


def pins(random, top, side, bottom=None, to="safeArea"):
    """Edges in one of the usual notations."""
    if bottom is None:
        style = random.randrange(2)
        sides = [f"leading == {to}.leading + {side}", f"trailing == {to}.trailing - {side}"]
        return [f"top == {to}.top + {top}", *sides] if style else [*sides, f"top == {to}.top + {top}"]
    if top == side == bottom and random.random() < 0.5:
        return [f"edges == {to}.edges inset {top}"]
    return [
        f"top == {to}.top + {top}", f"leading == {to}.leading + {side}",
        f"trailing == {to}.trailing - {side}", f"bottom == {to}.bottom - {bottom}",
    ]


def devices(random):
    return "devices: " + random.choice(["iPhone16", "iPhone16, iPhoneSE3", "iPhoneSE3, iPadMini"])


def label(random, name, text, *properties):
    properties = list(properties)
    if random.random() < 0.3:
        properties.append("font: " + random.choice(["headline", "subheadline", "body"]))
    return View("label", name, text, properties)


TITLES = ["Wi-Fi", "Bluetooth", "Notifications", "Account", "Storage", "Language", "Privacy"]
NOTES = [
    "Sign in to see what your friends are listening to.",
    "We never share your address with anybody.",
    "New episodes are downloaded overnight while the phone is charging.",
]


def form(random):
    rows = []
    for index, text in enumerate(random.sample(["Name", "Email", "City", "Phone"], random.randint(2, 4))):
        width = [] if index == 0 else ["width == caption0.width"]
        rows.append(View("hstack", f"row{index}", None, ["spacing: 8", "alignment: firstBaseline"], [], [
            View("label", f"caption{index}", text, ["hugging.horizontal: 252"], width),
            View("textField", f"field{index}", None, [f'placeholder: "{text}"']),
        ]))
    button = View("button", "submit", "Save", [], [f"height == {random.choice([44, 48, 50])}"])
    column = View("vstack", "form", None, [f"spacing: {random.choice([8, 12, 16])}"],
                  pins(random, 16, 20), [*rows, button])
    return Screen("form", [devices(random)], [column])


def cell(random):
    size = random.choice([24, 28, 32])
    row = View("hstack", "row", None, ["alignment: center", "spacing: 12"], pins(random, 8, 16, 8, "superview"), [
        View("imageView", "icon", None, [], [f"width == {size}", f"height == {size}"]),
        label(random, "title", random.choice(TITLES), "compressionResistance.horizontal: 751"),
        View("label", "value", "On", ["hugging.horizontal: 252"]),
        View("imageView", "disclosure", None, [], ["width == 8", "height == 13"]),
    ])
    return Screen("cell", [devices(random), "host: cell(height: 60)"], [row])


def subtitle_cell(random):
    texts = View("vstack", "texts", None, ["spacing: 2"], [], [
        label(random, "title", random.choice(TITLES)),
        View("label", "note", random.choice(NOTES), ["numberOfLines: 0", "font: footnote"]),
    ])
    row = View("hstack", "row", None, ["alignment: center", "spacing: 12"], pins(random, 10, 16, 10, "superview"), [
        texts, View("switch", "toggle", None, ["hugging.horizontal: 751"])])
    return Screen("subtitle cell", [devices(random), "host: cell"], [row])


def card(random):
    photo = View("imageView", "photo", None, [], ["height == 160"])
    texts = View("vstack", "texts", None, ["spacing: 4"], [
        "top == photo.bottom + 12", "leading == superview.leading + 16",
        "trailing == superview.trailing - 16", "bottom == superview.bottom - 16"], [
        label(random, "title", random.choice(TITLES)),
        View("label", "body", random.choice(NOTES), ["numberOfLines: 0"]),
    ])
    photo.constraints += [
        "top == superview.top", "leading == superview.leading", "trailing == superview.trailing"]
    box = View("view", "card", None, [], pins(random, 16, 16), [photo, texts])
    return Screen("card", [devices(random)], [box])


def header(random):
    size = random.choice([64, 80, 96])
    avatar = View("imageView", "avatar", None, [], [f"width == {size}", f"height == {size}"])
    texts = View("vstack", "texts", None, ["spacing: 4"], [], [
        View("label", "name", "Ada Lovelace", ["font: title2"]),
        View("label", "role", "Mathematician", ["font: subheadline"]),
    ])
    row = View("hstack", "header", None, ["spacing: 16", "alignment: center"], pins(random, 16, 20), [avatar, texts])
    return Screen("header", [devices(random)], [row])


def grid(random):
    rows = []
    for index in range(random.randint(2, 3)):
        rows.append(View("hstack", f"row{index}", None, ["spacing: 12", "distribution: fillEqually"], [], [
            View("view", f"tile{index}{column}", None, [], ["height == 100"] if column == 0 else [])
            for column in range(random.randint(2, 3))]))
    column = View("vstack", "grid", None, ["spacing: 12"], pins(random, 16, 16), rows)
    return Screen("grid", [devices(random)], [column])


def chat(random):
    text = View("label", "text", random.choice(NOTES), ["numberOfLines: 0"], [
        "top == superview.top + 8", "leading == superview.leading + 12",
        "trailing == superview.trailing - 12", "bottom == superview.bottom - 8"])
    bubble = View("view", "bubble", None, [], [
        "top == safeArea.top + 8", "trailing == safeArea.trailing - 16",
        f"width <= {random.choice([240, 260, 280])}"], [text])
    return Screen("chat bubble", [devices(random)], [bubble])


def keypad(random):
    rows = []
    for index in range(random.randint(3, 4)):
        rows.append(View("hstack", f"row{index}", None, ["spacing: 8", "distribution: fillEqually"], [], [
            View("button", f"key{index}{column}", str(index * 3 + column + 1)) for column in range(3)]))
    column = View("vstack", "pad", None, ["spacing: 8", "distribution: fillEqually"],
                  pins(random, 24, 24, 24), rows)
    return Screen("keypad", [devices(random)], [column])


def scroll(random):
    column = View("vstack", "column", None, ["spacing: 12"], [
        "edges == scroll.content.edges", "width == scroll.frame.width"], [
        label(random, "title", random.choice(TITLES)),
        View("label", "body", random.choice(NOTES), ["numberOfLines: 0"]),
        View("imageView", "photo", None, [], ["height == 200"]),
        View("button", "more", "Show more", [], ["height == 44"]),
    ])
    view = View("scrollView", "scroll", None, [], ["edges == safeArea.edges"], [column])
    return Screen("scroll form", [devices(random)], [view])


def split_header(random):
    row = View("hstack", "bar", None, ["spacing: 8", "alignment: center"], pins(random, 8, 16), [
        View("button", "back", "Back"), View("spacer", "space"), View("button", "done", "Done")])
    line = View("view", "line", None, [], [
        "top == bar.bottom + 8", "leading == superview.leading", "trailing == superview.trailing", "height == 1"])
    return Screen("split header", [devices(random)], [row, line])


def baseline(random):
    row = View("hstack", "price", None, ["spacing: 6", "alignment: firstBaseline"], pins(random, 20, 20), [
        View("label", "amount", "128", ["font: largeTitle", "hugging.horizontal: 252"]),
        View("label", "currency", "EUR", ["font: body", "hugging.horizontal: 249"]),
    ])
    return Screen("baseline row", [devices(random)], [row])


def margins(random):
    column = View("vstack", "panel", None, [
        "spacing: 8", "isLayoutMarginsRelativeArrangement: true", "layoutMargins: 12, 16, 12, 16"],
        pins(random, 12, 0), [
        label(random, "title", random.choice(TITLES)),
        View("label", "note", random.choice(NOTES), ["numberOfLines: 0"]),
    ])
    return Screen("margins", [devices(random)], [column])


def states(random):
    column = View("vstack", "column", None, ["spacing: 12"], pins(random, 16, 20), [
        label(random, "title", random.choice(TITLES)),
        View("label", "failure", "The address is not known.", ["numberOfLines: 0"]),
        View("button", "retry", "Try again"),
    ])
    members = ["when state == loading { failure.isHidden: true; retry.isHidden: true }"]
    return Screen("states", [devices(random), "states: idle, loading"], [column], members)


def size_classes(random):
    row = View("stack", "panes", None, ["axis: vertical", "spacing: 12", "distribution: fillEqually"],
               pins(random, 12, 12, 12), [View("view", "map"), View("view", "list")])
    row.kind = "vstack"
    row.properties.remove("axis: vertical")
    members = ["when verticalSizeClass == compact { panes.axis: horizontal }"]
    return Screen("size classes", ["devices: iPhone16, iPhone16.landscape"], [row], members)


def large_text(random):
    screen = header(random)
    screen.shape = "large text"
    screen.settings.append("textSizes: large, extraExtraLarge")
    for name in ("name", "role"):
        screen.view(name).set("numberOfLines", "0")
    return screen


def right_to_left(random):
    screen = cell(random)
    screen.shape = "right to left"
    screen.settings.append("directions: leftToRight, rightToLeft")
    return screen


def empty_state(random):
    column = View("vstack", "notice", None, ["spacing: 8", "alignment: center"], [
        "center == safeArea.center", "leading >= safeArea.leading + 24"], [
        View("imageView", "picture", None, [], ["width == 96", "height == 96"]),
        label(random, "title", random.choice(TITLES)),
        View("button", "action", "Reload"),
    ])
    return Screen("empty state", [devices(random)], [column])


def anchored(random):
    """No stack at all: a chain of labels, each below the one before."""
    title = View("label", "title", random.choice(TITLES), [], pins(random, 16, 20))
    body = View("label", "body", random.choice(NOTES), ["numberOfLines: 0"], [
        "top == title.bottom + 8", "leading == title.leading", "trailing == title.trailing"])
    button = View("button", "action", "Continue", [], [
        "leading == safeArea.leading + 20", "trailing == safeArea.trailing - 20",
        "bottom == safeArea.bottom - 16", "height == 50"])
    return Screen("anchored", [devices(random)], [title, body, button])


#: Every fourth shape is held out: no improvement is derived from it.
SHAPES = [
    form, cell, card, header, grid, keypad, scroll, split_header, subtitle_cell, margins, states,
    large_text, empty_state,
]
HELD_OUT = [chat, baseline, size_classes, right_to_left, anchored]
