"""Rows of the income mat (TP-5)."""

from __future__ import annotations

from tessera.games.tapestry.content import IncomeRow
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

income_rows = Cards[IncomeRow]()
card = income_rows.add


card(
    IncomeRow(
        "income_markets",
        spaces=(("coin", "vp_tech"), ("coin",), ("vp_tech",), ("coin",), ("coin", "vp_tech"), (vp(10),)),
    )
)
card(
    IncomeRow(
        "income_houses",
        spaces=(
            ("worker", "vp_capital"),
            ("worker",),
            ("vp_capital",),
            ("worker",),
            ("worker", "vp_capital"),
            (vp(10),),
        ),
    )
)
card(
    IncomeRow(
        "income_farms",
        spaces=(("food", "territory"), ("food",), (vp(4),), ("food",), ("food", vp(7)), (vp(10),)),
    )
)
card(
    IncomeRow(
        "income_armories",
        spaces=(
            ("culture", "tapestry"),
            ("culture",),
            ("vp_controlled",),
            ("culture",),
            ("culture", "vp_controlled"),
            (vp(10),),
        ),
    )
)
