"""The questions of the rules that cards answer, each named after the rule it opens. What is asked stands beside it."""

from __future__ import annotations

from typing import Final

from tessera.kernel.effects import Moment, Right, Value, latest

# --- scopes ---------------------------------------------------------------------------------------------------

TURN: Final = "turn"
POLITICS: Final = "politics"
ACTIONS: Final = "actions"

# --- printed symbols ------------------------------------------------------------------------------------------

CULTURE: Value[()] = Value("culture")
"""Rating, without workers (TA-0.01)."""
SCIENCE: Value[()] = Value("science")
STRENGTH: Value[()] = Value("strength")
"""Without units and armies (TA-16.01)."""
HAPPY: Value[()] = Value("happy")
"""Faces of cards (TA-13.01)."""
CIVIL_ACTIONS: Value[()] = Value("civil-actions")
"""TA-0.14."""
MILITARY_ACTIONS: Value[()] = Value("military-actions")
COLONIZATION: Value[()] = Value("colonization")
"""TA-17.03."""
FOOD_BONUS: Value[()] = Value("food-bonus")
"""TA-35.01."""
RESOURCE_BONUS: Value[()] = Value("resource-bonus")
CIVIL_HAND: Value[()] = Value("civil-hand")
"""Beyond the civil actions (TA-8.02)."""
MILITARY_HAND: Value[()] = Value("military-hand")
"""TA-15.02."""
BUILDING_LIMIT: Value[()] = Value("building-limit")
"""TA-8.21."""
YELLOW_TOKENS: Value[()] = Value("yellow-tokens")
"""Of the card itself, when it enters and leaves (TA-13.05)."""
BLUE_TOKENS: Value[()] = Value("blue-tokens")
"""TA-14.06."""

# --- workers --------------------------------------------------------------------------------------------------

BUILDING_CULTURE: Value[int] = Value("building-culture", asked=("types",))
"""Asked: a bit set of types; what cards add to such buildings."""
BUILDING_SCIENCE: Value[int] = Value("building-science", asked=("types",))
BUILDING_STRENGTH: Value[int] = Value("building-strength", asked=("types",))
WORKER_FACES: Value[int, bool] = Value("worker-faces", asked=("technology", "first worker"))
"""Asked: the technology, whether it is its first worker (TA-13.06)."""
EXTRA_FACE: Value[()] = Value("extra-face")
"""For each other source of happy faces (TA-21.19)."""
EXTRA_TOKENS: Value[int] = Value("extra-tokens", asked=("technology",))
"""Blue tokens produced besides; asked: the technology (TA-36.23, TA-21.23)."""
LAB_RESOURCES: Right[()] = Right("lab-resources")
"""Labs also produce resources (TA-21.18)."""
CONTENTMENT: Value[()] = Value("contentment")
"""Discontent workers that do not count (TA-36.22)."""

# --- costs ----------------------------------------------------------------------------------------------------

TAKE_COST: Value[int] = Value("take-cost", asked=("card",))
"""In civil actions; asked: the card (TA-8.07)."""
TAKE_LEAST: Value[int] = Value("take-least", max, asked=("card",))
"""Asked: the card."""
WONDER_SURCHARGE: Right[()] = Right("wonder-surcharge", "TA-8.05", default=True)
POPULATION_COST: Value[()] = Value("population-cost")
"""Food (TA-8.15)."""
BUILD_COST: Value[int] = Value("build-cost", asked=("technology",))
"""Resources; asked: the technology (TA-8.20)."""
SCIENCE_COST: Value[int, bool] = Value("science-cost", asked=("technology", "revolution"))
"""Asked: the technology, whether by revolution (TA-8.45)."""
STAGES_AT_ONCE: Value[()] = Value("stages-at-once", max)
"""TA-8.41."""
STAGE_IN_FOOD: Right[()] = Right("stage-in-food")
"""The wonder itself (TA-36.41)."""
KEEPS_TOKENS: Right[()] = Right("keeps-tokens")
"""The completed wonder itself (TA-36.33)."""
CARD_BONUS: Value[()] = Value("card-bonus")
"""To each benefit of an action card (TA-36.25)."""
ATTACK_PENALTY: Value[()] = Value("attack-penalty")
"""Culture that an attacker loses (TA-36.36)."""
ATTACK_PRICE: Value[int] = Value("attack-price", asked=("price",))
"""Military actions, of the one who is attacked; asked: the price (TA-6.20)."""

# --- armies ---------------------------------------------------------------------------------------------------

INFANTRY_RIDES: Right[()] = Right("infantry-rides")
"""Infantry may count as cavalry (TA-21.08)."""
FARMS_FIGHT: Right[()] = Right("farms-fight")
"""Farms may count as infantry or artillery (TA-36.14)."""
UNIT_TWICE: Right[()] = Right("unit-twice")
"""One unit counts twice (TA-36.37)."""
ARMY_STRENGTH: Value[int] = Value("army-strength", latest, asked=("lowest level",))
"""Of the tactic itself; asked: the lowest level (TA-36.49)."""
ARMY_BONUS: Value[()] = Value("army-bonus")
"""Strength added to each army; of what stands for the tactic (TA-16.08)."""
DEFENCE: Value[()] = Value("defence")
"""Against an aggression (TA-36.16)."""
FEARED: Value[()] = Value("feared")
"""Strength added where the weakest are sought (TA-36.16)."""
ATTACK: Value[int] = Value("attack", asked=("rival",))
"""Against a rival; asked: the rival's seat (TA-6.22)."""
SACRIFICE: Value[()] = Value("sacrifice")
"""Strength added to a sacrificed unit; asked: whether as defender (TA-36.17)."""
MAY_SACRIFICE: Right[()] = Right("may-sacrifice", "TA-6.25")
COLONY_CARDS: Value[()] = Value("colony-cards")
"""Military cards that may be discarded for colonization (TA-21.14)."""
COLONY_RESOURCES: Right[()] = Right("colony-resources")
"""Resources may be paid for colonization (TA-36.21)."""
COLONY_PAYMENT: Value[int] = Value("colony-payment", asked=("resources",))
"""The colonization that they bring; asked: how many."""

# --- rights ---------------------------------------------------------------------------------------------------

MAY_ATTACK: Right[int] = Right("may-attack", "TA-6.21", default=True)
"""Asked: the rival's seat."""
MAY_PLAY: Right[()] = Right("may-play", "TA-36.48", default=True)
"""The aggression itself."""
WAR_ON_ME: Right[()] = Right("war-on-me", "TA-6.35", default=True)
FRESH_CARD: Right[()] = Right("fresh-card", "TA-8.09")
"""Play an action card that was just taken."""
KEEP_TACTICS: Right[()] = Right("keep-tactics")
"""TA-36.03."""
PREPARE_ANYTHING: Right[()] = Right("prepare-anything", "TA-6.10")
MILITARY_REVOLUTION: Right[()] = Right("military-revolution")
"""TA-11.14."""
SEES_EVENTS: Right[()] = Right("sees-events")
"""That others prepare (TA-36.15)."""
TAKE_DRAWN: Value[()] = Value("take-drawn")
"""Military cards drawn besides (TA-36.02)."""
REFUND: Value[()] = Value("refund", latest)
"""Civil actions for a replaced leader; of the leader itself (TA-8.35)."""

# --- moments --------------------------------------------------------------------------------------------------

TURN_BEGINS: Moment[()] = Moment("turn-begins")
"""TA-5.09."""
POLITICS_BEGINS: Moment[()] = Moment("politics-begins", chosen=True)
"""TA-40."""
POLITICAL_ACTION_DONE: Moment[()] = Moment("political-action-done")
"""TA-21.04."""
POLITICAL_ACTION_GIVEN_UP: Moment[()] = Moment("political-action-given-up")
"""TA-21.27."""
ACTIONS_BEGIN: Moment[()] = Moment("actions-begin")
ACTIONS_END: Moment[()] = Moment("actions-end")
TURN_ENDS: Moment[()] = Moment("turn-ends")
"""TA-15.03."""
TAKEN: Moment[int] = Moment("taken")
"""From the card row, also of the card itself; asked: the card."""
LOST: Moment[()] = Moment("lost")
"""The unfinished wonder itself (TA-12.05)."""
DEVELOPED: Moment[int] = Moment("developed")
"""Asked: the technology (TA-11.13)."""
REVOLUTION: Moment[()] = Moment("revolution")
STAGE_BUILT: Moment[int, int] = Moment("stage-built")
"""Of the wonder itself; asked: the printed cost, the builder's seat."""
COMPLETED: Moment[()] = Moment("completed")
"""The wonder itself (TA-8.42)."""
GREW: Moment[()] = Moment("grew")
"""A token came from the yellow bank to the worker pool (TA-36.30)."""
REPLACED: Moment[()] = Moment("replaced")
"""The leader itself (TA-8.36)."""
LEAVES: Moment[()] = Moment("leaves")
"""The leader itself, however it leaves (TA-12.03)."""
PREPARED: Moment[()] = Moment("prepared")
"""An event."""
AGE_BEGINS: Moment[int] = Moment("age-begins")
"""Asked: the age (TA-19.12)."""
AGE_ENDS: Moment[int] = Moment("age-ends")
"""Asked: the age."""
GAME_ENDS: Moment[()] = Moment("game-ends")
"""TA-19.10."""
COLONIZED: Moment[()] = Moment("colonized")
"""The territory itself (TA-17.07)."""
REVEALED: Moment[()] = Moment("revealed")
"""The event itself (TA-18)."""
EACH_OF_US: Moment[()] = Moment("each-of-us")
"""An Age A event, for one civilization alone (TA-36.40)."""
AGGRESSION_WON: Moment[int] = Moment("aggression-won")
"""The card itself; asked: the rival's seat (TA-6.26)."""
WAR_WON: Moment[int, int] = Moment("war-won")
"""The card itself; asked: the loser's seat, the advantage (TA-6.41)."""

# --- menus ----------------------------------------------------------------------------------------------------

ACTION_MENU: Moment[()] = Moment("action-menu")
"""In the Action Phase."""
POLITICAL_MENU: Moment[()] = Moment("political-menu")
"""Political actions of leaders (TA-6.02)."""
PLAYING: Moment[()] = Moment("playing")
"""Action cards in hand (TA-10)."""

ALL_TYPES: Final = (1 << 11) - 1
"""All types of technologies with workers, as a bit set."""
