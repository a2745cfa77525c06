"""``tessera play``: a person at the terminal, typing."""

from __future__ import annotations

import os
import signal
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from tessera.bots import Observation, registry
from tessera.cli.saves import read_save, resume
from tessera.kernel import Description, Option, Seeded
from tests.cli.nim import game
from tests.cli.running import Cli

CARDS = ("Ant", "Bee", "Cat", "Dog", "Elk", "Fox")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def seed_with(mine: int, theirs: int) -> str:
    """A seed that deals these cards."""
    for seed in range(1000):
        hands = [player.hand.cards for player in game.new(2, Seeded(seed)).players]
        if hands == [(mine,), (theirs,)]:
            return str(seed)
    raise AssertionError("no such seed")


def play(cli: Cli, *lines: str, args: tuple[str, ...] = ("--seed", "1")) -> str:
    return cli.ok("play", "nim", *args, typed=typed(*lines))


# --- the screen ---------------------------------------------------------------------------------------------


def test_the_first_screen(cli: Cli) -> None:
    text = play(cli, args=("--seed", seed_with(1, 3)))
    assert "You play against Heuristic 2." in text
    assert "Secret Nim · move 1" in text
    assert "heap: 15 · deck: 4 ×?" in text
    assert "hand     Bee     1 ×?" in text
    assert "Human, take stones or draw a card.\n1  Take one stone  [take 1]" in text
    assert "4  Draw a card  [draw]" in text


def test_the_screen_fits_a_small_terminal(cli: Cli) -> None:
    screens = play(cli, "1", "1", "draw").split("───── Secret Nim")
    assert all(len(line) <= 80 for line in "".join(screens).splitlines())
    assert all(len(screen.splitlines()) <= 24 for screen in screens)


def test_many_options_stand_in_two_columns(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "most.toml").write_text("[constants]\nmost = 14\n")
    text = play(cli, args=("--seed", "1", "--content", "most.toml"))
    assert "1  Take one stone  [take 1]" in text
    assert any(line.split("  ")[0].strip() == "1" and "[take 9]" in line for line in text.splitlines())


def test_in_german(cli: Cli) -> None:
    text = play(cli, "take 9", "2", args=("--seed", seed_with(1, 3), "--lang", "de"))
    assert "Du spielst gegen Heuristic 2." in text
    assert "Hand      Biene    1 ×?" in text
    assert "take 9: Du darfst 1 bis 3 Steine nehmen. [NI-2.01]" in text
    assert "· Mensch nimmt 2." in text
    assert "Auf Wiedersehen." in text


def test_nothing_hidden_is_printed(cli: Cli) -> None:
    """Whatever the rival holds, it is not on the screen before the end."""
    for mine, theirs in ((0, 5), (5, 0), (2, 3)):
        text = play(cli, "1", "log", "draw", "log", "help", args=("--seed", seed_with(mine, theirs)))
        assert "Goodbye" in text
        shown = {card for card in CARDS if card in text}
        assert CARDS[mine] in shown
        assert CARDS[theirs] not in shown
        assert len(shown) == 2  # the card dealt and the card drawn


def test_the_log_since_the_last_decision(cli: Cli) -> None:
    text = play(cli, "take 2", "log")
    above, below = text.split("· move 3")
    assert "\n· Human takes 2.\n· Heuristic 2 " in above
    assert "· Human takes 2.\n· Heuristic 2 " in below  # `log` shows it again


def test_a_long_log_is_cut(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.cli.conversation.LOG_LINES", 1)
    text = play(cli, "take 1")
    assert "(1 earlier lines: log shows them)" in text
    assert "· Human takes 1." not in text


def test_a_game_may_draw_its_own_table(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = ModuleType("tests.cli.nim.showing.terminal")
    module.__spec__ = msgspec  # anything: found is found
    module.render = lambda view, content, catalog, seat, width: (
        f"{view['heap']} stones, {content.tables.constants.most} at most, {catalog.player(seat)}, {width}"
    )
    monkeypatch.setitem(sys.modules, "tests.cli.nim.showing.terminal", module)
    text = play(cli)
    assert "15 stones, 3 at most, Human, 80" in text
    assert "deck:" not in text


# --- answers ------------------------------------------------------------------------------------------------


def test_numbers_and_notations_answer(cli: Cli) -> None:
    assert "Human takes 2." in play(cli, "2")
    assert "Human takes 2." in play(cli, "take 2")
    assert "Human takes 2." in play(cli, "  take   2  ")


def test_what_is_no_answer_changes_nothing(cli: Cli) -> None:
    text = play(cli, "9", "0", "9" * 5000, "take 9", "fly", "!?", "take", "é", "x" * 300)
    assert text.count("The answers have the numbers 1 to 4.") == 3
    assert "take 9: You may take 1 to 3 stones. [NI-2.01]" in text
    assert "fly: This is not what is asked now. Possible: take draw." in text
    assert text.count("Not understood.") == 3
    assert "move 2" not in text


def test_enter_shows_the_table_again(cli: Cli) -> None:
    assert play(cli, "").count("Secret Nim · move 1") == 2


def test_why(cli: Cli) -> None:
    text = play(cli, "why take 9", "why take 1", "why", "why !", "why fly")
    assert "take 9: You may take 1 to 3 stones. [NI-2.01]" in text
    assert "take 1 is possible now." in text
    assert text.count("Ask with a notation, such as: why pass") == 2
    assert "fly: This is not what is asked now." in text


def test_help(cli: Cli) -> None:
    text = play(cli, "help")
    assert all(word in text for word in ("why NOTATION", "undo", "log", "save FILE", "quit", "Enter"))


def test_a_legal_answer_comes_before_a_command(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli.nim import Move

    plain, resolve = Move.options, Move.resolve
    monkeypatch.setattr(Move, "options", lambda self, s: [*plain(self, s), ("log",)])
    monkeypatch.setattr(Move, "resolve", lambda self, s, option: resolve(self, s, ("take", 1)))
    monkeypatch.setattr(Move, "describe", lambda self, s, option: Description("do-draw"))
    assert "Human takes 1." in play(cli, "log")


# --- undo ---------------------------------------------------------------------------------------------------


@pytest.fixture
def tame(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival who takes one stone and never draws."""

    class Tame:
        def choose(self, observation: Observation) -> Option:
            return observation.options[0]

    monkeypatch.setitem(registry.BUILT_IN, "random", lambda chance: Tame())


def test_undo_goes_back_to_the_own_decision(cli: Cli, tame: None) -> None:
    text = play(cli, "take 1", "undo", "take 2", args=("--bots", "random"))
    screens = text.split("Secret Nim · ")
    assert [screen.split()[1] for screen in screens[1:]] == ["1", "3", "1", "3"]
    assert "Human takes 1." in screens[1]
    assert "Human takes 2." in screens[3]
    assert "Human takes 1." not in screens[3]


def test_undo_stops_where_something_came_to_light(cli: Cli) -> None:
    text = play(cli, "draw", "undo")
    assert "That cannot be taken back: since then something has come to light" in text
    assert "move 3" in text


def test_undo_of_nothing(cli: Cli) -> None:
    assert "There is no decision of yours to take back." in play(cli, "undo")


# --- the end ------------------------------------------------------------------------------------------------


def finished(cli: Cli, *args: str, after: tuple[str, ...] = ()) -> str:
    lines = ["1"] * 16 + list(after)
    return cli.ok("play", "nim", *args, typed=typed(*lines))


def test_the_result(cli: Cli) -> None:
    text = finished(cli, "--seed", "3", "--bots", "random")
    assert " wins.\nThe last stone is gone.\n" in text
    rows = [line.split() for line in text.split("wins.")[1].splitlines()]
    titles = [row[0] for row in rows if row]
    assert [word for word in titles if word in ("Stones", "Cards", "Score", "Place")] == [
        "Stones",
        "Cards",
        "Score",
        "Place",
    ]


def test_the_key_is_shown_at_the_end_and_fits_the_fingerprint(cli: Cli) -> None:
    text = finished(cli)
    numbers = [line for line in text.splitlines() if len(line) == 64 and set(line) <= set("0123456789abcdef")]
    assert len(numbers) == 2
    assert sha256(b"tessera commitment\0" + bytes.fromhex(numbers[1])).hexdigest() == numbers[0]


def test_the_key_is_not_shown_before(cli: Cli) -> None:
    text = cli.ok("play", "nim", typed=typed("1", "log"))
    assert len([line for line in text.splitlines() if len(line) == 64]) == 1


def test_a_finished_match_can_be_saved_replayed_and_verified(cli: Cli) -> None:
    text = finished(cli, after=("log", "save won.json", ""))
    assert "Saved." in text
    assert "Proven: all" in cli.ok("verify", "won.json")
    assert "wins." in cli.ok("replay", "won.json")


def test_the_end_of_input_is_a_clean_end(cli: Cli) -> None:
    assert play(cli).endswith("Goodbye.\n")


def test_quit_warns_once(cli: Cli) -> None:
    text = play(cli, "1", "quit", "quit", "1")
    assert text.count("This match is not saved.") == 1
    assert text.endswith("Goodbye.\n")
    assert "This match is not saved." not in play(cli, "quit")  # nothing to lose yet


def test_ctrl_c_ends_a_process_with_130(cli: Cli) -> None:
    with cli.start("play", "nim", "--seed", "1") as started:
        assert started.stdout is not None
        while "Draw a card" not in started.stdout.readline():
            pass
        os.killpg(started.pid, signal.SIGINT)
        _, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (130, "")


# --- seats and opponents ------------------------------------------------------------------------------------


def test_another_seat(cli: Cli) -> None:
    text = play(cli, args=("--seats", "3", "--seat", "1", "--bots", "random,heuristic", "--seed", "1"))
    assert "You play against Random 1, Heuristic 3." in text
    assert "Secret Nim · move 2" in text


def test_bots_fill_all_seats(cli: Cli) -> None:
    text = play(cli, args=("--seats", "4", "--bots", "random", "--seed", "1"))
    assert "You play against Random 2, Random 3, Random 4." in text
    assert "against Random 2, Heuristic 3." in play(cli, args=("--bots", "random,heuristic", "--seed", "1"))


def test_alone(cli: Cli) -> None:
    text = play(cli, "1", args=("--setting", "solo=true", "--seed", "1"))
    assert "You play alone." in text
    assert "Human takes 1." in text


def test_secret_stakes(cli: Cli) -> None:
    text = play(cli, "stake 2", args=("--setting", "stakes=true", "--seed", "1"))
    assert "Human, how much do you stake on the last stone?" in text
    assert "Human has staked 2." in text


# --- saving -------------------------------------------------------------------------------------------------


def test_save_and_resume(cli: Cli) -> None:
    text = play(cli, "take 1", "save mine.json", args=("--bots", "random"))
    assert "Saved. Go on later with: tessera play nim --resume mine.json" in text
    resumed = cli.ok("play", "nim", "--resume", "mine.json", typed=typed("log", "take 2", "save mine.json"))
    assert "Secret Nim · move 3" in resumed
    assert resumed.count("· Human takes 1.") == 2  # what happened last, and the log
    assert "Human takes 2." in resumed
    assert len(read_save(Path("mine.json")).record.moves) == 4


def test_a_resumed_match_is_dealt_by_the_same_key(cli: Cli) -> None:
    cli.ok("play", "nim", typed=typed("draw", "save a.json"))
    save = read_save(Path("a.json"))
    assert save.seating.key
    assert save.record.key == ""
    again = resume(game, save, game.content())
    assert again.record() == save.record
    finish = cli.ok("play", "nim", "--resume", "a.json", typed=typed(*["1"] * 16, "save b.json"))
    assert save.seating.key in finish
    assert "Proven" in cli.ok("verify", "b.json")


def test_a_resumed_match_can_be_undone_to_where_nothing_was_known(cli: Cli, tame: None) -> None:
    play(cli, "take 1", "save mine.json", args=("--bots", "random"))
    resumed = cli.ok("play", "nim", "--resume", "mine.json", typed=typed("undo"))
    assert "Secret Nim · move 1" in resumed


def test_saving_is_all_or_nothing(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("my notes")
    text = play(cli, "save", "save notes.txt", "save no/such/folder/x.json", "save .", "1", "quit")
    assert "Say where to: save FILE" in text
    assert "'notes.txt' exists and is no saved match; choose another name" in text
    assert "cannot write 'no/such/folder/x.json': no such file or directory" in text
    assert "This match is not saved." in text
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert (tmp_path / "notes.txt").read_text() == "my notes"


def change(file: str, old: str, new: str) -> None:
    path = Path(file)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            '"do":"take 1"',
            '"do":"take 2"',
            "this saved match does not replay: move 0 (take 2) leads elsewhere",
        ),
        (
            '"do":"take 1"',
            '"do":"take 9"',
            "this saved match does not replay: move 0 (take 9) is not legal there",
        ),
        ('"key": "', '"key": "00', "the key of this saved match cannot be used"),
        ('"key": "', '"key": "zz', "the key of this saved match cannot be used"),
        ('"save": 1', '"save": 2', "this match was saved in format 2; this version reads format 1"),
        ('"seat": 0', '"seat": 5', "'mine.json' is not a match record: its seats do not fit"),
        ('"bots": ["",', '"bots": [', "'mine.json' is not a match record: its seats do not fit"),
        (
            '"bots": ["","random"]',
            '"bots": ["","chess"]',
            "there is no bot 'chess'; there are: beginner, easy, medium, hard, expert, heuristic, random",
        ),
        ('"game": "nim"', '"game": "chess"', "this is a match of 'chess', not of 'nim'"),
        ('"content": "', '"content": "x', "this match was played with other component values"),
        ('"jumps": []', '"jumps": [[1,2]]', "this match had chance drawn anew after an undo"),
        ('"commitment": "', '"commitment": "x', "the key of this saved match does not fit its commitment"),
        ('"stones":15', '"stones":16', "setting stones cannot be 16; it can be 7, 15, 40"),
    ],
)
def test_a_file_that_was_tampered_with(cli: Cli, old: str, new: str, complaint: str) -> None:
    cli.ok("play", "nim", "--bots", "random", typed=typed("take 1", "save mine.json"))
    change("mine.json", old, new)
    assert cli.complaint("play", "nim", "--resume", "mine.json").startswith(complaint)


def test_a_record_cannot_be_resumed(cli: Cli) -> None:
    finished(cli, after=("save won.json",))
    from tessera.kernel.record import dump

    Path("record.json").write_text(dump(read_save(Path("won.json")).record))
    assert "can be replayed only" in cli.complaint("play", "nim", "--resume", "record.json")


def test_corrected_content_must_be_given_again(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "most.toml").write_text("[constants]\nmost = 5\n")
    text = play(cli, "take 5", "save mine.json", args=("--content", "most.toml"))
    assert "Human takes 5." in text
    assert "--content" in cli.complaint("play", "nim", "--resume", "mine.json")
    assert "move 3" in cli.ok("play", "nim", "--resume", "mine.json", "--content", "most.toml")


# --- scenario files -----------------------------------------------------------------------------------------

SCENARIO = """\
game nim seats 3 seed 5
setting stones 40
set heap 4
play take 1
asks 1 move
"""


def test_a_match_can_begin_with_the_position_of_a_scenario(cli: Cli) -> None:
    Path("end.scenario").write_text(SCENARIO)
    text = cli.ok("play", "nim", "--scenario", "end.scenario", typed=typed("take 3", "save mine.json"))
    assert "heap: 3" in text, "the moves of the scenario are already played"
    assert "You play against Heuristic 1, Heuristic 3." in text, "one sits where the scenario asks"
    record = read_save(Path("mine.json")).record
    assert record.beginning is not None and len(record.moves) == 1
    assert "Proven" in cli.ok("verify", "mine.json")


def test_a_match_from_a_scenario_is_saved_and_resumed(cli: Cli) -> None:
    Path("end.scenario").write_text(SCENARIO)
    begin = ("--scenario", "end.scenario", "--seat", "0", "--bots", "random")
    cli.ok("play", "nim", *begin, typed=typed("1", "save mine.json"))
    assert "Secret Nim · move" in cli.ok("play", "nim", "--resume", "mine.json")


@pytest.mark.parametrize(
    ("text", "args", "complaint"),
    [
        (SCENARIO, ("--seats", "2"), "--scenario itself says how many play and with which settings"),
        (SCENARIO, ("--seat", "3"), "--seat 3 is not at this table"),
        ("game chess", (), "line 1: this is a scenario of chess, not of nim"),
        ("set heap nothing", (), "line 1: no component is called 'nothing'"),
        ("expect heap 3", (), "line 1: expect heap 3: it is 15"),
        ("set heap 1\nplay take 1", (), "'end.scenario' leads to the end of a match"),
    ],
)
def test_a_scenario_that_cannot_be_played(cli: Cli, text: str, args: tuple[str, ...], complaint: str) -> None:
    Path("end.scenario").write_text(text)
    found = cli.complaint("play", "nim", "--scenario", "end.scenario", *args)
    assert found.startswith(complaint), found


# --- as a process -------------------------------------------------------------------------------------------


def test_a_process_without_a_terminal_is_plain(cli: Cli) -> None:
    code, out, err = cli.process("play", "nim", "--seed", "1", typed=typed("1", "quit", "quit"))
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert out.endswith("Goodbye.\n")


# --- leaving for good ---------------------------------------------------------------------------------------


def test_resigning_is_no_number_and_is_asked_twice(cli: Cli) -> None:
    typing = typed("help", "end", "undo", "resign", "resign", "end", "")
    args = ("--seed", "3", "--seats", "3", "--bots", "random,random")
    text = cli.ok("play", "throughtheages", *args, typed=typing)
    assert "[resign]" not in text
    assert "Type resign once more" in text and "You resign as soon as the rules let you" in text
    assert "You resign." in text or "has resigned" in text


def test_where_nobody_can_resign_the_command_says_so(cli: Cli) -> None:
    assert "do not let you resign" in play(cli, "resign")
