"""Whatever is wrong: one line that says what, and what is allowed; exit code 2; nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Cli

NO_GAME = "there is no game 'chess'; there are: "

WRONG: list[tuple[str, str]] = [
    # the command line itself
    ("serve --port 70000", "Invalid value for '--port'"),
    ("serve --db mysql://somewhere", "--db can be sqlite or postgresql, not 'mysql'"),
    ("serve --content nowhere.toml", "cannot read 'nowhere.toml'"),
    ("serve --content none.toml", "'none.toml' does not say which game it is for"),
    ("serve --db nonsense", "--db is an address such as sqlite:///tables.db"),
    ("serve --db sqlite:////no/such/folder/x.db", "--db: there is no folder"),
    ("serve --limit dragons=3", "there is no limit 'dragons'; there are: requests-per-minute, "),
    ("serve --limit tables-per-hour=none", "--limit tables-per-hour is a number from 1 to 1000000000"),
    ("serve --trust-proxy somewhere", "--trust-proxy is an address such as 127.0.0.1"),
    ("warden Wanda --db sqlite:///nowhere.db", "--db: there is no database 'nowhere.db'"),
    ("serve --address play.example.org", "--address begins with http:// or https://, not 'play.example.org'"),
    ("serve --smtp mail.example.org", "--smtp is an address such as smtp://user:password@mail.example.org"),
    ("serve --smtp smtp://localhost", "--smtp needs --mail-from: the address that letters come from"),
    ("serve --apprise exec", "--apprise exec would mean this machine itself: nobody may have that"),
    ("check-tables --db sqlite:///nowhere.db", "--db: there is no database 'nowhere.db'"),
    ("serve --workers 2 --db sqlite:///x.db", "several --workers need PostgreSQL"),
    (
        "dance",
        "there is no command 'dance'; there are: play, serve, warden, backup, restore, check-tables, games, simulate, "
        "replay, analyse, puzzles, verify, rules, bench",
    ),
    ("--dance", "No such option: --dance"),
    ("play", "Missing argument 'GAME' (see tessera play --help)"),
    ("play nim --dance", "No such option: --dance"),
    ("play nim nim", "Got unexpected extra argument(s) (nim) (see tessera play --help)"),
    ("play nim --seats", "Option '--seats' requires an argument"),
    ("play nim --seats two", "Invalid value for '--seats'"),
    ("play nim --seats 0", "Invalid value for '--seats'"),
    ("play nim --seat -1", "Invalid value for '--seat'"),
    ("play nim --seed x", "Invalid value for '--seed'"),
    ("play nim --lang fr", "Invalid value for '--lang'"),
    ("simulate nim", "Missing option '-n' / '--games'"),
    ("simulate nim -n many", "Invalid value for '-n' / '--games'"),
    ("simulate nim -n 0", "Invalid value for '-n' / '--games'"),
    ("simulate nim -n 1.5", "Invalid value for '-n' / '--games'"),
    ("simulate nim -n 1 --workers 0", "Invalid value for '--workers'"),
    ("bench nim --seconds 0", "Invalid value for '--seconds'"),
    ("replay", "Missing argument 'FILE'"),
    # games, seats, bots
    ("play chess", NO_GAME),
    ("simulate chess -n 1", NO_GAME),
    ("rules chess", NO_GAME),
    ("bench chess", NO_GAME),
    ("play nim --seats 9", "nim is played by 2, 3, 4, not by 9"),
    ("play nim --seats 1", "nim is played by 2, 3, 4, not by 1"),
    ("simulate nim -n 1 --seats 9", "nim is played by 2, 3, 4, not by 9"),
    ("bench nim --seats 9", "nim is played by 2, 3, 4, not by 9"),
    ("play nim --seat 2", "--seat 2 is not at this table; its seats are 0 to 1"),
    ("play nim --bots deep", "there is no bot 'deep'; there are: beginner, easy, medium, hard"),
    ("play nim --bots random,", "there is no bot ''; there are: beginner, easy, medium, hard"),
    ("simulate nim -n 1 --bots deep", "there is no bot 'deep'; there are: beginner, easy, medium, hard"),
    ("play nim --seats 2 --bots random,random", "--bots names 2 bots, but there is room for 1"),
    ("play nim --bots random,random,random,random", "5 players are too many: nim is played by 2, 3, 4"),
    ("play nim --setting solo=true --seats 1 --bots random", "--bots names 1 bots, but there is room for 0"),
    (
        "simulate nim -n 1 --seats 2 --bots random,random,random",
        "--bots names 3 bots, but there is room for 2",
    ),
    # settings of the game
    ("play nim --setting stones", "--setting is written NAME=VALUE, not 'stones'"),
    ("play nim --setting =7", "--setting is written NAME=VALUE, not '=7'"),
    ("play nim --setting stones=8", "setting stones cannot be '8'; it can be 7, 15, 40"),
    ("play nim --setting pebbles=8", "nim has no setting 'pebbles'; it has: stakes, stones, solo"),
    ("play nim --setting stones=7 --setting stones=7", "--setting stones was given twice"),
    ("simulate nim -n 1 --setting stakes=maybe", "setting stakes cannot be 'maybe'; it can be true, false"),
    # files
    ("play nim --content missing.json", "cannot read 'missing.json': no such file or directory"),
    ("play nim --content folder", "cannot read 'folder': is a directory"),
    ("play nim --content binary", "cannot read 'binary': it is not a text file"),
    ("play nim --content broken.json", "'broken.json' is not JSON: "),
    ("play nim --content broken.toml", "'broken.toml' is not TOML: "),
    ("play nim --content list.json", "'list.json' must hold sections with names and values"),
    (
        "play nim --content pebbles.json",
        "'pebbles.json': there is no table 'pebbles'; there are cards, constants",
    ),
    (
        "play nim --content dragon.json",
        "'dragon.json': cards has no 'dragon'; it has ant, bee, cat, dog, elk, fox",
    ),
    ("play nim --content text.toml", "'text.toml': constants: "),
    ("play nim --content none.toml", "'none.toml': constants: at least one stone must be allowed"),
    ("play nim --content chess.json", "'chess.json': this content file is for 'chess', not for 'nim'"),
    ("simulate nim -n 1 --content none.toml", "'none.toml': constants: at least one stone must be allowed"),
    (
        "simulate nim -n 1 --out no/such/folder/x",
        "cannot write 'no/such/folder/x': no such file or directory",
    ),
    ("simulate nim -n 1 --out folder", "cannot write 'folder': is a directory"),
    ("play nim --resume missing.json", "cannot read 'missing.json': no such file or directory"),
    ("play nim --resume broken.json", "'broken.json' is not a match record: "),
    ("play nim --resume list.json", "'list.json' is not a match record: "),
    ("play nim --resume empty.json --seats 2", "--resume goes on with what was saved"),
    ("replay missing.json", "cannot read 'missing.json': no such file or directory"),
    ("replay folder", "cannot read 'folder': is a directory"),
    ("replay binary", "cannot read 'binary': it is not a text file"),
    ("replay broken.json", "'broken.json' is not a match record: "),
    ("replay empty.json", "not a match record: "),
    ("replay old.json", "this record has format 0; this version reads formats 1 to 2"),
    ("replay notation.json", "move 0: an answer starts with a word"),
    ("replay game.json", NO_GAME),
    ("verify missing.json", "cannot read 'missing.json': no such file or directory"),
    ("verify broken.json", "'broken.json' is not a match record: "),
    ("verify game.json", NO_GAME),
    # rules
    ("rules", "name one game, or give --all for every game"),
    ("rules nim --all", "name one game, or give --all for every game"),
    ("rules nim", "this needs Tessera's sources: run it inside a checkout"),
]


@pytest.fixture
def folder(cli: Cli, tmp_path: Path) -> Path:
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    record = '{{"tessera": {0}, "game": "{1}", "rules": "1", "content": "", "seats": 2, "moves": [{2}]}}'
    texts = {
        "broken.json": '{"a": ',
        "broken.toml": "[a",
        "list.json": "[1]",
        "empty.json": "{}",
        "pebbles.json": '{"pebbles": {}}',
        "dragon.json": '{"cards": {"dragon": {"worth": 9}}}',
        "chess.json": '{"game": "chess"}',
        "text.toml": '[constants]\nmost = "many"\n',
        "none.toml": "[constants]\nmost = 0\n",
        "old.json": record.format(0, "nim", ""),
        "game.json": record.format(1, "chess", ""),
        "notation.json": record.format(1, "nim", '{"seat": 0, "do": "9 9"}'),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(("command", "expected"), WRONG, ids=[command for command, _ in WRONG])
def test_bad_input(cli: Cli, folder: Path, command: str, expected: str) -> None:
    before = sorted(folder.rglob("*"))
    assert cli.complaint(*command.split()).startswith(expected)
    assert sorted(folder.rglob("*")) == before


def test_bad_input_to_a_process_of_its_own(cli: Cli) -> None:
    for args in (("play", "chess"), ("simulate", "nim", "-n", "0"), ("dance",)):
        code, out, err = cli.process(*args)
        assert (code, out, err.count("\n")) == (2, "", 1)
