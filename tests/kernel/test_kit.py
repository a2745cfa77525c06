"""The conformance kit: it passes a good game, and finds every kind of bad one.

Every mutant below is the bazaar with one thing wrong; the kit must name the law it breaks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

from tessera.kernel import (
    NOBODY,
    Act,
    AnyGame,
    Ask,
    Chance,
    Description,
    EachSeat,
    Option,
    Public,
    Refusal,
    Secret,
    Setup,
    Step,
)
from tessera.kernel import engine as engine_module
from tessera.kernel.event import SILENCE
from tessera.testing import Broken, check
from tests.kernel.bazaar import (
    Auction,
    Bazaar,
    BazaarGame,
    ClearStalls,
    Draw,
    End,
    Merchant,
    Offer,
    Round,
    Save,
    Stake,
    Wares,
    back_of,
    bazaar,
    rivals,
)

OF_THE_BAZAAR = "tests.kernel.bazaar.mutants"
"""Steps of mutants say that they come from here, so that the game takes them for its own."""


# --- a good game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spies", [True, False])
@pytest.mark.parametrize("seats", bazaar.seats)
def test_the_bazaar_keeps_the_laws(seats: int, spies: bool) -> None:
    report = check(bazaar, seats, {"spies": spies, "rounds": 3}, matches=2, seed=seats, most_options=6)
    assert report.matches == 2
    assert report.decisions > 20
    assert 1 < report.longest <= bazaar.longest
    assert 3 <= report.most_options <= 6
    assert {"Stake", "Offer", "Save"} <= report.steps_asked.keys()


def test_every_question_of_the_bazaar_is_asked_and_every_good_is_used() -> None:
    report = check(bazaar, 3, {"rounds": 3}, matches=20, every=50, elsewhere=False)
    asked = {"Stake", "Offer", "React", "Save", "Sell", "Look", "PickPocket"}
    assert report.steps_asked.keys() == asked | {"AnyOrder", "OneOf", "May", "PayThen"}
    assert report.unused == []


def test_goods_that_were_not_used_are_reported() -> None:
    report = check(bazaar, 2, {"rounds": 1}, matches=1, every=50, elsewhere=False)
    assert report.unused
    assert set(report.unused) < set(bazaar.components(bazaar.content()))


# --- bad games ----------------------------------------------------------------------------------------------


def law_broken_by(game: AnyGame, **settings: Any) -> str:
    with pytest.raises(Broken) as caught:
        check(game, 3, {"rounds": 3}, **{"matches": 4, "elsewhere": False} | settings)
    assert str(caught.value).startswith(caught.value.law + ": ")
    return caught.value.law


Do = Callable[..., Any]


@pytest.fixture
def instead(monkeypatch: pytest.MonkeyPatch) -> Callable[[type, str, Do], None]:
    """``instead(cls, name, new)``: the method is `new`, which gets the old one as its first argument."""

    def replace(cls: type, name: str, new: Do) -> None:
        old = getattr(cls, name)
        monkeypatch.setattr(cls, name, lambda *args: new(old, *args))

    return replace


Instead = Callable[[type, str, Do], None]


# Clones.


def test_a_list_that_clones_share(instead: Instead) -> None:
    def clone(old: Do, s: Bazaar) -> Bazaar:
        copy: Bazaar = old(s)
        copy.order = s.order
        return copy

    instead(Bazaar, "clone", clone)
    assert law_broken_by(bazaar) == "clone"


def test_a_field_that_a_clone_forgets(instead: Instead) -> None:
    instead(
        Merchant,
        "clone",
        lambda old, p: Merchant(p.seat, p.coins, hand=p.hand.clone(), stall=p.stall.clone()),
    )
    assert law_broken_by(bazaar) == "clone"


def test_a_zone_that_clones_share(instead: Instead) -> None:
    instead(Merchant, "clone", lambda old, p: Merchant(p.seat, p.coins, p.saved, p.hand, p.stall.clone()))
    assert law_broken_by(bazaar) == "clone"


class Tally(Act, frozen=True):
    """A step with something inside that can change."""

    __module__ = OF_THE_BAZAAR
    notes: list[int]

    def run(self, s: Bazaar) -> None:
        pass


def test_a_step_that_holds_a_list(instead: Instead) -> None:
    instead(Round, "run", lambda old, step, s: (s.then(Tally([])), old(step, s)))
    assert law_broken_by(BazaarGame()) == "clone"


# Asking and looking.


def test_asking_that_changes_the_state(instead: Instead) -> None:
    def options(old: Do, step: Save, s: Bazaar) -> list[Option]:
        s.drawn += 1
        return list(old(step, s))

    instead(Save, "options", options)
    assert law_broken_by(bazaar) == "purity"


def test_asking_that_uses_chance(instead: Instead) -> None:
    instead(Save, "options", lambda old, step, s: old(step, s)[: 2 + s.chance.pick(2)])
    assert law_broken_by(bazaar) == "purity"


def test_asking_that_tells(instead: Instead) -> None:
    instead(Save, "options", lambda old, step, s: s.tell("asked") or old(step, s))
    assert law_broken_by(bazaar) == "purity"


def test_a_forced_question_that_changes_the_state(instead: Instead) -> None:
    def options(old: Do, step: Offer, s: Bazaar) -> list[Option]:
        if s.players[step.seat].coins <= s.price:
            s.drawn += 1
        return list(old(step, s))

    instead(Offer, "options", options)
    assert law_broken_by(bazaar) == "purity"


def test_describing_that_changes_the_state(instead: Instead) -> None:
    def describe(old: Do, step: Save, s: Bazaar, option: Option) -> Description:
        s.drawn += 1
        return Description("do")

    instead(Save, "describe", describe)
    assert law_broken_by(bazaar) == "purity"


def test_a_view_that_changes_the_state(instead: Instead) -> None:
    instead(BazaarGame, "derived", lambda old, game, s, seat: s.order.append(seat) or {})
    assert law_broken_by(bazaar) == "purity"


def test_an_evaluation_that_uses_chance(instead: Instead) -> None:
    instead(BazaarGame, "evaluate", lambda old, game, s, seat: float(s.chance.roll(6)))
    assert law_broken_by(bazaar) == "purity"


def test_an_evaluation_that_is_no_number(instead: Instead) -> None:
    instead(BazaarGame, "evaluate", lambda old, game, s, seat: float("nan"))
    assert law_broken_by(bazaar) == "evaluate"


# Options.


def test_an_option_that_cannot_be_carried_out(instead: Instead) -> None:
    instead(Stake, "options", lambda old, step, s: [("stake", card) for card in range(6)])
    assert law_broken_by(bazaar) == "options"


def test_an_option_without_a_notation(instead: Instead) -> None:
    instead(Save, "options", lambda old, step, s: [("keep",), ("save it",)])
    assert law_broken_by(bazaar) == "options"


def test_an_option_that_is_offered_twice(instead: Instead) -> None:
    instead(Save, "options", lambda old, step, s: [*old(step, s), ("keep",)])
    assert law_broken_by(bazaar) == "options"


def test_too_many_options() -> None:
    assert law_broken_by(bazaar, most_options=2) == "options"


# Refusals.


def test_a_refusal_that_changes_the_state(instead: Instead) -> None:
    def why_not(old: Do, step: Save, s: Bazaar, option: Option) -> Refusal | None:
        s.drawn += 1
        return None

    instead(Save, "why_not", why_not)
    assert law_broken_by(bazaar) == "refusal"


def test_a_refusal_that_fails(instead: Instead) -> None:
    instead(Save, "why_not", lambda old, step, s, option: Refusal("dear", {"by": option[1] - s.price}))
    assert law_broken_by(bazaar) == "refusal"


# Saving.


class Closure(Act, frozen=True):
    __module__ = OF_THE_BAZAAR
    what: Any

    def run(self, s: Bazaar) -> None:
        pass


@pytest.mark.parametrize("secret", [lambda: 0, object()], ids=["function", "object"])
def test_a_step_that_is_no_data(instead: Instead, secret: object) -> None:
    instead(Round, "run", lambda old, step, s: (s.agenda.insert(0, Closure(secret)), old(step, s)))
    assert law_broken_by(BazaarGame()) == "snapshot"


class Foreign(Act, frozen=True):
    """A step from a module that is not the game's."""

    def run(self, s: Bazaar) -> None:
        pass


def test_a_step_from_elsewhere(instead: Instead) -> None:
    instead(Round, "run", lambda old, step, s: (s.agenda.insert(0, Foreign()), old(step, s)))
    assert law_broken_by(BazaarGame()) == "snapshot"


class WithDebts(Bazaar, kw_only=True):
    debts: Public[dict[Any, int]] = {}

    def clone(self) -> WithDebts:
        s = super().clone()
        s.debts = self.debts.copy()
        return s


class Creditors(BazaarGame):
    """The order of a dictionary is no part of a position, yet here it decides."""

    state = WithDebts

    def deal(self, setup: Setup, content: Any, chance: Chance) -> Bazaar:
        s = super().deal(setup, content, chance)
        fields = {name: getattr(s, name) for name in Bazaar.__struct_fields__}
        return WithDebts(**fields, debts={"cy": 1, "bo": 2, "ada": 3})


def test_a_dictionary_whose_order_matters(instead: Instead) -> None:
    def run(old: Do, step: ClearStalls, s: WithDebts) -> None:
        old(step, s)
        s.drawn = next(iter(s.debts.values()))

    instead(ClearStalls, "run", run)
    assert law_broken_by(Creditors()) == "snapshot"


def test_a_dictionary_that_cannot_be_saved(instead: Instead) -> None:
    instead(Round, "run", lambda old, step, s: (s.debts.update({7: 1}), old(step, s)))
    assert law_broken_by(Creditors()) == "snapshot"


# Chance.


def test_the_global_random_generator(instead: Instead) -> None:
    instead(Draw, "run", lambda old, step, s: (old(step, s), random.random()))
    assert law_broken_by(bazaar) == "chance"


def test_the_global_random_generator_in_the_set_up(instead: Instead) -> None:
    instead(BazaarGame, "deal", lambda old, game, *args: random.random() and old(game, *args))
    assert law_broken_by(bazaar) == "chance"


def test_a_counter_outside_the_state(instead: Instead) -> None:
    calls: list[int] = []

    def run(old: Do, step: ClearStalls, s: Bazaar) -> None:
        old(step, s)
        calls.append(0)
        s.drawn = len(calls)

    instead(ClearStalls, "run", run)
    assert law_broken_by(bazaar) == "chance"


class Blackboard(Wares):
    __slots__ = ("written",)
    written: int


class Forgers(BazaarGame):
    """The content is shared by all positions and must not be written on."""

    def load(self, tables: Any) -> Wares:
        content = Blackboard(tables)
        content.written = 0
        return content


def test_a_position_that_is_kept_in_the_content(instead: Instead) -> None:
    def run(old: Do, step: ClearStalls, s: Any) -> None:
        old(step, s)
        s.content.written += 1
        s.drawn = s.content.written

    instead(ClearStalls, "run", run)
    assert law_broken_by(Forgers()) == "chance"


class InSetOrder(BazaarGame):
    """A set of words has another order in every process."""

    def deal(self, setup: Setup, content: Any, chance: Chance) -> Bazaar:
        s = super().deal(setup, content, chance)
        s.drawn = crc32(" ".join({good.key for good in content.goods} | set("abcdefgh")).encode())
        return s


def test_the_order_of_a_set() -> None:
    assert law_broken_by(InSetOrder(), matches=1, elsewhere=True) == "chance"


def test_a_game_that_no_other_process_can_import() -> None:
    class Local(BazaarGame):
        pass

    assert check(Local(), 2, matches=1, elsewhere=False).matches == 1
    assert law_broken_by(Local(), matches=1, elsewhere=True) == "chance"


# The end.


def test_a_dead_end(instead: Instead) -> None:
    instead(End, "run", lambda old, step, s: None)
    assert law_broken_by(bazaar) == "termination"


def test_steps_in_circles(instead: Instead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "RUNAWAY", 10_000)
    instead(Auction, "run", lambda old, step, s: s.then(step))
    assert law_broken_by(bazaar) == "termination"


def test_decisions_in_circles(instead: Instead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BazaarGame, "longest", 60)
    instead(End, "run", lambda old, step, s: s.then(Round(3)))
    assert law_broken_by(bazaar, every=100) == "termination"


def test_a_lost_card(instead: Instead) -> None:
    instead(ClearStalls, "run", lambda old, step, s: [p.stall.take_all() for p in s.players])
    assert law_broken_by(bazaar) == "invariants"


# What a seat may know.


def test_a_view_with_a_rivals_hand(instead: Instead) -> None:
    instead(BazaarGame, "derived", lambda old, game, s, seat: {"first": s.players[0].hand.cards})
    assert law_broken_by(bazaar) == "view"


def test_a_view_with_the_deck(instead: Instead) -> None:
    instead(BazaarGame, "derived", lambda old, game, s, seat: {"ivory": s.deck.count(5)})
    assert law_broken_by(bazaar) == "view"


def test_backs_that_tell_what_the_rulebook_calls_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state says that backs are public, and all that follows from it agrees; the rulebook does not."""
    monkeypatch.setattr(BazaarGame, "secrets", (Secret("BZ-2.01", ("Merchant.hand",), ("Bazaar.deck",)),))
    assert law_broken_by(bazaar) == "hidden"


def test_a_zone_that_is_open_though_the_rulebook_calls_it_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = Secret("BZ-2.01", unknown=("Bazaar.market", "Bazaar.deck"), back=back_of)
    monkeypatch.setattr(BazaarGame, "secrets", (secret,))
    assert law_broken_by(bazaar) == "hidden"


def test_a_hidden_zone_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BazaarGame, "secrets", (Secret("BZ-2.01", ("Merchant.pocket",)),))
    assert law_broken_by(bazaar) == "hidden"


def test_options_that_depend_on_a_rivals_hand(instead: Instead) -> None:
    def options(old: Do, step: Save, s: Bazaar) -> list[Option]:
        safe = all(5 not in p.hand for p in rivals(s, step.seat))
        return [*old(step, s), *([("boast",)] if safe else [])]

    instead(Save, "options", options)
    instead(Save, "resolve", lambda old, step, s, option: option == ("boast",) or old(step, s, option))
    assert law_broken_by(bazaar) == "view"


def test_descriptions_that_depend_on_a_rivals_hand(instead: Instead) -> None:
    instead(
        Save,
        "prompt",
        lambda old, step, s: Description("ask", {"hint": rivals(s, step.seat)[0].hand.cards[0]}),
    )
    assert law_broken_by(bazaar) == "view"


def test_announcements_that_tell_what_only_the_asked_seat_knows(instead: Instead) -> None:
    instead(
        Save,
        "announce",
        lambda old, step, s: Description("wait", {"hint": s.players[step.seat].hand.cards[0]}),
    )
    assert law_broken_by(bazaar) == "view"


def test_a_stage_that_tells_what_is_hidden(instead: Instead) -> None:
    instead(BazaarGame, "stage", lambda old, game, s: Description("stage", {"ivory": s.deck.count(5)}))
    assert law_broken_by(bazaar) == "view"


def test_refusals_that_depend_on_a_rivals_hand(instead: Instead) -> None:
    instead(
        Save,
        "why_not",
        lambda old, step, s, option: Refusal("no", {"hint": rivals(s, step.seat)[0].hand.cards[0]}),
    )
    assert law_broken_by(bazaar) == "view"


def test_an_event_that_tells_everyone_what_was_drawn(instead: Instead) -> None:
    def run(old: Do, step: Draw, s: Bazaar) -> None:
        had = s.players[step.seat].hand.cards
        old(step, s)
        new = [card for card in range(6) if s.players[step.seat].hand.count(card) > had.count(card)]
        s.tell("drew-this", seat=step.seat, cards=new)

    instead(Draw, "run", run)
    assert law_broken_by(bazaar) == "events"


# Secrets.


class Recall(Act, frozen=True):
    """Keeps a number that nobody else may know until the end of the round."""

    __module__ = OF_THE_BAZAAR
    seat: int
    number: int

    def run(self, s: Bazaar) -> None:
        s.players[self.seat].coins += self.number


class RecallWell(Recall, frozen=True):
    __module__ = OF_THE_BAZAAR

    def imagined(self, s: Bazaar, seat: int, chance: Chance) -> Step:
        return self if seat == self.seat else RecallWell(self.seat, chance.roll(3))


class Whisper(Ask, frozen=True):
    """A secret number, kept in a step that does not say what may be imagined."""

    __module__ = OF_THE_BAZAAR

    def options(self, s: Bazaar) -> list[Option]:
        return [("whisper", 1), ("whisper", 2), ("whisper", 3)]

    def resolve(self, s: Bazaar, option: Option) -> None:
        self.keep(s, Recall(self.seat, int(option[1])))

    def keep(self, s: Bazaar, recall: Recall) -> None:
        round_ends = max(i for i, step in enumerate(s.agenda) if isinstance(step, ClearStalls))
        s.agenda.insert(round_ends, recall)


class WhisperWell(Whisper, frozen=True):
    __module__ = OF_THE_BAZAAR

    def resolve(self, s: Bazaar, option: Option) -> None:
        self.keep(s, RecallWell(self.seat, int(option[1])))


class WhisperIntoTheVoid(Whisper, frozen=True):
    """A secret number in a field that nobody sees, but that is never dealt anew either."""

    __module__ = OF_THE_BAZAAR

    def resolve(self, s: Bazaar, option: Option) -> None:
        s.drawn += 10 ** int(option[1])


class Promise(Ask, frozen=True):
    """A secret card that stays in the hand: elsewhere in a position that others imagine."""

    __module__ = OF_THE_BAZAAR

    def options(self, s: Bazaar) -> list[Option]:
        return [("promise", card) for card in dict.fromkeys(s.players[self.seat].hand.cards)]

    def resolve(self, s: Bazaar, option: Option) -> None:
        s.agenda.insert(-1, Deliver(self.seat, int(option[1])))


class Deliver(Act, frozen=True):
    __module__ = OF_THE_BAZAAR
    seat: int
    card: int

    def run(self, s: Bazaar) -> None:
        s.players[self.seat].hand.remove(self.card)
        s.market.add(self.card)


def before_the_auction(instead: Instead, question: Ask) -> AnyGame:
    """A bazaar in which every seat is asked one thing more."""
    instead(Auction, "run", lambda old, step, s: (old(step, s), s.then(EachSeat(tuple(s.order), question))))
    return BazaarGame()


def test_a_secret_in_a_step(instead: Instead) -> None:
    assert law_broken_by(before_the_auction(instead, Whisper(NOBODY))) == "determinize"


def test_a_secret_in_a_field(instead: Instead) -> None:
    assert law_broken_by(before_the_auction(instead, WhisperIntoTheVoid(NOBODY))) == "determinize"


def test_a_secret_that_others_may_imagine_is_none_the_kit_minds(instead: Instead) -> None:
    game = before_the_auction(instead, WhisperWell(NOBODY))
    assert check(game, 3, {"rounds": 3}, matches=2, elsewhere=False).steps_asked["WhisperWell"] > 5


def test_a_sampled_position_that_cannot_be_played(instead: Instead) -> None:
    assert law_broken_by(before_the_auction(instead, Promise(NOBODY))) == "determinize"


# Looking back.


def test_a_set_up_that_remembers_the_last_one(instead: Instead) -> None:
    deals: list[int] = []

    def deal(old: Do, game: BazaarGame, *args: Any) -> Bazaar:
        deals.append(0)
        s: Bazaar = old(game, *args)
        s.drawn = len(deals)
        return s

    instead(BazaarGame, "deal", deal)
    assert law_broken_by(bazaar) == "replay"


def test_rules_that_know_whether_somebody_listens(instead: Instead) -> None:
    def run(old: Do, step: ClearStalls, s: Bazaar) -> None:
        old(step, s)
        s.drawn += s.listener is not SILENCE

    instead(ClearStalls, "run", run)
    assert law_broken_by(bazaar) == "undo"
