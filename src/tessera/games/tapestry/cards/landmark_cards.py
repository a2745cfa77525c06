"""Landmark cards (TP-2.19, TP-3.07): a landmark for whoever meets a condition at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import LandmarkCard
from tessera.games.tapestry.hooks import CARD_CHECK
from tessera.games.tapestry.rules.building import complete_lines, own_landmark
from tessera.games.tapestry.state import own_buildings, tiles_in_supply

landmark_cards = Cards[LandmarkCard]()
card = landmark_cards.add


class ClaimLandmark(Act, frozen=True):
    """Mandatory: the landmark is gained and the card discarded (TP-3.07)."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        leave(s, p, self.card)
        p.landmark_cards = take(p.landmark_cards, self.card)
        s.gone = put(s.gone, self.card)
        own_landmark(s, p, s.content.number[s.content.landmark_card[self.card].landmark])


def claim(s: Tapestry, p: Player, card: Held) -> Step:
    return ClaimLandmark(p.seat, card.number)


def at_least(count: Callable[[Tapestry, Player], int]) -> On[()]:
    """The landmark when something counts at least as much as the card says."""

    def reached(s: Tapestry, p: Player, card: HeldAs[LandmarkCard]) -> bool:
        return bool(count(s, p) >= card.row.least)

    return On(CARD_CHECK, claim, when=reached)


def lines(s: Tapestry, p: Player) -> int:
    return sum(complete_lines(s, p))


card(LandmarkCard("lc_skyscraper", landmark="landmark_skyscraper", set=PLANS), at_least(lines))


card(
    LandmarkCard("lc_tv_station", landmark="landmark_tv_station", least=2, set=PLANS),
    at_least(complete_districts),
)


def most_of_a_type(s: Tapestry, p: Player) -> int:
    return max([own_buildings(p, kind) for kind in range(4)])


card(
    LandmarkCard("lc_urban_farm", landmark="landmark_urban_farm", least=3, set=PLANS),
    at_least(most_of_a_type),
)


def top_row(s: Tapestry, p: Player) -> int:
    return len(p.top)


card(LandmarkCard("lc_digital_studio", landmark="landmark_digital_studio", set=PLANS), at_least(top_row))


card(
    LandmarkCard("lc_game_store", landmark="landmark_game_store", least=6, set=PLANS),
    at_least(tiles_in_supply),
)


card(
    LandmarkCard("lc_windmill", landmark="landmark_windmill", least=3, set=WITH_ARTS, source=RULEBOOK),
    at_least(tech_cards),
)


def around_start(s: Tapestry, p: Player) -> int:
    return (p.held & s.board.near[p.home]).bit_count()


card(
    LandmarkCard("lc_castle", landmark="landmark_castle", least=3, set=WITH_ARTS, source=RULEBOOK),
    at_least(around_start),
)


def claimed_tiers(s: Tapestry, p: Player) -> int:
    """A tier whose landmark was gone was entered in the turn that ends."""
    return int(s.turn.claimed and s.turn.seat == p.seat)


card(
    LandmarkCard("lc_villa", landmark="landmark_villa", set=WITH_ARTS, source=RULEBOOK),
    at_least(claimed_tiers),
)


def second_tiers(s: Tapestry, p: Player) -> int:
    return sum([TIER[position(p, track)] >= 2 for track in tracks_in_play(s)])


card(
    LandmarkCard("lc_bridge", landmark="landmark_bridge", least=2, set=WITH_ARTS, source=RULEBOOK),
    at_least(second_tiers),
)


def types_built(s: Tapestry, p: Player) -> int:
    return sum([own_buildings(p, kind) > 0 for kind in range(4)])


card(
    LandmarkCard(
        "lc_birdwatching_perch",
        landmark="landmark_birdwatching_perch",
        least=4,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    ),
    at_least(types_built),
)
