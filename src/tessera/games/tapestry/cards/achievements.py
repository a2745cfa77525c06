"""Achievements (TP-14)."""

from __future__ import annotations

from tessera.games.tapestry.content import Achievement
from tessera.kernel import Cards

achievements = Cards[Achievement]()
card = achievements.add


card(Achievement("end_of_track", few=(10, 5), many=(15, 10, 5)))
card(Achievement("topple_two", few=(10, 5), many=(15, 10, 5)))
card(Achievement("middle_island", few=(10, 5), many=(10, 5)))
