"""The six civilizations (CV-2.14)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.cards.words import *

CIVILIZATIONS = Cards[Civilization]()
card = CIVILIZATIONS.add


def place_drawn_person(s: World, p: Nation, card: Held) -> Step | None:
    """The great person that was drawn before the figures were placed (CV-2.14, CV-2.23)."""
    return PlacePerson(p.seat, p.reserve[0], must=True) if p.reserve else None


card(
    Civilization("america", tech="currency", tile="home_america", amount=2),
    Plus(CONVERSION, "amount"),
    On(SETUP_BONUS, GainPerson(ME, must=True)),
    On(SETUP_ENDS, place_drawn_person),
)


class WalledCapital(Act, frozen=True):
    """The capital starts on its walled side."""

    seat: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        p.walled = put(p.walled, p.cities[0])


class SaveUnit(Choose, frozen=True):
    """One own unit that was killed in this battle may return to the standing forces (CV-11.36)."""

    verb: ClassVar[str] = "save"
    rule: ClassVar[str] = "CV-11.36"
    stop: ClassVar[Option | None] = DECLINE

    def among(self, s: World) -> list[str]:
        b = s.battle
        if b is None:
            return []
        side = ATTACKER if b.attacker == self.seat else DEFENDER
        under = [unit for units in s.used_units for unit in units]  # loot may have shuffled it away (CV-6.26)
        return [s.content.rows[unit].key for unit in dict.fromkeys(b.killed[side]) if unit in under]

    def take(self, s: World, what: str) -> None:
        unit = s.content.number[what]
        kind = s.content.units[unit].type
        s.used_units = (*s.used_units[:kind], take(s.used_units[kind], unit), *s.used_units[kind + 1 :])
        s.players[self.seat].forces.add(unit)
        rank, count = known_as(s, s.players[self.seat], unit)
        s.tell("unit-saved", seat=self.seat, card=what, rank=rank, count=count)

    def describe(self, s: World, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule=self.rule)
        unit = s.content.number[str(option[1])]
        rank, count = known_as(s, s.players[self.seat], unit)
        args: dict[str, int | str] = {"card": option[1], "rank": rank, "count": count}
        return Description("do-save", args, (s.content.element(unit),), self.rule)


card(
    Civilization("china", tech="writing", tile="home_china", amount=3),
    On(SETUP_BONUS, WalledCapital(ME)),
    On(HUT_EXPLORED, GainCulture(ME, THIS)),
    On(VILLAGE_CONQUERED, GainCulture(ME, THIS)),
    On(BATTLE_OVER, SaveUnit(ME)),
)


class AncientGift(Act, frozen=True):
    """A random ancient wonder of the market; its space is filled from the deck (CV-2.05)."""

    seat: int

    def run(self, s: World) -> None:
        if s.wonders:
            wonder = s.wonders[s.chance.pick(len(s.wonders))]
            enter(s, s.players[self.seat], wonder)
            s.tell("wonder-drawn", seat=self.seat, card=s.content.rows[wonder].key)
            refill(s, wonder)


def place_drawn_wonder(s: World, p: Nation, card: Held) -> Step | None:
    """The marker of the wonder that was drawn (CV-2.14)."""
    wonder = next((number for number in p.cards if number in s.content.wonders), None)
    return PlaceWonder(p.seat, wonder) if wonder is not None else None


class PlaceWonder(Ask, frozen=True):
    """On a square around the capital that is no water (CV-2.15)."""

    open: ClassVar[bool] = True

    wonder: int

    def options(self, s: World) -> list[Option]:
        p = s.players[self.seat]
        return [("at", NAMES[square]) for square in bits(wonder_sites(s, p, p.cities[0]))]

    def resolve(self, s: World, option: Option) -> None:
        p = s.players[self.seat]
        put_marker(s, p, SQUARE[str(option[1])], self.wonder)
        s.tell("wonder-built", seat=self.seat, card=s.content.rows[self.wonder].key, square=option[1])

    def prompt(self, s: World) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "card": s.content.rows[self.wonder].key}
        return Description("ask-place-wonder", args, (s.content.element(self.wonder),), "CV-2.15")

    def describe(self, s: World, option: Option) -> Description:
        return square_part(option, "CV-2.15")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-site", rule="CV-2.15") if option[0] == "at" else None


card(
    Civilization("egypt", tech="construction", tile="home_egypt", introductory=False),
    On(SETUP_BEGINS, AncientGift(ME)),
    On(SETUP_BONUS, place_drawn_wonder),
    Allow(FREE_BUILDING, once=TURN),
)


class Muster(Act, frozen=True):
    """A unit for nothing."""

    seat: int
    unit: int

    def run(self, s: World) -> None:
        train(s, s.players[self.seat], self.unit)


def extra_infantry(s: World, p: Nation, card: HeldAs[Civilization]) -> Step:
    return Repeat(card.row.amount, Muster(p.seat, INFANTRY))


class TakeFromMarket(Choose, frozen=True):
    """A resource marker of one's choice, if the market has any (CV-13.12)."""

    verb: ClassVar[str] = "take"
    rule: ClassVar[str] = "CV-13.12"
    stop: ClassVar[Option | None] = None

    def among(self, s: World) -> list[str]:
        return [RESOURCES[kind] for kind in range(GROWN) if s.market[kind]]

    def take(self, s: World, what: str) -> None:
        take_resource(s, s.players[self.seat], RESOURCES.index(what))


def arm(s: World, p: Nation, card: Held, tech: int) -> Step | None:
    """A unit of the type that a tech names, and a resource (CV-13.12)."""
    unit = s.content.techs[tech].unit
    return InOrder((Muster(p.seat, unit[0]), TakeFromMarket(p.seat))) if unit is not None else None


card(
    Civilization("germany", tech="metalworking", tile="home_germany", amount=2),
    On(SETUP_BONUS, extra_infantry),
    On(LEARNED, arm),
)

card(
    Civilization(
        "rome",
        tech="code_of_laws",
        tile="home_rome",
        government="republic_government",
        introductory=False,
    ),
    On(WONDER_BUILT, AdvanceTrack(ME, free=True)),
    On(CITY_FOUNDED, AdvanceTrack(ME, free=True)),
    On(CITY_CONQUERED, AdvanceTrack(ME, free=True)),
    On(VILLAGE_CONQUERED, AdvanceTrack(ME, free=True)),
)

card(
    Civilization(
        "russia",
        tech="communism",
        tile="home_russia",
        government="communism_government",
        armies=1,
        amount=1,
    ),
    Plus(STACKING_BONUS, "amount"),
    Allow(SACRIFICE_FIGURE, once=TURN),
)
