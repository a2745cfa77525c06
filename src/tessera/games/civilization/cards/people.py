"""Great people (CV-9)."""

from __future__ import annotations

from tessera.games.civilization.content import GreatPerson, Icons
from tessera.kernel import Cards

PEOPLE = Cards[GreatPerson]()
card = PEOPLE.add

card(GreatPerson("artist", icons=Icons(trade=1, culture=2)))
card(GreatPerson("builder", icons=Icons(production=2, coin=1)))
card(GreatPerson("general", icons=Icons(combat=4)))
card(GreatPerson("humanitarian", icons=Icons(trade=1, production=1, culture=1, coin=1)))
card(GreatPerson("industrialist", icons=Icons(culture=2, coin=1)))
card(GreatPerson("scientist", icons=Icons(trade=2, production=1)))
