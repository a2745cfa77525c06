"""Advancing on tracks: landmarks, benefits and bonuses (TP-4, TP-6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.games.tapestry.content import (
    END,
    RESOURCES,
    TIER,
    TRACKS,
    Bonus,
)
from tessera.games.tapestry.hooks import (
    ADVANCED,
    BENEFIT_GAINED,
    FREE_BONUS,
    LANDMARK_GAINED,
    MAY_ADVANCE,
    TIER_CLAIMED,
    TIER_ENTERED,
    WOULD_GAIN_BENEFIT,
)
from tessera.games.tapestry.rules.achievements import END_OF_TRACK, achieve
from tessera.games.tapestry.rules.benefits import EVERY_TRACK, Gains, give, word
from tessera.games.tapestry.rules.building import automa_landmark, gain_landmark
from tessera.games.tapestry.rules.inventing import DiscardTechs
from tessera.games.tapestry.rules.moments import Meanwhile
from tessera.games.tapestry.rules.supplies import DiscardTapestries, DiscardTiles
from tessera.games.tapestry.state import (
    PERSON,
    Player,
    Tapestry,
    activation,
    is_activated,
    is_available,
    moved,
    resources_held,
    score,
    set_tokens,
    spend,
    track_named,
    tracks_in_play,
)
from tessera.kernel import DECLINE, Act, Ask, Description, Option, Refusal, Step
from tessera.kernel.effects import allows, describe_use, emit, uses

BENEFIT, BONUS, FREE, MAY_BENEFIT, NO_LANDMARK, BACKWARDS, PAUSES = 1, 2, 4, 8, 16, 32, 64
"""What an advance gives: the benefit, the bonus for its price, the bonus for nothing; whether the benefit may be left,
whether landmarks are passed by, whether the token came from above, and whether it is the turn's own action, between
whose parts something else may be done."""
WHOLE: Final = BENEFIT | BONUS


# --- who may move -----------------------------------------------------------------------------------------------


def is_blocked(s: Tapestry, p: Player, track: int) -> bool:
    """A track may be closed by a card in play (TP-6.08)."""
    if s.blocks and any(closed == track and owner != p.seat for closed, owner, _ in s.blocks):
        return True
    return not allows(s, p, MAY_ADVANCE, track)


def movable(s: Tapestry, p: Player, track: int) -> list[int]:
    """Spaces of the tokens that could advance on a track (TP-4.01, TP-6.04)."""
    spaces = [space for space in dict.fromkeys(p.tokens[track]) if space < END]
    return spaces if spaces and not is_blocked(s, p, track) else []


def can_advance(s: Tapestry, p: Player, track: int) -> bool:
    return not p.ended and bool(movable(s, p, track))


class Advance(Ask, frozen=True):
    """A free advance: mandatory; with several tokens the player chooses one (TP-6.01, TP-6.04)."""

    open: ClassVar[bool] = True

    track: int
    gives: int = WHOLE

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if p.ended:
            return []
        return [("move", space) for space in movable(s, p, self.track)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        move(s, s.players[self.seat], self.track, int(option[1]), self.gives)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-advance", {"seat": self.seat, "track": TRACKS[self.track]}, rule="TP-6.04")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_move(self.track, option, "TP-6.04")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        if option == DECLINE:
            return Refusal("refused-not-offered", rule="TP-6.01")
        return Refusal("refused-not-offered", rule="TP-6.04") if option[0] == "move" else None

    def label(self) -> str:
        return f"advance-{TRACKS[self.track]}"


def describe_move(track: int, option: Option, rule: str) -> Description:
    """A token that moves on is shown where it comes to."""
    to = int(option[1]) + 1
    return Description("do-move", {"space": option[1], "to": to}, (f"space:{TRACKS[track]}_{to}",), rule)


def move(s: Tapestry, p: Player, track: int, space: int, gives: int) -> None:
    """One space forward; then landmark, effects of the move, benefit, bonus, in this order (TP-4.05 - TP-4.10)."""
    move_far(s, p, track, space, space + 1, gives)


def move_far(s: Tapestry, p: Player, track: int, old: int, new: int, gives: int) -> None:
    """One advance over several spaces passes all in between: landmarks of all tiers entered are gained (TP-4.17)."""
    set_tokens(p, track, moved(p.tokens[track], old, new))
    s.touched = True
    s.tell("advanced", seat=p.seat, track=TRACKS[track], space=new)
    s.then(Arrive(p.seat, track, new, gives))
    if gives & PAUSES:
        s.then(Meanwhile(p.seat))
    if new == END:
        s.then(ReachEnd(p.seat))
    emit(s, p, ADVANCED, track, old, new)
    if TIER[new] == TIER[old]:
        return
    for tier in range(TIER[new], TIER[old], -1):
        enter_tier(s, p, track, tier, gives)


def enter_tier(s: Tapestry, p: Player, track: int, tier: int, gives: int) -> None:
    """The tier's landmark comes before anything else (TP-4.06); what follows from entering comes after it (TP-4.07)."""
    landmark = s.content.track_landmarks[track][tier]
    emit(s, p, TIER_ENTERED, track, tier)
    if tier < 2 or gives & NO_LANDMARK:
        return
    if is_available(s, landmark):
        s.then(TakeLandmark(p.seat, landmark))
    else:
        if p.seat == s.turn.seat:
            s.turn.claimed = True
        emit(s, p, TIER_CLAIMED, track)


class TakeLandmark(Act, frozen=True):
    """The landmark of a tier that was entered, if nobody has it (TP-4.06, TP-6.07)."""

    seat: int
    landmark: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if not is_available(s, self.landmark):
            return
        if p.kind == PERSON:
            gain_landmark(s, p, self.landmark, from_track=True)
        else:
            automa_landmark(s, self.landmark)
            emit(s, p, LANDMARK_GAINED, self.landmark, True)


class ReachEnd(Act, frozen=True):
    """Space 12, however it was reached (TP-4.15, TP-14.02)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        achieve(s, s.players[self.seat], END_OF_TRACK)


class Arrive(Act, frozen=True):
    """The benefit of the new space, once a turn, then its bonus (TP-4.08, TP-4.10, TP-6.17)."""

    seat: int
    track: int
    space: int
    gives: int

    def run(self, s: Tapestry) -> None:
        if not self.gives & (BENEFIT | FREE | BONUS):
            return
        p = s.players[self.seat]
        if p.kind != PERSON or not self.space:
            return
        if self.gives & FREE and not self.gives & BENEFIT:
            offer_bonus(s, p, self.track, self.space, free=True)
            return
        if is_activated(s, self.seat, self.track, self.space):
            return
        menu = not self.gives & BACKWARDS and uses(s, p, WOULD_GAIN_BENEFIT, self.track, self.space)
        if menu or self.gives & MAY_BENEFIT:
            s.then(TakeBenefit(self.seat, self.track, self.space, self.gives))
        else:
            activate(s, p, self.track, self.space, self.gives)


def activate(s: Tapestry, p: Player, track: int, space: int, gives: int = WHOLE) -> None:
    """A space gives its benefit to a player; others may share it (TP-6.10)."""
    s.turn.activated = (*s.turn.activated, activation(p.seat, track, space))
    row = s.content.spaces[track][space]
    assert row is not None
    if gives & (BONUS | FREE) and row.bonus is not None:
        offer_bonus(s, p, track, space, free=bool(gives & FREE))
        if gives & PAUSES:
            s.then(Meanwhile(p.seat))
    if s.content.effects.get(BENEFIT_GAINED) is not None:
        s.then(ShareBenefit(p.seat, track, space))
    give(s, p.seat, row.benefit)


class ShareBenefit(Act, frozen=True):
    """A benefit of a space was gained."""

    seat: int
    track: int
    space: int

    def run(self, s: Tapestry) -> None:
        emit(s, s.players[self.seat], BENEFIT_GAINED, self.track, self.space)


class TakeBenefit(Ask, frozen=True):
    """The benefit of the space, or what may be had instead of it."""

    open: ClassVar[bool] = True

    track: int
    space: int
    gives: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        found: list[Option] = [("benefit",)]
        if not self.gives & BACKWARDS:
            found += uses(s, p, WOULD_GAIN_BENEFIT, self.track, self.space)
        return [*found, DECLINE] if self.gives & MAY_BENEFIT else found

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == ("benefit",):
            activate(s, p, self.track, self.space, self.gives)
        elif option != DECLINE:
            s.then(uses(s, p, WOULD_GAIN_BENEFIT, self.track, self.space)[option])

    def prompt(self, s: Tapestry) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "track": TRACKS[self.track], "space": self.space}
        return Description("ask-take-benefit", args, rule="TP-4.08")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "use":
            return describe_use(s, option)
        return Description(f"do-{option[0]}", {}, (f"space:{TRACKS[self.track]}_{self.space}",), "TP-4.08")


# --- bonuses ----------------------------------------------------------------------------------------------------


def offer_bonus(s: Tapestry, p: Player, track: int, space: int, free: bool = False) -> None:
    bonus = s.content.bonuses[track][space]
    if bonus is not None:
        s.then(TakeBonus(p.seat, track, space, free))


def bonus_price(s: Tapestry, bonus: Bonus) -> Bonus:
    """One variant asks for fewer tech cards (TP-17.06)."""
    if bonus.tech_card > 2 and s.setup.settings.get("cheap_nanotechnology"):
        return Bonus(bonus.gain, tech_card=2)
    return bonus


class TakeBonus(Ask, frozen=True):
    """Optional, once, for its price: resources, tiles, cards in hand or tech cards (TP-4.10, TP-4.12)."""

    open: ClassVar[bool] = True

    track: int
    space: int
    free: bool = False

    def bonus(self, s: Tapestry) -> Bonus:
        bonus = s.content.bonuses[self.track][self.space]
        assert bonus is not None
        return bonus_price(s, bonus)

    def options(self, s: Tapestry) -> list[Option]:
        p, bonus = s.players[self.seat], self.bonus(s)
        if p.ended:
            return []
        found: list[Option] = []
        if self.free or (bonus.any_resource == 1 and allows(s, p, FREE_BONUS)):
            found = [("bonus",)]
        elif bonus.any_resource:
            found = [("pay", name) for name in resources_held(p)]
        elif (
            (bonus.territory and len(p.tiles) >= bonus.territory)
            or (bonus.tapestry_hand and len(p.hand.cards) >= bonus.tapestry_hand)
            or (bonus.tech_card and len(p.bottom) + len(p.middle) + len(p.top) >= bonus.tech_card)
        ):
            found = [("bonus",)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, bonus = s.players[self.seat], self.bonus(s)
        s.tell("bonus", seat=p.seat, track=TRACKS[self.track], space=self.space)
        if option[0] == "pay":
            spend(s, p, RESOURCES.index(str(option[1])))
            s.then(Gains(self.seat, bonus.gain))
            return
        price: list[Step] = []
        if not self.free and not bonus.any_resource:
            if bonus.territory:
                price.append(DiscardTiles(self.seat, bonus.territory))
            if bonus.tapestry_hand:
                price.append(DiscardTapestries(self.seat, bonus.tapestry_hand))
            if bonus.tech_card:
                price.append(DiscardTechs(self.seat, bonus.tech_card))
        s.then(*price, Gains(self.seat, bonus.gain))

    def prompt(self, s: Tapestry) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "track": TRACKS[self.track], "space": self.space}
        return Description("ask-take-bonus", args, rule="TP-4.10")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="TP-4.10")
        bonus = self.bonus(s)
        gain = tuple([said.replace(":", "-").replace("_", "-") for said in bonus.gain])
        if option[0] == "pay":
            paid: dict[str, Any] = {"resource": option[1], "gain": gain}
            return Description("do-pay-bonus", paid, (f"resource:{option[1]}",), "TP-4.10")
        price, count = self.price(bonus)
        given: dict[str, Any] = {"price": price, "count": count, "gain": gain}
        return Description("do-bonus", given, rule="TP-4.10")

    def price(self, bonus: Bonus) -> tuple[str, int]:
        """What is discarded for it, if it is not free."""
        if self.free or bonus.any_resource:
            return "free", 0
        if bonus.territory:
            return "territory", bonus.territory
        return ("tapestry", bonus.tapestry_hand) if bonus.tapestry_hand else ("tech", bonus.tech_card)

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-bonus", rule="TP-4.12") if option[0] in ("pay", "bonus") else None


# --- words ------------------------------------------------------------------------------------------------------


def tracks_named(s: Tapestry, what: str) -> list[int]:
    """Tracks of a list, those in play only (TP-2.07)."""
    named = range(len(TRACKS)) if what == EVERY_TRACK else [track_named(name) for name in what.split("/")]
    return [track for track in named if track in tracks_in_play(s)]


def any_movable(s: Tapestry, p: Player, what: str) -> bool:
    return any(can_advance(s, p, track) for track in tracks_named(s, what))


def advance_on(s: Tapestry, p: Player, what: str, gives: int) -> None:
    tracks = tracks_named(s, what)
    if len(tracks) == 1:
        s.then(Advance(p.seat, tracks[0], gives))
    elif tracks:
        s.then(ChooseTrack(p.seat, tuple(tracks), gives))


@word("advance", "advance_one_of", possible=any_movable)
def advance(s: Tapestry, p: Player, what: str) -> None:
    advance_on(s, p, what, WHOLE)


@word("advance_x", possible=any_movable)
def advance_without(s: Tapestry, p: Player, what: str) -> None:
    """No benefit and no bonus; landmarks and achievements still apply (TP-6.02)."""
    advance_on(s, p, what, 0)


class ChooseTrack(Ask, frozen=True):
    """One of several tracks, then an advance on it; mandatory if possible."""

    open: ClassVar[bool] = True

    tracks: tuple[int, ...]
    gives: int = WHOLE
    may: bool = False

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        found: list[Option] = [
            ("advance", TRACKS[track]) for track in self.tracks if can_advance(s, p, track)
        ]
        return [*found, DECLINE] if found and self.may else found

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(Advance(self.seat, track_named(str(option[1])), self.gives))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-choose-track", {"seat": self.seat}, rule="TP-6.01")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_advance(s, s.players[self.seat], option, "TP-6.01")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return refused_track(s, s.players[self.seat], option) if option[0] == "advance" else None


def refused_track(s: Tapestry, p: Player, option: Option) -> Refusal | None:
    """Why an option that names a track cannot be chosen: it is closed, or its end is reached."""
    if len(option) < 2 or option[1] not in TRACKS:
        return None
    blocked = is_blocked(s, p, track_named(str(option[1])))
    return Refusal("refused-advance", {"track": option[1]}, "TP-6.08" if blocked else "TP-6.03")


def describe_track(option: Option, rule: str) -> Description:
    if len(option) < 2:
        return Description(f"do-{option[0]}", rule=rule)
    return Description(f"do-{option[0]}", {"track": option[1]}, (f"track:{option[1]}",), rule)


def describe_advance(s: Tapestry, p: Player, option: Option, rule: str) -> Description:
    """A free advance on a track: with the space it leads to, if only one token can go."""
    if len(option) < 2:
        return describe_track(option, rule)
    track = track_named(str(option[1]))
    spaces = movable(s, p, track)
    if len(spaces) != 1:
        return Description("do-advance", {"track": option[1]}, (f"track:{option[1]}",), rule)
    space = s.content.spaces[track][spaces[0] + 1]
    assert space is not None
    args: dict[str, int | str] = {"track": option[1], "space": space.n, "card": space.key}
    return Description("do-advance-free", args, (f"track:{option[1]}", space.element), rule)


# --- for cards --------------------------------------------------------------------------------------------------


class GainSpace(Act, frozen=True):
    """The benefit of a space, without its bonus, for somebody who does not stand there."""

    seat: int
    track: int
    space: int

    def run(self, s: Tapestry) -> None:
        row = s.content.spaces[self.track][self.space]
        if row is not None:
            give(s, self.seat, row.benefit)


class AdvanceOrPoints(Act, frozen=True):
    """An advance that may be declined; VP if it would leave the track."""

    seat: int
    track: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if all(space == END for space in p.tokens[self.track]):
            score(s, p, s.content.constants.maxed_out_vp)
        else:
            s.then(MayAdvance(self.seat, self.track, 0))

    def label(self) -> str:
        return f"advance-{TRACKS[self.track]}"


class MayAdvance(Ask, frozen=True):
    """An advance that may be declined (TP-7.27)."""

    open: ClassVar[bool] = True

    track: int
    gives: int = WHOLE

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if not can_advance(s, p, self.track):
            return []
        return [*[("move", space) for space in movable(s, p, self.track)], DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            move(s, s.players[self.seat], self.track, int(option[1]), self.gives)

    def prompt(self, s: Tapestry) -> Description:
        return Description(
            "ask-may-advance", {"seat": self.seat, "track": TRACKS[self.track]}, rule="TP-7.27"
        )

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="TP-7.27")
        return describe_move(self.track, option, "TP-7.27")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-6.04") if option[0] == "move" else None
