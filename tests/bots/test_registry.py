"""Bots from outside: a class in a module or a file, or what an installed package names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.bots import UnknownBot, bot_names, make_bot, registry
from tessera.bots.registry import BUILT_IN, bot_title, find_bot, offer, resolved, whole_name
from tessera.kernel import Option, Seeded

LAST = """
class Last:
    def choose(self, observation):
        return observation.options[-1]


def lucky(chance):
    return Last()


class Deaf:
    pass
"""


class First:
    """Takes the first option it is offered."""

    def choose(self, observation: Any) -> Option:
        option: Option = observation.options[0]
        return option


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(LAST)
    return path


@pytest.fixture
def nothing_offered() -> Iterator[None]:
    before = dict(registry._offered)
    yield
    registry._offered.clear()
    registry._offered.update(before)


def test_a_class_in_a_module() -> None:
    assert isinstance(make_bot("tests.bots.test_registry:First", Seeded(1)), First)


def test_a_class_or_a_function_in_a_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(make_bot(f"{file}:Last", Seeded(1))).__name__ == "Last"
    assert type(make_bot(f"{file}:lucky", Seeded(1))).__name__ == "Last"
    monkeypatch.chdir(file.parent)
    assert resolved("mine.py:Last") == f"{file}:Last"
    assert resolved("random") == "random"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("tests.bots.test_registry:Second", "has no Second"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("no_such_file.py:Bot", "No such file"),
        ("{file}:Deaf", "is no bot: a bot is a class with `choose"),
        ("tests.bots.test_registry:LAST", "is no bot"),
    ],
)
def test_what_is_no_bot(file: Path, name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        find_bot(name.format(file=file))


def test_what_is_offered_is_chosen_by_its_title(file: Path, nothing_offered: None) -> None:
    offer([f"{file}:Last", "random"])
    assert bot_names() == [*BUILT_IN, "Last"]
    assert whole_name("Last") == f"{file}:Last"
    assert type(make_bot("Last", Seeded(1))).__name__ == "Last"


def test_titles() -> None:
    assert bot_title("heuristic") == "Heuristic"
    assert bot_title("some.where:Greedy") == "Greedy"


def test_an_installed_package_names_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "their_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tessera.bots]\nfirst = tests.bots.test_registry:First\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert bot_names() == [*BUILT_IN, "first"]
    assert isinstance(make_bot("first", Seeded(1)), First)
