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

BEFOREHAND = Moment("beforehand")  # before its main effect; asked: the slot (ND-8.11)
RESOLVED = Moment("resolved")  # its main effect; asked: its place in the row, the slot (ND-4.04)
AFTERWARDS = Moment("afterwards")  # after its main effect; asked: the slot (ND-7.03)
RESET = Moment("reset")  # it goes to slot 1; asked: the card (ND-4.11)
CITY_BUILT = Moment("city-built")  # with an industry card; asked: the slot, the space (ND-10.11)
RANGE_STARTS = Value(
    "range-starts", or_
)  # spaces besides friendly ones from which its range is counted (ND-10.08)
FIGHT_ON_THE_WAY = Right("fight-on-the-way", "ND-9.15")  # caravans defeat barbarians
FLY_OVER = Right("fly-over", "ND-13.04")  # only control tokens are in the way of an attack
REINFORCE_TOO = Right("reinforce-too", "ND-12.01")  # first attack, then reinforce, instead of one of them

# --- resolving ----------------------------------------------------------------------------------------------

START_OF_TURN = Moment("start-of-turn")  # what may be used before a focus card is chosen (ND-4.07)
SLOT = Value("slot")  # in which a card is resolved; asked: the slot in which it lies (ND-22.01)
RESOLVE_AGAIN = Right("resolve-again", "ND-22.04")
ECONOMY_FIRST = Right("economy-first", "ND-22.07")
ANY_TYPE = Right(
    "any-type", "ND-8.05"
)  # a card may be replaced by one of any type; asked: the type of the old one

# --- the map ------------------------------------------------------------------------------------------------

DIFFICULTY = Value("difficulty", latest)  # of a space in this player's turn; asked: the space (ND-5.01)
EASY_LAND = Value(
    "easy-land", or_
)  # land that counts as easier; asked: the limit, the type of card (ND-5.02)
PLACING_EASE = Value(
    "placing-ease"
)  # by how much more difficult the terrain for control tokens may be (ND-6.03)
PLACING = Value("placing", or_)  # spaces for control tokens that need not be next to anything (ND-6.04)
PLACED = Moment("placed")  # a control token was placed; asked: the space (ND-6.01)
CULTURE_TOKENS = Value("culture-tokens")  # more control tokens to place with a culture card (ND-7.02)
CITY_SITES = Value("city-sites", or_)  # spaces that count as within range (ND-10.05)
MATURING = Value("maturing", or_)  # foreign control tokens that count for maturity (ND-23.01)
SHELTER = Value("shelter", or_)  # spaces that barbarians do not enter (ND-18.17)

# --- trade, resources, caravans -----------------------------------------------------------------------------

STORE_TRADE = Right("store-trade", "ND-21.10")  # trade tokens may be laid on the card that allows it
NATURALS_ON_CARDS = Right("naturals-on-cards", "ND-20.02")  # natural wonders lie on focus cards
ANY_CITY_SENDS = Right("any-city-sends", "ND-9.03")  # caravans start at any city
CARAVAN_STEPS = Value("caravan-steps")  # for all caravans together (ND-21.09)
AT_CAPITAL = Moment("at-capital")  # a caravan arrived at a rival's capital; asked: the rival's seat (ND-9.12)
PACT_LIMIT = Value("pact-limit", max)  # diplomacy cards of one other player (ND-15.02)

# --- wonders ------------------------------------------------------------------------------------------------

WONDER_COST = Value("wonder-cost")  # asked: the wonder (ND-11.06)
BUILT = Moment("built")  # about a world wonder (ND-11.10)
LOST = Moment("lost")  # about a world wonder (ND-11.13)

# --- combat -------------------------------------------------------------------------------------------------

ATTACK = Value("attack")  # asked: the attacked space (ND-13.10)
DEFENCE = Value("defence")  # asked: the attacked space, the attacker's seat (ND-13.13)
ANY_DISTANCE = Right("any-distance", "ND-13.03")
BARBARIAN_DEFEATED = Moment("barbarian-defeated")  # by this player (ND-18.18)

# --- agendas, each asked about the agenda -------------------------------------------------------------------

PROGRESS = Value("progress")  # what is counted (ND-19.02)
CAPITAL_DEFEATED = Moment("capital-defeated")  # by this player (ND-19.05)
DIAL_MOVED = Moment("dial-moved")  # asked: how far it would be without an end (ND-19.06)
