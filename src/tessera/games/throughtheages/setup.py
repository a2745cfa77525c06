"""Setting up (TA-2), with mixes of leaders and wonders and their draft (TA-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.throughtheages.content import A, Box, Leader, Technology, Wonder
from tessera.games.throughtheages.rules.cardrow import draw_openly
from tessera.games.throughtheages.rules.decks import (
    DRAFT,
    GRADUAL,
    ONE_BASE,
    OPEN,
    PURE,
    ages_played,
    agreed_ones,
    leaders_per_age,
    military,
    mixed,
    new_ones,
    old_ones,
    placeholders,
    plain_civil,
    with_placeholders,
    wonders_per_age,
)
from tessera.games.throughtheages.rules.turns import TakeTurn
from tessera.games.throughtheages.state import SPACES, Ages, Civilization, settle_actions
from tessera.kernel import (
    EVERYONE,
    Act,
    Bag,
    Chance,
    Compose,
    Description,
    Option,
    Setup,
    Step,
    Together,
    enter,
    only,
)

Kind = type[Leader] | type[Wonder]
KINDS: Final[tuple[tuple[Kind, int], ...]] = ((Leader, 3), (Wonder, 2))
"""What is drafted, and how many of each to choose from."""


def lay_out(setup: Setup, content: Box, chance: Chance) -> Ages:
    """The position before the first turn, with the decks still to be made."""
    ages = ages_played(setup.settings)
    s = Ages(
        setup=setup,
        content=content,
        chance=chance,
        players=[begin_civilization(content, seat) for seat in range(setup.seats)],
        civil_decks=[Bag() for _ in range(ages)],
        military_decks=[Bag() for _ in range(ages)],
        discards=[Bag() for _ in range(4)],
    )
    for p in s.players:
        enter(s, p, p.government)
        settle_actions(s, p)
    s.touched = False
    s.starting = chance.pick(setup.seats)  # TA-2.01
    steps: list[Step] = [DraftAge(age) for age in range(ages)] if setup.settings["mix"] == DRAFT else []
    s.then(*steps, MakeDecks(), TakeTurn(s.starting))
    return s


def begin_civilization(content: Box, seat: int) -> Civilization:
    """The initial technologies with their workers (TA-2.02)."""
    constants = content.constants
    techs = tuple([card for card in content.initial if isinstance(content.rows[card], Technology)])
    government = next(card for card in content.initial if card not in techs)
    return Civilization(
        seat=seat,
        techs=techs,
        workers=tuple([content.technology[tech].workers for tech in techs]),
        stored=(0,) * len(techs),
        unused=constants.unused_workers,
        yellow=constants.yellow_tokens,
        blue=constants.blue_tokens,
        government=government,
    )


class MakeDecks(Act, frozen=True):
    """Decks by age, the first card row, the first events (TA-2.04 - TA-2.07)."""

    def run(self, s: Ages) -> None:
        s.dealt = True
        settings, content = s.setup.settings, s.content
        for age in range(len(s.civil_decks)):
            cards = plain_civil(content, settings, s.seats, age)
            s.civil_decks[age].add_all([*cards, *leaders_and_wonders(s, age)])
            for kind in (Leader, Wonder):
                know(s.civil_decks[age], agreed_ones(content, settings, kind, age))
            if age != A:
                s.military_decks[age].add_all(military(content, settings, s.seats, age))
        events = Bag.of(military(content, settings, s.seats, A))
        for _ in range(s.seats + content.constants.more_events):
            s.events.add(s.chance.draw(events))
        s.unused_events = events
        for place in range(SPACES):
            card = draw_openly(s, s.civil_decks[A])
            s.row = (*s.row[:place], card, *s.row[place + 1 :])


def leaders_and_wonders(s: Ages, age: int) -> list[int]:
    """What of them goes into the civil deck of an age (TA-33)."""
    settings, content = s.setup.settings, s.content
    if not mixed(settings):
        pick = new_ones if settings["mix"] == PURE else old_ones
        return [*pick(content, settings, Leader, age), *pick(content, settings, Wonder, age)]
    leaders = selection(s, Leader, age, leaders_per_age(s.seats))
    wonders = selection(s, Wonder, age, wonders_per_age(s.seats))
    if settings["mix"] == OPEN:
        s.to_come = (*s.to_come, tuple(sorted([*leaders, *wonders])))
    elif settings["mix"] == GRADUAL:
        for later, kind, cards in ((s.later_leaders, Leader, leaders), (s.later_wonders, Wonder, wonders)):
            later.append(Bag.of(cards if age != A else ()))
            know(later[age], agreed_ones(content, settings, kind, age))
    if with_placeholders(settings) and age != A:
        return placeholders(content, s.seats, age)
    return [*leaders, *wonders]


def selection(s: Ages, kind: Kind, age: int, count: int) -> list[int]:
    """Drawn at random from old and new ones; the rest stays unseen in the box (TA-33.02)."""
    settings, content = s.setup.settings, s.content
    old, new = old_ones(content, settings, kind, age), new_ones(content, settings, kind, age)
    if settings["mix"] == ONE_BASE:
        certain, rest, count = new, old, len(new) + 1
    elif settings["mix"] == DRAFT:
        certain = [card for card in s.civil_decks[age].cards if isinstance(content.rows[card], kind)]
        rest = [card for card in (*old, *new) if card not in certain]
    else:
        certain = agreed_ones(content, settings, kind, age)
        rest = [card for card in (*old, *new) if card not in certain]
    drawn = s.chance.shuffled(rest)[: count - len(certain)]
    box = box_for(s, kind) if settings["mix"] == GRADUAL else s.civil_box
    left = [card for card in rest if card not in drawn]
    if not drawn and settings["mix"] != DRAFT:  # all are agreed on, so that everybody knows which are not
        s.removed = (*s.removed, *left)
    else:
        for card in left:
            box.add(card)
    return drawn if settings["mix"] == DRAFT else [*certain, *drawn]


def know(bag: Bag, cards: Sequence[int]) -> None:
    """Everybody knows that these are in here, if they are."""
    for card in cards:
        if card in bag.cards:
            bag.remove(card)
            bag.add(card, EVERYONE)


def box_for(s: Ages, kind: Kind) -> Bag:
    return s.leader_box if kind is Leader else s.wonder_box


# --- the draft ------------------------------------------------------------------------------------------------


class DraftAge(Act, frozen=True):
    """Everybody gets 3 leaders and 2 wonders of an age and keeps 1 of each for the pool (TA-33.05)."""

    age: int

    def run(self, s: Ages) -> None:
        settings, content = s.setup.settings, s.content
        for kind, count in KINDS:
            box = box_for(s, kind)
            for card in (
                *old_ones(content, settings, kind, self.age),
                *new_ones(content, settings, kind, self.age),
            ):
                box.add(card)
            for p in s.players:
                for _ in range(count):
                    hand_for(p, kind).add(s.chance.draw(box))
        s.then(Together(tuple([DraftPick(p.seat) for p in s.players])), PutRestAway())


def hand_for(p: Civilization, kind: Kind) -> Bag:
    return p.draft_leaders if kind is Leader else p.draft_wonders


class DraftPick(Compose, frozen=True):
    """One leader and one wonder: ``keep homer / keep pyramids``."""

    def part(self, s: Ages) -> list[Option] | None:
        if len(self.chosen) == 2:
            return None
        hand = hand_for(s.players[self.seat], KINDS[len(self.chosen)][0])
        return [("keep", s.content.rows[card].key) for card in hand.cards]

    def complete(self, s: Ages) -> None:
        p = s.players[self.seat]
        for option, (kind, _) in zip(self.chosen, KINDS, strict=True):
            card = s.content.number[str(option[1])]
            hand_for(p, kind).remove(card, 0)
            s.civil_decks[s.content.age[card]].add(card, only(self.seat))

    def prompt(self, s: Ages) -> Description:
        return Description("ask-draft-pick", {"seat": self.seat}, rule="TA-33.05")

    def describe(self, s: Ages, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-keep", {"card": option[1]}, (element,), "TA-33.05")


class PutRestAway(Act, frozen=True):
    """What nobody kept leaves the zones of the draft; the decks draw from all that is left."""

    def run(self, s: Ages) -> None:
        for kind, _ in KINDS:
            box_for(s, kind).take_all()
            for p in s.players:
                hand_for(p, kind).take_all()
