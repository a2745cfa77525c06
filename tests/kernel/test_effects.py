"""Effects: cards answer the questions of the rules."""

from __future__ import annotations

from operator import add
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import NONE, May, Refusal, Summand, enter, leave, lies_on, put_on
from tessera.kernel.content import BadContent, Content, Literals
from tessera.kernel.effects import (
    Held,
    HeldAs,
    Plus,
    Value,
    about_themselves,
    allows,
    answered,
    breakdown,
    card,
    emit,
    refuse,
    ruling,
    total,
    uses,
)
from tessera.kernel.game import NotExplained
from tessera.kernel.scopes import Once, Used, use_up
from tessera.kernel.script import Script, play
from tests.kernel.guild import (
    BOUGHT,
    COLOURS,
    CURRENCY,
    FAME,
    HELD,
    PRICE,
    SPEED,
    STEAL,
    TOOLS,
    TRADE,
    TURN,
    TURN_BEGINS,
    TWICE,
    Earn,
    Good,
    Polish,
    Sharpen,
    Tables,
    guild,
)


def table(**cards: str) -> Script:
    """A position in which seats have cards at work: ``table(seat0="anvil crown")``."""
    t = play(guild, 3)
    t.rest()
    for seat, keys in cards.items():
        for key in keys.split():
            enter(t.state, t.state.players[int(seat[-1])], t.number(key))
    return t


# --- values -------------------------------------------------------------------------------------------------


def test_a_value_is_the_base_and_what_cards_add() -> None:
    t = table(seat0="anvil crown")
    s, p = t.state, t.state.players[0]
    assert total(s, p, FAME) == 2 + 3
    assert total(s, p, FAME, base=10) == 15
    assert total(s, s.players[1], FAME) == 0


def test_it_can_be_asked_whether_any_card_answers() -> None:
    t = table(seat0="anvil", seat1="crown")
    s = t.state
    assert answered(s, s.players[0], FAME)
    assert not answered(s, s.players[2], FAME)
    assert answered(s, s.players[2], TRADE), "a card of somebody else forbids it"
    assert not answered(s, s.players[1], TRADE), "its owner is not meant"
    assert not answered(s, s.players[0], Value("unheard-of"))
    assert s.content.foreign == {t.number("crown"), t.number("horn")}


def test_what_cards_say_about_themselves_is_another_matter() -> None:
    t = table(seat0="glove")
    assert list(about_themselves(t.state, PRICE)) == [t.number("glove")]
    assert not about_themselves(t.state, Value("unheard-of"))


def test_equal_cards_count_as_often_as_they_are_there() -> None:
    t = table(seat0="crown crown")
    assert total(t.state, t.state.players[0], FAME) == 6


def test_a_value_folds_as_its_hook_says() -> None:
    t = table(seat0="bellows drum easel")
    s, p = t.state, t.state.players[0]
    assert total(s, p, SPEED, base=1) == 3
    assert total(s, p, SPEED, base=9) == 9
    assert total(s, p, COLOURS, base=0b1000) == 0b1111
    assert total(s, p, CURRENCY, base=1) == 7


def test_an_amount_may_be_a_function_of_what_lies_on_the_card() -> None:
    t = table(seat0="anvil")
    s, p = t.state, t.state.players[0]
    put_on(s, p, t.number("anvil"), 1, 1)
    assert total(s, p, FAME) == 2 + 2
    assert breakdown(s, p, FAME) == [Summand("good:anvil", 2), Summand("good:anvil", 2)]


def test_a_condition_is_asked_with_what_the_question_is_about() -> None:
    t = table(seat0="bellows")
    s, p = t.state, t.state.players[0]
    assert total(s, p, PRICE, t.number("anvil"), base=2) == 1
    assert total(s, p, PRICE, t.number("drum"), base=1) == 1


def test_a_card_answers_questions_about_itself_before_it_is_at_work() -> None:
    t = table()
    s, p = t.state, t.state.players[0]
    glove = t.number("glove")
    assert total(s, p, PRICE, glove, base=1, about=glove) == 6
    assert total(s, p, PRICE, glove, base=1) == 1


def test_a_question_nobody_answers() -> None:
    t = table(seat0="anvil")
    nobody: Value[()] = Value("nobody")
    assert total(t.state, t.state.players[0], nobody, base=4) == 4
    assert breakdown(t.state, t.state.players[0], nobody) == []


KEYS = [row.key for row in guild.content().rows]


@given(st.lists(st.sampled_from(KEYS), max_size=8), st.lists(st.integers(0, 3), max_size=3))
def test_a_breakdown_adds_up(keys: list[str], tokens: list[int]) -> None:
    t = table(seat1=" ".join(keys))
    s, p = t.state, t.state.players[1]
    for number in p.cards:
        put_on(s, p, number, *tokens)
    anvil = t.number("anvil")
    questions: list[tuple[Value[*tuple[Any, ...]], tuple[int, ...]]]
    questions = [(FAME, ()), (PRICE, (anvil,)), (SPEED, ()), (COLOURS, ()), (CURRENCY, ())]
    for hook, asked in questions:
        found = breakdown(s, p, hook, *asked, about=NONE)
        folded = 1
        for part in found:
            folded = hook.fold(folded, part.amount)
        assert folded == total(s, p, hook, *asked, base=1)


def test_a_correction_reaches_the_effect() -> None:
    content = guild.content({"goods": {"anvil": {"fame": 5}}})
    t = play(guild, 2, content=content)
    p = t.state.players[0]
    enter(t.state, p, t.number("anvil"))
    assert total(t.state, p, FAME) == 5


def test_why_a_value_is_what_it_is() -> None:
    t = table(seat0="anvil crown")
    assert guild.explain(t.state, 0, "fame")[:1] == [Summand("good:anvil", 2)]
    assert guild.explain(t.state, 0, "no-such-value") == []


@pytest.mark.parametrize("value", ["price", "price:anvil", "fame:anvil"])
def test_a_value_of_something_else_than_the_player_is_not_explained_by_its_name(value: str) -> None:
    with pytest.raises(NotExplained, match="is a value of"):
        guild.explain(play(guild, 2).state, 0, value)


# --- rights -------------------------------------------------------------------------------------------------


def test_a_right_is_given_by_a_card() -> None:
    t = table(seat0="glove")
    s = t.state
    assert allows(s, s.players[0], STEAL)
    assert ruling(s, s.players[0], STEAL) == (True, "glove")
    assert not allows(s, s.players[1], STEAL)
    assert refuse(s, s.players[0], STEAL) is None
    assert refuse(s, s.players[1], STEAL) == Refusal("refused-steal", {}, "GU-2.02")


def test_a_ban_reaches_the_rivals_and_names_its_card() -> None:
    t = table(seat0="crown")
    s = t.state
    assert allows(s, s.players[0], TRADE)
    assert not allows(s, s.players[2], TRADE)
    assert refuse(s, s.players[1], TRADE) == Refusal("refused-trade", {"card": "crown"}, "GU-2.01")


def test_a_right_that_holds_once() -> None:
    t = table(seat0="glove")
    s, p = t.state, t.state.players[0]
    assert allows(s, p, TWICE)
    use_up(s, TURN, 0, "glove")
    assert not allows(s, p, TWICE)
    assert allows(s, p, STEAL)


# --- moments ------------------------------------------------------------------------------------------------


def test_a_reaction_goes_on_the_agenda() -> None:
    t = table(seat0="drum", seat1="drum")
    s = t.state
    emit(s, s.players[0], BOUGHT)
    assert s.agenda[1:] == [Earn(0, 1)]


def test_a_reaction_to_what_happens_to_the_card_itself() -> None:
    t = table(seat0="anvil")
    anvil = t.number("anvil")
    emit(t.state, t.state.players[0], BOUGHT, about=anvil)
    t.now()
    assert lies_on(t.state.players[0], anvil) == (1,)


def test_who_has_the_card_may_want_it_or_not() -> None:
    t = table(seat0="horn")
    s = t.state
    emit(s, s.players[0], BOUGHT)
    assert s.agenda[1:] == [May(0, Once(0, TURN, "horn", Earn(0, 2)))]
    t.now()
    t.choose("decline")
    assert s.used == ()
    emit(s, s.players[0], BOUGHT)
    t.now()
    t.choose("do earn")
    assert s.used == (Used(TURN, 0, "horn"),)
    emit(s, s.players[0], BOUGHT)
    t.now()
    assert t.asked == "Rest"


def test_owners_order_their_reactions_and_gains_come_first_unasked() -> None:
    t = table(seat0="file")
    s = t.state
    emit(s, s.players[0], TURN_BEGINS)
    t.now()
    assert [event.key for event in t.heard()] == ["earned"]
    assert t.options == ["next sharpen", "next polish"]
    t.choose("next polish")
    assert [event.key for event in t.heard()] == ["polished", "sharpened"]
    assert Sharpen(0) != Polish(0)


def test_nothing_reacts_to_what_nobody_listens_to() -> None:
    t = table(seat0="anvil")
    emit(t.state, t.state.players[0], TURN_BEGINS)
    assert len(t.state.agenda) == 1


# --- menus --------------------------------------------------------------------------------------------------


def test_a_menu_offers_what_can_be_used() -> None:
    t = table(seat0="easel")
    s, p = t.state, t.state.players[0]
    assert uses(s, p, TOOLS) == {("use", "easel"): Once(0, TURN, "easel", Earn(0, 2))}
    use_up(s, TURN, 0, "easel")
    assert uses(s, p, TOOLS) == {}
    assert uses(s, s.players[1], TOOLS) == {}


def test_a_menu_offers_what_rivals_allow() -> None:
    t = table(seat1="horn")
    s = t.state
    assert uses(s, s.players[0], TOOLS) == {}
    s.players[1].coins = 10
    assert uses(s, s.players[0], TOOLS) == {("use", "horn"): Earn(0, 5)}
    assert uses(s, s.players[1], TOOLS) == {}


def test_a_menu_of_cards_in_hand() -> None:
    t = table()
    s, p = t.state, t.state.players[0]
    veto, drum = t.number("veto"), t.number("drum")
    assert uses(s, p, HELD, cards=(drum, veto, veto)) == {("use", "veto"): Earn(0, 1)}
    assert uses(s, p, HELD, cards=(drum,)) == {}


# --- literals and rows --------------------------------------------------------------------------------------


def test_rows_are_numbered_in_the_order_of_their_literals() -> None:
    content = guild.content()
    assert [content.number[row.key] for row in content.rows] == list(range(len(content.rows)))
    assert content.element(0) == "good:anvil"
    assert content.numbers(content.tables.goods) == tuple(range(len(content.goods)))
    assert guild.names(content)["drum"] == 3


def test_two_components_cannot_have_the_same_key() -> None:
    with pytest.raises(BadContent, match="two components called 'drum'"):
        guild.load(Tables(goods=(Good("drum"), Good("drum"))))


def test_sources_count_the_least_certain_fact_of_each_component() -> None:
    assert guild.sources() == {"rulebook": 8, "memory": 1}


def test_a_held_card_knows_its_key() -> None:
    assert HeldAs(guild.content().goods[3], 3, NONE, (), 0).key == "drum"


# --- cards in play ------------------------------------------------------------------------------------------


def test_cards_enter_and_leave_with_what_lies_on_them() -> None:
    t = table(seat0="crown anvil")
    s, p = t.state, t.state.players[0]
    anvil, crown, drum = (t.number(key) for key in ("anvil", "crown", "drum"))
    assert p.cards == (anvil, crown)
    enter(s, p, drum, 4, 5)
    enter(s, p, anvil, 9)
    assert p.cards == (anvil, anvil, crown, drum)
    assert p.on == ((), (9,), (), (4, 5))
    assert leave(s, p, drum) == (4, 5)
    assert leave(s, p, anvil, place=1) == (9,)
    assert (p.cards, p.on) == ((anvil, crown), ((), ()))
    assert lies_on(p, drum) == ()
    assert s.touched


def test_what_is_touched_is_settled() -> None:
    t = table()
    t.now(Earn(1, 30))
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "rich"


def test_numbers_are_added_by_default() -> None:
    assert Value("any").fold is add
    assert repr(FAME) == "Value('fame')"


def untouched(s: Any) -> bool:
    return not s.touched


def test_settling_happens_only_when_something_was_touched() -> None:
    t = table()
    t.now(Earn(1, 1))
    assert untouched(t.state)


WEIGHT: Value[int] = Value("weight", asked=("what it is multiplied with",))


def heavy(s: Any, p: Any, held: Held, times: int) -> int:
    return times * (10 + len(held.on) + (held.place == NONE) + held.asker)


def test_a_value_that_only_the_card_itself_answers() -> None:
    """The same whether it is at work or not, by whoever asks; other cards do not answer."""
    tables = guild.tables
    content = Content(tables, Literals([card(Good("anvil"), Plus(WEIGHT, heavy, own=True))]))
    t = table(seat1="drum")
    t.state.content = content
    anvil, drum = content.number["anvil"], content.number["drum"]
    p, q = t.state.players[0], t.state.players[1]
    assert total(t.state, p, WEIGHT, 2, base=1, about=anvil) == 1 + 2 * 11
    assert total(t.state, q, WEIGHT, 2, about=anvil) == 2 * 12
    assert total(t.state, q, WEIGHT, 2, base=3, about=drum) == 3
    enter(t.state, q, anvil, 7, 7)
    assert total(t.state, q, WEIGHT, 1, about=anvil) == 10 + 2 + 1
    assert total(t.state, q, WEIGHT, 1) == 0
    parts = breakdown(t.state, q, WEIGHT, 1, about=anvil)
    assert [part.amount for part in parts] == [13]
