"""The questions of the rules that cards answer, each named after the rule it opens. What is asked stands beside it."""

from __future__ import annotations

from typing import Final

from tessera.kernel.effects import Moment, Right, Value, latest

# --- scopes ---------------------------------------------------------------------------------------------------

TURN: Final = "turn"
POLITICS: Final = "politics"
ACTIONS: Final = "actions"

# --- printed symbols ------------------------------------------------------------------------------------------

CULTURE = Value("culture")  # rating, without workers (TA-0.01)
SCIENCE = Value("science")
STRENGTH = Value("strength")  # without units and armies (TA-16.01)
HAPPY = Value("happy")  # faces of cards (TA-13.01)
CIVIL_ACTIONS = Value("civil-actions")  # TA-0.14
MILITARY_ACTIONS = Value("military-actions")
COLONIZATION = Value("colonization")  # TA-17.03
FOOD_BONUS = Value("food-bonus")  # TA-35.01
RESOURCE_BONUS = Value("resource-bonus")
CIVIL_HAND = Value("civil-hand")  # beyond the civil actions (TA-8.02)
MILITARY_HAND = Value("military-hand")  # TA-15.02
BUILDING_LIMIT = Value("building-limit")  # TA-8.21
YELLOW_TOKENS = Value("yellow-tokens")  # of the card itself, when it enters and leaves (TA-13.05)
BLUE_TOKENS = Value("blue-tokens")  # TA-14.06

# --- workers --------------------------------------------------------------------------------------------------

BUILDING_CULTURE = Value("building-culture")  # asked: a bit set of types; what cards add to such buildings
BUILDING_SCIENCE = Value("building-science")
BUILDING_STRENGTH = Value("building-strength")
WORKER_FACES = Value("worker-faces")  # asked: the technology, whether it is its first worker (TA-13.06)
EXTRA_FACE = Value("extra-face")  # for each other source of happy faces (TA-21.19)
EXTRA_TOKENS = Value(
    "extra-tokens"
)  # blue tokens produced besides; asked: the technology (TA-36.23, TA-21.23)
LAB_RESOURCES = Right("lab-resources")  # labs also produce resources (TA-21.18)
CONTENTMENT = Value("contentment")  # discontent workers that do not count (TA-36.22)

# --- costs ----------------------------------------------------------------------------------------------------

TAKE_COST = Value("take-cost")  # in civil actions; asked: the card (TA-8.07)
TAKE_LEAST = Value("take-least", max)  # asked: the card
WONDER_SURCHARGE = Right("wonder-surcharge", "TA-8.05", default=True)
POPULATION_COST = Value("population-cost")  # food (TA-8.15)
BUILD_COST = Value("build-cost")  # resources; asked: the technology (TA-8.20)
SCIENCE_COST = Value("science-cost")  # asked: the technology, whether by revolution (TA-8.45)
STAGES_AT_ONCE = Value("stages-at-once", max)  # TA-8.41
STAGE_IN_FOOD = Right("stage-in-food")  # the wonder itself (TA-36.41)
KEEPS_TOKENS = Right("keeps-tokens")  # the completed wonder itself (TA-36.33)
CARD_BONUS = Value("card-bonus")  # to each benefit of an action card (TA-36.25)
ATTACK_PRICE = Value(
    "attack-price"
)  # military actions, of the one who is attacked; asked: the price (TA-6.20)

# --- armies ---------------------------------------------------------------------------------------------------

INFANTRY_RIDES = Right("infantry-rides")  # infantry may count as cavalry (TA-21.08)
FARMS_FIGHT = Right("farms-fight")  # farms may count as infantry or artillery (TA-36.14)
UNIT_TWICE = Right("unit-twice")  # one unit counts twice (TA-36.37)
ARMY_STRENGTH = Value("army-strength", latest)  # of the tactic itself; asked: the lowest level (TA-36.49)
DEFENCE = Value("defence")  # against an aggression (TA-36.16)
FEARED = Value("feared")  # strength added where the weakest are sought (TA-36.16)
ATTACK = Value("attack")  # against a rival; asked: the rival's seat (TA-6.22)
SACRIFICE = Value("sacrifice")  # strength added to a sacrificed unit; asked: whether as defender (TA-36.17)
MAY_SACRIFICE = Right("may-sacrifice", "TA-6.25")
COLONY_CARDS = Value("colony-cards")  # military cards that may be discarded for colonization (TA-21.14)
COLONY_RESOURCES = Right("colony-resources")  # resources may be paid for colonization (TA-36.21)

# --- rights ---------------------------------------------------------------------------------------------------

MAY_ATTACK = Right("may-attack", "TA-6.21", default=True)  # asked: the rival's seat
MAY_PLAY = Right("may-play", "TA-36.48", default=True)  # the aggression itself
WAR_ON_ME = Right("war-on-me", "TA-6.35", default=True)
FRESH_CARD = Right("fresh-card", "TA-8.09")  # play an action card that was just taken
KEEP_TACTICS = Right("keep-tactics")  # TA-36.03
PREPARE_ANYTHING = Right("prepare-anything", "TA-6.10")
MILITARY_REVOLUTION = Right("military-revolution")  # TA-11.14
SEES_EVENTS = Right("sees-events")  # that others prepare (TA-36.15)
TAKE_DRAWN = Value("take-drawn")  # military cards drawn besides (TA-36.02)
REFUND = Value("refund", latest)  # civil actions for a replaced leader; of the leader itself (TA-8.35)

# --- moments --------------------------------------------------------------------------------------------------

TURN_BEGINS = Moment("turn-begins")  # TA-5.09
POLITICS_BEGINS = Moment("politics-begins", chosen=True)  # TA-40
POLITICAL_ACTION_DONE = Moment("political-action-done")  # TA-21.04
POLITICAL_ACTION_GIVEN_UP = Moment("political-action-given-up")  # TA-21.27
ACTIONS_BEGIN = Moment("actions-begin")
ACTIONS_END = Moment("actions-end")
TURN_ENDS = Moment("turn-ends")  # TA-15.03
TAKEN = Moment("taken")  # from the card row, also of the card itself; asked: the card
LOST = Moment("lost")  # the unfinished wonder itself (TA-12.05)
DEVELOPED = Moment("developed")  # asked: the technology (TA-11.13)
REVOLUTION = Moment("revolution")
STAGE_BUILT = Moment("stage-built")  # of the wonder itself; asked: the printed cost, the builder's seat
COMPLETED = Moment("completed")  # the wonder itself (TA-8.42)
GREW = Moment("grew")  # a token came from the yellow bank to the worker pool (TA-36.30)
REPLACED = Moment("replaced")  # the leader itself (TA-8.36)
LEAVES = Moment("leaves")  # the leader itself, however it leaves (TA-12.03)
PREPARED = Moment("prepared")  # an event
AGE_BEGINS = Moment("age-begins")  # asked: the age (TA-19.12)
AGE_ENDS = Moment("age-ends")  # asked: the age
GAME_ENDS = Moment("game-ends")  # TA-19.10
COLONIZED = Moment("colonized")  # the territory itself (TA-17.07)
REVEALED = Moment("revealed")  # the event itself (TA-18)
EACH_OF_US = Moment("each-of-us")  # an Age A event, for one civilization alone (TA-36.40)
AGGRESSION_WON = Moment("aggression-won")  # the card itself; asked: the rival's seat (TA-6.26)
WAR_WON = Moment("war-won")  # the card itself; asked: the loser's seat, the advantage (TA-6.41)

# --- menus ----------------------------------------------------------------------------------------------------

ACTION_MENU = Moment("action-menu")  # in the Action Phase
POLITICAL_MENU = Moment("political-menu")  # political actions of leaders (TA-6.02)
PLAYING = Moment("playing")  # action cards in hand (TA-10)

ALL_TYPES: Final = (1 << 11) - 1
"""All types of technologies with workers, as a bit set."""
