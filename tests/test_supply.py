"""The supply chain: names, licences, known faults, and a wheel that works where nothing else is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tests import supply
from tests.server.processes import until

ROOT = supply.ROOT
SOMEBODY_ELSES = re.compile(r"pip install[^\n]*[ '\"]tessera(?![-_\w/.])")
WRITTEN = ("*.md", "*.py", "*.toml", "*.ftl", "Makefile", "Dockerfile", "*.yaml", "*.service")


def test_nobody_is_told_to_install_what_is_somebody_elses() -> None:
    """`tessera` on PyPI is not ours: what is installed is `tessera-table`."""
    places = [ROOT, *[ROOT / each for each in ("docs", "src", "examples", "deploy", "web/src")]]
    found = []
    for place in places:
        for pattern in WRITTEN:
            files = place.glob(pattern) if place == ROOT else place.rglob(pattern)
            found += [str(file) for file in files if SOMEBODY_ELSES.search(file.read_text(encoding="utf-8"))]
    assert found == []
    assert SOMEBODY_ELSES.search("pip install 'tessera[apprise]'")
    assert not SOMEBODY_ELSES.search("pip install 'tessera-table[apprise]'")


@pytest.mark.parametrize("project", [ROOT, ROOT / "examples" / "expansion"])
def test_projects_name_the_distribution_that_is_ours(project: Path) -> None:
    facts = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert facts["name"].startswith("tessera-")
    assert "tessera" not in [re.split(r"[^\w.-]", need)[0] for need in facts.get("dependencies", [])]


def test_what_is_locked_is_licensed_and_not_known_to_be_bad() -> None:
    assert supply.faults() == []


def test_the_audit_finds_what_is_wrong() -> None:
    known = {
        "known_bad": {"a": ["<2"]},
        "licence": {"a": "MIT", "b": "GPL-3.0"},
        "allowed": ["MIT"],
        "beside": [],
    }
    assert "known to be bad" in supply._faults(known, "a", "1.9", "x")[0]
    assert supply._faults(known, "a", "2.0", "x") == []
    assert "not allowed" in supply._faults(known, "b", "1", "x")[0]
    assert "does not say" in supply._faults(known, "c", "1", "x")[0]


def test_the_list_of_what_is_shipped_is_up_to_date() -> None:
    assert supply.SBOM.read_text(encoding="utf-8") == supply.sbom(), "run python -m tests.supply --write"
    listed = json.loads(supply.sbom())["components"]
    assert {each["name"] for each in listed} == set(supply.locked("base"))
    assert all(each["hashes"] for each in listed)


def _is_well(address: str) -> bool:
    try:
        with urlopen(f"{address}/healthz", timeout=60) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except OSError:
        return False


def test_the_wheel_is_built_installed_and_served(tmp_path: Path) -> None:
    """In an environment of its own, with the locked packages of this one and nothing of the sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("tessera_table-*.whl")
    with ZipFile(wheel) as archive:
        assert any(name.endswith(".dist-info/sboms/sbom.cdx.json") for name in archive.namelist())
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    python = tmp_path / "env" / "bin" / "python"
    site = Path(
        subprocess.run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
            check=True,
            capture_output=True,
            text=True,
            env=environment,
        ).stdout.strip()
    )
    (site / "locked.pth").write_text(sysconfig.get_path("purelib") + "\n")  # packages, but no .pth of theirs
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    served = subprocess.Popen(
        [python, "-m", "tessera", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 't.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
        env=environment,
    )
    try:
        assert served.stdout is not None
        address = served.stdout.readline().removeprefix("Tessera: ").strip().rstrip("/")
        assert until(lambda: _is_well(address))
        where = "import tessera, importlib.metadata as m; print(tessera.__file__, m.version('tessera-table'))"
        said = subprocess.run(
            [python, "-c", where], check=True, capture_output=True, text=True, env=environment
        )
        assert str(site) in said.stdout
    finally:
        served.terminate()
        served.wait(30)
        if served.stdout is not None:
            served.stdout.close()
