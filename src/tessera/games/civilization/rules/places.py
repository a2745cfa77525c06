"""Huts, villages and destroyed cities: what becomes of a place (CV-10.13, CV-11.33, CV-11.42)."""

from __future__ import annotations

from tessera.games.civilization.hooks import HUT_EXPLORED, VILLAGE_CONQUERED
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS
from tessera.games.civilization.rules.culture import GainPerson
from tessera.games.civilization.rules.pieces import remove_marker
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, Act, only
from tessera.kernel.effects import emit
from tessera.kernel.tuples import put, take


class TakeHut(Act, frozen=True):
    """Its finder looks at the marker and keeps it face down (CV-10.13)."""

    seat: int
    square: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        s.huts = take(s.huts, self.square)
        card = s.chance.draw(s.hut_markers)
        p.markers.add(card)
        s.tell("hut-explored", seat=self.seat, square=NAMES[self.square])
        s.tell("marker-seen", to=only(self.seat), card=s.content.rows[card].key)
        emit(s, p, HUT_EXPLORED)


class TakeVillage(Act, frozen=True):
    """The marker is exchanged for a great person, or kept face down as a resource (CV-11.42)."""

    seat: int
    square: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        s.villages = take(s.villages, self.square)
        card = s.chance.draw(s.village_markers)
        s.tell("village-conquered", seat=self.seat, square=NAMES[self.square])
        if s.content.markers[card].person:
            s.lost_markers = put(s.lost_markers, card)
            s.then(GainPerson(self.seat), VillageTaken(self.seat))
            return
        p.markers.add(card)
        s.tell("marker-seen", to=only(self.seat), card=s.content.rows[card].key)
        emit(s, p, VILLAGE_CONQUERED)


class VillageTaken(Act, frozen=True):
    """What follows the conquest of a village comes after its reward (CV-11.46)."""

    seat: int

    def run(self, s: World) -> None:
        emit(s, s.players[self.seat], VILLAGE_CONQUERED)


def destroy_city(s: World, p: Nation, city: int) -> None:
    """The marker returns to its owner, buildings to the market; wonders and great people leave the game (CV-11.33)."""
    place = p.cities.index(city)
    p.cities = p.cities[:place] + p.cities[place + 1 :]
    p.acts = p.acts[:place] + p.acts[place + 1 :]
    p.boost = p.boost[:place] + p.boost[place + 1 :]
    p.walled = tuple([other for other in p.walled if other != city])
    p.sends = tuple([NONE if target == city else target for target in p.sends])
    for square in [site for site in p.sites if OUTSKIRTS[city] >> site & 1]:
        remove_marker(s, p, square, to_reserve=False)
    s.touched = True
    s.tell("city-destroyed", seat=p.seat, square=NAMES[city])


def raze(s: World, square: int) -> None:
    """A building returns to the market; city walls are turned over (CV-14.10)."""
    for p in s.players:
        if square in p.walled:
            p.walled = take(p.walled, square)
            s.tell("walls-razed", seat=p.seat, square=NAMES[square])
            return
        if square in p.sites:
            key = s.content.rows[remove_marker(s, p, square, to_reserve=True)].key
            s.tell("razed", seat=p.seat, card=key, square=NAMES[square])
            return
