"""Tapestry cards of the base game, Academia to Dystopia (TP-8): benefits, and what no words say."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    WHOLE,
    Advance,
    can_advance,
    describe_track,
)
from tessera.games.tapestry.benefits import GainAny, Gains
from tessera.games.tapestry.building import gain_landmark
from tessera.games.tapestry.cards.sentences import (
    ChooseOpponent,
    gains,
    neighbours_in_play,
    opponents_named,
)
from tessera.games.tapestry.content import (
    MILITARY,
    THIS_ERA,
    TRACKS,
    WHEN_PLAYED,
    Benefit,
    GainBenefit,
    TapestryCard,
)
from tessera.games.tapestry.hooks import (
    BUILDING_GAINED,
    EXPLORING,
    INCOME_GAINED,
    MAY_ADVANCE,
    MAY_CONQUER,
    PLAYED,
    UPGRADE_GAINED,
    on_track,
)
from tessera.games.tapestry.land import lands_at, tile_at
from tessera.games.tapestry.naming import ChooseHex
from tessera.games.tapestry.regressing import regressible
from tessera.games.tapestry.rolling import RollScience, roll_use
from tessera.games.tapestry.supplies import (
    ChooseCard,
    DrawTapestry,
    describe_card,
    discard_tapestry,
    draw_tiles,
    take_tile,
)
from tessera.games.tapestry.tapestries import remember
from tessera.games.tapestry.world import (
    PERSON,
    Player,
    Tapestry,
    from_active,
    keys_of,
    moved,
    opponents,
    position,
    score,
    set_tokens,
    take,
    track_named,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    Act,
    Ask,
    Choose,
    Compose,
    Description,
    InOrder,
    Option,
    Step,
)
from tessera.kernel.effects import (
    ALL,
    RIVALS,
    Card,
    Forbid,
    Held,
    On,
    card,
)
from tessera.kernel.geometry import bits

# --- Age of Discovery -------------------------------------------------------------------------------------------


@roll_use("discovery")
def all_advance(s: Tapestry, p: Player, track: int) -> None:
    """A forced step of all on the rolled track; only the player gains something (TP-6.15, TP-15.03)."""
    others = [other for other in from_active(s, p) if other is not p]
    s.then(Advance(p.seat, track, WHOLE), *[Advance(other.seat, track, 0) for other in others])


# --- Age of Sail ------------------------------------------------------------------------------------------------


class SetSail(Act, frozen=True):
    """Three tiles, one of which may be given to an opponent."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(SendTile(self.seat))
        draw_tiles(s, s.players[self.seat], 3)


class SendTile(Compose, frozen=True):
    """``give territory_05 / to 2``, for VP."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        seats = [seat for seat in opponents_named(s, p) if s.players[seat].kind == PERSON]
        if not self.chosen:
            found: list[Option] = [("give", key) for key in keys_of(s, p.tiles)] if seats else []
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("to", seat) for seat in seats]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, tile = s.players[self.seat], s.content.number[str(self.chosen[0][1])]
        p.tiles = take(p.tiles, tile)
        take_tile(s, s.players[int(self.chosen[1][1])], tile)
        score(s, p, 3)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_card(s, option)


# --- Age of Wonders ---------------------------------------------------------------------------------------------


def compared_landmarks(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    """Strictly fewest, strictly most, or anything between; all players count."""
    own = len(p.landmarks)
    others = [len(other.landmarks) for other in opponents(s, p)]
    if own < min(others, default=0):
        return GainAny(p.seat, 2)
    if own > max(others, default=0):
        return Gains(p.seat, ("vp:12",))
    return Gains(p.seat, ("any_resource", "vp:6"))


# --- Alliance ---------------------------------------------------------------------------------------------------


class ChooseAlly(ChooseOpponent, frozen=True):
    card: int = NONE

    def take(self, s: Tapestry, seat: int) -> None:
        remember(s, s.players[self.seat], self.card, seat)
        s.tell("allied", seat=self.seat, other_seat=seat)


def choose_ally(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return ChooseAlly(p.seat, card=card.number)


def is_ally(s: Tapestry, p: Player, card: Held, attacked: int) -> bool:
    """Neither may conquer the other's territories (TP-13.09)."""
    if not card.on:
        return False
    return attacked == card.on[0] if card.asker == p.seat else card.asker == card.on[0] and attacked == p.seat


def ally_upgrades(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> Step | None:
    if not card.on or card.asker != card.on[0] or row not in (1, 2):
        return None
    tech_row = s.content.row[tech]
    return GainBenefit(p.seat, tech_row.circle if row == 1 else tech_row.square)


# --- Boast of Superiority ---------------------------------------------------------------------------------------


def tracks_led(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    led = [
        position(p, x) >= max([position(other, x) for other in opponents(s, p)], default=0)
        for x in tracks_in_play(s)
    ]
    return Gains(p.seat, (f"vp:{card.row.amount * sum(led)}",))


# --- Capitalism -------------------------------------------------------------------------------------------------


def coins_gained(s: Tapestry, p: Player, card: Held, turn: int, coins: int, food: int) -> Step | None:
    return Gains(p.seat, (f"vp:{card.row.amount * coins}",)) if coins else None


def is_market(s: Tapestry, p: Player, card: Held, kind: int) -> bool:
    return kind == 0


# --- Coal Baron -------------------------------------------------------------------------------------------------


class NeighboursGain(Act, frozen=True):
    """Each neighbour, right then left, gains something (TP-1.23)."""

    seat: int
    words: tuple[str, ...]

    def run(self, s: Tapestry) -> None:
        found = neighbours_in_play(s, s.players[self.seat])
        s.then(*[Gains(other.seat, self.words) for other in found])


# --- Colonialism ------------------------------------------------------------------------------------------------


LAND_GAIN: Final = {"mountain": "worker", "grass": "culture", "forest": "food", "desert": "coin"}


class Colonize(ChooseHex, frozen=True):
    """A tile that the player controls, for each of its lands a resource; printed hexes are no tiles (TP-16.05)."""

    verb: ClassVar[str] = "colonize"
    rule: ClassVar[str] = "TP-16.05"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        held = s.players[self.seat].held
        return [cell for cell in bits(held) if tile_at(s, cell) != NONE]

    def take(self, s: Tapestry, what: int) -> None:
        s.then(Gains(self.seat, tuple([LAND_GAIN[land] for land in lands_at(s, what)])))


# --- Dark Ages --------------------------------------------------------------------------------------------------


class FallAndRise(Compose, frozen=True):
    """Three tracks fall back one space, another one rises three: ``rise military / fall arts / ...`` (TP-8.15)."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        tracks = list(tracks_in_play(s))
        if not self.chosen:
            return [("rise", TRACKS[track]) for track in tracks]
        chosen = [str(option[1]) for option in self.chosen]
        if len(chosen) == 4:
            return None
        later = [TRACKS[x] for x in tracks if TRACKS[x] not in chosen]
        if len(chosen) > 1:
            later = [name for name in later if TRACKS.index(name) > TRACKS.index(chosen[-1])]
        missing = 4 - len(chosen)
        return [("fall", name) for place, name in enumerate(later) if len(later) - place >= missing]

    def complete(self, s: Tapestry) -> None:
        rise, *falls = [track_named(str(option[1])) for option in self.chosen]
        s.then(*[FallBackOn(self.seat, track=track) for track in falls], *[Advance(self.seat, rise, 0)] * 3)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-8.15")


class FallBackOn(Choose, frozen=True):
    """A token falls back; one on the start stays there."""

    verb: ClassVar[str] = "back"
    element: ClassVar[str] = "space"
    stop: ClassVar[Option | None] = None

    track: int = 0

    def among(self, s: Tapestry) -> list[int]:
        return regressible(s.players[self.seat], self.track)

    def take(self, s: Tapestry, what: int) -> None:
        p = s.players[self.seat]
        set_tokens(p, self.track, moved(p.tokens[self.track], what, what - 1))
        s.touched = True
        s.tell("regressed", seat=p.seat, track=TRACKS[self.track], space=what - 1)


# --- Democracy --------------------------------------------------------------------------------------------------


class Vote(ChooseCard, frozen=True):
    """Any number of cards from hand for VP each."""

    verb: ClassVar[str] = "discard"
    element: ClassVar[str] = "tapestry"
    open: ClassVar[bool] = False

    points: int = 2

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        discard_tapestry(s, p, s.content.number[what])
        score(s, p, self.points)


class DrawAndVote(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(DrawTapestry(self.seat, 3), Vote(self.seat, -1))


# --- Dictatorship -----------------------------------------------------------------------------------------------


class Dictate(Ask, frozen=True):
    """An advance; its track is closed to opponents until the end of the player's next turn (TP-6.08)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("advance", TRACKS[track]) for track in tracks_in_play(s) if can_advance(s, p, track)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        track = track_named(str(option[1]))
        s.blocks = (*s.blocks, (track, self.seat, 2))
        s.tell("closed", seat=self.seat, track=TRACKS[track])
        s.then(Advance(self.seat, track))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.08")


# --- Dystopia ---------------------------------------------------------------------------------------------------


class ClaimAnyLandmark(ChooseCard, frozen=True):
    """A track landmark that is still on the board (TP-2.29)."""

    verb: ClassVar[str] = "landmark"
    element: ClassVar[str] = "landmark"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        rows = s.content.tables.landmarks
        return [row.key for place, row in enumerate(rows) if s.landmarks >> place & 1 and row.track]

    def take(self, s: Tapestry, what: str) -> None:
        gain_landmark(s, s.players[self.seat], s.content.number[what])


ACADEMIA_TO_DYSTOPIA: Final[tuple[Card[TapestryCard], ...]] = (
    card(
        TapestryCard(
            "academia", type=THIS_ERA, benefit=Benefit(gain=("vp:3",)), triggers=("invent", "gain_tapestry")
        )
    ),
    card(
        TapestryCard("age_of_discovery", type=WHEN_PLAYED), On(PLAYED, RollScience(ME, "discovery"), own=True)
    ),
    card(TapestryCard("age_of_sail", type=THIS_ERA), On(EXPLORING, SetSail(ME))),
    card(TapestryCard("age_of_wonders", type=WHEN_PLAYED), On(PLAYED, compared_landmarks, own=True)),
    card(
        TapestryCard("alliance", type=THIS_ERA),
        On(PLAYED, choose_ally, own=True),
        Forbid(MAY_CONQUER, when=is_ally, whom=ALL),
        On(UPGRADE_GAINED, ally_upgrades, whom=RIVALS),
    ),
    card(TapestryCard("boast_of_superiority", type=WHEN_PLAYED, amount=4), On(PLAYED, tracks_led, own=True)),
    card(
        TapestryCard(
            "broker_of_peace",
            type=THIS_ERA,
            benefit=Benefit(gain=("vp:3",)),
            triggers=("opponent_advances:military",),
        ),
        Forbid(MAY_ADVANCE, when=on_track(MILITARY)),
    ),
    card(
        TapestryCard("capitalism", type=THIS_ERA, amount=2),
        On(INCOME_GAINED, coins_gained),
        On(BUILDING_GAINED, gains("coin"), when=is_market),
    ),
    card(
        TapestryCard("coal_baron", type=WHEN_PLAYED),
        On(
            PLAYED,
            InOrder((Gains(ME, ("territory", "explore_with_drawn")), NeighboursGain(ME, ("territory",)))),
            own=True,
        ),
    ),
    card(TapestryCard("colonialism", type=WHEN_PLAYED), On(PLAYED, Colonize(ME), own=True)),
    card(TapestryCard("dark_ages", type=WHEN_PLAYED), On(PLAYED, FallAndRise(ME), own=True)),
    card(TapestryCard("democracy", type=WHEN_PLAYED), On(PLAYED, DrawAndVote(ME), own=True)),
    card(TapestryCard("dictatorship", type=WHEN_PLAYED), On(PLAYED, Dictate(ME), own=True)),
    card(
        TapestryCard(
            "diplomacy",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("all_players:any_resource", "any_income_building")),
        )
    ),
    card(TapestryCard("dystopia", type=WHEN_PLAYED), On(PLAYED, ClaimAnyLandmark(ME), own=True)),
)
