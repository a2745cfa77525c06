"""Civilizations of Plans & Ploys, Spies to Utilitarians (TP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    BENEFIT,
    FREE,
    MAY_BENEFIT,
    NO_LANDMARK,
    WHOLE,
    activate,
    describe_track,
    is_blocked,
    move_far,
)
from tessera.games.tapestry.benefits import GainAny, Gains, gain_words
from tessera.games.tapestry.building import gain_landmark
from tessera.games.tapestry.cards.sentences import civ_card, its_turn, put_token
from tessera.games.tapestry.content import (
    ARTS,
    END,
    PLANS,
    RESOURCES,
    TERRAINS,
    TIER,
    TRACKS,
    Civilization,
    GainBenefit,
)
from tessera.games.tapestry.hooks import (
    ADVANCED,
    ALSO_RED,
    ANY_MOMENT,
    DICE_ROLLED,
    GAINED_CIV,
    INCOME_STEP_1,
    LANDMARK_GAINED,
    LOST_CIV,
    TURN,
    UPGRADED,
    to_top,
)
from tessera.games.tapestry.inventing import InventFromDeck
from tessera.games.tapestry.land import add_item, lands_at, refresh_hold
from tessera.games.tapestry.naming import describe_hex
from tessera.games.tapestry.regressing import Regress, regressible
from tessera.games.tapestry.rolling import (
    BLACK,
    RED,
    RollScience,
    gain_face,
    roll_die,
    roll_for_both,
    roll_single,
)
from tessera.games.tapestry.supplies import (
    ChooseCard,
    DiscardTiles,
    DrawTapestry,
    describe_card,
)
from tessera.games.tapestry.tapestries import UseAbility, without_landmarks
from tessera.games.tapestry.turns import advances
from tessera.games.tapestry.world import (
    TOKEN,
    Player,
    Tapestry,
    era_space,
    is_activated,
    is_when_played,
    key_of,
    keys_of,
    neighbours,
    opponents,
    position,
    rivals_in_play,
    take,
    track_named,
    tracks_in_play,
    visible,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    Act,
    Ask,
    Compose,
    Description,
    Option,
    Step,
    lies_on,
    only,
)
from tessera.kernel.effects import Allow, Card, Held, On, Use, card, emit
from tessera.kernel.geometry import bits
from tessera.kernel.zones import Bag

# --- Spies ------------------------------------------------------------------------------------------------------


def show_hand(hand: Bag, seat: int) -> None:
    """A seat knows the cards of a hand from now on."""
    counted = {card: hand.count(card) for card in hand.cards}
    entries = list(hand.known)
    for shown, count in counted.items():
        mine = [i for i, (x, seats) in enumerate(entries) if x == shown]
        while len(mine) < count:
            entries.append((shown, 0))
            mine.append(len(entries) - 1)
        for i in mine:
            entries[i] = (shown, entries[i][1] | only(seat))
    hand.known = tuple(sorted(entries))


class Spy(Compose, frozen=True):
    """An unused option on a neighbour: ``option 1 / on 2 / card feudalism``, ``... / at science 4``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, civ_card(s, "spies"))
            found: list[Option] = [
                ("option", number)
                for number in (1, 2, 3, 4)
                if number not in used and any(self.targets(s, p, number, x) for x in neighbours(s, p))
            ]
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 3:
            return None
        number = int(self.chosen[0][1])
        if len(self.chosen) == 1:
            return [("on", x.seat) for x in neighbours(s, p) if self.targets(s, p, number, x)]
        return self.targets(s, p, number, s.players[int(self.chosen[1][1])])

    def targets(self, s: Tapestry, p: Player, number: int, other: Player) -> list[Option]:
        row = s.content.row
        if number == 1:
            return [("card", key_of(s, x)) for x in dict.fromkeys(visible(other)) if is_when_played(s, x)]
        if number == 2:
            return [("card", key) for key in keys_of(s, (*other.tiles, *other.space_tiles))]
        if number == 3:
            return [
                ("at", TRACKS[track], space)
                for track in tracks_in_play(s)
                for space in dict.fromkeys(other.tokens[track])
                if space and not is_activated(s, p.seat, track, space)
            ]
        tops = [x for x in other.top if x not in other.flipped and not row[x].flips]
        return [("card", key_of(s, x)) for x in (*other.middle, *tops)]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, number = s.players[self.seat], int(self.chosen[0][1])
        other, target = s.players[int(self.chosen[1][1])], self.chosen[2]
        put_token(s, p, "spies", *lies_on(p, civ_card(s, "spies")), number)
        s.then(LookAtHand(self.seat, other.seat))
        if number == 3:
            track, space = track_named(str(target[1])), int(target[2])
            activate(s, p, track, space, BENEFIT)
            return
        card = s.content.number[str(target[1])]
        row = s.content.row[card]
        if number == 1:
            s.then(UseAbility(self.seat, card, era_space(p), copied=True))
        elif number == 2:
            gain_words(s, self.seat, row.gain)
        else:
            benefit = row.circle if card in other.middle else row.square
            s.then(GainBenefit(self.seat, without_landmarks(benefit)))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "option":
            return Description("do-spy", {"option": option[1]})
        if option[0] == "on":
            return Description("do-on", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        if option[0] == "at":
            return Description(
                "do-spy-at", {"track": option[1], "space": option[2]}, (f"space:{option[1]}_{option[2]}",)
            )
        return describe_card(s, option)


class LookAtHand(Act, frozen=True):
    """A neighbour's hand is looked at once (TP-19.05)."""

    seat: int
    other: int

    def run(self, s: Tapestry) -> None:
        hand = s.players[self.other].hand
        if self.other < s.setup.seats:
            show_hand(hand, self.seat)
            for shown in hand.cards:
                s.tell(
                    "saw", to=only(self.seat), seat=self.seat, other_seat=self.other, card=key_of(s, shown)
                )


# --- Tinkerers --------------------------------------------------------------------------------------------------


def gifts(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return GiveGifts(p.seat) if at_setup else None


class GiveGifts(Act, frozen=True):
    """Each opponent receives a tech card of the deck, and with the adjustment a tapestry card (TP-2.27)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        steps: list[Step] = []
        for other in rivals_in_play(s, s.players[self.seat]):
            if s.setup.settings.get("adjustments", True):
                steps.append(DrawTapestry(other.seat))
            steps.append(InventFromDeck(other.seat))
        s.then(*steps)


class Tinker(Compose, frozen=True):
    """An unused option and a token: ``option 2 / token science 4``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, civ_card(s, "tinkerers"))
            found: list[Option] = [
                ("option", number)
                for number in (1, 2, 3, 4)
                if number not in used and self.tokens(s, p, number)
            ]
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("token", TRACKS[track], old) for track, old, _ in self.tokens(s, p, int(self.chosen[0][1]))]

    def tokens(self, s: Tapestry, p: Player, number: int) -> list[tuple[int, int, int]]:
        """Tokens that an option can be used with, and where they go."""
        found = []
        for track in tracks_in_play(s):
            for here in dict.fromkeys(p.tokens[track]):
                there = self.target(s, p, number, track, here)
                if there != NONE:
                    found.append((track, here, there))
        return found

    def target(self, s: Tapestry, p: Player, number: int, track: int, here: int) -> int:
        if number == 1:
            return here if here else NONE
        if number == 3:
            return here - 3 if here >= 3 and regressible(p, track) else NONE
        if here == END or is_blocked(s, p, track):
            return NONE
        if number == 2:
            ahead = [position(x, track) for x in opponents(s, p) if position(x, track) > here]
            return min(ahead, default=NONE)
        bonuses = s.content.bonuses[track]
        return next((space for space in range(here + 1, END + 1) if bonuses[space] is not None), NONE)

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, number = s.players[self.seat], int(self.chosen[0][1])
        track, here = track_named(str(self.chosen[1][1])), int(self.chosen[1][2])
        there = self.target(s, p, number, track, here)
        put_token(s, p, "tinkerers", *lies_on(p, civ_card(s, "tinkerers")), number)
        if number == 1:
            gain_cost(s, p, track, here)
        elif number == 2:
            move_far(s, p, track, here, there, BENEFIT | MAY_BENEFIT)
        elif number == 3:
            s.then(RegressThree(self.seat, track, here))
        else:
            move_far(s, p, track, here, there, FREE | NO_LANDMARK)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "option":
            return Description("do-tinker", {"option": option[1]})
        if option[0] == "token":
            return Description(
                "do-tinker-token",
                {"track": option[1], "space": option[2]},
                (f"space:{option[1]}_{option[2]}",),
            )
        return describe_track(option, "")


class RegressThree(Act, frozen=True):
    seat: int
    track: int
    space: int

    def run(self, s: Tapestry) -> None:
        step = Regress(self.seat, (self.track,), gives=WHOLE | MAY_BENEFIT, far=3)
        step.resolve(s, ("regress", TRACKS[self.track], self.space))


def gain_cost(s: Tapestry, p: Player, track: int, space: int) -> None:
    """Resources equal to the cost of a space; on arts two different or two equal ones."""
    tier, resource = TIER[space], s.content.tables.tracks[track].resource
    if track == ARTS and tier in (2, 4):
        s.then(GainPair(p.seat, equal=tier == 4))
        return
    own = (0, 0, 1, 1, 2)[tier] if resource else 0
    free = (0, 1, 1, 2, 0)[tier] if resource else (0, 1, 0, 3, 0)[tier]
    s.then(Gains(p.seat, (resource,) * own + ("any_resource",) * free))


class GainPair(Ask, frozen=True):
    open: ClassVar[bool] = True

    equal: bool

    def options(self, s: Tapestry) -> list[Option]:
        if self.equal:
            return [("pair", name, name) for name in RESOURCES]
        return [("pair", a, b) for i, a in enumerate(RESOURCES) for b in RESOURCES[i + 1 :]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(Gains(self.seat, (str(option[1]), str(option[2]))))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-pair", {"resource": option[1], "other": option[2]})


# --- Treasure Hunters -------------------------------------------------------------------------------------------

TREASURES: Final = {"desert": "coin", "grass": "culture", "mountain": "worker", "forest": "food"}


class Hunt(Compose, frozen=True):
    """The token of an unused terrain on an empty territory next to an own one: ``terrain desert / at 12``."""

    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, civ_card(s, "treasure_hunters"))
            left = [x for x in TREASURES if TERRAINS.index(x) not in used and self.sites(s, p, x)]
            found: list[Option] = [("terrain", name) for name in left]
            return [*found, DECLINE] if found else []
        if self.chosen[0] == DECLINE or len(self.chosen) == 2:
            return None
        return [("at", cell) for cell in self.sites(s, p, str(self.chosen[0][1]))]

    def sites(self, s: Tapestry, p: Player, terrain: str) -> list[int]:
        empty = s.known & ~s.occupied & s.board.grid.next_to(p.held)
        return [cell for cell in bits(empty) if terrain in lands_at(s, cell)]

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p, terrain, cell = s.players[self.seat], str(self.chosen[0][1]), int(self.chosen[1][1])
        used = lies_on(p, civ_card(s, "treasure_hunters"))
        put_token(s, p, "treasure_hunters", *used, TERRAINS.index(terrain))
        p.settled = tuple(sorted((*p.settled, (cell, TOKEN))))
        refresh_hold(p)
        add_item(s, cell)
        s.then(Gains(self.seat, (TREASURES[terrain],)), RollTreasure(self.seat, terrain, cell))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "at":
            return describe_hex(s, option)
        if option[0] == "terrain":
            return Description("do-terrain", {"terrain": option[1]})
        return Description("do-decline")


class RollTreasure(Act, frozen=True):
    """What is rolled depends on the terrain."""

    seat: int
    terrain: str
    cell: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.terrain == "desert":
            roll_single(s, p, BLACK, 2, self.cell)
        elif self.terrain == "grass":
            s.then(RollScience(self.seat, "twice"))
        elif self.terrain == "mountain":
            roll_for_both(s, p, self.cell)
        else:
            faces = roll_die(s, p, RED, 2)
            for face in faces[:2]:
                gain_face(s, p, face, self.cell)
            emit(s, p, DICE_ROLLED, faces[0], "", self.cell)


class LeaveTreasures(Act, frozen=True):
    """Tokens of a lost mat stay on the map, but give no control any more (TP-10.22)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        left = [cell for cell, piece in p.settled if piece == TOKEN]
        p.settled = tuple([entry for entry in p.settled if entry[1] != TOKEN])
        p.markers = tuple(sorted((*p.markers, *left)))
        refresh_hold(p)
        s.touched = True


# --- Utilitarians -----------------------------------------------------------------------------------------------

SERVICES: Final = (
    "forge", "rubber_works", "tank_factory", "train_station", "academy", "barracks", "lighthouse", "apothecary",
)  # fmt: skip
INDUSTRY: Final = {"rubber_works": 2, "tank_factory": 3, "train_station": 0, "academy": 1}
"""Landmarks that score advances into tiers III and IV, by track."""


def service(s: Tapestry, name: str) -> int:
    return s.content.number[f"landmark_{name}"]


class FoundUtility(ChooseCard, frozen=True):
    """A tier II landmark of a board track, with a token on it."""

    verb: ClassVar[str] = "landmark"
    element: ClassVar[str] = "landmark"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        rows = s.content.tables.landmarks
        return [
            row.key
            for place, row in enumerate(rows)
            if s.landmarks >> place & 1 and row.tier == 2 and row.track != "arts"
        ]

    def take(self, s: Tapestry, what: str) -> None:
        p, landmark = s.players[self.seat], s.content.number[what]
        put_token(s, p, "utilitarians", landmark)
        gain_landmark(s, p, landmark)


class Activate(Ask, frozen=True):
    """A token on a landmark that was gained; with two in use one of them moves."""

    open: ClassVar[bool] = True

    landmark: int

    def options(self, s: Tapestry) -> list[Option]:
        active = lies_on(s.players[self.seat], civ_card(s, "utilitarians"))
        if self.landmark in active:
            return []
        if len(active) < 2:
            return [("activate", key_of(s, self.landmark)), DECLINE]
        return [*[("move-from", key_of(s, x)) for x in active], DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        active = lies_on(p, civ_card(s, "utilitarians"))
        if option[0] == "move-from":
            active = take(active, s.content.number[str(option[1])])
        put_token(s, p, "utilitarians", *active, self.landmark)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


class ActivateOwned(ChooseCard, frozen=True):
    """Gained later: up to two tokens on landmarks one owns."""

    verb: ClassVar[str] = "activate"
    element: ClassVar[str] = "landmark"

    def among(self, s: Tapestry) -> list[str]:
        p = s.players[self.seat]
        active = lies_on(p, civ_card(s, "utilitarians"))
        listed = [service(s, name) for name in SERVICES]
        return [key_of(s, x) for x in p.landmarks if x in listed and x not in active]

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        active = lies_on(p, civ_card(s, "utilitarians"))
        put_token(s, p, "utilitarians", *active, s.content.number[what])


def begin_utility(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return FoundUtility(p.seat) if at_setup else ActivateOwned(p.seat, 2)


def may_activate(s: Tapestry, p: Player, card: Held, landmark: int, from_track: bool) -> Step | None:
    listed = landmark in [service(s, name) for name in SERVICES]
    return Activate(p.seat, landmark) if listed and landmark not in card.on else None


def forged(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> Step | None:
    return GainAny(p.seat) if service(s, "forge") in card.on and to_top(s, p, card, tech, row) else None


def industry(s: Tapestry, p: Player, card: Held, track: int, old: int, new: int) -> Step | None:
    active = [x for x, of in INDUSTRY.items() if of == track and service(s, x) in card.on]
    return Gains(p.seat, (f"vp:{card.row.amount}",)) if active and TIER[new] >= 3 else None


def cured(s: Tapestry, p: Player, card: Held, landmark: int, from_track: bool) -> Step | None:
    apothecary = service(s, "apothecary")
    return GainAny(p.seat) if apothecary in card.on and landmark != apothecary else None


def is_barracks(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    return service(s, "barracks") in card.on


class SellTiles(Act, frozen=True):
    """Two territory tiles for a resource, once in an advance turn."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.turn.advancing = True
        s.then(DiscardTiles(self.seat, 2), GainAny(self.seat))


def sell_tiles(s: Tapestry, p: Player, card: Held) -> Step | None:
    able = service(s, "lighthouse") in card.on and len(p.tiles) >= 2 and bool(advances(s, p))
    return SellTiles(p.seat) if able else None


SPIES_TO_UTILITARIANS: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("spies", turns=(2, 3, 4, 5), lose=("any_resource",), set=PLANS, solo=False),
        On(INCOME_STEP_1, Spy(ME), when=its_turn),
    ),
    card(
        Civilization("tinkerers", turns=(2, 3, 4, 5), set=PLANS),
        On(GAINED_CIV, gifts, own=True),
        On(INCOME_STEP_1, Tinker(ME), when=its_turn),
    ),
    card(
        Civilization("treasure_hunters", turns=(2, 3, 4, 5), setup=("territory", "territory"), set=PLANS),
        On(INCOME_STEP_1, Hunt(ME), when=its_turn),
        On(LOST_CIV, LeaveTreasures(ME), own=True),
    ),
    card(
        Civilization("utilitarians", lose=("any_resource",), amount=4, set=PLANS),
        On(GAINED_CIV, begin_utility, own=True),
        On(UPGRADED, forged),
        On(ADVANCED, industry),
        On(LANDMARK_GAINED, cured),
        On(LANDMARK_GAINED, may_activate),
        Allow(ALSO_RED, when=is_barracks),
        Use(ANY_MOMENT, sell_tiles, once=TURN),
    ),
)
