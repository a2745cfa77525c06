"""Scenario files: a position, play and expectations in a few lines."""

from __future__ import annotations

import pytest

from tessera.kernel import Match, Seeded, notation, registry, snapshot
from tessera.kernel import scenario as scenario_module
from tessera.kernel.scenario import scenario_of
from tessera.testing import BadScenario, ScenarioFailed, run_scenario
from tests.kernel.bazaar import bazaar
from tests.kernel.guild import guild

# With seed 1 seat 1 begins. It has salt, salt and wool (1, 1, 2); seat 0 has spice, spice and silk (3, 3, 4).
START = "game bazaar seats 2 seed 1\n"


def lines(*texts: str) -> str:
    return START + "\n".join(texts)


# --- playing ------------------------------------------------------------------------------------------------


def test_a_position_is_set_up_played_and_checked_in_ten_lines() -> None:
    run_scenario(
        """
        game bazaar seats 2 seed 1
        set players.0.coins 1
        chance dates silk
        play stake 1
        play stake 4
        play pass
        play bid 1
        expect players.0.coins 3            # one for the dates, two for the silk on the stall
        expect players.0.hand.cards [dates, spice, spice, silk]
        """,
        bazaar,
    )


def test_everything_a_scenario_can_say() -> None:
    done = run_scenario(
        """
        title Who is outbid reacts at once
        rule BZ-4.02 BZ-4.03 BZ-4.04
        game bazaar seats 2 seed 1
        setting spies false                     # a comment
        set players.0.coins 3
        set players.0.hand.cards [silk, spice]
        set market.cards [spice]
        chance ivory                           # the lot
        play stake 1
        play stake 4
        asks 1 offer
        play bid 2
        offers bid 3
        refuses bid 2 BZ-4.02
        refuses bid 4 BZ-4.03
        play bid 3
        asks 1 react
        chance 6
        play yield
        expect players.0.coins 8               # all spent; six from begging, two for the silk
        expect players.0.hand {"cards": [spice, ivory], "known": [[ivory, -1]]}
        expect outcome null
        """,
        bazaar,
    )
    assert done.title == "Who is outbid reacts at once"
    assert done.rules == ["BZ-4.02", "BZ-4.03", "BZ-4.04"]
    assert done.script is not None
    assert done.script.state.players[0].stall.cards == (4,)


def test_a_scenario_may_only_set_a_position_up() -> None:
    done = run_scenario("game bazaar seats 4 seed 9\nsetting rounds 3", bazaar)
    assert done.script is not None
    assert done.script.state.seats == 4
    assert done.script.state.setup.settings["rounds"] == 3


def test_a_scenario_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenario_module, "find", {"bazaar": bazaar}.__getitem__)
    done = run_scenario("game bazaar")
    assert done.game is bazaar
    assert done.script is not None
    assert done.script.state.seats == 2


def test_without_a_game_line_the_given_game_is_played() -> None:
    done = run_scenario("expect round 1", bazaar)
    assert done.script is not None


def test_changes_that_follow_each_other_are_one_change() -> None:
    move = ["set players.0.hand.cards [spice, silk]", "set market.cards [spice]"]
    assert run_scenario(lines(*move), bazaar).script is not None
    with pytest.raises(BadScenario, match="line 2: impossible position: the goods are"):
        run_scenario(lines(move[0], "asks 1 stake", move[1]), bazaar)


def test_paths_lead_through_fields_places_and_keys() -> None:
    done = run_scenario(
        lines(
            "set order [0, 1]",
            "expect order.0 0",
            "expect setup.settings.rounds 2",
            "expect players.1.seat 1",
            "expect market.cards []",
        ),
        bazaar,
    )
    assert done.line == 6


# --- failing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("asks 0 stake", "asks 0 stake: seat 1 is asked"),
        ("asks 1 offer", "asks 1 offer: the question is stake"),
        ("asks one", "asks one: seat 1 is asked"),
        ("offers stake 5", "offers stake 5: legal are: stake 1, stake 2"),
        ("refuses stake 1", "refuses stake 1: 'stake 1' is legal"),
        ("refuses stake 5 BZ-9.99", "refuses stake 5 BZ-9.99: refused by BZ-3.01"),
        ("refuses dance BZ-9.99", "refuses dance BZ-9.99: 'dance' is refused by no rule"),
        ("play stake 5", "play stake 5: 'stake 5' is refused: refused-not-in-hand"),
        ("expect players.0.coins 5", "expect players.0.coins 5: it is 4"),
        ("expect players.0.hand.cards [silk]", r".*: it is \(3, 3, 4\)"),
    ],
)
def test_an_expectation_that_does_not_hold_names_its_line(line: str, message: str) -> None:
    with pytest.raises(ScenarioFailed, match=f"^line 3: {message}"):
        run_scenario(lines("", line), bazaar)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "jump 3",
            "'jump' is none of title, rule, game, setting, set, deal, chance, asks, offers, refuses, play, expect",
        ),
        ("game bazaar seats 3", "write once and first: game ID seats N seed N"),
        ("rule six", "rule ids look like PE-6.01: six"),
        ("rule", "rule ids look like"),
        ("setting luck true", "bazaar has no setting 'luck'; it has: rounds, spies"),
        ("setting rounds 9", "setting rounds cannot be '9'; it can be 1, 2, 3"),
        ("setting rounds", "setting rounds cannot be ''"),
        ("set", "there is nothing called ''"),
        ("set coins 3", "there is nothing called 'coins' in that place"),
        ("set players.7.coins 3", "there is nothing called '7' in that place"),
        ("set players.x.coins 3", "there is nothing called 'x' in that place"),
        ("set setup.settings.luck true", "there is nothing called 'luck'"),
        ("set players.0.coins", "not a value: ''"),
        ("set players.0.coins three", "no component is called 'three'"),
        ("set players.0.coins [1", r"not a value: '\[1'"),
        ('set players.0.coins "3"', "players.0.coins: Expected `int`, got `str`"),
        ("set players.0 {}", "players.0: Object missing required field"),
        ("set order [0, 1.5]", r"order: not a position of this game: Expected `int`, got `float`"),
        ("set order null", "order: not a position of this game"),
        ("set players []", "impossible position: the goods are"),
        ("set lot 77", "impossible position: the goods are"),
        ("set players.0.coins -3", "impossible position: seat 0 has -3 coins"),
        ("set market.cards [silk]", "impossible position: the goods are"),
        ("set setup.seats 3", "'seats' is fixed"),
        ("set players.0.hand.cards.0 3", "set the whole of it, not place 0"),
        ("set seats 3", "set seats 3: AttributeError"),
        ("chance", "chance gives whole numbers or components"),
        ("chance luck", "no component is called 'luck'"),
        ("chance [1]", "chance gives whole numbers or components"),
        ("chance 1.5 2", "chance gives whole numbers or components"),
        ("play", "an answer starts with a word"),
        ("play 7", "an answer starts with a word"),
        ("refuses", "an answer starts with a word"),
        ("refuses BZ-4.02", "an answer starts with a word"),
        ("expect coins 3", "there is nothing called 'coins'"),
        ("expect players.0.coins", "not a value"),
        ("expect players.0.coins []", "players.0.coins: Expected `int`, got `array`"),
    ],
)
def test_a_bad_line_is_named(line: str, message: str) -> None:
    with pytest.raises(BadScenario, match=f"^line 3: {message}"):
        run_scenario(lines("", line), bazaar)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game", "write once and first: game ID seats N seed N"),
        ("game bazaar seats", "write once and first"),
        ("game bazaar seats two", "seats two: write seats N or seed N"),
        ("game bazaar chairs 2", "chairs 2: write seats N or seed N"),
        ("game chess seats 2", "this is a scenario of chess, not of bazaar"),
        ("game bazaar seats 9", "bazaar is played by 2, 3, 4, not by 9"),
        ("game bazaar seats 9\n\nexpect round 1", "bazaar is played by 2, 3, 4, not by 9"),
    ],
)
def test_a_bad_beginning_is_named(text: str, message: str) -> None:
    with pytest.raises(BadScenario, match=f"^line 2: {message}"):
        run_scenario("# how not to begin\n" + text, bazaar)


def test_without_a_game_nothing_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("setting spies true", "expect round 1", ""):
        with pytest.raises(BadScenario, match="a scenario starts with its game"):
            run_scenario(text)
    monkeypatch.setattr(registry, "_entry_points", dict)
    with pytest.raises(BadScenario, match="line 1: there is no game 'nonsense'; there are: none"):
        run_scenario("game nonsense")


def test_chance_that_does_not_fit_is_named_where_it_is_drawn() -> None:
    with pytest.raises(BadScenario, match=r"^line 4: play stake 4: ChanceError\('the script draws 99"):
        run_scenario(lines("chance 99", "play stake 1", "play stake 4"), bazaar)


def test_settings_come_first() -> None:
    with pytest.raises(BadScenario, match="line 3: settings come before everything"):
        run_scenario(lines("expect round 1", "setting spies false"), bazaar)


# --- writing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_any_position_can_be_written_down_and_set_up_again(seats: int) -> None:
    match = Match(bazaar, seats, Seeded("writing"), {"rounds": 3})
    answers = Seeded(seats)
    positions = 0
    while (decision := match.decision()) is not None:
        text = scenario_of(bazaar, match.state, ["From a match."])
        assert text.startswith(f"# From a match.\ngame bazaar seats {seats} seed 1\n")
        again = run_scenario(text, bazaar).script
        assert again is not None
        assert snapshot(again.state) == snapshot(match.state)
        assert again.options == [notation(option) for option in decision.options]
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
        positions += 1
    assert positions > 15


def test_a_written_position_says_what_no_deal_makes_so() -> None:
    text = scenario_of(bazaar, Match(bazaar, 2, Seeded(1)).state)
    assert "set players.0.hand.cards" in text  # dealt by chance: written, although seed 1 gives the same
    assert "coins" not in text  # always the same at the start
    assert text.endswith("asks 1 stake\n")


# --- a game's own words ---------------------------------------------------------------------------------------


def test_a_game_has_words_of_its_own() -> None:
    done = run_scenario(
        """
        game guild seats 2
        deal drum file                      # the hand of seat 0
        owns 0 anvil crown tokens=2
        market:
            bellows  drum
              easel

        rich 0 3
        expect players.0.cards [anvil, crown]
        expect players.0.on [[1, 1], [1, 1]]
        expect players.0.hand.cards [drum, file]
        offers buy easel
        """,
        guild,
    )
    assert done.script is not None
    assert [done.script.state.content.rows[card].key for card in done.script.state.market] == [
        "bellows",
        "drum",
        "easel",
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("owns 0 anwil", "no component is called 'anwil'; did you mean 'anvil'"),
        ("owns", "owns: missing a required argument: 'seat'"),
        ("owns 0 anvil colour=red", "owns: got an unexpected keyword argument 'colour'"),
        ("unsaid", "'unsaid' is none of .*, market, owns, rich"),
        ("owns 0 anvil anvil anvil anvil anvil", "impossible position: seat 0 has more than four cards"),
    ],
)
def test_a_bad_word_of_a_game_is_named(line: str, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        run_scenario(f"game guild\n{line}\nrich 0 3", guild)


def test_a_word_may_say_what_must_be_so() -> None:
    with pytest.raises(ScenarioFailed, match="line 2: rich 0 7: seat 0 has 3"):
        run_scenario("game guild\nrich 0 7", guild)


def test_the_deal_comes_first_and_is_used_up() -> None:
    with pytest.raises(BadScenario, match="the deal comes before everything"):
        run_scenario("game guild\nrich 0 3\ndeal drum", guild)
    with pytest.raises(ScenarioFailed, match=r"chance was told to give .* which nothing has asked for"):
        run_scenario("game guild seats 2\ndeal drum file horn bellows veto", guild)
    with pytest.raises(ScenarioFailed, match="chance was told to give"):
        run_scenario("game guild\nchance 3", guild)
