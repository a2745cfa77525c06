"""Tapestry cards: playing them, what works, charms and reserved objects (TP-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.content import BUILDINGS, THIS_ERA, Benefit
from tessera.games.tapestry.hooks import EXTRA_DRAWS, PLAYED
from tessera.games.tapestry.rules.advancing import WHOLE, ChooseTrack
from tessera.games.tapestry.rules.benefits import Gains, gain_words, give, word
from tessera.games.tapestry.rules.building import PlaceBuilding, take_building
from tessera.games.tapestry.rules.exploring import explore_tile
from tessera.games.tapestry.rules.inventing import Upgrade, gain_tech, techs_left, top_tech
from tessera.games.tapestry.rules.supplies import KeepOne, describe_card, tapestries_left, top_tapestry
from tessera.games.tapestry.rules.vocabulary import Said, Word, Words
from tessera.games.tapestry.state import FACE_DOWN, INCOME, Player, Tapestry, era_space, score, tracks_in_play
from tessera.kernel import NONE, Act, Ask, Bag, ChooseCard, Description, Option, Step, enter, leave, put_on
from tessera.kernel.content import keys_of
from tessera.kernel.effects import emit, total
from tessera.kernel.tuples import put

# --- what works -------------------------------------------------------------------------------------------------


def begin_work(s: Tapestry, p: Player, space: int, card: int, *on: int) -> None:
    """A this-era or continuous ability works as long as the top card of a space stays uncovered (TP-8.04, TP-8.07)."""
    enter(s, p, card, *on)
    p.working = tuple(sorted((*p.working, (space, card))))


def stop_work(s: Tapestry, p: Player, space: int) -> None:
    """Whatever worked by the top card of a space works no longer."""
    for at, card in p.working:
        if at == space:
            leave(s, p, card)
    p.working = tuple([entry for entry in p.working if entry[0] != space])


def end_era(s: Tapestry, p: Player) -> None:
    """This-era abilities end when the next income turn starts (TP-5.03)."""
    for _, card in p.working:
        if s.content.tapestry[card].type == THIS_ERA:
            leave(s, p, card)
    p.working = tuple([entry for entry in p.working if s.content.tapestry[entry[1]].type != THIS_ERA])


def remember(s: Tapestry, p: Player, card: int, *on: int) -> None:
    """What a card that was just played remembers; of equal ones the newest."""
    place = len(p.cards) - 1 - p.cards[::-1].index(card)
    put_on(s, p, card, *on, place=place)


# --- playing ----------------------------------------------------------------------------------------------------


def put_on_mat(s: Tapestry, p: Player, card: int, space: int) -> None:
    """The card lies on top of its space; what it covers works no longer (TP-8.07)."""
    stop_work(s, p, space)
    if not p.eras[space] and in_first_step(s, p):
        s.turn.placed = True
    stack = (*p.eras[space], card)
    p.eras = (*p.eras[:space], stack, *p.eras[space + 1 :])
    s.touched = True


def play_card(s: Tapestry, p: Player, card: int, space: int) -> None:
    """From hand onto a space; then its ability and charms, in any order (TP-5.10, TP-8.19)."""
    p.hand.remove(card)
    lay_card(s, p, card, space)


def lay_card(s: Tapestry, p: Player, card: int, space: int) -> None:
    left = p.eras[space - 1][-1] if space and p.eras[space - 1] else NONE
    put_on_mat(s, p, card, space)
    row = s.content.tapestry[card]
    s.tell("played", seat=p.seat, card=row.key, era=space + 1)
    if row.enchanted:
        p.enchanted = True
    charms: list[Word] = []
    if row.left and left != NONE:
        charms += row.left  # TP-8.16
    if left >= 0 and s.content.tapestry[left].right and left not in p.charmed:
        p.charmed = put(p.charmed, left)  # TP-8.18
        charms += s.content.tapestry[left].right
    ability = UseAbility(p.seat, card, space)
    if charms:
        s.then(AbilityOrCharm(p.seat, ability, tuple(charms)))
    else:
        s.then(ability)


class AbilityOrCharm(Ask, frozen=True):
    """Charms and the ability may be used in any order (TP-8.19)."""

    open: ClassVar[bool] = True

    ability: Step
    charms: Words

    def options(self, s: Tapestry) -> list[Option]:
        return [("ability",), *[("charm", said) for said in dict.fromkeys(self.charms)]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == ("ability",):
            gain_words(s, self.seat, self.charms)
            s.then(self.ability)
            return
        rest = list(self.charms)
        rest.remove(Said(str(option[1])))
        after = AbilityOrCharm(self.seat, self.ability, tuple(rest)) if rest else self.ability
        s.then(Gains(self.seat, (Said(str(option[1])),)), after)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-ability-or-charm", {"seat": self.seat}, rule="TP-8.19")

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == ("ability",):
            return Description("do-ability", rule="TP-8.19")
        said = str(option[1]).replace(":", "-").replace("_", "-")
        return Description("do-charm", {"gain": said}, (f"benefit:{option[1]}",), "TP-8.16")


class UseAbility(Act, frozen=True):
    """The ability of a card, its own or copied, for a seat (TP-8.03 - TP-8.05, TP-8.13)."""

    seat: int
    card: int
    space: int
    copied: bool = False

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        row = s.content.tapestry[self.card]
        if row.type in ("this_era", "continuous"):
            begin_work(s, p, self.space, self.card)
            if row.grid and not self.copied:
                remember(s, p, self.card, 0)  # plots that are covered; a copy has none
        if row.reserve:
            s.then(Reserve(self.seat, row.reserve))
        emit(s, p, PLAYED, self.space, about=self.card)
        if not row.triggers:
            give(s, self.seat, without_landmarks(row.benefit) if self.copied else row.benefit)


def without_landmarks(benefit: Benefit) -> Benefit:
    """A copy does not give a landmark again (TP-16.16)."""
    gain = tuple([said for said in benefit.gain if not said.startswith("landmark")])
    return Benefit(gain, benefit.choose_one, benefit.given)


class PlayTapestry(ChooseCard, frozen=True):
    """A card from hand on a space of the income mat (TP-5.07)."""

    verb: ClassVar[str] = "play"
    element: ClassVar[str] = "tapestry"
    rule: ClassVar[str] = "TP-5.07"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False

    space: int = 0

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        play_card(s, s.players[self.seat], s.content.number[what], self.space)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, self.rule)


def play_face_down(s: Tapestry, p: Player, space: int) -> None:
    """With an empty hand the top card of the deck lies face down: no ability, but a card (TP-5.08, TP-8.22)."""
    if not tapestries_left(s):
        return
    p.unseen.add(top_tapestry(s))
    left = p.eras[space - 1][-1] if space and p.eras[space - 1] else NONE
    put_on_mat(s, p, FACE_DOWN, space)
    s.tell("played-face-down", seat=p.seat, era=space + 1)
    if left >= 0 and s.content.tapestry[left].right and left not in p.charmed:
        p.charmed = put(p.charmed, left)
        s.then(Gains(p.seat, s.content.tapestry[left].right))


# --- overplaying ------------------------------------------------------------------------------------------------


def overplay_space(s: Tapestry, p: Player) -> int:
    """Where a card can be played on top of the current one (TP-8.08 - TP-8.11); NONE where nothing lies yet.

    In step 1 of income turns 2 to 4 that is the empty space of the new era, if the table plays it so (TP-8.09).
    """
    space = era_space(p)
    if p.income < 2:
        return NONE
    if p.eras[space]:
        return space
    early = in_first_step(s, p) and p.income <= 4
    return space if early and s.setup.settings.get("early_tapestry", True) else NONE


def in_first_step(s: Tapestry, p: Player) -> bool:
    """Step 1 of the own income turn, before the card of the era is due."""
    return s.turn.kind == INCOME and s.turn.seat == p.seat and s.turn.step == 1


def is_overplayed(s: Tapestry, p: Player, space: int) -> bool:
    """Whether the top card of a space lies on another; one that step 1 brought does not count in step 2 (TP-5.17)."""
    early = s.turn.placed and s.turn.seat == p.seat and s.turn.step == 2
    return len(p.eras[space]) > 1 + early


@word("overplay", possible=lambda s, p, what: bool(p.hand.cards) and overplay_space(s, p) != NONE)
def overplay(s: Tapestry, p: Player, what: str) -> None:
    """Void with an empty hand (TP-8.08)."""
    space = overplay_space(s, p)
    if space != NONE:
        s.then(PlayTapestry(p.seat, space=space))


# --- reserved objects -------------------------------------------------------------------------------------------


class Reserve(Act, frozen=True):
    """An object is kept for income turn 5; from then on it is used at once (TP-8.20, TP-8.21)."""

    seat: int
    what: str

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        what = self.what
        value = NONE
        if what in BUILDINGS:
            if not p.covered[BUILDINGS.index(what)]:
                return
            take_building(p, BUILDINGS.index(what))
            s.touched = True
        elif what == "tech_card":
            if not techs_left(s):
                return
            value = top_tech(s)
        elif what == "space_tile":
            count = min(3 + total(s, p, EXTRA_DRAWS), len(s.space_stack.cards))
            if count:
                s.then(ReserveSpace(self.seat, tuple(s.chance.draw_several(s.space_stack, count))))
            return
        keep_reserved(s, p, what, value)


def keep_reserved(s: Tapestry, p: Player, what: str, value: int) -> None:
    s.tell("reserved", seat=p.seat, what=what.replace("_", "-").replace(":", "-"))
    if p.income >= 5:
        s.then(UseReserved(p.seat, what, value))
    else:
        p.reserved = (*p.reserved, (what, value))


class ReserveSpace(KeepOne, frozen=True):
    rule: ClassVar[str] = "TP-8.20"

    def stack(self, s: Tapestry) -> Bag:
        return s.space_stack

    def keep(self, s: Tapestry, tile: int) -> None:
        keep_reserved(s, s.players[self.seat], "space_tile", tile)


class UseReserved(Act, frozen=True):
    """What was reserved is used: a building is placed, a card upgraded, a tile explored, a marker pays (TP-5.18)."""

    seat: int
    what: str
    value: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.what in BUILDINGS:
            s.turn.built = s.turn.built or s.turn.seat == p.seat
            s.then(PlaceBuilding(self.seat, kind=BUILDINGS.index(self.what)))
        elif self.what == "tech_card":
            s.then(Upgrade(self.seat, free=True, only=self.value))
            gain_tech(s, p, self.value)
        elif self.what == "space_tile":
            p.space_tiles = put(p.space_tiles, self.value)
            explore_tile(s, p, self.value)
        elif self.what == "advance_any":
            s.then(ChooseTrack(self.seat, tuple(tracks_in_play(s)), WHOLE))
        else:
            score(s, p, int(self.what.partition(":")[2]))


class UseAllReserved(Ask, frozen=True):
    """In income turn 5 each reserved object is used, in any order (TP-5.18)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        found = dict.fromkeys(s.players[self.seat].reserved)
        return [("unreserve", what, value) for what, value in found]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        entry = (str(option[1]), int(option[2]))
        left = list(p.reserved)
        left.remove(entry)
        p.reserved = tuple(left)
        s.then(UseReserved(self.seat, *entry), UseAllReserved(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        what = str(option[1]).replace("_", "-").replace(":", "-")
        return Description("do-unreserve", {"what": what}, rule="TP-5.18")


MAKER_OF_FIRE: Final = 0
