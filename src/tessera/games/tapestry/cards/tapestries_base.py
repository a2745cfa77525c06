"""Tapestry cards of the base game (TP-8): each is read in one place, its benefit and what no words say."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    BENEFIT,
    FREE,
    WHOLE,
    Advance,
    GainSpace,
    MayAdvance,
    activate,
    can_advance,
    describe_track,
    is_blocked,
    move_far,
    offer_bonus,
)
from tessera.games.tapestry.benefits import GainAny, Gains
from tessera.games.tapestry.building import ChooseBuilding, gain_landmark
from tessera.games.tapestry.cards.sentences import (
    ChooseOpponent,
    gains,
    neighbours_in_play,
    opponents_named,
)
from tessera.games.tapestry.conquering import SpringTrap, has_outpost, place_outpost
from tessera.games.tapestry.content import (
    END,
    MILITARY,
    RESOURCES,
    RESPONSE,
    SCIENCE,
    THIS_ERA,
    TRACKS,
    TRAP,
    WHEN_PLAYED,
    WORKER,
    Benefit,
    GainBenefit,
    TapestryCard,
)
from tessera.games.tapestry.hooks import (
    ADVANCED,
    BENEFIT_GAINED,
    BUILD_ON_IMPASSABLE,
    BUILDING_GAINED,
    BUILDING_PLACED,
    CAN_BE_TRAPPED,
    CONQUERED,
    DOUBLE_DICE,
    EXPLORE_REWARD,
    EXPLORING,
    EXTRA_ROLLS,
    FREE_BONUS,
    IGNORE_PREREQUISITES,
    INCOME_GAINED,
    INVENTED,
    LANDMARK_GAINED,
    MAY_ADVANCE,
    MAY_CONQUER,
    OUTPOST_NEEDED,
    PLAYED,
    RESPONSES,
    TAPESTRY_GAINED,
    TERRITORY_PLACED,
    TIER_CLAIMED,
    UPGRADE_GAINED,
    from_track,
    on_track,
)
from tessera.games.tapestry.inventing import Invent, InventFromDeck
from tessera.games.tapestry.regressing import regressible
from tessera.games.tapestry.rolling import SCIENCE_DIE, RollScience, roll_use
from tessera.games.tapestry.supplies import (
    ChooseCard,
    DrawTapestry,
    describe_card,
    discard_tapestry,
    draw_tiles,
    take_tile,
)
from tessera.games.tapestry.tapestries import UseAbility, play_card, remember
from tessera.games.tapestry.world import (
    FACE_DOWN,
    PERSON,
    Player,
    Tapestry,
    from_active,
    gain_resource,
    is_continuous,
    key_of,
    keys_of,
    lands_at,
    moved,
    opponents,
    position,
    score,
    set_tokens,
    spend,
    take,
    tile_at,
    track_named,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    STOP,
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
    Allow,
    Card,
    Forbid,
    Held,
    On,
    Plus,
    Use,
    allows,
    card,
    emit,
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


# --- Boast of Superiority, Plea for Aid ---------------------------------------------------------------------------


def tracks_led(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    led = [
        position(p, x) >= max([position(other, x) for other in opponents(s, p)], default=0)
        for x in tracks_in_play(s)
    ]
    return Gains(p.seat, (f"vp:{card.row.amount * sum(led)}",))


def tracks_behind(s: Tapestry, p: Player, card: Held, space: int) -> Step | None:
    """Tracks on which all others are strictly ahead."""
    behind = [
        all(position(other, x) > position(p, x) for other in opponents(s, p)) for x in tracks_in_play(s)
    ]
    count = sum(behind) if opponents(s, p) else 0
    return Gains(p.seat, (f"vp:{card.row.amount}", "any_resource") * count) if count else None


# --- Capitalism, Mercantilism ------------------------------------------------------------------------------------


def coins_gained(s: Tapestry, p: Player, card: Held, turn: int, coins: int, food: int) -> Step | None:
    return Gains(p.seat, (f"vp:{card.row.amount * coins}",)) if coins else None


def is_market(s: Tapestry, p: Player, card: Held, kind: int) -> bool:
    return kind == 0


class ConvertFood(Ask, frozen=True):
    """Food of this income becomes another resource, for VP each."""

    open: ClassVar[bool] = True

    count: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if not self.count or not p.stock[2]:
            return []
        return [*[("convert", RESOURCES[r]) for r in (0, 1, 3) if p.stock[r] < s.content.most], STOP]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == STOP:
            return
        p = s.players[self.seat]
        spend(s, p, 2)
        gain_resource(s, p, RESOURCES.index(str(option[1])))
        score(s, p, 2)
        s.then(ConvertFood(self.seat, self.count - 1))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop")
        return Description("do-convert", {"resource": option[1]}, (f"resource:{option[1]}",))


def convert_food(s: Tapestry, p: Player, card: Held, turn: int, coins: int, food: int) -> Step:
    return ConvertFood(p.seat, food)


# --- Coal Baron, Steam Tycoon, Oil Magnate ------------------------------------------------------------------------


class NeighboursGain(Act, frozen=True):
    """Each neighbour, right then left, gains something (TP-1.23)."""

    seat: int
    words: tuple[str, ...]

    def run(self, s: Tapestry) -> None:
        found = neighbours_in_play(s, s.players[self.seat])
        s.then(*[Gains(other.seat, self.words) for other in found])


class NeighboursInvent(Act, frozen=True):
    """Each neighbour invents the top card of the deck."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(*[InventFromDeck(other.seat) for other in neighbours_in_play(s, s.players[self.seat])])


class StrikeOil(Ask, frozen=True):
    """A track on which the player, then each neighbour, may advance; only the player gains something."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("track", TRACKS[track]) for track in tracks_in_play(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track = s.players[self.seat], track_named(str(option[1]))
        order = [other for other in from_active(s, p) if other in neighbours_in_play(s, p)]
        s.then(MayAdvance(self.seat, track, WHOLE), *[MayAdvance(other.seat, track, 0) for other in order])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.15")


# --- Colonialism ------------------------------------------------------------------------------------------------

LAND_GAIN: Final = {"mountain": "worker", "grass": "culture", "forest": "food", "desert": "coin"}


class Colonize(Choose, frozen=True):
    """A tile that the player controls, for each of its lands a resource; printed hexes are no tiles (TP-16.05)."""

    verb: ClassVar[str] = "colonize"
    element: ClassVar[str] = "hex"
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
            p = s.players[self.seat]
            rising = [track for track in tracks if can_advance(s, p, track)]  # TP-1.24
            return [("rise", TRACKS[track]) for track in rising or tracks]
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


# --- Espionage --------------------------------------------------------------------------------------------------


class CopyCard(Ask, frozen=True):
    """The ability of a visible card on any mat; not continuous ones, no charms, not the copying card (TP-8.13)."""

    open: ClassVar[bool] = True

    space: int
    card: int
    own_mat: bool = False
    """Only cards on the own mat that have a when-played ability."""

    def cards(self, s: Tapestry) -> list[int]:
        mats = [s.players[self.seat]] if self.own_mat else s.players
        seen = [
            stack[-1]
            for p in mats
            for space, stack in enumerate(p.eras)
            if stack and stack[-1] != FACE_DOWN and not (p.seat == self.seat and space == self.space)
        ]
        row = s.content.row
        if self.own_mat:
            seen = [card for card in seen if row[card].type in (WHEN_PLAYED, RESPONSE)]
        return [x for x in dict.fromkeys(seen) if not is_continuous(s, x) and x != self.card]

    def options(self, s: Tapestry) -> list[Option]:
        return [("copy", key_of(s, card)) for card in self.cards(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        card = s.content.number[str(option[1])]
        s.tell("copied", seat=self.seat, card=key_of(s, card))
        s.then(UseAbility(self.seat, card, self.space, copied=True))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.13")


def is_science_die(s: Tapestry, p: Player, card: Held, die: int) -> bool:
    return die == SCIENCE_DIE


def copy_any(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return CopyCard(p.seat, space, card.number)


# --- Exploitation -----------------------------------------------------------------------------------------------


def benefit_twice(s: Tapestry, p: Player, card: Held, tile: int, vp: int) -> Step:
    gain = s.content.row[tile].gain
    return Gains(p.seat, (*gain, *gain))


# --- Guilds -----------------------------------------------------------------------------------------------------


class Barter(Ask, frozen=True):
    """VP for resources, or resources for VP, up to three times in one direction (TP-1.20)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        room = sum([s.content.most - held for held in p.stock])
        buying: list[Option] = [("buy", n) for n in (1, 2, 3) if p.vp >= 5 * n and room >= n]
        return [*buying, *[("sell", n) for n in (1, 2, 3) if sum(p.stock) >= n]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, count = s.players[self.seat], int(option[1])
        if option[0] == "buy":
            score(s, p, -5 * count)
            s.then(GainAny(self.seat, count))
        else:
            s.then(SellResources(self.seat, count))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}", {"count": option[1], "vp": 5 * int(option[1])}, rule="TP-1.20")


class SellResources(Choose, frozen=True):
    verb: ClassVar[str] = "pay"
    element: ClassVar[str] = "resource"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        stock = s.players[self.seat].stock
        return [name for name, held in zip(RESOURCES, stock, strict=True) if held]

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        spend(s, p, RESOURCES.index(what))
        score(s, p, 5)


# --- Industrialism ----------------------------------------------------------------------------------------------


def circle_of_invention(s: Tapestry, p: Player, card: Held, tech: int) -> Step:
    return GainBenefit(p.seat, s.content.row[tech].circle)


# --- Marriage of State ------------------------------------------------------------------------------------------


class Marry(Compose, frozen=True):
    """A track and an opponent: ``track science / to 1``; a second marriage takes another track (TP-8.14)."""

    open: ClassVar[bool] = True

    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            taken = {
                on[0]
                for other in s.players
                for number, on in zip(other.cards, other.on, strict=True)
                if number == self.card and on
            }
            named = opponents_named(s, p)
            return [("track", TRACKS[x]) for x in tracks_in_play(s) if x not in taken] if named else []
        return [("to", seat) for seat in opponents_named(s, p)] if len(self.chosen) == 1 else None

    def complete(self, s: Tapestry) -> None:
        track, seat = track_named(str(self.chosen[0][1])), int(self.chosen[1][1])
        remember(s, s.players[self.seat], self.card, track, seat)
        s.tell("married", seat=self.seat, other_seat=seat, track=TRACKS[track])

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        return describe_track(option, "TP-8.14")


def marry(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return Marry(p.seat, card=card.number)


def is_spouse(s: Tapestry, p: Player, card: Held, track: int, space: int) -> bool:
    return card.on == (track, card.asker)


def spouse_benefit(s: Tapestry, p: Player, card: Held, track: int, space: int) -> Step:
    return GainSpace(p.seat, track, space)


# --- Militarism -------------------------------------------------------------------------------------------------


class Occupy(Ask, frozen=True):
    """An outpost on the territory that was just explored: no dice, no conquest (TP-13.15)."""

    open: ClassVar[bool] = True

    cell: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        free = has_outpost(s, p) and not s.occupied >> self.cell & 1
        return [("occupy", self.cell), DECLINE] if free else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        s.then(TakeGround(self.seat, self.cell))
        if not p.outposts:
            emit(s, p, OUTPOST_NEEDED)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-occupy", {"hex": self.cell}, (f"hex:{self.cell}",), "TP-13.15")


class TakeGround(Act, frozen=True):
    seat: int
    cell: int

    def run(self, s: Tapestry) -> None:
        place_outpost(s, s.players[self.seat], self.cell)


def occupy(s: Tapestry, p: Player, card: Held, cell: int) -> Step:
    return Occupy(p.seat, cell)


# --- Olympic Host -----------------------------------------------------------------------------------------------


class Compete(Ask, frozen=True):
    """A worker for VP; if an opponent did it, the host builds (TP-18.15)."""

    open: ClassVar[bool] = True

    host: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("compete",), DECLINE] if p.stock[WORKER] and not p.ended else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        spend(s, p, WORKER)
        score(s, p, 10)
        if self.seat != self.host:
            place = next(i for i in reversed(range(len(s.agenda))) if isinstance(s.agenda[i], CloseGames))
            s.agenda[place] = CloseGames(self.host, competed=True)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}")


class CloseGames(Act, frozen=True):
    seat: int
    competed: bool = False

    def run(self, s: Tapestry) -> None:
        if self.competed:
            s.then(ChooseBuilding(self.seat))
        else:
            gain_resource(s, s.players[self.seat], 0)


class HostGames(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        order = from_active(s, s.players[self.seat])
        s.then(*[Compete(p.seat, self.seat) for p in order], CloseGames(self.seat))


# --- Pirate Rule ------------------------------------------------------------------------------------------------


def conquered_tile(s: Tapestry, p: Player, card: Held, cell: int, *_: int) -> Step | None:
    tile = tile_at(s, cell)
    return GainBenefit(p.seat, Benefit(s.content.row[tile].gain)) if tile != NONE else None


# --- Renaissance ------------------------------------------------------------------------------------------------


class Reawaken(Ask, frozen=True):
    """Once on each track, in any order, with bonuses for free instead of benefits."""

    open: ClassVar[bool] = True

    left: tuple[int, ...]

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("advance", TRACKS[track]) for track in self.left if can_advance(s, p, track)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        track = track_named(str(option[1]))
        rest = tuple([other for other in self.left if other != track])
        s.then(Advance(self.seat, track, FREE), Reawaken(self.seat, rest))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_track(option, "TP-6.01")


def reawaken(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    return Reawaken(p.seat, tuple(tracks_in_play(s)))


# --- Socialism --------------------------------------------------------------------------------------------------


class CatchUp(Ask, frozen=True):
    """To the space of the closest opponent ahead or behind: ``move science 4 7``; no benefit (TP-4.17)."""

    open: ClassVar[bool] = True

    def targets(self, s: Tapestry) -> list[tuple[int, int, int]]:
        p = s.players[self.seat]
        found = []
        for track in tracks_in_play(s):
            spaces = {position(other, track) for other in opponents(s, p)}
            for here in dict.fromkeys(p.tokens[track]):
                ahead = [space for space in spaces if space > here]
                behind = [space for space in spaces if space < here]
                if ahead and not is_blocked(s, p, track) and here < END:
                    found.append((track, here, min(ahead)))
                if behind:
                    found.append((track, here, max(behind)))
        return found

    def options(self, s: Tapestry) -> list[Option]:
        return [("equal", TRACKS[track], old, new) for track, old, new in self.targets(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track, old, new = s.players[self.seat], track_named(str(option[1])), int(option[2]), int(option[3])
        if new > old:
            move_far(s, p, track, old, new, 0)
        else:
            set_tokens(p, track, moved(p.tokens[track], old, new))
            s.touched = True
            s.tell("regressed", seat=p.seat, track=TRACKS[track], space=new)

    def describe(self, s: Tapestry, option: Option) -> Description:
        element = f"space:{option[1]}_{option[3]}"
        return Description("do-equal", {"track": option[1], "space": option[3]}, (element,), "TP-4.17")


# --- Technocracy ------------------------------------------------------------------------------------------------


def first_of_all(s: Tapestry, p: Player, card: Held, space: int) -> Step:
    """The large reward if nobody else is in this era (TP-16.08)."""
    if all(other.income < p.income for other in opponents(s, p)):
        return Invent(p.seat, upgrade=True)
    return Gains(p.seat, (f"vp:{card.row.amount * len(opponents(s, p))}",))


# --- Terraforming -----------------------------------------------------------------------------------------------


def on_impassable(s: Tapestry, p: Player, card: Held, kind: int, impassable: bool) -> bool:
    return impassable


# --- Trade Economy ----------------------------------------------------------------------------------------------


class TradeAbroad(Ask, frozen=True):
    """The benefit of an opponent's position; its bonus is for that opponent, free (TP-6.10)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [
            ("position", other.seat, TRACKS[track], space)
            for other in opponents(s, p)
            for track in tracks_in_play(s)
            for space in dict.fromkeys(other.tokens[track])
            if space and (p.seat << 8 | track << 4 | space) not in s.turn.activated
        ]

    def resolve(self, s: Tapestry, option: Option) -> None:
        seat, track, space = int(option[1]), track_named(str(option[2])), int(option[3])
        other = s.players[seat]
        if other.kind == PERSON and not other.ended:
            offer_bonus(s, other, track, space, free=True)
        activate(s, s.players[self.seat], track, space, BENEFIT)

    def describe(self, s: Tapestry, option: Option) -> Description:
        element = f"space:{option[2]}_{option[3]}"
        args: dict[str, int | str] = {"other_seat": option[1], "track": option[2], "space": option[3]}
        return Description("do-position", args, (element,), "TP-6.10")


# --- Trap -------------------------------------------------------------------------------------------------------


def can_trap(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> bool:
    """Some attackers cannot be trapped (TP-13.08)."""
    return allows(s, s.players[attacker], CAN_BE_TRAPPED)


def spring_trap(s: Tapestry, p: Player, card: Held, attacker: int, cell: int) -> Step:
    return SpringTrap(p.seat, card.number)


# --- Tyranny ----------------------------------------------------------------------------------------------------


class PlayAtOnce(Ask, frozen=True):
    """The card just gained may be played on top of this one, for VP; once."""

    card: int
    tyranny: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        working = any(card == self.tyranny for _, card in p.working)
        return [("play", key_of(s, self.card)), DECLINE] if working and self.card in p.hand.cards else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        space = next(space for space, card in p.working if card == self.tyranny)
        play_card(s, p, self.card, space)
        score(s, p, s.content.row[self.tyranny].amount)

    def imagined(self, s: Tapestry, seat: int, chance: object) -> Step:
        """Nobody else knows which card was gained."""
        if seat == self.seat:
            return self
        hand = s.players[self.seat].hand.cards
        return PlayAtOnce(self.seat, hand[chance.pick(len(hand))], self.tyranny) if hand else self  # type: ignore[attr-defined]

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.08")


def play_at_once(s: Tapestry, p: Player, card: Held, gained: int) -> Step:
    return PlayAtOnce(p.seat, gained, card.number)


TAPESTRIES_BASE: Final[tuple[Card[TapestryCard], ...]] = (
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
    card(
        TapestryCard("empiricism", type=THIS_ERA),
        On(ADVANCED, gains("vp:2"), when=on_track(SCIENCE)),
        Plus(EXTRA_ROLLS, 1, when=is_science_die),
    ),
    card(TapestryCard("espionage", type=WHEN_PLAYED), On(PLAYED, copy_any, own=True)),
    card(TapestryCard("exploitation", type=THIS_ERA), Use(EXPLORE_REWARD, benefit_twice)),
    card(
        TapestryCard(
            "feudalism", type=WHEN_PLAYED, benefit=Benefit(choose_one=("any_resource", "vp3_per_landmark"))
        )
    ),
    card(
        TapestryCard("golden_age", type=THIS_ERA, benefit=Benefit(gain=("vp:3",)), triggers=("upgrade",)),
        Allow(IGNORE_PREREQUISITES),
    ),
    card(TapestryCard("guilds", type=WHEN_PLAYED), On(PLAYED, Barter(ME), own=True)),
    card(TapestryCard("industrialism", type=THIS_ERA), On(INVENTED, circle_of_invention)),
    card(
        TapestryCard("marriage_of_state", type=THIS_ERA),
        On(PLAYED, marry, own=True),
        On(BENEFIT_GAINED, spouse_benefit, when=is_spouse, whom=RIVALS),
    ),
    card(TapestryCard("mercantilism", type=THIS_ERA), On(INCOME_GAINED, convert_food)),
    card(
        TapestryCard(
            "meritocracy",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("invent", "vp_tech", "vp_tech"), given=True),
        )
    ),
    card(TapestryCard("militarism", type=THIS_ERA), On(TERRITORY_PLACED, occupy)),
    card(
        TapestryCard(
            "monarchy", type=THIS_ERA, benefit=Benefit(gain=("vp:3",)), triggers=("place_income_building",)
        )
    ),
    card(TapestryCard("oil_magnate", type=WHEN_PLAYED), On(PLAYED, StrikeOil(ME), own=True)),
    card(TapestryCard("olympic_host", type=WHEN_PLAYED), On(PLAYED, HostGames(ME), own=True)),
    card(TapestryCard("pillage_and_plunder", type=THIS_ERA), Allow(DOUBLE_DICE), Forbid(CAN_BE_TRAPPED)),
    card(TapestryCard("pirate_rule", type=THIS_ERA), On(CONQUERED, conquered_tile)),
    card(TapestryCard("plea_for_aid", type=WHEN_PLAYED, amount=2), On(PLAYED, tracks_behind, own=True)),
    card(TapestryCard("renaissance", type=WHEN_PLAYED), On(PLAYED, reawaken, own=True)),
    card(
        TapestryCard("revisionism", type=THIS_ERA),
        On(LANDMARK_GAINED, gains("any_resource"), when=from_track),
        On(TIER_CLAIMED, gains("armory")),
    ),
    card(
        TapestryCard(
            "revolution", type=WHEN_PLAYED, benefit=Benefit(choose_one=("any_resource", "stand_up_3"))
        )
    ),
    card(TapestryCard("socialism", type=WHEN_PLAYED), On(PLAYED, CatchUp(ME), own=True)),
    card(
        TapestryCard("steam_tycoon", type=WHEN_PLAYED),
        On(PLAYED, InOrder((Invent(ME, upgrade=True, face_up=True), NeighboursInvent(ME))), own=True),
    ),
    card(TapestryCard("technocracy", type=WHEN_PLAYED, amount=3), On(PLAYED, first_of_all, own=True)),
    card(
        TapestryCard("terraforming", type=THIS_ERA),
        Allow(BUILD_ON_IMPASSABLE),
        On(BUILDING_PLACED, gains("vp:5"), when=on_impassable),
    ),
    card(
        TapestryCard("theocracy", type=THIS_ERA, benefit=Benefit(gain=("vp:4",)), triggers=("enter_tier",)),
        Forbid(MAY_ADVANCE, when=on_track(SCIENCE)),
    ),
    card(TapestryCard("trade_economy", type=WHEN_PLAYED), On(PLAYED, TradeAbroad(ME), own=True)),
    card(
        TapestryCard(
            "trap",
            type=RESPONSE,
            count=7,
            benefit=Benefit(gain=("vp:10",)),
            response=TRAP,
            condition="always",
        ),
        Use(RESPONSES, spring_trap, when=can_trap),
    ),
    card(TapestryCard("tyranny", type=THIS_ERA, amount=5), On(TAPESTRY_GAINED, play_at_once)),
    card(TapestryCard("wartime_economy", type=THIS_ERA), Allow(FREE_BONUS)),
)
