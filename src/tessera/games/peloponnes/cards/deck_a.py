"""Deck A: the power cards of the first three rounds."""

from tessera.games.peloponnes.cards.sources import BOARD_GAME, LANDSCAPE, NAMED
from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST, PowerCard
from tessera.games.peloponnes.hooks import BID_BONUS, CONQUEST_DISCOUNT, INCOME, PROTECTED
from tessera.kernel.effects import Allow, Cards, Plus

DECK_A = Cards[PowerCard]()
card = DECK_A.add

# fmt: off
# landscapes
card(PowerCard("taygetos_range", "A", disaster=EARTHQUAKE, value=2, sources=LANDSCAPE,
               power=1, stone=3))
card(PowerCard("eurotas_gorge", "A", disaster=TEMPEST, value=2, sources=LANDSCAPE,
               inhabitants=1, power=1, wood=1, stone=1, grain=1))
card(PowerCard("parnon_foothills", "A", disaster=DECLINE, value=3, sources=LANDSCAPE,
               coins=3, inhabitants=1, power=1, stone=2))
card(PowerCard("lykaion_slopes", "A", disaster=PLAGUE, value=2, sources=LANDSCAPE,
               coins=1, inhabitants=1, power=1, wood=1, stone=1))
card(PowerCard("argive_plain", "A", disaster=DROUGHT, value=3, sources=LANDSCAPE,
               grain=5))
card(PowerCard("pamisos_valley", "A", disaster=TEMPEST, value=3, sources=LANDSCAPE,
               inhabitants=2, wood=1, grain=3))
card(PowerCard("foloi_oak_forest", "A", disaster=PLAGUE, value=2, sources=LANDSCAPE,
               inhabitants=2, power=1, wood=3))
card(PowerCard("alpheios_valley", "A", disaster=EARTHQUAKE, value=3, sources=LANDSCAPE,
               inhabitants=2, wood=1, grain=3))
card(PowerCard("ladon_valley", "A", disaster=DROUGHT, value=2, sources=LANDSCAPE,
               inhabitants=2, wood=1, grain=2))
card(PowerCard("kynouria_hills", "A", disaster=TEMPEST, value=2, sources=LANDSCAPE,
               coins=2, inhabitants=1, power=1, wood=2))
card(PowerCard("elis_plain", "A", disaster=PLAGUE, value=3, sources=LANDSCAPE,
               inhabitants=1, grain=5))
card(PowerCard("nemea_valley", "A", disaster=EARTHQUAKE, value=2, sources=LANDSCAPE,
               inhabitants=1, power=1, stone=1, grain=2))

# buildings
card(PowerCard("barracks", "A", building=True, disaster=TEMPEST, value=2, sources=NAMED,
               wood_cost=1, stone_cost=2, coins=3, power=1, amount=1),
     Plus(CONQUEST_DISCOUNT, "amount"))
card(PowerCard("stockade", "A", building=True, disaster=DECLINE, value=1, sources=NAMED,
               wood_cost=3, inhabitants=1, power=1, grain=1, amount=1),
     Plus(CONQUEST_DISCOUNT, "amount"))
card(PowerCard("bridge", "A", building=True, disaster=PLAGUE, value=1, sources=BOARD_GAME,
               wood_cost=2, inhabitants=2, power=1, grain=1))
card(PowerCard("market", "A", building=True, disaster=EARTHQUAKE, value=2, sources=NAMED,
               wood_cost=3, inhabitants=2, power=1, grain=2, amount=1),
     Plus(BID_BONUS, "amount"))
card(PowerCard("street", "A", building=True, disaster=DECLINE, value=1, sources=BOARD_GAME,
               stone_cost=1, inhabitants=1, power=1, grain=1))
card(PowerCard("port", "A", building=True, disaster=DROUGHT, value=4, sources=NAMED,
               wood_cost=1, stone_cost=2, inhabitants=2, power=1, amount=1),
     Plus(INCOME, "amount"), Allow(PROTECTED[DECLINE]))
# fmt: on
