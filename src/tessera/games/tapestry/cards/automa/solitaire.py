"""What the Automa gains on the tracks, and what is left out against it."""

from __future__ import annotations

from typing import Final

AUTOMA_SPACES: Final[dict[str, str]] = {
    "exploration_2": "explore",
    "exploration_3": "explore",
    "exploration_4": "explore",
    "exploration_7": "explore",
    "exploration_9": "explore_anywhere",
    "military_1": "conquer",
    "military_2": "tapestry",
    "military_3": "conquer",
    "military_5": "conquer",
    "military_6": "conquer+tapestry",
    "military_7": "conquer",
    "military_8": "conquer_anywhere",
    "military_12": "conquer",
    "science_1": "research_x",
    "science_2": "tapestry",
    "science_3": "research_x",
    "science_4": "tapestry",
    "science_5": "research",
    "science_6": "research",
    "science_9": "advance_one_of:military/technology/exploration",
    "science_10": "regress_one_of:military/technology",
    "science_11": "advance_one_of:military/technology/exploration",
    "science_12": "research_x",
    "technology_1": "replace_face_up_tech",
    "technology_2": "tapestry",
    "technology_3": "replace_face_up_tech",
    "technology_4": "replace_face_up_tech",
    "technology_7": "replace_face_up_tech",
    "arts_1": "tapestry",
    "arts_3": "replace_face_up_masterpieces",
    "arts_7": "replace_face_up_masterpieces",
    "arts_9": "advance_one_of:military/technology/exploration/science",
    "arts_11": "advance_one_of:military/technology/exploration/science",
}
"""What the Automa gains on which space (TP-20.11)."""

REMOVED: Final = (
    "age_of_sail",
    "alliance",
    "coal_baron",
    "dictatorship",
    "diplomacy",
    "espionage",
    "marriage_of_state",
    "oil_magnate",
    "olympic_host",
    "steam_tycoon",
    "trade_economy",
    "granges",
    "futurists",
    "heralds",
    "inventors",
    "traders",
    "advisors",
    "spies",
    "genies",
    "illuminati",
    "weefolk",
)
"""What is not played with against the Automa (TP-20.02)."""

UNFAIR: Final = (
    "age_of_sail",
    "coal_baron",
    "diplomacy",
    "espionage",
    "steam_tycoon",
    "trade_economy",
    "advisors",
    "futurists",
    "heralds",
    "inventors",
)
"""Of these, what may be kept."""
