"""Every question, option, event, refusal and card has text in both languages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tessera.games.peloponnes import game, rounds
from tessera.games.peloponnes.box import TABLES
from tessera.games.peloponnes.content import DISASTERS, SYMBOLS
from tessera.games.peloponnes.tableau import Peloponnes
from tessera.kernel import Description, Event, Match, Refusal, Seeded, Source
from tessera.kernel.engine import announced, why_not
from tessera.kernel.option import Option
from tessera.text import LANGUAGES, Catalog

Said = Description | Event | Refusal


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that random matches of all kinds have to say."""
    found: dict[bytes, Said] = {}
    for seats, options in (
        (1, {"solo": True}),
        (2, {"draft_civilizations": True}),
        (3, {}),
        (5, {}),
        (5, {}),
    ):
        for seed in range(6):
            match = Match(game, seats, Seeded(f"texts {seats} {seed}"), options)
            for message in _messages(match, Seeded(f"answers {seats} {seed}")):
                shape = (type(message).__name__, message.key, sorted(message.args))
                found.setdefault(msgspec.json.encode(shape), message)
    return list(found.values())


def _messages(match: Match[Peloponnes], answers: Seeded) -> Iterator[Said]:
    old: list[Option] = []
    while (decision := match.decision()) is not None:
        state = match.state
        yield decision.prompt(state)
        yield from announced(state)
        yield game.stage(state)
        yield from (decision.describe(state, option) for option in decision.options)
        old += decision.options
        for _ in range(3):
            refusal = why_not(state, decision.seat, old[answers.pick(len(old))])
            if refusal is not None:
                yield refusal
        yield from match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])


def _only(lang: str) -> FluentBundle:
    """The game's own catalog in one language, without any fallback."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package in ("tessera", game.package):
        text = (files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _key(message: Said) -> str:
    return f"event-{message.key}" if isinstance(message, Event) else message.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_a_match_has_text(said: list[Said], lang: str) -> None:
    bundle = _only(lang)
    assert [_key(message) for message in said if not bundle.has_message(_key(message))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_made_from_its_arguments(said: list[Said], lang: str) -> None:
    catalog = Catalog(game, lang, ["Anna", "Ben", "Cleo", "Dana", "Emil"])
    for message in said:
        if isinstance(message, Event):
            sentence = catalog.event(message)
        elif isinstance(message, Refusal):
            sentence = catalog.refusal(message)
        else:
            sentence = catalog.description(message)
        assert not re.search(r"[{}$<>]|None", sentence), (message, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    bundle = _only(lang)
    named = [
        *[f"card-{card.key}" for card in TABLES.power_cards],
        *[f"civ-{civ.key}" for civ in TABLES.civilizations],
        *[f"disaster-{disaster}" for disaster in DISASTERS],
        *[f"symbol-{symbol}" for symbol in SYMBOLS],
        *[f"source-{source}" for source in Source],
        *[f"setting-{setting.key}" for setting in game.settings],
    ]
    assert [key for key in named if not bundle.has_message(key.replace("_", "-"))] == []


def test_both_languages_say_the_same_things() -> None:
    english, german = (
        set(
            re.findall(
                r"^([a-z][\w-]*) =", (files(game.package) / "locale" / f"{lang}.ftl").read_text(), re.M
            )
        )
        for lang in LANGUAGES
    )
    assert english == german


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_with_a_special_function_says_so(lang: str) -> None:
    catalog = Catalog(game, lang)
    content = game.content()
    for card in content.cards:
        if card.coins or card.luxury or card.supply or card.element in content.abilities():
            text = catalog.say_with(f"card-{card.key.replace('_', '-')}.text", msgspec.structs.asdict(card))
            assert len(text) > 20
            assert "<" not in text


def test_every_message_key_in_the_rules_is_in_the_catalog() -> None:
    """Also those that random matches do not reach."""
    bundle = _only("de")
    source = "".join(path.read_text() for path in files(game.package).iterdir() if path.name.endswith(".py"))
    keys = re.findall(r'(?:Description|Refusal)\(\s*"([a-z-]+)"', source)
    keys += [f"stage-{key}" for key in re.findall(r'"([a-z]+)"', inspect.getsource(rounds.phase))]
    keys += [f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)]
    assert len(keys) > 60
    assert [key for key in keys if not bundle.has_message(key)] == []
