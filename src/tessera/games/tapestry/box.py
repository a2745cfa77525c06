"""The box: all components with their effects, as one content."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.tapestry.cards.automa import (
    AUTOMA_CIVS,
    AUTOMA_SPACES,
    DECISIONS,
    LEVELS,
    REMOVED,
    UNFAIR,
)
from tessera.games.tapestry.cards.capitals import CAPITALS
from tessera.games.tapestry.cards.civilizations_arts import CIVILIZATIONS_ARTS
from tessera.games.tapestry.cards.civilizations_base_a_to_f import ALCHEMISTS_TO_FUTURISTS
from tessera.games.tapestry.cards.civilizations_base_h_to_i import HERALDS_TO_ISOLATIONISTS
from tessera.games.tapestry.cards.civilizations_base_l_to_t import LEADERS_TO_TRADERS
from tessera.games.tapestry.cards.civilizations_fantasies_a_to_g import ARTIFICERS_TO_GENIES
from tessera.games.tapestry.cards.civilizations_fantasies_i_to_w import ILLUMINATI_TO_WEREFOLK
from tessera.games.tapestry.cards.civilizations_plans_a_to_r import ADVISORS_TO_RIVERFOLK
from tessera.games.tapestry.cards.civilizations_plans_s_to_u import SPIES_TO_UTILITARIANS
from tessera.games.tapestry.cards.dice import ACHIEVEMENTS, DICE
from tessera.games.tapestry.cards.income import INCOME_ROWS, INSPIRATIONS
from tessera.games.tapestry.cards.landmark_cards import LANDMARK_CARDS
from tessera.games.tapestry.cards.landmarks import LANDMARKS
from tessera.games.tapestry.cards.masterpieces import MASTERPIECES
from tessera.games.tapestry.cards.tapestries_arts import TAPESTRIES_ARTS
from tessera.games.tapestry.cards.tapestries_base_a_to_d import ACADEMIA_TO_DYSTOPIA
from tessera.games.tapestry.cards.tapestries_base_e_to_o import EMPIRICISM_TO_OLYMPIC_HOST
from tessera.games.tapestry.cards.tapestries_base_p_to_w import PILLAGE_TO_WARTIME_ECONOMY
from tessera.games.tapestry.cards.tapestries_fantasies import TAPESTRIES_FANTASIES
from tessera.games.tapestry.cards.tapestries_plans import TAPESTRIES_PLANS
from tessera.games.tapestry.cards.techs import TECHS
from tessera.games.tapestry.cards.tiles import LARGE_MAP, SMALL_MAP, SPACE_TILES, TERRITORIES
from tessera.games.tapestry.cards.tracks import SPACES, TRACK_ROWS
from tessera.games.tapestry.content import Constants
from tessera.games.tapestry.tables import TapestryTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

TAPESTRIES: Final = (
    *ACADEMIA_TO_DYSTOPIA,
    *EMPIRICISM_TO_OLYMPIC_HOST,
    *PILLAGE_TO_WARTIME_ECONOMY,
    *TAPESTRIES_PLANS,
    *TAPESTRIES_ARTS,
    *TAPESTRIES_FANTASIES,
)
CIVILIZATIONS: Final = (
    *ALCHEMISTS_TO_FUTURISTS,
    *HERALDS_TO_ISOLATIONISTS,
    *LEADERS_TO_TRADERS,
    *ADVISORS_TO_RIVERFOLK,
    *SPIES_TO_UTILITARIANS,
    *CIVILIZATIONS_ARTS,
    *ARTIFICERS_TO_GENIES,
    *ILLUMINATI_TO_WEREFOLK,
)

TABLES: Final = TapestryTables(
    tracks=rows(TRACK_ROWS),
    spaces=rows(SPACES),
    income_rows=rows(INCOME_ROWS),
    inspirations=rows(INSPIRATIONS),
    dice=rows(DICE),
    achievements=rows(ACHIEVEMENTS),
    territories=rows(TERRITORIES),
    space_tiles=rows(SPACE_TILES),
    capitals=rows(CAPITALS),
    landmarks=rows(LANDMARKS),
    landmark_cards=rows(LANDMARK_CARDS),
    techs=rows(TECHS),
    masterpieces=rows(MASTERPIECES),
    tapestries=rows(TAPESTRIES),
    civilizations=rows(CIVILIZATIONS),
    decisions=rows(DECISIONS),
    automa_civs=rows(AUTOMA_CIVS),
    levels=rows(LEVELS),
    constants=Constants(
        small=SMALL_MAP,
        large=LARGE_MAP,
        automa_spaces=AUTOMA_SPACES,
        solo_removed=REMOVED,
        solo_unfair=UNFAIR,
        contested=(
            "alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy", "lithium_ion_battery",
            "radio",
        ),
    ),
)  # fmt: skip

CARDS: Final[tuple[Card[Any], ...]] = (
    *TRACK_ROWS, *SPACES, *INCOME_ROWS, *INSPIRATIONS, *DICE, *ACHIEVEMENTS, *TERRITORIES, *SPACE_TILES, *CAPITALS,
    *LANDMARKS, *LANDMARK_CARDS, *TECHS, *MASTERPIECES, *TAPESTRIES, *CIVILIZATIONS, *DECISIONS, *AUTOMA_CIVS,
    *LEVELS,
)  # fmt: skip
