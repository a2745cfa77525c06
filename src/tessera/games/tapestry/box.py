"""The box: all components with their effects, as one content."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from tessera.games.tapestry.cards import (
    achievements,
    automa,
    capitals,
    civilizations,
    dice,
    income,
    inspirations,
    landmark_cards,
    landmarks,
    maps,
    masterpieces,
    space_tiles,
    spaces,
    tapestries,
    techs,
    territories,
    tracks,
)
from tessera.games.tapestry.content import Constants, TapestryTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

LITERALS: Final[dict[str, tuple[Card[Any], ...]]] = {
    "tracks": (*tracks.tracks,),
    "spaces": (*spaces.spaces,),
    "income_rows": (*income.income_rows,),
    "inspirations": (*inspirations.inspirations,),
    "dice": (*dice.dice,),
    "achievements": (*achievements.achievements,),
    "territories": (*territories.territories,),
    "space_tiles": (*space_tiles.space_tiles,),
    "capitals": (*capitals.capitals,),
    "landmarks": (*landmarks.landmarks,),
    "landmark_cards": (*landmark_cards.landmark_cards,),
    "techs": (*techs.techs,),
    "masterpieces": (*masterpieces.masterpieces,),
    "tapestries": (
        *tapestries.base_a_to_g.tapestries,
        *tapestries.base_i_to_w.tapestries,
        *tapestries.plans_and_ploys.tapestries,
        *tapestries.arts_and_architecture.tapestries,
        *tapestries.fantasies_and_futures.tapestries,
    ),
    "civilizations": (
        *civilizations.base_a_to_h.civilizations,
        *civilizations.base_i_to_l.civilizations,
        *civilizations.base_m_to_t.civilizations,
        *civilizations.plans_and_ploys_a_to_r.civilizations,
        *civilizations.plans_and_ploys_s_to_u.civilizations,
        *civilizations.arts_and_architecture.civilizations,
        *civilizations.fantasies_and_futures_a_to_g.civilizations,
        *civilizations.fantasies_and_futures_i_to_w.civilizations,
    ),
    "decisions": (*automa.decisions.decisions,),
    "automa_civs": (*automa.civilizations.civilizations,),
    "levels": (*automa.levels.levels,),
}
"""The literals of every table: rows and effects are both made of them."""

TABLES: Final = TapestryTables(
    **{name: rows(cards) for name, cards in LITERALS.items()},
    constants=Constants(
        small=maps.SMALL_MAP,
        large=maps.LARGE_MAP,
        automa_spaces=automa.solitaire.AUTOMA_SPACES,
        solo_removed=automa.solitaire.REMOVED,
        solo_unfair=automa.solitaire.UNFAIR,
        contested=(
            "alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy", "lithium_ion_battery",
            "radio",
        ),
    ),
)  # fmt: skip

CARDS: Final[tuple[Card[Any], ...]] = (*chain.from_iterable(LITERALS.values()),)
