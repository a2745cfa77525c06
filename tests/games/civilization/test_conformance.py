"""Civilization keeps the kernel's laws, with every setting; its components see play; golden matches."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tessera.bots import make_bot, observe
from tessera.games.civilization import game
from tessera.games.civilization.research import take_tech
from tessera.games.civilization.world import World
from tessera.kernel import Chance, Keyed, Match, Option, Seeded, play, replay, verify
from tessera.kernel.engine import advance
from tessera.kernel.record import dump, load
from tessera.kernel.step import Ask
from tessera.kernel.testing import check, playthrough, rule

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"civ_choice": "draft", "offer_budget": 1}),
    (3, {"loot_rule": "faq2", "turn_limit": 20}),
    (4, {"introductory": True, "offer_budget": 5, "turn_limit": 20}),
    (2, {"offer_budget": 0, "loot_rule": "faq2"}),
]
NAMES = ["-".join([f"{seats} seats", *map(str, options)]) for seats, options in VARIANTS]

RECORDS = Path(__file__).parents[2] / "records"
UPDATE = bool(os.environ.get("TESSERA_UPDATE_GOLDEN"))

LONGEST = 12_000
MOST_OPTIONS = 120


# --- the kit ------------------------------------------------------------------------------------------------


@rule("CV-19.01", "CV-19.02", "CV-19.03", "CV-14.21", "CV-5.17")
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel(seats: int, options: Mapping[str, object]) -> None:
    elsewhere = seats == 3 and not options
    settings = {"turn_limit": 20, **options}
    report = check(
        game, seats, settings, matches=1, every=100, most_options=MOST_OPTIONS, elsewhere=elsewhere
    )
    assert report.decisions > 100
    assert report.longest <= LONGEST


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_the_laws_of_the_kernel_at_length(seats: int, options: Mapping[str, object], seed: int) -> None:
    report = check(game, seats, options, matches=2, every=4, seed=100 + seed, most_options=MOST_OPTIONS)
    assert report.matches == 2


# --- many matches -------------------------------------------------------------------------------------------

EAGER = {
    "found",
    "city",
    "build",
    "wonder",
    "use",
    "play",
    "move",
    "learn",
    "advance",
    "place",
    "govern",
    "train",
}
LIKED = {
    "attack",
    "against",
    "discover",
    "strike",
    "infiltrate",
    "raze",
    "agree",
    "send",
    "counter",
    "and",
    "army",
}
SHY = {"pass", "end", "stop", "decline", "none", "skip", "idle", "take-back", "done"}


class Eager:
    """Answers that are mostly random, but rather do something than nothing, and like the rarer things."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, options: list[Option]) -> Option:
        liked = [option for option in options if option[0] in EAGER | LIKED]
        bold = [option for option in options if option[0] not in SHY]
        for preferred in (liked, bold):
            if preferred and self.chance.pick(4):
                return preferred[self.chance.pick(len(preferred))]
        return options[self.chance.pick(len(options))]


def grow_old(s: World, chance: Chance) -> None:
    """Everybody knows most techs and has culture to spend: late components see play, too."""
    levels = Counter[int]()
    for p in s.players:
        levels.clear()
        for tech in chance.shuffled(s.content.techs):
            level = s.content.level[tech]
            if tech not in p.techs and levels[level] < (5, 4, 3, 1, 0)[level - 1]:
                levels[level] += 1
                take_tech(s, p, tech)
        p.culture, p.trade, p.track = 25, 27, 6


class Campaign:
    """What many matches of all kinds have in common."""

    def __init__(self, matches: int, every: int) -> None:
        self.options: Counter[int] = Counter()
        self.longest: dict[int, int] = {}
        self.used: set[str] = set()
        self.asked: set[str] = set()
        self.endings: Counter[str] = Counter()
        self.faults: list[str] = []
        self.every = every
        for number in range(matches):
            self.play(number, *VARIANTS[number % len(VARIANTS)])

    def play(self, number: int, seats: int, options: Mapping[str, object]) -> None:
        s = game.new(seats, Seeded(f"campaign {number}"), {"turn_limit": 20, **options})
        player = Eager(Seeded(number))
        old = number % 2
        decision = advance(s)
        while decision is not None:
            if s.turn and old:
                old = 0
                grow_old(s, Seeded(number))
                decision = advance(s)
                assert decision is not None
            self.options[len(decision.options)] += 1
            self.asked.add(type(decision.step).__name__)
            for question in getattr(decision.step, "questions", ()):
                self.asked.add(type(question).__name__)
            decision = play(s, player.answer(decision.options))
            if not s.ply % self.every:
                self.used.update(game.components_used(s))
                self.faults += game.faults(s)
        self.used.update(game.components_used(s))
        assert s.outcome is not None
        self.longest[seats] = max(self.longest.get(seats, 0), s.ply)
        self.endings[s.outcome.reason] += 1


@cache
def campaign() -> Campaign:
    return Campaign(42, every=25)


def test_no_question_has_too_many_options() -> None:
    counts = campaign().options
    ordered = [number for number in sorted(counts) for _ in range(counts[number])]
    assert ordered[-1] <= MOST_OPTIONS
    assert ordered[len(ordered) // 2] < 20


def test_every_match_ends_in_time_and_stays_possible() -> None:
    seen = campaign()
    assert set(seen.longest) == {2, 3, 4}
    assert max(seen.longest.values()) <= LONGEST <= game.longest
    assert seen.faults == []


SELDOM = {
    f"event:{key}" for key in ("a_princely_gift", "disoriented", "out_of_position", "wholesale_defection")
}
SELDOM |= {"unit:aircraft_5", "wonder:panama_canal", "wonder:statue_of_liberty", "wonder:sydney_opera_house"}
"""Components that have tests of their own."""


def test_every_component_is_used() -> None:
    assert set(game.components(game.content())) - campaign().used - SELDOM == set()


def test_every_question_is_asked() -> None:
    questions = {cls.__name__ for cls in _questions(Ask)}
    rare = {"Consent", "DrawHorde", "PayOtherwise", "StealEvent", "LootResource", "LootCity", "SaveUnit"}
    assert questions - campaign().asked - rare == set()


def _questions(cls: type[Ask]) -> Iterator[type[Ask]]:
    """Every question of the game that can be put as it is."""
    for sub in cls.__subclasses__():
        yield from _questions(sub)
        if sub.__module__.startswith("tessera.games.civilization") and not sub.__subclasses__():
            yield sub


@pytest.mark.soak
def test_hundreds_of_matches() -> None:
    seen = Campaign(400, every=3)
    assert max(seen.longest.values()) <= LONGEST
    assert max(seen.options) <= MOST_OPTIONS
    assert seen.faults == []


# --- golden matches -----------------------------------------------------------------------------------------

GOLDEN: dict[str, tuple[int, dict[str, object]]] = {
    "civilization-2": (2, {"turn_limit": 20}),
    "civilization-3": (3, {"turn_limit": 20, "loot_rule": "faq2", "offer_budget": 1}),
    "civilization-4": (4, {"turn_limit": 20, "civ_choice": "draft", "offer_budget": 1}),
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


def played(name: str) -> Match[World]:
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
    "civilization-heuristic-2": (2, {}),
    "civilization-heuristic-3": (3, {"loot_rule": "faq2"}),
}


def thought_out(name: str) -> Match[World]:
    """A match of the heuristic, which gets further than chance does: wonders, late techs, capitals that fall."""
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
