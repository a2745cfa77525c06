"""How a game is tried out: at which tables, what must hold there, and which words it has beside those of its rules.

A game that says nothing is tried at `every_table`: with every number of seats, with every value of every setting, and
with everything at once. `tessera check` does no more than that; a game's own `test_kit.py` says what it knows better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from tessera.kernel.chance import Chance
from tessera.kernel.game import AnyGame, BadSetup, Setting
from tessera.kernel.state import Choice

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus", "Hal")
"""Whoever sits at tables of the kit."""


class Table(Struct, frozen=True):
    """A number of seats, and the settings that are not at their defaults."""

    seats: int
    settings: Mapping[str, Choice] = {}

    def __str__(self) -> str:
        chosen = [
            key if value is True else f"no-{key}" if value is False else f"{key}-{value}"
            for key, value in self.settings.items()
        ]
        return "-".join([str(self.seats), *chosen]).replace("_", "-")


def every_table(game: AnyGame) -> list[Table]:
    """Every number of seats; every value of every setting alone, in turn with few and with many; all of it at once."""
    tables = [Table(seats) for seats in game.seats]
    alone = [{setting.key: value} for setting in game.settings for value in _others(setting)]
    for number, settings in enumerate(alone):
        tables += _seated(game, settings, number)
    switched = {
        setting.key: True for setting in game.settings if setting.default is False and not setting.seats
    }
    if len(switched) > 1:
        tables += _seated(game, switched, 0)
    return tables


def _others(setting: Setting) -> list[Choice]:
    """The values of a setting beside its default; where any number will do, one of them."""
    others = [value for value in setting.values if value != setting.default]
    return others[:1] if setting.most else others


def _seated(game: AnyGame, settings: Mapping[str, Choice], number: int) -> Iterator[Table]:
    """A table for these settings, if they go together."""
    chosen = game.read_settings(settings)
    added = [n for x in game.settings if chosen[x.key] != x.default for n in x.seats]
    counts = added or game.seat_counts(chosen)
    seats = counts[number % len(counts)]
    try:
        game.check_seats(seats, chosen)
    except BadSetup:
        return
    yield Table(seats, settings)


class Trial(Struct, kw_only=True, frozen=True):
    """A game, and what is known about it."""

    game: AnyGame
    tables: tuple[Table, ...] = ()
    rounds: int = 1
    """So many matches are played at each table."""
    golden: tuple[Table, ...] = ()
    """Tables for golden matches beside those of `every_table`: all expansions together, say."""
    longest: int = 0
    """No match of the campaign has more plies; the game's own bound is for play of any kind."""
    most_options: int = 120
    usual_options: int = 15
    """Half of all questions have fewer options than this."""
    shy: frozenset[str] = frozenset()
    """Verbs of answers by which little happens; they are given less often."""
    later: Callable[[Any, Chance], bool] | None = None
    """Makes a position a late one, so that late components have their say, and says whether it did: before questions,
    until it does, in every second match."""
    composed: frozenset[str] = frozenset()
    """Keys of messages that the rules put together from pieces."""
    bases: frozenset[str] = frozenset()
    """Questions that are only bases of others and are never asked themselves."""
    unheard: frozenset[str] = frozenset()
    """Questions (``ask-...``) that are parts of an answer that has begun: nobody is told that somebody ponders them."""
    words: tuple[str, ...] = ()
    """Further messages that the game's board, terminal or explanations need."""
    named: Mapping[str, str] = {}
    """Under which kinds of names the rows of a table are spoken of, where that is not ``card``; empty: nowhere."""
    silent: frozenset[str] = frozenset()
    """Tables whose rows do nothing that could be told."""
    numbers: Mapping[str, tuple[str, ...]] = {}
    """By table, the fields whose numbers a row's text must say, so that it follows corrections."""
    drawn: frozenset[str] = frozenset()
    """Numbers (``key.field``) of these fields that are drawn on the component, or said in words that follow them."""
    idioms: Mapping[str, tuple[str, ...]] = {}
    """By language, phrases with numbers that are rules of the game: "with 2 players". Texts of rows then say no other
    numbers than those of the row. (Where a game has none, its texts are not looked through for numbers.)"""
    borrowed: Mapping[str, str] = {}
    """Rows whose text tells numbers of another one, which they bring into play, by their keys: a correction of that one
    reaches its own text alone."""
    longest_word: int = 0
    """A tile is narrow: longer words of names must say where they may be broken. 0: no limit."""
    optional: frozenset[str] = frozenset()
    """Messages that choose their words by which arguments they have."""

    @property
    def limit(self) -> int:
        return self.longest or self.game.longest

    @property
    def seated(self) -> tuple[Table, ...]:
        return self.tables or tuple(every_table(self.game))
