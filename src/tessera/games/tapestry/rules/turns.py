"""Turns: advance or income, and what comes at their end (TP-3, TP-4.01 - TP-4.05)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from tessera.games.tapestry.content import ARTS, END, RESOURCES, TIER, TRACKS
from tessera.games.tapestry.hooks import (
    ADVANCE_AFTER_END,
    ANY_MOMENT,
    CARD_CHECK,
    PLAY_ON,
    PLAYER_ENDS,
    TURN,
    TURN_AFTER_END,
    TURN_ENDS,
)
from tessera.games.tapestry.rules.advancing import PAUSES, WHOLE, describe_track, is_blocked, movable, move
from tessera.games.tapestry.rules.automa import BotsTurn, bots_are_done
from tessera.games.tapestry.rules.ending import Finish
from tessera.games.tapestry.rules.income import IncomeTurn
from tessera.games.tapestry.rules.moments import Meanwhile
from tessera.games.tapestry.state import (
    INCOME,
    Player,
    Tapestry,
    Turn,
    is_solo,
    spend,
    track_named,
    tracks_in_play,
)
from tessera.kernel import Act, Compose, Description, Option, Refusal
from tessera.kernel.effects import allows, describe_use, emit, uses
from tessera.kernel.scopes import Scope

TAKE_INCOME: Final[Option] = ("income",)

# --- what an advance costs --------------------------------------------------------------------------------------

Payment = tuple[int, ...]
"""Resources that are paid, in ascending order."""


@cache
def _ways(resource: int, tier: int) -> tuple[tuple[Payment, Payment], ...]:
    """Distinct ways to pay for a tier (TP-4.02), each with what it takes of each resource.

    Without a resource of its own the track is arts (TP-4.03).
    """
    ways: list[Payment]
    if resource < 0:
        if tier == 2:
            ways = [(a, b) for a in range(4) for b in range(a + 1, 4)]
        elif tier == 4:
            ways = [(a, a) for a in range(4)]
        else:
            ways = list(combinations_with_replacement(range(4), 1 if tier == 1 else 3))
    else:
        own = (0, 0, 1, 1, 2)[tier]
        free = (0, 1, 1, 2, 0)[tier]
        ways = [
            tuple(sorted((resource,) * own + rest)) for rest in combinations_with_replacement(range(4), free)
        ]
    return tuple([(way, tuple([way.count(r) for r in range(4)])) for way in dict.fromkeys(ways)])


@lru_cache(maxsize=1 << 14)
def _payments(stock: tuple[int, int, int, int], resource: int, tier: int) -> tuple[Payment, ...]:
    """Those of them that a stock is enough for."""
    a, b, c, d = stock
    return tuple(
        [way for way, (i, j, k, m) in _ways(resource, tier) if i <= a and j <= b and k <= c and m <= d]
    )


RESOURCE_PLACE: Final = {"": -1} | {resource: place for place, resource in enumerate(RESOURCES)}


def payments(s: Tapestry, p: Player, track: int, space: int) -> tuple[Payment, ...]:
    """Ways to pay for the tier that a token moves into."""
    resource = RESOURCE_PLACE[s.content.tables.tracks[track].resource]
    return _payments(p.stock, resource, TIER[space + 1])


def advances(s: Tapestry, p: Player) -> list[tuple[int, int]]:
    """Tokens that could advance and be paid for: track and space (TP-4.01, TP-3.05)."""
    return [
        (track, space)
        for track in tracks_in_play(s)
        for space in movable(s, p, track)
        if payments(s, p, track, space)
    ]


# --- a turn -----------------------------------------------------------------------------------------------------


class TakeTurn(Act, frozen=True):
    """Exactly one of advance and income; the first turn is an income turn (TP-3.01, TP-3.02)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        s.turn = Turn(seat=self.seat)
        s.then(EndTurn(self.seat), Scope(TURN, self.seat), NextTurn(self.seat))
        if p.income >= 5:
            play_on(s, p)
        elif p.income == 0:
            s.then(IncomeTurn(self.seat))
        else:
            s.then(ChooseTurn(self.seat))


def play_on(s: Tapestry, p: Player) -> None:
    """After income turn 5, for civilizations that may: their game ends when they can do nothing (TP-10.10)."""
    if allows(s, p, PLAY_ON):
        s.then(ChooseTurn(p.seat, after_end=True))
    else:
        end_player(s, p)


def end_player(s: Tapestry, p: Player) -> None:
    emit(s, p, PLAYER_ENDS)
    p.ended = True
    s.blocks = tuple([block for block in s.blocks if block[1] != p.seat])
    s.touched = True
    s.tell("ended", seat=p.seat)


class ChooseTurn(Compose, frozen=True):
    """``income``, or ``advance science / pay worker food``; with several tokens on a track ``token 4`` (TP-18.02)."""

    open: ClassVar[bool] = True

    after_end: bool = False

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            return self.turns(s, p)
        first = self.chosen[0]
        if first[0] != "advance":
            return None
        track = track_named(str(first[1]))
        spaces = [space for space in movable(s, p, track) if payments(s, p, track, space)]
        if len(self.chosen) == 1:
            return [("token", space) for space in spaces]
        if len(self.chosen) == 2:
            paid = payments(s, p, track, int(self.chosen[1][1]))
            return [("pay", *[RESOURCES[r] for r in way]) for way in paid]
        return None

    def turns(self, s: Tapestry, p: Player) -> list[Option]:
        found = self.advances(s, p)
        before = uses(s, p, ANY_MOMENT, bool(found))
        if not (found and s.turn.advancing):
            found += uses(s, p, TURN_AFTER_END) if self.after_end else [TAKE_INCOME]
        return [*found, *before] if found else []

    def advances(self, s: Tapestry, p: Player) -> list[Option]:
        if self.after_end and not allows(s, p, ADVANCE_AFTER_END):
            return []
        return [("advance", TRACKS[track]) for track in dict.fromkeys([x for x, _ in advances(s, p)])]

    def complete(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        first = self.chosen[0]
        if first == TAKE_INCOME:
            if not self.advances(s, p):
                s.tell("must-take-income", seat=p.seat)
            s.then(IncomeTurn(self.seat))
        elif first[0] == "use":
            self.use(s, p, first)
        else:
            s.then(Meanwhile(self.seat))
            for name in self.chosen[2][1:]:
                spend(s, p, RESOURCES.index(str(name)))
            move(s, p, track_named(str(first[1])), int(self.chosen[1][1]), WHOLE | PAUSES)

    def use(self, s: Tapestry, p: Player, option: Option) -> None:
        """What a civilization does as its turn after the end, or what comes before the turn is chosen (TP-9.15)."""
        whole_turn = uses(s, p, TURN_AFTER_END) if self.after_end else {}
        if option in whole_turn:
            s.then(whole_turn[option], Meanwhile(self.seat))
        else:
            before = uses(s, p, ANY_MOMENT, bool(self.advances(s, p)))
            s.then(before[option], ChooseTurn(self.seat, after_end=self.after_end))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-choose-turn", {"seat": self.seat}, rule="TP-3.01")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "use":
            return describe_use(s, option)
        if option[0] == "token":
            return Description("do-token", {"space": option[1]}, rule="TP-6.04")
        if option[0] == "pay":
            args: dict[str, int | str] = {name: list(option[1:]).count(name) for name in RESOURCES}
            return Description("do-pay-cost", args, rule="TP-4.02")
        if option[0] == "advance":
            return self.describe_advance(s, option)
        return describe_track(option, "TP-3.04")

    def describe_advance(self, s: Tapestry, option: Option) -> Description:
        """Where it leads and for how many resources, if only one token can go."""
        p, track = s.players[self.seat], track_named(str(option[1]))
        spaces = [space for space in movable(s, p, track) if payments(s, p, track, space)]
        if len(spaces) != 1:
            return describe_track(option, "TP-4.01")
        paid, following = len(payments(s, p, track, spaces[0])[0]), spaces[0] + 1
        space = s.content.spaces[track][following]
        assert space is not None
        args: dict[str, int | str] = {
            "track": option[1],
            "space": following,
            "count": paid,
            "card": space.key,
        }
        return Description("do-advance-to", args, (f"track:{option[1]}", space.element), "TP-4.01")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option[0] == "pay":
            arts = bool(self.chosen) and self.chosen[0][1] == TRACKS[ARTS]
            return Refusal("refused-payment", rule="TP-4.03" if arts else "TP-4.02")
        if option[0] != "advance" or len(option) < 2 or option[1] not in TRACKS:
            return None
        p, track = s.players[self.seat], track_named(str(option[1]))
        if track == ARTS and track not in tracks_in_play(s):
            return Refusal("refused-no-arts", rule="TP-1.04")
        if all(space == END for space in p.tokens[track]):
            return Refusal("refused-end-of-track", {"track": option[1]}, "TP-4.01")
        if is_blocked(s, p, track):
            return Refusal("refused-blocked", {"track": option[1]}, "TP-6.08")
        return Refusal("refused-too-dear", {"track": option[1]}, "TP-4.03" if track == ARTS else "TP-4.02")

    def options(self, s: Tapestry) -> list[Option]:
        return Compose.options(self, s) or [("end",)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == ("end",):
            end_player(s, s.players[self.seat])
        else:
            Compose.resolve(self, s, option)


# --- the end of a turn ------------------------------------------------------------------------------------------


class EndTurn(Act, frozen=True):
    """The landmark card, then effects of the end of a turn (TP-3.11)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(AfterTurn(self.seat))
        emit(s, s.players[self.seat], CARD_CHECK)


class AfterTurn(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        income = s.turn.kind == INCOME
        s.then(CloseTurn(self.seat))
        emit(s, p, TURN_ENDS, income)


class CloseTurn(Act, frozen=True):
    """Tracks that were closed open again (TP-6.08); the fifth income turn is the last (TP-3.03, TP-15.01)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if s.blocks:
            counted = [(x, by, left - (by == self.seat)) for x, by, left in s.blocks]
            s.blocks = tuple([block for block in counted if block[2] > 0])
        if p.income >= 5 and not p.ended and not allows(s, p, PLAY_ON):
            end_player(s, p)


class NextTurn(Act, frozen=True):
    """Clockwise; players whose game has ended are skipped (TP-2.18, TP-3.10)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        next_turn(s, self.seat)


class AfterBots(Act, frozen=True):
    """Play goes on after the turn of the bots."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.turn = Turn()
        start_turn(s, self.seat)


def next_turn(s: Tapestry, seat: int) -> None:
    """The bots move after the last player of a round (TP-20.07, TP-20.32)."""
    seats = s.setup.seats
    following = (seat + 1) % seats
    round_over = is_solo(s) or following == s.first
    s.turn = Turn()
    if round_over and len(s.players) > seats and not bots_are_done(s):
        s.then(BotsTurn(), AfterBots(following))
    else:
        start_turn(s, following)


def start_turn(s: Tapestry, seat: int) -> None:
    """A seat's turn, or that of the next who still plays; the round is over where the first player is reached."""
    seats = s.setup.seats
    order = [(seat + i) % seats for i in range(seats)]
    playing = [other for other in order if not s.players[other].ended]
    if playing:
        round_over = s.first in order[: order.index(playing[0]) + 1] and seat != s.first
        if round_over and len(s.players) > seats and not bots_are_done(s):
            s.then(BotsTurn(), AfterBots(playing[0]))
        else:
            s.then(TakeTurn(playing[0]))
    elif is_solo(s) and not bots_are_done(s):
        s.then(BotsTurn(), AfterBots(0))
    else:
        s.then(Finish())
