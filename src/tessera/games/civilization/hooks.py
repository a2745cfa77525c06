"""The questions of the rules that cards answer, each named after the rule it opens. What is asked stands beside it."""

from __future__ import annotations

from typing import Final

from tessera.kernel.effects import Moment, Right, Value, latest

# --- scopes ---------------------------------------------------------------------------------------------------

TURN: Final = "turn"  # a game turn, of all players (CV-3.10)
CITIES: Final = "cities"  # the City Management of one turn
BATTLE: Final = "battle"

# --- numbers --------------------------------------------------------------------------------------------------

SPEED = Value("speed", max)  # squares of a move (CV-10.01)
STACKING = Value("stacking", max)  # own figures in a square (CV-10.04)
STACKING_BONUS = Value("stacking-bonus")  # on top of the highest limit
WATER = Value("water", max)  # 1: figures may cross it, 2: and end on it (CV-10.05)
MOST_CITIES = Value("most-cities", max)  # CV-4.02
HAND_SIZE = Value("hand-size")  # culture events (CV-14.01)
COINS = Value("coins")  # of cards, with the tokens on them (CV-12.10)
COLLECTED = Value("collected")  # trade beyond the icons (CV-5.02)
PRODUCTION = Value("production")  # of each city beyond the icons (CV-6.11)
CONVERSION = Value("conversion", latest)  # production for 3 trade (CV-6.13)
DEVOTION = Value("devotion")  # culture of a devoted city; asked: whether it is the capital (CV-6.70)
BATTLE_HAND = Value("battle-hand")  # CV-11.02
UNIT_STRENGTH = Value("unit-strength")  # of every own unit (CV-11.18)
RESEARCH_COST = Value("research-cost")  # CV-13.02

# --- rights ---------------------------------------------------------------------------------------------------

ARMIES_FOUND = Right("armies-found", "CV-4.03")
SCOUTS_EXPLORE = Right("scouts-explore", "CV-10.12")  # huts without an army
ATTACK_CITIES = Right("attack-cities", "CV-10.07", default=True)
FLIES = Right("flies", "CV-10.17")  # over figures, huts, villages and cities
CAPITAL_ACTS = Right("capital-acts", "CV-6.03", default=True)
HARVEST_ANYWHERE = Right("harvest-anywhere", "CV-6.81")
HARVEST_TWICE = Right("harvest-twice", "CV-6.82")
SPLIT_PRODUCTION = Right("split-production", "CV-6.10")
FREE_BUILDING = Right("free-building", "CV-6.43")  # as a city action
SACRIFICE_FIGURE = Right("sacrifice-figure", "CV-10.19")  # in an enemy city, to learn a tech
EVENTS_STAND = Right("events-stand", "CV-14.13")  # own events cannot be cancelled
CONSENT = Right("consent", "CV-14.14")  # events need it to be aimed at this player
SEES_HAND = Right("sees-hand", "CV-11.22")  # the opponent's battle hand
WALLS_FALL = Right("walls-fall", "CV-11.07")  # before a battle for a city

# --- moments --------------------------------------------------------------------------------------------------

SETUP_BEGINS = Moment("setup-begins")  # before any capital is placed (CV-2.05)
SETUP_BONUS = Moment("setup-bonus")  # CV-2.14
SETUP_ENDS = Moment("setup-ends")  # CV-2.23
TURN_STARTS = Moment("turn-starts")  # the own Start of Turn (CV-3.06)
LEARNED = Moment("learned")  # after set-up; asked: the tech (CV-13.12)
CITY_FOUNDED = Moment("city-founded")
WONDER_BUILT = Moment("wonder-built")
CITY_CONQUERED = Moment("city-conquered")
VILLAGE_CONQUERED = Moment("village-conquered")
HUT_EXPLORED = Moment("hut-explored")
BATTLE_OVER = Moment("battle-over")  # for both sides, win or lose; asked: the own killed units (CV-11.36)
BATTLE_WON = Moment("battle-won")  # CV-11.38
MOVE_ENDS = Moment("move-ends")  # of a group with an army; asked: the square (CV-10.20)

# --- menus ----------------------------------------------------------------------------------------------------

START_MENU = Moment("start-menu")  # Start of Turn
TRADE_MENU = Moment("trade-menu")  # Trade (CV-5.07)
CITY_MENU = Moment("city-menu")  # City Management
MOVE_MENU = Moment("move-menu")  # Movement, the own player turn only
INTERRUPTS = Moment("interrupts")  # Movement, anybody (CV-10.21)
BEFORE_UNIT = Moment("before-unit")  # Battle, before a unit is played (CV-11.19)
BATTLE_MENU = Moment("battle-menu")  # Battle, before and after (CV-11.21)
EVENT_ANNOUNCED = Moment("event-announced")  # what may cancel it; asked: the deed (CV-14.18)
ABILITY_ANNOUNCED = Moment("ability-announced")
ACTION_ANNOUNCED = Moment("action-announced")
