"""Tapestry keeps the kernel's laws, with every expansion and variant; its components see play; golden matches."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tessera.bots import make_bot
from tessera.bots.observation import observe
from tessera.games.tapestry import game
from tessera.games.tapestry.world import Tapestry
from tessera.kernel import Chance, Keyed, Match, Option, Seeded, play, replay, verify
from tessera.kernel.engine import advance
from tessera.kernel.record import dump, load
from tessera.kernel.testing import check, playthrough
from tests.games.tapestry.scenes import EVERYTHING

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (1, {}),
    (2, {"plans": True}),
    (3, {"arts": True}),
    (2, {"fantasies": True}),
    (3, {"plans": True, "arts": True}),
    (4, EVERYTHING),
    (5, EVERYTHING),
    (1, {**EVERYTHING, "level": 6, "unfair_cards": True}),
    (3, {"arts": True, "arts_track": False, "fantasies": True}),
    (2, {"shadow": True, "without_contested": True, "cheap_nanotechnology": True}),
    (4, {"two_first_cards": True, "two_civilizations": True, "free_islands": True, "adjustments": False}),
    (3, {**EVERYTHING, "choose_die": True, "civilizations": "fantasies", "early_tapestry": False}),
]
NAMES = ["-".join([f"{seats} seats", *map(str, options)]) for seats, options in VARIANTS]

RECORDS = Path(__file__).parents[2] / "records"
UPDATE = bool(os.environ.get("TESSERA_UPDATE_GOLDEN"))

LONGEST = 900
MOST_OPTIONS = 120


# --- the kit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel(seats: int, options: Mapping[str, object]) -> None:
    elsewhere = seats == 2 and not options
    report = check(
        game, seats, options, matches=1, every=24, seed=3, most_options=MOST_OPTIONS, elsewhere=elsewhere
    )
    assert report.matches == 1


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel_at_length(seats: int, options: Mapping[str, object], seed: int) -> None:
    report = check(game, seats, options, matches=2, every=4, seed=100 + seed, most_options=MOST_OPTIONS)
    assert report.matches == 2


# --- many matches -------------------------------------------------------------------------------------------

EAGER = {"use", "play", "conquer", "upgrade", "create", "prop", "copy", "unreserve", "space", "move"}
SHY = {"income", "decline", "stop", "pass"}


class Eager:
    """Answers that are mostly random, but rather do something than nothing, and like the rarer things."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, options: list[Option]) -> Option:
        liked = [option for option in options if option[0] in EAGER]
        bold = [option for option in options if option[0] not in SHY]
        for preferred in (liked, bold):
            if preferred and self.chance.pick(6):
                return preferred[self.chance.pick(len(preferred))]
        return options[self.chance.pick(len(options))]


class Campaign:
    """What many matches of all kinds have in common."""

    def __init__(self, matches: int, every: int) -> None:
        self.options: Counter[int] = Counter()
        self.longest = 0
        self.used: set[str] = set()
        self.endings: set[str] = set()
        self.faults: list[str] = []
        self.every = every
        for number in range(matches):
            seats, options = VARIANTS[number % len(VARIANTS)]
            if seats == 1:
                options = {**options, "level": 1 + number // len(VARIANTS) % 6}
            self.play(number, seats, options)

    def play(self, number: int, seats: int, options: Mapping[str, object]) -> None:
        s = game.new(seats, Seeded(f"campaign {number}"), options)
        player = Eager(Seeded(number))
        decision = advance(s)
        while decision is not None:
            self.options[len(decision.options)] += 1
            assert decision.seat < seats, "a bot is asked"
            decision = play(s, player.answer(decision.options))
            if not s.ply % self.every:
                self.used.update(game.components_used(s))
                self.faults += game.faults(s)
        assert s.outcome is not None
        self.longest = max(self.longest, s.ply)
        self.endings.add(s.outcome.reason)


@cache
def campaign() -> Campaign:
    return Campaign(12 * len(VARIANTS), every=13)


def test_no_question_has_too_many_options() -> None:
    counts = campaign().options
    ordered = [number for number in sorted(counts) for _ in range(counts[number])]
    assert ordered[-1] <= MOST_OPTIONS
    assert ordered[len(ordered) // 2] < 15


def test_every_match_ends_in_time_and_stays_possible() -> None:
    seen = campaign()
    assert seen.longest <= LONGEST <= game.longest
    assert "end" in seen.endings and seen.endings <= {"end", "won-solo", "lost-solo"}
    assert seen.faults == []


RARE = {"landmark:landmark_skyscraper", "landmark:landmark_tv_station", "space:arts_11", "space:arts_12"}
"""Random play does not get so far; tests of their own do (`test_components`, `test_end`, `test_tracks`)."""


def test_every_component_is_used() -> None:
    assert sorted(set(game.components(game.content())) - campaign().used - RARE) == []


@pytest.mark.parametrize("seed", range(10, 16))
def test_five_people_with_everything_explore_to_the_end(seed: int) -> None:
    """Every option is described on the way, also those that are forced."""
    s = game.new(5, Seeded(f"table {seed}"), EVERYTHING)
    chance, decision = Seeded(f"bot {seed}"), advance(s)
    while decision is not None:
        option = decision.options[chance.pick(len(decision.options))]
        assert decision.describe(s, option).key.startswith("do-")
        decision = play(s, option)
    assert s.outcome is not None


# --- golden matches -----------------------------------------------------------------------------------------

GOLDEN: dict[str, tuple[int, dict[str, object]]] = {
    "tapestry-1": (1, {}),
    "tapestry-2": (2, {}),
    "tapestry-4": (4, {}),
    "tapestry-everything": (3, EVERYTHING),
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


def played(name: str) -> Match[Tapestry]:
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
    "tapestry-heuristic-1": (1, {"level": 3}),
    "tapestry-heuristic-2": (2, {}),
    "tapestry-heuristic-everything": (2, EVERYTHING),
}


def thought_out(name: str) -> Match[Tapestry]:
    """A match of the heuristic, which gets further than chance does: late tiers, landmarks, full rows."""
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
