"""Through the Ages keeps the kernel's laws, with every module and variant; its cards see play; golden matches."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tessera.bots import make_bot, observe
from tessera.games.throughtheages import game
from tessera.games.throughtheages.world import Ages
from tessera.kernel import Chance, Keyed, Match, Option, Seeded, play, replay, verify
from tessera.kernel.engine import advance
from tessera.kernel.record import dump, load
from tessera.kernel.step import Ask
from tessera.kernel.testing import check, playthrough

EVERYTHING: dict[str, object] = {"adjusted": True, "new_military": True, "mix": "secret"}
LASTING: dict[str, object] = {"resigning": False}
"""Random play would resign after a few rounds: matches in which nobody can."""

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"mix": "pure", "adjusted": True, "new_military": True}),
    (4, EVERYTHING),
    (2, {"mix": "open", "new_military": True}),
    (3, {"mix": "gradual", "closed_hands": True}),
    (2, {"mix": "one_base", "adjusted": True}),
    (3, {"mix": "draft", "new_military": True}),
    (4, {"mix": "open", "resigning": True, "new_military": True}),
    (3, {"peaceful": True, "adjusted": True}),
    (2, {"short": True}),
]
NAMES = ["-".join([f"{seats} seats", *map(str, options)]) for seats, options in VARIANTS]

RECORDS = Path(__file__).parents[2] / "records"
UPDATE = bool(os.environ.get("TESSERA_UPDATE_GOLDEN"))

LONGEST = 1500
"""Twice as much as the plies of the longest of 1,000 matches of the campaign."""
MOST_OPTIONS = 60


# --- the kit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel(seats: int, options: dict[str, object]) -> None:
    elsewhere = seats == 4 and not options
    chosen = LASTING | options
    report = check(game, seats, chosen, matches=1, every=90, most_options=MOST_OPTIONS, elsewhere=elsewhere)
    assert report.decisions > (20 if options.get("resigning") else 100)
    assert report.longest <= LONGEST


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel_at_length(seats: int, options: dict[str, object], seed: int) -> None:
    report = check(
        game, seats, LASTING | options, matches=2, every=4, seed=100 + seed, most_options=MOST_OPTIONS
    )
    assert report.matches == 2


# --- many matches -------------------------------------------------------------------------------------------

EAGER = {
    "stage",
    "lead",
    "under",
    "attack",
    "prepare",
    "offer",
    "accept",
    "bid",
    "develop",
    "use",
    "play",
    "do",
}
SHY = {"pass", "end", "stop", "decline", "refuse", "resign"}


class Eager:
    """Answers that are mostly random, but rather do something than nothing, and like the rarer things."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, options: list[Option]) -> Option:
        liked = [option for option in options if option[0] in EAGER]
        bold = [option for option in options if option[0] not in SHY]
        for preferred in (liked, bold):
            if preferred and self.chance.pick(3):
                return preferred[self.chance.pick(len(preferred))]
        some = [option for option in options if option != ("resign",) or not self.chance.pick(10)]
        return some[self.chance.pick(len(some))] if some else options[0]


class Campaign:
    """What many matches of all kinds have in common."""

    def __init__(self, matches: int, every: int) -> None:
        self.options: Counter[int] = Counter()
        self.longest: dict[int, int] = {}
        self.used: set[str] = set()
        self.asked: set[str] = set()
        self.endings: set[str] = set()
        self.faults: list[str] = []
        self.every = every
        for number in range(matches):
            self.play(number, *VARIANTS[number % len(VARIANTS)])

    def play(self, number: int, seats: int, options: dict[str, object]) -> None:
        s = game.new(seats, Seeded(f"campaign {number}"), LASTING | options)
        player = Eager(Seeded(number))
        decision = advance(s)
        while decision is not None:
            self.options[len(decision.options)] += 1
            self.asked.add(type(decision.step).__name__)
            decision = play(s, player.answer(decision.options))
            self.used.update(game.components_used(s))
            if not s.ply % self.every:
                self.faults += game.faults(s)
                self.faults += [
                    f"seat {p.seat} has too many actions" for p in s.players if too_many(s, p.seat)
                ]
        assert s.outcome is not None
        self.longest[seats] = max(self.longest.get(seats, 0), s.ply)
        self.endings.add(s.outcome.reason)


def too_many(s: Ages, seat: int) -> bool:
    """More actions available than there are (TA-0.14)."""
    p = s.players[seat]
    return not p.resigned and (p.ca > p.ca_total or p.ma > p.ma_total)


@cache
def campaign() -> Campaign:
    return Campaign(48, every=7)


def test_no_question_has_too_many_options() -> None:
    counts = campaign().options
    ordered = [number for number in sorted(counts) for _ in range(counts[number])]
    assert ordered[-1] <= MOST_OPTIONS
    assert ordered[len(ordered) // 2] < 15


def test_every_match_ends_in_time_and_stays_possible() -> None:
    seen = campaign()
    assert set(seen.longest) == {2, 3, 4}
    assert max(seen.longest.values()) <= LONGEST <= game.longest
    assert "end" in seen.endings and seen.endings <= {"end", "resigned"}
    assert seen.faults == []


def test_every_component_is_used() -> None:
    assert set(game.components(game.content())) - campaign().used == set()


def test_every_question_is_asked() -> None:
    questions = {cls.__name__ for cls in _questions(Ask)}
    rare = {
        *("BuildOrUpgrade", "BreakThrough", "DraftPick"),  # asked as parts of others
        *("TokenForStage", "LoseToken", "GainGoods"),  # an empty bank of blue tokens
        *("Annex", "SacrificeInWar", "TechnologySpoils", "DiscardForColony", "Negotiate"),
        *("LookAtHand", "ShowEvent", "MoveWorker", "UpgradeToTheater", "Kidnap", "LoseColony"),
    }
    assert questions - campaign().asked - rare == set()


def _questions(cls: type[Ask]) -> Iterator[type[Ask]]:
    """Every question of the game that can be put as it is."""
    for sub in cls.__subclasses__():
        yield from _questions(sub)
        if sub.__module__.startswith("tessera.games.throughtheages") and not sub.__subclasses__():
            yield sub


@pytest.mark.soak
def test_a_thousand_matches() -> None:
    seen = Campaign(1000, every=1)
    assert max(seen.longest.values()) <= LONGEST
    assert max(seen.options) <= MOST_OPTIONS
    assert seen.faults == []


# --- golden matches -----------------------------------------------------------------------------------------

GOLDEN: dict[str, tuple[int, dict[str, object]]] = {
    "throughtheages-2": (2, LASTING),
    "throughtheages-3": (3, LASTING),
    "throughtheages-4": (4, LASTING),
    "throughtheages-everything": (3, EVERYTHING | LASTING),
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


def played(name: str) -> Match[Ages]:
    """A match at a table with a known key, played as in the campaign."""
    seats, options = GOLDEN[name]
    match = Match(game, seats, Keyed(bytes(range(seats, seats + 32))), options)
    player = Eager(Seeded(f"golden {name}"))
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, player.answer(decision.options))
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


# --- golden matches of bots that think ----------------------------------------------------------------------

THOUGHTFUL: dict[str, tuple[int, dict[str, object]]] = {
    "throughtheages-heuristic-2": (2, {}),
    "throughtheages-heuristic-3": (3, EVERYTHING),
}


def thought_out(name: str) -> Match[Ages]:
    """A match of the heuristic, which gets further than chance does: wonders, governments, late ages."""
    seats, options = THOUGHTFUL[name]
    match = Match(game, seats, Keyed(bytes(range(seats, seats + 32))), options)
    chance = Seeded(f"golden {name}")
    bot = make_bot("heuristic", chance)
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, bot.choose(observe(game, match.state, decision.seat, chance)))
    return match


@pytest.mark.parametrize("name", list(THOUGHTFUL))
def test_golden_record_of_thoughtful_play(name: str) -> None:
    """The rules lead where they led; how bots choose may change, and is not played again."""
    record = load(golden(f"{name}.json", dump(thought_out(name).record()) if UPDATE else ""))
    match = replay(game, record)
    verify(game, record)
    assert match.over
    assert match.state.outcome == record.outcome
