"""Tapestry cards of the base game, Academia to Guilds (TP-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import MILITARY
from tessera.games.tapestry.hooks import (
    BUILDING_GAINED,
    EXPLORE_REWARD,
    EXPLORING,
    IGNORE_PREREQUISITES,
    MAY_CONQUER,
    SCIENCE_USED,
)
from tessera.games.tapestry.rules.automa import BotMoves, bots_are_done
from tessera.games.tapestry.rules.rolling import SCIENCE_DIE
from tessera.games.tapestry.rules.supplies import draw_tiles, take_tile
from tessera.games.tapestry.rules.vocabulary import Word

tapestries = Cards[TapestryCard]()
card = tapestries.add


card(
    TapestryCard(
        "academia", type=THIS_ERA, benefit=Benefit(gain=(vp(3),)), triggers=("invent", "gain_tapestry")
    )
)


def all_advance(s: Tapestry, p: Player, card: Held, track: int) -> Step:
    """A forced step of all on the rolled track, bots too; only the player gains something (TP-6.15, TP-15.03)."""
    others: list[Step] = [Advance(other.seat, track, 0) for other in from_active(s, p) if other is not p]
    bots = [bot.seat for bot in s.players if bot.kind != PERSON and not bots_are_done(s)]
    others += [BotMoves(seat, track, benefit=False) for seat in bots]
    return InOrder((Advance(p.seat, track, WHOLE), *others))


card(
    TapestryCard("age_of_discovery", type=WHEN_PLAYED),
    On(PLAYED, RollScience(ME, card=THIS), own=True),
    On(SCIENCE_USED, all_advance, own=True),
)


class SetSail(Act, frozen=True):
    """Some tiles, one of which may be given to an opponent."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        row = s.content.tapestry[self.card]
        s.then(SendTile(self.seat, points=row.amount))
        draw_tiles(s, s.players[self.seat], row.tiles)


class SendTile(Compose, frozen=True):
    """``give territory_05 / to 2``, for VP."""

    concerns: ClassVar[str] = "tapestry:age_of_sail"
    open: ClassVar[bool] = True

    points: int = 0

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
        score(s, p, self.points)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_card(s, option)


card(
    TapestryCard("age_of_sail", type=THIS_ERA, amount=3, tiles=3),
    On(EXPLORING, SetSail(ME, THIS)),
)


def compared_landmarks(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    """Strictly fewest, strictly most, or anything between; all players count."""
    own, row = len(p.landmarks), card.row
    others = [len(other.landmarks) for other in opponents(s, p)]
    if own < min(others, default=0):
        return GainAny(p.seat, row.resources)
    if own > max(others, default=0):
        return Gains(p.seat, (vp(row.amount),))
    return Gains(p.seat, ("any_resource", vp(row.also)))


card(
    TapestryCard("age_of_wonders", type=WHEN_PLAYED, amount=12, also=6, resources=2),
    On(PLAYED, compared_landmarks, own=True),
)


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
    tech_row = s.content.tech[tech]
    return GainBenefit(p.seat, tech_row.circle if row == 1 else tech_row.square)


card(
    TapestryCard("alliance", type=THIS_ERA),
    On(PLAYED, choose_ally, own=True),
    Forbid(MAY_CONQUER, when=is_ally, whom=ALL),
    On(UPGRADE_GAINED, ally_upgrades, whom=RIVALS),
)


def tracks_led(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    led = [
        position(p, x) >= max([position(other, x) for other in opponents(s, p)], default=0)
        for x in tracks_in_play(s)
    ]
    return Gains(p.seat, (vp(card.row.amount * sum(led)),))


card(TapestryCard("boast_of_superiority", type=WHEN_PLAYED, amount=4), On(PLAYED, tracks_led, own=True))


card(
    TapestryCard(
        "broker_of_peace",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("opponent_advances:military",),
    ),
    Forbid(MAY_ADVANCE, when=on_track(MILITARY)),
)


def coins_gained(
    s: Tapestry, p: Player, card: HeldAs[TapestryCard], turn: int, coins: int, food: int
) -> Step | None:
    return Gains(p.seat, (vp(card.row.amount * coins),)) if coins else None


def is_market(s: Tapestry, p: Player, card: Held, kind: int) -> bool:
    return kind == 0


card(
    TapestryCard("capitalism", type=THIS_ERA, amount=2),
    On(INCOME_GAINED, coins_gained),
    On(BUILDING_GAINED, gains("coin"), when=is_market),
)


def explore_first(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    explore = Gains(p.seat, ("territory", "explore_with_drawn"))
    return InOrder((explore, for_neighbours(s, p, Gains(ME, ("territory",)))))


card(TapestryCard("coal_baron", type=WHEN_PLAYED), On(PLAYED, explore_first, own=True))


LAND_GAIN: Final[dict[str, Word]] = {
    "mountain": "worker",
    "grass": "culture",
    "forest": "food",
    "desert": "coin",
}


class Colonize(ChooseHex, frozen=True):
    """A tile that the player controls, for each of its lands a resource; printed hexes are no tiles (TP-16.05)."""

    concerns: ClassVar[str] = "tapestry:colonialism"
    verb: ClassVar[str] = "colonize"
    rule: ClassVar[str] = "TP-16.05"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        held = s.players[self.seat].held
        return [cell for cell in bits(held) if tile_at(s, cell) != NONE]

    def take(self, s: Tapestry, what: int) -> None:
        s.then(Gains(self.seat, tuple([LAND_GAIN[land] for land in lands_at(s, what)])))


card(TapestryCard("colonialism", type=WHEN_PLAYED), On(PLAYED, Colonize(ME), own=True))


class FallAndRise(Compose, frozen=True):
    """Some tracks fall back one space, another one rises: ``rise military / fall arts / ...`` (TP-8.15)."""

    concerns: ClassVar[str] = "tapestry:dark_ages"
    open: ClassVar[bool] = True

    falls: int = 0
    far: int = 0

    def part(self, s: Tapestry) -> list[Option] | None:
        tracks = list(tracks_in_play(s))
        if not self.chosen:
            p = s.players[self.seat]
            rising = [track for track in tracks if can_advance(s, p, track)]  # TP-1.24
            return [("rise", TRACKS[track]) for track in rising or tracks]
        chosen = [str(option[1]) for option in self.chosen]
        if len(chosen) == 1 + self.falls:
            return None
        later = [TRACKS[x] for x in tracks if TRACKS[x] not in chosen]
        if len(chosen) > 1:
            later = [name for name in later if TRACKS.index(name) > TRACKS.index(chosen[-1])]
        missing = 1 + self.falls - len(chosen)
        return [("fall", name) for place, name in enumerate(later) if len(later) - place >= missing]

    def complete(self, s: Tapestry) -> None:
        rise, *falls = [track_named(str(option[1])) for option in self.chosen]
        s.then(
            *[FallBackOn(self.seat, track=track) for track in falls],
            *[Advance(self.seat, rise, 0)] * self.far,
        )

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-8.15")


class FallBackOn(Choose, frozen=True):
    """A token falls back; one on the start stays there."""

    concerns: ClassVar[str] = "tapestry:dark_ages"
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


def fall_and_rise(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    return FallAndRise(p.seat, falls=card.row.times, far=card.row.amount)


card(
    TapestryCard("dark_ages", type=WHEN_PLAYED, amount=3, times=3),
    On(PLAYED, fall_and_rise, own=True),
)


def draw_and_vote(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    """Any number of cards from hand for VP each."""
    gain = Gains(p.seat, (vp(card.row.amount),))
    sell = SellTapestries(p.seat, MANY, gain=gain, card=card.number)
    return InOrder((DrawTapestry(p.seat, card.row.cards), sell))


card(
    TapestryCard("democracy", type=WHEN_PLAYED, amount=2, cards=3),
    On(PLAYED, draw_and_vote, own=True),
)


class Dictate(Ask, frozen=True):
    """An advance; its track is closed to opponents until the end of the player's next turn (TP-6.08)."""

    concerns: ClassVar[str] = "tapestry:dictatorship"
    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("advance", TRACKS[track]) for track in tracks_in_play(s) if can_advance(s, p, track)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        track = track_named(str(option[1]))
        turns = 2 if s.turn.seat == self.seat else 1
        s.blocks = (*s.blocks, (track, self.seat, turns))
        s.tell("closed", seat=self.seat, track=TRACKS[track])
        s.then(Advance(self.seat, track))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_advance(s, s.players[self.seat], option, "TP-6.08")


card(TapestryCard("dictatorship", type=WHEN_PLAYED), On(PLAYED, Dictate(ME), own=True))


card(
    TapestryCard(
        "diplomacy",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("all_players:any_resource", "any_income_building")),
    )
)


class ClaimAnyLandmark(ChooseCard, frozen=True):
    """A track landmark that is still on the board (TP-2.29)."""

    concerns: ClassVar[str] = "tapestry:dystopia"
    verb: ClassVar[str] = "landmark"
    element: ClassVar[str] = "landmark"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        rows = [s.content.landmark[landmark] for landmark in available_landmarks(s)]
        return [row.key for row in rows if row.track]

    def take(self, s: Tapestry, what: str) -> None:
        gain_landmark(s, s.players[self.seat], s.content.number[what])


card(TapestryCard("dystopia", type=WHEN_PLAYED), On(PLAYED, ClaimAnyLandmark(ME), own=True))


def more_rolls(s: Tapestry, p: Player, card: HeldAs[TapestryCard], die: int) -> int:
    return card.row.times if die == SCIENCE_DIE else 0


card(
    TapestryCard("empiricism", type=THIS_ERA, amount=2, times=1),
    On(ADVANCED, points, when=on_track(SCIENCE)),
    Plus(EXTRA_ROLLS, more_rolls),
)


def copy_any(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return CopyCard(p.seat, space, card.number)


card(TapestryCard("espionage", type=WHEN_PLAYED), On(PLAYED, copy_any, own=True))


def benefit_twice(s: Tapestry, p: Player, card: Held, tile: int, vp: int) -> Step:
    gain = s.content.tile[tile].gain
    return Gains(p.seat, (*gain, *gain))


card(TapestryCard("exploitation", type=THIS_ERA), Use(EXPLORE_REWARD, benefit_twice))


card(
    TapestryCard(
        "feudalism", type=WHEN_PLAYED, benefit=Benefit(choose_one=("any_resource", "vp3_per_landmark"))
    )
)


card(
    TapestryCard("golden_age", type=THIS_ERA, benefit=Benefit(gain=(vp(3),)), triggers=("upgrade",)),
    Allow(IGNORE_PREREQUISITES),
)


class Barter(Ask, frozen=True):
    """VP for resources, or resources for VP, some times in one direction (TP-1.20)."""

    concerns: ClassVar[str] = "tapestry:guilds"
    open: ClassVar[bool] = True

    times: int
    price: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        times = range(1, self.times + 1)
        room = sum([s.content.most - held for held in p.stock])
        buying: list[Option] = [("buy", n) for n in times if p.vp >= self.price * n and room >= n]
        return [*buying, *[("sell", n) for n in times if sum(p.stock) >= n]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, count = s.players[self.seat], int(option[1])
        if option[0] == "buy":
            score(s, p, -self.price * count)
            s.then(GainAny(self.seat, count))
        else:
            sale = InOrder((PayAny(self.seat), Gains(self.seat, (vp(self.price),))))
            s.then(Repeat(count, sale))

    def describe(self, s: Tapestry, option: Option) -> Description:
        args: dict[str, int | str] = {"count": option[1], "vp": self.price * int(option[1])}
        return Description(f"do-{option[0]}", args, rule="TP-1.20")


def barter(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    return Barter(p.seat, card.row.times, card.row.amount)


card(TapestryCard("guilds", type=WHEN_PLAYED, amount=5, times=3), On(PLAYED, barter, own=True))
