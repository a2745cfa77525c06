"""Tapestry cards of the base game, Pillage and Plunder to Wartime Economy (TP-8): benefits, and what no words say."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    BENEFIT,
    FREE,
    Advance,
    activate,
    can_advance,
    describe_track,
    is_blocked,
    move_far,
    offer_bonus,
)
from tessera.games.tapestry.benefits import Gains
from tessera.games.tapestry.cards.sentences import (
    gains,
    neighbours_in_play,
)
from tessera.games.tapestry.conquering import SpringTrap
from tessera.games.tapestry.content import (
    END,
    RESPONSE,
    SCIENCE,
    THIS_ERA,
    TRACKS,
    TRAP,
    WHEN_PLAYED,
    Benefit,
    GainBenefit,
    TapestryCard,
)
from tessera.games.tapestry.hooks import (
    BUILD_ON_IMPASSABLE,
    BUILDING_PLACED,
    CAN_BE_TRAPPED,
    CONQUERED,
    DOUBLE_DICE,
    FREE_BONUS,
    LANDMARK_GAINED,
    MAY_ADVANCE,
    PLAYED,
    RESPONSES,
    TAPESTRY_GAINED,
    TIER_CLAIMED,
    from_track,
    on_track,
)
from tessera.games.tapestry.inventing import Invent, InventFromDeck
from tessera.games.tapestry.land import tile_at
from tessera.games.tapestry.supplies import (
    describe_card,
)
from tessera.games.tapestry.tapestries import play_card
from tessera.games.tapestry.world import (
    PERSON,
    Player,
    Tapestry,
    key_of,
    moved,
    opponents,
    position,
    score,
    set_tokens,
    track_named,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    Act,
    Ask,
    Description,
    InOrder,
    Option,
    Step,
)
from tessera.kernel.effects import (
    Allow,
    Card,
    Forbid,
    Held,
    On,
    Use,
    allows,
    card,
)

# --- Pirate Rule ------------------------------------------------------------------------------------------------


def conquered_tile(s: Tapestry, p: Player, card: Held, cell: int, *_: int) -> Step | None:
    tile = tile_at(s, cell)
    return GainBenefit(p.seat, Benefit(s.content.row[tile].gain)) if tile != NONE else None


# --- Plea for Aid -----------------------------------------------------------------------------------------------


def tracks_behind(s: Tapestry, p: Player, card: Held, space: int) -> Step | None:
    """Tracks on which all others are strictly ahead."""
    behind = [
        all(position(other, x) > position(p, x) for other in opponents(s, p)) for x in tracks_in_play(s)
    ]
    count = sum(behind) if opponents(s, p) else 0
    return Gains(p.seat, (f"vp:{card.row.amount}", "any_resource") * count) if count else None


# --- Renaissance ------------------------------------------------------------------------------------------------


class Reawaken(Ask, frozen=True):
    """Once on each track, in any order, with bonuses for free instead of benefits."""

    open: ClassVar[bool] = True

    left: tuple[int, ...]

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("advance", TRACKS[track]) for track in self.left if can_advance(s, p, track)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        track = track_named(str(option[1]))
        rest = tuple([other for other in self.left if other != track])
        s.then(Advance(self.seat, track, FREE), Reawaken(self.seat, rest))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.01")


def reawaken(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return Reawaken(p.seat, tuple(tracks_in_play(s)))


# --- Socialism --------------------------------------------------------------------------------------------------


class CatchUp(Ask, frozen=True):
    """To the space of the closest opponent ahead or behind: ``move science 4 7``; no benefit (TP-4.17)."""

    open: ClassVar[bool] = True

    def targets(self, s: Tapestry) -> list[tuple[int, int, int]]:
        p = s.players[self.seat]
        found = []
        for track in tracks_in_play(s):
            spaces = {position(other, track) for other in opponents(s, p)}
            for here in dict.fromkeys(p.tokens[track]):
                ahead = [space for space in spaces if space > here]
                behind = [space for space in spaces if space < here]
                if ahead and not is_blocked(s, p, track) and here < END:
                    found.append((track, here, min(ahead)))
                if behind:
                    found.append((track, here, max(behind)))
        return found

    def options(self, s: Tapestry) -> list[Option]:
        return [("equal", TRACKS[track], old, new) for track, old, new in self.targets(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track, old, new = s.players[self.seat], track_named(str(option[1])), int(option[2]), int(option[3])
        if new > old:
            move_far(s, p, track, old, new, 0)
        else:
            set_tokens(p, track, moved(p.tokens[track], old, new))
            s.touched = True
            s.tell("regressed", seat=p.seat, track=TRACKS[track], space=new)

    def describe(self, s: Tapestry, option: Option) -> Description:
        element = f"space:{option[1]}_{option[3]}"
        return Description("do-equal", {"track": option[1], "space": option[3]}, (element,), "TP-4.17")


# --- Steam Tycoon -----------------------------------------------------------------------------------------------


class NeighboursInvent(Act, frozen=True):
    """Each neighbour invents the top card of the deck."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(*[InventFromDeck(other.seat) for other in neighbours_in_play(s, s.players[self.seat])])


# --- Technocracy ------------------------------------------------------------------------------------------------


def first_of_all(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    """The large reward if nobody else is in this era (TP-16.08)."""
    if all(other.income < p.income for other in opponents(s, p)):
        return Invent(p.seat, upgrade=True)
    return Gains(p.seat, (f"vp:{card.row.amount * len(opponents(s, p))}",))


# --- Terraforming -----------------------------------------------------------------------------------------------


def on_impassable(s: Tapestry, p: Player, card: Held, kind: int, impassable: bool) -> bool:
    return impassable


# --- Trade Economy ----------------------------------------------------------------------------------------------


class TradeAbroad(Ask, frozen=True):
    """The benefit of an opponent's position; its bonus is for that opponent, free (TP-6.10)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [
            ("position", other.seat, TRACKS[track], space)
            for other in opponents(s, p)
            for track in tracks_in_play(s)
            for space in dict.fromkeys(other.tokens[track])
            if space and (p.seat << 8 | track << 4 | space) not in s.turn.activated
        ]

    def resolve(self, s: Tapestry, option: Option) -> None:
        seat, track, space = int(option[1]), track_named(str(option[2])), int(option[3])
        other = s.players[seat]
        if other.kind == PERSON and not other.ended:
            offer_bonus(s, other, track, space, free=True)
        activate(s, s.players[self.seat], track, space, BENEFIT)

    def describe(self, s: Tapestry, option: Option) -> Description:
        element = f"space:{option[2]}_{option[3]}"
        args: dict[str, int | str] = {"other_seat": option[1], "track": option[2], "space": option[3]}
        return Description("do-position", args, (element,), "TP-6.10")


# --- Trap -------------------------------------------------------------------------------------------------------


def can_trap(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> bool:
    """Some attackers cannot be trapped (TP-13.08)."""
    return allows(s, s.players[attacker], CAN_BE_TRAPPED)


def spring_trap(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> Step:
    return SpringTrap(p.seat, card.number)


# --- Tyranny ----------------------------------------------------------------------------------------------------


class PlayAtOnce(Ask, frozen=True):
    """The card just gained may be played on top of this one, for VP; once."""

    card: int
    tyranny: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        working = any(card == self.tyranny for _, card in p.working)
        return [("play", key_of(s, self.card)), DECLINE] if working and self.card in p.hand.cards else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        space = next(space for space, card in p.working if card == self.tyranny)
        play_card(s, p, self.card, space)
        score(s, p, s.content.row[self.tyranny].amount)

    def imagined(self, s: Tapestry, seat: int, chance: object) -> Step:
        """Nobody else knows which card was gained."""
        if seat == self.seat:
            return self
        hand = s.players[self.seat].hand.cards
        return PlayAtOnce(self.seat, hand[chance.pick(len(hand))], self.tyranny) if hand else self  # type: ignore[attr-defined]

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.08")


def play_at_once(s: Tapestry, p: Player, card: Held, gained: int) -> Step:
    return PlayAtOnce(p.seat, gained, card.number)


PILLAGE_TO_WARTIME_ECONOMY: Final[tuple[Card[TapestryCard], ...]] = (
    card(TapestryCard("pillage_and_plunder", type=THIS_ERA), Allow(DOUBLE_DICE), Forbid(CAN_BE_TRAPPED)),
    card(TapestryCard("pirate_rule", type=THIS_ERA), On(CONQUERED, conquered_tile)),
    card(TapestryCard("plea_for_aid", type=WHEN_PLAYED, amount=2), On(PLAYED, tracks_behind, own=True)),
    card(TapestryCard("renaissance", type=WHEN_PLAYED), On(PLAYED, reawaken, own=True)),
    card(
        TapestryCard("revisionism", type=THIS_ERA),
        On(LANDMARK_GAINED, gains("any_resource"), when=from_track),
        On(TIER_CLAIMED, gains("armory")),
    ),
    card(
        TapestryCard(
            "revolution", type=WHEN_PLAYED, benefit=Benefit(choose_one=("any_resource", "stand_up_3"))
        )
    ),
    card(TapestryCard("socialism", type=WHEN_PLAYED), On(PLAYED, CatchUp(ME), own=True)),
    card(
        TapestryCard("steam_tycoon", type=WHEN_PLAYED),
        On(PLAYED, InOrder((Invent(ME, upgrade=True, face_up=True), NeighboursInvent(ME))), own=True),
    ),
    card(TapestryCard("technocracy", type=WHEN_PLAYED, amount=3), On(PLAYED, first_of_all, own=True)),
    card(
        TapestryCard("terraforming", type=THIS_ERA),
        Allow(BUILD_ON_IMPASSABLE),
        On(BUILDING_PLACED, gains("vp:5"), when=on_impassable),
    ),
    card(
        TapestryCard("theocracy", type=THIS_ERA, benefit=Benefit(gain=("vp:4",)), triggers=("enter_tier",)),
        Forbid(MAY_ADVANCE, when=on_track(SCIENCE)),
    ),
    card(TapestryCard("trade_economy", type=WHEN_PLAYED), On(PLAYED, TradeAbroad(ME), own=True)),
    card(
        TapestryCard(
            "trap",
            type=RESPONSE,
            count=7,
            benefit=Benefit(gain=("vp:10",)),
            response=TRAP,
            condition="always",
        ),
        Use(RESPONSES, spring_trap, when=can_trap),
    ),
    card(TapestryCard("tyranny", type=THIS_ERA, amount=5), On(TAPESTRY_GAINED, play_at_once)),
    card(TapestryCard("wartime_economy", type=THIS_ERA), Allow(FREE_BONUS)),
)
