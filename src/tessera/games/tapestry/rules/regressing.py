"""Going back on tracks, gaining a position again, and beginning anew (TP-6.06, TP-6.09 - TP-6.13)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.content import END, TECHNOLOGY, TRACKS
from tessera.games.tapestry.rules.advancing import (
    BACKWARDS,
    BENEFIT,
    WHOLE,
    Advance,
    Arrive,
    activate,
    any_movable,
    describe_track,
    tracks_named,
)
from tessera.games.tapestry.rules.benefits import EVERY_TRACK, word
from tessera.games.tapestry.state import (
    Player,
    Tapestry,
    is_activated,
    moved,
    set_tokens,
    track_named,
    tracks_in_play,
)
from tessera.kernel import DECLINE, Ask, Description, Option, Refusal, Step

# --- regress ----------------------------------------------------------------------------------------------------


def regressible(p: Player, track: int) -> list[int]:
    return [space for space in dict.fromkeys(p.tokens[track]) if space > 0]


class Regress(Ask, frozen=True):
    """A token moves back; then the benefit of the new space, if the effect grants it (TP-6.06)."""

    open: ClassVar[bool] = True

    tracks: tuple[int, ...]
    gives: int = WHOLE
    far: int = 1
    may: bool = False
    after: tuple[Step, ...] = ()
    """What follows only if a token was moved."""

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        found: list[Option] = [
            ("regress", TRACKS[track], space)
            for track in self.tracks
            for space in regressible(p, track)
            if space >= self.far
        ]
        return [*found, DECLINE] if found and self.may else found

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        track, space = track_named(str(option[1])), int(option[2])
        new = space - self.far
        set_tokens(p, track, moved(p.tokens[track], space, new))
        s.touched = True
        s.tell("regressed", seat=p.seat, track=TRACKS[track], space=new)
        s.then(Arrive(self.seat, track, new, self.gives | BACKWARDS), *self.after)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-regress", {"seat": self.seat}, rule="TP-6.06")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        element = f"space:{option[1]}_{option[2]}"
        return Description("do-regress", {"track": option[1], "space": option[2]}, (element,), "TP-6.06")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-back", rule="TP-6.06") if option[0] == "regress" else None


def can_regress(s: Tapestry, p: Player, what: str) -> bool:
    return any(regressible(p, track) for track in tracks_named(s, what))


@word("regress", possible=can_regress)
def regress(s: Tapestry, p: Player, what: str) -> None:
    s.then(Regress(p.seat, tuple(tracks_named(s, what))))


@word("regress_x", possible=can_regress)
def regress_without(s: Tapestry, p: Player, what: str) -> None:
    s.then(Regress(p.seat, tuple(tracks_named(s, what)), gives=0))


@word("regress_x_then_advance", possible=lambda s, p, what: any_movable(s, p, EVERY_TRACK))
def rise_again(s: Tapestry, p: Player, what: str) -> None:
    s.then(RiseAgain(p.seat))


class RiseAgain(Ask, frozen=True):
    """A track: back one space without benefit, then forward with it."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("track", TRACKS[track]) for track in tracks_in_play(s) if p.tokens[track]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        track = track_named(str(option[1]))
        s.then(Regress(self.seat, (track,), gives=0), Advance(self.seat, track))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.06")


# --- repeats ----------------------------------------------------------------------------------------------------


def repeatable(s: Tapestry, p: Player) -> list[tuple[int, int]]:
    """Positions whose benefit was not gained in this turn, without start spaces (TP-6.10)."""
    return [
        (track, space)
        for track in tracks_in_play(s)
        for space in dict.fromkeys(p.tokens[track])
        if space and not is_activated(s, p.seat, track, space)
    ]


class RepeatPosition(Ask, frozen=True):
    """The benefit, and bonus for its price, of the space of one of the own tokens (TP-6.10 - TP-6.13)."""

    open: ClassVar[bool] = True

    gives: int = WHOLE

    def options(self, s: Tapestry) -> list[Option]:
        return [("repeat", TRACKS[track], space) for track, space in repeatable(s, s.players[self.seat])]

    def resolve(self, s: Tapestry, option: Option) -> None:
        track, space = track_named(str(option[1])), int(option[2])
        s.tell("repeated", seat=self.seat, track=TRACKS[track], space=space)
        activate(s, s.players[self.seat], track, space, self.gives)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-repeat-position", {"seat": self.seat}, rule="TP-6.10")

    def describe(self, s: Tapestry, option: Option) -> Description:
        element = f"space:{option[1]}_{option[2]}"
        return Description("do-repeat", {"track": option[1], "space": option[2]}, (element,), "TP-6.10")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-repeat", rule="TP-6.10") if option[0] == "repeat" else None


def icon_of(p: Player, what: str) -> str:
    """An icon as one player uses it: what is shared with somebody is not used up for them (TP-6.11)."""
    return f"{p.seat} {what}"


def can_repeat(s: Tapestry, p: Player, what: str) -> bool:
    return icon_of(p, what) not in s.turn.repeated and bool(repeatable(s, p))


@word("repeat_position", possible=can_repeat)
def repeat_position(s: Tapestry, p: Player, what: str) -> None:
    """Each icon once a turn (TP-6.11)."""
    if icon_of(p, what) in s.turn.repeated:
        return
    if what != "repeat_position":
        s.turn.repeated = (*s.turn.repeated, icon_of(p, what))
    s.then(RepeatPosition(p.seat))


@word("repeat_position_no_bonus", possible=can_repeat)
def repeat_without_bonus(s: Tapestry, p: Player, what: str) -> None:
    s.then(RepeatPosition(p.seat, BENEFIT))


# --- beginning anew ---------------------------------------------------------------------------------------------


@word("restart_token")
def restart_token(s: Tapestry, p: Player, what: str) -> None:
    """The token leaves technology 12 for the start of any track; technology stays complete (TP-6.09)."""
    if END in p.tokens[TECHNOLOGY] and not p.ended:
        s.then(RestartToken(p.seat))


class RestartToken(Ask, frozen=True):
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("restart", TRACKS[track]) for track in tracks_in_play(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track = s.players[self.seat], track_named(str(option[1]))
        left = list(p.tokens[TECHNOLOGY])
        left.remove(END)
        set_tokens(p, TECHNOLOGY, tuple(left))
        set_tokens(p, track, tuple(sorted((*p.tokens[track], 0))))
        p.singular = True
        s.touched = True
        s.tell("restarted", seat=p.seat, track=TRACKS[track])

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-restart-token", {"seat": self.seat}, rule="TP-6.09")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.09")
