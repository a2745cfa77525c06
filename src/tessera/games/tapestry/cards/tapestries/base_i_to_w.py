"""Tapestry cards of the base game, Industrialism to Wartime Economy (TP-8)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import TRAP, WORKER
from tessera.games.tapestry.hooks import (
    BENEFIT_GAINED,
    CAN_BE_TRAPPED,
    DOUBLE_DICE,
    FREE_BONUS,
    INVENTED,
    TERRITORY_PLACED,
    TIER_CLAIMED,
    from_track,
)
from tessera.games.tapestry.rules.advancing import GainSpace, offer_bonus
from tessera.games.tapestry.rules.conquering import SpringTrap
from tessera.games.tapestry.rules.inventing import Invent
from tessera.games.tapestry.rules.tapestries import is_overplayed

tapestries = Cards[TapestryCard]()
card = tapestries.add


def circle_of_invention(s: Tapestry, p: Player, card: Held, tech: int) -> Step:
    return GainBenefit(p.seat, s.content.tech[tech].circle)


card(TapestryCard("industrialism", type=THIS_ERA), On(INVENTED, circle_of_invention))


class Marry(Compose, frozen=True):
    """A track and an opponent: ``track science / to 1``; a second marriage takes another track (TP-8.14)."""

    open: ClassVar[bool] = True

    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            taken = {
                on[0]
                for other in s.players
                for number, on in zip(other.cards, other.on, strict=True)
                if number == self.card and on
            }
            named = opponents_named(s, p)
            return [("track", TRACKS[x]) for x in tracks_in_play(s) if x not in taken] if named else []
        return [("to", seat) for seat in opponents_named(s, p)] if len(self.chosen) == 1 else None

    def complete(self, s: Tapestry) -> None:
        track, seat = track_named(str(self.chosen[0][1])), int(self.chosen[1][1])
        remember(s, s.players[self.seat], self.card, track, seat)
        s.tell("married", seat=self.seat, other_seat=seat, track=TRACKS[track])

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_track(option, "TP-8.14")


def marry(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return Marry(p.seat, card=card.number)


def is_spouse(s: Tapestry, p: Player, card: Held, track: int, space: int) -> bool:
    return card.on == (track, card.asker)


def spouse_benefit(s: Tapestry, p: Player, card: Held, track: int, space: int) -> Step:
    return GainSpace(p.seat, track, space)


card(
    TapestryCard("marriage_of_state", type=THIS_ERA),
    On(PLAYED, marry, own=True),
    On(BENEFIT_GAINED, spouse_benefit, when=is_spouse, whom=RIVALS),
)


class ConvertFood(Ask, frozen=True):
    """Food of this income becomes another resource, for VP each."""

    concerns: ClassVar[str] = "tapestry:mercantilism"
    open: ClassVar[bool] = True

    count: int
    points: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if not self.count or not p.stock[2]:
            return []
        return [*[("convert", RESOURCES[r]) for r in (0, 1, 3) if p.stock[r] < s.content.most], STOP]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == STOP:
            return
        p = s.players[self.seat]
        spend(s, p, 2)
        gain_resource(s, p, RESOURCES.index(str(option[1])))
        score(s, p, self.points)
        s.then(ConvertFood(self.seat, self.count - 1, self.points))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop")
        return Description("do-convert", {"resource": option[1]}, (f"resource:{option[1]}",))


def convert_food(
    s: Tapestry, p: Player, card: HeldAs[TapestryCard], turn: int, coins: int, food: int
) -> Step:
    return ConvertFood(p.seat, food, card.row.amount)


card(TapestryCard("mercantilism", type=THIS_ERA, amount=2), On(INCOME_GAINED, convert_food))


card(
    TapestryCard(
        "meritocracy",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("invent", "vp_tech", "vp_tech"), given=True),
    )
)


class Occupy(Ask, frozen=True):
    """An outpost on the territory that was just explored: no dice, no conquest (TP-13.15)."""

    concerns: ClassVar[str] = "tapestry:militarism"
    open: ClassVar[bool] = True

    cell: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        free = has_outpost(s, p) and not s.occupied >> self.cell & 1
        return [("occupy", self.cell), DECLINE] if free else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        s.then(PlaceOutpost(self.seat, self.cell))
        if not p.outposts:
            emit(s, p, OUTPOST_NEEDED)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option, "TP-13.15")


def occupy(s: Tapestry, p: Player, card: Held, cell: int) -> Step:
    return Occupy(p.seat, cell)


card(TapestryCard("militarism", type=THIS_ERA), On(TERRITORY_PLACED, occupy))


card(
    TapestryCard(
        "monarchy", type=THIS_ERA, benefit=Benefit(gain=(vp(3),)), triggers=("place_income_building",)
    )
)


class StrikeOil(Ask, frozen=True):
    """A track on which the player, then each neighbour, may advance; only the player gains something."""

    concerns: ClassVar[str] = "tapestry:oil_magnate"
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("track", TRACKS[track]) for track in tracks_in_play(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track = s.players[self.seat], track_named(str(option[1]))
        order = [other for other in from_active(s, p) if other in neighbours_in_play(s, p)]
        s.then(MayAdvance(self.seat, track, WHOLE), *[MayAdvance(other.seat, track, 0) for other in order])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.15")


card(TapestryCard("oil_magnate", type=WHEN_PLAYED), On(PLAYED, StrikeOil(ME), own=True))


class Compete(Ask, frozen=True):
    """A worker for VP; if an opponent did it, the host builds (TP-18.15)."""

    concerns: ClassVar[str] = "tapestry:olympic_host"
    open: ClassVar[bool] = True

    host: int
    points: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("compete",), DECLINE] if p.stock[WORKER] and not p.ended else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        spend(s, p, WORKER)
        score(s, p, self.points)
        if self.seat != self.host:
            place = next(i for i in reversed(range(len(s.agenda))) if isinstance(s.agenda[i], CloseGames))
            s.agenda[place] = CloseGames(self.host, competed=True)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}")


class CloseGames(Act, frozen=True):
    seat: int
    competed: bool = False

    def run(self, s: Tapestry) -> None:
        if self.competed:
            s.then(ChooseBuilding(self.seat))
        else:
            gain_resource(s, s.players[self.seat], 0)


def host_games(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    games = [Compete(other.seat, p.seat, card.row.amount) for other in from_active(s, p)]
    return InOrder((*games, CloseGames(p.seat)))


card(TapestryCard("olympic_host", type=WHEN_PLAYED, amount=10), On(PLAYED, host_games, own=True))


card(TapestryCard("pillage_and_plunder", type=THIS_ERA), Allow(DOUBLE_DICE), Forbid(CAN_BE_TRAPPED))


def conquered_tile(s: Tapestry, p: Player, card: Held, cell: int, *_: int) -> Step | None:
    tile = tile_at(s, cell)
    return GainBenefit(p.seat, Benefit(s.content.tile[tile].gain)) if tile != NONE else None


card(TapestryCard("pirate_rule", type=THIS_ERA), On(CONQUERED, conquered_tile))


def tracks_behind(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step | None:
    """Tracks on which all others are strictly ahead."""
    behind = [
        all(position(other, x) > position(p, x) for other in opponents(s, p)) for x in tracks_in_play(s)
    ]
    count = sum(behind) if opponents(s, p) else 0
    return Gains(p.seat, (vp(card.row.amount), "any_resource") * count) if count else None


card(TapestryCard("plea_for_aid", type=WHEN_PLAYED, amount=2), On(PLAYED, tracks_behind, own=True))


class Reawaken(Ask, frozen=True):
    """Once on each track, in any order, with bonuses for free instead of benefits."""

    concerns: ClassVar[str] = "tapestry:renaissance"
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
        return describe_advance(s, s.players[self.seat], option, "TP-6.01")


def reawaken(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return Reawaken(p.seat, tuple(tracks_in_play(s)))


card(TapestryCard("renaissance", type=WHEN_PLAYED), On(PLAYED, reawaken, own=True))


card(
    TapestryCard("revisionism", type=THIS_ERA),
    On(LANDMARK_GAINED, gains("any_resource"), when=from_track),
    On(TIER_CLAIMED, gains("armory")),
)


card(TapestryCard("revolution", type=WHEN_PLAYED, benefit=Benefit(choose_one=("any_resource", "stand_up_3"))))


class CatchUp(Ask, frozen=True):
    """To the space of the closest opponent ahead or behind: ``move science 4 7``; no benefit (TP-4.17)."""

    concerns: ClassVar[str] = "tapestry:socialism"
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


card(TapestryCard("socialism", type=WHEN_PLAYED), On(PLAYED, CatchUp(ME), own=True))


def invent_first(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    """Then each neighbour invents the top card of the deck."""
    invent = Invent(p.seat, upgrade=True, face_up=True)
    return InOrder((invent, for_neighbours(s, p, InventFromDeck(ME))))


card(TapestryCard("steam_tycoon", type=WHEN_PLAYED), On(PLAYED, invent_first, own=True))


def first_of_all(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    """The large reward for the first to enter the era; over another card, if nobody else is in it (TP-16.08)."""
    rivals = opponents(s, p)
    over = is_overplayed(s, p, space)
    if any(other.income == p.income if over else other.income >= p.income for other in rivals):
        return Gains(p.seat, (vp(card.row.amount * len(rivals)),))
    return Invent(p.seat, upgrade=True)


card(TapestryCard("technocracy", type=WHEN_PLAYED, amount=3), On(PLAYED, first_of_all, own=True))


def on_impassable(s: Tapestry, p: Player, card: Held, kind: int, impassable: bool) -> bool:
    return impassable


card(
    TapestryCard("terraforming", type=THIS_ERA, amount=5),
    Allow(BUILD_ON_IMPASSABLE),
    On(BUILDING_PLACED, points, when=on_impassable),
)


card(
    TapestryCard("theocracy", type=THIS_ERA, benefit=Benefit(gain=(vp(4),)), triggers=("enter_tier",)),
    Forbid(MAY_ADVANCE, when=on_track(SCIENCE)),
)


class TradeAbroad(Ask, frozen=True):
    """The benefit of an opponent's position; its bonus is for that opponent, free (TP-6.10)."""

    concerns: ClassVar[str] = "tapestry:trade_economy"
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


card(TapestryCard("trade_economy", type=WHEN_PLAYED), On(PLAYED, TradeAbroad(ME), own=True))


def can_trap(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> bool:
    """Some attackers cannot be trapped (TP-13.08)."""
    return allows(s, s.players[attacker], CAN_BE_TRAPPED)


def spring_trap(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> Step:
    return SpringTrap(p.seat, card.number)


card(
    TapestryCard(
        "trap",
        type=RESPONSE,
        count=7,
        benefit=Benefit(gain=(vp(10),)),
        response=TRAP,
        condition="always",
    ),
    Use(RESPONSES, spring_trap, when=can_trap),
)


class PlayAtOnce(Ask, frozen=True):
    """The card just gained may be played on top of this one, for VP; once."""

    concerns: ClassVar[str] = "tapestry:tyranny"

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
        score(s, p, s.content.tapestry[self.tyranny].amount)

    def imagined(self, s: Tapestry, seat: int, chance: Chance) -> Step:
        """Nobody else knows which card was gained."""
        if seat == self.seat:
            return self
        hand = s.players[self.seat].hand.cards
        return PlayAtOnce(self.seat, hand[chance.pick(len(hand))], self.tyranny) if hand else self

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.08")


def play_at_once(s: Tapestry, p: Player, card: Held, gained: int) -> Step:
    return PlayAtOnce(p.seat, gained, card.number)


card(TapestryCard("tyranny", type=THIS_ERA, amount=5), On(TAPESTRY_GAINED, play_at_once))


card(TapestryCard("wartime_economy", type=THIS_ERA), Allow(FREE_BONUS))
