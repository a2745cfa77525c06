"""Civilizations of the base game, Alchemists to Historians (TP-10)."""

from __future__ import annotations

from typing import Any, ClassVar

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import BUILDINGS
from tessera.games.tapestry.hooks import DISTRICT_EXTRA, LINE_VP, SCIENCE_USED
from tessera.games.tapestry.rules.advancing import AdvanceOrPoints
from tessera.games.tapestry.rules.building import BuildElsewhere, open_plots
from tessera.games.tapestry.rules.supplies import into_hand
from tessera.games.tapestry.rules.vocabulary import Words
from tessera.games.tapestry.state import BLOCK, is_continuous

civilizations = Cards[Civilization]()
card = civilizations.add


class MarkTrack(Act, frozen=True):
    """A track that is marked already is a bust (TP-10.09)."""

    seat: int
    track: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        marked = lies_on(p, self.card)[0]
        if marked >> self.track & 1:
            put_token(s, p, self.card, 0)
            s.tell("bust", seat=p.seat)
            s.then(GainAny(p.seat))
        else:
            put_token(s, p, self.card, marked | 1 << self.track)
            s.then(RollOrStop(p.seat, self.card))


def mark_track(s: Tapestry, p: Player, card: Held, track: int) -> Step:
    return MarkTrack(p.seat, track, card.number)


class RollOrStop(Ask, frozen=True):
    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("roll",), STOP]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != STOP:
            s.then(RollScience(self.seat, card=self.card))
            return
        p = s.players[self.seat]
        marked = lies_on(p, self.card)[0]
        put_token(s, p, self.card, 0)
        s.then(AnyOrder(self.seat, tuple([AdvanceOrPoints(self.seat, track) for track in bits(marked)])))

    def describe(self, s: Tapestry, option: Option) -> Description:
        marked = lies_on(s.players[self.seat], self.card)[0].bit_count()
        if option == STOP:
            return Description("do-stop-rolling", {"count": marked}, rule="TP-10.09")
        args: dict[str, int | str] = {"count": marked, "of": len(tracks_in_play(s))}
        return Description("do-roll-again", args, rule="TP-10.09")


card(
    Civilization("alchemists", turns=(2, 3, 4, 5), adjustment=("any_resource", vp(10))),
    On(GAINED_CIV, EMPTY, own=True),
    On(INCOME_STEP_1, InOrder((EMPTY, RollScience(ME, card=THIS))), when=its_turn),
    On(SCIENCE_USED, mark_track, own=True),
    Plus(MAT_MARKED, marked, own=True),
)


def is_uniform(p: Player, cells: int) -> bool:
    """Whether the income buildings on some plots, at least one, are all of one type."""
    types = {
        kind for kind, low, high, _ in p.pieces if is_income_building(kind) and plots((low, high)) & cells
    }
    return len(types) == 1


def uniform_district(s: Tapestry, p: Player, card: Held, cells: int) -> int:
    return int(is_uniform(p, cells))


def uniform_lines(s: Tapestry, p: Player, card: Held) -> int:
    city = city_of(s, p)
    full = plots(p.built) | city.impassable | city.lilies
    return sum([not line & ~full and is_uniform(p, line) for line in city.lines])


class PlaceBlocks(Choose, frozen=True):
    """Own tokens on plots of different districts, which become impassable (TP-2.25)."""

    concerns: ClassVar[str] = "civilization:architects"
    verb: ClassVar[str] = "block"
    element: ClassVar[str] = "plot"
    rule: ClassVar[str] = "TP-2.25"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        p = s.players[self.seat]
        taken = plots(p.built)
        free = 0
        for district in city_of(s, p).districts:
            if not district.cells & taken:
                free |= district.cells
        return list(bits(free & open_plots(s, p)))

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        low, high = halves(1 << what)
        p.pieces = (*p.pieces, (BLOCK, low, high, 0))
        p.built = halves(plots(p.built) | 1 << what)
        s.touched = True

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_plot(s, s.players[self.seat], option, self.rule)


def blocks_to_place(s: Tapestry, p: Player, card: Held) -> Step:
    count = len(s.players) - bool(s.setup.settings.get("architects_by_opponents"))
    return PlaceBlocks(p.seat, count)


class SwapBuildings(Compose, frozen=True):
    """Two own income buildings change places, up to three times: ``swap 12 / with 40``."""

    concerns: ClassVar[str] = "civilization:architects"
    open: ClassVar[bool] = True

    left: int = 0

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        spots = {
            plots((low, high)).bit_length() - 1: kind
            for kind, low, high, _ in p.pieces
            if is_income_building(kind)
        }
        if not self.chosen:
            movable = [x for x, kind in spots.items() if any(kind != other for other in spots.values())]
            return [*[("swap", cell) for cell in sorted(movable)], STOP] if movable else []
        if self.chosen[0] == STOP or len(self.chosen) == 2:
            return None
        own = spots[int(self.chosen[0][1])]
        return [("with", cell) for cell, kind in sorted(spots.items()) if kind != own]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == STOP:
            return
        p = s.players[self.seat]
        first, second = (halves(1 << int(option[1])) for option in self.chosen)
        swapped = []
        for kind, low, high, outside in p.pieces:
            place = (low, high)
            if is_income_building(kind) and place in (first, second):
                place = second if place == first else first
            swapped.append((kind, *place, outside))
        p.pieces = tuple(swapped)
        if self.left > 1:
            s.then(SwapBuildings(self.seat, left=self.left - 1))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop")
        return describe_plot(s, s.players[self.seat], option)


def may_swap(s: Tapestry, p: Player, card: HeldAs[Civilization], at_setup: bool) -> Step | None:
    return None if at_setup else SwapBuildings(p.seat, left=card.row.amount)


card(
    Civilization("architects", amount=3),
    Plus(DISTRICT_EXTRA, uniform_district),
    Plus(LINE_VP, uniform_lines),
    On(CHOSEN_CIV, blocks_to_place, own=True),
    On(GAINED_CIV, may_swap, own=True),
)


class PlaceOnMat(BuildElsewhere, frozen=True):
    """On the lowest free space of a column, for the benefit it covers."""

    kind: int
    column: int
    card: int

    def gain(self, s: Tapestry) -> Words:
        mat = self.card
        words: Words = s.content.civ[mat].columns[self.column][self.heights(s)[self.column]]
        return words

    def heights(self, s: Tapestry) -> tuple[int, ...]:
        """How many spaces of each column are covered."""
        return lies_on(s.players[self.seat], self.card)

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        gain, heights = self.gain(s), list(self.heights(s))
        heights[self.column] += 1
        put_on(s, p, self.card, *heights)
        s.tell("on-mat", seat=p.seat, building=BUILDINGS[self.kind])
        building_placed(s, p, self.kind)
        gain_words(s, self.seat, gain)

    def described(self, s: Tapestry) -> Description:
        space = self.heights(s)[self.column]
        args: dict[str, Any] = {"column": self.column + 1, "gain": mat_gain(s, self.card, self.column, space)}
        return Description("do-on-mat", args, mat_space(s, self.card, self.column, space), "TP-9.13")


def room_in(column: int) -> Use[int]:
    def place(s: Tapestry, p: Player, card: HeldAs[Civilization], kind: int) -> Step | None:
        room = is_income_building(kind) and card.on and card.on[column] < len(card.row.columns[column])
        return PlaceOnMat(p.seat, kind, column, card=card.number) if room else None

    return Use(OTHER_PLACES, place)


def lower_spaces(s: Tapestry, p: Player, card: Held, column: int) -> int:
    return (1 << card.on[column]) - 1


card(
    Civilization(
        "craftsmen",
        columns=(
            (("worker",), ("territory",), (vp(5),)),
            (("coin",), ("invent",), ("upgrade",), (vp(10),)),
            (("food",), ("tapestry",), ("culture",), ("research",), (vp(15),)),
        ),
    ),
    On(GAINED_CIV, lay_columns, own=True),
    room_in(0),
    room_in(1),
    room_in(2),
    Plus(MAT_COVERED, lower_spaces, own=True),
)


class Entertain(Choose, frozen=True):
    """The token moves to a linked space and gives its benefit; gained later it may begin anywhere."""

    verb: ClassVar[str] = "stage"
    element: ClassVar[str] = "stage"
    stop: ClassVar[Option | None] = None

    anywhere: bool = False
    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        mat = self.card
        row = s.content.civ[mat]
        if self.anywhere:
            return list(range(1, len(row.links)))
        return list(row.links[lies_on(s.players[self.seat], mat)[0]])

    def take(self, s: Tapestry, what: int) -> None:
        put_token(s, s.players[self.seat], self.card, what)
        gain_words(s, self.seat, s.content.civ[self.card].columns[0][what])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, self.card, 0, option)


def begin_stage(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    start = PutOn(p.seat, card.number, (0,))
    return start if at_setup else InOrder((start, Entertain(p.seat, anywhere=True, card=card.number)))


card(
    Civilization(
        "entertainers",
        turns=(2, 3, 4, 5),
        adjustment=("any_resource", vp(10)),
        columns=(
            (
                (),
                *(("worker",), ("culture",), ("food",), ("coin",)),
                *(("farm",), ("market",), ("house",), ("armory",)),
                *(("conquer",), ("research_x",), ("invent",), ("explore",)),
                *(
                    ("advance:technology",),
                    ("advance:exploration",),
                    ("advance:military",),
                    ("advance:science",),
                ),
            ),
        ),
        links=(
            (1, 2, 3, 4),
            *((5, 6), (6, 7), (6, 7), (7, 8)),
            *((9, 10), (9, 10), (11, 12), (11, 12)),
            *((13, 14), (14, 15), (14, 15), (15, 16)),
            *((), (), (), ()),
        ),
    ),
    On(GAINED_CIV, begin_stage, own=True),
    On(INCOME_STEP_1, Entertain(ME, card=THIS), when=its_turn),
    Plus(MAT_COVERED, token_on, own=True),
)


class LeapAhead(Act, frozen=True):
    """Spaces on every track, a jump: no benefits, no landmarks, nothing reacts; and one of each resource."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        far = s.content.civ[self.card].amount
        for track in tracks_in_play(s):
            set_tokens(p, track, (min(p.tokens[track][-1] + far, END),))
        for resource in range(4):
            gain_resource(s, p, resource)
        s.tell("leaped", seat=p.seat)


card(
    Civilization("futurists", amount=4, lose=("culture", "any_resource"), later="again", solo=False),
    On(GAINED_CIV, LeapAhead(ME, THIS), own=True),
)


def herald_mark(seat: int, space: int, card: int) -> int:
    return seat << 16 | space << 12 | card


class Proclaim(Ask, frozen=True):
    """A token on a visible when-played card of anybody, to gain its benefits (TP-8.13)."""

    open: ClassVar[bool] = True

    card: int

    def targets(self, s: Tapestry) -> list[tuple[int, int, int]]:
        p = s.players[self.seat]
        marks = lies_on(p, self.card)[1:]
        return [
            (other.seat, space, stack[-1])
            for other in s.players
            for space, stack in enumerate(other.eras)
            if stack and stack[-1] >= 0 and is_when_played(s, stack[-1])
            if herald_mark(other.seat, space, stack[-1]) not in marks
        ]

    def options(self, s: Tapestry) -> list[Option]:
        left = (lies_on(s.players[self.seat], self.card) or (0,))[0]
        if not left:
            return []
        found: list[Option] = [
            ("herald", key_of(s, card), seat, space + 1) for seat, space, card in self.targets(s)
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        card = s.content.number[str(option[1])]
        left, *marks = lies_on(p, self.card)
        mark = herald_mark(int(option[2]), int(option[3]) - 1, card)
        put_token(s, p, self.card, left - 1, *marks, mark)
        s.then(UseAbility(self.seat, card, era_space(p), copied=True))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="TP-8.13")
        args: dict[str, int | str] = {"card": option[1], "other_seat": option[2], "era": option[3]}
        return Description("do-herald", args, (f"tapestry:{option[1]}",), "TP-8.13")


class FirstProclamation(Act, frozen=True):
    """Cards are drawn until a when-played or continuous one comes; then one may be laid on Maker of Fire (TP-2.26)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if s.setup.settings.get("adjustments", True):
            for _ in range(tapestries_left(s)):  # each card once, even if none of them fits
                card = top_tapestry(s)
                if is_when_played(s, card) or is_continuous(s, card):
                    s.then(PlayOnMakerOfFire(self.seat, card=self.card))
                    into_hand(s, p, card)
                    return
                s.tapestry_discards.add(card)
                s.tell("discarded", seat=p.seat, card=key_of(s, card))
        s.then(PlayOnMakerOfFire(self.seat, card=self.card))


class PlayOnMakerOfFire(Ask, frozen=True):
    """A when-played or continuous card from hand; some are not allowed (TP-8.10)."""

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        forbidden = s.content.civ[self.card].forbidden
        hand = s.players[self.seat].hand.cards
        fitting = tuple([x for x in hand if is_when_played(s, x) or is_continuous(s, x)])
        found: list[Option] = [("play", key) for key in keys_of(s, fitting) if key not in forbidden]
        return [*found, DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            play_card(s, s.players[self.seat], s.content.number[str(option[1])], MAKER_OF_FIRE)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.26")


card(
    Civilization("heralds", turns=(2, 3, 4, 5), tokens=4, forbidden=("renaissance",), solo=False),
    On(GAINED_CIV, lay_tokens, own=True),
    On(INCOME_TURN_1_ENDS, FirstProclamation(ME, card=THIS)),
    On(INCOME_STEP_1, Proclaim(ME, card=THIS), when=its_turn),
    Plus(MAT_READY, ready_tokens, own=True),
)


class GiveHistory(Compose, frozen=True):
    """A territory tile is discarded to give a token to an opponent: ``discard territory_05 / uncover 1 / to 2``."""

    open: ClassVar[bool] = True

    free: bool = False
    """Gained later, all tokens are given at once and nothing is paid."""
    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if self.chosen and self.chosen[0] == DECLINE:
            return None
        squares = [x for x, holder in enumerate(lies_on(p, self.card)) if holder == NONE]
        named = opponents_named(s, p)
        if not squares or not named or not (p.tiles or self.free):
            return []
        if not self.chosen:
            pay: list[Option] = (
                [("free",)] if self.free else [("discard", key) for key in keys_of(s, p.tiles)]
            )
            return pay if self.free else [*pay, DECLINE]
        if len(self.chosen) == 1:
            return [("uncover", square) for square in squares]
        return [("to", seat) for seat in named] if len(self.chosen) == 2 else None

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p = s.players[self.seat]
        if self.chosen[0][0] == "discard":
            discard_tile(s, p, s.content.number[str(self.chosen[0][1])])
        holders = list(lies_on(p, self.card))
        holders[int(self.chosen[1][1])] = int(self.chosen[2][1])
        put_token(s, p, self.card, *holders)
        s.tell("historian", seat=p.seat, other_seat=int(self.chosen[2][1]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        if option[0] == "uncover":
            return describe_space(s, self.card, 0, option)
        return describe_card(s, option)


def begin_history(s: Tapestry, p: Player, card: HeldAs[Civilization], at_setup: bool) -> Step:
    squares = PutOn(p.seat, card.number, (NONE,) * card.row.tokens)
    give = Repeat(card.row.tokens, GiveHistory(p.seat, free=True, card=card.number))
    return squares if at_setup else InOrder((squares, give))


def told_by(s: Tapestry, p: Player, card: Held, *_: int) -> bool:
    return card.asker in card.on


def uncovered_history(s: Tapestry, p: Player, card: HeldAs[Civilization], *_: int) -> Step:
    squares = card.row.columns[0]
    words = [said for square, holder in enumerate(card.on) if holder != NONE for said in squares[square]]
    return Gains(p.seat, tuple(words))


def history_kept(s: Tapestry, p: Player, card: Held, column: int) -> int:
    """Squares whose token was not given away."""
    return sum([1 << square for square, holder in enumerate(card.on) if holder == NONE])


card(
    Civilization(
        "historians",
        turns=(2, 3, 4, 5),
        tokens=4,
        columns=(((vp(3),), ("food",), ("worker",), (vp(3),)),),
    ),
    On(GAINED_CIV, begin_history, own=True),
    On(INCOME_STEP_1, GiveHistory(ME, card=THIS), when=its_turn),
    On(LANDMARK_GAINED, uncovered_history, when=told_by, whom=RIVALS),
    Plus(MAT_COVERED, history_kept, own=True),
)
