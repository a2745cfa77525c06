"""Civilizations of Plans & Ploys (TP-10): each is read in one place, its numbers and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    BENEFIT,
    FREE,
    MAY_BENEFIT,
    NO_LANDMARK,
    WHOLE,
    Regress,
    activate,
    describe_track,
    is_blocked,
    move_far,
    regressible,
)
from tessera.games.tapestry.benefits import GainAny, Gains, gain_words
from tessera.games.tapestry.building import gain_landmark
from tessera.games.tapestry.cards.civilizations_base import Remember
from tessera.games.tapestry.cards.sentences import civ_card, its_turn, put_token
from tessera.games.tapestry.civilizations import GainCiv
from tessera.games.tapestry.conquering import has_outpost, place_outpost
from tessera.games.tapestry.content import (
    ARTS,
    END,
    PLANS,
    RESOURCES,
    SEA,
    TERRAINS,
    TIER,
    TRACKS,
    Civilization,
    GainBenefit,
)
from tessera.games.tapestry.exploring import explore_tile
from tessera.games.tapestry.hooks import (
    ADVANCED,
    ALSO_RED,
    ANY_MOMENT,
    BUILD_ON_IMPASSABLE,
    CITY_COVERED,
    CIV_DRAWS,
    DICE_ROLLED,
    EXPLORE_MENU,
    EXTRA_DRAWS,
    GAINED_CIV,
    INCOME_CULTURE,
    INCOME_STEP_1,
    INCOME_VP,
    KEPT_OUTPOSTS,
    LANDMARK_GAINED,
    LOST_CIV,
    OUTPOST_NEEDED,
    SPARE_OUTPOSTS,
    TAKE_FROM_DISCARDS,
    TAPESTRY_DRAWN,
    TAPESTRY_GAINED,
    TURN,
    UPGRADE_FROM_TOP,
    UPGRADED,
    to_top,
)
from tessera.games.tapestry.inventing import InventFromDeck, KeepTech, Upgrade, techs_left, top_tech
from tessera.games.tapestry.rolling import (
    BLACK,
    RED,
    RollScience,
    gain_face,
    roll_die,
    roll_for_both,
    roll_single,
)
from tessera.games.tapestry.supplies import (
    ChooseCard,
    DiscardTapestries,
    DiscardTiles,
    DrawTapestry,
    TakeTapestry,
    describe_card,
)
from tessera.games.tapestry.tapestries import UseAbility, without_landmarks
from tessera.games.tapestry.turns import advances
from tessera.games.tapestry.world import (
    ADVANCING,
    PERSON,
    TOKEN,
    Player,
    Tapestry,
    add_item,
    city_of,
    era_space,
    is_activated,
    is_when_played,
    key_of,
    keys_of,
    lands_at,
    neighbours,
    opponents,
    plots,
    position,
    put,
    refresh_hold,
    rivals_in_play,
    score,
    spend,
    take,
    tile_at,
    track_named,
    tracks_in_play,
    visible,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    Act,
    Ask,
    Choose,
    Compose,
    Description,
    Option,
    Step,
    leave,
    lies_on,
    only,
    put_on,
)
from tessera.kernel.effects import RIVALS, Allow, Card, Forbid, Held, On, Plus, Use, card, emit, total
from tessera.kernel.geometry import bits
from tessera.kernel.zones import Bag

# --- Advisors ---------------------------------------------------------------------------------------------------


class TakeCounsel(Act, frozen=True):
    """VP for cards in hand; whoever has more than four discards down to four for a resource."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        count = len(p.hand.cards)
        score(s, p, count)
        if count > 4:
            s.then(DiscardTapestries(self.seat, count - 4), GainAny(self.seat))


class Advise(Ask, frozen=True):
    """A card from hand instead of a neighbour's draw; then one is drawn for it (TP-18.15)."""

    to: int

    def options(self, s: Tapestry) -> list[Option]:
        return [*[("give", key) for key in keys_of(s, s.players[self.seat].hand.cards)], DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            s.then(TakeTapestry(self.to))
            return
        giver, taker = s.players[self.seat], s.players[self.to]
        s.then(TakeTapestry(self.seat))
        pass_card(s, giver, taker, s.content.number[str(option[1])])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-18.15")


def pass_card(s: Tapestry, giver: Player, taker: Player, given: int) -> None:
    """From hand to hand: the giver knows where it is."""
    giver.hand.remove(given, seen_by=only(giver.seat))
    taker.hand.add(given, known_to=only(giver.seat))
    s.touched = True
    s.tell("gave", seat=giver.seat, other_seat=taker.seat)
    emit(s, taker, TAPESTRY_GAINED, given)


def advises(s: Tapestry, p: Player, card: Held) -> bool:
    asked = s.players[card.asker]
    return not p.ended and p.income > 0 and bool(p.hand.cards) and p in neighbours(s, asked)


def advise(s: Tapestry, p: Player, card: Held) -> Step:
    return Advise(p.seat, card.asker)


class GiveAway(Compose, frozen=True):
    """Gained later, cards may be given to neighbours at once for VP each: ``give trap / to 1``."""

    left: int = 3

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        seats = [other.seat for other in neighbours(s, p) if other.kind == PERSON and not other.ended]
        if not self.chosen:
            found: list[Option] = [("give", key) for key in keys_of(s, p.hand.cards)] if seats else []
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("to", seat) for seat in seats]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p = s.players[self.seat]
        if self.left > 1:
            s.then(GiveAway(self.seat, left=self.left - 1))
        score(s, p, 5)
        pass_card(s, p, s.players[int(self.chosen[1][1])], s.content.number[str(self.chosen[0][1])])

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_card(s, option)


def give_later(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return None if at_setup else GiveAway(p.seat)


# --- Aliens -----------------------------------------------------------------------------------------------------


def discard_mat_tile(s: Tapestry, p: Player, key: str) -> bool:
    """The space tile on a mat goes; an ongoing one works no longer (TP-7.09)."""
    on = lies_on(p, civ_card(s, key))
    if not on or on[0] == NONE:
        return False
    tile = on[0]
    put_token(s, p, key, NONE)
    p.explored = take(p.explored, tile)
    if tile in p.cards:
        leave(s, p, tile)
    s.gone = put(s.gone, tile)
    s.tell("discarded-tile", seat=p.seat, tile=key_of(s, tile))
    return True


class Visit(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        paid = discard_mat_tile(s, s.players[self.seat], "aliens")
        s.then(LandOnMat(self.seat, paid))


class LandOnMat(Ask, frozen=True):
    """A space tile is explored onto the mat, for a resource if another one made way; or a resource is gained."""

    open: ClassVar[bool] = True

    pays: bool

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        affordable = not self.pays or any(p.stock)
        tiles = p.space_tiles if affordable else ()
        return [*[("space", key) for key in keys_of(s, tiles)], ("resource",)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == ("resource",):
            s.then(GainAny(self.seat))
            return
        tile = s.content.number[str(option[1])]
        s.then(ExploreOntoMat(self.seat, tile, "aliens"))
        if self.pays:
            s.then(PayOne(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-7.07")


class PayOne(Choose, frozen=True):
    verb: ClassVar[str] = "pay"
    element: ClassVar[str] = "resource"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return [name for name, held in zip(RESOURCES, s.players[self.seat].stock, strict=True) if held]

    def take(self, s: Tapestry, what: str) -> None:
        spend(s, s.players[self.seat], RESOURCES.index(what))


class ExploreOntoMat(Act, frozen=True):
    seat: int
    tile: int
    mat: str

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, self.mat, self.tile)
        explore_tile(s, p, self.tile)


def empty_mat(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (NONE,))


# --- Infiltrators -----------------------------------------------------------------------------------------------


class Infiltrate(Ask, frozen=True):
    """An outpost beside a lone one of an opponent, or a token on an opponent's starting territory."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        alone = 0
        for other in opponents(s, p):
            for cell in other.upright:
                alone |= 1 << cell
        alone &= s.occupied & ~s.crowded & ~p.held
        found: list[Option] = [("share", cell) for cell in bits(alone)] if has_outpost(s, p) else []
        return [*found, *[("token", other.seat) for other in opponents(s, p) if other.home != NONE]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option[0] == "share":
            s.then(ShareTerritory(self.seat, int(option[1])))
            if not p.outposts:
                emit(s, p, OUTPOST_NEEDED)
            return
        other = s.players[int(option[1])]
        p.markers = tuple(sorted((*p.markers, other.home)))
        add_item(s, other.home)
        if p.markers.count(other.home) == 3:
            s.then(GainCiv(self.seat))
        on_mats = total(s, other, SPARE_OUTPOSTS) + total(s, other, KEPT_OUTPOSTS)
        score(s, p, other.outposts + on_mats)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "token":
            return Description("do-infiltrate", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return Description("do-share-territory", {"hex": option[1]}, (f"hex:{option[1]}",))


class ShareTerritory(Act, frozen=True):
    """Both outposts stay upright, control is shared (TP-1.12)."""

    seat: int
    cell: int

    def run(self, s: Tapestry) -> None:
        place_outpost(s, s.players[self.seat], self.cell)
        if tile_at(s, self.cell) != NONE:
            gain_words(s, self.seat, s.content.row[tile_at(s, self.cell)].gain)


def adjusted(s: Tapestry, p: Player, card: Held) -> bool:
    return bool(s.setup.settings.get("adjustments", True))


# --- Islanders --------------------------------------------------------------------------------------------------

AROUND_MAT: Final = range(6)


def mat_tile(s: Tapestry, on: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The corners of the tile on a hex of the mat, none if it is empty."""
    tile = on[2 * place]
    return s.content.corners[tile][on[2 * place + 1]] if tile != NONE else ()


def mat_alignment(
    s: Tapestry, row: Civilization, on: tuple[int, ...], place: int, own: tuple[int, ...]
) -> int:
    """Sides of a tile on the mat that match the printed centre and its neighbours on the ring."""
    inner = (place + 3) % 6
    first, second = (TERRAINS.index(name) for name in row.columns[0][place])
    count = int(own[inner] == second or own[(inner + 1) % 6] == first)
    for step, side in ((1, (place + 2) % 6), (5, (place + 4) % 6)):
        theirs = mat_tile(s, on, (place + step) % 6)
        if theirs and (own[side] == theirs[(side + 4) % 6] or own[(side + 1) % 6] == theirs[(side + 3) % 6]):
            count += 1
    return count


class ExploreMat(Compose, frozen=True):
    """A territory tile on an empty hex of the mat: ``tile territory_03 / at 2 / turn 4``."""

    open: ClassVar[bool] = True

    may: bool = False
    reward: bool = True
    left: int = 1
    only: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        on = lies_on(p, civ_card(s, "islanders"))
        if not self.chosen:
            free = on and any(on[2 * place] == NONE for place in AROUND_MAT)
            tiles = p.tiles if self.only == NONE else (self.only,)
            found: list[Option] = [("tile", key) for key in keys_of(s, tiles)] if free else []
            return [*found, DECLINE] if found and self.may else found
        if self.chosen[0] == DECLINE or len(self.chosen) == 3:
            return None
        if len(self.chosen) == 1:
            return [("at", place) for place in AROUND_MAT if on[2 * place] == NONE]
        turns = s.content.corners[s.content.number[str(self.chosen[0][1])]]
        distinct = {corners: turn for turn, corners in reversed(list(enumerate(turns)))}
        return [("turn", turn) for turn in sorted(distinct.values())]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, mat = s.players[self.seat], civ_card(s, "islanders")
        tile = s.content.number[str(self.chosen[0][1])]
        place, turn = int(self.chosen[1][1]), int(self.chosen[2][1])
        on = list(lies_on(p, mat))
        own = s.content.corners[tile][turn]
        vp = mat_alignment(s, s.content.row[mat], tuple(on), place, own)
        on[2 * place], on[2 * place + 1] = tile, turn
        put_on(s, p, mat, *on)
        p.tiles = take(p.tiles, tile)
        p.aside = put(p.aside, tile)
        s.tell("explored-mat", seat=p.seat, tile=key_of(s, tile))
        if self.left > 1:
            s.then(ExploreMat(self.seat, may=True, reward=False, left=self.left - 1))
        if self.reward:
            s.turn.alignment = vp
            score(s, p, vp)
            gain_words(s, self.seat, s.content.row[tile].gain)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] in ("at", "turn"):
            return Description(f"do-mat-{option[0]}", {"place": option[1]}, (f"mathex:{option[1]}",))
        return describe_card(s, option)


def explores_on_mat(s: Tapestry, p: Player, card: Held, only_tile: int) -> Step | None:
    """On advance turns an explore benefit may use the mat."""
    step = ExploreMat(p.seat, only=only_tile)
    return step if s.turn.kind == ADVANCING and s.turn.seat == p.seat and step.part(s) else None


def lay_island(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return LayIsland(p.seat, at_setup)


class LayIsland(Act, frozen=True):
    seat: int
    at_setup: bool

    def run(self, s: Tapestry) -> None:
        put_token(s, s.players[self.seat], "islanders", *(NONE, 0) * 6)
        if not self.at_setup:
            s.then(ExploreMat(self.seat, may=True, reward=False, left=4))


def score_shores(s: Tapestry, p: Player, card: Held, turn: int) -> Step | None:
    """Tiles whose outer edges show only water."""
    if turn != 5:
        return None
    wet = 0
    for place in AROUND_MAT:
        corners = mat_tile(s, card.on, place)
        wet += bool(corners) and all(corners[(place + i) % 6] == SEA for i in (-1, 0, 1, 2))
    return Gains(p.seat, (f"vp:{card.row.amount * wet}",))


# --- Recyclers --------------------------------------------------------------------------------------------------


class FindScrap(Act, frozen=True):
    """Three tech cards, one of which is kept."""

    seat: int

    def run(self, s: Tapestry) -> None:
        count = 3 + total(s, s.players[self.seat], EXTRA_DRAWS)  # TP-10.20
        drawn = tuple([top_tech(s) for _ in range(min(count, techs_left(s)))])
        if drawn:
            s.then(KeepTech(self.seat, drawn, discard=True))


# --- Riverfolk --------------------------------------------------------------------------------------------------


def wet_districts(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    city = city_of(s, p)
    wet = [(district.cells & city.impassable).bit_count() >= 2 for district in city.districts]
    return Gains(p.seat, (f"vp:{card.row.amount * sum(wet)}",))


def last_plots(s: Tapestry, p: Player, card: Held, cells: int) -> Step | None:
    """The last uncovered impassable plot of a district brings a resource."""
    city = city_of(s, p)
    bare = city.impassable & ~plots(p.built)
    done = [bool(x.cells & city.impassable & cells) and not x.cells & bare for x in city.districts]
    return GainAny(p.seat, sum(done)) if any(done) else None


class LoseToRiver(Act, frozen=True):
    """A VP for each uncovered impassable plot is lost."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        score(s, p, -(city_of(s, p).impassable & ~plots(p.built)).bit_count())


# --- Spies ------------------------------------------------------------------------------------------------------


def show_hand(hand: Bag, seat: int) -> None:
    """A seat knows the cards of a hand from now on."""
    counted = {card: hand.count(card) for card in hand.cards}
    entries = list(hand.known)
    for shown, count in counted.items():
        mine = [i for i, (x, seats) in enumerate(entries) if x == shown]
        while len(mine) < count:
            entries.append((shown, 0))
            mine.append(len(entries) - 1)
        for i in mine:
            entries[i] = (shown, entries[i][1] | only(seat))
    hand.known = tuple(sorted(entries))


class Spy(Compose, frozen=True):
    """An unused option on a neighbour: ``option 1 / on 2 / card feudalism``, ``... / at science 4``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, civ_card(s, "spies"))
            found: list[Option] = [
                ("option", number)
                for number in (1, 2, 3, 4)
                if number not in used and any(self.targets(s, p, number, x) for x in neighbours(s, p))
            ]
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 3:
            return None
        number = int(self.chosen[0][1])
        if len(self.chosen) == 1:
            return [("on", x.seat) for x in neighbours(s, p) if self.targets(s, p, number, x)]
        return self.targets(s, p, number, s.players[int(self.chosen[1][1])])

    def targets(self, s: Tapestry, p: Player, number: int, other: Player) -> list[Option]:
        row = s.content.row
        if number == 1:
            return [("card", key_of(s, x)) for x in dict.fromkeys(visible(other)) if is_when_played(s, x)]
        if number == 2:
            return [("card", key) for key in keys_of(s, (*other.tiles, *other.space_tiles))]
        if number == 3:
            return [
                ("at", TRACKS[track], space)
                for track in tracks_in_play(s)
                for space in dict.fromkeys(other.tokens[track])
                if space and not is_activated(s, p.seat, track, space)
            ]
        tops = [x for x in other.top if x not in other.flipped and not row[x].flips]
        return [("card", key_of(s, x)) for x in (*other.middle, *tops)]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, number = s.players[self.seat], int(self.chosen[0][1])
        other, target = s.players[int(self.chosen[1][1])], self.chosen[2]
        put_token(s, p, "spies", *lies_on(p, civ_card(s, "spies")), number)
        s.then(LookAtHand(self.seat, other.seat))
        if number == 3:
            track, space = track_named(str(target[1])), int(target[2])
            activate(s, p, track, space, BENEFIT)
            return
        card = s.content.number[str(target[1])]
        row = s.content.row[card]
        if number == 1:
            s.then(UseAbility(self.seat, card, era_space(p), copied=True))
        elif number == 2:
            gain_words(s, self.seat, row.gain)
        else:
            benefit = row.circle if card in other.middle else row.square
            s.then(GainBenefit(self.seat, without_landmarks(benefit)))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "option":
            return Description("do-spy", {"option": option[1]})
        if option[0] == "on":
            return Description("do-on", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        if option[0] == "at":
            return Description(
                "do-spy-at", {"track": option[1], "space": option[2]}, (f"space:{option[1]}_{option[2]}",)
            )
        return describe_card(s, option)


class LookAtHand(Act, frozen=True):
    """A neighbour's hand is looked at once (TP-19.05)."""

    seat: int
    other: int

    def run(self, s: Tapestry) -> None:
        hand = s.players[self.other].hand
        if self.other < s.setup.seats:
            show_hand(hand, self.seat)
            for shown in hand.cards:
                s.tell(
                    "saw", to=only(self.seat), seat=self.seat, other_seat=self.other, card=key_of(s, shown)
                )


# --- Tinkerers --------------------------------------------------------------------------------------------------


def gifts(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return GiveGifts(p.seat) if at_setup else None


class GiveGifts(Act, frozen=True):
    """Each opponent receives a tech card of the deck, and with the adjustment a tapestry card (TP-2.27)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        steps: list[Step] = []
        for other in rivals_in_play(s, s.players[self.seat]):
            if s.setup.settings.get("adjustments", True):
                steps.append(DrawTapestry(other.seat))
            steps.append(InventFromDeck(other.seat))
        s.then(*steps)


class Tinker(Compose, frozen=True):
    """An unused option and a token: ``option 2 / token science 4``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, civ_card(s, "tinkerers"))
            found: list[Option] = [
                ("option", number)
                for number in (1, 2, 3, 4)
                if number not in used and self.tokens(s, p, number)
            ]
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("token", TRACKS[track], old) for track, old, _ in self.tokens(s, p, int(self.chosen[0][1]))]

    def tokens(self, s: Tapestry, p: Player, number: int) -> list[tuple[int, int, int]]:
        """Tokens that an option can be used with, and where they go."""
        found = []
        for track in tracks_in_play(s):
            for here in dict.fromkeys(p.tokens[track]):
                there = self.target(s, p, number, track, here)
                if there != NONE:
                    found.append((track, here, there))
        return found

    def target(self, s: Tapestry, p: Player, number: int, track: int, here: int) -> int:
        if number == 1:
            return here if here else NONE
        if number == 3:
            return here - 3 if here >= 3 and regressible(p, track) else NONE
        if here == END or is_blocked(s, p, track):
            return NONE
        if number == 2:
            ahead = [position(x, track) for x in opponents(s, p) if position(x, track) > here]
            return min(ahead, default=NONE)
        bonuses = s.content.bonuses[track]
        return next((space for space in range(here + 1, END + 1) if bonuses[space] is not None), NONE)

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, number = s.players[self.seat], int(self.chosen[0][1])
        track, here = track_named(str(self.chosen[1][1])), int(self.chosen[1][2])
        there = self.target(s, p, number, track, here)
        put_token(s, p, "tinkerers", *lies_on(p, civ_card(s, "tinkerers")), number)
        if number == 1:
            gain_cost(s, p, track, here)
        elif number == 2:
            move_far(s, p, track, here, there, BENEFIT | MAY_BENEFIT)
        elif number == 3:
            s.then(RegressThree(self.seat, track, here))
        else:
            move_far(s, p, track, here, there, FREE | NO_LANDMARK)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "option":
            return Description("do-tinker", {"option": option[1]})
        if option[0] == "token":
            return Description(
                "do-tinker-token",
                {"track": option[1], "space": option[2]},
                (f"space:{option[1]}_{option[2]}",),
            )
        return describe_track(option, "")


class RegressThree(Act, frozen=True):
    seat: int
    track: int
    space: int

    def run(self, s: Tapestry) -> None:
        step = Regress(self.seat, (self.track,), gives=WHOLE | MAY_BENEFIT, far=3)
        step.resolve(s, ("regress", TRACKS[self.track], self.space))


def gain_cost(s: Tapestry, p: Player, track: int, space: int) -> None:
    """Resources equal to the cost of a space; on arts two different or two equal ones."""
    tier, resource = TIER[space], s.content.tables.tracks[track].resource
    if track == ARTS and tier in (2, 4):
        s.then(GainPair(p.seat, equal=tier == 4))
        return
    own = (0, 0, 1, 1, 2)[tier] if resource else 0
    free = (0, 1, 1, 2, 0)[tier] if resource else (0, 1, 0, 3, 0)[tier]
    s.then(Gains(p.seat, (resource,) * own + ("any_resource",) * free))


class GainPair(Ask, frozen=True):
    open: ClassVar[bool] = True

    equal: bool

    def options(self, s: Tapestry) -> list[Option]:
        if self.equal:
            return [("pair", name, name) for name in RESOURCES]
        return [("pair", a, b) for i, a in enumerate(RESOURCES) for b in RESOURCES[i + 1 :]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(Gains(self.seat, (str(option[1]), str(option[2]))))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-pair", {"resource": option[1], "other": option[2]})


# --- Treasure Hunters -------------------------------------------------------------------------------------------

TREASURES: Final = {"desert": "coin", "grass": "culture", "mountain": "worker", "forest": "food"}


class Hunt(Compose, frozen=True):
    """The token of an unused terrain on an empty territory next to an own one: ``terrain desert / at 12``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, civ_card(s, "treasure_hunters"))
            left = [x for x in TREASURES if TERRAINS.index(x) not in used and self.sites(s, p, x)]
            found: list[Option] = [("terrain", name) for name in left]
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("at", cell) for cell in self.sites(s, p, str(self.chosen[0][1]))]

    def sites(self, s: Tapestry, p: Player, terrain: str) -> list[int]:
        empty = s.known & ~s.occupied & s.board.grid.next_to(p.held)
        return [cell for cell in bits(empty) if terrain in lands_at(s, cell)]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, terrain, cell = s.players[self.seat], str(self.chosen[0][1]), int(self.chosen[1][1])
        used = lies_on(p, civ_card(s, "treasure_hunters"))
        put_token(s, p, "treasure_hunters", *used, TERRAINS.index(terrain))
        p.settled = tuple(sorted((*p.settled, (cell, TOKEN))))
        refresh_hold(p)
        add_item(s, cell)
        s.then(Gains(self.seat, (TREASURES[terrain],)), RollTreasure(self.seat, terrain, cell))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "at":
            return Description("do-at", {"hex": option[1]}, (f"hex:{option[1]}",))
        if option[0] == "terrain":
            return Description("do-terrain", {"terrain": option[1]})
        return Description("do-decline")


class RollTreasure(Act, frozen=True):
    """What is rolled depends on the terrain."""

    seat: int
    terrain: str
    cell: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.terrain == "desert":
            roll_single(s, p, BLACK, 2, self.cell)
        elif self.terrain == "grass":
            s.then(RollScience(self.seat, "twice"))
        elif self.terrain == "mountain":
            roll_for_both(s, p, self.cell)
        else:
            faces = roll_die(s, p, RED, 2)
            for face in faces[:2]:
                gain_face(s, p, face, self.cell)
            emit(s, p, DICE_ROLLED, faces[0], "", self.cell)


class LeaveTreasures(Act, frozen=True):
    """Tokens of a lost mat stay on the map, but give no control any more (TP-10.22)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        left = [cell for cell, piece in p.settled if piece == TOKEN]
        p.settled = tuple([entry for entry in p.settled if entry[1] != TOKEN])
        p.markers = tuple(sorted((*p.markers, *left)))
        refresh_hold(p)
        s.touched = True


# --- Utilitarians -----------------------------------------------------------------------------------------------

SERVICES: Final = (
    "forge", "rubber_works", "tank_factory", "train_station", "academy", "barracks", "lighthouse", "apothecary",
)  # fmt: skip
INDUSTRY: Final = {"rubber_works": 2, "tank_factory": 3, "train_station": 0, "academy": 1}
"""Landmarks that score advances into tiers III and IV, by track."""


def service(s: Tapestry, name: str) -> int:
    return s.content.number[f"landmark_{name}"]


class FoundUtility(ChooseCard, frozen=True):
    """A tier II landmark of a board track, with a token on it."""

    verb: ClassVar[str] = "landmark"
    element: ClassVar[str] = "landmark"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        rows = s.content.tables.landmarks
        return [
            row.key
            for place, row in enumerate(rows)
            if s.landmarks >> place & 1 and row.tier == 2 and row.track != "arts"
        ]

    def take(self, s: Tapestry, what: str) -> None:
        p, landmark = s.players[self.seat], s.content.number[what]
        put_token(s, p, "utilitarians", landmark)
        gain_landmark(s, p, landmark)


class Activate(Ask, frozen=True):
    """A token on a landmark that was gained; with two in use one of them moves."""

    open: ClassVar[bool] = True

    landmark: int

    def options(self, s: Tapestry) -> list[Option]:
        active = lies_on(s.players[self.seat], civ_card(s, "utilitarians"))
        if self.landmark in active:
            return []
        if len(active) < 2:
            return [("activate", key_of(s, self.landmark)), DECLINE]
        return [*[("move-from", key_of(s, x)) for x in active], DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        active = lies_on(p, civ_card(s, "utilitarians"))
        if option[0] == "move-from":
            active = take(active, s.content.number[str(option[1])])
        put_token(s, p, "utilitarians", *active, self.landmark)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


class ActivateOwned(ChooseCard, frozen=True):
    """Gained later: up to two tokens on landmarks one owns."""

    verb: ClassVar[str] = "activate"
    element: ClassVar[str] = "landmark"

    def among(self, s: Tapestry) -> list[str]:
        p = s.players[self.seat]
        active = lies_on(p, civ_card(s, "utilitarians"))
        listed = [service(s, name) for name in SERVICES]
        return [key_of(s, x) for x in p.landmarks if x in listed and x not in active]

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        active = lies_on(p, civ_card(s, "utilitarians"))
        put_token(s, p, "utilitarians", *active, s.content.number[what])


def begin_utility(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return FoundUtility(p.seat) if at_setup else ActivateOwned(p.seat, 2)


def may_activate(s: Tapestry, p: Player, card: Held, landmark: int, from_track: bool) -> Step | None:
    listed = landmark in [service(s, name) for name in SERVICES]
    return Activate(p.seat, landmark) if listed and landmark not in card.on else None


def forged(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> Step | None:
    return GainAny(p.seat) if service(s, "forge") in card.on and to_top(s, p, card, tech, row) else None


def industry(s: Tapestry, p: Player, card: Held, track: int, old: int, new: int) -> Step | None:
    active = [x for x, of in INDUSTRY.items() if of == track and service(s, x) in card.on]
    return Gains(p.seat, (f"vp:{card.row.amount}",)) if active and TIER[new] >= 3 else None


def cured(s: Tapestry, p: Player, card: Held, landmark: int, from_track: bool) -> Step | None:
    apothecary = service(s, "apothecary")
    return GainAny(p.seat) if apothecary in card.on and landmark != apothecary else None


def is_barracks(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    return service(s, "barracks") in card.on


class SellTiles(Act, frozen=True):
    """Two territory tiles for a resource, once in an advance turn."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.turn.advancing = True
        s.then(DiscardTiles(self.seat, 2), GainAny(self.seat))


def sell_tiles(s: Tapestry, p: Player, card: Held) -> Step | None:
    able = service(s, "lighthouse") in card.on and len(p.tiles) >= 2 and bool(advances(s, p))
    return SellTiles(p.seat) if able else None


CIVILIZATIONS_PLANS: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("advisors", turns=(2, 3, 4, 5), setup=("tapestry",) * 3, set=PLANS, solo=False),
        On(GAINED_CIV, give_later, own=True),
        On(INCOME_STEP_1, TakeCounsel(ME), when=its_turn),
        On(TAPESTRY_DRAWN, advise, when=advises, whom=RIVALS),
    ),
    card(
        Civilization("aliens", turns=(2, 3, 4, 5), setup=("space_tile",) * 4, set=PLANS),
        On(GAINED_CIV, empty_mat, own=True),
        On(INCOME_STEP_1, Visit(ME), when=its_turn),
    ),
    card(
        Civilization("infiltrators", turns=(2, 3, 4, 5), setup=("culture",), set=PLANS),
        Forbid(INCOME_CULTURE, when=adjusted),
        Plus(CIV_DRAWS, 2),
        On(INCOME_STEP_1, Infiltrate(ME), when=its_turn),
    ),
    card(
        Civilization(
            "islanders",
            turns=(2, 3, 4, 5),
            setup=("territory",) * 4,
            columns=(
                (
                    ("mountain", "grass"),
                    ("grass", "grass"),
                    ("forest", "forest"),
                    ("forest", "desert"),
                    ("desert", "desert"),
                    ("mountain", "mountain"),
                ),
            ),
            amount=4,
            later="may",
            set=PLANS,
        ),
        On(GAINED_CIV, lay_island, own=True),
        On(INCOME_STEP_1, ExploreMat(ME, may=True), when=its_turn),
        Use(EXPLORE_MENU, explores_on_mat),
        On(INCOME_VP, score_shores),
    ),
    card(
        Civilization("recyclers", turns=(2, 3, 4, 5), adjustment=("upgrade",), set=PLANS),
        On(GAINED_CIV, FindScrap(ME), own=True),
        On(INCOME_STEP_1, Upgrade(ME, may=True), when=its_turn),
        Allow(UPGRADE_FROM_TOP),
        Allow(TAKE_FROM_DISCARDS),
    ),
    card(
        Civilization(
            "riverfolk", turns=(5,), amount=4, later="may", forbidden=("capital_cloud_city",), set=PLANS
        ),
        On(GAINED_CIV, wet_districts, own=True),
        Allow(BUILD_ON_IMPASSABLE),
        On(CITY_COVERED, last_plots),
        On(INCOME_STEP_1, LoseToRiver(ME), when=its_turn),
    ),
    card(
        Civilization("spies", turns=(2, 3, 4, 5), lose=("any_resource",), set=PLANS, solo=False),
        On(INCOME_STEP_1, Spy(ME), when=its_turn),
    ),
    card(
        Civilization("tinkerers", turns=(2, 3, 4, 5), set=PLANS),
        On(GAINED_CIV, gifts, own=True),
        On(INCOME_STEP_1, Tinker(ME), when=its_turn),
    ),
    card(
        Civilization("treasure_hunters", turns=(2, 3, 4, 5), setup=("territory", "territory"), set=PLANS),
        On(INCOME_STEP_1, Hunt(ME), when=its_turn),
        On(LOST_CIV, LeaveTreasures(ME), own=True),
    ),
    card(
        Civilization("utilitarians", lose=("any_resource",), amount=4, set=PLANS),
        On(GAINED_CIV, begin_utility, own=True),
        On(UPGRADED, forged),
        On(ADVANCED, industry),
        On(LANDMARK_GAINED, cured),
        On(LANDMARK_GAINED, may_activate),
        Allow(ALSO_RED, when=is_barracks),
        Use(ANY_MOMENT, sell_tiles, once=TURN),
    ),
)
