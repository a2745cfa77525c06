"""Inspiration tiles (TP-11.07)."""

from __future__ import annotations

from tessera.games.tapestry.content import RECONSTRUCTED, WITH_ARTS, Inspiration
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

inspirations = Cards[Inspiration]()
card = inspirations.add


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
            (vp(15),),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
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
            (vp(15),),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Inspiration(
        "inspiration_farms",
        row="farms",
        spaces=(
            ("food", "territory", vp(2)),
            ("food", vp(3)),
            (vp(7),),
            ("food", vp(3)),
            ("food", vp(10)),
            (vp(15),),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
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
            (vp(15),),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
