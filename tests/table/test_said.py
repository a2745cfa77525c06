"""Options travel with their verb and their arguments apart, and with what a client would have to read them for."""

from __future__ import annotations

from tessera.kernel import Seeded
from tessera.kernel.engine import ask, play
from tessera.kernel.registry import game
from tessera.table.said import question, said_in


def test_an_option_says_verb_arguments_and_meaning() -> None:
    peloponnes = game("peloponnes")
    state = peloponnes.new(2, Seeded(1))
    asked = ask(state)
    assert asked is not None
    while asked.step.label() != "bid":
        asked = play(state, asked.options[0])
        assert asked is not None
    rows = {row["do"]: row for row in question(peloponnes, state, asked)["options"]}
    bid = next(row for row in rows.values() if row["verb"] == "bid")
    assert bid["do"] == f"bid {bid['args'][0]}" and not bid["whole"] and not bid["final"]
    assert bid["says"]["key"] == "do-bid" and bid["under"] == [] and bid["place"] is None
    assert rows["pass"]["final"] and rows["pass"]["args"] == []


def test_a_place_is_named_as_such() -> None:
    civilization = game("civilization")
    state = civilization.new(2, Seeded(1))
    asked = ask(state)
    while asked is not None and asked.step.label() != "place-capital":
        asked = play(state, asked.options[0])
    assert asked is not None
    for row in question(civilization, state, asked)["options"]:
        assert row["place"] == f"square:{row['args'][0]}"


def test_what_is_unfolded_stands_under_its_first_part() -> None:
    assert said_in((("upgrade",), ("from", "bronze", "iron"))) == [
        {"verb": "upgrade", "args": []},
        {"verb": "from", "args": ["bronze", "iron"]},
    ]
