"""A copy of the project in which chosen values are switches in the environment, so that one build tries them all."""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SWITCH = """#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The switch that is on; 0 for none.
let switchOn = getenv("SWITCH").flatMap { Int(String(cString: $0)) } ?? 0
"""


def copy(folder, switches):
    """Copies what Git knows into FOLDER. A switch is a number, a file, the text before the value, the value, and what
    stands there while the switch is on. A value that is not found once ends the script."""
    for name in ("Sources", "Tests"):
        shutil.rmtree(folder / name, ignore_errors=True)
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True,
                           text=True)
    for name in files.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for name, before, value in {switch[1:4] for switch in switches}:
        source = (folder / name).read_text()
        if source.count(before + value) != 1:
            sys.exit(f"{name}: `{before + value}` stands there {source.count(before + value)} times")
        chosen = value
        for number, *place, other in switches:
            if tuple(place) == (name, before, value):
                chosen = f"switchOn == {number} ? {other} : {chosen}"
        (folder / name).write_text(source.replace(before + value, f"{before}({chosen})"))
    for module in {name.split("/")[1] for _, name, *_ in switches}:
        (folder / "Sources" / module / "Switch.swift").write_text(SWITCH)


def thresholds():
    """File, the text before the value, and the value of every size from which on a rule reports."""
    path = "Sources/StackLSP/Analysis/Reading/Threshold.swift"
    for declaration, value in re.findall(r"(static let \w+ = )([\d.]+)$", (ROOT / path).read_text(), re.MULTILINE):
        yield path, declaration, value


def build(folder, *arguments):
    subprocess.run(["swift", "build", *arguments], cwd=folder, check=True, stdout=sys.stderr)
