"""Tapestry cards of Plans & Ploys (TP-8, TP-13)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import TRAP_RESPONSE
from tessera.games.tapestry.hooks import TRAP_RESPONSES
from tessera.games.tapestry.rules.conquering import (
    CancelTrap,
    Compensate,
    Conquest,
    FallBack,
    conquerable,
    describe_conquest,
    refuges,
)
from tessera.games.tapestry.rules.exploring import StartExploring

tapestries = Cards[TapestryCard]()
card = tapestries.add


card(
    TapestryCard(
        "manifest_destiny",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("conquer_adjacent_to_start", "controlled_tile_benefit_optional"), given=True),
        set=PLANS,
    )
)


class Chart(Act, frozen=True):
    """The tile just drawn is explored; its benefit may draw others."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        if s.turn.drawn != NONE:
            least = s.content.tapestry[self.card].amount
            s.then(StartExploring(self.seat, drawn=True), ConquerDiscovery(self.seat, s.turn.drawn, least))


class ConquerDiscovery(Ask, frozen=True):
    """The territory just explored may be conquered, if it fits its surroundings well."""

    open: ClassVar[bool] = True

    tile: int
    least: int

    def options(self, s: Tapestry) -> list[Option]:
        if self.tile not in s.laid or s.turn.alignment < self.least:
            return []
        cell = s.laid.index(self.tile)
        legal = conquerable(s, s.players[self.seat]) >> cell & 1
        return [("conquer", cell), DECLINE] if legal else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(Conquest(self.seat, int(option[1])))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_conquest(s, s.players[self.seat], option)


card(
    TapestryCard("cartography", type=WHEN_PLAYED, amount=3, set=PLANS, partly_reconstructed=True),
    On(PLAYED, InOrder((Gains(ME, ("territory",)), Chart(ME, THIS))), own=True),
)


card(
    TapestryCard(
        "entertain_the_masses",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("landmark:landmark_stadium", "vp_landmark"), given=True),
        set=PLANS,
        partly_reconstructed=True,
    )
)


def cancel_trap(s: Tapestry, p: Player, card: Held) -> Step:
    return CancelTrap(p.seat, card.number)


card(
    TapestryCard(
        "double_cross",
        type=RESPONSE,
        benefit=Benefit(gain=("conquer",)),
        response=TRAP_RESPONSE,
        set=PLANS,
        source=RULEBOOK,
        partly_reconstructed=True,
    ),
    Use(TRAP_RESPONSES, cancel_trap),
)


def cancel_trap_and_draw(s: Tapestry, p: Player, card: Held) -> Step:
    return CancelTrap(p.seat, card.number, ("tapestry",))


card(
    TapestryCard(
        "stolen_plans",
        type=RESPONSE,
        benefit=Benefit(gain=("invent", "upgrade"), given=True),
        response=TRAP_RESPONSE,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    ),
    Use(TRAP_RESPONSES, cancel_trap_and_draw),
)


def can_withdraw(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> bool:
    return bool(refuges(s, cell))


def withdraw(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> Step:
    return FallBack(p.seat, card.number)


card(
    TapestryCard(
        "retreat",
        type=RESPONSE,
        benefit=Benefit(gain=("explore",)),
        response=CONQUER_RESPONSE,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
        condition="refuge",
    ),
    Use(RESPONSES, withdraw, when=can_withdraw),
)


def give_up(s: Tapestry, p: Player, card: HeldAs[TapestryCard], attacker: int, cell: int) -> Step:
    return Compensate(p.seat, card.number, card.row.amount)


card(
    TapestryCard(
        "surrender",
        type=RESPONSE,
        benefit=Benefit(gain=("tapestry", "tapestry")),
        response=CONQUER_RESPONSE,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
        amount=2,
    ),
    Use(RESPONSES, give_up),
)


def has_friends_near(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> bool:
    return bool(s.board.near[cell] & p.held)


def surprise(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> Step:
    return Repulse(p.seat, card.number, ("tapestry",))


card(
    TapestryCard(
        "surprise_party",
        type=RESPONSE,
        benefit=Benefit(gain=(vp(7), "territory")),
        response=CONQUER_RESPONSE,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
        condition="neighbour",
    ),
    Use(RESPONSES, surprise, when=has_friends_near),
)


card(
    TapestryCard(
        "border_treaty",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(2),)),
        triggers=("opponent_conquers_adjacent",),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "great_survey",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("territory", "territory", "vp_tiles"), given=True),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "war_council",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_controlled", "vp_controlled")),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "royal_census",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_income_buildings",)),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "secret_workshop",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("upgrade_ignore_prereq",)),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "pilgrimage",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("any_resource", "vp_landmark", "vp_landmark")),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "urban_renewal",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(4),)),
        triggers=("complete_district",),
        set=PLANS,
        source=RECONSTRUCTED,
    )
)
