"""Every question, option, event, refusal and component has text in both languages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tessera.games.tapestry import game
from tessera.games.tapestry.benefits import VOCABULARY
from tessera.games.tapestry.building import PlaceBuilding
from tessera.games.tapestry.cards.civilizations_arts import TakeStored
from tessera.games.tapestry.cards.civilizations_fantasies_a_to_g import ReplaceOutpost
from tessera.games.tapestry.cards.grids import PlaceOnCard
from tessera.games.tapestry.cards.tapestries_arts import ClaimBonuses, LoseCiv
from tessera.games.tapestry.content import (
    BUILDINGS,
    CONTINUOUS,
    RESOURCES,
    RESPONSE,
    ROWS,
    TERRAINS,
    THIS_ERA,
    TRACKS,
    WHEN_PLAYED,
    Component,
)
from tessera.games.tapestry.supplies import ChooseCard
from tessera.games.tapestry.world import Tapestry
from tessera.kernel import Ask, Description, Event, Match, Refusal, Seeded, Source
from tessera.kernel.choose import Choose
from tessera.kernel.engine import announced, why_not
from tessera.kernel.option import Option
from tessera.kernel.rulebook import numbered_rules
from tessera.kernel.step import Step, kebab
from tessera.text import LANGUAGES, Catalog

Said = Description | Event | Refusal

NAMES = ["Anna", "Ben", "Cleo", "Dana", "Emil"]
EVERYTHING = {"plans": True, "arts": True, "fantasies": True}
PLAYED: Sequence[tuple[int, Mapping[str, object]]] = (
    (1, {}),
    (1, {**EVERYTHING, "level": 6}),
    (2, {**EVERYTHING, "shadow": True, "arts_track": False}),
    (3, {**EVERYTHING, "choose_die": True, "two_first_cards": True, "two_civilizations": True}),
    (5, EVERYTHING),
    *((seats, {**EVERYTHING, "civilizations": box}) for box in ("base", "plans", "arts") for seats in (3, 4)),
    *((seats, {**EVERYTHING, "civilizations": "fantasies"}) for seats in (2, 3, 4, 5)),
)
BASES = ("ChooseOpponent", "ChooseCard", "ChooseHex", "KeepOne")
IDLE = {"income", "decline", "stop", "pass"}
"""Answers by which little happens; they are given less often."""


# --- what matches have to say -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Everything that random matches with all expansions have to say, once for each shape."""
    found: dict[bytes, Said] = {}
    for seats, options in PLAYED:
        deal = f"texts {seats} {options}"
        for message in _messages(Match(game, seats, Seeded(deal), dict(options)), Seeded(f"answers {deal}")):
            words = [str(message.args.get(name)) for name in ("gain", "what", "face", "arg1", "kind", "row")]
            shape = (type(message).__name__, message.key, sorted(message.args), words)
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
        some = _one_of_each(decision.options, answers)
        yield from (decision.describe(state, option) for option in some)
        old = [*old, *some][-100:]
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


@cache
def _file(lang: str) -> str:
    return (files(game.package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
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
        assert not re.search(r"[{}$<>]|None|[a-z]_[a-z]|[a-z]-\d", sentence), (message, sentence)
        assert sentence and sentence == " ".join(sentence.split()), (message, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_argument_that_a_sentence_needs_is_given(said: list[Said], lang: str) -> None:
    bundle = _only(lang)
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        if message.key not in OPTIONAL:
            args = {name: catalog._argument(name, value) for name, value in message.args.items()}
            pattern = bundle.get_message(_key(message)).value
            assert pattern is not None
            _, errors = bundle.format_pattern(pattern, args)
            assert not [error for error in errors if "Unknown external" in str(error)], (message, errors)


OPTIONAL = {"do-circle", "do-tile", "do-replace", "do-lose", "do-build", "do-do", "do-next", "do-choose"}
"""Messages that choose their words by which arguments they have, and those of steps, which are named elsewhere."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_counted_wrongly(said: list[Said], lang: str) -> None:
    """One coin is no coins, and nothing is gained, paid or scored zero times."""
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        sentence = _sentence(catalog, message)
        assert not re.search(r"\b0 \w|\b1 (coins|workers|cards|resources|Münzen|Karten)\b", sentence), (
            sentence
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_does_something_stands_first(said: list[Said], lang: str) -> None:
    catalog = Catalog(game, lang, NAMES)
    for message in said:
        if "seat" in message.args and (isinstance(message, Event) or message.key.startswith("wait-")):
            assert _sentence(catalog, message).startswith(NAMES[int(message.args["seat"])]), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_steps_that_are_put_in_order_have_names(said: list[Said], lang: str) -> None:
    bundle = _only(lang)
    labels = {str(message.args["arg1"]).replace("_", "-") for message in said if "arg1" in message.args}
    assert labels
    assert [label for label in sorted(labels) if not bundle.has_message(f"step-{label}")] == []


# --- what the rules could say -------------------------------------------------------------------------------


def _source() -> str:
    package = files(game.package)
    found = [*package.iterdir(), *(package / "cards").iterdir()]
    return "".join(path.read_text() for path in found if path.name.endswith(".py"))


def _named_in_the_rules() -> set[str]:
    source = _source()
    keys = set(re.findall(r'"((?:do|refused)-[a-z-]+)"', source))
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', source)}
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\("[a-z]+" if .*? else "([a-z-]+)"', source)}
    for cls in _questions():
        asked = _asked(cls)
        keys |= asked
        keys |= {key.replace("ask-", "wait-", 1) for key in asked} if cls.open else {f"wait-{_label(cls)}"}
        if issubclass(cls, Choose):
            keys |= {f"do-{cls.verb}", f"refused-{cls.verb}"}
    return keys | {f"{kind}-{step}" for kind in ("ask", "wait") for step in ("any-order", "may")}


def _questions(root: type[Ask] = Ask) -> Iterator[type[Ask]]:
    """All that can be asked; bases of questions are not asked themselves."""
    for cls in root.__subclasses__():
        if cls.__module__.startswith(game.package) and cls.__name__ not in BASES:
            yield cls
        yield from _questions(cls)


def _label(cls: type[Step]) -> str:
    return kebab(cls.__name__)


def _asked(cls: type[Ask]) -> set[str]:
    """A question without words of its own has those of its name."""
    if cls.prompt in (Step.prompt, Ask.prompt, Choose.prompt):
        return {f"ask-{_label(cls)}"}
    return set(re.findall(r'"(ask-[a-z-]+)"', inspect.getsource(cls.prompt)))


COMPOSED = {
    *[
        f"do-{step}-{what}"
        for step in ("next", "choose", "take")
        for what in ("gain-on", "gain-card", "points")
    ],
    *[f"stage-{name}" for name in ("setup", "turn", "income", "bots", "over")],
    *[
        f"do-{verb}"
        for verb in ("do", "choose", "next", "use", "end", "income", "advance", "benefit", "bonus", "beside")
    ],
    *[f"do-{step}-gain" for step in ("next", "choose", "take")],
    *[
        f"do-{verb}"
        for verb in ("redraw", "replace", "invent", "salvage", "upgrade", "create", "tile", "restart")
    ],
    *[
        f"do-{verb}"
        for verb in ("capital", "give", "card", "swap", "with", "herald", "improve", "share", "uncover")
    ],
    *[f"do-mat-{verb}" for verb in ("at", "turn")],
    *[
        f"do-{verb}"
        for verb in ("resource", "cards", "draw", "move-from", "set-aside", "slide", "plant", "howl")
    ],
    *[f"do-{verb}" for verb in ("track", "rise", "fall", "copy", "buy", "sell", "compete")],
    *[f"do-{verb}" for verb in ("at", "conquer", "drift", "from", "isolate", "occupy", "onto", "trade")],
    "refused-may-conquer",
}
"""Messages whose keys are put together from a verb or from the name of a right."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_key_in_the_rules_is_in_the_catalog(lang: str) -> None:
    """Also those that random matches do not reach."""
    bundle = _only(lang)
    keys = _named_in_the_rules() | COMPOSED
    assert len(keys) > 450
    assert [key for key in sorted(keys) if not bundle.has_message(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_component_is_chosen_is_named(lang: str) -> None:
    catalog = Catalog(game, lang)
    choices = [cls for cls in _questions() if issubclass(cls, ChooseCard)]
    assert len(choices) > 15
    s = game.new(2, Seeded(1), EVERYTHING)
    for cls in choices:
        described = cls(0).describe(s, (cls.verb, "trap"))
        assert catalog.word("card", "trap") in catalog.description(described), cls


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_options_of_a_question_say_the_same(lang: str) -> None:
    """Who chooses by words alone must be able to tell options apart; equal cards are one option."""
    catalog = Catalog(game, lang, NAMES)
    for seats, options in (
        (3, EVERYTHING),
        (5, EVERYTHING),
        (2, {**EVERYTHING, "civilizations": "fantasies"}),
    ):
        match, answers = Match(game, seats, Seeded("apart"), dict(options)), Seeded("told apart")
        while (decision := match.decision()) is not None:
            told = {
                option: catalog.description(decision.describe(match.state, option))
                for option in decision.options
            }
            twice = [option for option, text in told.items() if list(told.values()).count(text) > 1]
            assert twice == [], (decision.step, told[twice[0]] if twice else "")
            match.answer(decision.seat, _answer(decision.options, answers))


def test_nothing_in_the_catalog_is_unsaid(said: list[Said]) -> None:
    keys = re.findall(r"^((?:ask|wait|do|event|refused|stage)-[\w-]+) =", _file("en"), re.M)
    known = {_key(message) for message in said} | _named_in_the_rules() | COMPOSED
    assert [key for key in keys if key not in known] == []


def test_both_languages_say_the_same_things() -> None:
    english, german = (re.findall(r"^([a-z][\w-]* =|    \.\w+ =)", _file(lang), re.M) for lang in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_benefits_has_words(lang: str) -> None:
    bundle, tables = _only(lang), game.tables
    charms = [said for row in tables.tapestries for said in (*row.left, *row.right)]
    words = [said.replace(":", "-").replace("_", "-") for said in (*VOCABULARY, *charms)]
    assert [word for word in words if not bundle.has_message(f"gain-{word}")] == []
    reserved = [row.reserve.replace(":", "-").replace("_", "-") for row in tables.tapestries if row.reserve]
    assert [what for what in reserved if not bundle.has_message(f"what-{what}")] == []


# --- components ---------------------------------------------------------------------------------------------


def _components() -> list[Component]:
    tables = game.tables
    found = [getattr(tables, name) for name in tables.__struct_fields__ if name != "constants"]
    return [row for table in found for row in table]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_named_has_a_name(lang: str) -> None:
    bundle, tables = _only(lang), game.tables
    assert len(_components()) == 474
    named = [
        *[f"card-{row.key}" for row in _components()],
        *[f"kind-{row.kind}" for row in _components()],
        *[f"type-{name}" for name in (WHEN_PLAYED, THIS_ERA, CONTINUOUS, RESPONSE)],
        *[f"tile-{row.key}" for row in (*tables.territories, *tables.space_tiles)],
        *[f"civ-{row.key}" for row in tables.civilizations],
        *[f"capital-{row.key}" for row in tables.capitals],
        *[f"{name}-{row.key}" for row in tables.landmarks for name in ("landmark", "building")],
        *[f"achievement-{row.key}" for row in tables.achievements],
        *[f"{name}-{row.key}" for row in tables.decisions for name in ("first", "second")],
        *[f"{name}-{row.automa}" for row in tables.decisions for name in ("automa", "shadow")],
        *[f"scan-{row.scan}" for row in tables.decisions],
        *[f"good-{name}" for name in RESOURCES],
        *[f"building-{name}" for name in BUILDINGS],
        *[f"{kind}-{name}" for name in ROWS for kind in ("row", "income")],
        *[f"track-{name}" for name in (*TRACKS, "favorite")],
        *[f"land-{name}" for name in TERRAINS],
        *[f"face-{face.replace(':', '-')}" for die in tables.dice[2:] for face in die.faces],
        *[f"source-{source}" for source in Source],
        *[f"setting-{setting.key}" for setting in game.settings],
        *[
            f"setting-{setting.key}-{choice}"
            for setting in game.settings
            for choice in setting.values
            if not isinstance(choice, bool)
        ],
        *[f"stage-{name}" for name in ("setup", "turn", "income", "bots", "over")],
        *["bot-1", "bot-2"],
        *["score-vp", "reason-end", "reason-won-solo", "reason-lost-solo", "partly-reconstructed"],
    ]
    assert [key for key in named if not bundle.has_message(key.replace("_", "-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_what_it_does(lang: str) -> None:
    catalog = Catalog(game, lang)
    for row in _components():
        key = f"card-{row.key.replace('_', '-')}.text"
        text = catalog.say_with(key, msgspec.structs.asdict(row))
        assert not re.search(r"[{}$<>]|None|  | \.|[a-z]_[a-z]|\d: \w+_", text), (key, text)
        assert len(text) > 6 and text.endswith((".", "!")), (key, text)
    for setting in game.settings:
        assert catalog.has(f"setting-{setting.key.replace('_', '-')}.text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_number_is_in_the_text(lang: str) -> None:
    catalog, tables = Catalog(game, lang), game.tables
    for table, field in (
        (tables.tapestries, "amount"),
        (tables.civilizations, "amount"),
        (tables.civilizations, "tokens"),
        (tables.space_tiles, "amount"),
        (tables.capitals, "aside_vp"),
        (tables.capitals, "pad_loss"),
    ):
        for row in table:
            if getattr(row, field):
                args = {**msgspec.structs.asdict(row), field: 37}
                text = catalog.say_with(f"card-{row.key.replace('_', '-')}.text", args)
                assert "37" in text, (row.key, field)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_condition_is_in_the_text(lang: str) -> None:
    """Of tech cards: the tier or the space of an income row."""
    catalog = Catalog(game, lang)
    for row in game.tables.techs:
        key = f"card-{row.key.replace('_', '-')}.text"
        args = msgspec.structs.asdict(row)
        if row.track:
            assert catalog.say("track-arts") in catalog.say_with(key, {**args, "track": "arts"})
        if row.income:
            assert "37" in catalog.say_with(key, {**args, "space": 37})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_can_be_broken(lang: str) -> None:
    """A tile is narrow: a long word of a card's name says where it may be broken."""
    for name in re.findall(r"^card-[\w-]+ = (.*)$", _file(lang), re.M):
        if not name.startswith("{"):
            parts = re.split(r"[ \u00ad-]", name)
            assert max(len(part) for part in parts) <= 11, name


def test_every_rule_that_is_named_is_numbered() -> None:
    document = Path(__file__).parents[3] / "docs" / "rules" / "tapestry.md"
    numbered = {rule.id for rule in numbered_rules(document.read_text(encoding="utf-8"))}
    shown = set(re.findall(r'"(TP-\d+(?:\.\d+[a-z]?)?)"', _source()))
    assert len(shown) > 50
    assert shown <= numbered


# --- words that tell options apart --------------------------------------------------------------------------


def told(step: Ask, *options: Option, lang: str = "en") -> list[str]:
    s = game.new(2, Seeded("told"), EVERYTHING)
    s.players[0].capital = s.content.number["capital_mountain"]
    return [Catalog(game, lang, NAMES).description(step.describe(s, option)) for option in options]


def test_plots_have_the_names_that_the_board_shows() -> None:
    step = PlaceBuilding(0, kind=0)
    assert told(step, ("place", 0), ("place", 12), ("place", 80)) == ["On a1", "On d2", "On i9"]
    assert told(step, ("place", 12), lang="de") == ["Auf d2"]
    assert told(step, ("beside",)) == ["Beside the mat"]


def test_a_way_to_lie_says_where_and_how() -> None:
    s = game.new(2, Seeded("told"), EVERYTHING)
    forge = s.content.number["landmark_forge"]
    ways = s.content.cities[s.content.number["capital_mountain"]].ways[forge]
    inside = next(number for number, way in enumerate(ways) if not way.outside and way.at == 0)
    assert told(PlaceBuilding(0, kind=forge), ("lay", inside)) == ["a1–b2"]


def test_plots_of_a_card_are_counted() -> None:
    step = PlaceOnCard(0, card=game.content().number["granges"], kind=0)
    name = Catalog(game, "en").word("card", "granges")
    assert told(step, ("plots", 0b100), ("plots", 0b101)) == [f"On {name}, plot 3", f"On {name}, plots 1 + 3"]


def test_choices_among_the_own_things_name_them() -> None:
    assert told(ClaimBonuses(0), ("bonus", "science", 5), ("bonus", "technology", 2)) == [
        "The bonus of space 5 on the science track",
        "The bonus of space 2 on the technology track",
    ]
    assert told(ReplaceOutpost(0), ("replace", 1), ("replace", -1)) == [
        "Instead of an outpost of Ben",
        "Instead of nothing",
    ]
    assert told(TakeStored(0), ("build", "landmark_forge")) == ["Place Forge"]
    assert told(LoseCiv(0), ("lose", "heralds")) == ["Give up the Heralds"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_called_what_they_are(lang: str) -> None:
    catalog = Catalog(game, lang, ["Anna"])
    assert [catalog.player(seat) for seat in range(3)] == ["Anna", catalog.say("bot-1"), catalog.say("bot-2")]
