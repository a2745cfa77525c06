"""The questions of the rules that cards answer, each named after the rule it opens. What is asked stands beside it."""

from __future__ import annotations

from typing import Final

from tessera.kernel import Step
from tessera.kernel.effects import Moment, Right, Value, latest

# --- scopes ---------------------------------------------------------------------------------------------------

TURN: Final = "turn"  # a game turn, of all players (CV-3.10)
CITIES: Final = "cities"  # the City Management of one turn
BATTLE: Final = "battle"

# --- numbers --------------------------------------------------------------------------------------------------

SPEED: Value[()] = Value("speed", max)
"""Squares of a move (CV-10.01)."""
STACKING: Value[()] = Value("stacking", max)
"""Own figures in a square (CV-10.04)."""
STACKING_BONUS: Value[()] = Value("stacking-bonus")
"""On top of the highest limit."""
WATER: Value[()] = Value("water", max)
"""1: figures may cross it, 2: and end on it (CV-10.05)."""
MOST_CITIES: Value[()] = Value("most-cities", max)
"""CV-4.02."""
HAND_SIZE: Value[()] = Value("hand-size")
"""Culture events (CV-14.01)."""
COINS: Value[()] = Value("coins")
"""Of cards, with the tokens on them (CV-12.10)."""
COLLECTED: Value[()] = Value("collected")
"""Trade beyond the icons (CV-5.02)."""
MORE_PRODUCTION: Value[()] = Value("production")
"""Of each city beyond the icons (CV-6.11)."""
CONVERSION: Value[()] = Value("conversion", latest)
"""Production for 3 trade (CV-6.13)."""
DEVOTION: Value[bool] = Value("devotion", asked=("whether it is the capital",))
"""Culture of a devoted city; asked: whether it is the capital (CV-6.70)."""
BATTLE_HAND: Value[()] = Value("battle-hand")
"""CV-11.02."""
UNIT_STRENGTH: Value[()] = Value("unit-strength")
"""Of every own unit (CV-11.18)."""
RESEARCH_COST: Value[()] = Value("research-cost")
"""CV-13.02."""

# --- rights ---------------------------------------------------------------------------------------------------

ARMIES_FOUND: Right[()] = Right("armies-found", "CV-4.03")
SCOUTS_EXPLORE: Right[()] = Right("scouts-explore", "CV-10.12")
"""Huts without an army."""
ATTACK_CITIES: Right[()] = Right("attack-cities", "CV-10.07", default=True)
FLIES: Right[()] = Right("flies", "CV-10.17")
"""Over figures, huts, villages and cities."""
CAPITAL_ACTS: Right[()] = Right("capital-acts", "CV-6.03", default=True)
HARVEST_ANYWHERE: Right[()] = Right("harvest-anywhere", "CV-6.81")
HARVEST_TWICE: Right[()] = Right("harvest-twice", "CV-6.82")
SPLIT_PRODUCTION: Right[()] = Right("split-production", "CV-6.10")
FREE_BUILDING: Right[()] = Right("free-building", "CV-6.43")
"""As a city action."""
SACRIFICE_FIGURE: Right[()] = Right("sacrifice-figure", "CV-10.19")
"""In an enemy city, to learn a tech."""
EVENTS_STAND: Right[()] = Right("events-stand", "CV-14.13")
"""Own events cannot be cancelled."""
CONSENT: Right[()] = Right("consent", "CV-14.14")
"""Events need it to be aimed at this player."""
SEES_HAND: Right[()] = Right("sees-hand", "CV-11.22")
"""The opponent's battle hand."""
TECH_VICTORY: Right[()] = Right("tech-victory", "CV-15.02")
WALLS_FALL: Right[()] = Right("walls-fall", "CV-11.07")
"""Before a battle for a city."""

# --- moments --------------------------------------------------------------------------------------------------

SETUP_BEGINS: Moment[()] = Moment("setup-begins")
"""Before any capital is placed (CV-2.05)."""
SETUP_BONUS: Moment[()] = Moment("setup-bonus")
"""CV-2.14."""
SETUP_ENDS: Moment[()] = Moment("setup-ends")
"""CV-2.23."""
TURN_STARTS: Moment[()] = Moment("turn-starts")
"""The own Start of Turn (CV-3.06)."""
LEARNED: Moment[int] = Moment("learned")
"""After set-up; asked: the tech (CV-13.12)."""
CITY_FOUNDED: Moment[()] = Moment("city-founded")
WONDER_BUILT: Moment[()] = Moment("wonder-built")
CITY_CONQUERED: Moment[()] = Moment("city-conquered")
VILLAGE_CONQUERED: Moment[()] = Moment("village-conquered")
HUT_EXPLORED: Moment[()] = Moment("hut-explored")
BATTLE_OVER: Moment[()] = Moment("battle-over")
"""For both sides, win or lose; asked: the own killed units (CV-11.36)."""
BATTLE_WON: Moment[()] = Moment("battle-won")
"""CV-11.38."""
MOVE_ENDS: Moment[int] = Moment("move-ends")
"""Of a group with an army; asked: the square (CV-10.20)."""

# --- menus ----------------------------------------------------------------------------------------------------

START_MENU: Moment[()] = Moment("start-menu")
"""Start of Turn."""
TRADE_MENU: Moment[()] = Moment("trade-menu")
"""Trade (CV-5.07)."""
CITY_MENU: Moment[()] = Moment("city-menu")
"""City Management."""
MOVE_MENU: Moment[()] = Moment("move-menu")
"""Movement, the own player turn only."""
INTERRUPTS: Moment[()] = Moment("interrupts")
"""Movement, anybody (CV-10.21)."""
BEFORE_UNIT: Moment[()] = Moment("before-unit")
"""Battle, before a unit is played (CV-11.19)."""
BATTLE_MENU: Moment[()] = Moment("battle-menu")
"""Battle, before and after (CV-11.21)."""
EVENT_ANNOUNCED: Moment[Step] = Moment("event-announced")
"""What may cancel it; asked: the deed (CV-14.18)."""
ABILITY_ANNOUNCED: Moment[Step] = Moment("ability-announced")
ACTION_ANNOUNCED: Moment[Step] = Moment("action-announced")
