"""The ten civilizations. What they do is all in their numbers."""

from tessera.games.peloponnes.cards.sources import ARCADIA, ARGOS, ASSUMED, CONFIRMED, MESSENE
from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST, Civilization
from tessera.kernel.effects import Cards

CIVILIZATIONS = Cards[Civilization]()
card = CIVILIZATIONS.add

# fmt: off
card(Civilization("messene", 1, sources=MESSENE,
                  coins=4, inhabitants=2, grain=4, power=1, symbols=(EARTHQUAKE,)))
card(Civilization("patras", 2, sources=ASSUMED,
                  coins=6, inhabitants=1, wood=1, grain=2, power=1, symbols=(PLAGUE,)))
card(Civilization("arcadia", 3, sources=ARCADIA,
                  coins=7, inhabitants=2, wood=1, power=1, symbols=(EARTHQUAKE,)))
card(Civilization("corinth", 4, sources=CONFIRMED,
                  coins=5, inhabitants=3, grain=2, power=1, symbols=(DECLINE,)))
card(Civilization("sparta", 5, sources=CONFIRMED,
                  coins=5, inhabitants=3, wood=2, power=1, symbols=(PLAGUE, TEMPEST)))
card(Civilization("pylos", 6, sources=ASSUMED,
                  coins=6, inhabitants=3, stone=1, grain=1, power=1))
card(Civilization("argos", 7, sources=ARGOS,
                  coins=3, inhabitants=3, wood=1, stone=1, grain=2, power=1, symbols=(DROUGHT,)))
card(Civilization("delphi", 8, sources=ASSUMED,
                  coins=6, inhabitants=3, grain=1, power=1, symbols=(DROUGHT,)))
card(Civilization("thebes", 9, sources=CONFIRMED,
                  coins=6, inhabitants=1, stone=1, grain=2, power=1, symbols=(DECLINE,)))
card(Civilization("mycenae", 10, sources=ASSUMED,
                  coins=4, inhabitants=5, grain=2, power=1, symbols=(DROUGHT,)))
# fmt: on
