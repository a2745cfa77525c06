"""Play scripts: tests that read like play."""

from __future__ import annotations

import pytest

from tessera.kernel import Bag, digest
from tessera.kernel.script import Impossible, Unused
from tessera.testing import play
from tests.kernel.bazaar import Beg, Draw, Save, Sell, bazaar
from tests.kernel.guild import guild


def test_a_test_reads_like_play() -> None:
    t = play(bazaar, seats=2, seed=1)
    with t.edit() as s:
        s.players[0].coins = 9
    t.now(Beg(0))
    assert t.state.players[0].coins > 9
    t.now(Save(0))
    assert (t.seat, t.asked) == (0, "Save")
    assert t.options == ["keep", "save 1", "save 2", "save 3"]
    assert t.refuses("save 4") == "BZ-6.02"
    t.choose("save 3")
    assert t.state.players[0].saved == 3
    assert [event.args for event in t.heard("saved")] == [{"seat": 0, "coins": 3}]


def test_chance_is_told_what_to_give() -> None:
    t = play(bazaar, 2)
    t.chance(5)
    t.now(Beg(1))
    t.chance(2)
    t.now(Draw(1))
    assert t.state.players[1].coins == 4 + 5
    assert [(event.key, event.args) for event in t.heard()] == [
        ("rolled", {"seat": 1, "face": 5}),
        ("drew", {"card": 2}),
        ("drew-one", {"seat": 1, "back": 0}),
    ]
    t.now(Draw(1))  # whatever follows
    assert t.heard("drew") != []


def test_the_same_seed_is_the_same_match() -> None:
    assert digest(play(bazaar, 3, seed=2).state) == digest(play(bazaar, 3, seed=2).state)
    assert digest(play(bazaar, 3, seed=2).state) != digest(play(bazaar, 3, seed=3).state)


def test_options_and_content_of_the_match() -> None:
    t = play(bazaar, 2, settings={"rounds": 1}, content=bazaar.content({"numbers": {"purse": 1}}))
    assert t.state.setup.settings["rounds"] == 1
    assert t.state.players[0].coins == 1


def test_a_seat_may_answer_before_its_turn_when_all_decide_together() -> None:
    t = play(bazaar, 3, seed=1)
    last = t.state.order[-1]
    card = t.state.players[last].hand.cards[0]
    t.choose(f"stake {card}", seat=last)
    assert t.seat != last
    with pytest.raises(AssertionError, match="is refused: refused-not-your-turn"):
        t.choose(f"stake {card}", seat=last)


# --- failing ------------------------------------------------------------------------------------------------


def test_an_illegal_answer_fails_with_the_reason_and_what_is_legal() -> None:
    t = play(bazaar, 2)
    t.now(Save(0))
    with pytest.raises(
        AssertionError, match=r"'save 7' is refused: refused-savings .* BZ-6\.02; legal: \['keep'"
    ):
        t.choose("save 7")


def test_a_legal_answer_is_not_refused() -> None:
    t = play(bazaar, 2)
    t.now(Save(0))
    with pytest.raises(AssertionError, match="'keep' is legal"):
        t.refuses("keep")
    assert t.refusal("dance").key == "refused-not-asked"


def test_after_the_end_nobody_is_asked() -> None:
    t = play(bazaar, 2, settings={"rounds": 1})
    while t.decision is not None:
        t.choose(t.options[0])
    with pytest.raises(AssertionError, match="the game is over"):
        t.choose("keep")


# --- editing ------------------------------------------------------------------------------------------------


def test_an_edited_position_must_be_possible() -> None:
    t = play(bazaar, 2)
    with pytest.raises(Impossible, match="seat 1 has -1 coins"), t.edit() as s:
        s.players[1].coins = -1
    t = play(bazaar, 2)
    with pytest.raises(Impossible, match="the goods are"), t.edit() as s:
        s.players[0].hand.add(5)


def test_a_bag_that_was_filled_by_hand_is_put_in_order() -> None:
    t = play(bazaar, 2)
    with t.edit() as s:
        s.deck.cards = s.deck.cards[::-1]
    assert t.state.deck == play(bazaar, 2).state.deck


def test_a_pile_must_say_who_knows_each_card() -> None:
    t = play(bazaar, 2)
    with pytest.raises(Impossible, match="a pile of goods has 1 cards, but knowers for 0"), t.edit() as s:
        s.players[0].stall.cards = (s.players[0].hand.take_at(0),)


def test_after_an_edit_a_question_without_options_is_passed_over() -> None:
    t = play(bazaar, 2)
    t.now(Sell(0))
    assert t.asked == "Sell"
    with t.edit() as s:
        for card in s.players[0].hand.take_all():
            s.market.add(card)
    assert t.asked == "Stake"


def test_an_edit_leaves_the_question_open() -> None:
    t = play(bazaar, 2)
    t.now(Save(0))
    with t.edit() as s:
        s.players[0].coins = 1
    assert t.options == ["keep", "save 1"]


def test_an_error_inside_an_edit_is_not_hidden() -> None:
    t = play(bazaar, 2)
    with pytest.raises(KeyError), t.edit() as s:
        s.players[0].hand = Bag()
        s.players[0].hand.remove(3)


def test_views_of_a_script() -> None:
    t = play(bazaar, 2)
    assert t.view(1) == bazaar.view(t.state, 1)


# --- what a script leaves behind ------------------------------------------------------------------------------


def test_chance_that_nobody_asked_for_is_an_error() -> None:
    t = play(bazaar, 2)
    t.chance(5, 6)
    t.now(Beg(0))
    with pytest.raises(Unused, match=r"chance was told to give \[6\]"):
        t.chance(1)
    t.now(Beg(0))
    t.no_chance_left()


def test_a_refusal_without_a_rule_proves_nothing() -> None:
    t = play(bazaar, 2)
    t.now(Save(0))
    with pytest.raises(
        AssertionError, match=r"'dance' is refused by no rule \(refused-not-asked\): Save asks"
    ):
        t.refuses("dance")


def test_a_deal_can_be_scripted() -> None:
    deal = [guild.content().number[key] for key in ("veto", "horn", "file", "drum")]
    t = play(guild, 2, deal=deal)
    assert [p.hand.cards for p in t.state.players] == [tuple(sorted(deal[:2])), tuple(sorted(deal[2:]))]
    with pytest.raises(Unused):
        play(guild, 2, deal=[*deal, 3])


def test_a_missing_component_is_named() -> None:
    with pytest.raises(LookupError, match="no component is called 'drumm'; did you mean 'drum'"):
        play(guild, 2).number("drumm")


def test_the_last_part_of_an_answer_is_refused() -> None:
    t = play(guild, 2, deal=[guild.content().number[key] for key in ("file", "horn", "bellows", "drum")])
    assert t.refusal("buy anvil / coins 9").key == "refused-not-offered"
    with pytest.raises(AssertionError, match="is refused before its last part"):
        t.refusal("buy moon / coins 9")
