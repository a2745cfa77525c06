"""Options and their notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import Option, notation, parse
from tessera.kernel.option import MAX_NOTATION, BadNotation, is_well_formed

LETTERS = "abcxyzABCXYZ_"
words = st.builds(str.__add__, st.sampled_from(LETTERS), st.text(LETTERS + "0189.:+/-", max_size=8))
numbers = st.integers(-(10**9), 10**9)
options = st.tuples(words, st.lists(words | numbers, max_size=5)).map(lambda parts: (parts[0], *parts[1]))


@given(options)
def test_what_is_written_can_be_read(option: Option) -> None:
    assert parse(notation(option)) == option
    assert is_well_formed(option)


@given(st.text(max_size=40))
def test_any_text_is_an_option_or_refused(text: str) -> None:
    try:
        option = parse(text)
    except BadNotation:
        return
    assert is_well_formed(option)
    assert notation(option).split() == text.split()


def test_it_is_its_own_notation() -> None:
    assert notation(("bid", "agora", 4)) == "bid agora 4"
    assert parse("bid agora 4") == ("bid", "agora", 4)
    assert parse("  bid   agora -4 ") == ("bid", "agora", -4)


@pytest.mark.parametrize(
    "text", ["", "   ", "4", "-1 bid", "bid 4.5", "bid 007", "bid -0", "bid é", "bid 'x'"]
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)


def test_the_message_says_what_is_wrong() -> None:
    with pytest.raises(BadNotation, match="starts with a word, such as 'pass': '7 pass'"):
        parse("7 pass")
    with pytest.raises(BadNotation, match=r"neither a whole number nor a word: '4\.5'"):
        parse("bid 4.5")
    with pytest.raises(BadNotation, match="at most 200 characters, this one has 201"):
        parse("x" * (MAX_NOTATION + 1))
    assert parse("x" * MAX_NOTATION) == ("x" * MAX_NOTATION,)


@pytest.mark.parametrize(
    "option",
    [(), (4,), ("",), ("two words",), ("bid", "4"), ("bid", True), ("bid", None), ("bid", 1.0), ("x" * 201,)],
)
def test_what_has_no_notation(option: Option) -> None:
    assert not is_well_formed(option)
