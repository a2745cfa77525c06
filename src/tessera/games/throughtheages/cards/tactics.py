"""Tactics (TA-16)."""

from __future__ import annotations

from tessera.games.throughtheages.content import II, III, NEW_MILITARY, RULEBOOK, I, Tactic
from tessera.games.throughtheages.hooks import ARMY_STRENGTH
from tessera.games.throughtheages.state import Ages, Civilization
from tessera.kernel import Cards
from tessera.kernel.effects import HeldAs, Plus

tactics = Cards[Tactic]()
card = tactics.add

card(Tactic("fighting_band", age=I, infantry=2, army=1, copies={2: 2, 3: 2, 4: 2}))

card(Tactic("legion", age=I, infantry=3, army=2, copies={2: 2, 3: 2, 4: 2}))

card(Tactic("medieval_army", age=I, infantry=1, cavalry=1, army=2, copies={2: 2, 3: 2, 4: 2}))

card(Tactic("phalanx", age=I, infantry=2, cavalry=1, army=3, copies={2: 2, 3: 2, 4: 2}))

card(Tactic("heavy_cavalry", age=I, cavalry=3, army=4, copies={2: 2, 3: 2, 4: 2}))

card(Tactic("classic_army", age=II, infantry=2, cavalry=2, army=8, outdated=4))

card(Tactic("conquistadors", age=II, infantry=1, cavalry=2, army=5, outdated=3))

card(Tactic("defensive_army", age=II, infantry=2, artillery=1, army=6, outdated=3))

card(Tactic("fortifications", age=II, artillery=2, army=5, outdated=3))

card(Tactic("mobile_artillery", age=II, cavalry=1, artillery=1, army=5, outdated=3))

card(Tactic("napoleonic_army", age=II, infantry=1, cavalry=1, artillery=1, army=7, outdated=4))

card(Tactic("entrenchments", age=III, infantry=1, artillery=2, army=9, outdated=5))

card(Tactic("shock_troops", age=III, infantry=1, cavalry=3, army=11, outdated=6))

card(
    Tactic("mechanized_army", age=III, cavalry=1, artillery=2, army=10, outdated=5, copies={2: 2, 3: 2, 4: 2})
)

card(
    Tactic(
        "modern_army",
        age=III,
        infantry=2,
        cavalry=1,
        artillery=1,
        army=13,
        outdated=7,
        copies={2: 2, 3: 2, 4: 2},
    )
)


def by_lowest_level(s: Ages, p: Civilization, card: HeldAs[Tactic], level: int) -> int:
    """So much above the level of the army's weakest unit (TA-36.49)."""
    return int(card.row.above + level)


card(
    Tactic("hussars", age=II, cavalry=2, above=2, source=RULEBOOK, set=NEW_MILITARY),
    Plus(ARMY_STRENGTH, by_lowest_level, own=True),
)

card(Tactic("positional_army", age=III, infantry=2, artillery=2, army=12, outdated=6, set=NEW_MILITARY))
