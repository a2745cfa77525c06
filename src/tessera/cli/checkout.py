"""The source checkout: where it is, and running its tests."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from tessera.cli.errors import BadInput
from tessera.cli.files import read_text

PLUGIN = "tessera.testing.plugin"
RAN = (0, 1, 5)
"""What pytest returns when it ran everything: passed, some failed, none were there."""
_ERRORS = re.compile(r"\b\d+ errors?\b")
"""In its last line: with several processes, files that cannot even be read count as failed."""


def find_checkout(folder: Path) -> Path:
    """The folder of Tessera's sources, from the current directory upwards."""
    here = Path.cwd()
    for root in (here, *here.parents):
        if (root / folder).is_dir() and _names_tessera(root / "pyproject.toml"):
            return root
    raise BadInput(
        f"this needs Tessera's sources: run it inside a checkout (with pyproject.toml and {folder})"
    )


def _names_tessera(file: Path) -> bool:
    try:
        project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
    except (OSError, ValueError):
        return False
    return isinstance(project, dict) and project.get("name") == "tessera-table"


def need_pytest() -> None:
    """Rules are compared with tests, so this needs what developing needs."""
    if find_spec("pytest") is None:
        raise BadInput("this needs pytest: install Tessera with the extra 'dev'")


def run_marked_tests(root: Path) -> str:
    """Run every test that is marked with a rule, and return the report of which passed."""
    import subprocess
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="tessera-rules-") as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pytest", "-m", "rule", "-p", PLUGIN, "--rules-report", str(report)]
        command += ["-q", "-o", "enable_assertion_pass_hook=true"]
        command += [*(["-n", "auto"] if find_spec("xdist") else []), "tests"]
        # Tests compiled by a run that did not count assertions would be used as they are, from the cache.
        fresh = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        done = subprocess.run(
            command,
            cwd=root,
            env=fresh,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        summary = "".join((done.stderr + done.stdout).strip().splitlines()[-1:])
        if done.returncode not in RAN or _ERRORS.search(summary) or not report.is_file():
            raise BadInput(f"the tests could not be run: {summary or 'pytest said nothing'}")
        return read_text(report)
