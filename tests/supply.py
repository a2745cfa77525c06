"""What Tessera is made of: an audit of the lock files that asks nobody, and the list that comes with the wheel.

``python -m tests.supply`` says what is wrong; with ``--write`` it writes the list (CycloneDX) anew.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
SBOM = LOCKS / "sbom.cdx.json"
SHIPPED = "base"
"""The lock file of what is installed with the wheel."""

Locked = dict[str, str]


def locked(name: str) -> Locked:
    """The versions in a lock file."""
    text = (LOCKS / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==([^ ;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(package): version for package, version in found}


def lock_files() -> list[str]:
    return sorted(file.stem for file in LOCKS.glob("*.txt"))


def facts() -> dict[str, Any]:
    return tomllib.loads((LOCKS / "licences.toml").read_text(encoding="utf-8"))


def faults() -> list[str]:
    """What is wrong with what is locked, for Python and for the browser client."""
    known = facts()
    found = []
    for file in lock_files():
        for package, version in locked(file).items():
            found += _faults(known, package, version, f"requirements/{file}.txt")
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        licence = package.get("license") or known["npm"].get(place.rpartition("node_modules/")[2], "")
        if place and not _allowed(licence, known["allowed"]):
            found.append(f"web/package-lock.json: {place}: licence {licence!r} is not allowed")
    return sorted(set(found))


def _faults(known: dict[str, Any], package: str, version: str, file: str) -> list[str]:
    found = [
        f"{file}: {package} {version} is known to be bad ({bad})"
        for bad in known["known_bad"].get(package, [])
        if SpecifierSet(bad).contains(Version(version), prereleases=True)
    ]
    licence = known["licence"].get(package, "")
    if not licence:
        found.append(f"{file}: requirements/licences.toml does not say the licence of {package}")
    elif not _allowed(licence, known["allowed"]) and package not in known["beside"]:
        found.append(f"{file}: {package}: licence {licence!r} is not allowed")
    return found


def _allowed(licence: str, allowed: list[str]) -> bool:
    """Of licences joined by OR one is enough, of those joined by AND none may be missing."""
    either = licence.strip("()").split(" OR ")
    return any(all(part in allowed for part in each.split(" AND ")) for each in either)


def hashes(package: str, name: str) -> list[str]:
    text = (LOCKS / f"{name}.txt").read_text(encoding="utf-8")
    lines = re.search(rf"^{re.escape(package)}==.*\n((?:    --hash=.*\n?)*)", text, re.MULTILINE)
    return re.findall(r"sha256:([0-9a-f]{64})", lines.group(0)) if lines else []


def sbom() -> str:
    """What is installed with the wheel, in CycloneDX; the same for the same lock file."""
    licences = facts()["licence"]
    components = [
        {
            "type": "library",
            "name": package,
            "version": version,
            "purl": f"pkg:pypi/{package}@{version}",
            "licenses": [{"expression": licences[package]}],
            "hashes": [{"alg": "SHA-256", "content": each} for each in hashes(package, SHIPPED)],
        }
        for package, version in sorted(locked(SHIPPED).items())
    ]
    project = {"type": "application", "name": "tessera-table", "licenses": [{"expression": "MIT"}]}
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": project},
        "components": components,
    }
    return json.dumps(document, indent=1) + "\n"


def main() -> None:
    if "--write" in sys.argv:
        SBOM.write_text(sbom(), encoding="utf-8")
    wrong = faults()
    print("\n".join(wrong) or "supply: ok")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
