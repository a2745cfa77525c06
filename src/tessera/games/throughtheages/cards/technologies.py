"""Farms, mines, urban buildings and units: workers stand on them (TA-0.06). All they do is printed on them."""

from __future__ import annotations

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.content import AIR_FORCE

technologies = Cards[Technology]()
card = technologies.add

card(Technology("agriculture", age=A, type=FARM, science=0, resources=2, food=1, initial=True, workers=2))

card(Technology("irrigation", age=I, type=FARM, science=3, resources=4, food=2, copies={2: 2, 3: 2, 4: 2}))

card(
    Technology(
        "selective_breeding", age=II, type=FARM, science=5, resources=6, food=3, copies={2: 1, 3: 2, 4: 3}
    )
)

card(
    Technology(
        "mechanized_agriculture",
        age=III,
        type=FARM,
        science=7,
        resources=8,
        food=5,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(Technology("bronze", age=A, type=MINE, science=0, resources=2, goods=1, initial=True, workers=2))

card(Technology("iron", age=I, type=MINE, science=5, resources=5, goods=2, copies={2: 2, 3: 2, 4: 3}))

card(Technology("coal", age=II, type=MINE, science=7, resources=8, goods=3, copies={2: 1, 3: 2, 4: 2}))

card(Technology("oil", age=III, type=MINE, science=9, resources=11, goods=5, copies={2: 1, 3: 2, 4: 2}))

card(
    Technology(
        "philosophy", age=A, type=LAB, science=0, resources=3, gives_science=1, initial=True, workers=1
    )
)

card(
    Technology("alchemy", age=I, type=LAB, science=4, resources=6, gives_science=2, copies={2: 2, 3: 2, 4: 3})
)

card(
    Technology(
        "scientific_method",
        age=II,
        type=LAB,
        science=6,
        resources=8,
        gives_science=3,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "computers",
        age=III,
        type=LAB,
        science=8,
        resources=11,
        gives_science=5,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(Technology("religion", age=A, type=TEMPLE, science=0, resources=3, culture=1, happy=1, initial=True))

card(
    Technology(
        "theology",
        age=I,
        type=TEMPLE,
        science=2,
        resources=5,
        culture=1,
        happy=2,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "organized_religion",
        age=II,
        type=TEMPLE,
        science=4,
        resources=7,
        culture=1,
        happy=3,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "printing_press",
        age=I,
        type=LIBRARY,
        science=3,
        resources=3,
        culture=1,
        gives_science=1,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "journalism",
        age=II,
        type=LIBRARY,
        science=6,
        resources=8,
        culture=2,
        gives_science=2,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "multimedia",
        age=III,
        type=LIBRARY,
        science=9,
        resources=11,
        culture=3,
        gives_science=3,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "drama",
        age=I,
        type=THEATER,
        science=3,
        resources=4,
        culture=2,
        happy=1,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "opera",
        age=II,
        type=THEATER,
        science=7,
        resources=8,
        culture=3,
        happy=1,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "movies",
        age=III,
        type=THEATER,
        science=10,
        resources=11,
        culture=4,
        happy=1,
        copies={2: 2, 3: 2, 4: 2},
    )
)

card(
    Technology(
        "bread_and_circuses",
        age=I,
        type=ARENA,
        science=3,
        resources=3,
        strength=1,
        happy=2,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(Technology("team_sports", age=II, type=ARENA, science=5, resources=5, strength=2, happy=3))

card(
    Technology(
        "professional_sports",
        age=III,
        type=ARENA,
        science=7,
        resources=8,
        strength=3,
        happy=4,
        copies={2: 1, 3: 1, 4: 2},
    )
)

card(
    Technology("warriors", age=A, type=INFANTRY, science=0, resources=2, strength=1, initial=True, workers=1)
)

card(
    Technology(
        "swordsmen", age=I, type=INFANTRY, science=4, resources=3, strength=2, copies={2: 2, 3: 2, 4: 2}
    )
)

card(
    Technology(
        "riflemen", age=II, type=INFANTRY, science=6, resources=5, strength=3, copies={2: 1, 3: 2, 4: 2}
    )
)

card(
    Technology(
        "modern_infantry",
        age=III,
        type=INFANTRY,
        science=10,
        resources=7,
        strength=5,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Technology("knights", age=I, type=CAVALRY, science=5, resources=3, strength=2, copies={2: 2, 3: 2, 4: 3})
)

card(
    Technology(
        "cavalrymen", age=II, type=CAVALRY, science=6, resources=5, strength=3, copies={2: 2, 3: 2, 4: 2}
    )
)

card(
    Technology("tanks", age=III, type=CAVALRY, science=9, resources=7, strength=5, copies={2: 1, 3: 2, 4: 2})
)

card(
    Technology(
        "cannon", age=II, type=ARTILLERY, science=6, resources=5, strength=3, copies={2: 2, 3: 2, 4: 3}
    )
)

card(
    Technology(
        "rockets", age=III, type=ARTILLERY, science=8, resources=7, strength=5, copies={2: 1, 3: 2, 4: 2}
    )
)

card(
    Technology(
        "air_forces",
        age=III,
        type=AIR_FORCE,
        science=12,
        resources=7,
        strength=5,
        copies={2: 2, 3: 2, 4: 3},
    )
)

card(
    Technology(
        "professional_sports_adj",
        age=III,
        type=ARENA,
        science=7,
        resources=7,
        strength=4,
        happy=4,
        copies={2: 1, 3: 2, 4: 2},
        set=ADJUSTED,
        replaces=("professional_sports",),
        single_source=True,
    )
)
