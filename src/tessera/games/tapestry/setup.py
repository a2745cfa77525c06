"""Setting up (TP-2), with expansions (TP-2.06, TP-2.14, TP-2.19) and variants (TP-17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tessera.games.tapestry.content import FANTASIES, PLANS, WITH_ARTS, Box, Capital, Component
from tessera.games.tapestry.hooks import SET_UP
from tessera.games.tapestry.rules.artistry import refill_masterpieces
from tessera.games.tapestry.rules.automa import set_up_bots
from tessera.games.tapestry.rules.building import reset_completed
from tessera.games.tapestry.rules.civilizations import own_civ
from tessera.games.tapestry.rules.inventing import refill_techs
from tessera.games.tapestry.rules.land import add_item, refresh_hold
from tessera.games.tapestry.rules.supplies import describe_card
from tessera.games.tapestry.rules.turns import next_turn, start_turn
from tessera.games.tapestry.state import PRINTED, Player, Tapestry, is_solo, landmark_bit, people
from tessera.kernel import (
    NONE,
    Act,
    Bag,
    Chance,
    ChooseCard,
    Compose,
    Description,
    Option,
    Refusal,
    Setup,
    Together,
    enter,
)
from tessera.kernel.content import key_of, keys_of, select
from tessera.kernel.effects import emit
from tessera.kernel.state import Choice
from tessera.kernel.tuples import put, take

HUMAN_START, AUTOMA_START = "2/4", "3/5"
SPREAD: Final = {4: ("1", "2", "4", "5"), 5: ("1", "2", "3", "4", "5")}
"""Starting territories around the large map where seats decide (TP-17.07)."""


def sets_in(settings: Mapping[str, Choice]) -> frozenset[str]:
    """The expansions that are played with."""
    return frozenset([name for name in (PLANS, WITH_ARTS, FANTASIES) if settings.get(name)])


def has_arts_track(settings: dict[str, Choice]) -> bool:
    return bool(settings.get(WITH_ARTS) and settings.get("arts_track", True))


def removed(content: Box, setup: Setup) -> frozenset[str]:
    """Cards that are left out: by agreement (TP-17.01), and against the Automa (TP-20.02)."""
    out: set[str] = set()
    constants = content.constants
    if setup.settings.get("without_contested"):
        out |= set(constants.contested)
    if setup.seats == 1:
        kept = constants.solo_unfair if setup.settings.get("unfair_cards") else ()
        out |= {key for key in constants.solo_removed if key not in kept}
    return frozenset(out)


def chosen(content: Box, setup: Setup, table: Sequence[Component]) -> list[int]:
    """The components of a table that a match is played with."""
    out = removed(content, setup)
    found = select(content, table, sets_in(setup.settings), setup.seats)
    return [number for number in found if content.rows[number].key not in out]


def everything(content: Box, setup: Setup) -> Counter[int]:
    """Every card and tile of a match, as often as it is there."""
    tables = content.tables
    found: Counter[int] = Counter()
    for table in (
        tables.techs,
        tables.territories,
        tables.space_tiles,
        tables.civilizations,
        tables.landmark_cards,
    ):
        found.update(chosen(content, setup, table))
    if has_arts_track(setup.settings):
        found.update(chosen(content, setup, tables.masterpieces))
    for card in chosen(content, setup, tables.tapestries):
        found[card] = copies(content, setup, card)
    if setup.seats == 1 or setup.settings.get("shadow"):
        found.update(content.numbers(tables.decisions))
    return found


def lay_out(setup: Setup, content: Box, chance: Chance) -> Tapestry:
    """The position before anybody chooses."""
    settings, tables = setup.settings, content.tables
    sets = sets_in(settings)
    tracks = ((0,), (0,), (0,), (0,), (0,) if has_arts_track(settings) else ())
    players = [Player(seat=seat, tokens=tracks) for seat in range(setup.seats)]
    s = Tapestry(setup=setup, content=content, chance=chance, players=players)

    cards = chosen(content, setup, tables.tapestries)
    s.tapestry_deck = Bag.of([card for card in cards for _ in range(copies(content, setup, card))])
    s.tech_deck = Bag.of(chosen(content, setup, tables.techs))
    s.territory_stack = Bag.of(chosen(content, setup, tables.territories))
    s.space_stack = Bag.of(chosen(content, setup, tables.space_tiles))
    s.civ_deck = Bag.of(chosen(content, setup, tables.civilizations))
    s.landmark_deck = Bag.of(chosen(content, setup, tables.landmark_cards))
    on_cards = {row.landmark for row in tables.landmark_cards}
    for row in tables.landmarks:
        in_box = not row.set or row.set in sets
        on_track = row.track != "arts" or has_arts_track(settings)
        if in_box and on_track and row.key not in on_cards:
            s.landmarks |= landmark_bit(s, content.number[row.key])
    refill_techs(s)
    if has_arts_track(settings):
        s.masterpiece_deck = Bag.of(chosen(content, setup, tables.masterpieces))
        refill_masterpieces(s)
    lay_map(s)
    s.first = chance.pick(setup.seats)
    deal_choices(s, sets)
    if setup.seats == 1 or settings.get("shadow"):
        set_up_bots(s)
    s.then(Together(tuple([ChooseStart(p.seat) for p in people(s)])), PlaceOutposts())
    s.touched = False
    return s


def copies(content: Box, setup: Setup, card: int) -> int:
    row = content.tapestry[card]
    fewer = content.constants.solo_traps_removed if setup.seats == 1 and row.count > 1 else 0
    return row.count - fewer


def lay_map(s: Tapestry) -> None:
    """Printed hexes are explored from the beginning (TP-2.01)."""
    board = s.board
    size = len(board.grid)
    s.laid = tuple([PRINTED if board.printed >> cell & 1 else NONE for cell in range(size)])
    s.turned = (0,) * size
    s.items = (0,) * size
    s.known = board.printed


def deal_choices(s: Tapestry, sets: frozenset[str]) -> None:
    """Basic mats by pairs or singly (TP-2.12, TP-2.13), an advanced one with some expansions, two civilizations."""
    capitals = s.content.tables.capitals
    basic = [row for row in capitals if not row.advanced]
    advanced = [s.content.number[row.key] for row in capitals if row.advanced and row.set in sets]
    few = s.seats <= 3
    if is_solo(s):
        piles = [tuple([s.content.number[row.key] for row in basic])]
    elif few:
        pairs = sorted({row.pair for row in basic})
        piles = [tuple([s.content.number[row.key] for row in basic if row.pair == pair]) for pair in pairs]
    else:
        piles = [(s.content.number[row.key],) for row in basic]
    order = s.chance.shuffled(range(len(piles)))
    more = s.chance.shuffled(advanced)
    pool = civs_to_deal(s)
    for p, place in zip(people(s), order, strict=False):
        mats = piles[place]
        row = s.content.capital[mats[0]]
        p.home = s.board.starts[start_label(s, p, row)]
        p.aside = (*mats, *more[:1])
        more = more[1:]
        for _ in range(2):
            civ = s.chance.draw(pool)
            if pool is not s.civ_deck:
                s.civ_deck.remove(civ)
            p.offered.add(civ)


def civs_to_deal(s: Tapestry) -> Bag:
    """All civilizations, or those of one expansion if there are enough (TP-17.03)."""
    wanted = s.setup.settings.get("civilizations", "any")
    if wanted == "any":
        return s.civ_deck
    of_set = [civ for civ in s.civ_deck.cards if (s.content.civ[civ].set or "base") == wanted]
    return Bag.of(of_set) if len(of_set) >= 2 * s.seats else s.civ_deck


def start_label(s: Tapestry, p: Player, mat: Capital) -> str:
    if is_solo(s):
        return HUMAN_START
    if s.setup.settings.get("free_islands"):
        labels = SPREAD[s.seats] if s.seats > 3 else ("1/6", "2/4", "3/5")
        return labels[p.seat]
    return mat.pair if s.seats <= 3 else str(mat.number)


class ChooseStart(Compose, frozen=True):
    """A capital mat and a civilization, secretly: ``capital capital_desert / keep traders`` (TP-2.17)."""

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            return [("capital", key) for key in keys_of(s, p.aside)]
        if len(self.chosen) == 1:
            keys = keys_of(s, p.offered.cards)
            return [("keep", key) for key in keys if self.fits(s, key)] or [("keep", key) for key in keys]
        return None

    def fits(self, s: Tapestry, key: str) -> bool:
        """Some civilizations may not build on some mats."""
        row = s.content.civ[s.content.number[key]]
        return self.chosen[0][1] not in row.forbidden

    def complete(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        mat, civ = [s.content.number[str(option[1])] for option in self.chosen]
        p.capital = mat
        s.gone = tuple(sorted((*s.gone, *take(p.aside, mat))))
        p.aside = ()
        p.offered.remove(civ, seen_by=0)
        s.civ_deck.add_all(p.offered.take_all())
        p.civs = (civ,)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-choose-start", {"seat": self.seat}, rule="TP-2.17")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.17")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-2.17") if option[0] in ("capital", "keep") else None


class PlaceOutposts(Act, frozen=True):
    """Two outposts on each starting territory (TP-2.15); then the landmark draft and what civilizations set up."""

    def run(self, s: Tapestry) -> None:
        for p in people(s):
            p.upright = (p.home, p.home)
            p.outposts = s.content.constants.outposts - 2
            refresh_hold(p)
            add_item(s, p.home, 2)
            s.tell("starts", seat=p.seat, capital=key_of(s, p.capital), civ=key_of(s, p.civs[0]))
            reset_completed(s, p)
        order = [s.players[(s.first + i) % s.seats] for i in range(s.seats)]
        s.then(*[SetUpCiv(p.seat) for p in order], *[AfterSetUp(p.seat) for p in order], FirstTurn())
        if s.landmark_deck.cards:
            both = bool(s.setup.settings.get(PLANS) and s.setup.settings.get(WITH_ARTS))
            count = min(s.seats + both, len(s.landmark_deck.cards))
            s.landmark_row = tuple(sorted(s.chance.draw_several(s.landmark_deck, count)))
            s.then(*[DraftLandmark(p.seat) for p in reversed(order)], CloseDraft())


class DraftLandmark(ChooseCard, frozen=True):
    """From the last player counter-clockwise each takes a landmark card (TP-2.19, TP-2.20)."""

    verb: ClassVar[str] = "draft"
    element: ClassVar[str] = "landmark_card"
    rule: ClassVar[str] = "TP-2.19"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.landmark_row)

    def take(self, s: Tapestry, what: str) -> None:
        card = s.content.number[what]
        s.landmark_row = take(s.landmark_row, card)
        own_landmark_card(s, s.players[self.seat], card)


def own_landmark_card(s: Tapestry, p: Player, card: int) -> None:
    p.landmark_cards = put(p.landmark_cards, card)
    enter(s, p, card)
    s.tell("drafted", seat=p.seat, card=key_of(s, card))


class CloseDraft(Act, frozen=True):
    """What nobody took goes back into the deck (TP-2.19)."""

    def run(self, s: Tapestry) -> None:
        s.landmark_deck.add_all(s.landmark_row)
        s.landmark_row = ()


class SetUpCiv(Act, frozen=True):
    """What a civilization sets up, in turn order (TP-2.21)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        civ = p.civs[0]
        p.civs = ()
        own_civ(s, p, civ, at_setup=True)


class AfterSetUp(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        emit(s, s.players[self.seat], SET_UP)


class FirstTurn(Act, frozen=True):
    """The start player begins (TP-2.18); alone, chance decides between the human and the bots (TP-20.07)."""

    def run(self, s: Tapestry) -> None:
        s.started = True
        if is_solo(s) and s.chance.pick(2):
            next_turn(s, 0)
        else:
            start_turn(s, s.first)
