"""Setting up (CV-2): civilizations, map, decks, and then everybody step by step."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.content import (
    ANCIENT,
    ARTILLERY,
    EIGHT,
    GROWN,
    INFANTRY,
    MEDIEVAL,
    MODERN,
    MOUNTED,
    TRADE,
    UNIT_TYPES,
    Box,
)
from tessera.games.civilization.hooks import SETUP_BEGINS, SETUP_BONUS, SETUP_ENDS
from tessera.games.civilization.rules.board import (
    LAYOUTS,
    NAMES,
    OUTSKIRTS,
    SIDE,
    SQUARE,
    TURN_OF,
    UNREVEALED,
)
from tessera.games.civilization.rules.culture import describe_square, draw_units
from tessera.games.civilization.rules.pieces import add_army, add_city, add_scout, figures_at
from tessera.games.civilization.rules.research import take_tech
from tessera.games.civilization.rules.start import may_stand, stacking_limit
from tessera.games.civilization.rules.turns import GameTurn
from tessera.games.civilization.rules.yields import all_icons
from tessera.games.civilization.state import Nation, World, in_order
from tessera.kernel import Act, Ask, Bag, Chance, Description, Option, Refusal, Setup, enter
from tessera.kernel.effects import emit
from tessera.kernel.geometry import bits, to_bits


def lay_out(setup: Setup, content: Box, chance: Chance) -> World:
    """All decks and markers, with civilizations still to be chosen."""
    tables, seats = content.tables, setup.seats
    s = World(
        setup=setup,
        content=content,
        chance=chance,
        players=[Nation(seat) for seat in range(seats)],
        layout=" ".join([UNREVEALED] * len(LAYOUTS[seats].slots)),
    )
    s.market = (seats,) * GROWN  # CV-2.08
    s.buildings = tuple(
        [next(row.markers for row in tables.buildings if row.family == family) for family in content.families]
    )
    number = content.number
    s.unit_decks = [
        Bag.of([number[row.key] for row in tables.units if row.type == kind for _ in range(row.copies)])
        for kind in range(len(UNIT_TYPES))
    ]
    s.event_decks = [
        Bag.of([number[row.key] for row in tables.events if row.deck == deck for _ in range(row.copies)])
        for deck in (1, 2, 3)
    ]
    s.people = Bag.of([number[row.key] for row in tables.people for _ in range(row.markers)])
    s.hut_markers = Bag.of([number[row.key] for row in tables.huts for _ in range(row.copies)])
    s.village_markers = Bag.of([number[row.key] for row in tables.villages for _ in range(row.copies)])
    s.tiles = Bag.of([number[row.key] for row in tables.tiles if not row.home])
    if not setup.settings["introductory"]:
        ages = [
            [number[row.key] for row in tables.wonders if row.age == age]
            for age in (ANCIENT, MEDIEVAL, MODERN)
        ]
        s.wonders = tuple(ages[ANCIENT])  # CV-2.04
        s.wonder_decks = [Bag.of(ages[MEDIEVAL]), Bag.of(ages[MODERN])]
    s.agenda = [SetUp()]
    return s


class SetUp(Act, frozen=True):
    """Who begins, who leads which civilization; then step by step, in every step all players (CV-2.11, CV-2.12)."""

    def run(self, s: World) -> None:
        s.first = s.chance.pick(s.seats)
        players = in_order(s)
        s.then(LayMap(), *[BeginNation(p.seat) for p in players], *self.steps(s), GameTurn())
        if s.setup.settings["civ_choice"] == "draft":
            s.then(*[DraftCivilization(p.seat) for p in players])
            return
        drawn = s.chance.shuffled(playable(s))
        for p, civ in zip(s.players, drawn, strict=False):
            p.civ = civ

    def steps(self, s: World) -> list[Act | Ask]:
        """CV-2.12."""
        seats = [p.seat for p in in_order(s)]
        return [
            *[PlaceCapital(seat) for seat in seats],
            *[Bonuses(seat) for seat in seats],
            *[Figures(seat) for seat in seats],
            *[StartTech(seat) for seat in seats],
            *[StartTrade(seat) for seat in seats],
            *[LastBonuses(seat) for seat in seats],
        ]


def playable(s: World) -> list[int]:
    """Civilizations of this match (CV-16.03)."""
    simple = s.setup.settings["introductory"]
    rows = [row for row in s.content.tables.civilizations if row.introductory or not simple]
    return [s.content.number[row.key] for row in rows]


class DraftCivilization(Ask, frozen=True):
    """Each a different one, in player order (CV-2.26)."""

    open: ClassVar[bool] = True

    def options(self, s: World) -> list[Option]:
        taken = [p.civ for p in s.players]
        return [("lead", s.content.rows[civ].key) for civ in playable(s) if civ not in taken]

    def resolve(self, s: World, option: Option) -> None:
        s.players[self.seat].civ = s.content.number[str(option[1])]
        s.tell("civilization", seat=self.seat, card=option[1])

    def prompt(self, s: World) -> Description:
        return Description("ask-draft-civilization", {"seat": self.seat}, rule="CV-2.26")

    def describe(self, s: World, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-lead", {"card": option[1]}, (element,), "CV-2.26")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-lead", rule="CV-2.26") if option[0] == "lead" else None


class LayMap(Act, frozen=True):
    """Home tiles face up in their slots, turned by the arrows (CV-2.09, CV-2.25)."""

    def run(self, s: World) -> None:
        layout = LAYOUTS[s.seats]
        words = s.layout.split()
        for p, (slot, arrow) in zip(s.players, layout.homes, strict=True):
            words[slot] = f"{s.content.civilizations[p.civ].tile}/{TURN_OF[arrow]}"
        s.layout = " ".join(words)


class BeginNation(Act, frozen=True):
    """The civilization works from now on; one unit of each type, the starting government (CV-2.02, CV-2.18)."""

    seat: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        row = s.content.civilizations[p.civ]
        enter(s, p, p.civ)
        for kind in (ARTILLERY, INFANTRY, MOUNTED):
            draw_units(s, kind, p.forces)
        p.government = s.content.number[row.government]
        enter(s, p, p.government)
        p.governments = tuple(dict.fromkeys((s.content.despotism, p.government)))
        p.unlocked = (-1,) * len(p.governments)
        s.tell("begins", seat=self.seat, card=row.key)
        emit(s, p, SETUP_BEGINS)


def home_slot(s: World, seat: int) -> tuple[int, int]:
    slot, _ = LAYOUTS[s.seats].homes[seat]
    return LAYOUTS[s.seats].slots[slot]


class PlaceCapital(Ask, frozen=True):
    """One of the four central squares of the home tile (CV-2.13)."""

    open: ClassVar[bool] = True

    def squares(self, s: World) -> list[int]:
        left, top = home_slot(s, self.seat)
        found = [(top + y) * SIDE + left + x for y in (1, 2) for x in (1, 2)]
        return [square for square in found if s.board.land >> square & 1]

    def options(self, s: World) -> list[Option]:
        return [("capital", NAMES[square]) for square in self.squares(s)]

    def resolve(self, s: World, option: Option) -> None:
        add_city(s, s.players[self.seat], SQUARE[str(option[1])])
        s.tell("capital", seat=self.seat, square=option[1])

    def suggest(self, s: World) -> Option | None:
        """The square that the tile suggests."""
        best = s.board.suggested & to_bits(self.squares(s))
        return ("capital", NAMES[best.bit_length() - 1]) if best else None

    def prompt(self, s: World) -> Description:
        return Description("ask-place-capital", {"seat": self.seat}, rule="CV-2.13")

    def describe(self, s: World, option: Option) -> Description:
        return describe_square("do-capital", option, "CV-2.13")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-capital", rule="CV-2.13") if option[0] == "capital" else None


class Bonuses(Act, frozen=True):
    """CV-2.14."""

    seat: int

    def run(self, s: World) -> None:
        emit(s, s.players[self.seat], SETUP_BONUS)


class Figures(Act, frozen=True):
    """One army and one scout, some nations one army more (CV-2.16)."""

    seat: int

    def run(self, s: World) -> None:
        armies = 1 + s.content.civilizations[s.players[self.seat].civ].armies
        s.then(*[PlaceFigure(self.seat, "army")] * armies, PlaceFigure(self.seat, "scout"))


class PlaceFigure(Ask, frozen=True):
    """On a square around the capital, never on water, never above the stacking limit (CV-2.16)."""

    open: ClassVar[bool] = True

    figure: str

    def options(self, s: World) -> list[Option]:
        p = s.players[self.seat]
        found = OUTSKIRTS[p.cities[0]] & s.board.land & may_stand(s, p)
        limit = stacking_limit(s, p)
        return [(self.figure, NAMES[x]) for x in bits(found) if sum(figures_at(p, x)) < limit]

    def resolve(self, s: World, option: Option) -> None:
        add = add_army if self.figure == "army" else add_scout
        add(s, s.players[self.seat], SQUARE[str(option[1])])

    def prompt(self, s: World) -> Description:
        return Description("ask-place-figure", {"seat": self.seat, "figure": self.figure}, rule="CV-2.16")

    def describe(self, s: World, option: Option) -> Description:
        return describe_square(f"do-place-{self.figure}", option, "CV-2.16")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-place-figure", rule="CV-2.16") if option[0] == self.figure else None


class StartTech(Act, frozen=True):
    """In the bottom row of the pyramid, whatever its level (CV-2.17, CV-2.22)."""

    seat: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        take_tech(s, p, s.content.number[s.content.civilizations[p.civ].tech])
        p.unlocked = (-1,) * len(p.governments)


class StartTrade(Act, frozen=True):
    """The trade icons around the capital at that moment (CV-2.19)."""

    seat: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        p.trade = all_icons(s, p) >> TRADE & EIGHT


class LastBonuses(Act, frozen=True):
    """CV-2.23."""

    seat: int

    def run(self, s: World) -> None:
        emit(s, s.players[self.seat], SETUP_ENDS)
