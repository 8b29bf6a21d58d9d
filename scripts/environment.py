#!/usr/bin/env python3
"""The requirements of the checks: the server, and a Python with a package from PyPI.

    scripts/environment.py MODULE REQUIREMENT     prints the path of such a Python

STACK_LSP names the server; without it a release build is made, because the checks need a fast one.
"""

import fcntl
import importlib.util
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
#: The exit status of a check that was skipped because something optional is missing.
SKIPPED = 77


def server():
    """The path of the server."""
    if "STACK_LSP" in os.environ:
        return os.environ["STACK_LSP"]
    build = ["swift", "build", "-c", "release"]
    subprocess.run([*build, "--product", "stack-lsp"], cwd=ROOT, check=True, stdout=sys.stderr)
    shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return shown.stdout.strip() + "/stack-lsp"


def python_with(module, requirement):
    """The path of a Python that imports `module`, created once below `.build`."""
    home = ROOT / ".build" / "python" / module
    python = home / "bin" / "python"
    home.mkdir(parents=True, exist_ok=True)
    with open(home / "lock", "w", encoding="ascii") as lock:
        # Checks run in parallel, and one of them creates it for all.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        # An interrupted installation leaves a Python without the package.
        if subprocess.run([str(python), "-c", f"import {module}"], capture_output=True).returncode:
            pip = [str(python), "-m", "pip", "install", "--quiet", requirement]
            if subprocess.run(pip, stdout=sys.stderr).returncode:
                sys.exit(f"{requirement} is needed, and PyPI does not give it")
    return str(python)


def run_with(module, requirement):
    """Continues if `module` can be imported; otherwise runs the script again with a Python that has it."""
    if not importlib.util.find_spec(module):
        python = python_with(module, requirement)
        os.execv(python, [python, *sys.argv])


if __name__ == "__main__":
    print(python_with(*sys.argv[1:]))
