"""Generated texts for the servers that are measured: as many lines, as much to check.

Each sample names a place where one more letter makes an error and taking it away mends it, and a
place where a hover has something to say.
"""

from dataclasses import dataclass


@dataclass
class Sample:
    text: str
    #: Line and character where the letter `z` makes a name unknown or a value wrong.
    fault: tuple
    #: Line and character of a hover.
    hover: tuple
    #: Line where text is typed letter by letter.
    empty: int
    #: After so many lines the text repeats itself, but for its numbers.
    unit: int


def stack(lines, remarks=False):
    """Screens of thirty lines: a form with a row of equally wide fields and a row of buttons.

    With remarks each screen has two findings: both labels tie with the field beside them.
    """
    screens = [_screen(number) for number in range(max(1, lines // 30))]
    if remarks:
        screens = [[line.replace("hugging.horizontal: 251", "") for line in screen] for screen in screens]
    text = [line for screen in screens for line in screen]
    start = (len(screens) // 2) * 30
    fault = start + 14
    return Sample(
        "\n".join(text) + "\n",
        (fault, text[fault].index(".width")),
        (start + 8, text[start + 8].index("title")),
        start + 28,
        30,
    )


def _screen(number):
    return [
        f"/// Form number {number}.",
        f"screen Form{number:05d} {{",
        "    devices: iPhone16",
        "    vstack root {",
        "        spacing: 8",
        "        edges == safeArea.edges inset 20",
        "        hstack first {",
        "            spacing: 8",
        '            label title "Name" { hugging.horizontal: 251 }',
        '            textField field { placeholder: "Enter name" }',
        "        }",
        "        hstack second {",
        "            spacing: 8",
        f'            label caption "Street {number}" {{ hugging.horizontal: 251 }}',
        "            textField street { width == field.width @750 }",
        "        }",
        "        textView notes {",
        "            layoutMargins: 8",
        "            font: body",
        "        }",
        "        hstack buttons {",
        "            distribution: equalSpacing",
        "            alignment: center",
        '            button save "Save"',
        '            button cancel "Cancel"',
        "        }",
        "    }",
        "    expect notes.height >= 60",
        "",
        "}",
    ]


def long_screen(name, rows):
    """One screen of five lines a row, for what grows with the screen and not with the file."""
    lines = [
        f"screen {name} {{",
        "    devices: iPhone16",
        "    vstack root {",
        "        spacing: 8",
        "        edges == safeArea.edges inset 20",
    ]
    for row in range(rows):
        lines += [
            f"        hstack row{row} {{",
            "            spacing: 8",
            f'            label caption{row} "Street {row}" {{ hugging.horizontal: 251 }}',
            f"            textField street{row} {{ width == row{row}.width * 0.5 @750 }}",
            "        }",
        ]
    return "\n".join([*lines, "    }", "    expect root.height >= 60", "}", ""])


def python(lines, remarks=False):
    """Functions of ten lines. With remarks every third has two findings: variables that nothing reads."""
    functions = [_function(number) for number in range(max(1, lines // 10))]
    if remarks:
        for function in functions[::3]:
            function[4:6] = ["    first_unused = alpha", "    second_unused = beta"]
    text = [line for function in functions for line in function]
    start = (len(functions) // 2) * 10
    return Sample(
        "\n".join(text) + "\n",
        (start + 8, len(text[start + 8])),
        (start + 2, text[start + 2].index("total")),
        start + 9,
        10,
    )


def _function(number):
    return [
        f"def compute_{number:05d}(alpha: int, beta: int) -> int:",
        f'    """Combine two values with {number}."""',
        f"    total_{number:05d} = alpha * {number} + beta",
        f"    items = [value + total_{number:05d} for value in range(10)]",
        f"    if total_{number:05d} > 100:",
        f"        return abs(total_{number:05d} - 1)",
        f'    label = f"item-{{total_{number:05d}}}"',
        "    print(label, items)",
        f"    return total_{number:05d}",
        "",
    ]


def toml(lines, remarks=False):
    """Tables of ten lines. The peer has no remarks on them."""
    tables = [_table(number) for number in range(max(1, lines // 10))]
    text = [line for table in tables for line in table]
    start = (len(tables) // 2) * 10
    return Sample(
        "\n".join(text) + "\n",
        (start + 3, len(text[start + 3])),
        (start + 1, 1),
        start + 9,
        10,
    )


def _table(number):
    return [
        f"[section_{number:05d}]",
        f'name = "section {number}"',
        "enabled = true",
        f"count = {number}",
        "ratio = 3.5",
        'tags = ["a", "b", "c"]',
        f"[section_{number:05d}.nested]",
        f"value = {number}",
        f'path = "/srv/{number}"',
        "",
    ]
