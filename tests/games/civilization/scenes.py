"""A quiet position to write a test with: plain land, capitals far apart, and nothing else.

With 2 seats the map is ``a1`` to ``p8``, the capitals are ``c3`` and ``n6``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tessera.games.civilization import game
from tessera.games.civilization.testing.scene import CAPITALS, CivilizationScript
from tessera.kernel.script import play

CIVS = ("america", "china", "germany", "rome")


def fresh(
    seats: int = 2, civs: Sequence[str] = CIVS, *, first: int = 0, **settings: object
) -> CivilizationScript:
    """A match with chosen civilizations, before anything is placed."""
    return _led(seats, civs, first, settings)


def _led(seats: int, civs: Sequence[str], first: int, settings: Mapping[str, object]) -> CivilizationScript:
    t = _begun(seats, [first], {"civ_choice": "draft", **settings})
    for place in range(seats):
        t.choose(f"lead {civs[(first + place) % seats]}")
    return t


def table(
    seats: int = 2, civs: Sequence[str] = CIVS, land: str = "G", **settings: object
) -> CivilizationScript:
    """A position in the third turn that rests."""
    t = _led(seats, civs, 0, settings)
    while t.asked != "StartMenu":
        t.choose(t.options[0])
    t.quiet()
    t.land(land)
    for seat, square in enumerate(CAPITALS[seats]):
        t.capital(seat, square)
    return t


def _begun(seats: int, deal: Sequence[int], settings: Mapping[str, object]) -> CivilizationScript:
    t = play(game, seats, settings=settings, deal=deal)
    assert isinstance(t, CivilizationScript)
    return t


def archer_alone_in_front() -> CivilizationScript:
    """A battle: an archer of the defender stands alone on the first front, and the attacker plays a unit."""
    t = table(2, ("germany", "rome"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.units(0, "mounted_3", "infantry_1")
    t.units(1, "artillery_3")
    t.move(0)
    t.choose("move h4 / to h5", "unit artillery_3 / front")
    return t
