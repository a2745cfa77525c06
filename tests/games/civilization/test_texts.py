"""Every question, option, event, refusal and component has text in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tessera.games.civilization import game
from tessera.games.civilization.content import RESOURCES, TERRAINS, UNIT_TYPES, Component
from tessera.games.civilization.world import PHASES, World
from tessera.kernel import Ask, Description, Event, Match, Refusal, Seeded, Source
from tessera.kernel.choose import Choose
from tessera.kernel.engine import announced, why_not
from tessera.kernel.option import Option
from tessera.kernel.rulebook import numbered_rules
from tessera.kernel.step import Step, kebab
from tessera.text import LANGUAGES, Catalog
from tests.games.civilization.test_conformance import Eager

Said = Description | Event | Refusal

NAMES = ["Anna", "Ben", "Cleo", "Dana"]
PLAYED: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"turn_limit": 30}),
    (3, {"turn_limit": 20, "loot_rule": "faq2"}),
    (4, {"turn_limit": 20, "civ_choice": "draft", "offer_budget": 1}),
)


# --- what matches have to say -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that matches have to say."""
    found: dict[bytes, Said] = {}
    for seats, options in PLAYED:
        deal = f"texts {seats} {options}"
        for message in _messages(Match(game, seats, Seeded(deal), options), Seeded(f"answers {deal}")):
            shape = (type(message).__name__, message.key, sorted(message.args))
            found.setdefault(msgspec.json.encode(shape), message)
    return list(found.values())


def _messages(match: Match[World], answers: Seeded) -> Iterator[Said]:
    old: list[Option] = []
    player = Eager(answers)
    yield from match.opening
    while (decision := match.decision()) is not None:
        state = match.state
        yield decision.prompt(state)
        yield from announced(state)
        stage = game.stage(state)
        assert stage is not None
        yield stage
        some = list({option[0]: option for option in decision.options}.values())
        yield from (decision.describe(state, option) for option in some)
        old = [*old, *some][-100:]
        for _ in range(2):
            refusal = why_not(state, decision.seat, old[answers.pick(len(old))])
            if refusal is not None:
                yield refusal
        yield from match.answer(decision.seat, player.answer(decision.options))


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


def _questions(root: type[Step] = Ask) -> Iterator[type[Step]]:
    for cls in root.__subclasses__():
        if cls.__module__.startswith(game.package):
            yield cls
        yield from _questions(cls)


ABSTRACT = {"Menu", "Looting"}


def _named_in_the_rules() -> set[str]:
    source = _source()
    keys = set(re.findall(r'"((?:ask|do|refused|wait)-[a-z-]*[a-z])"', source))
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    keys |= {f"stage-{name}" for name in (*PHASES, "setup")}
    for cls in _questions():
        if cls.__name__ in ABSTRACT:
            continue
        if cls.prompt in (Step.prompt, Choose.prompt):
            keys.add(f"ask-{kebab(cls.__name__)}")
        if cls.announce in (Ask.announce, Step.announce):
            keys.add(f"wait-{kebab(cls.__name__)}")
        if issubclass(cls, Choose):
            keys |= {f"do-{cls.verb}", f"refused-{cls.verb}"}
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_key_in_the_rules_is_in_the_catalog(lang: str) -> None:
    """Also those that random matches do not reach; a question without words of its own has those of its name."""
    bundle = _only(lang)
    keys = _named_in_the_rules()
    assert len(keys) > 220
    assert [key for key in sorted(keys) if not bundle.has_message(key)] == []


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
        *[f"what-{name}" for name in RESOURCES],
        *[f"unit-{name}" for name in UNIT_TYPES],
        *[f"terrain-{name}" for name in TERRAINS],
        *[f"source-{source}" for source in Source],
        *[f"setting-{setting.key}" for setting in game.settings],
        *[f"part-{name}" for name in ("map", "tokens", "this-turn", "devotion")],
        *[f"score-progress-{goal}" for goal in ("culture", "economy", "tech")],
        *[f"reason-{why}" for why in ("military", "tech", "culture", "economy", "turn-limit", "third-city")],
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


def test_every_rule_that_is_named_is_numbered() -> None:
    document = Path(__file__).parents[3] / "docs" / "rules" / "civilization.md"
    numbered = {rule.id for rule in numbered_rules(document.read_text(encoding="utf-8"))}
    shown = set(re.findall(r'"(CV-\d+(?:\.\d+[a-z]?)?)"', _source()))
    assert len(shown) > 50
    assert shown <= numbered
