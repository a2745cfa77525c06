"""Leaders of Age III."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import (
    ATTACK_PRICE,
    BUILDING_STRENGTH,
    GAME_ENDS,
    LAB_RESOURCES,
    MAY_ATTACK,
    UNIT_TWICE,
)
from tessera.games.throughtheages.rules.means import FOR_OTHERS
from tessera.games.throughtheages.rules.ratings import faces_needed
from tessera.games.throughtheages.state import level_of_best
from tessera.kernel import Choose, PayThen
from tessera.kernel.tuples import changed

leaders = Cards[Leader]()
card = leaders.add

lab_levels = levels_of(1 << LAB)


def choice_of_churchill(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    """Culture, or means for units in this turn (TA-21.15)."""
    return OneGain(p.seat, (given(p.seat, card.row.gains), given(p.seat, card.row.instead)))


card(
    Leader(
        "winston_churchill",
        age=III,
        gains=Goods(culture=3),
        instead=Goods(unit_science=3, unit_resources=3),
    ),
    Use(ACTION_MENU, choice_of_churchill, once=TURN),
    On(ACTIONS_END, gains, once=TURN),
)

card(
    Leader("albert_einstein", age=III, gains=Goods(culture=3)),
    Plus(BUILDING_SCIENCE, best_lab_or_library),
    On(DEVELOPED, gains),
)


def best_theater_again(s: Ages, p: Civilization, card: Held, types: int) -> int:
    best = best_of(s, p, 1 << THEATER)
    return s.content.technology[best].culture if best != NONE and types >> THEATER & 1 else 0


card(
    Leader("charlie_chaplin", age=III, symbols=Symbols(happy=2)),
    Plus(BUILDING_CULTURE, best_theater_again),
)


def culture_of_labs(s: Ages, p: Civilization, card: Held, types: int) -> int:
    return lab_levels(s, p) if types >> LAB & 1 else 0


def science_of_labs(s: Ages, p: Civilization, card: HeldAs[Leader], types: int) -> int:
    """Less for each lab, but not less than none (TA-21.16)."""
    if not types >> LAB & 1:
        return 0
    less: int = card.row.each
    return -sum([min(less, row.gives_science) * count for row, _, count in of_types(s, p, 1 << LAB)])


card(
    Leader("sid_meier", age=III, each=1),
    Plus(BUILDING_CULTURE, culture_of_labs),
    Plus(BUILDING_SCIENCE, science_of_labs),
)


def as_much_again(s: Ages, p: Civilization, card: Held, asked: int) -> int:
    return asked


card(
    Leader("mahatma_gandhi", age=III, symbols=Symbols(culture=2)),
    Forbid(MAY_ATTACK),
    Plus(ATTACK_PRICE, as_much_again),
)

card(
    Leader(
        "mahatma_gandhi_adj",
        age=III,
        symbols=Symbols(culture=2),
        amount=3,
        set=ADJUSTED,
        replaces=("mahatma_gandhi",),
        symbols_source=RECONSTRUCTED,
    ),
    Forbid(MAY_ATTACK),
    Plus(ATTACK_PRICE, "amount"),
)


class EmptyLabs(Act, frozen=True):
    """Blue tokens on labs go back to the bank when labs no longer produce."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        for _, tech, _ in of_types(s, p, 1 << LAB):
            place = p.techs.index(tech)
            p.blue += p.stored[place]
            p.stored = changed(p.stored, place, -p.stored[place])


card(
    Leader("bill_gates", age=III),
    Allow(LAB_RESOURCES),
    On(LEAVES, scores(lab_levels), own=True),
    On(LEAVES, EmptyLabs(ME), own=True),
    On(GAME_ENDS, scores(lab_levels)),
)


# --- new ones -------------------------------------------------------------------------------------------------


def level_of_best_mine(s: Ages, p: Civilization, card: Held) -> int:
    return level_of_best(s, p, 1 << MINE)


def level_of_best_lab(s: Ages, p: Civilization, card: Held, types: int) -> int:
    return level_of_best(s, p, 1 << LAB) if types >> LAB & 1 else 0


def higher_of_both(s: Ages, p: Civilization, card: Held) -> int:
    return max(level_of_best(s, p, 1 << MINE), level_of_best(s, p, 1 << LAB))


card(
    Leader("marie_curie_sklodowska", age=III, set=NEW),
    Plus(SCIENCE, level_of_best_mine),
    Plus(BUILDING_STRENGTH, level_of_best_lab),
    Plus(CULTURE, higher_of_both),
)


def best_theaters(s: Ages, p: Civilization, card: HeldAs[Leader], types: int) -> int:
    """All theaters on the highest theater card with workers (TA-36.37)."""
    best = best_of(s, p, 1 << THEATER)
    return card.row.each * workers_on(p, best) if best != NONE and types >> THEATER & 1 else 0


def is_best_theater(s: Ages, p: Civilization, card: Held, tech: int, first: bool) -> bool:
    return tech == best_of(s, p, 1 << THEATER)


card(
    Leader("marlene_dietrich", age=III, amount=1, each=1, set=NEW),
    Plus(BUILDING_CULTURE, best_theaters),
    Plus(WORKER_FACES, "amount", when=is_best_theater),
    Allow(UNIT_TWICE),
)


def faces_of_best_lab(s: Ages, p: Civilization, card: Held, tech: int, first: bool) -> int:
    return s.content.age[tech] if first and tech == best_of(s, p, 1 << LAB) else 0


class PayResources(Act, frozen=True):
    """Real resources, as a price."""

    seat: int
    count: int

    def run(self, s: Ages) -> None:
        pay_resources(s, s.players[self.seat], self.count, FOR_OTHERS)

    def possible(self, s: Ages) -> bool:
        return resource_means(s, s.players[self.seat], FOR_OTHERS) >= self.count


def sell_novelty(s: Ages, p: Civilization, card: HeldAs[Leader], tech: int) -> Step:
    return PayThen(p.seat, PayResources(p.seat, card.row.amount), given(p.seat, card.row.gains))


card(
    Leader("steve_jobs", age=III, amount=1, gains=Goods(culture=4), set=NEW),
    Plus(WORKER_FACES, faces_of_best_lab),
    On(DEVELOPED, sell_novelty),
)


def no_discontent(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return not discontent(s, p)


def surplus_faces(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step | None:
    """Happy faces beyond what is needed, with tokens in the bank (TA-36.38)."""
    surplus = happiness(s, p) - faces_needed(s, p) if p.yellow else 0
    return Gain(seat=p.seat, culture=card.row.each * surplus) if surplus > 0 else None


card(
    Leader(
        "nelson_mandela",
        age=III,
        symbols=Symbols(ca=1, culture=2),
        amount=3,
        each=1,
        set=NEW,
        single_source=True,
    ),
    Plus(TAKE_COST, "amount", own=True, when=no_discontent),
    On(TURN_ENDS, surplus_faces),
)


class OlympicGames(Act, frozen=True):
    """Culture; until his next Politics Phase whoever attacks loses some (TA-36.36)."""

    seat: int
    culture: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        score_culture(s, p, self.culture)
        enter(s, p, s.content.number["olympic_games"])
        s.tell("olympic-games", seat=self.seat)


def olympic_games(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    return OlympicGames(p.seat, card.row.gains.culture)


card(
    Leader("pierre_de_coubertin", age=III, each=2, gains=Goods(culture=8), set=NEW),
    Plus(BUILDING_CULTURE, per_worker(1 << ARENA)),
    On(POLITICS_BEGINS, olympic_games, may=True, once=GAME),
)


def level_of_best_scripts(s: Ages, p: Civilization, card: Held, types: int) -> int:
    """The levels of the best library and of the best theater."""
    return sum([level_of_best(s, p, 1 << kind) for kind in (LIBRARY, THEATER) if types >> kind & 1])


class LookAtHand(Choose, frozen=True, kw_only=True):
    """Look at a rival's military hand, but not at the same one on two turns in a row (TA-36.36b).

    The card remembers whose hand it was, and the round.
    """

    verb: ClassVar[str] = "look"
    element: ClassVar[str] = "seat"
    rule: ClassVar[str] = "TA-36.36b"

    card: int

    def prompt(self, s: Ages) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "card": s.content.rows[self.card].key}
        return Description("ask-look-at-hand", args, (s.content.element(self.card),), self.rule)

    def among(self, s: Ages) -> list[int]:
        p = s.players[self.seat]
        last = lies_on(p, self.card)
        barred = last[0] if last[1:] == (s.round - 1,) else NONE
        return [rival.seat for rival in rivals(s, p) if rival.seat != barred and rival.military_hand.cards]

    def take(self, s: Ages, what: int) -> None:
        show_all(s.players[what].military_hand, only(self.seat))
        put_on(s, s.players[self.seat], self.card, what, s.round)
        s.tell("looks-at-hand", seat=self.seat, other_seat=what)


card(
    Leader("ian_fleming", age=III, set=NEW),
    Plus(BUILDING_CULTURE, level_of_best_scripts),
    On(POLITICS_BEGINS, LookAtHand(ME, card=THIS)),
)
