"""A Python with the packages that a check needs, made once below `.build`."""

import importlib.util
import os
import pathlib
import subprocess
import sys

BUILD = pathlib.Path(__file__).resolve().parent.parent.parent / ".build"


def run_with(module, requirement, folder):
    """Goes on if `module` can be imported; else runs the script again where it is installed."""
    if importlib.util.find_spec(module):
        return
    python = BUILD / folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(BUILD / folder)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", requirement]
        subprocess.run(pip, check=True)
    os.execv(str(python), [str(python), *sys.argv])
