"""Tapestry, with Plans & Ploys, Arts & Architecture, Fantasies & Futures and the Automa.

The chapters in `rules`, as the numbered rules are ordered (`texts/rules.en.md`):

- `turns`, `income`, `ending`, `achievements`: turns and income turns, the end, prizes (TP-3, TP-5, TP-14, TP-15);
- `advancing`, `regressing`: the tracks (TP-4, TP-6);
- `vocabulary`, `benefits`, `supplies`: the words that components are written in, and what they bring (TP-1, TP-4.09);
- `exploring`, `conquering`, `rolling`: the map and the dice (TP-7); `geography`, `land`: places, and who holds them;
- `inventing`, `artistry`: tech cards (TP-7.10), masterpieces and inspirations (TP-11);
- `tapestries`: playing cards, their charms and what is kept for later (TP-8, TP-13);
- `building`: the capital city (TP-9); `civilizations`: the mats (TP-10);
- `automa`, `tiebreaking`: the bots of the box (TP-20);
- `moments`: what may be done at any moment of a turn (TP-9.15); `naming`: how people call places.

`setup` deals (TP-2, TP-17).
"""

from tessera.games.tapestry.game import TapestryGame

game = TapestryGame()

__all__ = ["game"]
