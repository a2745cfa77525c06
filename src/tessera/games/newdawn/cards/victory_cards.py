"""Victory cards: two agendas each (chapter 19)."""

from __future__ import annotations

from tessera.games.newdawn.content import PUBLIC, RULEBOOK, VictoryCard
from tessera.kernel.effects import Cards

VICTORY_CARDS = Cards[VictoryCard]()
card = VICTORY_CARDS.add

card(VictoryCard("explorer_aesthetic", ("explorer", "aesthetic"), RULEBOOK))
card(VictoryCard("paranoid_warmonger", ("paranoid", "warmonger"), RULEBOOK))
card(VictoryCard("preservationist_populous", ("preservationist", "populous"), RULEBOOK))
card(VictoryCard("civilized_money_grubber", ("civilized", "money_grubber"), PUBLIC))
card(VictoryCard("technophile_scholarly", ("technophile", "scholarly"), PUBLIC))
