"""The culture track and great people (CV-8, CV-9)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.content import AIRCRAFT, TERRAINS, UNIT_TYPES
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, SQUARE, at
from tessera.games.civilization.rules.pieces import put_marker, remove_marker
from tessera.games.civilization.rules.yields import enemies
from tessera.games.civilization.state import Nation, World
from tessera.kernel import Act, Ask, Bag, Description, Option, Refusal, all_but, only
from tessera.kernel.geometry import bits
from tessera.kernel.tuples import put, take

RESERVE: Option = ("reserve",)

# --- the culture track ----------------------------------------------------------------------------------------


def refuse_advance(s: World, p: Nation) -> Refusal | None:
    """Why a player cannot pay for the next space (CV-8.02)."""
    track = s.content.constants.track
    if p.track >= len(track):
        return Refusal("refused-end-of-track", rule="CV-8.03")
    culture, trade, _ = track[p.track]
    if p.culture < culture or p.trade < trade:
        return Refusal("refused-advance", {"culture": culture, "trade": trade}, "CV-8.02")
    return None


class AdvanceTrack(Act, frozen=True):
    """One space, paid or free; its reward is resolved before anything else (CV-8.01 - CV-8.05)."""

    seat: int
    free: bool = False

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        track = s.content.constants.track
        if p.track >= len(track):
            return
        culture, trade, reward = track[p.track]
        if not self.free:
            p.culture -= culture
            p.trade -= trade
        p.track += 1
        s.touched = True
        s.tell("advanced", seat=self.seat, count=p.track)
        if reward.isdigit():
            draw_event(s, p, int(reward))
        elif reward == "person":
            s.then(GainPerson(self.seat))

    def possible(self, s: World) -> bool:
        return s.players[self.seat].track < len(s.content.constants.track)


def draw_event(s: World, p: Nation, deck: int) -> None:
    """Unseen by the others; from an empty deck after shuffling what lies under it (CV-8.07)."""
    bag, under = s.event_decks[deck - 1], s.used_events[deck - 1]
    if not bag.cards:
        if not under:
            return
        bag.add_all(under)
        s.used_events = (*s.used_events[: deck - 1], (), *s.used_events[deck:])
        s.tell("events-shuffled", deck=deck)
    card = s.chance.draw(bag)
    p.hand.add(card)
    s.touched = True
    s.tell("event-drawn", to=only(p.seat), seat=p.seat, card=s.content.rows[card].key)
    s.tell("event-drawn-unseen", to=all_but(p.seat), seat=p.seat, deck=deck)


# --- great people ---------------------------------------------------------------------------------------------


class GainPerson(Act, frozen=True):
    """Drawn at random; placed at once or kept in reserve (CV-9.01, CV-9.02)."""

    seat: int
    must: bool = False
    """Whether it waits for the end of set-up, when it must be placed (CV-2.15, CV-2.23)."""

    def run(self, s: World) -> None:
        if not s.people.cards:
            return
        p = s.players[self.seat]
        person = s.chance.draw(s.people)
        p.reserve = put(p.reserve, person)
        s.tell("person-gained", seat=self.seat, card=s.content.rows[person].key)
        if not self.must:
            s.then(PlacePerson(self.seat, person))

    def possible(self, s: World) -> bool:
        return bool(s.people.cards)


def person_sites(s: World, p: Nation) -> int:
    """Own outskirts that are neither water nor blockaded (CV-9.02)."""
    found = 0
    for city in p.cities:
        found |= OUTSKIRTS[city]
    return found & s.board.land & ~enemies(s, p)


def place_person(s: World, p: Nation, person: int, square: int) -> None:
    """Onto the map, over an own marker if there is one (CV-9.08)."""
    if square in p.sites:
        replaced = remove_marker(s, p, square, to_reserve=True)
        if s.content.kind[replaced] == s.content.kind[person]:
            p.swapped = put(p.swapped, replaced)
        s.tell("replaced", seat=p.seat, card=s.content.rows[replaced].key, square=NAMES[square])
    p.reserve = take(p.reserve, person)
    put_marker(s, p, square, person)
    s.tell("person-placed", seat=p.seat, card=s.content.rows[person].key, square=NAMES[square])


class PlacePerson(Ask, frozen=True):
    """Where a great person goes that was just gained (CV-9.02, CV-9.09)."""

    open: ClassVar[bool] = True

    person: int
    must: bool = False

    def options(self, s: World) -> list[Option]:
        sites: list[Option] = [("at", NAMES[x]) for x in bits(person_sites(s, s.players[self.seat]))]
        return sites if self.must and sites else [*sites, RESERVE]

    def resolve(self, s: World, option: Option) -> None:
        if option != RESERVE:
            place_person(s, s.players[self.seat], self.person, SQUARE[str(option[1])])

    def prompt(self, s: World) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "card": s.content.rows[self.person].key}
        return Description("ask-place-person", args, (s.content.element(self.person),), "CV-9.02")

    def describe(self, s: World, option: Option) -> Description:
        if option == RESERVE:
            return Description("do-reserve", rule="CV-9.02")
        return describe_ground(s, option, "CV-9.02")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-place-person", rule="CV-2.15" if self.must else "CV-9.02")


def describe_square(key: str, option: Option, rule: str = "") -> Description:
    """An option that names a square."""
    return Description(key, {"square": option[1]}, (f"square:{option[1]}",), rule)


def describe_ground(s: World, option: Option, rule: str) -> Description:
    """An option that names a square to put something on, with its terrain and the marker that makes room."""
    name = str(option[1])
    square = SQUARE[name]
    args: dict[str, int | str] = {"square": name, "terrain": TERRAINS[s.board.terrain[square]]}
    there = [p.stands[p.sites.index(square)] for p in s.players if square in p.sites]
    if there:
        args["card"] = s.content.rows[there[0]].key
    return Description("do-stand-instead" if there else "do-stand-on", args, (f"square:{name}",), rule)


def draw_units(s: World, kind: int, to: Bag, count: int = 1) -> list[int]:
    """Units of a type from their deck, shuffled anew from what lies under it when it is empty (CV-6.26)."""
    drawn: list[int] = []
    for _ in range(count):
        deck = s.unit_decks[kind]
        if not deck.cards:
            if not s.used_units[kind]:
                break
            deck.add_all(s.used_units[kind])
            s.used_units = (*s.used_units[:kind], (), *s.used_units[kind + 1 :])
            s.tell("units-shuffled", unit=UNIT_TYPES[kind])
        card = s.chance.draw(deck)
        to.add(card)
        drawn.append(card)
    return drawn


def known_as(s: World, p: Nation, unit: int) -> tuple[str, int]:
    """A unit as its owner knows it: the name of its rank, and its strength."""
    row = s.content.units[unit]
    rank = 1 if row.type == AIRCRAFT else p.ranks[row.type]
    return f"{UNIT_TYPES[row.type]}_{rank}", row.strengths[rank - 1]


def units_to_draw(s: World, kind: int) -> int:
    """How many units of a type are left in the market."""
    return len(s.unit_decks[kind].cards) + len(s.used_units[kind])


def own_squares(p: Nation) -> int:
    """Cities with their outskirts."""
    found = at(p.cities)
    for city in p.cities:
        found |= OUTSKIRTS[city]
    return found
