"""A tournament, from its announcement to its end. A command changes it or is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from msgspec import Struct, structs

from tessera.company.bout import Bout, Round
from tessera.company.pairing import circle, paired, sizes
from tessera.company.standings import ROUND_ROBIN, SWISS, Criterion, Line, points_of, standings
from tessera.kernel import Refusal, Refused

MOST_ROUNDS = 15
FEWEST = 3
"""Fewer people need no tournament."""


class Kind(StrEnum):
    """Who is to meet whom."""

    SWISS = "swiss"  # those who have the same points, round by round
    ROUND_ROBIN = "round-robin"  # everybody everybody; at larger tables as evenly as can be


class Stage(StrEnum):
    """How far a tournament is."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"  # given up before it began


class Plan(Struct, frozen=True):
    """What the host has decided."""

    name: str
    game: str
    settings: dict[str, bool | int | str]
    kind: Kind
    rounds: int
    """Of a round robin between two as many as it takes."""
    seats: int
    """At a table, if the numbers allow; fewer otherwise."""
    clock: str
    """As it is written down for a table."""
    most: int
    """How many may take part."""
    public: bool = True
    rated: bool = False
    late: bool = False
    """Whether people may come in after the first round, of a Swiss tournament."""
    automatic: bool = False
    """Whether the next round begins as soon as one is over."""


class Entrant(Struct):
    """Somebody who takes part."""

    user: str
    gone: bool = False
    """They play no further rounds."""


class Tournament(Struct):
    """A tournament."""

    plan: Plan
    host: str
    created: float
    stage: Stage = Stage.OPEN
    entrants: list[Entrant] = []
    """In the order of the draw, once it has begun; those who came late behind."""
    rounds: list[Round] = []
    total: int = 0
    """How many rounds there will be, once it has begun."""
    changed: float = 0.0

    # --- asking -------------------------------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        return [each.user for each in self.entrants]

    @property
    def staying(self) -> list[str]:
        """Those who play the next round."""
        return [each.user for each in self.entrants if not each.gone]

    @property
    def breaks(self) -> dict[str, Criterion]:
        return SWISS if self.plan.kind is Kind.SWISS else ROUND_ROBIN

    @property
    def in_pairs(self) -> bool:
        """Whether everybody plays everybody once, each time the two of them."""
        return self.plan.kind is Kind.ROUND_ROBIN and self.plan.seats == 2

    @property
    def is_between_rounds(self) -> bool:
        """Whether every table that was made is over."""
        return self.stage is Stage.RUNNING and not self.open_bouts()

    def open_bouts(self) -> list[Bout]:
        """The tables that are not over."""
        return [bout for bouts in self.rounds for bout in bouts if not bout.is_over]

    def entrant(self, user: str) -> Entrant | None:
        return next((each for each in self.entrants if each.user == user), None)

    def standings(self) -> list[Line]:
        return standings(self.players, self.rounds, self.breaks)

    def must_be(self, *stages: Stage) -> None:
        if self.stage not in stages:
            raise _refused(f"tournament-is-{self.stage}")

    def must_host(self, user: str) -> None:
        if user != self.host:
            raise _refused("tournament-not-host")


class Who(Struct, frozen=True):
    """Who can play with whom."""

    allowed: Collection[int]
    """How many can play the game."""
    apart: Collection[frozenset[str]] = ()
    """Who does not want to meet whom."""


def _refused(key: str, **args: int | str) -> Refused:
    return Refused(Refusal(key, args))


# --- coming and going -------------------------------------------------------------------------------------------


def join(t: Tournament, user: str) -> None:
    """Take part, or come back after having left."""
    t.must_be(Stage.OPEN, Stage.RUNNING)
    known = t.entrant(user)
    if known is not None and not known.gone:
        raise _refused("tournament-joined")
    if t.stage is Stage.RUNNING and not (t.plan.late and t.plan.kind is Kind.SWISS):
        raise _refused("tournament-too-late")
    if len(t.staying) >= t.plan.most:
        raise _refused("tournament-full", most=t.plan.most)
    if known is not None:
        known.gone = False
    else:
        t.entrants.append(Entrant(user))


def withdraw(t: Tournament, user: str) -> None:
    """Not take part; after the start play no further rounds. What was played counts."""
    t.must_be(Stage.OPEN, Stage.RUNNING)
    entrant = t.entrant(user)
    if entrant is None or entrant.gone:
        raise _refused("tournament-not-joined")
    if t.stage is Stage.OPEN:
        t.entrants.remove(entrant)
    else:
        entrant.gone = True


def remove(t: Tournament, host: str, user: str) -> None:
    """The host sends somebody away."""
    t.must_host(host)
    withdraw(t, user)


def close(t: Tournament, host: str) -> None:
    """The host gives it up before the start, or ends it after a round."""
    t.must_host(host)
    if t.stage is Stage.OPEN:
        t.stage = Stage.CLOSED
        return
    t.must_be(Stage.RUNNING)
    if not t.is_between_rounds:
        raise _refused("tournament-tables-open", count=len(t.open_bouts()))
    t.stage = Stage.OVER


def forget(t: Tournament, user: str) -> None:
    """Somebody has gone for good. Without its host a tournament goes on by itself, or is closed if it has not begun."""
    entrant = t.entrant(user)
    if entrant is not None and not entrant.gone:
        withdraw(t, user)
    if t.host == user and t.stage is Stage.OPEN:
        t.stage = Stage.CLOSED
    elif t.host == user:
        t.plan = structs.replace(t.plan, automatic=True)


# --- rounds -----------------------------------------------------------------------------------------------------


def start(t: Tournament, host: str, draw: Sequence[str], who: Who) -> Round:
    """Begin: `draw` is everybody in an order of chance. Returns the first round, whose tables are to be made."""
    t.must_host(host)
    t.must_be(Stage.OPEN)
    if len(draw) < FEWEST or not sizes(len(draw), t.plan.seats, who.allowed):
        raise _refused("tournament-too-few", least=FEWEST)
    t.entrants.sort(key=lambda each: draw.index(each.user))
    t.stage = Stage.RUNNING
    t.total = len(draw) - 1 + len(draw) % 2 if t.in_pairs else t.plan.rounds
    return next_round(t, who)


def next_round(t: Tournament, who: Who) -> Round:
    """Pair the next round; no tables if there is none any more, and the tournament is over."""
    t.must_be(Stage.RUNNING)
    if not t.is_between_rounds:
        raise _refused("tournament-tables-open", count=len(t.open_bouts()))
    tables = _tables(t, who) if len(t.rounds) < t.total else []
    if not any(len(table) > 1 for table in tables):
        t.stage = Stage.OVER
        return []
    bouts = [Bout(table, places={table[0]: 1} if len(table) == 1 else None) for table in tables]
    t.rounds.append(bouts)
    return bouts


def _tables(t: Tournament, who: Who) -> list[list[str]]:
    staying = t.staying
    if t.in_pairs:
        there = [
            [player for player in table if player in staying] for table in circle(t.players, len(t.rounds))
        ]
        return [table for table in there if table]
    if len(staying) < 2:
        return []
    if t.plan.kind is Kind.ROUND_ROBIN:
        level = points_of(t.players, [])
        return paired(staying, level, t.rounds, t.plan.seats, who.allowed, who.apart)
    order = [line.player for line in t.standings() if line.player in staying]
    points = points_of(t.players, t.rounds)
    return paired(order, points, t.rounds, t.plan.seats, who.allowed, who.apart)


# --- results ----------------------------------------------------------------------------------------------------


def settle(t: Tournament, table: str, places: dict[str, int]) -> bool:
    """A table is over: how its people came in. Whether that was news; what the host has decided stays."""
    bout = next((bout for bout in t.open_bouts() if bout.table == table), None)
    if bout is None or t.stage is not Stage.RUNNING or set(places) != set(bout.players):
        return False
    bout.places = dict(places)
    _go_on(t)
    return True


def decide(t: Tournament, host: str, table: str, places: dict[str, int]) -> None:
    """The host says how a table has ended; with no places it does not count."""
    t.must_host(host)
    t.must_be(Stage.RUNNING)
    bout = next((bout for bout in t.rounds[-1] if bout.table == table), None)
    if bout is None:
        raise _refused("tournament-no-such-table")
    if places and set(places) != set(bout.players):
        raise _refused("tournament-bad-places")
    bout.places = {
        player: 1 + sum(other < place for other in places.values()) for player, place in places.items()
    }
    bout.decided = True
    _go_on(t)


def _go_on(t: Tournament) -> None:
    """After its last table a tournament is over."""
    if t.is_between_rounds and len(t.rounds) == t.total:
        t.stage = Stage.OVER
