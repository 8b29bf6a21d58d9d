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
    home = BUILD / folder
    python = home / "bin" / "python"
    if pathlib.Path(sys.prefix) == home:
        sys.exit(f"{requirement} is installed in {home}, and there is no {module} in it")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    # An installation that was cut off leaves a Python without the package.
    if subprocess.run([str(python), "-c", f"import {module}"], capture_output=True).returncode:
        pip = [str(python), "-m", "pip", "install", "--quiet", requirement]
        subprocess.run(pip, check=True)
    os.execv(str(python), [str(python), *sys.argv])
