"""How certain the facts about the cards are."""

from typing import Final

from tessera.games.peloponnes.content import CivilizationSources, Sources
from tessera.kernel import Source

# The rulebook names 14 buildings with their functions; the other buildings follow from the board game, and we
# named the landscapes ourselves (PE-16.02, PE-16.03, PE-16.18).
NAMED: Final = Sources(
    name=Source.RULEBOOK,
    in_card_game=Source.RULEBOOK,
    ability=Source.RULEBOOK,
    numbers=Source.RECONSTRUCTED,
)
BOARD_GAME: Final = Sources(
    name=Source.PUBLIC,
    in_card_game=Source.RECONSTRUCTED,
    ability=Source.RECONSTRUCTED,
    numbers=Source.RECONSTRUCTED,
)
LANDSCAPE: Final = Sources(
    name=Source.RECONSTRUCTED,
    in_card_game=Source.RECONSTRUCTED,
    ability=Source.RECONSTRUCTED,
    numbers=Source.RECONSTRUCTED,
)
SUPPLY: Final = Sources(
    name=Source.RECONSTRUCTED,
    in_card_game=Source.RECONSTRUCTED,
    ability=Source.RULEBOOK,
    numbers=Source.RECONSTRUCTED,
)

# Six civilizations are known to be in the card game, two of them with their coin cards (PE-16.07).
CONFIRMED: Final = CivilizationSources(in_card_game=Source.PUBLIC)
ASSUMED: Final = CivilizationSources(in_card_game=Source.RECONSTRUCTED)
MESSENE: Final = CivilizationSources(in_card_game=Source.PUBLIC, produces_grain=Source.PUBLIC)
ARCADIA: Final = CivilizationSources(
    in_card_game=Source.PUBLIC, coins=Source.PUBLIC, produces_grain=Source.PUBLIC
)
ARGOS: Final = CivilizationSources(in_card_game=Source.PUBLIC, coins=Source.PUBLIC)
