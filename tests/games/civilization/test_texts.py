"""Every question, option, event, refusal and component has text in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tessera.games.civilization import ending, game
from tessera.games.civilization.content import RESOURCES, TERRAINS, UNIT_TYPES, WONDER_AGES, Component
from tessera.games.civilization.ending import GOALS
from tessera.games.civilization.trade import KINDS
from tessera.games.civilization.world import PHASES, World
from tessera.kernel import Ask, Description, Event, Match, Refusal, Seeded, Source
from tessera.kernel.choose import Choose
from tessera.kernel.engine import announced, why_not
from tessera.kernel.option import Option
from tessera.kernel.rulebook import numbered_rules
from tessera.kernel.step import Step, kebab
from tessera.text import LANGUAGES, Catalog
from tests.games.civilization.test_conformance import Eager, grow_old

Said = Description | Event | Refusal

NAMES = ["Anna", "Ben", "Cleo", "Dana"]
PLAYED: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"civ_choice": "draft", "loot_rule": "faq2"}),
    (3, {"introductory": True}),
    (4, {"turn_limit": 20}),
)
LONGEST = 1200
"""Answers of a match that are listened to."""
LATE = 300
"""From then on everybody knows most techs, so that late components have their say."""


# --- what matches have to say -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that random matches have to say."""
    found: dict[bytes, Said] = {}
    for seats, settings in PLAYED:
        deal = f"texts {seats} {settings}"
        for message in _messages(Match(game, seats, Seeded(deal), settings), Seeded(f"answers {deal}")):
            shape = (type(message).__name__, message.key, sorted(message.args))
            found.setdefault(msgspec.json.encode(shape), message)
    return list(found.values())


def _messages(match: Match[World], answers: Seeded) -> Iterator[Said]:
    old: list[Option] = []
    player = Eager(answers)
    yield from match.opening
    for n in range(LONGEST):
        decision = match.decision()
        if decision is None:
            break
        state = match.state
        yield decision.prompt(state)
        yield from announced(state)
        yield _stage(state)
        some = _one_of_each(decision.options, answers)
        yield from (decision.describe(state, option) for option in some)
        old = [*old, *some][-100:]
        refusal = why_not(state, decision.seat, old[answers.pick(len(old))])
        if refusal is not None:
            yield refusal
        yield from match.answer(decision.seat, player.answer(decision.options))
        if n == LATE:
            grow_old(match.state, answers)
    yield _stage(match.state)


def _stage(state: World) -> Description:
    stage = game.stage(state)
    assert stage is not None
    return stage


def _one_of_each(options: list[Option], answers: Seeded) -> list[Option]:
    """An option for every verb, and one more."""
    by_verb = {option[0]: option for option in options}
    return [*by_verb.values(), options[answers.pick(len(options))]]


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


def _is_whole(sentence: str) -> bool:
    """No key, no gap, nothing counted that is not there."""
    keys = re.search(r"[{}$<>]|None|[a-z]_[a-z]|\bevent\d|(?<!\d)0 [A-Za-z]|[ :,;!][.,;:]", sentence)
    return bool(sentence) and keys is None and sentence == " ".join(sentence.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_a_match_has_text(said: list[Said], lang: str) -> None:
    bundle = _only(lang)
    assert [_key(message) for message in said if not bundle.has_message(_key(message))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_made_from_its_arguments(said: list[Said], lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        sentence = _sentence(catalog, message)
        assert _is_whole(sentence), (message, sentence)


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
    keys = set(re.findall(r'"((?:ask|wait|do|refused|stage)-[a-z-]+[a-z])"', source))
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\("[a-z-]+" if .*? else "([a-z-]+)"', source)}
    keys |= {f"stage-{phase}" for phase in PHASES}
    for cls in _questions():
        name = kebab(cls.__name__)
        if cls.prompt in (Step.prompt, Choose.prompt) or _prompts_by_name(cls):
            keys.add(f"ask-{name}")
        keys.add(f"wait-{name}")
        if issubclass(cls, Choose):
            keys |= {f"do-{cls.verb}", f"refused-{cls.verb}"}
    return keys - {f"wait-{kebab(cls.__name__)}" for cls in _questions() if _waits_by_another_name(cls)}


def _prompts_by_name(cls: type[Step]) -> bool:
    return cls.prompt.__qualname__ == "Looting.prompt"


def _waits_by_another_name(cls: type[Step]) -> bool:
    return cls.__name__ == "Looting"


COMPOSED = {
    *[f"event-battle-{kind}" for kind in ("field", "city", "capital", "village")],
    *[f"event-{figure}-produced" for figure in ("army", "scout")],
    *["event-battle-won", "event-barbarians-won"],
    *[f"refused-no-{item}" for item in ("army", "scout", "train", "build", "wonder")],
    *[f"refused-{verb}" for verb in ("at", "to", "with", "capital-acts", "free-building")],
    *[f"do-{verb}" for verb in ("found", "govern", "place", "at", "to", "from", "tile", "send", "city")],
    *[f"do-{verb}" for verb in ("use", "play", "done", "skip", "build", "wonder", "free", "take-back")],
    *[f"do-produce-{figure}" for figure in ("army", "scout")],
    *[f"do-place-{figure}" for figure in ("army", "scout")],
    *[f"do-set-out-{figure}" for figure in ("army", "scout")],
    *[
        f"do-{verb}"
        for verb in ("move", "discover", "infiltrate", "boost", "raze", "strike", "wound", "heal")
    ],
    *[f"do-{verb}" for verb in ("loot", "discard-coin", "steal-coin", "agree", "refuse", "for", "offer")],
    *[f"do-{verb}-coin-from" for verb in ("discard", "steal")],
    *[f"do-{verb}-amount" for verb in ("give", "get")],
    *[f"do-{verb}-card" for verb in ("give", "show", "hand")],
    *[f"do-{verb}-offer" for verb in ("accept", "decline", "counter")],
    *["do-get-cards", "do-do", "do-decline", "do-end", "do-pass", "do-stop", "ask-may", "wait-may"],
}
"""Messages whose keys are put together."""


def _questions(root: type[Step] = Ask) -> Iterator[type[Step]]:
    for cls in root.__subclasses__():
        if cls.__module__.startswith(game.package) and cls.__name__ not in ("Menu", "Looting"):
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_use_the_same_arguments(lang: str) -> None:
    """A translation that forgets an argument says less."""
    english, german = (_arguments(each) for each in LANGUAGES)
    assert {key: names for key, names in english.items() if names != german[key]} == {}


def _arguments(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    key = ""
    for line in _file(lang).splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            key = match[1]
        if not line.startswith("#"):
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


# --- sentences that random matches seldom make -----------------------------------------------------------------

OFFERED = ("trade", "culture", "goods", "cards")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_offers_are_whole_sentences_whatever_they_hold(lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for counts in product((0, 1, 2), repeat=4):
        amounts = {f"give_{what}": n for what, n in zip(OFFERED, counts, strict=True)}
        amounts |= {f"get_{what}": n for what, n in zip(OFFERED, reversed(counts), strict=True)}
        goods = {f"{verb}_resources": ["silk"] * amounts[f"{verb}_goods"] for verb in ("give", "get")}
        sentence = catalog.say_with("event-offer", {"seat": 0, "other_seat": 1, **amounts, **goods})
        assert _is_whole(sentence), sentence
        assert sentence.startswith("Anna") and "Ben" in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_looted_or_paid_is_named(lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    goods = [*RESOURCES[:4], "hut", "village", "trade", "culture"]
    for what in (*goods, "tech", "event", "resources", *[f"event{deck}" for deck in (1, 2, 3)]):
        assert _is_whole(catalog.say("do-loot", what=what)), what
    for what in (*goods, "event", "coin"):
        assert _is_whole(catalog.say("event-looted", seat=0, other_seat=1, what=what, count=1)), what
    for what in RESOURCES:
        for key in ("do-pay-resource", "do-harvest", "do-and-harvest", "do-take"):
            assert catalog.say(f"what-{what}") in catalog.say(key, what=what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_things_are_counted_in_the_right_number(lang: str) -> None:
    catalog = Catalog(game, lang)
    sentences = [catalog.say("do-get-cards", what=what, count=n) for what in KINDS for n in (1, 2)]
    assert len(set(sentences)) == 2 * len(KINDS)
    assert all(_is_whole(sentence) for sentence in sentences)
    assert [sentence for sentence in sentences[::2] if "1 " in sentence] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_groups_are_named_by_their_figures(lang: str) -> None:
    catalog = Catalog(game, lang)
    for armies, scouts in product(range(3), repeat=2):
        if armies + scouts:
            for key in ("do-with-group", "do-kill"):
                sentence = catalog.say(key, armies=armies, scouts=scouts)
                assert _is_whole(sentence) and sentence[0] == sentence[0].upper(), sentence


# --- components ---------------------------------------------------------------------------------------------


def _components() -> list[Component]:
    tables = game.tables
    found = [getattr(tables, name) for name in tables.__struct_fields__ if name != "constants"]
    return [row for table in found for row in table]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_named_has_a_name(lang: str) -> None:
    bundle = _only(lang)
    reasons = [getattr(ending, name) for name in ("MILITARY", "TECH", "CULTURE", "ECONOMY")]
    reasons += [getattr(ending, name) for name in ("TURN_LIMIT", "THIRD_CITY")]
    rewards = {reward for _, _, reward in game.tables.constants.track}
    named = [
        *[f"card-{row.key}" for row in _components()],
        *[f"kind-{row.kind}" for row in _components()],
        *[f"kind-{kind}" for kind in ("ability", "action")],
        *[f"terrain-{name}" for name in TERRAINS],
        *[f"resource-{name}" for name in RESOURCES],
        *[f"{kind}-{name}" for kind in ("type", "unit") for name in UNIT_TYPES],
        *[f"what-{name}" for name in RESOURCES],
        *[f"rank-{name}-{rank}" for name in UNIT_TYPES[:3] for rank in (1, 2, 3, 4)],
        *[f"age-{age}" for age in range(len(WONDER_AGES))],
        *[f"level-{level}" for level in (1, 2, 3, 4, 5)],
        *[f"icon-{name}" for name in ("trade", "production", "culture", "coin", "combat")],
        *[f"phase-{name}" for name in PHASES],
        *[f"reward-{reward}" for reward in rewards],
        *[f"value-{name}" for name in ("coins", "trade", "production", "culture")],
        *[f"part-{name}" for name in ("map", "tokens", "this-turn", "devotion")],
        *[f"source-{source}" for source in Source],
        *[f"setting-{setting.key}" for setting in game.settings],
        *GOALS,
        *[f"reason-{reason}" for reason in reasons],
    ]
    named += [
        f"setting-{setting.key}-{value}"
        for setting in game.settings
        for value in setting.values
        if not isinstance(value, bool)
    ]
    assert [key for key in named if not bundle.has_message(key.replace("_", "-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_what_it_does(lang: str) -> None:
    catalog = Catalog(game, lang)
    assert len(_components()) > 120
    for row in _components():
        key = f"card-{row.key.replace('_', '-')}.text"
        text = catalog.say_with(key, msgspec.structs.asdict(row))
        assert _is_whole(text) and len(text) > 8, (key, text)
    for setting in game.settings:
        assert catalog.has(f"setting-{setting.key.replace('_', '-')}.text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_number_is_in_the_text(lang: str) -> None:
    catalog = Catalog(game, lang)
    fields = ("amount", "also", "price", "speed", "stacking", "cities", "reach", "discount")
    for row in _components():
        for field in fields:
            if getattr(row, field, 0) and row.kind != "building" and not _as_words(row, field):
                args = {**msgspec.structs.asdict(row), field: 37}
                text = catalog.say_with(f"card-{row.key.replace('_', '-')}.text", args)
                assert "37" in text, (row.key, field)


def _as_words(row: Component, field: str) -> bool:
    """The highest level of a tech that an event lets learn is no plain number."""
    return field == "amount" and row.key in (
        "exchange_of_ideas",
        "knowledge_shared",
        "think_tank",
        "defection",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_government_and_its_tech_have_one_name(lang: str) -> None:
    catalog = Catalog(game, lang)
    techs = {row.key for row in game.tables.techs}
    both = [row.key for row in game.tables.governments if row.key.removesuffix("_government") in techs]
    assert len(both) == 3
    for key in both:
        assert catalog.word("card", key) == catalog.word("card", key.removesuffix("_government"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_can_be_broken(lang: str) -> None:
    """A tile is narrow: a long word of a card's name says where it may be broken."""
    for name in re.findall(r"^card-[\w-]+ = (.*)$", _file(lang), re.M):
        parts = re.split(r"[ \u00ad-]", re.sub(r"\{ [\w-]+ \}", "", name))
        assert max(len(part) for part in parts) <= 11, name


# --- rules ----------------------------------------------------------------------------------------------------


def test_every_rule_that_is_named_is_numbered() -> None:
    document = Path(__file__).parents[3] / "docs" / "rules" / "civilization.md"
    numbered = {rule.id for rule in numbered_rules(document.read_text(encoding="utf-8"))}
    shown = set(re.findall(r'"(CV-\d+(?:\.\d+[a-z]?)?)"', _source()))
    assert len(shown) > 50
    assert shown <= numbered


# --- words that are translated before a sentence chooses by them -------------------------------------------------

BOARD = Path(__file__).parents[3] / "web" / "src" / "lib" / "boards" / "civilization" / "locale"


class Choices(Visitor):
    """By which arguments a message chooses between which keys."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = [x.key.name for x in node.variants if isinstance(x.key, Identifier)]
            self.found |= {(node.selector.id.name, key) for key in keys}
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_chooses_by_a_word_that_has_become_another_language(lang: str) -> None:
    """`unit="infantry"` arrives as its name; a choice by it would always fall to the last case."""
    texts = [files(game.package) / "locale" / f"{lang}.ftl", BOARD / f"{lang}.ftl"]
    messages = [
        entry
        for file in texts
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]
    names = {message.id.name for message in messages}
    for message in messages:
        choices = Choices()
        choices.visit(message)
        for argument, key in choices.found:
            kind = re.sub(r"_?\d+\Z", "", argument)
            for word in (kind, kind.rpartition("_")[2]):
                assert f"{word}-{key}".replace("_", "-") not in names, (message.id.name, argument, key)
