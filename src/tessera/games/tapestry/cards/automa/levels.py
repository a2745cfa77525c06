"""How strong the Automa is (TP-20.24)."""

from __future__ import annotations

from tessera.games.tapestry.content import Level
from tessera.kernel import Cards

levels = Cards[Level]()
card = levels.add


card(Level("level_1", add_cards=(2, 2, 2), add_with_arts=(2, 4, 4), help=True))
card(
    Level(
        "level_2",
        civilization=(2, 3, 4, 5),
        add_cards=(2, 2, 2),
        add_with_arts=(2, 4, 4),
        supply=(1, 2, 3, 4),
    )
)
card(
    Level(
        "level_3",
        advance_both=(2, 3, 4, 5),
        civilization=(2, 3, 4, 5),
        add_cards=(0, 2, 2),
        add_with_arts=(2, 4, 4),
        supply=(1, 2, 3, 4),
    )
)
card(
    Level(
        "level_4",
        advance_both=(2, 3, 4, 5),
        civilization=(2, 3, 4, 5),
        add_cards=(2, 4, 4),
        add_with_arts=(2, 6, 6),
        supply=(1, 2, 3, 4),
    )
)
card(
    Level(
        "level_5",
        advance_both=(2, 3, 4, 5),
        civilization=(2, 3, 4, 5),
        add_cards=(2, 6, 6),
        supply=(1, 2, 3, 4),
        military_science=(0, 1, 2, 3),
        others=(1, 2, 2, 4),
        start="favorite",
    )
)
card(
    Level(
        "level_6",
        advance_both=(2, 3, 4, 5),
        civilization=(2, 3, 4, 5),
        add_cards=(2, 6, 6),
        supply=(1, 2, 3, 4),
        military_science=(0, 1, 2, 3),
        others=(1, 2, 2, 4),
        start="all",
        second_civ=True,
    )
)
