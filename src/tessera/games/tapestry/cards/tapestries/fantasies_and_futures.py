"""Tapestry cards of Fantasies & Futures (TP-8)."""

from __future__ import annotations

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.rules.benefits import charms_of

tapestries = Cards[TapestryCard]()
card = tapestries.add


def own_charms(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    return Gains(p.seat, (vp(card.row.amount * charms_of(s, p)),))


card(
    TapestryCard(
        "wizards_guild",
        type=WHEN_PLAYED,
        right=(vp(5),),
        set=FANTASIES,
        source=RULEBOOK,
        partly_reconstructed=True,
        amount=3,
    ),
    On(PLAYED, own_charms, own=True),
)


card(
    TapestryCard(
        "microbial_magic",
        type=WHEN_PLAYED,
        left=("food",),
        reserve="farm",
        set=FANTASIES,
        source=RULEBOOK,
        partly_reconstructed=True,
    )
)


def bite(s: Tapestry, p: Player, card: HeldAs[TapestryCard], attacker: int, cell: int) -> Step:
    return Repulse(p.seat, card.number, (vp(card.row.amount),))


card(
    TapestryCard(
        "gremlins",
        type=RESPONSE,
        benefit=Benefit(gain=("tapestry", vp(6))),
        response=CONQUER_RESPONSE,
        left=(vp(3),),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=RULEBOOK,
        amount=5,
        condition="always",
    ),
    Use(RESPONSES, bite),
)


card(
    TapestryCard(
        "chimera_citizen_rights",
        type=WHEN_PLAYED,
        right=(vp(4),),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    ),
    On(PLAYED, InOrder((RollScience(ME, "points"), RollScience(ME, "points"))), own=True),
)


card(
    TapestryCard(
        "citadel_of_power",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_landmark", "vp_landmark", "armory")),
        left=("culture",),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)


card(
    TapestryCard(
        "ecstatic_visions",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("tapestry", "space_tile", "explore_space"), given=True),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)


card(
    TapestryCard(
        "ghost_towns",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("advance:military",)),
        right=(vp(4),),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)


card(
    TapestryCard(
        "lost_artifacts",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("invent_and_upgrade",)),
        right=("advance_x:technology",),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)


card(
    TapestryCard(
        "zombie_army",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("recall_toppled:2", "conquer"), given=True),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)


def copy_own(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return CopyCard(p.seat, space, card.number, own_mat=True)


card(
    TapestryCard(
        "doppelgangers",
        type=WHEN_PLAYED,
        left=("tapestry",),
        set=FANTASIES,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    ),
    On(PLAYED, copy_own, own=True),
)


card(
    TapestryCard(
        "dragon_hoard",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("coin", "vp_market", "vp_market")),
        right=("coin",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "crystal_ball",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("draw3_keep2_tapestry", vp(3))),
        left=(vp(3),),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "time_capsule",
        type=WHEN_PLAYED,
        right=("advance_x:technology",),
        reserve="tech_card",
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "star_gate",
        type=WHEN_PLAYED,
        left=("advance_x:exploration",),
        reserve="space_tile",
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "magic_beans",
        type=WHEN_PLAYED,
        left=("worker",),
        reserve="house",
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "enchanted_forge",
        type=WHEN_PLAYED,
        left=("culture",),
        reserve="armory",
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "goblin_market",
        type=WHEN_PLAYED,
        left=("coin",),
        reserve="market",
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "prophecy",
        type=WHEN_PLAYED,
        left=("tapestry",),
        reserve=vp(10),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "sleeping_king",
        type=WHEN_PLAYED,
        right=("advance_x:any",),
        reserve="advance_any",
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "ley_lines",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("explore", "explore")),
        right=("territory",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "fairy_ring",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("any_resource", vp(4))),
        left=(vp(3),),
        right=(vp(3),),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "moon_base",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("space_tile", "vp_track:exploration")),
        right=("space_tile",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "cyber_parliament",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("advance:technology",),
        left=("advance_x:technology",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "robot_workforce",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("gain_income_building",),
        left=("worker",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "psychic_council",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("advance:science",),
        left=("advance_x:science",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "giant_alliance",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("conquer",),
        left=("advance_x:military",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "bardic_order",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(2),)),
        triggers=("gain_tapestry",),
        right=("tapestry",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "dream_walkers",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("repeat_position_no_bonus",)),
        left=(vp(4),),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "quantum_archive",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_tech", "vp_tech")),
        right=("invent",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "hidden_valley",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("territory", "territory", "explore")),
        left=("food",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "phoenix_rising",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("regress_x_then_advance",)),
        right=("advance_x:any",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "mirror_world",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_charms_all",)),
        left=(vp(2),),
        right=(vp(2),),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "wishing_well",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("pay_up_to_2_for_6vp",)),
        left=("any_resource",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "sky_harbor",
        type=CONTINUOUS,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("explore_space",),
        right=("space_tile",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "eternal_flame",
        type=CONTINUOUS,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("income_step_1",),
        left=(vp(2),),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "world_tree",
        type=CONTINUOUS,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("complete_district",),
        right=("farm",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "alien_contact",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("research",)),
        right=("advance_x:science",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "utopia",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_capital",)),
        left=("house",),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
