"""Civilizations of Plans & Ploys, Spies to Utilitarians (TP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.content import ARTS
from tessera.games.tapestry.hooks import ALSO_RED, LOST_CIV, TURN, UPGRADED, to_top
from tessera.games.tapestry.rules.advancing import MAY_BENEFIT, NO_LANDMARK
from tessera.games.tapestry.rules.rolling import BLACK, RED, roll_die, roll_single
from tessera.games.tapestry.rules.supplies import DiscardTiles
from tessera.games.tapestry.rules.tapestries import without_landmarks
from tessera.games.tapestry.rules.vocabulary import Said, Word
from tessera.games.tapestry.state import is_activated, rivals_in_play, visible

civilizations = Cards[Civilization]()
card = civilizations.add


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

    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, self.card)
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
        row = s.content.tech
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
        put_token(s, p, self.card, *lies_on(p, self.card), number)
        s.then(LookAtHand(self.seat, other.seat))
        if number == 3:
            track, space = track_named(str(target[1])), int(target[2])
            activate(s, p, track, space, BENEFIT)
            return
        card = s.content.number[str(target[1])]
        if number == 1:
            s.then(UseAbility(self.seat, card, era_space(p), copied=True))
        elif number == 2:
            gain_words(s, self.seat, s.content.tile[card].gain)
        else:
            tech = s.content.tech[card]
            benefit = tech.circle if card in other.middle else tech.square
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


card(
    Civilization("spies", turns=(2, 3, 4, 5), lose=("any_resource",), set=PLANS, solo=False),
    On(INCOME_STEP_1, Spy(ME, card=THIS), when=its_turn),
    Plus(MAT_MARKED, listed, own=True),
)


def gifts(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    """Each opponent receives a tech card of the deck, and with the adjustment a tapestry card (TP-2.27)."""
    tech = InventFromDeck(ME)
    gift = InOrder((DrawTapestry(ME), tech)) if s.setup.settings.get("adjustments", True) else tech
    return EachSeat(tuple([other.seat for other in rivals_in_play(s, p)]), gift) if at_setup else None


class Tinker(Compose, frozen=True):
    """An unused option and a token: ``option 2 / token science 4``."""

    open: ClassVar[bool] = True

    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, self.card)
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
            far = s.content.civ[self.card].amount
            return here - far if here >= far and regressible(p, track) else NONE
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
        put_token(s, p, self.card, *lies_on(p, self.card), number)
        if number == 1:
            gain_cost(s, p, track, here)
        elif number == 2:
            move_far(s, p, track, here, there, BENEFIT | MAY_BENEFIT)
        elif number == 3:
            s.then(RegressFar(self.seat, track, here, here - there))
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


class RegressFar(Act, frozen=True):
    seat: int
    track: int
    space: int
    far: int

    def run(self, s: Tapestry) -> None:
        step = Regress(self.seat, (self.track,), gives=WHOLE | MAY_BENEFIT, far=self.far)
        step.resolve(s, ("regress", TRACKS[self.track], self.space))


def gain_cost(s: Tapestry, p: Player, track: int, space: int) -> None:
    """Resources equal to the cost of a space; on arts two different or two equal ones."""
    tier, resource = TIER[space], s.content.tables.tracks[track].resource
    if track == ARTS and tier in (2, 4):
        s.then(GainPair(p.seat, equal=tier == 4))
        return
    own = (0, 0, 1, 1, 2)[tier] if resource else 0
    free = (0, 1, 1, 2, 0)[tier] if resource else (0, 1, 0, 3, 0)[tier]
    words: list[Word] = [Said(resource)] * own
    words += ["any_resource"] * free
    s.then(Gains(p.seat, tuple(words)))


class GainPair(Ask, frozen=True):
    concerns: ClassVar[str] = "civilization:tinkerers"
    open: ClassVar[bool] = True

    equal: bool

    def options(self, s: Tapestry) -> list[Option]:
        if self.equal:
            return [("pair", name, name) for name in RESOURCES]
        return [("pair", a, b) for i, a in enumerate(RESOURCES) for b in RESOURCES[i + 1 :]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(Gains(self.seat, (Said(str(option[1])), Said(str(option[2])))))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-pair", {"resource": option[1], "other": option[2]})


card(
    Civilization("tinkerers", turns=(2, 3, 4, 5), amount=3, set=PLANS),
    On(GAINED_CIV, gifts, own=True),
    On(INCOME_STEP_1, Tinker(ME, card=THIS), when=its_turn),
    Plus(MAT_MARKED, listed, own=True),
)


TREASURES: Final[dict[str, Word]] = {
    "desert": "coin",
    "grass": "culture",
    "mountain": "worker",
    "forest": "food",
}


class Hunt(Compose, frozen=True):
    """The token of an unused terrain on an empty territory next to an own one: ``terrain desert / at 12``."""

    open: ClassVar[bool] = True

    card: int = NONE

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            used = lies_on(p, self.card)
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
        used = lies_on(p, self.card)
        put_token(s, p, self.card, *used, TERRAINS.index(terrain))
        p.settled = tuple(sorted((*p.settled, (cell, TOKEN))))
        refresh_hold(p)
        add_item(s, cell)
        s.then(
            Gains(self.seat, (TREASURES[terrain],)),
            RollTreasure(self.seat, terrain, cell, s.content.civ[self.card].amount),
        )

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
    times: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.terrain == "desert":
            roll_single(s, p, BLACK, self.times, self.cell)
        elif self.terrain == "grass":
            s.then(RollScience(self.seat, "twice"))
        elif self.terrain == "mountain":
            roll_for_both(s, p, self.cell)
        else:
            faces = roll_die(s, p, RED, self.times)
            for face in faces[: self.times]:
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


card(
    Civilization(
        "treasure_hunters", turns=(2, 3, 4, 5), setup=("territory", "territory"), amount=2, set=PLANS
    ),
    On(INCOME_STEP_1, Hunt(ME, card=THIS), when=its_turn),
    Plus(MAT_MARKED, listed, own=True),
    On(LOST_CIV, LeaveTreasures(ME), own=True),
)


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

    card: int = NONE

    def among(self, s: Tapestry) -> list[str]:
        rows = [s.content.landmark[landmark] for landmark in available_landmarks(s)]
        return [row.key for row in rows if row.tier == 2 and row.track != "arts"]

    def take(self, s: Tapestry, what: str) -> None:
        p, landmark = s.players[self.seat], s.content.number[what]
        put_token(s, p, self.card, landmark)
        gain_landmark(s, p, landmark)


class Activate(Ask, frozen=True):
    """A token on a landmark that was gained; with two in use one of them moves."""

    open: ClassVar[bool] = True

    landmark: int
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        active = lies_on(s.players[self.seat], self.card)
        if self.landmark in active:
            return []
        if len(active) < s.content.civ[self.card].tokens:
            return [("activate", key_of(s, self.landmark)), DECLINE]
        return [*[("move-from", key_of(s, x)) for x in active], DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        active = lies_on(p, self.card)
        if option[0] == "move-from":
            active = take(active, s.content.number[str(option[1])])
        put_token(s, p, self.card, *active, self.landmark)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


class ActivateOwned(ChooseCard, frozen=True):
    """Gained later: up to two tokens on landmarks one owns."""

    verb: ClassVar[str] = "activate"
    element: ClassVar[str] = "landmark"

    card: int = NONE

    def among(self, s: Tapestry) -> list[str]:
        p = s.players[self.seat]
        active = lies_on(p, self.card)
        listed = [service(s, name) for name in SERVICES]
        return [key_of(s, x) for x in p.landmarks if x in listed and x not in active]

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        active = lies_on(p, self.card)
        put_token(s, p, self.card, *active, s.content.number[what])


def begin_utility(s: Tapestry, p: Player, card: HeldAs[Civilization], at_setup: bool) -> Step:
    return (
        FoundUtility(p.seat, card=card.number)
        if at_setup
        else ActivateOwned(p.seat, card.row.tokens, card=card.number)
    )


def may_activate(s: Tapestry, p: Player, card: Held, landmark: int, from_track: bool) -> Step | None:
    listed = landmark in [service(s, name) for name in SERVICES]
    return Activate(p.seat, landmark, card=card.number) if listed and landmark not in card.on else None


def forged(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> Step | None:
    return GainAny(p.seat) if service(s, "forge") in card.on and to_top(s, p, card, tech, row) else None


def industry(
    s: Tapestry, p: Player, card: HeldAs[Civilization], track: int, old: int, new: int
) -> Step | None:
    active = [x for x, of in INDUSTRY.items() if of == track and service(s, x) in card.on]
    return Gains(p.seat, (vp(card.row.amount),)) if active and TIER[new] >= card.row.also else None


def cured(s: Tapestry, p: Player, card: Held, landmark: int, from_track: bool) -> Step | None:
    apothecary = service(s, "apothecary")
    return GainAny(p.seat) if apothecary in card.on and landmark != apothecary else None


def is_barracks(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    return service(s, "barracks") in card.on


class SellTiles(Act, frozen=True):
    """Territory tiles for a resource, once in an advance turn."""

    seat: int
    count: int

    def run(self, s: Tapestry) -> None:
        s.turn.advancing = True
        s.then(DiscardTiles(self.seat, self.count), GainAny(self.seat))


def sell_tiles(s: Tapestry, p: Player, card: HeldAs[Civilization], may_advance: bool) -> Step | None:
    price = card.row.tiles
    able = may_advance and service(s, "lighthouse") in card.on and len(p.tiles) >= price
    return SellTiles(p.seat, price) if able else None


card(
    Civilization("utilitarians", lose=("any_resource",), tokens=2, amount=4, also=3, tiles=2, set=PLANS),
    On(GAINED_CIV, begin_utility, own=True),
    On(UPGRADED, forged),
    On(ADVANCED, industry),
    On(LANDMARK_GAINED, cured),
    On(LANDMARK_GAINED, may_activate),
    Allow(ALSO_RED, when=is_barracks),
    Use(ANY_MOMENT, sell_tiles, once=TURN),
    Plus(MAT_HOLDS, lies_there, own=True),
)
