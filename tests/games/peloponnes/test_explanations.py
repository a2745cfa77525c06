"""What the game says about its questions, options and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tessera.games import peloponnes
from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import DECLINE, EARTHQUAKE
from tessera.games.peloponnes.rules.bidding import Bid, Bidding
from tessera.games.peloponnes.rules.disasters import DisasterStrikes
from tessera.games.peloponnes.rules.supply import Supply
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.games.peloponnes.state import Peloponnes
from tessera.kernel import Description, Option, Seeded, ask, notation, play
from tessera.kernel.rulebook import document_of, numbered_rules
from tessera.testing import rule
from tests.games.peloponnes.table import PeloponnesScript, table

RULES = {numbered.id for numbered in numbered_rules(document_of(game.package, "rules", "en") or "")}

NAMES = set(game.names(game.content()))
ELEMENTS = {
    "card": {card.key for card in game.content().tables.power_cards},
    "civilization": {str(seat) for seat in range(5)} | NAMES,
    "coin": {"wood", "stone", "grain", "inhabitant"},
    "luxury": {str(seat) for seat in range(5)},
}


Question = tuple[Description, list[tuple[Option, Description]]]


@pytest.fixture(scope="module")
def corpus() -> list[Question]:
    """The questions and options of random matches of all kinds."""
    found = [described(building(luxury=1).state)]  # so rare that random matches seldom show it
    for seats, options in (
        (1, {"solo": True}),
        (2, {"draft_civilizations": True}),
        (3, {}),
        (5, {}),
        (5, {}),
    ):
        s = game.new(seats, Seeded(f"words {seats}"), options)
        answers = Seeded(seats)
        while (decision := ask(s)) is not None:
            found.append(described(s))
            play(s, decision.options[answers.pick(len(decision.options))])
    return found


def described(s: Peloponnes) -> Question:
    decision = ask(s)
    assert decision is not None
    return decision.prompt(s), [(option, decision.describe(s, option)) for option in decision.options]


def test_every_question_and_option_is_described(corpus: list[Question]) -> None:
    verbs = set()
    for prompt, options in corpus:
        assert prompt.key.startswith("ask-")
        assert "seat" in prompt.args
        for option, description in options:
            verbs.add(option[0])
            assert description.key.startswith("do-")
            assert bool(description.elements) == (option[0] not in ("pass", "withdraw")), notation(option)
            assert description.rule, notation(option)
    assert verbs == {
        *("keep", "bid", "pass", "size", "luxury", "give", "move", "withdraw"),
        *("pay", "borrow", "lose", "hit", "cover", "tear-down"),
        *("grain", "inhabitants", "redeem", "give-up"),
    }


def test_descriptions_name_rules_and_things_that_exist(corpus: list[Question]) -> None:
    for prompt, options in corpus:
        for description in (prompt, *(description for _, description in options)):
            assert description.rule in RULES | {""}
            for element in description.elements:
                kind, _, key = element.partition(":")
                assert key in ELEMENTS[kind], element


def test_an_option_is_described_with_its_own_numbers() -> None:
    t = table()
    t.give(0, wood=6)
    t.give(1, stone=9)
    t.offer("elis_plain port", conquest="street")
    t.now(Bidding())
    options = {notation(option): description.args for option, description in described(t.state)[1]}
    assert options["bid elis_plain"] == {"card": "elis_plain", "row": "open", "least": 3, "most": 6}
    assert options["bid street"] == {"card": "street", "row": "conquest", "least": 4, "most": 6}
    assert options["pass"] == {"count": 3}
    t.bid("elis_plain", 4)
    t.bid("elis_plain", 5)
    options = {notation(option): description.args for option, description in described(t.state)[1]}
    assert options["withdraw"] == {"count": 4, "drawn": 3}


# --- why not ------------------------------------------------------------------------------------------------


def bidding(first: int = 9, second: int = 9) -> PeloponnesScript:
    """Elis Plain (3) and Port (4) are open, Street (1) and Bridge (1) can be conquered."""
    t = table()
    t.give(0, wood=first)
    t.give(1, stone=second)
    t.offer("elis_plain port", conquest="street bridge")
    t.now(Bidding())
    return t


def after_a_bid(card: str, count: int, second: int = 9) -> PeloponnesScript:
    t = bidding(second=second)
    t.bid(card, count)
    return t


def sizing(card: str) -> PeloponnesScript:
    t = bidding()
    t.choose(f"bid {card}")
    return t


def sizing_against(count: int) -> PeloponnesScript:
    t = after_a_bid("elis_plain", count)
    t.choose("bid elis_plain")
    return t


def building(luxury: int = 0, **coins: int) -> PeloponnesScript:
    """Seat 0 has won the Bridge (2 wood)."""
    t = table()
    t.give(0, luxury=luxury, **coins)
    t.wins(0, "bridge")
    t.now(TakeCards())
    return t


def feeding(*cards: str, **coins: int) -> PeloponnesScript:
    t = table()
    t.owns(0, *cards)
    t.give(0, **coins)
    t.now(Supply())
    return t


def redeeming(**coins: int) -> PeloponnesScript:
    t = table()
    t.owns(0, "barracks", borrowed=True)
    t.give(0, **coins)
    t.now(Supply())
    return t


def paying_a_debt() -> PeloponnesScript:
    t = redeeming(wood=2, stone=2, luxury=1)
    t.choose("redeem barracks")
    return t


def struck(disaster: int, *cards: str, luxury: int = 0) -> PeloponnesScript:
    t = table()
    t.owns(0, *cards)
    t.give(0, wood=1, luxury=luxury)
    t.now(DisasterStrikes(disaster))
    return t


def struck_without_coins() -> PeloponnesScript:
    t = table()
    t.owns(0, "bridge")
    t.give(0, wood=1, luxury=1)
    t.piles({}, {}, keeper=1)
    t.now(DisasterStrikes(EARTHQUAKE))
    return t


WHY_NOT: list[tuple[str, str, Callable[[], PeloponnesScript], str]] = [
    ("refused-not-on-offer", "PE-4.02", bidding, "bid agora"),
    ("refused-conquest-taken", "PE-6.08", lambda: after_a_bid("street", 4), "bid street"),
    ("refused-not-higher", "PE-6.06", lambda: after_a_bid("elis_plain", 4, second=4), "bid elis_plain"),
    ("refused-below-price", "PE-6.05", lambda: bidding(first=3), "bid port"),
    ("refused-below-price", "PE-6.07", lambda: bidding(first=3), "bid bridge"),
    ("refused-bid-too-small", "PE-6.05", lambda: sizing("elis_plain"), "size 2"),
    ("refused-bid-too-small", "PE-6.06", lambda: sizing_against(4), "size 4"),
    ("refused-bid-too-small", "PE-6.07", lambda: sizing("bridge"), "size 3"),
    ("refused-bid-too-large", "PE-6.25", lambda: sizing("bridge"), "size 10"),
    ("refused-cannot-lose", "PE-8.13", lambda: building(grain=1), "lose"),
    ("refused-pay-exactly", "PE-8.07", lambda: building(wood=3), "pay 3 0 0"),
    ("refused-cannot-pay", "PE-8.06", lambda: building(wood=1), "pay 2 0 0"),
    ("refused-no-luxury", "PE-8.11", lambda: building(wood=1), "borrow luxury"),
    ("refused-no-such-coin", "PE-8.09", lambda: building(wood=1), "borrow stone"),
    ("refused-provide", "PE-10.22", lambda: feeding("bridge", grain=3), "grain 3"),
    ("refused-feeds-nobody", "PE-10.10", lambda: feeding("erymanthos_forest", "market", "taygetos_range"),
     "tear-down taygetos_range"),
    ("refused-cannot-pay", "PE-10.15", lambda: redeeming(wood=1), "redeem barracks"),
    ("refused-pay-exactly", "PE-8.07", paying_a_debt, "pay 2 2 0"),
    ("refused-not-affected", "PE-12.22", lambda: struck(EARTHQUAKE, "bridge"), "cover street wood"),
    ("refused-no-luxury", "PE-12.20", lambda: struck(DECLINE, luxury=2), "cover luxury-card luxury"),
    ("refused-no-luxury", "PE-12.23", struck_without_coins, "cover bridge luxury"),
    ("refused-no-such-coin", "PE-12.04", lambda: struck(EARTHQUAKE, "bridge"), "cover bridge grain"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "forbidden_by", "position", "answer"),
    [pytest.param(*case, marks=rule(case[1]), id=f"{case[0]} {case[1]}") for case in WHY_NOT],
)
def test_why_not(key: str, forbidden_by: str, position: Callable[[], PeloponnesScript], answer: str) -> None:
    t = position()
    refusal = t.refusal(answer)
    assert (refusal.key, refusal.rule) == (key, forbidden_by)
    assert forbidden_by in RULES


def test_every_refusal_of_the_game_has_its_test() -> None:
    folder = Path(str(peloponnes.__file__)).parent
    written = {
        key
        for source in folder.rglob("*.py")
        for key in re.findall(r'"(refused-[a-z-]+)"', source.read_text(encoding="utf-8"))
    }
    assert written == {key for key, *_ in WHY_NOT}


@rule("PE-17.04")
def test_why_not_in_the_solo_game() -> None:
    t = table(1)
    t.give(0, wood=9)
    t.offer("elis_plain")
    refusal = Bid(0, (("bid", "elis_plain"),)).why_not(t.state, ("size", 4))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refused-bid-too-large", "PE-17.04")


@pytest.mark.parametrize(
    "answer", ["nonsense", "bid", "bid 3", "pass 1", "size 3", "give wood 1", "tear-down bridge"]
)
def test_nonsense_is_refused_and_changes_nothing(answer: str) -> None:
    t = bidding()
    before = t.state.clone()
    assert t.refusal(answer).key.startswith("refused-")
    assert t.state == before
