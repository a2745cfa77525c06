"""Sentences that random matches seldom make; all others are the kit's (`test_kit`)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from msgspec import structs

from tessera.games.civilization import game
from tessera.games.civilization.content import ANY, RESOURCES
from tessera.games.civilization.rules.trade import KINDS
from tessera.testing.texts import is_whole, translated_choices
from tessera.testing.trial import NAMES
from tessera.text import LANGUAGES, Catalog

BOARD = Path(__file__).parents[3] / "web" / "src" / "lib" / "boards" / "civilization" / "locale"
OFFERED = ("trade", "culture", "goods", "cards")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_offers_are_whole_sentences_whatever_they_hold(lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for counts in product((0, 1, 2), repeat=4):
        amounts = {f"give_{what}": n for what, n in zip(OFFERED, counts, strict=True)}
        amounts |= {f"get_{what}": n for what, n in zip(OFFERED, reversed(counts), strict=True)}
        goods = {f"{verb}_resources": ["silk"] * amounts[f"{verb}_goods"] for verb in ("give", "get")}
        sentence = catalog.say_with("event-offer", {"seat": 0, "other_seat": 1, **amounts, **goods})
        assert is_whole(sentence), sentence
        assert sentence.startswith("Anna") and "Ben" in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_looted_or_paid_is_named(lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    goods = [*RESOURCES[:4], "hut", "village", "trade", "culture"]
    for what in (*goods, "tech", "event", "resources", *[f"event{deck}" for deck in (1, 2, 3)]):
        assert is_whole(catalog.say("do-loot", what=what)), what
    for what in (*goods, "event", "coin"):
        assert is_whole(catalog.say("event-looted", seat=0, other_seat=1, what=what, count=1)), what
    for what in RESOURCES:
        for key in ("do-pay-resource", "do-harvest", "do-and-harvest", "do-take"):
            assert catalog.say(f"what-{what}") in catalog.say(key, what=what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_things_are_counted_in_the_right_number(lang: str) -> None:
    catalog = Catalog(game, lang)
    sentences = [catalog.say("do-get-cards", what=what, count=n) for what in KINDS for n in (1, 2)]
    assert len(set(sentences)) == 2 * len(KINDS)
    assert all(is_whole(sentence) for sentence in sentences)
    assert [sentence for sentence in sentences[::2] if "1 " in sentence] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_groups_are_named_by_their_figures(lang: str) -> None:
    catalog = Catalog(game, lang)
    for armies, scouts in product(range(3), repeat=2):
        if armies + scouts:
            for key in ("do-with-group", "do-kill"):
                sentence = catalog.say(key, armies=armies, scouts=scouts)
                assert is_whole(sentence) and sentence[0] == sentence[0].upper(), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_government_and_its_tech_have_one_name(lang: str) -> None:
    catalog = Catalog(game, lang)
    techs = {row.key for row in game.tables.techs}
    both = [row.key for row in game.tables.governments if row.key.removesuffix("_government") in techs]
    assert len(both) == 3
    for key in both:
        assert catalog.word("card", key) == catalog.word("card", key.removesuffix("_government"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_board_chooses_by_a_word_that_has_become_another_language(lang: str) -> None:
    board = (BOARD / f"{lang}.ftl").read_text(encoding="utf-8")
    assert translated_choices(game, lang, board) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_ability_costs_follows_its_row(lang: str) -> None:
    catalog = Catalog(game, lang)
    paid = [row for row in game.tables.techs if row.pays]
    assert len(paid) == 20
    for row in paid:
        key = f"card-{row.key.replace('_', '-')}.text"
        prices = [(good,) for good in range(len(RESOURCES))] + [(ANY,) * 2, (ANY,) * 3]
        told = [catalog.say_with(key, {**structs.asdict(row), "pays": price}) for price in prices]
        assert len(set(told)) == len(prices), row.key
