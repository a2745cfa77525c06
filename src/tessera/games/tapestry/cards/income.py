"""Income mats (TP-5) and inspiration tiles (TP-11.07)."""

from __future__ import annotations

from typing import Final

from tessera.games.tapestry.content import (
    RECONSTRUCTED,
    WITH_ARTS,
    IncomeRow,
    Inspiration,
)
from tessera.kernel.effects import Card, card

INCOME_ROWS: Final[tuple[Card[IncomeRow], ...]] = (
    card(
        IncomeRow(
            "income_markets",
            spaces=(("coin", "vp_tech"), ("coin",), ("vp_tech",), ("coin",), ("coin", "vp_tech"), ("vp:10",)),
        )
    ),
    card(
        IncomeRow(
            "income_houses",
            spaces=(
                ("worker", "vp_capital"),
                ("worker",),
                ("vp_capital",),
                ("worker",),
                ("worker", "vp_capital"),
                ("vp:10",),
            ),
        )
    ),
    card(
        IncomeRow(
            "income_farms",
            spaces=(("food", "territory"), ("food",), ("vp:4",), ("food",), ("food", "vp:7"), ("vp:10",)),
        )
    ),
    card(
        IncomeRow(
            "income_armories",
            spaces=(
                ("culture", "tapestry"),
                ("culture",),
                ("vp_controlled",),
                ("culture",),
                ("culture", "vp_controlled"),
                ("vp:10",),
            ),
        )
    ),
)

INSPIRATIONS: Final[tuple[Card[Inspiration], ...]] = (
    card(
        Inspiration(
            "inspiration_markets",
            row="markets",
            spaces=(
                ("coin", "vp_tech"),
                ("coin", "vp_tech"),
                ("vp_tech", "vp_tech"),
                ("coin", "vp_tech"),
                ("coin", "vp_tech"),
                ("vp:15",),
            ),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        Inspiration(
            "inspiration_houses",
            row="houses",
            spaces=(
                ("worker", "vp_capital"),
                ("worker", "vp_capital"),
                ("vp_capital",),
                ("worker",),
                ("worker", "vp_capital"),
                ("vp:15",),
            ),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        Inspiration(
            "inspiration_farms",
            row="farms",
            spaces=(
                ("food", "territory", "vp:2"),
                ("food", "vp:3"),
                ("vp:7",),
                ("food", "vp:3"),
                ("food", "vp:10"),
                ("vp:15",),
            ),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        Inspiration(
            "inspiration_armories",
            row="armories",
            spaces=(
                ("culture", "tapestry"),
                ("culture", "vp_controlled"),
                ("vp_controlled", "vp_capital"),
                ("culture",),
                ("culture", "vp_controlled"),
                ("vp:15",),
            ),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
)
