"""Tapestry cards of the base game, Empiricism to Olympic Host (TP-8): benefits, and what no words say."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    WHOLE,
    GainSpace,
    MayAdvance,
    describe_track,
)
from tessera.games.tapestry.benefits import GainAny, Gains
from tessera.games.tapestry.building import ChooseBuilding
from tessera.games.tapestry.cards.sentences import (
    gains,
    neighbours_in_play,
    opponents_named,
)
from tessera.games.tapestry.conquering import has_outpost, place_outpost
from tessera.games.tapestry.content import (
    RESOURCES,
    RESPONSE,
    SCIENCE,
    THIS_ERA,
    TRACKS,
    WHEN_PLAYED,
    WORKER,
    Benefit,
    GainBenefit,
    TapestryCard,
)
from tessera.games.tapestry.hooks import (
    ADVANCED,
    BENEFIT_GAINED,
    EXPLORE_REWARD,
    EXTRA_ROLLS,
    IGNORE_PREREQUISITES,
    INCOME_GAINED,
    INVENTED,
    OUTPOST_NEEDED,
    PLAYED,
    TERRITORY_PLACED,
    on_track,
)
from tessera.games.tapestry.naming import describe_hex
from tessera.games.tapestry.rolling import SCIENCE_DIE
from tessera.games.tapestry.supplies import (
    describe_card,
)
from tessera.games.tapestry.tapestries import UseAbility, remember
from tessera.games.tapestry.world import (
    FACE_DOWN,
    Player,
    Tapestry,
    from_active,
    gain_resource,
    is_continuous,
    key_of,
    resources_held,
    score,
    spend,
    track_named,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    STOP,
    Act,
    Ask,
    Choose,
    Compose,
    Description,
    Option,
    Step,
)
from tessera.kernel.effects import (
    RIVALS,
    Allow,
    Card,
    Held,
    On,
    Plus,
    Use,
    card,
    emit,
)

# --- Empiricism -------------------------------------------------------------------------------------------------


def is_science_die(s: Tapestry, p: Player, card: Held, die: int) -> bool:
    return die == SCIENCE_DIE


# --- Espionage --------------------------------------------------------------------------------------------------


class CopyCard(Ask, frozen=True):
    """The ability of a visible card on any mat; not continuous ones, no charms, not the copying card (TP-8.13)."""

    open: ClassVar[bool] = True

    space: int
    card: int
    own_mat: bool = False
    """Only cards on the own mat that have a when-played ability."""

    def cards(self, s: Tapestry) -> list[int]:
        mats = [s.players[self.seat]] if self.own_mat else s.players
        seen = [
            stack[-1]
            for p in mats
            for space, stack in enumerate(p.eras)
            if stack and stack[-1] != FACE_DOWN and not (p.seat == self.seat and space == self.space)
        ]
        row = s.content.row
        if self.own_mat:
            seen = [card for card in seen if row[card].type in (WHEN_PLAYED, RESPONSE)]
        return [x for x in dict.fromkeys(seen) if not is_continuous(s, x) and x != self.card]

    def options(self, s: Tapestry) -> list[Option]:
        return [("copy", key_of(s, card)) for card in self.cards(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        card = s.content.number[str(option[1])]
        s.tell("copied", seat=self.seat, card=key_of(s, card))
        s.then(UseAbility(self.seat, card, self.space, copied=True))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.13")


def copy_any(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return CopyCard(p.seat, space, card.number)


# --- Exploitation -----------------------------------------------------------------------------------------------


def benefit_twice(s: Tapestry, p: Player, card: Held, tile: int, vp: int) -> Step:
    gain = s.content.row[tile].gain
    return Gains(p.seat, (*gain, *gain))


# --- Guilds -----------------------------------------------------------------------------------------------------


class Barter(Ask, frozen=True):
    """VP for resources, or resources for VP, up to three times in one direction (TP-1.20)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        room = sum([s.content.most - held for held in p.stock])
        buying: list[Option] = [("buy", n) for n in (1, 2, 3) if p.vp >= 5 * n and room >= n]
        return [*buying, *[("sell", n) for n in (1, 2, 3) if sum(p.stock) >= n]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, count = s.players[self.seat], int(option[1])
        if option[0] == "buy":
            score(s, p, -5 * count)
            s.then(GainAny(self.seat, count))
        else:
            s.then(SellResources(self.seat, count))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}", {"count": option[1], "vp": 5 * int(option[1])}, rule="TP-1.20")


class SellResources(Choose, frozen=True):
    verb: ClassVar[str] = "pay"
    element: ClassVar[str] = "resource"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return resources_held(s.players[self.seat])

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        spend(s, p, RESOURCES.index(what))
        score(s, p, 5)


# --- Industrialism ----------------------------------------------------------------------------------------------


def circle_of_invention(s: Tapestry, p: Player, card: Held, tech: int) -> Step:
    return GainBenefit(p.seat, s.content.row[tech].circle)


# --- Marriage of State ------------------------------------------------------------------------------------------


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


# --- Mercantilism -----------------------------------------------------------------------------------------------


class ConvertFood(Ask, frozen=True):
    """Food of this income becomes another resource, for VP each."""

    open: ClassVar[bool] = True

    count: int

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
        score(s, p, 2)
        s.then(ConvertFood(self.seat, self.count - 1))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop")
        return Description("do-convert", {"resource": option[1]}, (f"resource:{option[1]}",))


def convert_food(s: Tapestry, p: Player, card: Held, turn: int, coins: int, food: int) -> Step:
    return ConvertFood(p.seat, food)


# --- Militarism -------------------------------------------------------------------------------------------------


class Occupy(Ask, frozen=True):
    """An outpost on the territory that was just explored: no dice, no conquest (TP-13.15)."""

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
        s.then(TakeGround(self.seat, self.cell))
        if not p.outposts:
            emit(s, p, OUTPOST_NEEDED)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option, "TP-13.15")


class TakeGround(Act, frozen=True):
    seat: int
    cell: int

    def run(self, s: Tapestry) -> None:
        place_outpost(s, s.players[self.seat], self.cell)


def occupy(s: Tapestry, p: Player, card: Held, cell: int) -> Step:
    return Occupy(p.seat, cell)


# --- Oil Magnate ------------------------------------------------------------------------------------------------


class StrikeOil(Ask, frozen=True):
    """A track on which the player, then each neighbour, may advance; only the player gains something."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("track", TRACKS[track]) for track in tracks_in_play(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track = s.players[self.seat], track_named(str(option[1]))
        order = [other for other in from_active(s, p) if other in neighbours_in_play(s, p)]
        s.then(MayAdvance(self.seat, track, WHOLE), *[MayAdvance(other.seat, track, 0) for other in order])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.15")


# --- Olympic Host -----------------------------------------------------------------------------------------------


class Compete(Ask, frozen=True):
    """A worker for VP; if an opponent did it, the host builds (TP-18.15)."""

    open: ClassVar[bool] = True

    host: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("compete",), DECLINE] if p.stock[WORKER] and not p.ended else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        spend(s, p, WORKER)
        score(s, p, 10)
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


class HostGames(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        order = from_active(s, s.players[self.seat])
        s.then(*[Compete(p.seat, self.seat) for p in order], CloseGames(self.seat))


EMPIRICISM_TO_OLYMPIC_HOST: Final[tuple[Card[TapestryCard], ...]] = (
    card(
        TapestryCard("empiricism", type=THIS_ERA),
        On(ADVANCED, gains("vp:2"), when=on_track(SCIENCE)),
        Plus(EXTRA_ROLLS, 1, when=is_science_die),
    ),
    card(TapestryCard("espionage", type=WHEN_PLAYED), On(PLAYED, copy_any, own=True)),
    card(TapestryCard("exploitation", type=THIS_ERA), Use(EXPLORE_REWARD, benefit_twice)),
    card(
        TapestryCard(
            "feudalism", type=WHEN_PLAYED, benefit=Benefit(choose_one=("any_resource", "vp3_per_landmark"))
        )
    ),
    card(
        TapestryCard("golden_age", type=THIS_ERA, benefit=Benefit(gain=("vp:3",)), triggers=("upgrade",)),
        Allow(IGNORE_PREREQUISITES),
    ),
    card(TapestryCard("guilds", type=WHEN_PLAYED), On(PLAYED, Barter(ME), own=True)),
    card(TapestryCard("industrialism", type=THIS_ERA), On(INVENTED, circle_of_invention)),
    card(
        TapestryCard("marriage_of_state", type=THIS_ERA),
        On(PLAYED, marry, own=True),
        On(BENEFIT_GAINED, spouse_benefit, when=is_spouse, whom=RIVALS),
    ),
    card(TapestryCard("mercantilism", type=THIS_ERA), On(INCOME_GAINED, convert_food)),
    card(
        TapestryCard(
            "meritocracy",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("invent", "vp_tech", "vp_tech"), given=True),
        )
    ),
    card(TapestryCard("militarism", type=THIS_ERA), On(TERRITORY_PLACED, occupy)),
    card(
        TapestryCard(
            "monarchy", type=THIS_ERA, benefit=Benefit(gain=("vp:3",)), triggers=("place_income_building",)
        )
    ),
    card(TapestryCard("oil_magnate", type=WHEN_PLAYED), On(PLAYED, StrikeOil(ME), own=True)),
    card(TapestryCard("olympic_host", type=WHEN_PLAYED), On(PLAYED, HostGames(ME), own=True)),
)
