"""``tessera rules``."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from tessera.kernel import rulebook
from tests.cli.running import Cli

RULES = """# Nim

- NI-1.01 There are stones.
- **NI-2.01** Take one to three.
- NI-2.02 Or draw a card. [house]
- NI-9.01 Have fun. {untestable: nobody can say}
"""

PROOFS = [
    {"test": "a", "rules": ["NI-1.01", "NI-2.01"], "passed": True, "assertions": 2},
    {"test": "b", "rules": ["NI-2.01"], "passed": True, "assertions": 1},
    {"test": "c", "rules": ["NI-2.02"], "passed": False, "assertions": 1},
    {"test": "d", "rules": ["NI-2.02"], "passed": True, "assertions": 0},
]

TESTS = """
import pytest

@pytest.mark.rule("NI-1.01", "NI-2.01")
def test_good():
    assert 1 + 1 == 2

@pytest.mark.rule("NI-2.02")
def test_bad():
    assert 1 + 1 == 3

@pytest.mark.rule("NI-2.02")
def test_empty():
    pass

def test_unmarked():
    raise SystemError("only marked tests are run")
"""


@pytest.fixture
def checkout(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a document and tests; the command is run somewhere inside."""
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "tessera-table"\n[tool.pytest.ini_options]\n'
        'markers = ["rule(id): a rule"]\nenable_assertion_pass_hook = true\n'
        'addopts = ["--disable-plugin-autoload", "-p xdist"]\n'  # rewriting the assertions of all plugins takes long
    )
    monkeypatch.setattr(
        rulebook,
        "text_beside",
        lambda package, *_: (tmp_path / "rules.md").read_text() if package.endswith("nim") else None,
    )
    (tmp_path / "rules.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_nim.py").write_text(TESTS)
    (tmp_path / "report.json").write_bytes(msgspec.json.encode(PROOFS))
    monkeypatch.chdir(tmp_path / "tests")
    return tmp_path


def test_a_report_for_programs(cli: Cli, checkout: Path) -> None:
    found = cli.json("rules", "nim", "--report", checkout / "report.json")
    assert found == {
        "game": "nim",
        "rules": 4,
        "tested": 2,
        "untestable": [{"id": "NI-9.01", "reason": "nobody can say"}],
        "missing": ["NI-2.02"],
        "unknown": [],
        "tests": {"NI-1.01": ["a"], "NI-2.01": ["a", "b"]},
    }


def test_a_report_for_people(cli: Cli, checkout: Path) -> None:
    lines = cli.ok("rules", "nim", "--report", checkout / "report.json").splitlines()
    assert [" ".join(line.split()) for line in lines] == [
        "NI-1.01 1 test There are stones.",
        "NI-2.01 2 tests Take one to three.",
        "NI-2.02 missing Or draw a card. [house]",
        "NI-9.01 untestable nobody can say",
        "nim: 2 of 4 tested, 1 untestable, 1 missing (NI-2.02)",
    ]


def test_one_line_per_game(cli: Cli, checkout: Path) -> None:
    """Games without a document are left out."""
    assert cli.ok("rules", "--all", "--report", checkout / "report.json") == (
        "nim: 2 of 4 tested, 1 untestable, 1 missing (NI-2.02)\n"
    )
    assert [each["game"] for each in cli.json("rules", "--all", "--report", checkout / "report.json")] == [
        "nim"
    ]


def test_missing_rules_are_an_error_only_if_strict(cli: Cli, checkout: Path) -> None:
    assert cli.run("rules", "nim", "--report", checkout / "report.json", "--strict").exit_code == 1
    whole = [{"test": "a", "rules": ["NI-1.01", "NI-2.01", "NI-2.02"], "passed": True, "assertions": 1}]
    (checkout / "report.json").write_bytes(msgspec.json.encode(whole))
    assert cli.run("rules", "nim", "--report", checkout / "report.json", "--strict").exit_code == 0


def test_an_unknown_rule_is_an_error(cli: Cli, checkout: Path) -> None:
    stray = [{"test": "a", "rules": ["NI-8.88"], "passed": True, "assertions": 1}]
    (checkout / "report.json").write_bytes(msgspec.json.encode(stray))
    result = cli.run("rules", "--all", "--report", checkout / "report.json")
    assert result.exit_code == 1
    assert "unknown: NI-8.88" in result.stdout


def test_a_rule_of_no_game_is_an_error(cli: Cli, checkout: Path) -> None:
    stray = [{"test": "a", "rules": ["ZZ-1.01"], "passed": True, "assertions": 1}]
    (checkout / "report.json").write_bytes(msgspec.json.encode(stray))
    result = cli.run("rules", "--all", "--report", checkout / "report.json")
    assert (result.exit_code, result.stderr) == (1, "unknown: ZZ-1.01 belongs to no game\n")


def test_without_a_report_the_marked_tests_are_run(
    cli: Cli, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", cli.environment["PYTHONPATH"])
    found = cli.json("rules", "nim")
    assert (found["tested"], found["missing"]) == (2, ["NI-2.02"])
    assert found["tests"]["NI-1.01"] == ["tests/test_nim.py::test_good"]


def test_tests_that_cannot_be_run(cli: Cli, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", cli.environment["PYTHONPATH"])
    (checkout / "tests" / "test_nim.py").write_text("def broken(:\n")
    assert cli.complaint("rules", "nim").startswith("the tests could not be run: ")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("report.json", "{}", "is not a rules report: "),
        ("report.json", "[1]", "is not a rules report: "),
        ("rules.md", "- NI-1.01 a\n- NI-1.01 b\n", "texts/rules.en.md of nim: numbered twice: NI-1.01"),
    ],
)
def test_what_cannot_be_read(cli: Cli, checkout: Path, file: str, text: str, complaint: str) -> None:
    (checkout / file).write_text(text)
    assert complaint in cli.complaint("rules", "nim", "--report", checkout / "report.json")


def test_a_game_without_a_document(cli: Cli, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "text_beside", lambda *_: None)
    assert "nim has no numbered rules" in cli.complaint("rules", "nim", "--report", checkout / "report.json")


def test_another_project_is_no_checkout(cli: Cli, checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text('[project]\nname = "other"\n')
    assert "run it inside a checkout" in cli.complaint("rules", "nim")
    (checkout / "pyproject.toml").write_text("not toml [")
    assert "run it inside a checkout" in cli.complaint("rules", "nim")


def test_without_pytest(cli: Cli, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.cli.checkout.find_spec", lambda name: None)
    assert cli.complaint("rules", "nim") == "this needs pytest: install Tessera with the extra 'dev'"
    assert "pytest" in sys.modules
