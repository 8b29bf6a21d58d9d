"""Faults that people make, each put into a clean screen, one at a time.

An operator takes a copy of a screen and a random generator, changes the copy and returns the names of
the faulty views, or None if the screen has no place for the fault. If the fault needs a prepared screen,
the operator leaves the prepared one in `clean`. Each operator lists the codes of the rules that name its fault
correctly; a code that a rule of devices, text sizes or languages took over counts as the original one.
"""

import re

OPERATORS = []
#: The original number cannot be known: the corrected one may be larger or smaller by this factor.
GUESSED = {
    "no height", "no width of a picture", "no size of a picture", "constant with a digit too many",
    "spacing with a digit too many", "gaps too large for equalSpacing",
}
AMBIGUOUS = {
    "ambiguous-position", "missing-size", "ambiguous-hugging", "ambiguous-compression",
    "inequality-only-size", "competing-spacers", "ambiguous-layout", "empty-stack-size",
    "priority-tie-with-constraint", "scroll-content-ambiguous",
}
SIZE_CONFLICT = {
    "unsatisfiable", "contradictory-size", "center-and-pinned", "fixed-sum-exceeds-container",
    "alignment-fill-fixed-cross", "constraint-on-managed-axis", "fill-fixed-child",
    "fill-equally-fixed-size", "aspect-vs-fill", "overlapping-pins", "all-required-compression",
    "required-in-cell", "line-against-itself", "view-collapsed",
}
CUT = {"content-clipped", "view-collapsed", "ambiguous-compression", "fixed-width-on-text", "overflow-or-overlap"}


def operator(name, *codes):
    def register(change):
        OPERATORS.append((name, set().union(*(it if isinstance(it, set) else {it} for it in codes)), change))
        return change
    return register


def pick(random, items):
    items = list(items)
    return random.choice(items) if items else None


def drop(screen, random, pattern, among=lambda view: True):
    """Removes one matching constraint, and returns the name of its view."""
    found = [it for it in screen.constraints(pattern) if among(it[0])]
    if not found:
        return None
    view, index = random.choice(found)
    del view.constraints[index]
    return [view.name]


def change(screen, random, pattern, replace, among=lambda view: True):
    found = [it for it in screen.constraints(pattern) if among(it[0])]
    if not found:
        return None
    view, index = random.choice(found)
    new = re.sub(pattern, replace, view.constraints[index], count=1)
    if new == view.constraints[index]:
        return None
    view.constraints[index] = new
    return [view.name]


def set_on(screen, random, matches, key, value):
    view = pick(random, (it for it in screen.views() if matches(it)))
    if view is None or view.get(key) == value:
        return None
    view.set(key, value)
    return [view.name]


def add_to(screen, random, matches, *constraints):
    view = pick(random, (it for it in screen.views() if matches(it)))
    if view is None:
        return None
    view.constraints += constraints
    return [view.name]


def is_label(view):
    return view.kind == "label"


def rows(screen, kind="hstack"):
    return [it for it in screen.views() if it.kind == kind and len(it.children) > 1]


# Missing


def missing_edge(edge):
    @operator(f"no {edge}", AMBIGUOUS, "content-clipped", "outside-safe-area", "overflow-or-overlap", "view-collapsed",
              "multiline-unbounded-width", "missing-edge", "cell-without-height")
    def missing(screen, random):
        return drop(screen, random, rf"^{edge} ==")


for each in ("top", "leading", "trailing", "bottom"):
    missing_edge(each)


@operator("no height", AMBIGUOUS, "image-aspect-missing", "view-collapsed")
def missing_height(screen, random):
    return drop(screen, random, r"^height == \d+$", lambda view: view.kind in ("view", "imageView"))


@operator("no width of a picture", AMBIGUOUS, "image-aspect-missing", "view-collapsed", "image-drives-layout")
def missing_width(screen, random):
    return drop(screen, random, r"^width == \d+$", lambda view: view.kind == "imageView")


@operator("no size of a picture", AMBIGUOUS, "image-aspect-missing", "view-collapsed")
def missing_size(screen, random):
    view = pick(random, {it[0] for it in screen.constraints(r"^height == ") if it[0].kind == "imageView"} and
                [it for it in screen.views() if it.kind == "imageView" and any(c.startswith("height ==") for c in it.constraints)])
    if view is None:
        return None
    view.constraints = [it for it in view.constraints if not re.match(r"(width|height) ==", it)]
    return [view.name]


@operator("no spacer", AMBIGUOUS, "stretched-beyond-intrinsic")
def missing_spacer(screen, random):
    for view in screen.views():
        for child in view.children:
            if child.kind == "spacer":
                view.children.remove(child)
                return [view.name, *(it.name for it in view.children)]
    return None


@operator("no hugging", AMBIGUOUS, "stretched-beyond-intrinsic")
def missing_hugging(screen, random):
    view = pick(random, (it for it in screen.views() if it.get("hugging.horizontal")))
    if view is None:
        return None
    view.set("hugging.horizontal", None)
    return [view.name, *(it.name for it in screen.parent(view).children)]


@operator("second spacer", "competing-spacers")
def second_spacer(screen, random):
    for view in screen.views():
        if any(it.kind == "spacer" for it in view.children):
            view.children.insert(0, type(view)("spacer", "space2"))
            return ["space", "space2"]
    return None


@operator("column without the scroll view's width", AMBIGUOUS, "scroll-axis-locked", "multiline-unbounded-width", "content-clipped")
def column_without_width(screen, random):
    return drop(screen, random, r"^width == scroll.frame.width")


@operator("scroll content without its edges", "scroll-content-ambiguous", AMBIGUOUS)
def content_without_edges(screen, random):
    names = drop(screen, random, r"^edges == scroll.content.edges")
    if names:
        screen.view(names[0]).constraints += [
            "top == scroll.content.top", "leading == scroll.content.leading", "trailing == scroll.content.trailing"]
    return names


@operator("content pinned to the frame of its scroll view", "scroll-axis-locked", "scroll-content-ambiguous", AMBIGUOUS)
def pinned_to_frame(screen, random):
    return change(screen, random, r"scroll\.content\.edges", "scroll.frame.edges")


@operator("card whose content ends nowhere", AMBIGUOUS)
def loose_card(screen, random):
    return drop(screen, random, r"^bottom == superview.bottom", lambda view: view.name in ("texts", "text"))


@operator("no horizontal position", "ambiguous-position", AMBIGUOUS)
def no_horizontal(screen, random):
    view = pick(random, (it for it in screen.views() if any(c.startswith("leading ==") for c in it.constraints)))
    if view is None:
        return None
    view.constraints = [it for it in view.constraints if not re.match(r"(leading|trailing|centerX) ", it)]
    return [view.name]


# Priorities


@operator("equal resistance and a long text", AMBIGUOUS, CUT)
def long_text(screen, random):
    row = pick(random, (it for it in rows(screen) if any(is_label(c) for c in it.children)))
    if row is None:
        return None
    for child in row.children:
        child.set("compressionResistance.horizontal", None)
    text = next(it for it in row.children if is_label(it))
    text.text = "A title that is far too long for any telephone that is sold today"
    return [row.name, *(it.name for it in row.children)]


@operator("equal hugging", AMBIGUOUS)
def equal_hugging(screen, random):
    row = pick(random, (it for it in rows(screen) if sum(is_label(c) for c in it.children) > 1))
    if row is None:
        return None
    for child in row.children:
        if is_label(child):
            child.set("hugging.horizontal", "251")
    return [row.name, *(it.name for it in row.children)]


@operator("required resistance of a long text", "all-required-compression", SIZE_CONFLICT, CUT)
def required_resistance(screen, random):
    row = pick(random, (it for it in rows(screen) if any(is_label(c) for c in it.children)))
    if row is None:
        return None
    text = next(it for it in row.children if is_label(it))
    text.text = "A title that is far too long for any telephone that is sold today"
    text.set("compressionResistance.horizontal", "1000")
    return [row.name, text.name]


@operator("text that may not wrap", CUT)
def no_wrap(screen, random):
    view = pick(random, (it for it in screen.views() if it.get("numberOfLines") and len(it.text or "") > 44))
    if view is None:
        return None
    view.set("numberOfLines", None)
    return [view.name]


@operator("fixed height on a text that wraps", CUT, SIZE_CONFLICT)
def fixed_height_on_text(screen, random):
    return add_to(screen, random, lambda it: it.get("numberOfLines") == "0" and len(it.text) > 44, "height == 20")


@operator("fixed width on a text", CUT, SIZE_CONFLICT, AMBIGUOUS)
def fixed_width_on_text(screen, random):
    return add_to(screen, random, lambda it: is_label(it) and len(it.text) > 5, "width == 20")


# Contradictions


@operator("two heights", "contradictory-size", "unsatisfiable")
def two_heights(screen, random):
    return add_to(screen, random, lambda it: any(re.match(r"height == \d+$", c) for c in it.constraints), "height == 33")


@operator("fixed width and both edges", SIZE_CONFLICT)
def width_and_edges(screen, random):
    def both(view):
        return all(any(c.startswith(f"{edge} ==") for c in view.constraints) for edge in ("leading", "trailing"))
    return add_to(screen, random, both, "width == 200")


@operator("fixed height and both edges", AMBIGUOUS, CUT, SIZE_CONFLICT)
def height_and_edges(screen, random):
    def both(view):
        return all(any(c.startswith(f"{edge} ==") for c in view.constraints) for edge in ("top", "bottom"))
    return add_to(screen, random, both, "height == 21")


@operator("centre and edges", "center-and-pinned", SIZE_CONFLICT)
def centre_and_edges(screen, random):
    def both(view):
        return any(re.match(r"leading == (superview|safeArea)", c) for c in view.constraints) and \
            any(re.match(r"trailing == (superview|safeArea)", c) for c in view.constraints)
    return add_to(screen, random, both, "centerX == superview.centerX + 40")


@operator("widths that do not add up", SIZE_CONFLICT, "overflow-or-overlap")
def widths(screen, random):
    return fix_widths(screen, random, 500)


@operator("all widths fixed in a row that fills", SIZE_CONFLICT, "unsatisfiable")
def all_fixed(screen, random):
    return fix_widths(screen, random, 40)


def fix_widths(screen, random, points):
    """Gives every view of a row that fills this width, unless it has one."""
    row = pick(random, (it for it in rows(screen) if it.get("distribution") is None))
    if row is None:
        return None
    for child in row.children:
        if not any(it.startswith("width") for it in child.constraints):
            child.constraints.append(f"width == {points}")
    return [row.name, *(it.name for it in row.children)]


@operator("ratio with both sizes", SIZE_CONFLICT)
def ratio(screen, random):
    def both(view):
        return all(any(re.match(rf"{size} == \d", c) for c in view.constraints) for size in ("width", "height"))
    view = pick(random, (it for it in screen.views() if both(it)))
    if view is None:
        return None
    view.constraints.append(f"width == {view.name}.height * 2")
    return [view.name]


@operator("fillEqually with a fixed child", "fill-equally-fixed-size", SIZE_CONFLICT)
def equally_fixed(screen, random):
    stack = pick(random, (it for it in screen.views() if it.get("distribution") == "fillEqually" and it.kind == "hstack"))
    if stack is None:
        return None
    stack.children[0].constraints += ["width == 60"]
    return [stack.name, *(it.name for it in stack.children)]


@operator("minimum above the container", SIZE_CONFLICT, "overflow-or-overlap", CUT)
def minimum(screen, random):
    return add_to(screen, random, lambda it: it.is_stack, "width >= 900")


@operator("a column pinned to the bottom too", AMBIGUOUS, "stretched-beyond-intrinsic", SIZE_CONFLICT)
def bottom_too(screen, random):
    view = pick(random, (it for it in screen.roots if it.kind == "vstack" and not it.get("distribution") and
                         any(c.startswith("top ==") for c in it.constraints) and
                         not any(c.startswith("bottom") for c in it.constraints)))
    if view is None:
        return None
    view.constraints.append("bottom == safeArea.bottom - 16")
    return [view.name, *(it.name for it in view.children)]


@operator("a cell without its last edge", "cell-without-height", "missing-edge")
def cell_last_edge(screen, random):
    if not any("host: cell" in it for it in screen.settings):
        return None
    return drop(screen, random, r"^bottom == superview.bottom")


@operator("a row higher than its cell", SIZE_CONFLICT, CUT, "required-in-cell")
def higher_than_cell(screen, random):
    if "host: cell(height: 60)" not in screen.settings:
        return None
    return change(screen, random, r"^height == (24|28|32)$", "height == 72")


# Typos


@operator("reversed sign", "reversed-inset", "overflow-or-overlap", "outside-safe-area", CUT, AMBIGUOUS, SIZE_CONFLICT)
def reversed_sign(screen, random):
    return change(screen, random, r"^trailing == (\w+)\.trailing - ", r"trailing == \1.trailing + ")


@operator("reversed sign at the bottom", "reversed-inset", "overflow-or-overlap", "outside-safe-area", CUT, SIZE_CONFLICT)
def reversed_bottom(screen, random):
    return change(screen, random, r"^bottom == (\w+)\.bottom - ", r"bottom == \1.bottom + ")


@operator("reversed relation", "reversed-inset", "multiline-unbounded-width", AMBIGUOUS, SIZE_CONFLICT, CUT, "overflow-or-overlap")
def reversed_relation(screen, random):
    return change(screen, random, r"^(width|leading) (<=|>=) ",
                  lambda found: f"{found[1]} {'>=' if found[2] == '<=' else '<='} ")


@operator("inequality for equality", AMBIGUOUS)
def inequality(screen, random):
    return change(screen, random, r"^height == (\d+)$", r"height >= \1", lambda view: view.kind in ("view", "imageView"))


@operator("constant with a digit too many", "uneven-insets", SIZE_CONFLICT, CUT, "overflow-or-overlap", "outside-safe-area")
def digit(screen, random):
    return change(screen, random, r"^(leading == \w+\.leading \+ \d+)$", r"\g<1>0")


@operator("spacing with a digit too many", SIZE_CONFLICT, CUT, "overflow-or-overlap", AMBIGUOUS)
def spacing_digit(screen, random):
    view = pick(random, (it for it in rows(screen) if it.get("spacing")))
    if view is None:
        return None
    view.set("spacing", view.get("spacing") + "00")
    return [view.name, *(it.name for it in view.children)]


@operator("wrong multiplier", SIZE_CONFLICT, CUT, AMBIGUOUS, "overflow-or-overlap")
def multiplier(screen, random):
    return change(screen, random, r"^(width == caption0\.width)$", r"\1 * 10")


@operator("unknown name", "unknown-or-detached-view", "unknown-name")
def unknown_name(screen, random):
    return change(screen, random, r"== (photo|bar|scroll|title|caption0)\.", r"== \1s.")


@operator("unknown property", "unknown-property")
def unknown_property(screen, random):
    view = pick(random, (it for it in screen.views() if it.get("spacing")))
    if view is None:
        return None
    view.properties = [it.replace("spacing:", "spaceing:") for it in view.properties]
    return [view.name]


@operator("wrong type of value", "mismatched-value", "unknown-value")
def wrong_type(screen, random):
    return set_on(screen, random, lambda it: it.get("alignment") == "center", "alignment", "12")


@operator("anchors of another kind", "mismatched-dimensions")
def other_kind(screen, random):
    return change(screen, random, r"^leading == (\w+)\.leading", r"leading == \1.top")


# Safe area, direction


@operator("safe area forgotten", "outside-safe-area")
def no_safe_area(screen, random):
    if any("host" in it for it in screen.settings):
        return None
    return change(screen, random, r"^top == safeArea\.top", "top == superview.top")


@operator("left for leading", "rtl-left-right-anchor", "breaks-rtl", "leading-with-left")
def left(screen, random):
    return change(screen, random, r"^leading == (\w+)\.leading", r"left == \1.left")


# Stacks


@operator("fillProportionally without sizes", "fill-proportionally-no-intrinsic", AMBIGUOUS, SIZE_CONFLICT)
def proportionally(screen, random):
    view = pick(random, (it for it in rows(screen) if it.get("distribution") == "fillEqually" and it.children[0].kind == "view"))
    if view is None:
        return None
    view.set("distribution", "fillProportionally")
    return [view.name, *(it.name for it in view.children)]


@operator("fill in place of fillEqually", AMBIGUOUS)
def not_equally(screen, random):
    view = pick(random, (it for it in screen.views() if it.get("distribution") == "fillEqually"))
    if view is None:
        return None
    view.set("distribution", None)
    return [view.name, *(it.name for it in view.children)]


@operator("gaps too large for equalSpacing", SIZE_CONFLICT, CUT, AMBIGUOUS, "overflow-or-overlap")
def equal_spacing(screen, random):
    view = pick(random, (it for it in rows(screen) if not it.get("distribution")))
    if view is None:
        return None
    view.set("distribution", "equalSpacing")
    view.set("spacing", "400")
    return [view.name, *(it.name for it in view.children)]


@operator("baseline alignment on a vertical stack", "baseline-on-vertical", AMBIGUOUS)
def vertical_baseline(screen, random):
    return set_on(screen, random, lambda it: it.kind == "vstack", "alignment", "firstBaseline")


@operator("baseline alignment on a picture", "baseline-no-text", "baseline-first-not-tallest")
def picture_baseline(screen, random):
    return set_on(screen, random, lambda it: it.kind == "hstack" and any(c.kind == "imageView" for c in it.children),
                  "alignment", "firstBaseline")


@operator("a fixed height across a stack that fills", SIZE_CONFLICT)
def fixed_across(screen, random):
    return add_to(screen, random, lambda it: (screen.parent(it) is not None and screen.parent(it).kind == "vstack"
                                              and not screen.parent(it).get("alignment") and is_label(it)), "width == 120")


@operator("a pin on an arranged view", "constraint-on-managed-axis", SIZE_CONFLICT)
def pin_arranged(screen, random):
    return add_to(screen, random, lambda it: screen.parent(it) is not None and screen.parent(it).is_stack and is_label(it),
                  "leading == superview.leading + 30")


@operator("wrapping text in a row that cannot grow", CUT, AMBIGUOUS, SIZE_CONFLICT)
def cannot_grow(screen, random):
    row = pick(random, (it for it in screen.views() if it.is_stack and
                        any(len(c.text or "") > 44 for v in it.children for c in v.walk())))
    if row is None:
        return None
    row.constraints = [it for it in row.constraints if not it.startswith("bottom")] + ["height == 30"]
    return [row.name, *(it.name for v in row.children for it in v.walk())]


# Hidden, states, size classes


@operator("required height in a hidden view", SIZE_CONFLICT, "constraint-on-managed-axis", "hidden-required-size", "hidden-inner-required")
def hidden_required(screen, random):
    view = pick(random, (it for it in screen.views() if screen.parent(it) is not None and screen.parent(it).kind == "vstack"
                         and it.is_stack and len(it.children) > 1))
    if view is None:
        return None
    # The hidden view is no fault: it is hidden in the clean screen too.
    view.set("isHidden", "true")
    screen.clean = screen.copy()
    view.constraints = [it for it in view.constraints if not it.startswith("height")] + ["height == 40"]
    return [view.name]


@operator("two states whose constraints are both active", SIZE_CONFLICT, "variant-constraint-leak")
def both_states(screen, random):
    if "states: idle, loading" not in screen.settings:
        return None
    # Each state has its own height; the fault is the one that was written for both.
    screen.view("retry").set("hugging.vertical", "1")
    screen.members.append("when state == loading { column.height == 200 }")
    screen.members.append("when state == idle { column.height == 300 }")
    screen.clean = screen.copy()
    screen.members.pop()
    screen.view("column").constraints.append("height == 300")
    return ["column"]


@operator("an axis that a condition forgets", SIZE_CONFLICT, AMBIGUOUS, CUT)
def forgotten_axis(screen, random):
    if not any(it.startswith("when verticalSizeClass") for it in screen.members):
        return None
    screen.view("map").constraints.append("height == 420")
    return ["map", "panes"]
