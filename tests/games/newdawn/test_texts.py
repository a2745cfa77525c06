"""Every question, option, event, refusal and component has text in both languages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tessera.games.newdawn import game, showing
from tessera.games.newdawn.asking import ChooseSpace
from tessera.games.newdawn.barbarians import SECTIONS
from tessera.games.newdawn.board import DIRECTIONS
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import (
    AGES,
    COLOURS,
    FOCUS_TYPES,
    LETTERS,
    RESOURCES,
    WONDER_STACKS,
    Terrain,
)
from tessera.games.newdawn.mapping import SIDES
from tessera.games.newdawn.world import NEUTRAL, NewDawn, Player, city_state_holder, empty_spaces, put
from tessera.kernel import (
    Ask,
    Choose,
    Description,
    Event,
    Match,
    Refusal,
    Seeded,
    ask,
    enter,
    play,
    snapshot,
)
from tessera.kernel.beginning import Beginning
from tessera.kernel.engine import announced, why_not
from tessera.kernel.geometry import bits
from tessera.kernel.option import Option
from tessera.kernel.step import Step, kebab
from tessera.text import LANGUAGES, Catalog

Said = Description | Event | Refusal

NAMES = ["Anna", "Ben", "Cleo", "Dana"]
TABLES_PLAYED: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"map": "advanced"}),
    (4, {"epic": True, "choose_colours": True}),
)
IDLE = {"stop", "decline", "stay"}
"""Answers by which little happens; they are given less often."""


# --- what matches have to say -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that random matches of all kinds have to say, from their beginning and from late in the game."""
    found: dict[bytes, Said] = {}
    for seats, options in TABLES_PLAYED:
        for seed in range(4):
            deal = f"texts {seats} {seed}"
            begins = None if seed == 0 else Beginning(snapshot(_late(seats, options, deal, full=seed % 2)))
            match = Match(game, seats, Seeded(deal), options, beginning=begins)
            for message in _messages(match, Seeded(f"answers {deal}")):
                shape = (type(message).__name__, message.key, sorted(message.args))
                found.setdefault(msgspec.json.encode(shape), message)
    return list(found.values())


def _messages(match: Match[NewDawn], answers: Seeded) -> Iterator[Said]:
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
    """An option for every verb, and a few more."""
    by_verb = {option[0]: option for option in options}
    return [*by_verb.values(), *(options[answers.pick(len(options))] for _ in range(3))]


def _answer(options: list[Option], answers: Seeded) -> Option:
    option = options[answers.pick(len(options))]
    return options[answers.pick(len(options))] if option[0] in IDLE else option


def _late(seats: int, options: dict[str, object], deal: str, *, full: int) -> NewDawn:
    """A position in which everybody has cities, wonders, good cards and diplomacy cards; perhaps no spare tokens."""
    chance = Seeded(f"late {deal}")
    s = game.new(seats, Seeded(deal), options)
    while s.active < 0:
        decision = ask(s)
        assert decision is not None
        play(s, decision.options[chance.pick(len(decision.options))])
    for p in s.players:
        p.row = tuple(4 * (card // 4) + chance.pick(4) for card in p.row)
        p.trade = tuple(chance.pick(4) for _ in p.row)
        p.resources = (1, 1, 1, 1)
        p.dial = chance.pick(25)
        _settle(s, p, chance, full=full)
    s.supply = tuple(left - seats for left in s.supply)
    for city_state in s.content.city_states:
        for p in s.players[:2] if city_state_holder(s, city_state) == NEUTRAL else ():
            enter(s, p, city_state)
    return s


def _settle(s: NewDawn, p: Player, chance: Seeded, *, full: int) -> None:
    free = chance.shuffled(list(bits(empty_spaces(s) & s.board.land)))
    for cell in free[:3]:
        stack = chance.pick(len(WONDER_STACKS))
        p.cities = put(p.cities, cell)
        cards = s.stacks[stack].cards
        if cards:
            wonder = cards[chance.pick(len(cards))]
            s.stacks[stack].remove(wonder)
            enter(s, p, wonder)
            s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (wonder, cell))))
    tokens = min(31, len(free) - 3) if full else 8
    p.control = tuple(sorted(free[3 : 3 + tokens // 2]))
    p.reinforced = tuple(sorted(free[3 + tokens // 2 : 3 + tokens]))


def _only(lang: str) -> FluentBundle:
    """The game's own catalog in one language, without any fallback."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package in ("tessera", game.package):
        text = (files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
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
        assert sentence == " ".join(sentence.split()), (message, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_does_something_stands_first(said: list[Said], lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        if "seat" in message.args and (isinstance(message, Event) or message.key.startswith("wait-")):
            assert _sentence(catalog, message).startswith(NAMES[int(message.args["seat"])]), message


# --- what the rules could say -------------------------------------------------------------------------------


def _source() -> str:
    package = files(game.package)
    modules = [*package.iterdir(), *package.joinpath("cards").iterdir()]
    return "".join(path.read_text() for path in modules if path.name.endswith(".py"))


LATER_PARTS = {
    *("ask-choose-side", "ask-choose-rotation", "ask-choose-position", "ask-replace-card", "ask-pay-wonder"),
    *("ask-move-control-to", "ask-exchange-resource-for", "ask-swap-pact-for", "ask-drive-barbarian-to"),
    "ask-eiffel-tower-second",
}
"""Parts of an answer that has begun, of which nobody else hears."""


def _named_in_the_rules() -> set[str]:
    source = _source()
    keys = set(re.findall(r'"((?:ask|do|refused)-[a-z-]+)"', source))
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    keys |= {f"stage-{key}" for key in re.findall(r'"([a-z]+)"', inspect.getsource(showing.phase))}
    keys |= {
        f"ask-{kebab(cls.__name__)}" for cls in _questions() if cls.prompt in (Step.prompt, Choose.prompt)
    }
    choices = [cls for cls in _questions() if issubclass(cls, Choose)]
    keys |= {f"do-{cls.verb}" for cls in choices if cls.describe in (Choose.describe, ChooseSpace.describe)}
    keys |= {f"refused-{cls.verb}" for cls in choices if cls.why_not is Choose.why_not}
    asked = {key for key in keys if key.startswith("ask-")} - LATER_PARTS
    return keys | {key.replace("ask-", "wait-", 1) for key in asked}


def _questions(root: type[Step] = Ask) -> Iterator[type[Step]]:
    for cls in root.__subclasses__():
        if cls.__module__.startswith(game.package) and not cls.__subclasses__():
            yield cls
        yield from _questions(cls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_key_in_the_rules_is_in_the_catalog(lang: str) -> None:
    """Also those that random matches do not reach; a question without words of its own has those of its name."""
    bundle = _only(lang)
    keys = _named_in_the_rules()
    assert len(keys) > 250
    assert [key for key in sorted(keys) if not bundle.has_message(key)] == []


def test_nothing_in_the_catalog_is_unsaid(said: list[Said]) -> None:
    text = (files(game.package) / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^((?:ask|wait|do|event|refused|stage)-[\w-]+) =", text, re.M)
    known = {_key(message) for message in said} | _named_in_the_rules()
    assert [key for key in keys if key not in known] == []


def test_both_languages_say_the_same_things() -> None:
    english, german = (
        re.findall(
            r"^([a-z][\w-]* =|    \.\w+ =)",
            (files(game.package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"),
            re.M,
        )
        for lang in LANGUAGES
    )
    assert english == german


# --- components ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    bundle = _only(lang)
    named = [
        *[f"card-{card.key}" for card in TABLES.focus_cards],
        *[f"card-{wonder.key}" for wonder in TABLES.world_wonders],
        *[f"card-{city_state.key}" for city_state in TABLES.city_states],
        *[f"card-{pact.key}" for pact in TABLES.pacts],
        *[f"city-{city_state.key}" for city_state in TABLES.city_states],
        *[f"leader-{leader.key}" for leader in TABLES.leaders],
        *[f"agenda-{agenda.key}" for agenda in TABLES.agendas],
        *[f"victory-{card.key}" for card in TABLES.victory_cards],
        *[f"natural-{natural.key}" for natural in TABLES.natural_wonders],
        *[f"tile-{tile.key}" for tile in TABLES.tiles],
        *[f"kind-{tile.shows}" for tile in TABLES.tiles],
        *[f"{word}-{terrain.name.lower()}" for terrain in Terrain for word in ("terrain", "land")],
        *[f"resource-{name}" for name in RESOURCES],
        *[f"focus-{name}" for name in FOCUS_TYPES],
        *[f"age-{name}" for name in AGES],
        *[f"colour-{name}" for name in COLOURS],
        *[f"section-{name}" for name in SECTIONS],
        *[f"direction-{name}" for name in DIRECTIONS],
        *[f"barbarian-{letter}" for letter in LETTERS],
        *[f"side-{side}" for side in SIDES],
        *[f"level-{level}" for level in range(1, 5)],
        *[f"limit-{limit}" for limit in range(1, 6)],
        *[f"source-{source}" for source in game.sources()],
        *[f"setting-{setting.key}" for setting in game.settings],
        *["setting-map-first-game", "setting-map-advanced"],
    ]
    assert [key for key in named if not bundle.has_message(key.replace("_", "-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_what_it_does(lang: str) -> None:
    catalog = Catalog(game, lang)
    texts: list[tuple[str, msgspec.Struct]] = [
        *[(f"card-{card.key}.text", card) for card in TABLES.focus_cards],
        *[(f"card-{wonder.key}.text", wonder) for wonder in TABLES.world_wonders],
        *[(f"card-{city_state.key}.text", city_state) for city_state in TABLES.city_states],
        *[(f"card-{pact.key}.text", pact) for pact in TABLES.pacts],
        *[(f"natural-{natural.key}.text", natural) for natural in TABLES.natural_wonders],
        *[(f"agenda-{agenda.key}.text", agenda) for agenda in TABLES.agendas],
        *[
            (f"leader-{leader.key}.{what}", leader)
            for leader in TABLES.leaders
            for what in ("text", "person", "ability")
        ],
    ]
    for key, row in texts:
        text = catalog.say_with(key.replace("_", "-"), msgspec.structs.asdict(row))
        assert not re.search(r"[{}$<>]", text), (key, text)
        assert len(text) > (20 if key.endswith(".text") else 3), (key, text)
    for focus in FOCUS_TYPES:
        assert catalog.has(f"focus-{focus}.text")
        assert catalog.has(f"focus-{focus}.trade")
    for setting in game.settings:
        assert catalog.has(f"setting-{setting.key.replace('_', '-')}.text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_number_is_in_the_text(lang: str) -> None:
    catalog = Catalog(game, lang)
    for card in TABLES.world_wonders:
        key = f"card-{card.key.replace('_', '-')}.text"
        if card.amount:
            assert "23" in catalog.say(key, amount=23), key
