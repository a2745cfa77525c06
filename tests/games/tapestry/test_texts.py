"""Words that tell options apart, and those of benefits; all other texts are the kit's (`test_kit`)."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.cards.civilizations.arts_and_architecture import TakeStored
from tessera.games.tapestry.cards.civilizations.fantasies_and_futures_a_to_g import ReplaceOutpost
from tessera.games.tapestry.cards.grids import PlaceOnCard
from tessera.games.tapestry.cards.tapestries.arts_and_architecture import ClaimBonuses, LoseCiv
from tessera.games.tapestry.content import Die
from tessera.games.tapestry.rules.benefits import VOCABULARY
from tessera.games.tapestry.rules.building import PlaceBuilding
from tessera.games.tapestry.rules.supplies import DrawTapestry, SellTapestries
from tessera.games.tapestry.showing.board import prints
from tessera.kernel import Ask, ChooseCard, Match, Seeded
from tessera.kernel.option import Option
from tessera.testing.campaign import Curious
from tessera.testing.texts import is_whole, only, questions
from tessera.testing.trial import NAMES
from tessera.text import LANGUAGES, Catalog
from tests.games.tapestry.scenes import EVERYTHING
from tests.games.tapestry.test_kit import TestKit as Kit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_component_is_chosen_is_named(lang: str) -> None:
    catalog = Catalog(game, lang)
    choices = [cls for cls in questions(Kit.trial) if issubclass(cls, ChooseCard)]
    assert len(choices) > 15
    s = game.new(2, Seeded(1), EVERYTHING)
    for cls in choices:
        sale = SellTapestries(0, gain=DrawTapestry(0), card=0)
        described = (sale if cls is SellTapestries else cls(0)).describe(s, (cls.verb, "trap"))
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
        curious = Curious(Kit.trial.shy)
        while (decision := match.decision()) is not None:
            told = {
                option: catalog.description(decision.describe(match.state, option))
                for option in decision.options
            }
            twice = [option for option, text in told.items() if list(told.values()).count(text) > 1]
            assert twice == [], (decision.step, told[twice[0]] if twice else "")
            match.answer(decision.seat, curious.choose(decision, answers))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_benefits_has_words(lang: str) -> None:
    bundle, tables = only(game.package, lang), game.tables
    charms = [said for row in tables.tapestries for said in (*row.left, *row.right)]
    words = [said.replace(":", "-").replace("_", "-") for said in (*VOCABULARY, *charms)]
    assert [word for word in words if not bundle.has_message(f"gain-{word}")] == []
    reserved = [row.reserve.replace(":", "-").replace("_", "-") for row in tables.tapestries if row.reserve]
    assert [what for what in reserved if not bundle.has_message(f"what-{what}")] == []


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_word_is_said_whole(lang: str) -> None:
    """What a board draws as an icon it can also say, corrected points included."""
    tables = msgspec.structs.replace(game.tables, dice=(Die("conquer_red", faces=("vp:9",)),))
    catalog, words = Catalog(game, lang), prints(game.load(tables)).words
    assert {"territory_benefit", "vp:5", "vp_track:arts"} <= set(prints(game.load(game.tables)).words)
    assert words["vp:9"].points == 9
    for code, word in words.items():
        said = catalog.description(word.says)
        assert is_whole(said), (code, said)
        assert said not in (code, word.name.replace("_", "-")), code
