"""Every question, option, event, refusal and component has text in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tessera.games.tapestry import game
from tessera.games.tapestry.world import Tapestry
from tessera.kernel import Ask, Description, Event, Match, Refusal, Seeded
from tessera.kernel.choose import Choose
from tessera.kernel.engine import announced, why_not
from tessera.kernel.option import Option
from tessera.kernel.rulebook import numbered_rules
from tessera.kernel.step import Step, kebab
from tessera.text import LANGUAGES, Catalog
from tests.games.tapestry.scenes import EVERYTHING

Said = Description | Event | Refusal

NAMES = ["Anna", "Ben", "Cleo", "Dana", "Emil"]
PLAYED: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (1, {"level": 3}),
    (5, EVERYTHING),
    (3, EVERYTHING),
    (2, {**EVERYTHING, "choose_die": True}),
    (4, {"plans": True}),
    (2, {"arts": True, "arts_track": False}),
)


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that random matches with all expansions have to say."""
    found: dict[bytes, Said] = {}
    for seats, options in PLAYED:
        deal = f"texts {seats} {options}"
        for message in _messages(Match(game, seats, Seeded(deal), options), Seeded(f"answers {deal}")):
            shape = (type(message).__name__, message.key, sorted(message.args))
            found.setdefault(msgspec.json.encode(shape), message)
    return list(found.values())


def _messages(match: Match[Tapestry], answers: Seeded) -> Iterator[Said]:
    old: list[Option] = []
    yield from match.opening
    while (decision := match.decision()) is not None:
        state = match.state
        yield decision.prompt(state)
        yield from announced(state)
        yield game.stage(state)
        by_verb = {option[0]: option for option in decision.options}
        some = [*by_verb.values(), decision.options[answers.pick(len(decision.options))]]
        yield from (decision.describe(state, option) for option in some)
        old = [*old, *some][-100:]
        refusal = why_not(state, decision.seat, old[answers.pick(len(old))])
        if refusal is not None:
            yield refusal
        yield from match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    yield game.stage(match.state)


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
    assert sorted({_key(message) for message in said if not bundle.has_message(_key(message))}) == []


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
            seat = int(message.args["seat"])
            assert _sentence(catalog, message).startswith(catalog.player(seat)), message


def _questions(root: type[Step] = Ask) -> Iterator[type[Step]]:
    for cls in root.__subclasses__():
        if cls.__module__.startswith(game.package):
            yield cls
        yield from _questions(cls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    """Also those that random matches do not reach."""
    bundle = _only(lang)
    keys = set()
    for cls in _questions():
        if cls.prompt in (Step.prompt, Choose.prompt) and cls.__name__ != "ChooseCard":
            keys |= {f"ask-{kebab(cls.__name__)}", f"wait-{kebab(cls.__name__)}"}
        if issubclass(cls, Choose) and cls.__name__ != "ChooseCard":
            keys |= {f"do-{cls.verb}", f"refused-{cls.verb}"}
    source = "".join(
        path.read_text()
        for folder in (files(game.package), files(game.package) / "cards")
        for path in folder.iterdir()
        if path.name.endswith(".py")
    )
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    keys |= set(re.findall(r'"((?:ask|do|refused)-[a-z-]+)"', source))
    assert len(keys) > 300
    assert [key for key in sorted(keys) if not bundle.has_message(key)] == []


def test_both_languages_say_the_same_things() -> None:
    english, german = (re.findall(r"^([a-z][\w-]* =|    \.\w+ =)", _file(lang), re.M) for lang in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_and_setting_says_what_it_is(lang: str) -> None:
    catalog = Catalog(game, lang)
    bundle = _only(lang)
    for row in game.content().rows:
        key = f"card-{row.key.replace('_', '-')}"
        assert bundle.has_message(key), key
        assert bundle.has_message(f"kind-{row.kind.replace('_', '-')}")
        text = catalog.say(f"{key}.text")
        assert not re.search(r"[{}$<>]|None|  | \.", text), (key, text)
        assert len(text) > 4, (key, text)
    for setting in game.settings:
        assert catalog.has(f"setting-{setting.key.replace('_', '-')}.text")


def test_every_rule_that_is_named_is_numbered() -> None:
    from pathlib import Path

    document = Path(__file__).parents[3] / "docs" / "rules" / "tapestry.md"
    numbered = {rule.id for rule in numbered_rules(document.read_text(encoding="utf-8"))}
    assert len(numbered) == 392
    shown: set[str] = set()
    for folder in (files(game.package), files(game.package) / "cards"):
        for path in folder.iterdir():
            if path.name.endswith(".py"):
                shown |= set(re.findall(r'"(TP-\d+\.\d+)"', path.read_text()))
    assert len(shown) > 40
    assert shown <= numbered
