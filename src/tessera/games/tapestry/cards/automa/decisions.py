"""Decision cards of the bots (TP-20.08)."""

from __future__ import annotations

from tessera.games.tapestry.content import DecisionCard
from tessera.kernel import Cards

decisions = Cards[DecisionCard]()
card = decisions.add


card(
    DecisionCard(
        "decision_01",
        starting=True,
        automa="nearest_end",
        shadow="all_unfinished",
        tracks=("favorite", "military", "exploration", "technology", "science"),
        scan="n-se",
        income=True,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_02",
        starting=True,
        automa="all_unfinished",
        shadow="nearest_landmark_or_end",
        tracks=("military", "exploration", "favorite", "science", "technology"),
        scan="e-nw",
        income=True,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_03",
        starting=True,
        automa="nearest_landmark_or_end",
        shadow="nearest_end",
        tracks=("science", "technology", "military", "exploration", "favorite"),
        scan="n-se",
        income=False,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_04",
        starting=True,
        automa="nearest_landmark_or_end",
        shadow="all_unfinished",
        tracks=("technology", "science", "favorite", "military", "exploration"),
        scan="ne-s",
        income=True,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_05",
        starting=True,
        automa="all_unfinished",
        shadow="nearest_landmark_or_end",
        tracks=("exploration", "military", "technology", "science", "favorite"),
        scan="nw-s",
        income=False,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_06",
        starting=True,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("military", "science", "favorite", "technology", "exploration"),
        scan="n-se",
        income=False,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_07",
        starting=True,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("favorite", "technology", "exploration", "military", "science"),
        scan="e-sw",
        income=False,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_08",
        starting=False,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("exploration", "military", "technology", "favorite", "science"),
        scan="s-ne",
        income=True,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_09",
        starting=False,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("technology", "science", "favorite", "exploration", "military"),
        scan="se-n",
        income=True,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_10",
        starting=False,
        automa="nearest_landmark_or_end",
        shadow="all_unfinished",
        tracks=("military", "exploration", "technology", "science", "favorite"),
        scan="sw-n",
        income=False,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_11",
        starting=False,
        automa="all_unfinished",
        shadow="nearest_landmark_or_end",
        tracks=("favorite", "exploration", "military", "science", "technology"),
        scan="s-nw",
        income=False,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_12",
        starting=False,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("science", "technology", "favorite", "military", "exploration"),
        scan="w-se",
        income=True,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_13",
        starting=False,
        automa="all_unfinished",
        shadow="nearest_landmark_or_end",
        tracks=("science", "technology", "military", "favorite", "exploration"),
        scan="s-ne",
        income=False,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_14",
        starting=False,
        automa="nearest_landmark_or_end",
        shadow="all_unfinished",
        tracks=("exploration", "favorite", "science", "military", "technology"),
        scan="se-n",
        income=True,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_15",
        starting=False,
        automa="nearest_landmark_or_end",
        shadow="nearest_landmark_or_end",
        tracks=("favorite", "military", "technology", "exploration", "science"),
        scan="sw-n",
        income=False,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_16",
        starting=False,
        automa="all_unfinished",
        shadow="nearest_landmark_or_end",
        tracks=("technology", "exploration", "favorite", "science", "military"),
        scan="s-nw",
        income=True,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_17",
        starting=False,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("exploration", "favorite", "technology", "military", "science"),
        scan="e-sw",
        income=True,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_18",
        starting=False,
        automa="nearest_landmark_or_end",
        shadow="all_unfinished",
        tracks=("favorite", "exploration", "military", "science", "technology"),
        scan="n-se",
        income=False,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_19",
        starting=False,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("military", "technology", "science", "exploration", "favorite"),
        scan="e-nw",
        income=True,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_20",
        starting=False,
        automa="all_unfinished",
        shadow="all_unfinished",
        tracks=("technology", "exploration", "science", "military", "favorite"),
        scan="n-se",
        income=False,
        topple=False,
    )
)
card(
    DecisionCard(
        "decision_21",
        starting=False,
        automa="all_unfinished",
        shadow="nearest_end",
        tracks=("exploration", "technology", "favorite", "military", "science"),
        scan="ne-s",
        income=True,
        topple=True,
    )
)
card(
    DecisionCard(
        "decision_22",
        starting=False,
        automa="nearest_end",
        shadow="all_unfinished",
        tracks=("military", "exploration", "technology", "favorite", "science"),
        scan="n-se",
        income=False,
        topple=True,
    )
)
