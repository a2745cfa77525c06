"""Tapestry cards (TP-8), by edition."""

from tessera.games.tapestry.cards.tapestries import (
    arts_and_architecture,
    base_a_to_g,
    base_i_to_w,
    fantasies_and_futures,
    plans_and_ploys,
)

__all__ = ["arts_and_architecture", "base_a_to_g", "base_i_to_w", "fantasies_and_futures", "plans_and_ploys"]
