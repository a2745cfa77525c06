"""Combat values (chapter 13): what is added to the dice before tokens are spent. All bonuses add up (ND-21.17)."""

from __future__ import annotations

from tessera.games.newdawn.board import NONE, cells
from tessera.games.newdawn.content import FocusCard, Terrain
from tessera.games.newdawn.control import city_state_at
from tessera.games.newdawn.diplomacy import DEFENSIVE_PACT, JOINT_WAR, PACTS_EACH
from tessera.games.newdawn.spaces import difficulty
from tessera.games.newdawn.world import (
    NEUTRAL,
    NewDawn,
    Player,
    barbarian_spaces,
    city_spaces,
    city_state_spaces,
    leads,
    owner_of,
)


def defender_of(s: NewDawn, cell: int) -> Player | None:
    """The player who defends a space; nobody for barbarians and city-states."""
    return None if barbarian_spaces(s) >> cell & 1 else owner_of(s, cell)


def defence_of_space(s: NewDawn, cell: int) -> int:
    """What the target itself gives (ND-13.11 - ND-13.14)."""
    if barbarian_spaces(s) >> cell & 1:
        return difficulty(s, cell)
    p = owner_of(s, cell)
    if p is None:
        return s.content.constants.city_state_defence
    walls = (s.board.near[cell] & cells(p.reinforced)).bit_count()
    if cell == p.capital or cell in p.cities:
        return 2 * difficulty(s, cell) + walls
    return difficulty(s, cell) + walls + (cell in p.reinforced)


def attack_bonus(s: NewDawn, p: Player, card: FocusCard, cell: int) -> int:
    """What the attacker adds to the slot number: card, leader, wonders, diplomacy (ND-13.10)."""
    barbarian = bool(barbarian_spaces(s) >> cell & 1)
    bonus = card.barbarian_bonus if barbarian else card.bonus
    return bonus + _steppe(s, p, cell) + _attacking_wonders(s, p, cell) + _attacking_diplomacy(s, p, cell)


def defence_bonus(s: NewDawn, attacker: Player, cell: int) -> int:
    """What a defending player adds: leader, wonders, diplomacy (ND-13.13)."""
    p = defender_of(s, cell)
    if p is None:
        return 0
    return _steppe(s, p, cell) + _defending_wonders(s, p, cell) + _defending_diplomacy(s, p, attacker, cell)


def _steppe(s: NewDawn, p: Player, cell: int) -> int:
    """Scythia on grassland and hills (ND-20.07)."""
    plain = s.board.terrain[cell] in (Terrain.GRASSLAND, Terrain.HILLS)
    return s.content.leaders[p.leader].amount if plain and leads(s, p, "scythia") else 0


def _attacking_wonders(s: NewDawn, p: Player, cell: int) -> int:
    bonus = 0
    for wonder in p.wonders:
        row = s.content.wonders[wonder]
        if row.key in ("terracotta_army", "alhambra", "pentagon"):
            bonus += row.amount
        elif row.key == "big_ben":
            bonus += row.amount * _caravans_next_to(s, p, cell)
        elif row.key == "kremlin":
            rival = defender_of(s, cell)
            if rival is not None and len(p.reinforced) > len(rival.reinforced):  # ND-21.14
                bonus += row.amount
    return bonus


def _defending_wonders(s: NewDawn, p: Player, cell: int) -> int:
    bonus = 0
    for wonder in p.wonders:
        row = s.content.wonders[wonder]
        if row.key in ("petra", "alhambra", "ruhr_valley"):
            bonus += row.amount
        elif row.key == "big_ben":
            bonus += row.amount * _caravans_next_to(s, p, cell)
    return bonus


def _caravans_next_to(s: NewDawn, p: Player, cell: int) -> int:
    """Own caravans next to the defending space (ND-21.15)."""
    near = s.board.near[cell]
    return sum([near >> caravan & 1 for caravan in p.caravans])


def _attacking_diplomacy(s: NewDawn, p: Player, cell: int) -> int:
    rival = defender_of(s, cell)
    amount = s.content.pacts[JOINT_WAR].amount
    givers = [pact // PACTS_EACH for pact in p.pacts if pact % PACTS_EACH == JOINT_WAR]
    bonus = amount * len([giver for giver in givers if rival is None or giver != rival.seat])  # ND-15.07
    target = _city_state_attacked(s, cell)
    for city_state in p.envoys:
        card = s.content.city_states[city_state]
        if card.key == "carthage" and target != city_state:
            bonus += card.amount * _support(s, p, cell)
        elif card.key == "kabul" and target != city_state and _is_city(s, cell):
            bonus += card.amount
    return bonus


def _defending_diplomacy(s: NewDawn, p: Player, attacker: Player, cell: int) -> int:
    amount = s.content.pacts[DEFENSIVE_PACT].amount
    givers = [pact // PACTS_EACH for pact in p.pacts if pact % PACTS_EACH == DEFENSIVE_PACT]
    bonus = amount * len([giver for giver in givers if giver != attacker.seat])  # ND-15.07
    for city_state in p.envoys:
        card = s.content.city_states[city_state]
        if card.key == "carthage":
            bonus += card.amount * _support(s, p, cell)
    return bonus


def _city_state_attacked(s: NewDawn, cell: int) -> int:
    city_state = city_state_at(s, cell)
    if city_state == NONE or s.city_states[city_state] != NEUTRAL or barbarian_spaces(s) >> cell & 1:
        return NONE
    return city_state


def _is_city(s: NewDawn, cell: int) -> bool:
    """Whether the target is a city or a city-state."""
    if barbarian_spaces(s) >> cell & 1:
        return False
    rival = owner_of(s, cell)
    return rival is None or cell == rival.capital or cell in rival.cities


def _support(s: NewDawn, p: Player, cell: int) -> int:
    """Carthage: city-state tokens on the map and own cities within 2 spaces (ND-14.13)."""
    around = s.board.grid.within(1 << cell, 2)
    return (around & (city_state_spaces(s) | city_spaces(p))).bit_count()
