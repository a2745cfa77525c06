"""A table for people whom the server brings together: a quick match, or a table of a tournament."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence

from msgspec import Struct

from tessera.kernel import AnyGame
from tessera.kernel.chance import KEY_BYTES
from tessera.server.games import the_game
from tessera.server.problems import Declined
from tessera.server.sessions import new_id
from tessera.server.settings import Settings
from tessera.server.wire.tables import ClockIn
from tessera.store import Store, UserRow
from tessera.table import ClockRule, Entry, NotAllowed, Table, play, seats
from tessera.table.clock import Mode, ResponseRule, Timeout
from tessera.table.journal import UndoRule

RESPONSE_AMONG_STRANGERS = 20
"""Seconds that every window lasts among strangers, unless a host says otherwise."""
MOST_SEATS = 8


def rule_of(clock: ClockIn) -> ClockRule:
    return ClockRule(Mode(clock.mode), clock.seconds, clock.increment, Timeout(clock.at_zero))


def responses_among_strangers(clock: ClockRule) -> ResponseRule:
    """Between strangers every window lasts the same, so as not to tell who can respond; days must not be waited for."""
    return ResponseRule() if clock.by_correspondence else ResponseRule(RESPONSE_AMONG_STRANGERS, early=False)


# --- clocks that are written down ---------------------------------------------------------------------------------


def clock_text(clock: ClockIn) -> str:
    """A clock as it is stored; nobody is waited for without one. When time is up, a bot plays on."""
    fault = rule_of(clock).fault()
    if fault:
        raise NotAllowed(f"table-bad-{fault}")
    if clock.mode == "none":
        raise Declined(422, "error-clock-needed")
    return f"{clock.mode} {clock.seconds} {clock.increment}"


def clock_of(text: str) -> ClockIn:
    mode, seconds, increment = text.split()
    return ClockIn.model_validate({"mode": mode, "seconds": int(seconds), "increment": int(increment)})


# --- tables -------------------------------------------------------------------------------------------------------


class Gathering(Struct, frozen=True):
    """What is played."""

    game: str
    clock: str
    rated: bool
    public: bool = True
    settings: Mapping[str, bool | int | str] = {}


def numbers_for(game: AnyGame, settings: Mapping[str, object], most: int = MOST_SEATS) -> list[int]:
    """How many people can play a game with these settings; `BadSetup` if these make no sense."""
    counts = game.seat_counts(game.read_settings(settings))
    return [number for number in counts if 2 <= number <= most]


def gathered(wish: Gathering, people: Sequence[UserRow], settings: Settings) -> tuple[Table, list[Entry]]:
    """A table at which these people sit in this order, and the match has begun."""
    game, now, clock = the_game(wish.game), time.time(), rule_of(clock_of(wish.clock))
    host = people[0].id
    table, created = Table.open(
        new_id(),
        game,
        len(people),
        wish.settings,
        host,
        now,
        public=wish.public,
        clock=clock,
        changes=settings.content.get(game.id),
        undo=UndoRule.TURN,
        rated=wish.rated,
        responses=responses_among_strangers(clock),
    )
    entries = [created]
    entries += [seats.sit(table, each.id, each.name, now, seat) for seat, each in enumerate(people)]
    entries.append(play.start(table, host, secrets.token_bytes(KEY_BYTES), now))
    return table, entries


async def apart_among(store: Store, people: Sequence[str]) -> set[frozenset[str]]:
    """Who of these people does not want to meet whom."""
    return {frozenset(pair) for pair in await store.blocks_among(people)}


async def in_order(store: Store, ids: Sequence[str]) -> list[UserRow]:
    """People in the order of their ids."""
    found = {user.id: user for user in await store.users(ids)}
    return [found[each] for each in ids]
