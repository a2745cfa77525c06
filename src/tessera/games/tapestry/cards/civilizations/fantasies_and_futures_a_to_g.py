"""Civilizations of Fantasies & Futures, Artificers to Genies (TP-10)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import ROWS
from tessera.games.tapestry.hooks import ADVANCE_AFTER_END
from tessera.games.tapestry.rules.vocabulary import Said, Words
from tessera.games.tapestry.state import INCOME, all_buildings, with_count

civilizations = Cards[Civilization]()
card = civilizations.add


class Rearrange(Ask, frozen=True):
    """The leftmost building of a row is set aside, or slides one space to the left (TP-10.21)."""

    concerns: ClassVar[str] = "civilization:artificers"
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = []
        for name, row in zip(ROWS, s.players[self.seat].covered, strict=True):
            if row:
                found.append(("set-aside", name))
                if row & -row > 1:
                    found.append(("slide", name))
        return found

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, kind = s.players[self.seat], ROWS.index(str(option[1]))
        row = p.covered[kind]
        lowest = row & -row
        new = row & ~lowest if option[0] == "set-aside" else (row & ~lowest) | lowest >> 1
        set_row(s, p, kind, new)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}", {"row": option[1]}, (f"income:{option[1]}",), "TP-10.21")


def set_row(s: Tapestry, p: Player, kind: int, new: int) -> None:
    p.covered = with_count(p.covered, kind, new)
    s.touched = True


class FinalWork(Ask, frozen=True):
    """VP for all own income buildings, or all buildings of a row are pushed to the left."""

    concerns: ClassVar[str] = "civilization:artificers"
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        covered = s.players[self.seat].covered
        pushes: list[Option] = [("push", name) for name, row in zip(ROWS, covered, strict=True) if row]
        return [("count",), *pushes]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == ("count",):
            score(s, p, all_buildings(p))
            return
        kind = ROWS.index(str(option[1]))
        set_row(s, p, kind, (1 << p.covered[kind].bit_count()) - 1)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == ("count",):
            return Description("do-count")
        return Description("do-push", {"row": option[1]}, (f"income:{option[1]}",))


card(
    Civilization("artificers", turns=(2, 3, 4, 5), set=FANTASIES),
    On(INCOME_STEP_1, Rearrange(ME), when=before_its_last_turn),
    On(INCOME_STEP_1, FinalWork(ME), when=its_last_turn),
)


class RaiseCapital(Act, frozen=True):
    """A floating capital in place of an outpost of the starting territory (TP-2.30)."""

    seat: int
    owner: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.owner != NONE:
            other = s.players[self.owner]
            if p.home in other.upright:
                other.upright = take(other.upright, p.home)
            else:
                entry = next(x for x in other.fallen if x[0] == p.home)
                other.fallen = tuple(
                    [x for i, x in enumerate(other.fallen) if i != other.fallen.index(entry)]
                )
            other.outposts += 1
            refresh_hold(other)
            add_item(s, p.home, -1)
        p.markers = tuple(sorted((*p.markers, p.home)))
        add_item(s, p.home)
        put_token(s, p, self.card, p.home)


class ReplaceOutpost(Choose, frozen=True):
    """Whose outpost on the starting territory makes way for the token."""

    verb: ClassVar[str] = "replace"
    element: ClassVar[str] = "seat"
    stop: ClassVar[Option | None] = None

    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        home = s.players[self.seat].home
        return [x.seat for x in s.players if home in x.upright or home in [cell for cell, _ in x.fallen]] or [
            NONE
        ]

    def take(self, s: Tapestry, what: int) -> None:
        s.then(RaiseCapital(self.seat, what, card=self.card))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[1] == NONE:
            return Description("do-replace-none")
        return Description("do-replace-outpost", {"other_seat": option[1]}, (f"seat:{option[1]}",))


def raise_capital(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return (
        RaiseCapital(p.seat, p.seat, card=card.number)
        if at_setup
        else ReplaceOutpost(p.seat, card=card.number)
    )


class Drift(Ask, frozen=True):
    """The token moves to a neighbouring explored territory; then both dice are rolled and gained."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        on = lies_on(s.players[self.seat], self.card)
        if not on or on[0] == NONE:
            return []
        found: list[Option] = [("drift", cell) for cell in bits(s.board.near[on[0]] & s.known)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, cell = s.players[self.seat], int(option[1])
        old = lies_on(p, self.card)[0]
        p.markers = tuple(sorted((*take(p.markers, old), cell)))
        add_item(s, old, -1)
        add_item(s, cell)
        put_token(s, p, self.card, cell)
        roll_for_both(s, p, cell)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option)


class ScoreSkyline(Act, frozen=True):
    """Landmarks that hang over the edge cost VP, others in the city bring some (TP-9.28)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p, row = s.players[self.seat], s.content.civ[self.card]
        for _, _, outside in landmarks_in_city(p):
            score(s, p, -row.also if outside else row.amount)


card(
    Civilization("celestials", turns=(2, 3, 4, 5), amount=5, also=2, later="may", set=FANTASIES),
    On(GAINED_CIV, raise_capital, own=True),
    On(INCOME_STEP_1, Drift(ME, card=THIS), when=before_its_last_turn),
    On(INCOME_STEP_1, ScoreSkyline(ME, THIS), when=its_last_turn),
)


def sacrifice(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step:
    gain = GainAny(p.seat, card.row.resources)
    return SellTapestries(p.seat, card.row.times, gain=gain, card=card.number)


def slumber(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step:
    """A resource or tapestry cards."""
    return OneOf(p.seat, (GainAny(p.seat), DrawTapestry(p.seat, card.row.cards)), name="slumber")


def after_the_end(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    """The fifth income turn itself is not after it."""
    in_last_income = s.turn.seat == p.seat and s.turn.kind == INCOME
    return p.income >= 5 and not p.ended and not in_last_income


card(
    Civilization(
        "elder_ones",
        turns=(2, 3, 4, 5),
        amount=10,
        cards=2,
        times=6,
        resources=2,
        set=FANTASIES,
    ),
    On(INCOME_STEP_1, slumber, when=before_its_last_turn),
    On(INCOME_STEP_1, sacrifice, when=its_last_turn),
    Allow(PLAY_ON),
    Allow(ADVANCE_AFTER_END),
    Allow(KEEPS_ERA_CARD),
    On(LANDMARK_GAINED, points, when=after_the_end),
)


class FlyOn(Act, frozen=True):
    """As many spots as there are visible tapestry cards, in hand and on top of the mat."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], self.card
        ring = s.content.civ[mat].columns[0]
        seen = len(p.hand.cards) + sum([bool(stack) for stack in p.eras])
        spot = (lies_on(p, mat)[0] + seen) % len(ring)
        put_token(s, p, self.card, spot)
        row = s.content.civ[self.card]
        times = row.amount if p.income == row.turns[-1] else 1
        for _ in range(times):
            gain_words(s, self.seat, ring[spot])


card(
    Civilization(
        "faefolk",
        turns=(2, 3, 4, 5),
        columns=(
            (
                ("vp_tapestry",),
                ("tapestry", "territory", "invent", "vp_income_buildings"),
                ("food", "vp_tiles"),
                ("coin", "vp_tech"),
                ("culture", "vp_controlled"),
                ("worker", "vp_capital"),
                ("space_tile", "explore_space"),
            ),
        ),
        amount=2,
        set=FANTASIES,
    ),
    On(GAINED_CIV, EMPTY, own=True),
    On(INCOME_STEP_1, InOrder((May(ME, DrawTapestry(ME), name="flit"), FlyOn(ME, THIS))), when=its_turn),
    Plus(MAT_COVERED, token_on, own=True),
)


class CallGenie(Act, frozen=True):
    """A random opponent chooses a circle; whose game has ended lets the Genies choose (TP-10.15)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        others = opponents(s, p)
        drawn = others[s.chance.pick(len(others))]
        s.tell("genie", seat=self.seat, other_seat=drawn.seat)
        chooser = self.seat if drawn.ended or drawn.seat >= s.setup.seats else drawn.seat
        s.then(ChooseCircle(chooser, self.seat, card=self.card))


class ChooseCircle(Ask, frozen=True):
    """The circle is scored by the opponent and by the Genies, who gain a square next to it."""

    open: ClassVar[bool] = True

    genies: int
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("circle", place) for place in range(4)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        place = int(option[1])
        squares, circles = s.content.civ[self.card].columns
        beside = (squares[place][0], squares[(place + 1) % 4][0])
        s.then(GrantWish(self.genies, beside, circles[place]))
        if self.seat != self.genies:
            s.then(Gains(self.seat, circles[place]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, self.card, 1, option)


class GrantWish(ChooseGain, frozen=True):
    """A square beside the circle, and the circle, in any order."""

    concerns: ClassVar[str] = "civilization:genies"

    circle: Words

    def resolve(self, s: Tapestry, option: Option) -> None:
        gain_words(s, self.seat, (*self.circle, Said(str(option[1]))))


class TwoCircles(Choose, frozen=True):
    """Two different circles in the last income turn."""

    verb: ClassVar[str] = "circle"
    element: ClassVar[str] = "circle"
    stop: ClassVar[Option | None] = None

    done: int = NONE
    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return [place for place in range(4) if place != self.done]

    def resolve(self, s: Tapestry, option: Option) -> None:
        place = int(option[1])
        if self.count > 1:
            s.then(TwoCircles(self.seat, self.count - 1, done=place, card=self.card))
        s.then(Gains(self.seat, s.content.civ[self.card].columns[1][place]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, self.card, 1, option)


def two_circles(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step:
    return TwoCircles(p.seat, card.row.amount, card=card.number)


card(
    Civilization(
        "genies",
        turns=(2, 3, 4, 5),
        columns=(
            (("research_x",), ("invent",), ("culture",), ("explore",)),
            (("vp_capital",), ("vp_tiles",), ("vp_controlled",), ("vp_tech",)),
        ),
        amount=2,
        set=FANTASIES,
        solo=False,
    ),
    On(INCOME_STEP_1, CallGenie(ME, card=THIS), when=before_its_last_turn),
    On(INCOME_STEP_1, two_circles, when=its_last_turn),
)
