"""The files for hosts say what the command line understands, and what belongs together agrees."""

from __future__ import annotations

import configparser
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from tessera.cli.app import app

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def options() -> set[str]:
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    return set(re.findall(r"--[a-z][a-z-]+", shown))


@pytest.fixture
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_every_option_that_is_given_exists(compose: Any) -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "tessera.service")
    entry = re.search(r"^ENTRYPOINT (.*)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert entry is not None
    said = " ".join([*compose["services"]["table"]["command"], unit["Service"]["ExecStart"], entry.group(1)])
    assert set(re.findall(r"--[a-z][a-z-]+", said)) <= options()


def test_the_services_fit_together(compose: Any) -> None:
    services = compose["services"]
    assert services["table"]["build"]["dockerfile"] == "deploy/Dockerfile"
    assert "@database/" in services["table"]["environment"]["DATABASE_URL"]
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert f"--trust-proxy={subnet}" in services["table"]["command"]
    assert "reverse_proxy table:8000" in (DEPLOY / "Caddyfile").read_text()
    assert "ports" not in services["table"] and "ports" not in services["database"]
    for place in services["caddy"]["volumes"]:
        source = place.partition(":")[0]
        assert source in compose["volumes"] or (DEPLOY / source).is_file()


def test_the_image_copies_only_what_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    stages = re.findall(r"^FROM \S+(?: AS (\w+))?$", text, re.MULTILINE)
    assert stages == ["client", "wheel", ""]
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = line.split()
        assert all((ROOT / source).exists() for source in sources), line
    assert re.search(r"^USER tessera$", text, re.MULTILINE), "not as root"
