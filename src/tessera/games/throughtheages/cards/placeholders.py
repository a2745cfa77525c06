"""Placeholders for leaders and wonders that lie on their boards (TA-34)."""

from __future__ import annotations

from tessera.games.throughtheages.content import II, III, NEW, RULEBOOK, I, Placeholder
from tessera.kernel import Cards

placeholders = Cards[Placeholder]()
card = placeholders.add

card(Placeholder("leader_placeholder_i_1", age=I, board="leader", place=1, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_i_2", age=I, board="leader", place=2, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_i_3", age=I, board="leader", place=3, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_i_4", age=I, board="leader", place=4, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_i_5", age=I, board="leader", place=5, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_i_6", age=I, board="leader", place=6, set=NEW, source=RULEBOOK))

card(
    Placeholder(
        "leader_placeholder_i_7",
        age=I,
        board="leader",
        place=7,
        copies={2: 0, 3: 1, 4: 1},
        set=NEW,
        source=RULEBOOK,
    )
)

card(Placeholder("wonder_placeholder_i_1", age=I, board="wonder", place=1, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_i_2", age=I, board="wonder", place=2, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_i_3", age=I, board="wonder", place=3, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_i_4", age=I, board="wonder", place=4, set=NEW, source=RULEBOOK))

card(
    Placeholder(
        "wonder_placeholder_i_5",
        age=I,
        board="wonder",
        place=5,
        copies={2: 0, 3: 1, 4: 1},
        set=NEW,
        source=RULEBOOK,
    )
)

card(Placeholder("leader_placeholder_ii_1", age=II, board="leader", place=1, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_ii_2", age=II, board="leader", place=2, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_ii_3", age=II, board="leader", place=3, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_ii_4", age=II, board="leader", place=4, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_ii_5", age=II, board="leader", place=5, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_ii_6", age=II, board="leader", place=6, set=NEW, source=RULEBOOK))

card(
    Placeholder(
        "leader_placeholder_ii_7",
        age=II,
        board="leader",
        place=7,
        copies={2: 0, 3: 1, 4: 1},
        set=NEW,
        source=RULEBOOK,
    )
)

card(Placeholder("wonder_placeholder_ii_1", age=II, board="wonder", place=1, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_ii_2", age=II, board="wonder", place=2, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_ii_3", age=II, board="wonder", place=3, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_ii_4", age=II, board="wonder", place=4, set=NEW, source=RULEBOOK))

card(
    Placeholder(
        "wonder_placeholder_ii_5",
        age=II,
        board="wonder",
        place=5,
        copies={2: 0, 3: 1, 4: 1},
        set=NEW,
        source=RULEBOOK,
    )
)

card(Placeholder("leader_placeholder_iii_1", age=III, board="leader", place=1, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_iii_2", age=III, board="leader", place=2, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_iii_3", age=III, board="leader", place=3, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_iii_4", age=III, board="leader", place=4, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_iii_5", age=III, board="leader", place=5, set=NEW, source=RULEBOOK))

card(Placeholder("leader_placeholder_iii_6", age=III, board="leader", place=6, set=NEW, source=RULEBOOK))

card(
    Placeholder(
        "leader_placeholder_iii_7",
        age=III,
        board="leader",
        place=7,
        copies={2: 0, 3: 1, 4: 1},
        set=NEW,
        source=RULEBOOK,
    )
)

card(Placeholder("wonder_placeholder_iii_1", age=III, board="wonder", place=1, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_iii_2", age=III, board="wonder", place=2, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_iii_3", age=III, board="wonder", place=3, set=NEW, source=RULEBOOK))

card(Placeholder("wonder_placeholder_iii_4", age=III, board="wonder", place=4, set=NEW, source=RULEBOOK))

card(
    Placeholder(
        "wonder_placeholder_iii_5",
        age=III,
        board="wonder",
        place=5,
        copies={2: 0, 3: 1, 4: 1},
        set=NEW,
        source=RULEBOOK,
    )
)
