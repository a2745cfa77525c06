"""Sentences from keys and arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Junk, Message, Pattern

from tessera.games.newdawn import game as newdawn
from tessera.games.peloponnes import game as peloponnes
from tessera.games.throughtheages import game as throughtheages
from tessera.kernel import AnyGame, Description, Event, Refusal
from tessera.kernel.registry import game as registered
from tessera.text import LANGUAGES, Catalog, UnknownLanguage, spread
from tests.cli.nim import game
from tests.ours import OURS

GAMES = [registered(name) for name in OURS]
NAMES = ("Anna", "Ben [x] {y}")


@pytest.fixture
def english() -> Catalog:
    return Catalog(game, "en", NAMES)


@pytest.fixture
def german() -> Catalog:
    return Catalog(game, "de", NAMES)


def test_a_message_is_said_in_the_language_of_the_reader(english: Catalog, german: Catalog) -> None:
    assert english.say("do-take", count=1) == "Take one stone"
    assert english.say("do-take", count=3) == "Take 3 stones"
    assert german.say("do-take", count=3) == "Nimm 3 Steine"


def test_german_falls_back_to_english_and_then_to_the_key(german: Catalog) -> None:
    assert german.say("do-stake", arg1=2) == "Stake 2"
    assert german.say("no-such-message", count=1) == "<no-such-message>"
    assert german.has("do-stake")
    assert not german.has("no-such-message")


def test_components_are_named_by_their_keys(english: Catalog, german: Catalog) -> None:
    drew = Event("drew-card", {"card": "fox"})
    assert english.event(drew) == "It is the Fox."
    assert german.event(drew) == "Es ist: Fuchs."
    assert english.event(Event("drew-card", {"card": "unicorn"})) == "It is the unicorn."


def test_keys_may_have_underscores_where_messages_have_dashes() -> None:
    assert Catalog(game, "en").word("setting", "no_such_setting") == "no such setting"
    assert Catalog(game, "en").say("play-legal", refused="game_over", notation="x") == "x is possible now."
    assert Catalog(peloponnes, "en").word("card", "temple_of_apollo") == "Temple of Apollo"


def test_seats_are_called_by_their_names(english: Catalog) -> None:
    assert english.event(Event("took", {"seat": 0, "count": 2})) == "Anna takes 2."
    assert english.event(Event("drew", {"seat": 1})) == "Ben [x] {y} draws a card."
    assert english.event(Event("drew", {"seat": 2})) == "Player 3 draws a card."


def test_a_reader_at_the_table_is_spoken_to() -> None:
    took, attacks = (
        Event("took", {"seat": 0, "card": "agora"}),
        Event("attacks", {"seat": 0, "other_seat": 1}),
    )
    assert Catalog(peloponnes, "en", NAMES, reader=0).event(took) == "You take Agora."
    assert Catalog(peloponnes, "de", NAMES, reader=0).event(took) == "Du nimmst Agora."
    assert Catalog(peloponnes, "en", NAMES, reader=1).event(took) == "Anna takes Agora."
    attacks.args["card"] = "raid"
    assert Catalog(throughtheages, "en", NAMES, reader=1).event(attacks).startswith("Anna attacks you: ")
    assert Catalog(throughtheages, "en", NAMES, reader=0).event(attacks).startswith("You attack Ben")


def test_an_argument_may_say_more_than_its_kind() -> None:
    place = {
        "space": 3,
        "land": "forest",
        "at": "G7",
        "by": "city",
        "by_city": "kumasi",
    }
    moved = Event("caravan-moved", {"seat": 0, **place})
    assert Catalog(newdawn, "en", NAMES).event(moved) == "Anna moves a caravan to Kumasi G7."
    assert Catalog(newdawn, "de", NAMES, reader=0).event(moved) == "Du ziehst einen Wagen auf Kumasi G7."


def _event_messages(game: AnyGame, lang: str) -> Iterator[tuple[str, set[str], dict[str, set[str]]]]:
    """Of every event its id, the arguments of its sentence, and those of each attribute."""
    text = (files(game.package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message) and entry.id.name.startswith("event-") and entry.value is not None:
            attributes = {each.id.name: _variables(each.value) for each in entry.attributes}
            yield entry.id.name, _variables(entry.value), attributes


def _variables(pattern: Pattern) -> set[str]:
    return set(
        re.findall(r"\{ *\$(\w+)", FluentSerializer().serialize_entry(Message(Identifier("x"), pattern)))
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_every_event_can_be_told_to_those_it_is_about(name: str, lang: str) -> None:
    """The log calls the reader "You"."""
    wanted = {"seat": "you", "other_seat": "to-you"}
    game = next(each for each in GAMES if each.id == name)
    for key, arguments, attributes in _event_messages(game, lang):
        for seat, attribute in wanted.items():
            assert (seat in arguments) == (attribute in attributes), f"{key}.{attribute} ({lang})"
            assert seat not in attributes.get(attribute, ()), f"{key}.{attribute} names the reader ({lang})"


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_both_languages_have_the_same_banners(name: str) -> None:
    game = next(each for each in GAMES if each.id == name)
    english, german = (
        {key for key, _, attributes in _event_messages(game, lang) if "banner" in attributes}
        for lang in LANGUAGES
    )
    assert english == german
    assert english, "nothing that happens in this game is worth a banner"


def test_lists_name_each_thing(english: Catalog) -> None:
    assert english.say("result-winners", count=2, seats=(0, 2)) == "Anna, Player 3 share the win."
    assert english.say("event-drew-card", cards=["ant", "bee"], card=["ant", "bee"]) == "It is the Ant, Bee."


def test_descriptions_and_refusals(german: Catalog) -> None:
    assert german.description(Description("do-draw")) == "Zieh eine Karte"
    assert (
        german.refusal(Refusal("refused-hand-full", {"most": 2})) == "Auf der Hand sind höchstens 2 Karten."
    )
    assert german.refusal(Refusal("refused-not-your-turn", {"seat": 0})) == "Anna ist am Zug."


def test_combinators_offer_steps_by_label(english: Catalog) -> None:
    assert english.description(Description("do-next", {"arg1": "gain-coin"})) == "Next: gain coin"
    assert english.description(Description("do-decline")) == "No, thanks"


def test_an_attribute_belongs_to_its_message() -> None:
    catalog = Catalog(peloponnes, "en")
    assert "protected" in catalog.say("card-well.text")
    assert catalog.say("card-well.no-such-attribute") == "<card-well.no-such-attribute>"


def test_names_are_not_wrapped_in_invisible_characters(english: Catalog) -> None:
    assert "\N{FIRST STRONG ISOLATE}" not in english.event(Event("drew", {"seat": 0}))


def test_a_game_may_say_a_shared_message_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "wordy"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "texts" / "en.ftl").write_text("do-decline = Not today\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(type(game), "package", "wordy")
    catalog = Catalog(game, "de")
    assert catalog.say("do-decline") == "Nein, danke"  # the reader's language comes first
    assert Catalog(game, "en").say("do-decline") == "Not today"


def test_a_game_without_catalogs_has_the_shared_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "package", "no_such_package")
    assert Catalog(game, "en").say("do-decline") == "No, thanks"
    assert Catalog(None, "de").say("do-decline") == "Nein, danke"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'fr'; there are: en, de"):
        Catalog(game, "fr")


def test_the_shared_catalogs_say_the_same_things() -> None:
    english, german = (
        re.findall(
            r"^([a-z][\w-]*) =",
            (files("tessera") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"),
            re.M,
        )
        for lang in LANGUAGES
    )
    assert english == german
    assert len(set(english)) == len(english)


def test_every_refusal_of_the_kernel_has_words() -> None:
    source = (files("tessera.kernel") / "engine.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(refused-[a-z-]+)"', source))
    assert len(keys) >= 5
    assert all(Catalog(None, lang).has(key) for key in keys for lang in LANGUAGES)


def test_soft_hyphens_are_for_tiles_not_for_lines() -> None:
    """A long name says where a narrow tile may break it; a line of text has no use for that."""
    catalog = Catalog(throughtheages, "de")
    assert catalog.word("card", "independence_declaration") == "Unabhängigkeitserklärung"


def test_what_lies_within_an_argument_is_an_argument_itself() -> None:
    catalog = Catalog(throughtheages, "en")
    row = {"gains": {"food": 5, "resources": 1}, "losses": {"population": 2}}
    assert catalog.say_with("card-enslave-1.text", row) == (
        "The rival loses 2 workers; you gain 5 food and 1 resource."
    )
    assert dict(spread({"pays": (6, 2)})) == {"pays": (6, 2), "pays_count": 2, "pays_0": 6, "pays_1": 2}
