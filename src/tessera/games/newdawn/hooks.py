"""The questions of the rules that cards answer, each named after the rule it opens.

A comment says what is asked besides the player, and where the rule stands. `about` a card means that only that very
card answers.
"""

from operator import or_
from typing import Final

from tessera.kernel.effects import Moment, Right, Value, latest

TURN: Final = "turn"
"""The scope of a player's turn, and of what may be used once in it (ND-4.12)."""

# --- focus cards, each asked about the card that is being resolved ------------------------------------------

BEFOREHAND: Moment[int] = Moment("beforehand")
"""Before its main effect; asked: the slot (ND-8.11)."""
RESOLVED: Moment[int, int] = Moment("resolved")
"""Its main effect; asked: its place in the row, the slot (ND-4.04)."""
AFTERWARDS: Moment[int] = Moment("afterwards")
"""After its main effect; asked: the slot (ND-7.03)."""
RESET: Moment[int] = Moment("reset")
"""It goes to slot 1; asked: the card (ND-4.11)."""
CITY_BUILT: Moment[int, int] = Moment("city-built")
"""With an industry card; asked: the slot, the space (ND-10.11)."""
RANGE_STARTS: Value[()] = Value("range-starts", or_)
"""Spaces besides friendly ones from which its range is counted (ND-10.08)."""
FIGHT_ON_THE_WAY: Right[()] = Right("fight-on-the-way", "ND-9.15")
"""Caravans defeat barbarians."""
FLY_OVER: Right[()] = Right("fly-over", "ND-13.04")
"""Only control tokens are in the way of an attack."""
REINFORCE_TOO: Right[()] = Right("reinforce-too", "ND-12.01")
"""First attack, then reinforce, instead of one of them."""

# --- resolving ----------------------------------------------------------------------------------------------

START_OF_TURN: Moment[()] = Moment("start-of-turn")
"""What may be used before a focus card is chosen (ND-4.07)."""
SLOT: Value[int] = Value("slot", asked=("slot",))
"""In which a card is resolved; asked: the slot in which it lies (ND-22.01)."""
RESOLVE_AGAIN: Right[()] = Right("resolve-again", "ND-22.04")
ECONOMY_FIRST: Right[()] = Right("economy-first", "ND-22.07")
ANY_TYPE: Right[int] = Right("any-type", "ND-8.05")
"""A card may be replaced by one of any type; asked: the type of the old one."""

# --- the map ------------------------------------------------------------------------------------------------

DIFFICULTY: Value[int] = Value("difficulty", latest, asked=("space",))
"""Of a space in this player's turn; asked: the space (ND-5.01)."""
EASY_LAND: Value[int, int] = Value("easy-land", or_, asked=("limit", "type of card"))
"""Land that counts as easier; asked: the limit, the type of card (ND-5.02)."""
PLACING_EASE: Value[()] = Value("placing-ease")
"""By how much more difficult the terrain for control tokens may be (ND-6.03)."""
PLACING: Value[()] = Value("placing", or_)
"""Spaces for control tokens that need not be next to anything (ND-6.04)."""
PLACED: Moment[int] = Moment("placed")
"""A control token was placed; asked: the space (ND-6.01)."""
CULTURE_TOKENS: Value[()] = Value("culture-tokens")
"""More control tokens to place with a culture card (ND-7.02)."""
CITY_SITES: Value[()] = Value("city-sites", or_)
"""Spaces that count as within range (ND-10.05)."""
MATURING: Value[()] = Value("maturing", or_)
"""Foreign control tokens that count for maturity (ND-23.01)."""
SHELTER: Value[()] = Value("shelter", or_)
"""Spaces that barbarians do not enter (ND-18.17)."""

# --- trade, resources, caravans -----------------------------------------------------------------------------

STORE_TRADE: Right[()] = Right("store-trade", "ND-21.10")
"""Trade tokens may be laid on the card that allows it."""
NATURALS_ON_CARDS: Right[()] = Right("naturals-on-cards", "ND-20.02")
"""Natural wonders lie on focus cards."""
ANY_CITY_SENDS: Right[()] = Right("any-city-sends", "ND-9.03")
"""Caravans start at any city."""
CARAVAN_STEPS: Value[()] = Value("caravan-steps")
"""For all caravans together (ND-21.09)."""
AT_CAPITAL: Moment[int] = Moment("at-capital")
"""A caravan arrived at a rival's capital; asked: the rival's seat (ND-9.12)."""
PACT_LIMIT: Value[()] = Value("pact-limit", max)
"""Diplomacy cards of one other player (ND-15.02)."""

# --- wonders ------------------------------------------------------------------------------------------------

WONDER_COST: Value[int] = Value("wonder-cost", asked=("wonder",))
"""Asked: the wonder (ND-11.06)."""
BUILT: Moment[()] = Moment("built")
"""About a world wonder (ND-11.10)."""
LOST: Moment[()] = Moment("lost")
"""About a world wonder (ND-11.13)."""

# --- combat -------------------------------------------------------------------------------------------------

ATTACK: Value[int] = Value("attack", asked=("space",))
"""Asked: the attacked space (ND-13.10)."""
DEFENCE: Value[int, int] = Value("defence", asked=("space", "attacker"))
"""Asked: the attacked space, the attacker's seat (ND-13.13)."""
ANY_DISTANCE: Right[()] = Right("any-distance", "ND-13.03")
BARBARIAN_DEFEATED: Moment[()] = Moment("barbarian-defeated")
"""By this player (ND-18.18)."""

# --- agendas, each asked about the agenda -------------------------------------------------------------------

PROGRESS: Value[()] = Value("progress")
"""What is counted (ND-19.02)."""
CAPITAL_DEFEATED: Moment[()] = Moment("capital-defeated")
"""By this player (ND-19.05)."""
DIAL_MOVED: Moment[int, int] = Moment("dial-moved")
"""Asked: how far it would be without an end (ND-19.06)."""
