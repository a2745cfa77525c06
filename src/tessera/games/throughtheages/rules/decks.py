"""Which cards a match is played with: editions, players, mixes (TA-2.04, TA-20, TA-22, TA-30 - TA-34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from tessera.games.throughtheages.content import (
    ADJUSTED,
    III,
    NEW,
    NEW_MILITARY,
    A,
    Aggression,
    BonusCard,
    Box,
    Component,
    Leader,
    Pact,
    War,
    Wonder,
)
from tessera.kernel.content import select
from tessera.kernel.state import Choice

BASE, PURE, SECRET, OPEN, GRADUAL, ONE_BASE, DRAFT = (
    "base", "pure", "secret", "open", "gradual", "one_base", "draft",
)  # fmt: skip
MIXES: Final = (BASE, PURE, SECRET, OPEN, GRADUAL, ONE_BASE, DRAFT)
"""How leaders and wonders are chosen (TA-33)."""

DRAWN: Final = (SECRET, OPEN, GRADUAL)
"""Mixes whose cards are drawn by lot, or agreed on instead (TA-33.05)."""

AGES: Final = ("A", "I", "II", "III")

Settings = Mapping[str, Choice]


def modules(settings: Settings) -> frozenset[str]:
    """The modules in use (TA-30.01)."""
    chosen = {ADJUSTED: settings["adjusted"], NEW_MILITARY: settings["new_military"]}
    return frozenset([module for module, wanted in chosen.items() if wanted])


def in_use(content: Box, settings: Settings) -> frozenset[str]:
    """The modules, and expansions from elsewhere."""
    return modules(settings) | content.added(settings)


def mixed(settings: Settings) -> bool:
    """Whether leaders and wonders are drawn from old and new ones."""
    return settings["mix"] not in (BASE, PURE)


def fewer_for_two(settings: Settings) -> bool:
    """Whether two players have fewer leaders and wonders than more players have (TA-33.02, TA-33.05)."""
    return mixed(settings) and settings["mix"] != ONE_BASE


def with_placeholders(settings: Settings) -> bool:
    return settings["mix"] in (OPEN, GRADUAL)


def leaders_per_age(seats: int) -> int:
    return 6 if seats == 2 else 7


def wonders_per_age(seats: int) -> int:
    return 4 if seats == 2 else 5


# --- civil decks ----------------------------------------------------------------------------------------------


def plain_civil(content: Box, settings: Settings, seats: int, age: int) -> tuple[int, ...]:
    """Technologies and action cards of an age."""
    return _plain_civil(content, in_use(content, settings), seats, age)


@lru_cache(maxsize=128)  # a deck is the same in every match with the same settings
def _plain_civil(content: Box, sets: frozenset[str], seats: int, age: int) -> tuple[int, ...]:
    tables = content.tables
    found: list[int] = []
    for table in (tables.technologies, tables.governments, tables.specials, tables.actions):
        found += select(content, table, sets, seats)
    return tuple([card for card in found if content.age[card] == age and card not in content.initial])


def old_ones(content: Box, settings: Settings, kind: type[Component], age: int) -> list[int]:
    """Leaders or wonders of the base game, adjusted if so wanted."""
    return [
        card
        for card in _of(content, in_use(content, settings), kind, age)
        if content.component[card].set != NEW
    ]


def new_ones(content: Box, settings: Settings, kind: type[Component], age: int) -> list[int]:
    return [
        card
        for card in _of(content, in_use(content, settings), kind, age)
        if content.component[card].set == NEW
    ]


@lru_cache(maxsize=128)
def _of(content: Box, sets: frozenset[str], kind: type[Component], age: int) -> tuple[int, ...]:
    table: Sequence[Leader | Wonder] = content.tables.leaders if kind is Leader else content.tables.wonders
    cards = select(content, table, sets | {NEW}, 4)
    return tuple([card for card in cards if content.age[card] == age])


def agreed_ones(content: Box, settings: Settings, kind: type[Component], age: int) -> list[int]:
    """Leaders or wonders that the players have agreed on, adjusted if so wanted (TA-33.05)."""
    names = set(str(settings["agreed"]).split())
    found = _of(content, in_use(content, settings), kind, age)
    return [card for card in found if names & {content.rows[card].key, *content.component[card].replaces}]


def refuse_agreement(content: Box, settings: Settings, seats: int) -> str:
    """Why what was agreed on does not fit the other settings; empty if it does (TA-33.02, TA-33.05)."""
    if settings["agreed"] and settings["mix"] not in DRAWN:
        return f"leaders and wonders are agreed on in the mixes {', '.join(DRAWN)}, not in {settings['mix']}"
    for kind, most in ((Leader, leaders_per_age(seats)), (Wonder, wonders_per_age(seats))):
        for age in range(III + 1):
            count = len(agreed_ones(content, settings, kind, age))
            if count > most:
                return f"{seats} players have {most} {kind.kind}s of each age, not {count} of age {AGES[age]}"
    return ""


def placeholders(content: Box, seats: int, age: int) -> list[int]:
    """As many as leaders and wonders (TA-34.01)."""
    cards = select(content, content.tables.placeholders, {NEW}, seats)
    return [card for card in cards if content.age[card] == age]


# --- military decks -------------------------------------------------------------------------------------------


def military(content: Box, settings: Settings, seats: int, age: int) -> list[int]:
    """Events, territories, tactics, aggressions, wars, pacts and bonus cards of an age."""
    found = _military(content, in_use(content, settings), seats, age)
    return [card for card in found if plays_a_part(content, settings, card)]


@lru_cache(maxsize=128)
def _military(content: Box, sets: frozenset[str], seats: int, age: int) -> tuple[int, ...]:
    tables = content.tables
    found: list[int] = []
    for table in (
        tables.events,
        tables.territories,
        tables.tactics,
        tables.aggressions,
        tables.wars,
        tables.pacts,
        tables.bonuses,
    ):
        found += select(content, table, sets, seats)
    if NEW_MILITARY in sets:
        found += [content.number[row.key] for row in tables.bonuses for _ in range(row.more)]
    return tuple([card for card in found if content.age[card] == age])


def copies(row: Component, settings: Settings, seats: int) -> int:
    """How many copies of a card a match is played with."""
    more = row.more if isinstance(row, BonusCard) and settings["new_military"] else 0
    return row.copies.get(seats, 1) + more


def plays_a_part(content: Box, settings: Settings, card: int) -> bool:
    """Without aggressions and wars in the peaceful variant, without pacts too in the short game (TA-22)."""
    row = content.rows[card]
    if isinstance(row, Aggression | War):
        return not settings["peaceful"] and not settings["short"]
    return not (isinstance(row, Pact) and settings["short"])


def ages_played(settings: Settings) -> int:
    return III if settings["short"] else III + 1


# --- all of them ----------------------------------------------------------------------------------------------


def everything(content: Box, settings: Settings, seats: int) -> Counter[int]:
    """All cards of a match, wherever they lie, each as often as there are copies."""
    return _everything(content, tuple(sorted(settings.items())), seats)


@lru_cache(maxsize=32)
def _everything(content: Box, chosen: tuple[tuple[str, Choice], ...], seats: int) -> Counter[int]:
    settings = dict(chosen)
    found: Counter[int] = Counter()
    for age in range(ages_played(settings)):
        found.update(plain_civil(content, settings, seats, age))
        found.update(military(content, settings, seats, age))
        for kind in (Leader, Wonder):
            if settings["mix"] != PURE:
                found.update(old_ones(content, settings, kind, age))
            if settings["mix"] != BASE:
                found.update(new_ones(content, settings, kind, age))
        if with_placeholders(settings) and age != A:
            found.update(placeholders(content, seats, age))
    return found
