"""The kit finds what is wrong: texts, campaigns, records and tables that are not as they should be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.games.throughtheages import game as throughtheages
from tessera.kernel import Description, Event, Match, Refusal, Seeded
from tessera.kernel.record import BadRecord
from tessera.testing import components, golden, texts
from tessera.testing.campaign import Campaign, Curious, Endless, Said
from tessera.testing.trial import Table, Trial, every_table
from tests.cli.nim import Nim, NimGame, game

TRIAL = Trial(game=game, tables=(Table(2),))


# --- tables -------------------------------------------------------------------------------------------------


def test_every_table_has_every_number_of_seats_and_every_setting() -> None:
    tables = every_table(game)
    assert {table.seats for table in tables if not table.settings} == set(game.seats)
    for setting in game.settings:
        assert any(setting.key in table.settings for table in tables), setting.key


def test_a_table_is_called_by_what_is_special_about_it() -> None:
    assert str(Table(3)) == "3"
    assert (
        str(Table(2, {"short_game": True, "mix": "open", "cards": False})) == "2-short-game-mix-open-no-cards"
    )


# --- campaigns ----------------------------------------------------------------------------------------------


def test_a_curious_player_does_what_was_done_least() -> None:
    match: Match[Nim] = Match(game, 2, Seeded(1))
    decision = match.decision()
    assert decision is not None
    player = Curious(shy=frozenset({"take"}))
    chosen = [player.choose(decision, Seeded(n))[0] for n in range(20)]
    assert chosen.count("draw") > chosen.count("take") > 0


def test_a_match_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NimGame, "longest", 2)
    with pytest.raises(Endless, match="a match at table 2 is not over after 3 plies"):
        Campaign(TRIAL)


def test_impossible_positions_and_too_many_options_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NimGame, "faults", lambda self, s: ["the heap leans"])
    campaign = Campaign(msgspec.structs.replace(TRIAL, most_options=1, usual_options=1, longest=1))
    found = " ".join(campaign.problems())
    assert "the heap leans" in found
    assert "more than 1 are too many to choose from" in found
    assert "half of all questions have" in found
    assert "plies, more than 1" in found


# --- texts --------------------------------------------------------------------------------------------------


def test_a_message_without_text_is_found() -> None:
    said: list[Said] = [Description("do-fly"), Event("flew", {"seat": 0}), Refusal("refused-flying")]
    missing = texts.missing(TRIAL, "de", said)
    assert missing[:3] == [f"{key} has no text (de)" for key in ("do-fly", "event-flew", "refused-flying")]


@pytest.mark.parametrize(
    "text", ["", "Anna { card }", "a_key", "gains 0 coins", "None of it", "two  spaces", "so ."]
)
def test_what_is_no_sentence(text: str) -> None:
    assert not texts.is_whole(text)


def test_a_sentence_that_is_not_told_what_it_needs_is_found() -> None:
    event = next(
        key for key, names in texts._arguments(game, "en").items() if "count" in names and key[:5] == "event"
    )
    said: list[Said] = [Event(event.removeprefix("event-"), {"seat": 0})]
    assert any("is not told" in problem for problem in texts.broken(TRIAL, "en", said))


def test_things_that_explain_themselves_badly_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = """
explain-coin = Coin
    .text = Pays for things.
    .rule = TA-1.01
explain-mute = Mute
    .rule = TA-1.01
explain-lawless = Lawless
    .text = Does as it likes.
    .rule = TA-99.99
"""
    monkeypatch.setattr(texts, "catalog_text", lambda package, lang: told)
    assert texts.unexplained(throughtheages, "en") == [
        "explain-mute does not say what it does (en)",
        "explain-lawless names no numbered rule (en)",
    ]


def test_words_that_nobody_has_written_are_found() -> None:
    trial = msgspec.structs.replace(TRIAL, words=("card-dragon",))
    assert "card-dragon has no name (en)" in texts.nameless(trial, "en")


# --- records ------------------------------------------------------------------------------------------------


def played(seats: int = 2) -> Match[Any]:
    match: Match[Any] = Match(game, seats, Seeded("kept"))
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[-1])
    return match


def test_a_kept_record_has_milestones_and_replays() -> None:
    record = golden.compact(played().record())
    digests = [number for number, move in enumerate(record.moves) if move.digest]
    assert digests == sorted({*range(0, len(record.moves), golden.MILESTONE), len(record.moves) - 1})
    covered = golden.replayed(game, record)
    assert covered.seats == {2}
    assert covered.endings and covered.questions and covered.events


def test_a_record_with_another_outcome_is_refused() -> None:
    record = played().record()
    assert record.outcome is not None
    other = msgspec.structs.replace(record.outcome, reason="boredom")
    with pytest.raises(BadRecord, match="boredom"):
        golden.replayed(game, msgspec.structs.replace(record, outcome=other))


def test_what_is_covered_is_compared_by_kind() -> None:
    wish = golden.Covered(seats={2, 3}, endings={"end", "resigned"})
    assert wish.beyond(golden.Covered(seats={2}, endings={"end", "resigned"})) == {"seats": ["3"]}


# --- components ---------------------------------------------------------------------------------------------


def test_differences_from_the_data_file_are_told() -> None:
    noted = components.written(game)
    assert all(components.differences(game, noted, table) == [] for table in noted)
    first, second, *_ = noted["cards"]
    noted["cards"]["dragon"] = {"worth": 9}
    noted["cards"][first]["worth"] = 77
    del noted["cards"][second]
    found = components.differences(game, noted, "cards")
    assert "cards has no dragon" in found
    assert f"cards.{second} is not in the data file" in found
    assert any(problem.startswith(f"cards.{first}.worth is ") and problem.endswith("77") for problem in found)


# --- numbers of rows in texts -------------------------------------------------------------------------------


def test_a_number_that_a_text_does_not_say_is_found() -> None:
    """Moses' food stands in his text; the strength that Julius Caesar has is drawn on his card."""
    trial = Trial(game=throughtheages, numbers={"leaders": ("amount", "symbols")})
    found = texts.unspoken_numbers(trial, "en")
    assert "card-julius-caesar.text does not say symbols.strength (en)" in found
    assert not any(line.startswith("card-moses.") for line in found)
    drawn = msgspec.structs.replace(trial, drawn=frozenset({"julius_caesar.symbols.strength"}))
    assert "card-julius-caesar.text does not say symbols.strength (en)" not in texts.unspoken_numbers(
        drawn, "en"
    )


def test_a_number_of_a_text_that_is_not_its_rows_is_found() -> None:
    trial = Trial(game=throughtheages, idioms={"en": ("the two (?:weakest|strongest)",)})
    found = texts.loose_numbers(trial, "en")
    assert "card-genghis-khan.text says '2', which is no number of its row (en)" in found  # with 2 players
    assert "card-alfred-nobel.text says '4', which is no number of its row (en)" in found
    assert not any(line.startswith("card-foray.") for line in found)
    borrowed = msgspec.structs.replace(trial, borrowed={"alfred_nobel": "nobel_prize"})
    assert not any(line.startswith("card-alfred-nobel.") for line in texts.loose_numbers(borrowed, "en"))
