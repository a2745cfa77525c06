"""Civilizations of Plans & Ploys, Advisors to Riverfolk (TP-10)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import SEA
from tessera.games.tapestry.hooks import (
    CITY_COVERED,
    CIV_DRAWS,
    EXPLORE_MENU,
    INCOME_CULTURE,
    INCOME_VP,
    TAKE_FROM_DISCARDS,
    TAPESTRY_DRAWN,
    UPGRADE_FROM_TOP,
)
from tessera.games.tapestry.rules.inventing import KeepTech, Upgrade, techs_left, top_tech
from tessera.games.tapestry.rules.supplies import TakeTapestry
from tessera.games.tapestry.rules.vocabulary import Said, Words

civilizations = Cards[Civilization]()
card = civilizations.add


class TakeCounsel(Act, frozen=True):
    """VP for cards in hand; whoever has too many discards the others for a resource."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        count, most = len(p.hand.cards), s.content.civ[self.card].amount
        score(s, p, count)
        if count > most:
            s.then(DiscardTapestries(self.seat, count - most), GainAny(self.seat))


class Advise(Ask, frozen=True):
    """A card from hand instead of a neighbour's draw; then one is drawn for it (TP-18.15)."""

    concerns: ClassVar[str] = "civilization:advisors"

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
    """Gained later, its first cards may be given to neighbours at once for VP each: ``give trap / to 1`` (TP-10.25)."""

    concerns: ClassVar[str] = "civilization:advisors"

    left: int = 0
    held: tuple[int, ...] = ()
    """The hand before: what cannot be given."""
    points: int = 0

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        seats = [other.seat for other in neighbours(s, p) if other.kind == PERSON and not other.ended]
        if not self.chosen:
            new = tuple((Counter(p.hand.cards) - Counter(self.held)).elements())
            found: list[Option] = [("give", key) for key in keys_of(s, new)] if seats else []
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("to", seat) for seat in seats]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p = s.players[self.seat]
        if self.left > 1:
            s.then(GiveAway(self.seat, left=self.left - 1, held=self.held, points=self.points))
        score(s, p, self.points)
        pass_card(s, p, s.players[int(self.chosen[1][1])], s.content.number[str(self.chosen[0][1])])

    def imagined(self, s: Tapestry, seat: int, chance: Chance) -> Step:
        """Nobody else knows which cards of the hand are the old ones."""
        if seat == self.seat:
            return self
        hand, old = list(s.players[self.seat].hand.cards), list[int]()
        while hand and len(old) < len(self.held):
            old.append(hand.pop(chance.pick(len(hand))))
        return GiveAway(self.seat, left=self.left, held=tuple(sorted(old)), points=self.points)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_card(s, option)


def give_later(s: Tapestry, p: Player, card: HeldAs[Civilization], at_setup: bool) -> Step | None:
    if at_setup:
        return None
    return GiveAway(p.seat, left=card.row.cards, held=p.hand.cards, points=card.row.also)


card(
    Civilization(
        "advisors",
        turns=(2, 3, 4, 5),
        setup=("tapestry",) * 3,
        amount=4,
        cards=3,
        also=5,
        set=PLANS,
        solo=False,
    ),
    On(GAINED_CIV, give_later, own=True),
    On(INCOME_STEP_1, TakeCounsel(ME, THIS), when=its_turn),
    On(TAPESTRY_DRAWN, advise, when=advises, whom=RIVALS),
)


class Visit(Act, frozen=True):
    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        paid = discard_mat_tile(s, s.players[self.seat], self.card)
        s.then(LandOnMat(self.seat, paid, self.card))


class LandOnMat(Ask, frozen=True):
    """A space tile is explored onto the mat, for a resource if another one made way; or a resource is gained."""

    open: ClassVar[bool] = True

    pays: bool
    card: int

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
        s.then(ExploreOntoMat(self.seat, tile, self.card))
        if self.pays:
            s.then(PayAny(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-7.07")


card(
    Civilization("aliens", turns=(2, 3, 4, 5), setup=("space_tile",) * 4, set=PLANS),
    On(GAINED_CIV, empty_mat, own=True),
    On(INCOME_STEP_1, Visit(ME, card=THIS), when=its_turn),
    Plus(MAT_HOLDS, lies_there, own=True),
)


class Infiltrate(Ask, frozen=True):
    """An outpost beside a lone one of an opponent, or a token on an opponent's starting territory."""

    open: ClassVar[bool] = True

    card: int

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
            cell = int(option[1])
            tile = tile_at(s, cell)
            gain = s.content.tile[tile].gain if tile != NONE else ()
            s.then(PlaceOutpost(self.seat, cell), GainBenefit(self.seat, Benefit(gain)))
            if not p.outposts:
                emit(s, p, OUTPOST_NEEDED)
            return
        other = s.players[int(option[1])]
        p.markers = tuple(sorted((*p.markers, other.home)))
        add_item(s, other.home)
        if p.markers.count(other.home) == s.content.civ[self.card].tokens:
            s.then(GainCiv(self.seat))
        on_mats = total(s, other, SPARE_OUTPOSTS) + total(s, other, KEPT_OUTPOSTS)
        score(s, p, other.outposts + on_mats)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "token":
            return Description("do-infiltrate", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_hex(s, option, key="do-share-territory")


def adjusted(s: Tapestry, p: Player, card: Held) -> bool:
    return bool(s.setup.settings.get("adjustments", True))


card(
    Civilization("infiltrators", turns=(2, 3, 4, 5), setup=("culture",), tokens=3, amount=2, set=PLANS),
    Forbid(INCOME_CULTURE, when=adjusted),
    Plus(CIV_DRAWS, "amount"),
    On(INCOME_STEP_1, Infiltrate(ME, THIS), when=its_turn),
)


AROUND_MAT: Final = range(6)


def sides(first: str, second: str) -> Words:
    """What the printed centre shows towards a hex of the mat: terrain, no gains."""
    return (Said(first), Said(second))


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
    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        on = lies_on(p, self.card)
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

    def points(self, s: Tapestry, turn: int) -> int:
        """What the sides of the tile bring that match, if it is turned so."""
        if not self.reward:
            return 0
        own = s.content.corners[s.content.number[str(self.chosen[0][1])]][turn]
        on = lies_on(s.players[self.seat], self.card)
        return mat_alignment(s, s.content.civ[self.card], on, int(self.chosen[1][1]), own)

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, mat = s.players[self.seat], self.card
        tile = s.content.number[str(self.chosen[0][1])]
        place, turn = int(self.chosen[1][1]), int(self.chosen[2][1])
        on = list(lies_on(p, mat))
        vp = self.points(s, turn)
        on[2 * place], on[2 * place + 1] = tile, turn
        put_on(s, p, mat, *on)
        p.tiles = take(p.tiles, tile)
        p.aside = put(p.aside, tile)
        s.tell("explored-mat", seat=p.seat, tile=key_of(s, tile))
        if self.left > 1:
            s.then(ExploreMat(self.seat, may=True, reward=False, left=self.left - 1, card=self.card))
        if self.reward:
            s.turn.alignment = vp
            score(s, p, vp)
            gain_words(s, self.seat, s.content.tile[tile].gain)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "at":
            place = int(option[1])
            return Description("do-mat-at", {"place": place + 1}, (f"mathex:{place}",))
        if option[0] == "turn":
            return Description("do-turn", {"turn": option[1], "count": self.points(s, int(option[1]))})
        return describe_card(s, option)


def explores_on_mat(s: Tapestry, p: Player, card: Held, only_tile: int) -> Step | None:
    """On advance turns an explore benefit may use the mat."""
    step = ExploreMat(p.seat, only=only_tile, card=card.number)
    return step if s.turn.kind == ADVANCING and s.turn.seat == p.seat and step.part(s) else None


def lay_island(s: Tapestry, p: Player, card: HeldAs[Civilization], at_setup: bool) -> Step:
    mat = PutOn(p.seat, card.number, (NONE, 0) * 6)
    tiles = ExploreMat(p.seat, may=True, reward=False, left=card.row.tokens, card=card.number)
    return mat if at_setup else InOrder((mat, tiles))


def score_shores(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step | None:
    """Tiles whose outer edges show only water."""
    if turn != card.row.turns[-1]:
        return None
    wet = 0
    for place in AROUND_MAT:
        corners = mat_tile(s, card.on, place)
        wet += bool(corners) and all(corners[(place + i) % 6] == SEA for i in (-1, 0, 1, 2))
    return Gains(p.seat, (vp(card.row.amount * wet),))


def island_tile(s: Tapestry, p: Player, card: Held, place: int) -> int:
    """Behind each tile stands how it is turned."""
    return card.on[2 * place] if place in AROUND_MAT else NOWHERE


card(
    Civilization(
        "islanders",
        turns=(2, 3, 4, 5),
        setup=("territory",) * 4,
        columns=(
            (
                sides("mountain", "grass"),
                sides("grass", "grass"),
                sides("forest", "forest"),
                sides("forest", "desert"),
                sides("desert", "desert"),
                sides("mountain", "mountain"),
            ),
        ),
        tokens=4,
        amount=4,
        later="may",
        set=PLANS,
    ),
    On(GAINED_CIV, lay_island, own=True),
    On(INCOME_STEP_1, ExploreMat(ME, may=True, card=THIS), when=its_turn),
    Use(EXPLORE_MENU, explores_on_mat),
    On(INCOME_VP, score_shores),
    Plus(MAT_HOLDS, island_tile, own=True),
)


class FindScrap(Act, frozen=True):
    """Some tech cards, one of which is kept."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        count = s.content.civ[self.card].amount + total(s, s.players[self.seat], EXTRA_DRAWS)  # TP-10.20
        drawn = tuple([top_tech(s) for _ in range(min(count, techs_left(s)))])
        if drawn:
            s.then(KeepTech(self.seat, drawn, discard=True))


card(
    Civilization("recyclers", turns=(2, 3, 4, 5), amount=3, adjustment=("upgrade",), set=PLANS),
    On(GAINED_CIV, FindScrap(ME, THIS), own=True),
    On(INCOME_STEP_1, Upgrade(ME, may=True), when=its_turn),
    Allow(UPGRADE_FROM_TOP),
    Allow(TAKE_FROM_DISCARDS),
)


def wet_districts(s: Tapestry, p: Player, card: HeldAs[Civilization], at_setup: bool) -> Step | None:
    """Only for those who start with it (TP-10.02)."""
    if not at_setup:
        return None
    city = city_of(s, p)
    least = card.row.also
    wet = [(district.cells & city.impassable).bit_count() >= least for district in city.districts]
    return Gains(p.seat, (vp(card.row.amount * sum(wet)),))


def last_plots(s: Tapestry, p: Player, card: Held, cells: int) -> Step | None:
    """The last uncovered impassable plot of a district brings a resource."""
    city = city_of(s, p)
    bare = city.impassable & ~plots(p.built)
    done = [bool(x.cells & city.impassable & cells) and not x.cells & bare for x in city.districts]
    return GainAny(p.seat, sum(done)) if any(done) else None


def bare_river(s: Tapestry, p: Player, card: Held) -> int:
    """A VP for each uncovered impassable plot is lost."""
    return -(city_of(s, p).impassable & ~plots(p.built)).bit_count()


card(
    Civilization(
        "riverfolk",
        turns=(5,),
        amount=4,
        also=2,
        later="may",
        forbidden=("capital_cloud_city",),
        set=PLANS,
    ),
    On(GAINED_CIV, wet_districts, own=True),
    Allow(BUILD_ON_IMPASSABLE),
    On(CITY_COVERED, last_plots),
    Plus(CARD_VP, bare_river, own=True),
    On(INCOME_STEP_1, ScoreCard(ME, THIS, "lose-to-river"), when=its_turn),
)
