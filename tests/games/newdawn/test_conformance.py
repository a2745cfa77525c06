"""A New Dawn keeps the kernel's laws, with every option; every component sees play; its golden matches."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import LETTERS
from tessera.games.newdawn.world import Box, NewDawn
from tessera.kernel import Chance, Keyed, Match, Option, Seeded, play, replay, verify
from tessera.kernel.engine import advance
from tessera.kernel.event import Listener
from tessera.kernel.record import dump, load
from tessera.kernel.step import Ask
from tessera.kernel.testing import check, playthrough

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"map": "advanced"}),
    (3, {"map": "advanced", "epic": True}),
    (4, {"map": "advanced", "choose_colours": True}),
    (2, {"epic": True, "choose_colours": True}),
]
NAMES = ["-".join([f"{seats} seats", *options]) for seats, options in VARIANTS]

RECORDS = Path(__file__).parents[2] / "records"
UPDATE = bool(os.environ.get("TESSERA_UPDATE_GOLDEN"))

LONGEST = 2500
"""Half as much again as the plies of the longest of 1,000 matches of the campaign; random ones stay below 1,000."""
MOST_OPTIONS = 120


# --- the kit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel(seats: int, options: Mapping[str, object]) -> None:
    report = check(game, seats, options, matches=1, every=40, most_options=MOST_OPTIONS)
    assert report.decisions > 200
    assert report.longest <= LONGEST


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel_at_length(seats: int, options: Mapping[str, object], seed: int) -> None:
    report = check(game, seats, options, matches=3, every=4, seed=100 + seed, most_options=MOST_OPTIONS)
    assert report.matches == 3


# --- many matches -------------------------------------------------------------------------------------------

EAGER = {
    *("wonder", "pay", "build", "envoy", "take", "use", "advance", "conquer", "liberate", "upgrade", "store"),
    *("economy-first", "again", "also", "lay", "choose", "return", "destroy", "drive"),
}
SHY = {"stop", "decline", "stay"}


class Eager:
    """Answers that are mostly random, but rather do something than nothing, and like the rarer things."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, s: NewDawn, options: list[Option]) -> Option:
        places = (*s.board.natural_wonders, *s.board.city_states) if s.layout else ()
        liked = [o for o in options if o[0] in EAGER or (o[0] in ("place", "go") and o[1] in places)]
        bold = [option for option in options if option[0] not in SHY]
        for preferred in (liked, bold):
            if preferred and self.chance.pick(5):
                return preferred[self.chance.pick(len(preferred))]
        return options[self.chance.pick(len(options))]


CHEAP = game.content({"world_wonders": {wonder.key: {"cost": 3} for wonder in TABLES.world_wonders}})
"""So that late wonders are built often enough to be seen at work."""


class Campaign:
    """What many matches of all kinds have in common."""

    def __init__(self, matches: int) -> None:
        self.options: Counter[int] = Counter()
        self.longest: dict[int, int] = {}
        self.used: set[str] = set()
        self.asked: set[str] = set()
        self.sides: set[str] = set()
        self.barbarians: set[int] = set()
        self.agendas: set[str] = set()
        self.endings: set[str] = set()
        self.faults: list[str] = []
        for number in range(matches):
            seats, options = VARIANTS[number % len(VARIANTS)]
            self.play(number, seats, options, CHEAP if number % 3 else None)

    def play(
        self, number: int, seats: int, options: Mapping[str, object], content: Box | None = None
    ) -> None:
        s = game.new(seats, Seeded(f"campaign {number}"), options, content)
        s.listener = Listener()
        player = Eager(Seeded(number))
        decision = advance(s)
        while decision is not None:
            self.options[len(decision.options)] += 1
            self.asked.add(type(decision.step).__name__)
            decision = play(s, player.answer(s, decision.options))
            self.used.update(game.components_used(s))
            self.barbarians.update([letter for letter, cell in enumerate(s.barbarians) if cell >= 0])
            self.faults += game.faults(s)
        assert s.outcome is not None
        self.longest[seats] = max(self.longest.get(seats, 0), s.ply)
        self.sides.update(f"{laid.tile}{laid.side}" for laid in s.board.tiles)
        self.agendas.update(
            event.args["agenda"] for event in s.listener.heard() if event.key == "agenda-completed"
        )
        self.endings.add(s.outcome.reason)


@cache
def campaign() -> Campaign:
    return Campaign(48)


def test_no_question_has_too_many_options() -> None:
    counts = campaign().options
    ordered = [number for number in sorted(counts) for _ in range(counts[number])]
    assert ordered[-1] <= MOST_OPTIONS
    assert ordered[len(ordered) // 2] < 15


def test_every_match_ends_in_time_and_stays_possible() -> None:
    seen = campaign()
    assert set(seen.longest) == {2, 3, 4}
    assert max(seen.longest.values()) <= LONGEST <= game.longest
    assert seen.endings == {"agendas", "round-limit"}
    assert seen.faults == []


def test_every_component_is_used() -> None:
    assert set(game.components(game.content())) - campaign().used == set()


def test_every_barbarian_is_met() -> None:
    assert campaign().barbarians == set(range(len(LETTERS)))


def test_every_side_of_every_tile_is_used() -> None:
    sides = {f"{number}{side}" for number in range(1, 17) for side in "ab"}
    assert sides - campaign().sides == set()


def test_every_agenda_is_completed() -> None:
    assert {agenda.key for agenda in TABLES.agendas} - campaign().agendas == set()


def test_every_question_is_asked() -> None:
    questions = {cls.__name__ for cls in _questions(Ask)}
    rare = {"LayCityState", "FreeTokenForCity", "FreeTokenForMedia", "FreeTokenForCapture", "DropCaravan"}
    assert questions - campaign().asked - rare == set()


def _questions(cls: type[Ask]) -> Iterator[type[Ask]]:
    """Every question of the game that can be put as it is."""
    for sub in cls.__subclasses__():
        yield from _questions(sub)
        if sub.__module__.startswith("tessera.games.newdawn") and not sub.__subclasses__():
            yield sub


@pytest.mark.soak
def test_a_thousand_matches() -> None:
    seen = Campaign(1000)
    assert max(seen.longest.values()) <= LONGEST
    assert max(seen.options) <= MOST_OPTIONS
    assert seen.faults == []


# --- golden matches -----------------------------------------------------------------------------------------

GOLDEN: dict[str, tuple[int, dict[str, object]]] = {
    "newdawn-2": (2, {}),
    "newdawn-3": (3, {}),
    "newdawn-4": (4, {}),
    "newdawn-advanced": (3, {"map": "advanced", "epic": True, "choose_colours": True}),
}


def golden(name: str, text: str) -> str:
    """The text as it was accepted; with TESSERA_UPDATE_GOLDEN=1 this one is accepted from now on."""
    path = RECORDS / name
    if UPDATE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(GOLDEN))
def test_golden_playthrough(name: str) -> None:
    seats, options = GOLDEN[name]
    text = playthrough(game, seats, seed=seats, settings=options)
    assert text == golden(f"{name}.txt", text)


def played(name: str) -> Match[NewDawn]:
    """A match at a table with a known key, played as in the campaign."""
    seats, options = GOLDEN[name]
    match = Match(game, seats, Keyed(bytes(range(seats, seats + 32))), options)
    player = Eager(Seeded(f"golden {name}"))
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, player.answer(match.state, decision.options))
    return match


@pytest.mark.parametrize("name", list(GOLDEN))
def test_golden_record(name: str) -> None:
    text = dump(played(name).record())
    written = golden(f"{name}.json", text)
    record = load(written)
    match = replay(game, record)
    verify(game, record)
    assert match.over
    assert match.state.outcome == record.outcome
    assert text == written
