"""Every question, option, event, refusal and component has text in both languages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tessera.games.throughtheages import game
from tessera.games.throughtheages.content import AGES, FIELDS, TYPES, Component, Symbols
from tessera.games.throughtheages.decks import MIXES
from tessera.games.throughtheages.gains import Gain, Pools
from tessera.games.throughtheages.picture import phase
from tessera.games.throughtheages.world import Ages
from tessera.kernel import Ask, Description, Event, Match, Refusal, Seeded, Source
from tessera.kernel.choose import Choose
from tessera.kernel.engine import announced, why_not
from tessera.kernel.option import Option
from tessera.kernel.rulebook import numbered_rules
from tessera.kernel.step import Step, kebab
from tessera.text import LANGUAGES, Catalog

Said = Description | Event | Refusal

NAMES = ["Anna", "Ben", "Cleo", "Dana"]
EVERYTHING = {"adjusted": True, "new_military": True}
PLAYED: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {}),
    (4, {"closed_hands": True, "resigning": True}),
    (2, {"peaceful": True, **EVERYTHING}),
    (3, {"short": True, "mix": "pure"}),
    *((seats, {**EVERYTHING, "mix": mix}) for mix in MIXES for seats in (2, 3, 4)),
)
IDLE = {"pass", "end", "stop", "decline", "resign", "destroy"}
"""Answers by which little happens; they are given less often."""


# --- what matches have to say -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that random matches with all modules have to say."""
    found: dict[bytes, Said] = {}
    for seats, options in PLAYED:
        deal = f"texts {seats} {options}"
        for message in _messages(Match(game, seats, Seeded(deal), options), Seeded(f"answers {deal}")):
            shape = (type(message).__name__, message.key, sorted(message.args))
            found.setdefault(msgspec.json.encode(shape), message)
    return list(found.values())


def _messages(match: Match[Ages], answers: Seeded) -> Iterator[Said]:
    old: list[Option] = []
    yield from match.opening
    while (decision := match.decision()) is not None:
        state = match.state
        yield decision.prompt(state)
        yield from announced(state)
        yield game.stage(state)
        some = _one_of_each(decision.options, answers)
        yield from (decision.describe(state, option) for option in some)
        old = [*old, *some][-100:]
        for _ in range(3):
            refusal = why_not(state, decision.seat, old[answers.pick(len(old))])
            if refusal is not None:
                yield refusal
        yield from match.answer(decision.seat, _answer(decision.options, answers))
    yield game.stage(match.state)


def _one_of_each(options: list[Option], answers: Seeded) -> list[Option]:
    """An option for every verb, and one more."""
    by_verb = {option[0]: option for option in options}
    return [*by_verb.values(), options[answers.pick(len(options))]]


def _answer(options: list[Option], answers: Seeded) -> Option:
    option = options[answers.pick(len(options))]
    return options[answers.pick(len(options))] if option[0] in IDLE else option


def _file(lang: str) -> str:
    return (files(game.package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


def _only(lang: str) -> FluentBundle:
    """The game's own catalog in one language, without any fallback."""
    bundle = FluentBundle([lang], use_isolating=False)
    shared = (files("tessera") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    for text in (shared, _file(lang)):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _key(message: Said) -> str:
    return f"event-{message.key}" if isinstance(message, Event) else message.key


def _sentence(catalog: Catalog, message: Said) -> str:
    if isinstance(message, Event):
        return catalog.event(message)
    return catalog.refusal(message) if isinstance(message, Refusal) else catalog.description(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_a_match_has_text(said: list[Said], lang: str) -> None:
    bundle = _only(lang)
    assert [_key(message) for message in said if not bundle.has_message(_key(message))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_made_from_its_arguments(said: list[Said], lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        sentence = _sentence(catalog, message)
        assert not re.search(r"[{}$<>]|None|[a-z]_[a-z]", sentence), (message, sentence)
        assert sentence and sentence == " ".join(sentence.split()), (message, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_does_something_stands_first(said: list[Said], lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        if "seat" in message.args and (isinstance(message, Event) or message.key.startswith("wait-")):
            assert _sentence(catalog, message).startswith(NAMES[int(message.args["seat"])]), message


# --- what the rules could say -------------------------------------------------------------------------------


def _source() -> str:
    package = files(game.package)
    found = [*package.iterdir(), *(package / "cards").iterdir()]
    return "".join(path.read_text() for path in found if path.name.endswith(".py"))


def _named_in_the_rules() -> set[str]:
    source = _source()
    keys = set(re.findall(r'"((?:ask|do|refused)-[a-z-]+)"', source))
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\("[a-z]+" if .*? else "([a-z-]+)"', source)}
    keys |= {f"event-{key}" for key in ("aggression-won", "aggression-failed")}
    keys |= {f"stage-{key}" for key in re.findall(r'"([a-z]+)"', inspect.getsource(phase))}
    for cls in _questions():
        if cls.prompt in (Step.prompt, Choose.prompt):
            keys.add(f"ask-{kebab(cls.__name__)}")
        if issubclass(cls, Choose):
            keys |= {f"do-{cls.verb}", f"refused-{cls.verb}"}
    keys |= {f"refused-short-of-{good}" for good in ("food", "resources", "science")}
    keys |= {f"ask-{step}" for step in ("may", "pay-then", "one-gain", "any-order")}
    keys |= {f"do-{verb}" for verb in ("do", "choose", "next", "pay", "decline")}
    return keys | {key.replace("ask-", "wait-", 1) for key in keys if key.startswith("ask-")}


COMPOSED = {
    *[f"do-{verb}-action" for verb in ("grow", "upgrade", "destroy", "end")],
    *[f"do-{verb}" for verb in ("lead", "play", "tactic", "copy", "tactic-stronger", "copy-stronger")],
    *[
        f"do-{verb}"
        for verb in ("prepare", "attack", "offer", "cancel", "resign", "alone", "accept", "refuse")
    ],
    *[f"do-{verb}" for verb in ("send", "bonus", "cards", "develop", "revolt", "agree")],
    *[f"do-{verb}-for-less" for verb in ("grow", "build", "develop", "revolt", "stop")],
    *[f"do-printers-{verb}" for verb in ("take", "develop", "build", "upgrade", "play")],
    "do-saladin-strength",
    "do-saladin-action",
}
"""Options whose messages are put together from a verb."""


def _questions(root: type[Step] = Ask) -> Iterator[type[Step]]:
    for cls in root.__subclasses__():
        if cls.__module__.startswith(game.package) and cls.__name__ != "ChooseCard":
            yield cls
        yield from _questions(cls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_key_in_the_rules_is_in_the_catalog(lang: str) -> None:
    """Also those that random matches do not reach; a question without words of its own has those of its name."""
    bundle = _only(lang)
    keys = _named_in_the_rules() | COMPOSED
    assert len(keys) > 250
    assert [key for key in sorted(keys) if not bundle.has_message(key)] == []


def test_nothing_in_the_catalog_is_unsaid(said: list[Said]) -> None:
    keys = re.findall(r"^((?:ask|wait|do|event|refused|stage)-[\w-]+) =", _file("en"), re.M)
    known = {_key(message) for message in said} | _named_in_the_rules() | COMPOSED
    assert [key for key in keys if key not in known] == []


def test_both_languages_say_the_same_things() -> None:
    english, german = (re.findall(r"^([a-z][\w-]* =|    \.\w+ =)", _file(lang), re.M) for lang in LANGUAGES)
    assert english == german


# --- components ---------------------------------------------------------------------------------------------


def _components() -> list[Component]:
    tables = game.tables
    found = [getattr(tables, name) for name in tables.__struct_fields__ if name != "constants"]
    return [row for table in found for row in table]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_named_has_a_name(lang: str) -> None:
    bundle = _only(lang)
    named = [
        *[f"card-{row.key}" for row in _components()],
        *[f"kind-{row.kind}" for row in _components()],
        *[f"type-{name}" for name in TYPES],
        *[f"field-{name}" for name in FIELDS],
        *[f"age-{age}" for age in range(len(AGES))],
        *[f"colour-{colour}" for row in _components() if (colour := getattr(row, "colour", ""))],
        *[f"symbol-{name}" for name in Symbols.__struct_fields__],
        *[f"good-{name}" for name in ("food", "resources", "science", "culture")],
        *[f"pool-{name}" for name in Pools.__struct_fields__ if name != "seat"],
        *[f"rating-{name}" for name in ("culture", "science", "strength", "happiness")],
        *[f"part-{name}" for name in ("armies", "workers", "no-face-for-itself")],
        *[f"source-{source}" for source in Source],
        *[f"setting-{setting.key}" for setting in game.settings],
        *[f"setting-mix-{mix}" for mix in MIXES],
        *["score-culture", "score-before", "score-events", "score-short", "score-effects"],
        *["reason-end", "reason-resigned"],
    ]
    assert [key for key in named if not bundle.has_message(key.replace("_", "-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_what_it_does(lang: str) -> None:
    catalog = Catalog(game, lang)
    for row in _components():
        key = f"card-{row.key.replace('_', '-')}.text"
        text = catalog.say_with(key, msgspec.structs.asdict(row))
        assert not re.search(r"[{}$<>]|None|  | \.", text), (key, text)
        assert len(text) > 8, (key, text)
    for setting in game.settings:
        assert catalog.has(f"setting-{setting.key.replace('_', '-')}.text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_one_name_have_one_name(lang: str) -> None:
    """Action cards over the ages, and a card that takes the place of another; nothing tells editions apart."""
    catalog = Catalog(game, lang)
    for row in _components():
        name = catalog.word("card", row.key)
        assert not re.search(r"adj|_|extra|\u00ad", name), name
        for same in (*row.replaces, *([row.name] if hasattr(row, "name") else [])):
            assert name == catalog.word("card", same)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_number_is_in_the_text(lang: str) -> None:
    catalog = Catalog(game, lang)
    for row in game.tables.actions:
        if row.amount:
            text = catalog.say_with(f"card-{row.key.replace('_', '-')}.text", {"amount": 23, "also": 24})
            assert "23" in text, row.key
    for tactic in game.tables.tactics:
        if tactic.army:
            args = {**msgspec.structs.asdict(tactic), "army": 37, "outdated": 19}
            text = catalog.say_with(f"card-{tactic.key.replace('_', '-')}.text", args)
            assert "37" in text and "19" in text, tactic.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_can_be_broken(lang: str) -> None:
    """A tile is narrow: a long word of a card's name says where it may be broken."""
    for name in re.findall(r"^card-[\w-]+ = (.*)$", _file(lang), re.M):
        if not name.startswith("{"):
            parts = re.split(r"[ \u00ad-]", name)
            assert max(len(part) for part in parts) <= 11, name


def test_every_rule_that_is_named_is_numbered() -> None:
    document = Path(__file__).parents[3] / "docs" / "rules" / "throughtheages.md"
    numbered = {rule.id for rule in numbered_rules(document.read_text(encoding="utf-8"))}
    shown = set(re.findall(r'"(TA-\d+(?:\.\d+[a-z]?)?)"', _source()))
    assert len(shown) > 50
    assert shown <= numbered


def test_gains_are_told_by_what_they_bring() -> None:
    assert Gain(seat=0, food=2).label() == "food"
