"""Civilizations of Fantasies & Futures, Artificers to Genies (TP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.benefits import ChooseGain, GainAny, Gains, gain_words
from tessera.games.tapestry.building import landmarks_in_city
from tessera.games.tapestry.cards.sentences import (
    Remember,
    civ_card,
    describe_space,
    in_turns,
    its_turn,
    put_token,
)
from tessera.games.tapestry.content import FANTASIES, ROWS, Civilization
from tessera.games.tapestry.hooks import (
    ADVANCE_AFTER_END,
    GAINED_CIV,
    INCOME_STEP_1,
    KEEPS_ERA_CARD,
    LANDMARK_GAINED,
    PLAY_ON,
)
from tessera.games.tapestry.land import add_item, refresh_hold
from tessera.games.tapestry.naming import describe_hex
from tessera.games.tapestry.rolling import roll_for_both
from tessera.games.tapestry.supplies import (
    ChooseCard,
    DrawTapestry,
    discard_tapestry,
    tapestries_left,
)
from tessera.games.tapestry.world import (
    INCOME,
    Player,
    Tapestry,
    all_buildings,
    keys_of,
    opponents,
    score,
    take,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    Act,
    Ask,
    Choose,
    Description,
    Option,
    Step,
    lies_on,
)
from tessera.kernel.effects import Allow, Card, Held, On, card
from tessera.kernel.geometry import bits

# --- Artificers -------------------------------------------------------------------------------------------------


class Rearrange(Ask, frozen=True):
    """The leftmost building of a row is set aside, or slides one space to the left (TP-10.21)."""

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
    p.covered = (*p.covered[:kind], new, *p.covered[kind + 1 :])  # type: ignore[assignment]
    s.touched = True


class FinalWork(Ask, frozen=True):
    """VP for all own income buildings, or all buildings of a row are pushed to the left."""

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


# --- Celestials -------------------------------------------------------------------------------------------------


class RaiseCapital(Act, frozen=True):
    """A floating capital in place of an outpost of the starting territory (TP-2.30)."""

    seat: int
    owner: int

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
        put_token(s, p, "celestials", p.home)


class ReplaceOutpost(Choose, frozen=True):
    """Whose outpost on the starting territory makes way for the token."""

    verb: ClassVar[str] = "replace"
    element: ClassVar[str] = "seat"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        home = s.players[self.seat].home
        return [x.seat for x in s.players if home in x.upright or home in [cell for cell, _ in x.fallen]] or [
            NONE
        ]

    def take(self, s: Tapestry, what: int) -> None:
        s.then(RaiseCapital(self.seat, what))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[1] == NONE:
            return Description("do-replace-none")
        return Description("do-replace-outpost", {"other_seat": option[1]}, (f"seat:{option[1]}",))


def raise_capital(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return RaiseCapital(p.seat, p.seat) if at_setup else ReplaceOutpost(p.seat)


class Drift(Ask, frozen=True):
    """The token moves to a neighbouring explored territory; then both dice are rolled and gained."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        on = lies_on(s.players[self.seat], civ_card(s, "celestials"))
        if not on or on[0] == NONE:
            return []
        found: list[Option] = [("drift", cell) for cell in bits(s.board.near[on[0]] & s.known)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, cell = s.players[self.seat], int(option[1])
        old = lies_on(p, civ_card(s, "celestials"))[0]
        p.markers = tuple(sorted((*take(p.markers, old), cell)))
        add_item(s, old, -1)
        add_item(s, cell)
        put_token(s, p, "celestials", cell)
        roll_for_both(s, p, cell)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option)


class ScoreSkyline(Act, frozen=True):
    """Landmarks that hang over the edge cost VP, others in the city bring some (TP-9.28)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for _, _, outside in landmarks_in_city(p):
            score(s, p, -2 if outside else 5)


# --- Elder Ones -------------------------------------------------------------------------------------------------


class Sacrifice(ChooseCard, frozen=True):
    """Up to six tapestry cards for two resources each."""

    verb: ClassVar[str] = "discard"
    element: ClassVar[str] = "tapestry"
    open: ClassVar[bool] = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        discard_tapestry(s, s.players[self.seat], s.content.number[what])
        s.then(GainAny(self.seat, 2))


class Slumber(Ask, frozen=True):
    """A resource or two tapestry cards."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("resource",), *([("cards",)] if tapestries_left(s) else [])]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(GainAny(self.seat) if option == ("resource",) else DrawTapestry(self.seat, 2))


def after_the_end(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    """The fifth income turn itself is not after it."""
    in_last_income = s.turn.seat == p.seat and s.turn.kind == INCOME
    return p.income >= 5 and not p.ended and not in_last_income


def elder_landmark(s: Tapestry, p: Player, card: Held, *_: object) -> Step:
    return Gains(p.seat, (f"vp:{card.row.amount}",))


# --- Faefolk ----------------------------------------------------------------------------------------------------


class Flit(Ask, frozen=True):
    """A tapestry card may be gained; then the token moves along the ring."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("draw",), DECLINE] if tapestries_left(s) else [DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(FlyOn(self.seat))
        if option != DECLINE:
            s.then(DrawTapestry(self.seat))


class FlyOn(Act, frozen=True):
    """As many spots as there are visible tapestry cards, in hand and on top of the mat."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], civ_card(s, "faefolk")
        ring = s.content.row[mat].columns[0]
        seen = len(p.hand.cards) + sum([bool(stack) for stack in p.eras])
        spot = (lies_on(p, mat)[0] + seen) % len(ring)
        put_token(s, p, "faefolk", spot)
        times = 2 if p.income == 5 else 1
        for _ in range(times):
            gain_words(s, self.seat, ring[spot])


def first_spot(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (0,))


# --- Genies -----------------------------------------------------------------------------------------------------


class CallGenie(Act, frozen=True):
    """A random opponent chooses a circle; whose game has ended lets the Genies choose (TP-10.15)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        others = opponents(s, p)
        drawn = others[s.chance.pick(len(others))]
        s.tell("genie", seat=self.seat, other_seat=drawn.seat)
        chooser = self.seat if drawn.ended or drawn.seat >= s.setup.seats else drawn.seat
        s.then(ChooseCircle(chooser, self.seat))


class ChooseCircle(Ask, frozen=True):
    """The circle is scored by the opponent and by the Genies, who gain a square next to it."""

    open: ClassVar[bool] = True

    genies: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("circle", place) for place in range(4)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        place = int(option[1])
        squares, circles = s.content.row[civ_card(s, "genies")].columns
        beside = (squares[place][0], squares[(place + 1) % 4][0])
        s.then(Gains(self.genies, circles[place]), ChooseGain(self.genies, beside))
        if self.seat != self.genies:
            s.then(Gains(self.seat, circles[place]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, "genies", 1, option)


class TwoCircles(Choose, frozen=True):
    """Two different circles in the last income turn."""

    verb: ClassVar[str] = "circle"
    element: ClassVar[str] = "circle"
    stop: ClassVar[Option | None] = None

    count: int = 2
    done: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return [place for place in range(4) if place != self.done]

    def resolve(self, s: Tapestry, option: Option) -> None:
        place = int(option[1])
        if self.count > 1:
            s.then(TwoCircles(self.seat, self.count - 1, place))
        s.then(Gains(self.seat, s.content.row[civ_card(s, "genies")].columns[1][place]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, "genies", 1, option)


ARTIFICERS_TO_GENIES: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("artificers", turns=(2, 3, 4, 5), set=FANTASIES),
        On(INCOME_STEP_1, Rearrange(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, FinalWork(ME), when=in_turns(5)),
    ),
    card(
        Civilization("celestials", turns=(2, 3, 4, 5), later="may", set=FANTASIES),
        On(GAINED_CIV, raise_capital, own=True),
        On(INCOME_STEP_1, Drift(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, ScoreSkyline(ME), when=in_turns(5)),
    ),
    card(
        Civilization("elder_ones", turns=(2, 3, 4, 5), amount=10, set=FANTASIES),
        On(INCOME_STEP_1, Slumber(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, Sacrifice(ME, 6), when=in_turns(5)),
        Allow(PLAY_ON),
        Allow(ADVANCE_AFTER_END),
        Allow(KEEPS_ERA_CARD),
        On(LANDMARK_GAINED, elder_landmark, when=after_the_end),
    ),
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
            set=FANTASIES,
        ),
        On(GAINED_CIV, first_spot, own=True),
        On(INCOME_STEP_1, Flit(ME), when=its_turn),
    ),
    card(
        Civilization(
            "genies",
            turns=(2, 3, 4, 5),
            columns=(
                (("research_x",), ("invent",), ("culture",), ("explore",)),
                (("vp_capital",), ("vp_tiles",), ("vp_controlled",), ("vp_tech",)),
            ),
            set=FANTASIES,
            solo=False,
        ),
        On(INCOME_STEP_1, CallGenie(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, TwoCircles(ME), when=in_turns(5)),
    ),
)
