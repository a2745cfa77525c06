"""Civilization mats (TP-10), by edition."""

from tessera.games.tapestry.cards.civilizations import (
    arts_and_architecture,
    base_a_to_h,
    base_i_to_l,
    base_m_to_t,
    fantasies_and_futures_a_to_g,
    fantasies_and_futures_i_to_w,
    plans_and_ploys_a_to_r,
    plans_and_ploys_s_to_u,
)

__all__ = [
    "arts_and_architecture",
    "base_a_to_h",
    "base_i_to_l",
    "base_m_to_t",
    "fantasies_and_futures_a_to_g",
    "fantasies_and_futures_i_to_w",
    "plans_and_ploys_a_to_r",
    "plans_and_ploys_s_to_u",
]
