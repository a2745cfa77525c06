"""Ratings (TA-0, TA-13, TA-16): pure functions of what is in play."""

from __future__ import annotations

from tessera.games.throughtheages.content import ARENA, FARM, LAB, MINE, URBAN
from tessera.games.throughtheages.hooks import (
    ALL_TYPES,
    BUILDING_CULTURE,
    BUILDING_SCIENCE,
    BUILDING_STRENGTH,
    CIVIL_HAND,
    CONTENTMENT,
    CULTURE,
    EXTRA_FACE,
    EXTRA_TOKENS,
    FOOD_BONUS,
    HAPPY,
    LAB_RESOURCES,
    MILITARY_HAND,
    RESOURCE_BONUS,
    SCIENCE,
    STRENGTH,
    WORKER_FACES,
)
from tessera.games.throughtheages.rules.armies import Armies, Units, all_units, armies, unit_strength
from tessera.games.throughtheages.state import Ages, Civilization, bits
from tessera.kernel.effects import allows, applying, total

URBAN_TYPES = bits(*URBAN)


# --- culture, science, strength -------------------------------------------------------------------------------


def culture_rating(s: Ages, p: Civilization) -> int:
    """Culture points scored at each production (TA-0.01)."""
    row = s.content.technology
    workers = sum([row[tech].culture * count for tech, count in zip(p.techs, p.workers, strict=True)])
    return max(0, total(s, p, CULTURE, base=total(s, p, BUILDING_CULTURE, ALL_TYPES, base=workers)))


def science_rating(s: Ages, p: Civilization) -> int:
    row = s.content.technology
    workers = sum([row[tech].gives_science * count for tech, count in zip(p.techs, p.workers, strict=True)])
    return max(0, total(s, p, SCIENCE, base=total(s, p, BUILDING_SCIENCE, ALL_TYPES, base=workers)))


def strength_rating(s: Ages, p: Civilization) -> int:
    """Units, their armies, arenas and everything else (TA-16.01)."""
    units = all_units(s, p)
    return strength_with(s, p, units, armies(s, p, units))


def strength_with(s: Ages, p: Civilization, units: Units, grouped: Armies) -> int:
    """The same with all units grouped already."""
    base = unit_strength(s, units) + grouped.strength + _arenas(s, p)
    return max(0, total(s, p, STRENGTH, base=total(s, p, BUILDING_STRENGTH, ALL_TYPES, base=base)))


def _arenas(s: Ages, p: Civilization) -> int:
    row = s.content.technology
    return sum(
        [
            row[tech].strength * count
            for tech, count in zip(p.techs, p.workers, strict=True)
            if row[tech].type == ARENA
        ]
    )


def buildings_give(s: Ages, p: Civilization, types: int) -> tuple[int, int, int]:
    """Culture, science and strength of buildings of some types, with what leaders add to them (TA-21.24)."""
    row = s.content.technology
    found = [0, 0, 0]
    for tech, count in zip(p.techs, p.workers, strict=True):
        if types >> row[tech].type & 1:
            found[0] += row[tech].culture * count
            found[1] += row[tech].gives_science * count
            found[2] += row[tech].strength * count
    hooks = (BUILDING_CULTURE, BUILDING_SCIENCE, BUILDING_STRENGTH)
    culture, science, strength = [
        total(s, p, hook, types, base=base) for hook, base in zip(hooks, found, strict=True)
    ]
    return culture, science, strength


# --- happiness ------------------------------------------------------------------------------------------------


def happiness(s: Ages, p: Civilization) -> int:
    """Happy faces minus unhappy ones, between 0 and 8 (TA-13.01)."""
    extra = total(s, p, EXTRA_FACE)
    faces = sum([count * each for each, count in worker_faces(s, p, URBAN_TYPES)])
    faces += sum([with_extra(each, extra) for each in card_faces(s, p).values()]) - faces_of_givers(
        s, p, extra
    )
    return max(0, min(s.content.constants.most_happy, faces))


def with_extra(faces: int, extra: int) -> int:
    """A source with at least one happy face gives one more (TA-21.19)."""
    return faces + extra if faces > 0 else faces


def worker_faces(s: Ages, p: Civilization, types: int) -> list[tuple[int, int]]:
    """Happy faces of one worker with its extra face, and how many such workers there are."""
    row, extra = s.content.technology, total(s, p, EXTRA_FACE)
    entry = s.content.effects.get(WORKER_FACES)
    asked = entry is not None and not entry.sources.isdisjoint(p.cards)
    found: list[tuple[int, int]] = []
    for tech, count in zip(p.techs, p.workers, strict=True):
        if not count or not types >> row[tech].type & 1:
            continue
        faces = row[tech].happy
        if asked:
            first = total(s, p, WORKER_FACES, tech, True, base=faces)
            others = total(s, p, WORKER_FACES, tech, False, base=faces)
            found.append((_with_both(faces, first, extra), 1))
            found.append((_with_both(faces, others, extra), count - 1))
        elif faces:
            found.append((faces + extra, count))
    return found


def _with_both(printed: int, changed: int, extra: int) -> int:
    """A printed face makes a source even if it is taken away at the same time (TA-36.28)."""
    return max(0, changed + extra if max(printed, changed) > 0 else changed)


def card_faces(s: Ages, p: Civilization) -> dict[int, int]:
    """Happy faces by card; what lies under a card is one source with it (TA-21.03)."""
    entry = s.content.effects.get(HAPPY)
    faces: dict[int, int] = {}
    if entry is None:
        return faces
    for ready, holder, held in applying(s, p, entry, ()):
        source = held.on[0] if getattr(held.row, "attached", False) else held.number
        faces[source] = faces.get(source, 0) + ready.worth(s, holder, held, ())
    return faces


def faces_of_givers(s: Ages, p: Civilization, extra: int) -> int:
    """The card that gives others an extra face gives itself none."""
    if not extra:
        return 0
    entry = s.content.effects[EXTRA_FACE]
    faces = card_faces(s, p)
    return sum([extra for number in p.cards if number in entry.home and faces.get(number, 0) > 0])


def faces_needed(s: Ages, p: Civilization) -> int:
    """By the tokens in the yellow bank (TA-13.02)."""
    return next(row.happy for row in s.content.constants.yellow_bank if p.yellow >= row.tokens)


def discontent(s: Ages, p: Civilization) -> int:
    """Discontent workers (TA-13.03)."""
    return discontent_with(s, p, happiness(s, p))


def discontent_with(s: Ages, p: Civilization, faces: int) -> int:
    """The same with so many happy faces."""
    return max(0, faces_needed(s, p) - faces - total(s, p, CONTENTMENT))


def uprising(s: Ages, p: Civilization) -> bool:
    """More discontent than unused workers (TA-15.05)."""
    return discontent(s, p) > p.unused


# --- production -----------------------------------------------------------------------------------------------


def production(s: Ages, p: Civilization, types: int) -> int:
    """What workers on some types of technologies produce, extra tokens included."""
    row = s.content.technology
    found = 0
    for tech, count in zip(p.techs, p.workers, strict=True):
        if count and types >> row[tech].type & 1:
            value = row[tech].food + row[tech].goods if row[tech].type <= MINE else row[tech].age
            found += value * (count + total(s, p, EXTRA_TOKENS, tech))
    return found


def food_production(s: Ages, p: Civilization) -> int:
    """With bonuses (TA-35.03)."""
    return max(0, production(s, p, 1 << FARM) + total(s, p, FOOD_BONUS))


def resource_production(s: Ages, p: Civilization) -> int:
    types = 1 << MINE | (1 << LAB if allows(s, p, LAB_RESOURCES) else 0)
    return max(0, production(s, p, types) + total(s, p, RESOURCE_BONUS))


def mine_production(s: Ages, p: Civilization) -> int:
    """Of mines alone, without bonuses (TA-35.03)."""
    return production(s, p, 1 << MINE)


def corruption(s: Ages, p: Civilization) -> int:
    """Resources lost, by the tokens in the blue bank (TA-15.11)."""
    return next(lost for tokens, lost in s.content.constants.corruption if p.blue >= tokens)


def consumption(s: Ages, p: Civilization) -> int:
    """Food eaten, by the tokens in the yellow bank (TA-15.13)."""
    return next(row.consumption for row in s.content.constants.yellow_bank if p.yellow >= row.tokens)


# --- hands ----------------------------------------------------------------------------------------------------


def civil_hand_limit(s: Ages, p: Civilization) -> int:
    return total(s, p, CIVIL_HAND, base=p.ca_total)


def military_hand_limit(s: Ages, p: Civilization) -> int:
    return total(s, p, MILITARY_HAND, base=p.ma_total)
