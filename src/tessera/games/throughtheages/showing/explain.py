"""Why a rating is what it is: workers, armies, buildings and cards, line by line."""

from __future__ import annotations

from tessera.games.throughtheages.hooks import (
    ALL_TYPES,
    BUILDING_CULTURE,
    BUILDING_SCIENCE,
    BUILDING_STRENGTH,
    CULTURE,
    EXTRA_FACE,
    SCIENCE,
    STRENGTH,
)
from tessera.games.throughtheages.rules.armies import all_units, armies
from tessera.games.throughtheages.rules.ratings import (
    URBAN_TYPES,
    card_faces,
    faces_of_givers,
    with_extra,
    worker_faces,
)
from tessera.games.throughtheages.state import Ages, Civilization
from tessera.kernel import Summand
from tessera.kernel.effects import breakdown, total


def explained(s: Ages, p: Civilization, value: str) -> list[Summand]:
    """The lines of a rating: workers by technology, armies, buildings' leaders, cards."""
    if value == "culture":
        return [
            *_workers(s, p, "culture"),
            *breakdown(s, p, BUILDING_CULTURE, ALL_TYPES),
            *breakdown(s, p, CULTURE),
        ]
    if value == "science":
        own = _workers(s, p, "gives_science")
        return [*own, *breakdown(s, p, BUILDING_SCIENCE, ALL_TYPES), *breakdown(s, p, SCIENCE)]
    if value == "strength":
        grouped = armies(s, p, all_units(s, p)).strength
        of_armies = [Summand("armies", grouped)] if grouped else []
        cards = [*breakdown(s, p, BUILDING_STRENGTH, ALL_TYPES), *breakdown(s, p, STRENGTH)]
        return [*_workers(s, p, "strength"), *of_armies, *cards]
    if value == "happy":
        return _explained_faces(s, p)
    return []


def _workers(s: Ages, p: Civilization, what: str) -> list[Summand]:
    row = s.content.technology
    found = [(tech, getattr(row[tech], what) * count) for tech, count in zip(p.techs, p.workers, strict=True)]
    return [Summand(row[tech].element, amount) for tech, amount in found if amount]


def _explained_faces(s: Ages, p: Civilization) -> list[Summand]:
    rows = s.content.rows
    extra = total(s, p, EXTRA_FACE)
    parts = [Summand("workers", count * each) for each, count in worker_faces(s, p, URBAN_TYPES) if count]
    parts += [Summand(rows[card].element, with_extra(each, extra)) for card, each in card_faces(s, p).items()]
    own = faces_of_givers(s, p, extra)
    return [*parts, *([Summand("no-face-for-itself", -own)] if own else [])]
