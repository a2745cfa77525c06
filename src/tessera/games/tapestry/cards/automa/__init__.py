"""The Automa: its decision cards, civilizations and levels (TP-20)."""

from tessera.games.tapestry.cards.automa import civilizations, decisions, levels, solitaire

__all__ = ["civilizations", "decisions", "levels", "solitaire"]
