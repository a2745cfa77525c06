"""Civilizations of Arts & Architecture (TP-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import HOUSE
from tessera.games.tapestry.hooks import (
    CONQUER_MENU,
    PLAYER_ENDS,
    SET_UP,
    TAPESTRY_COUNT,
    TECH_COUNT,
    TECH_GAINED,
    TILE_COUNT,
    TILE_GAINED,
    TURN_ENDS,
    WOULD_GAIN_BENEFIT,
)
from tessera.games.tapestry.rules.achievements import END_OF_TRACK, achieve
from tessera.games.tapestry.rules.building import PlaceBuilding
from tessera.games.tapestry.rules.tapestries import lay_card

civilizations = Cards[Civilization]()
card = civilizations.add


OUTPOST, A_HOUSE, A_LANDMARK, A_TAPESTRY, A_TILE, A_TECH = range(6)


KINDS: Final = ("outpost", "house", "landmark", "tapestry", "territory", "tech")


def wants(s: Tapestry, p: Player, on: tuple[int, ...], kind: int) -> bool:
    """On the own advance turn, an object of a type that is not on the mat yet."""
    return s.turn.kind == ADVANCING and s.turn.seat == p.seat and s.started and not on[0] >> kind & 1


class Collect(Act, frozen=True):
    """The object lies on the mat: it counts, but cannot be used; a resource for it."""

    seat: int
    kind: int
    what: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, self.card, lies_on(p, self.card)[0] | 1 << self.kind)
        s.tell("collected", seat=p.seat, kind=KINDS[self.kind])
        if self.kind == OUTPOST:
            p.outposts -= 1
        elif self.kind == A_TAPESTRY:
            p.hand.remove(self.what, seen_by=NO_ONE)
            p.kept.add(self.what)
        elif self.kind == A_TILE:
            p.tiles = take(p.tiles, self.what)
            p.aside = put(p.aside, self.what)
        elif self.kind == A_TECH:
            p.bottom = take(p.bottom, self.what)
            p.aside = put(p.aside, self.what)
        else:
            building_placed(s, p, self.what)
        s.touched = True
        s.then(GainAny(self.seat))


class MayCollect(Ask, frozen=True):
    """The object that was just gained may go onto the mat."""

    kind: int
    what: int
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        where = {A_TAPESTRY: p.hand.cards, A_TILE: p.tiles, A_TECH: p.bottom}[self.kind]
        on = lies_on(p, self.card)
        free = self.what in where and bool(on) and wants(s, p, on, self.kind)
        return [("collect", KINDS[self.kind]), DECLINE] if free else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(Collect(self.seat, self.kind, self.what, card=self.card))

    def imagined(self, s: Tapestry, seat: int, chance: Chance) -> Step:
        """Nobody else knows which tapestry card was gained."""
        hand = s.players[self.seat].hand.cards
        if seat == self.seat or self.kind != A_TAPESTRY or not hand:
            return self
        return MayCollect(self.seat, self.kind, hand[chance.pick(len(hand))], card=self.card)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-collect", {"kind": option[1]})


def collects(kind: int) -> Callable[[Tapestry, Player, Held, int], Step | None]:
    def offer(s: Tapestry, p: Player, card: Held, what: int) -> Step | None:
        return (
            MayCollect(p.seat, kind, what, card=card.number)
            if card.on and wants(s, p, card.on, kind)
            else None
        )

    return offer


class MusterAndCollect(Act, frozen=True):
    """An outpost instead of a conquest: no dice."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        s.then(Collect(self.seat, OUTPOST, 0, card=self.card))
        if total(s, p, SPARE_OUTPOSTS):
            emit(s, p, OUTPOST_NEEDED)


def collect_outpost(s: Tapestry, p: Player, card: Held) -> Step | None:
    return (
        MusterAndCollect(p.seat, card=card.number)
        if wants(s, p, card.on, OUTPOST) and has_outpost(s, p)
        else None
    )


def collect_building(s: Tapestry, p: Player, card: Held, kind: int) -> Step | None:
    wanted = A_HOUSE if kind == HOUSE else A_LANDMARK if is_landmark(kind) else -1
    return (
        Collect(p.seat, wanted, kind, card=card.number)
        if wanted >= 0 and wants(s, p, card.on, wanted)
        else None
    )


def on_mat(kind: int) -> Callable[[Tapestry, Player, Held], int]:
    def counted(s: Tapestry, p: Player, card: Held) -> int:
        return card.on[0] >> kind & 1 if card.on else 0

    return counted


def collection_vp(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> int:
    vp: tuple[int, ...] = card.row.vp
    count = card.on[0].bit_count()
    return vp[count - 1] if count else 0


card(
    Civilization("collectors", vp=(1, 3, 6, 10, 15, 21), adjustment=("any_resource",), set=WITH_ARTS),
    On(GAINED_CIV, EMPTY, own=True),
    Use(CONQUER_MENU, collect_outpost),
    Use(OTHER_PLACES, collect_building),
    On(TAPESTRY_GAINED, collects(A_TAPESTRY)),
    Plus(MAT_MARKED, marked, own=True),
    On(TILE_GAINED, collects(A_TILE)),
    On(TECH_GAINED, collects(A_TECH)),
    Plus(TAPESTRY_COUNT, on_mat(A_TAPESTRY)),
    Plus(TILE_COUNT, on_mat(A_TILE)),
    Plus(TECH_COUNT, on_mat(A_TECH)),
    Plus(KEPT_OUTPOSTS, on_mat(OUTPOST)),
    Plus(CARD_VP, collection_vp, own=True),
    On(PLAYER_ENDS, ScoreCard(ME, THIS)),
)


class Gamble(Act, frozen=True):
    """Some cards are turned over; a when-played one is laid on a space and used, else one is kept."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        for _ in range(min(s.content.civ[self.card].amount, tapestries_left(s))):
            shown = top_tapestry(s)
            s.revealed.add(shown)
            s.tell("turned-over", seat=self.seat, card=key_of(s, shown))
        s.then(PickGamble(self.seat))


class PickGamble(Ask, frozen=True):
    concerns: ClassVar[str] = "civilization:gamblers"
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        shown = s.revealed.cards
        playable = tuple([x for x in shown if is_when_played(s, x)])
        if playable:
            return [("play", key) for key in keys_of(s, playable)]
        return [("keep", key) for key in keys_of(s, shown)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, picked = s.players[self.seat], s.content.number[str(option[1])]
        s.revealed.remove(picked)
        s.tapestry_discards.add_all(s.revealed.take_all())
        s.touched = True
        if option[0] == "keep":
            p.hand.add(picked, known_to=EVERYONE)
            emit(s, p, TAPESTRY_GAINED, picked)
        else:
            space = MAKER_OF_FIRE if p.income <= 1 else p.income - 1
            lay_card(s, p, picked, space)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-5.19")


card(
    Civilization("gamblers", turns=(2, 3, 4), amount=3, set=WITH_ARTS, source=RULEBOOK),
    On(INCOME_TURN_1_ENDS, Gamble(ME, THIS)),
    On(INCOME_STEP_1, Gamble(ME, THIS), when=its_turn),
)


class Persist(Act, frozen=True):
    """A token for a turn with a building; an advance turn without one cashes them in."""

    seat: int
    income: bool
    card: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], self.card
        count = lies_on(p, mat)[0]
        if s.turn.built:
            put_token(s, p, self.card, count + 1)
        elif not self.income and count:
            put_token(s, p, self.card, 0)
            row = s.content.civ[mat]
            place = min(count, len(row.vp)) - 1
            choices = row.columns[0][place]
            if choices:
                s.then(ChooseGain(self.seat, choices))
            score(s, p, row.vp[place])


def persist(s: Tapestry, p: Player, card: Held, income: bool) -> Step | None:
    return Persist(p.seat, income, card=card.number) if not p.ended else None


def turns_in_a_row(s: Tapestry, p: Player, card: HeldAs[Civilization], column: int) -> int:
    """More tokens than spaces lie on the last one."""
    return (1 << min(card.on[0], len(card.row.vp))) - 1


card(
    Civilization(
        "relentless",
        vp=(1, 3, 6, 10, 15),
        columns=(
            (
                (),
                ("tapestry",),
                ("tapestry", "any_resource"),
                ("tapestry", "any_resource", "explore"),
                ("tapestry", "any_resource", "explore", "invent"),
            ),
        ),
        set=WITH_ARTS,
        source=RULEBOOK,
    ),
    On(GAINED_CIV, EMPTY, own=True),
    On(TURN_ENDS, persist),
    Plus(MAT_COVERED, turns_in_a_row, own=True),
)


class BreakAway(Act, frozen=True):
    """The next space of the Renegades' own track instead of the benefit; its end counts as that of a track."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], self.card
        place = lies_on(p, mat)[0]
        put_token(s, p, self.card, place + 1)
        s.tell("renegade", seat=p.seat, space=place + 1)
        columns = s.content.civ[mat].columns[0]
        gain_words(s, self.seat, columns[place])
        if place + 1 == len(columns):
            achieve(s, p, END_OF_TRACK)


def break_away(s: Tapestry, p: Player, card: HeldAs[Civilization], track: int, space: int) -> Step | None:
    """If the tier equals that of the next Renegade space."""
    place = card.on[0] if card.on else 0
    return (
        BreakAway(p.seat, card=card.number)
        if place < len(card.row.columns[0]) and TIER[space] == place + 1
        else None
    )


def broken_away(s: Tapestry, p: Player, card: Held, column: int) -> int:
    """The token stands before the first space at first."""
    return 1 << card.on[0] >> 1


card(
    Civilization(
        "renegades",
        columns=(
            (
                ("tapestry", "any_income_building"),
                ("research", "invent"),
                ("explore", "conquer", "upgrade"),
                (vp(20),),
            ),
        ),
        set=WITH_ARTS,
        source=RULEBOOK,
    ),
    On(GAINED_CIV, EMPTY, own=True),
    Use(WOULD_GAIN_BENEFIT, break_away),
    Plus(MAT_COVERED, broken_away, own=True),
)


class PlanCard(Ask, frozen=True):
    """One more landmark card of the deck; without one another civilization may be drawn."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = [("draft", key) for key in keys_of(s, s.landmark_deck.cards)]
        return found or [("redraw",), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == ("redraw",):
            s.then(GainCiv(self.seat))
            lose_civ(s, p, self.card)
        elif option != DECLINE:
            drafted = s.content.number[str(option[1])]
            s.landmark_deck.remove(drafted)
            p.landmark_cards = put(p.landmark_cards, drafted)
            enter(s, p, drafted)
            s.tell("drafted", seat=p.seat, card=key_of(s, drafted))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.19")


def plan_later(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return None if at_setup else PlanCard(p.seat, card=card.number)


def planners_start(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> Step | None:
    """The adjustment depends on how many play (TP-21.07)."""
    plan = PlanCard(p.seat, card=card.number)
    if not s.setup.settings.get("adjustments", True):
        return plan
    return InOrder((plan, GainAny(p.seat, card.row.resources if s.setup.seats <= 3 else card.row.also)))


class StoreLandmark(Act, frozen=True):
    """A landmark waits on the mat (TP-9.15)."""

    seat: int
    landmark: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        p.stored = put(p.stored, self.landmark)
        s.touched = True
        s.tell("stored", seat=p.seat, landmark=key_of(s, self.landmark))


def store_landmark(s: Tapestry, p: Player, card: Held, kind: int) -> Step | None:
    return StoreLandmark(p.seat, kind) if is_landmark(kind) and kind not in p.stored else None


class TakeStored(ChooseCard, frozen=True):
    """Landmarks that wait on the mat are placed, any number of them."""

    verb: ClassVar[str] = "build"
    element: ClassVar[str] = "landmark"
    rule: ClassVar[str] = "TP-9.15"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].stored)

    def take(self, s: Tapestry, what: str) -> None:
        p, landmark = s.players[self.seat], s.content.number[what]
        p.stored = take(p.stored, landmark)
        s.then(PlaceStored(self.seat, kind=landmark))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-build-stored", {"card": option[1]}, (f"landmark:{option[1]}",), self.rule)


class PlaceStored(PlaceBuilding, frozen=True, kw_only=True):
    """In the city, not back on the mat."""

    def elsewhere(self, s: Tapestry, p: Player) -> list[Option]:
        return []


def place_stored(s: Tapestry, p: Player, card: Held, may_advance: bool) -> Step | None:
    return TakeStored(p.seat) if p.stored else None


def largest_quarter(s: Tapestry, p: Player) -> int:
    """Landmarks in the largest orthogonally connected group."""
    placed = landmarks_in_city(p)
    cells = 0
    for _, of, _ in placed:
        cells |= of
    groups = city_of(s, p).groups(cells)
    return max([sum([bool(of & group) for _, of, _ in placed]) for group in groups], default=0)


def score_quarter(s: Tapestry, p: Player, card: HeldAs[Civilization], income: bool) -> Step | None:
    """At the end of income turn 5, after the landmark card (TP-3.11)."""
    size = min(largest_quarter(s, p), len(card.row.vp)) if income and p.income in card.row.turns else 0
    return Gains(p.seat, (vp(card.row.vp[size - 1]),)) if size else None


card(
    Civilization(
        "urban_planners",
        turns=(5,),
        vp=(1, 4, 9, 16, 25, 36, 49),
        resources=1,
        also=2,
        set=WITH_ARTS,
        source=RULEBOOK,
    ),
    On(GAINED_CIV, plan_later, own=True),
    On(SET_UP, planners_start, once=GAME),
    Use(OTHER_PLACES, store_landmark),
    Use(ANY_MOMENT, place_stored),
    On(TURN_ENDS, score_quarter),
)
