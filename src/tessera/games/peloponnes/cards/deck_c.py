"""Deck C: the power cards of the last two rounds."""

from tessera.games.peloponnes.cards.sources import BOARD_GAME, LANDSCAPE, NAMED, SUPPLY
from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST, PowerCard
from tessera.games.peloponnes.hooks import PROTECTED
from tessera.kernel.effects import Allow, Cards

DECK_C = Cards[PowerCard]()
card = DECK_C.add

# fmt: off
# landscapes
card(PowerCard("mainalon_forest", "C", disaster=DROUGHT, value=4, sources=LANDSCAPE,
               inhabitants=3, power=2, wood=2))
card(PowerCard("stymphalian_valley", "C", disaster=PLAGUE, value=4, sources=SUPPLY,
               coins=1, inhabitants=2, power=2, wood=1, stone=1, grain=1, supply=True))
card(PowerCard("chelmos_peak", "C", disaster=EARTHQUAKE, value=4, sources=LANDSCAPE,
               coins=2, inhabitants=1, power=2, stone=2))
card(PowerCard("mantineian_plain", "C", disaster=TEMPEST, value=5, sources=LANDSCAPE,
               inhabitants=1, power=2, grain=4))

# buildings
card(PowerCard("cyclopean_masonry", "C", building=True, disaster=EARTHQUAKE, value=4, sources=NAMED,
               stone_cost=5, inhabitants=1, power=3),
     Allow(PROTECTED[EARTHQUAKE]))
card(PowerCard("agriculture", "C", building=True, disaster=DECLINE, value=3, sources=BOARD_GAME,
               wood_cost=5, power=2, grain=4))
card(PowerCard("phidias_workshop", "C", building=True, disaster=PLAGUE, value=4, sources=NAMED,
               wood_cost=2, stone_cost=3, inhabitants=2, power=2, stone=1),
     Allow(PROTECTED[TEMPEST]))
card(PowerCard("stoa", "C", building=True, disaster=TEMPEST, value=5, sources=NAMED,
               wood_cost=2, stone_cost=3, inhabitants=2, power=2, grain=2),
     Allow(PROTECTED[DECLINE]))
card(PowerCard("statue_of_zeus", "C", building=True, disaster=DECLINE, value=6, sources=BOARD_GAME,
               stone_cost=6, inhabitants=2, power=4, grain=1))
card(PowerCard("liongate", "C", building=True, disaster=DROUGHT, value=4, sources=NAMED,
               wood_cost=1, stone_cost=2, inhabitants=1, power=2, stone=1, grain=2),
     Allow(PROTECTED[DROUGHT]))
card(PowerCard("tiryns_fortress", "C", building=True, disaster=EARTHQUAKE, value=4, sources=BOARD_GAME,
               wood_cost=1, stone_cost=3, power=3, wood=1, grain=1))
card(PowerCard("hellinikon_pyramid", "C", building=True, disaster=PLAGUE, value=6, sources=BOARD_GAME,
               wood_cost=2, stone_cost=4, inhabitants=3, power=3, wood=1, stone=1, grain=2))
# fmt: on
