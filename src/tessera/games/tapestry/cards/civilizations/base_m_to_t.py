"""Civilizations of the base game, Merrymakers to Traders (TP-10)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.hooks import CHANGED, DIE_CHOSEN
from tessera.games.tapestry.rules.benefits import is_points
from tessera.games.tapestry.rules.land import rivals_land
from tessera.games.tapestry.rules.naming import hex_words
from tessera.games.tapestry.state import controlled

civilizations = Cards[Civilization]()
card = civilizations.add


class Celebrate(Choose, frozen=True):
    """One of three tokens moves up its column."""

    verb: ClassVar[str] = "celebrate"
    element: ClassVar[str] = "column"
    stop: ClassVar[Option | None] = None

    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        mat = self.card
        columns = s.content.civ[mat].columns
        on = lies_on(s.players[self.seat], mat)
        return [column for column, height in enumerate(on) if height < len(columns[column])]

    def take(self, s: Tapestry, what: int) -> None:
        p, mat = s.players[self.seat], self.card
        heights = list(lies_on(p, mat))
        gain = s.content.civ[mat].columns[what][heights[what]]
        heights[what] += 1
        put_on(s, p, mat, *heights)
        gain_words(s, self.seat, gain)

    def describe(self, s: Tapestry, option: Option) -> Description:
        height = lies_on(s.players[self.seat], self.card)[int(option[1])]
        return describe_column(s, self.card, option, height)


def climbed(s: Tapestry, p: Player, card: Held, column: int) -> int:
    """The token of a column stands below it at first."""
    return 1 << card.on[column] >> 1


card(
    Civilization(
        "merrymakers",
        turns=(2, 3, 4, 5),
        adjustment=("any_resource",),
        columns=(
            (("coin",), ("worker", "food"), ("culture", "armory")),
            (("territory",), ("invent", "tapestry"), ("explore", "research")),
            ((vp(5),), (vp(10),), (vp(15),)),
        ),
    ),
    On(GAINED_CIV, lay_columns, own=True),
    On(INCOME_STEP_1, Celebrate(ME, card=THIS), when=its_turn),
    Plus(MAT_COVERED, climbed, own=True),
)


class Station(Act, frozen=True):
    """Outposts of the supply cover the mat: all eight at set-up, later from the right, row by row of choice."""

    seat: int
    at_setup: bool
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, self.card, 0, 0)
        if self.at_setup:
            upper = len(s.content.civ[self.card].columns[0])
            put_token(s, p, self.card, upper, p.outposts - upper)
            p.outposts = 0
        elif p.outposts:
            s.then(StationIn(self.seat, p.outposts, card=self.card))


class StationIn(Choose, frozen=True):
    verb: ClassVar[str] = "station"
    element: ClassVar[str] = "row"
    stop: ClassVar[Option | None] = None

    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        on, ranks = lies_on(s.players[self.seat], self.card), s.content.civ[self.card].columns
        return [row for row in range(2) if on[row] < len(ranks[row])]

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        on = list(lies_on(p, self.card))
        on[what] += 1
        p.outposts -= 1
        put_token(s, p, self.card, *on)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_column(s, self.card, option, leftmost_covered(s, self, option) - 1)


def station(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Station(p.seat, at_setup, card=card.number)


def outposts_on_mat(s: Tapestry, p: Player, card: Held) -> int:
    return sum(card.on)


class Muster(Choose, frozen=True):
    """The outpost of the leftmost covered space of either row is taken."""

    verb: ClassVar[str] = "muster"
    element: ClassVar[str] = "row"
    stop: ClassVar[Option | None] = None

    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        on = lies_on(s.players[self.seat], self.card)
        return [row for row in range(2) if on[row]]

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        on = list(lies_on(p, self.card))
        on[what] -= 1
        p.outposts += 1
        put_token(s, p, self.card, *on)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_column(s, self.card, option, leftmost_covered(s, self, option))


def leftmost_covered(s: Tapestry, step: StationIn | Muster, option: Option) -> int:
    """The first covered space of a row; outposts cover it from the right."""
    row = int(option[1])
    return len(s.content.civ[step.card].columns[row]) - lies_on(s.players[step.seat], step.card)[row]


def right_spaces(s: Tapestry, p: Player, card: HeldAs[Civilization], row: int) -> int:
    free = len(card.row.columns[row]) - card.on[row]
    return (1 << len(card.row.columns[row])) - (1 << free)


def uncovered_ranks(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step:
    words = [
        said
        for row, covered in enumerate(card.on)
        for space in card.row.columns[row][: len(card.row.columns[row]) - covered]
        for said in space
    ]
    return Gains(p.seat, tuple(words))


card(
    Civilization(
        "militants",
        turns=(2, 3, 4, 5),
        columns=(
            (("coin",), (vp(2),), ("food",), (vp(4),)),
            ((vp(1),), ("worker",), (vp(3),), ("culture",)),
        ),
    ),
    On(GAINED_CIV, station, own=True),
    Plus(SPARE_OUTPOSTS, outposts_on_mat),
    On(OUTPOST_NEEDED, Muster(ME, card=THIS)),
    On(INCOME_STEP_1, uncovered_ranks, when=its_turn),
    Plus(MAT_COVERED, right_spaces, own=True),
)


def mystic_counts(s: Tapestry, p: Player) -> tuple[int, int, int, int]:
    finished = sum([position(p, track) == END for track in tracks_in_play(s)])
    return tech_cards(s, p), complete_districts(s, p), controlled(p), finished


class Foretell(Compose, frozen=True):
    """A number in each of four categories: ``predict 3 / predict 5 / predict 6 / predict 1``."""

    open: ClassVar[bool] = True

    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        at = len(self.chosen)
        most = s.content.civ[self.card].vp
        return [("predict", number) for number in range(1, most[at] + 1)] if at < 4 else None

    def complete(self, s: Tapestry) -> None:
        numbers = [int(option[1]) for option in self.chosen]
        put_token(s, s.players[self.seat], self.card, *numbers, 0)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-predict", {"category": len(self.chosen), "count": option[1]})


def newly_foretold(s: Tapestry, p: Player, card: Held) -> int:
    if len(card.on) < 5:
        return 0
    counts = mystic_counts(s, p)
    return sum([1 << i for i in range(4) if counts[i] >= card.on[i] and not card.on[4] >> i & 1])


def some_foretold(s: Tapestry, p: Player, card: Held) -> bool:
    return newly_foretold(s, p, card) != 0


class Fulfil(Act, frozen=True):
    """A resource for each prediction that comes true for the first time."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], self.card
        if mat not in p.cards:
            return
        on = lies_on(p, mat)
        held = HeldAs(s.content.civ[mat], mat, NONE, on, self.seat)
        fresh = newly_foretold(s, p, held)
        if fresh:
            put_on(s, p, mat, *on[:4], on[4] | fresh)
            s.then(GainAny(self.seat, fresh.bit_count()))


def exact_vp(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> int:
    """For each category that matches exactly."""
    counts = mystic_counts(s, p)
    exact: int = sum([counts[i] == card.on[i] for i in range(4)])
    return exact * card.row.amount


def foretold(s: Tapestry, p: Player, card: Held, place: int) -> int:
    """Behind the four numbers stands which of them came true."""
    return card.on[place] if place < 4 else NOWHERE


def fulfilled(s: Tapestry, p: Player, card: Held) -> int:
    return card.on[4] if len(card.on) > 4 else 0


card(
    Civilization(
        "mystics", turns=(5,), vp=(9, 9, 9, 4), amount=10, adjustment=("any_resource",), later="again"
    ),
    On(GAINED_CIV, Foretell(ME, card=THIS), own=True),
    On(CHANGED, Fulfil(ME, card=THIS), when=some_foretold),
    Plus(CARD_VP, exact_vp, own=True),
    On(INCOME_STEP_1, ScoreCard(ME, THIS, "score-predictions"), when=its_turn),
    Plus(MAT_SAYS, foretold, own=True),
    Plus(MAT_MARKED, fulfilled, own=True),
)


def nomad_camps(s: Tapestry, p: Player) -> int:
    """Own territories with exactly one item, and empty ones next to own ones."""
    shared = p.held & s.occupied & ~s.crowded
    return shared | s.known & ~s.occupied & s.board.grid.next_to(p.held)


class Camp(ChooseHex, frozen=True):
    """A building on the map instead of in the city: it closes an own territory, or takes an empty one."""

    concerns: ClassVar[str] = "civilization:nomads"
    verb: ClassVar[str] = "camp"
    stop: ClassVar[Option | None] = None

    kind: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return list(bits(nomad_camps(s, s.players[self.seat])))

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        shared = bool(s.occupied >> what & 1)
        p.settled = tuple(sorted((*p.settled, (what, self.kind))))
        refresh_hold(p)
        add_item(s, what)
        s.tell("camped", seat=p.seat, **hex_words(s, what))
        building_placed(s, p, self.kind)
        if shared:
            s.then(GainAny(self.seat))


def may_camp(s: Tapestry, p: Player, card: Held, kind: int) -> Step | None:
    return Camp(p.seat, kind=kind) if nomad_camps(s, p) else None


card(Civilization("nomads"), Use(OTHER_PLACES, may_camp))


class Favour(Act, frozen=True):
    """VP for each track that is completed or led, and something for each achievement."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        others = opponents(s, p)
        best = [
            position(p, x) == END
            or position(p, x) >= max([position(other, x) for other in others], default=0)
            for x in tracks_in_play(s)
        ]
        score(s, p, sum(best) * len(others))
        count = p.achieved.bit_count()
        if p.income == 5:
            score(s, p, s.content.civ[self.card].amount * count)
        elif count:
            s.then(GainAny(self.seat, count))


def points_per_opponent(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> Step:
    return Gains(p.seat, (vp(card.row.also * len(opponents(s, p))),))


card(
    Civilization("the_chosen", turns=(2, 3, 4, 5), amount=5, also=15),
    On(CHOSEN_CIV, points_per_opponent, own=True),
    On(INCOME_STEP_1, Favour(ME, card=THIS), when=its_turn),
)


class OpenMarket(Ask, frozen=True):
    """A token on an empty territory, or on one that an opponent's outpost holds alone."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        on = lies_on(p, self.card)
        if not on or not on[0]:
            return []
        empty = s.known & ~s.occupied
        alone = s.occupied & ~s.crowded & rivals_outposts(s, p)
        found: list[Option] = [("trade", cell) for cell in bits(empty | alone)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, cell = s.players[self.seat], int(option[1])
        left, *posts = lies_on(p, self.card)
        p.markers = tuple(sorted((*p.markers, cell)))
        if s.occupied >> cell & 1:
            put_token(s, p, self.card, left - 1, *posts)
            add_item(s, cell)
            if tile_at(s, cell) != NONE:
                gain_words(s, self.seat, s.content.tile[tile_at(s, cell)].gain)
        else:
            put_token(s, p, self.card, left - 1, *posts, cell)
            add_item(s, cell)
            score(s, p, (s.board.near[cell] & rivals_land(s, p)).bit_count())

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option)


def rivals_outposts(s: Tapestry, p: Player) -> int:
    cells = 0
    for other in s.players:
        if other is not p:
            for cell in other.upright:
                cells |= 1 << cell
    return cells


class TakeOtherDie(Ask, frozen=True):
    """The conquer die that an opponent did not choose (TP-18.15)."""

    concerns: ClassVar[str] = "civilization:traders"
    open: ClassVar[bool] = True

    cell: int
    face: str

    def options(self, s: Tapestry) -> list[Option]:
        """After the end of one's game only VP are gained (TP-10.07)."""
        gains = not s.players[self.seat].ended or is_points(self.face)
        return [("face", self.face), DECLINE] if gains else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            gain_face(s, s.players[self.seat], self.face, self.cell)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-die-face", {"face": self.face.replace("_", "-").replace(":", "-")})


def other_die(s: Tapestry, p: Player, card: Held, cell: int, face: str) -> Step | None:
    return TakeOtherDie(p.seat, cell, face) if cell in card.on[1:] else None


card(
    Civilization(
        "traders",
        turns=(2, 3, 4, 5),
        tokens=4,
        adjustment=("any_resource", "any_resource", vp(10)),
        solo=False,
    ),
    On(GAINED_CIV, lay_tokens, own=True),
    On(INCOME_STEP_1, OpenMarket(ME, card=THIS), when=its_turn),
    On(DIE_CHOSEN, other_die, whom=RIVALS),
    Plus(MAT_READY, ready_tokens, own=True),
)
