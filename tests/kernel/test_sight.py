"""Views and determinizations: what a seat may see, and what it cannot tell apart."""

from __future__ import annotations

import itertools
from collections import Counter
from enum import IntEnum
from typing import Annotated, Any, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, field

from tessera.kernel import (
    EVERYBODY,
    EVERYONE,
    NO_ONE,
    OWNER,
    SPECTATOR,
    Bag,
    Chance,
    Content,
    Hidden,
    Match,
    Pile,
    Public,
    Seeded,
    Setup,
    State,
    ask,
    determinize,
    digest,
    only,
    view,
)
from tessera.kernel.sight import Pool, Undeclared, all_cards, hidden_in, laid_out, learned, zones_of
from tessera.testing import play
from tests.kernel.bazaar import Bazaar, Numbers, bazaar


class Colour(IntEnum):
    RED = 3


class Corner(Struct):
    """Nested inside a state that does not declare it visible."""

    kept: Annotated[Bag, Hidden("cards")] = field(default_factory=Bag)


class Owner(Struct):
    seat: Public[int]
    hand: Annotated[Bag, Hidden("cards", OWNER)] = field(default_factory=Bag)
    outcome: Public[int] = 0  # named like a field of the kernel's own
    content: Annotated[Pile, Hidden("cards")] = field(default_factory=Pile)
    thought: int = 0


class Room(State, kw_only=True):
    """A bit of everything that a state may hold."""

    content: Content[Any]
    owners: Public[list[Owner]] = []
    deck: Annotated[Bag, Hidden("cards", back=lambda content, card: card % 2)] = field(default_factory=Bag)
    piles: Annotated[list[Pile], Hidden("cards")] = []
    by_name: Annotated[dict[str, Bag], Hidden("cards", EVERYBODY)] = {}
    absent: Annotated[Bag | None, Hidden("cards")] = None
    corner: Corner = field(default_factory=Corner)
    colour: Public[Colour] = Colour.RED
    table: Public[dict[int, tuple[int, ...]]] = {}
    flag: Public[bool] = False
    scratch: list[int] = []

    def clone(self) -> Self:
        s = super().clone()
        s.owners = [Owner(o.seat, o.hand.clone(), o.outcome, o.content.clone()) for o in self.owners]
        s.deck = self.deck.clone()
        s.piles = [pile.clone() for pile in self.piles]
        s.by_name = {name: bag.clone() for name, bag in self.by_name.items()}
        s.corner = Corner(self.corner.kept.clone())
        return s


def room(**fields: Any) -> Room:
    return Room(setup=Setup("room", 2, {"big": True}), content=Content(Numbers()), **fields)


# --- views --------------------------------------------------------------------------------------------------


def test_a_view_shows_what_is_declared_and_nothing_else() -> None:
    s = room(
        owners=[Owner(0, Bag.of([1, 2]), outcome=5, content=Pile((3,), (only(0),)), thought=9), Owner(1)],
        deck=Bag.of([4, 6, 7]),
        piles=[Pile((8, 9), (NO_ONE, EVERYONE))],
        by_name={"b": Bag.of([5])},
        table={1: (2, 3)},
        scratch=[1, 2, 3],
    )
    empty_bag, empty_pile = {"size": 0, "cards": []}, {"size": 0, "cards": []}
    expected = {
        "game": "room",
        "seats": 2,
        "settings": {"big": True},
        "ply": 0,
        "waiting": [],
        "outcome": None,
        "used": [],
        "owners": [
            {
                "seat": 0,
                "hand": {"size": 2, "cards": [1, 2]},
                "outcome": 5,
                "content": {"size": 1, "cards": [3]},
            },
            {"seat": 1, "hand": empty_bag, "outcome": 0, "content": empty_pile},
        ],
        "deck": {"size": 3, "cards": [], "backs": [0, 0, 1]},
        "piles": [{"size": 2, "cards": [None, 9]}],
        "by_name": {"b": {"size": 1, "cards": [5]}},
        "absent": None,
        "colour": 3,
        "table": {"1": [2, 3]},
        "flag": False,
    }
    assert view(s, 0) == expected
    expected["owners"][0] |= {"hand": {"size": 2, "cards": []}, "content": {"size": 1, "cards": [None]}}  # type: ignore[index]
    assert view(s, 1) == view(s, SPECTATOR) == expected


class Diary(Struct):
    seat: Public[int]
    entries: Annotated[Bag, Hidden("entries", OWNER, counted=False)] = field(default_factory=Bag)


class Shelf(State, kw_only=True):
    content: Content[Any]
    diaries: Public[list[Diary]] = []


def test_of_cards_that_are_not_counted_others_do_not_even_see_how_many_there_are() -> None:
    entries = Bag.of([1, 2])
    entries.known = ((2, only(1)),)
    shelf = Shelf(setup=Setup("shelf", 3, {}), content=Content(Numbers()), diaries=[Diary(0, entries)])
    shown = [view(shelf, seat)["diaries"][0]["entries"] for seat in (0, 1, 2, SPECTATOR)]
    whole, one, none = {"size": 2, "cards": [1, 2]}, {"size": 1, "cards": [2]}, {"size": 0, "cards": []}
    assert shown == [whole, one, none, none]


class Camp(Struct):
    """Tents and a march, whose cards come from the tents: backs are odd or even."""

    seat: Public[int]
    tents: Annotated[Bag, Hidden("cards", OWNER, lambda content, card: card % 2)] = field(default_factory=Bag)
    march: Annotated[Bag, Hidden("cards", OWNER, lambda content, card: card % 2, within="tents")] = field(
        default_factory=Bag
    )

    def clone(self) -> Camp:
        return Camp(self.seat, self.tents.clone(), self.march.clone())


class Campaign(State, kw_only=True):
    content: Content[Any]
    camps: Public[list[Camp]] = []
    deck: Annotated[Bag, Hidden("cards", back=lambda content, card: card % 2)] = field(default_factory=Bag)

    def clone(self) -> Self:
        s = super().clone()
        s.camps = [camp.clone() for camp in self.camps]
        s.deck = self.deck.clone()
        return s


def campaign(tents: tuple[int, ...], march: tuple[int, ...]) -> Campaign:
    camps = [Camp(0, Bag.of(tents), Bag.of(march)), Camp(1)]
    return Campaign(
        setup=Setup("campaign", 2, {}), content=Content(Numbers()), camps=camps, deck=Bag.of([10, 11])
    )


def test_backs_that_are_told_together_do_not_tell_where_a_card_lies() -> None:
    one, two = campaign((1, 2), (3, 5)), campaign((1, 5), (2, 3))
    assert view(one, 1) == view(two, 1) == view(one, SPECTATOR)
    assert view(one, 1)["camps"][0]["tents"] == {"size": 2, "cards": [], "backs": [0, 1, 1, 1]}
    assert view(one, 1)["camps"][0]["march"] == {"size": 2, "cards": []}
    assert view(one, 0)["camps"][0]["march"]["cards"] == [3, 5]
    for seed in range(20):
        here, there = [determinize(s, 1, Seeded(seed)) for s in (one, two)]
        assert here == there
        assert view(here, 1) == view(one, 1)
    samples = [determinize(one, 1, Seeded(seed)).camps[0] for seed in range(40)]
    assert {sum(card % 2 for card in camp.march.cards) for camp in samples} == {1, 2}
    assert {card for camp in samples for card in camp.march.cards} == {1, 2, 3, 5, 10, 11}
    assert determinize(one, 0, Seeded(1)).camps == one.camps


def test_a_view_belongs_to_whoever_gets_it() -> None:
    s = room(table={1: (2,)})
    view(s, 0)["settings"]["big"] = False
    view(s, 0)["table"].clear()
    assert s.setup.settings == {"big": True}
    assert s.table == {1: (2,)}


def test_of_two_equal_cards_one_may_be_known() -> None:
    bag = Bag.of([5, 5, 6])
    bag.add(5, known_to=only(1))
    s = room(corner=Corner(), deck=bag)
    assert view(s, 1)["deck"]["cards"] == [5]
    assert view(s, 0)["deck"]["cards"] == []


def test_of_equal_cards_all_may_be_known() -> None:
    """Seen twice, both stay where they are: what is offered of them is there in every sample."""
    hand = Bag.of([])
    for _ in range(2):
        hand.add(5, known_to=only(0))
    s = room(owners=[Owner(0), Owner(1, hand)], corner=Corner(Bag.of([6, 8])))
    assert view(s, 0)["owners"][1]["hand"]["cards"] == [5, 5]
    assert {determinize(s, 0, Seeded(seed)).owners[1].hand.cards for seed in range(20)} == {(5, 5)}


def test_of_equal_cards_a_rival_knows_no_more_than_there_are() -> None:
    """One copy was seen by seat 0, the other by seat 1 alone: if that one lies elsewhere, seat 1 does not know it."""
    kept = Bag.of([])
    kept.add(4, known_to=only(0))
    kept.add(4, known_to=only(1))
    s = room(corner=Corner(kept), piles=[Pile((6,), (NO_ONE,))])
    for seed in range(20):
        sample = determinize(s, 0, Seeded(seed)).corner.kept
        assert sample.copies_known(0, 4) == 1
        assert len(sample.known) == sample.count(4)


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"x"])
def test_what_cannot_be_shown(value: object) -> None:
    with pytest.raises(Undeclared, match=f"a view cannot show a {type(value).__name__}"):
        view(room(table=value), 0)


def test_cards_must_be_declared() -> None:
    class Careless(State, kw_only=True):
        content: Content[Any]
        hands: Public[list[Bag]] = []

    with pytest.raises(Undeclared, match=r"Careless\.hands holds cards; declare it with Hidden"):
        view(Careless(setup=Setup("room", 2), content=Content(Numbers())), 0)


def test_only_zones_can_be_hidden() -> None:
    class Wrong(State, kw_only=True):
        content: Content[Any]
        secret: Annotated[int, Hidden("numbers")] = 3

    with pytest.raises(Undeclared, match="Hidden declares a Bag or a Pile, not a int"):
        view(Wrong(setup=Setup("room", 2), content=Content(Numbers())), 0)


def test_a_game_adds_what_follows_from_the_view() -> None:
    s = bazaar.new(2, Seeded(1))
    assert bazaar.view(s, 0)["worth"] == sum(s.value(card) for card in s.players[0].hand.cards)
    assert "worth" not in bazaar.view(s, SPECTATOR)
    assert "drawn" not in bazaar.view(s, 0)


def test_the_same_view_is_always_the_same_bytes() -> None:
    s = bazaar.new(2, Seeded(1))
    assert bazaar.view_json(s, 0) == bazaar.view_json(s.clone(), 0)
    assert bazaar.view_json(s, 0) != bazaar.view_json(s, 1)


# --- what is hidden -----------------------------------------------------------------------------------------


def hidden_from(s: State, seat: int) -> dict[Pool, list[int]]:
    return hidden_in(zones_of(s), s.content, seat)


def test_what_a_seat_cannot_place() -> None:
    s = room(
        owners=[Owner(0, Bag.of([1, 2])), Owner(1, Bag.of([11]), content=Pile((3, 13), (only(0), NO_ONE)))],
        deck=Bag.of([7, 4]),
        by_name={"b": Bag.of([5])},
        corner=Corner(Bag.of([6])),
    )
    assert hidden_from(s, 0) == {("cards", 0): [4, 6, 11, 13], ("cards", 1): [7]}
    assert hidden_from(s, 1) == {("cards", 0): [1, 2, 3, 4, 6, 13], ("cards", 1): [7]}
    assert hidden_from(s, SPECTATOR) == {("cards", 0): [1, 2, 3, 4, 6, 11, 13], ("cards", 1): [7]}
    assert all_cards(s) == {"cards": [1, 2, 3, 4, 5, 6, 7, 11, 13]}


# --- determinizations ---------------------------------------------------------------------------------------


def some_positions() -> list[Bazaar]:
    found = []
    for seed in range(4):
        match = Match(bazaar, 3, Seeded(seed), {"rounds": 3})
        answers = Seeded(seed)
        while (decision := match.decision()) is not None:
            match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
            found.append(match.state.clone())
    return [s for s in found if s.outcome is None]


POSITIONS = some_positions()


@given(st.sampled_from(POSITIONS), st.sampled_from([0, 1, 2, SPECTATOR]), st.integers(0, 10**9))
def test_a_seat_cannot_tell_the_sample_from_the_truth(s: Bazaar, seat: int, seed: int) -> None:
    before = digest(s)
    sample = determinize(s, seat, Seeded(seed))
    assert digest(s) == before
    assert bazaar.view_json(sample, seat) == bazaar.view_json(s, seat)
    mine, theirs = ask(s, seat), ask(sample, seat)
    assert (mine and mine.options) == (theirs and theirs.options)
    assert not list(bazaar.faults(sample))
    assert hidden_from(sample, seat) == hidden_from(s, seat)


def test_a_seat_has_learned_what_it_could_not_place_before() -> None:
    """Only zones that changed are compared; comparing all of them comes to the same."""
    found = set()
    for s, later in itertools.pairwise(POSITIONS):
        before, after = laid_out(s), laid_out(later)
        for seat in (*range(3), SPECTATOR):
            then, now = hidden_from(s, seat), hidden_from(later, seat)
            gone = any(Counter(cards) - Counter(now.get(pool, ())) for pool, cards in then.items())
            assert learned(before, after, s.content, [seat]) == gone
            found.add(gone)
    assert found == {True, False}


def test_samples_differ() -> None:
    s = POSITIONS[5]
    assert len({digest(determinize(s, 0, Seeded(seed))) for seed in range(30)}) > 20


def test_a_sample_has_its_own_chance() -> None:
    chance: Chance = Seeded(1)
    s = POSITIONS[0]
    assert determinize(s, 0, chance).chance is chance
    assert s.chance is not chance


def test_every_deal_is_equally_likely() -> None:
    """Seat 0 knows one of five cards; the other four lie in three places, so there are twelve deals."""
    s = room(
        owners=[Owner(0, Bag.of([10])), Owner(1, Bag.of([12]))],
        piles=[Pile((14,), (NO_ONE,))],
        corner=Corner(Bag.of([16, 18])),
    )
    chance = Seeded(7)
    deals: Counter[tuple[int, int]] = Counter()
    for _ in range(2400):
        sample = determinize(s, 0, chance)
        assert sample.owners[0].hand == Bag.of([10])
        deals[sample.owners[1].hand.cards[0], sample.piles[0].cards[0]] += 1
    assert len(deals) == 12
    assert (
        sum((n - 200) ** 2 / 200 for n in deals.values()) < 31.3
    )  # 11 degrees of freedom: one in a thousand


def test_cards_with_other_backs_stay_apart() -> None:
    s = room(deck=Bag.of([2, 4, 6, 3, 5]), corner=Corner(Bag.of([8])))
    for seed in range(30):
        sample = determinize(s, 0, Seeded(seed))
        assert sorted(card % 2 for card in sample.deck.cards) == [0, 0, 0, 1, 1]
        assert {3, 5} <= set(sample.deck.cards)
    assert any(8 in determinize(s, 0, Seeded(seed)).deck for seed in range(30))


def test_what_a_seat_was_shown_stays_where_it_is() -> None:
    s = room(piles=[Pile((2, 4, 6), (NO_ONE, only(1), NO_ONE))])
    assert {determinize(s, 1, Seeded(seed)).piles[0].cards for seed in range(20)} == {(2, 4, 6), (6, 4, 2)}
    assert len({determinize(s, 0, Seeded(seed)).piles[0].cards for seed in range(60)}) == 6


def test_what_a_seat_saw_going_in_stays_in() -> None:
    hand = Bag.of([2])
    hand.add(4, known_to=only(0))
    s = room(owners=[Owner(0), Owner(1, hand)], corner=Corner(Bag.of([6, 8])))
    for seed in range(20):
        sample = determinize(s, 0, Seeded(seed))
        assert 4 in sample.owners[1].hand
        assert sample.owners[1].hand.knows(0, 4)


def test_what_a_rival_knows_is_forgotten_where_it_is_no_longer_true() -> None:
    kept = Bag.of([2])
    kept.add(4, known_to=only(1))
    s = room(corner=Corner(kept), piles=[Pile((6,), (NO_ONE,))])
    for seed in range(20):
        sample = determinize(s, 0, Seeded(seed))
        assert sample.corner.kept.knows(1, 4) == (4 in sample.corner.kept)


# --- knowledge in play --------------------------------------------------------------------------------------


def test_a_hidden_choice_does_not_tell_by_what_is_still_known() -> None:
    """All know that seat 0 has silk. Whether it stakes the silk or not, the others see the same."""

    def after(choice: str) -> list[bytes]:
        t = play(bazaar, 2, seed=1)
        with t.edit() as s:
            s.deck = Bag.of([*s.deck.cards, *s.players[0].hand.cards, *s.players[1].hand.cards])
            for p in s.players:
                p.hand = Bag()
            for card in (4, 3):  # two rare goods, so that the backs are the same
                s.deck.remove(card)
                s.players[0].hand.add(card, known_to=EVERYONE if card == 4 else NO_ONE)
            s.deck.remove(0)
            s.players[1].hand.add(0)
        assert t.view(1)["players"][0]["hand"]["cards"] == [4]
        t.choose(choice, seat=0)
        return [bazaar.view_json(t.state, seat) for seat in (1, SPECTATOR)]

    assert after("stake 4") == after("stake 3")
