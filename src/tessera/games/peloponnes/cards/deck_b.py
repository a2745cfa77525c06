"""Deck B: the power cards of rounds 4 to 6."""

from tessera.games.peloponnes.cards.sources import BOARD_GAME, LANDSCAPE, NAMED, SUPPLY
from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST, PowerCard
from tessera.games.peloponnes.hooks import BID_BONUS, INCOME, PROTECTED
from tessera.kernel.effects import Allow, Cards, Plus

DECK_B = Cards[PowerCard]()
card = DECK_B.add

# fmt: off
# landscapes
card(PowerCard("stenyklaros_plain", "B", disaster=TEMPEST, value=4, sources=LANDSCAPE,
               inhabitants=2, power=1, wood=1, grain=4))
card(PowerCard("helos_plain", "B", disaster=DROUGHT, value=4, sources=SUPPLY,
               inhabitants=1, power=1, grain=5, supply=True))
card(PowerCard("erymanthos_forest", "B", disaster=DECLINE, value=3, sources=LANDSCAPE,
               inhabitants=3, power=1, wood=2))
card(PowerCard("styx_gorge", "B", disaster=PLAGUE, value=3, sources=LANDSCAPE,
               coins=1, inhabitants=1, power=2, wood=1, stone=1))
card(PowerCard("kyllene_massif", "B", disaster=EARTHQUAKE, value=3, sources=LANDSCAPE,
               inhabitants=1, power=2, stone=3))
card(PowerCard("aroania_heights", "B", disaster=TEMPEST, value=4, sources=LANDSCAPE,
               coins=3, inhabitants=1, power=2, stone=1))
card(PowerCard("pholoe_hills", "B", disaster=DECLINE, value=3, sources=LANDSCAPE,
               coins=2, inhabitants=2, power=1, wood=1, grain=1))
card(PowerCard("tegea_plain", "B", disaster=DROUGHT, value=4, sources=LANDSCAPE,
               inhabitants=3, power=1, grain=4))

# buildings
card(PowerCard("aqueduct", "B", building=True, disaster=TEMPEST, value=3, sources=NAMED,
               wood_cost=1, stone_cost=2, inhabitants=2, power=1, grain=2),
     Allow(PROTECTED[PLAGUE]))
card(PowerCard("agora", "B", building=True, disaster=DECLINE, value=3, sources=NAMED,
               stone_cost=4, inhabitants=2, power=2, grain=2, amount=1),
     Plus(BID_BONUS, "amount"))
card(PowerCard("epidauros_odeon", "B", building=True, disaster=EARTHQUAKE, value=4, sources=BOARD_GAME,
               wood_cost=2, stone_cost=2, luxury=3, inhabitants=3, power=2))
card(PowerCard("leonidaion", "B", building=True, disaster=PLAGUE, value=2, sources=BOARD_GAME,
               wood_cost=3, stone_cost=2, luxury=4, inhabitants=1, power=2))
card(PowerCard("granary", "B", building=True, disaster=DROUGHT, value=2, sources=BOARD_GAME,
               wood_cost=3, power=1, grain=4))
card(PowerCard("quarry", "B", building=True, disaster=PLAGUE, value=2, sources=BOARD_GAME,
               wood_cost=2, stone_cost=1, inhabitants=1, power=1, stone=3))
card(PowerCard("well", "B", building=True, disaster=EARTHQUAKE, value=3, sources=NAMED,
               wood_cost=1, stone_cost=1, inhabitants=1, power=1, grain=2),
     Allow(PROTECTED[PLAGUE]))
card(PowerCard("temple_of_apollo", "B", building=True, disaster=DECLINE, value=4, sources=NAMED,
               stone_cost=4, inhabitants=2, power=2, amount=1),
     Plus(INCOME, "amount"), Allow(PROTECTED[DROUGHT]))
card(PowerCard("treasury_of_atreus", "B", building=True, disaster=TEMPEST, value=4, sources=NAMED,
               wood_cost=1, stone_cost=3, luxury=3, inhabitants=1, power=2),
     Allow(PROTECTED[EARTHQUAKE]))
card(PowerCard("acrocorinth", "B", building=True, disaster=DROUGHT, value=4, sources=NAMED,
               wood_cost=1, stone_cost=3, inhabitants=2, power=2, stone=1),
     Allow(PROTECTED[TEMPEST]))
# fmt: on
