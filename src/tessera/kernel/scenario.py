"""Scenario files: one small text format for tests, puzzles, tutorials and bug reports.

One instruction per line, ``#`` starts a comment::

    game peloponnes seats 2 seed 1
    setting final_extra_coin_income false
    set players.0.luxury 3
    set open_row [agora, port]
    chance 2 5
    asks 0 choose-target
    offers bid agora
    refuses bid port PE-6.05
    play bid agora
    expect players.0.luxury 2

Values are JSON in which component keys may stand for their numbers. Paths go through fields, list positions and
dictionary keys. ``set`` lines that follow each other are one change. Games have words of their own (`Game.scene`), with
arguments as they are or by name, and where a line ends with a colon with the indented lines that follow as a picture::

    owns 0 agora port
    give 0 wood=2 luxury=1
    map:
        g1  h1  f1
          c0  w1  g2

``rule PE-6.05`` names the rules a scenario proves; ``title ...`` is for people. `scenario_of` writes a position down as
such a file. A puzzle also says what solves it (`Puzzle`)::

    solution bid agora / size 4
    loses 0.083 0.012 bid port / size 3
    because points 1.4
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel.codec import BadSnapshot, Unsaveable, snapshot
from tessera.kernel.content import Content
from tessera.kernel.data import Data, fields, is_fixed
from tessera.kernel.engine import ask, refusal_of
from tessera.kernel.game import AnyGame, BadSetup
from tessera.kernel.option import Answer, BadNotation, notation_of, parse_parts
from tessera.kernel.registry import UnknownGame
from tessera.kernel.registry import game as find
from tessera.kernel.rulebook import RULE_ID
from tessera.kernel.script import Impossible, Script, no_such, play
from tessera.kernel.state import State
from tessera.kernel.step import Step


class BadScenario(ValueError):
    """A text that is no scenario; the message names the line."""


class ScenarioFailed(AssertionError):
    """A scenario whose expectation does not hold."""


class Loss(Struct, frozen=True):
    """An answer that does not solve a puzzle: what it costs in chance to win, and the standard error of that."""

    loss: float
    error: float
    answer: Answer


class Puzzle(Struct):
    """What a scenario asks of somebody who knows what the asked seat knows, and what was found out about it."""

    rules: str = ""
    """The version of the rules under which it was judged."""
    found: str = ""
    """Where it is from: which bots, which seed, after which move."""
    theme: str = ""
    level: int = 0
    """How hard it is for bots: 1 to 5."""
    solutions: list[Answer] = []
    """The answers that are best; as good as each other, as far as anybody knows."""
    losses: list[Loss] = []
    """Others, the least bad first."""
    because: list[tuple[str, float]] = []
    """What a solution has more of than the least bad other answer, in terms of the evaluation."""


class Scenario(Struct):
    """A scenario in progress: what its lines have said so far."""

    game: AnyGame | None = None
    content: Content[Any] | None = None
    line: int = 0
    begins: int = 0
    """The line that names the game and its seats."""
    changed: int = 0
    """The last of the lines that change the position, which was not checked yet."""
    read: int = 0
    """The last line that belonged to a picture."""
    deal: str = ""
    """What chance gives while the match is set up."""
    seats: int = 0
    seed: int = 1
    settings: dict[str, object] = {}
    script: Script | None = None
    title: str = ""
    rules: list[str] = []
    puzzle: Puzzle | None = None


Instruction = Callable[[Scenario, str], None]


def run_scenario(text: str, game: AnyGame | None = None, content: Content[Any] | None = None) -> Scenario:
    """Set the position up, play and check; raises `ScenarioFailed` or `BadScenario`."""
    scenario = Scenario(game=game, content=content)
    lines = text.splitlines()
    for number, raw in enumerate(lines, 1):
        line = raw.partition("#")[0].rstrip()
        if line and number > scenario.read:
            _run_line(scenario, number, line.strip(), _picture(scenario, lines, number, line))
    _run_line(scenario, scenario.line, "end", "")
    return scenario


def _picture(scenario: Scenario, lines: list[str], number: int, line: str) -> str:
    """The indented lines that belong to a line which ends with a colon."""
    picture: list[str] = []
    margin = len(line) - len(line.lstrip())
    if line.endswith(":"):
        for below in lines[number:]:
            if below.strip() and len(below) - len(below.lstrip()) <= margin:
                break
            picture.append(below)
        scenario.read = number + len(picture)
    return "\n".join(picture)


def _run_line(scenario: Scenario, number: int, line: str, picture: str) -> None:
    word = line.partition(" ")[0].rstrip(":")
    instruction = _INSTRUCTIONS.get(word) or _own_word(scenario, word, picture)
    if scenario.changed and instruction is not _set and getattr(instruction, "word", "") != "scene":
        _carry_out(_settle, scenario, scenario.changed, "set")
    if instruction is None:
        raise BadScenario(
            f"line {number}: {word!r} is none of {', '.join([*_INSTRUCTIONS, *_own_words(scenario)])}"
        )
    _carry_out(instruction, scenario, number, line.rstrip(":") if picture else line)


# --- a game's own words ---------------------------------------------------------------------------------------


def _own_words(scenario: Scenario) -> list[str]:
    script = scenario.game.scene if scenario.game is not None else None
    return [name for name in dir(script) if getattr(getattr(script, name), "word", "")] if script else []


def _own_word(scenario: Scenario, word: str, picture: str) -> Instruction | None:
    """A word that the game has added, as an instruction."""
    if word not in _own_words(scenario):
        return None
    script = _begun(scenario)
    method = getattr(script, word)

    def instruction(scenario: Scenario, rest: str) -> None:
        args, named = _arguments(rest)
        try:
            signature(method).bind(*args, *([picture] if picture else []), **named)
        except TypeError as error:
            raise BadScenario(f"{word}: {error}") from None
        method(*args, *([picture] if picture else []), **named)
        if method.word == "scene":
            scenario.changed = scenario.line

    instruction.word = method.word  # type: ignore[attr-defined]
    return instruction


def _arguments(rest: str) -> tuple[list[int | str], dict[str, int | str | bool]]:
    """Words, numbers and ``name=value`` of a line."""
    args: list[int | str] = []
    named: dict[str, int | str | bool] = {}
    for text in rest.split():
        name, equals, value = text.partition("=")
        if equals:
            named[name] = value == "true" if value in ("true", "false") else _number_or_word(value)
        else:
            args.append(_number_or_word(text))
    return args, named


def _number_or_word(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() else text


# --- the words of all games -----------------------------------------------------------------------------------


def _carry_out(instruction: Instruction, scenario: Scenario, number: int, line: str) -> None:
    scenario.line = number
    try:
        instruction(scenario, line.partition(" ")[2].strip())
    except BadSetup as error:
        raise BadScenario(f"line {scenario.begins or scenario.line}: {error}") from None
    except (BadScenario, BadNotation, UnknownGame) as error:
        raise BadScenario(f"line {scenario.line}: {error}") from None
    except Impossible as error:
        raise BadScenario(f"line {scenario.line}: impossible position: {error}") from None
    except AssertionError as error:
        raise ScenarioFailed(f"line {scenario.line}: {line}: {error}") from None
    except Exception as error:
        raise BadScenario(f"line {scenario.line}: {line}: {error!r}") from error


def _game(scenario: Scenario, rest: str) -> None:
    words = rest.split()
    if len(words) % 2 == 0 or scenario.begins or scenario.script is not None:
        raise BadScenario("write once and first: game ID seats N seed N")
    scenario.begins = scenario.line
    if scenario.game is None:
        scenario.game = find(words[0])
    elif scenario.game.id != words[0]:
        raise BadScenario(f"this is a scenario of {words[0]}, not of {scenario.game.id}")
    for name, value in zip(words[1::2], words[2::2], strict=True):
        if name not in ("seats", "seed") or not value.isdecimal():
            raise BadScenario(f"{name} {value}: write seats N or seed N")
        setattr(scenario, name, int(value))


def _setting(scenario: Scenario, rest: str) -> None:
    if scenario.script is not None:
        raise BadScenario("settings come before everything that changes the position")
    if scenario.game is None:
        raise BadScenario("a scenario starts with its game")
    key, _, value = rest.partition(" ")
    try:
        scenario.game.read_settings({key: value})
    except BadSetup as error:
        raise BadScenario(str(error)) from None
    scenario.settings[key] = value


def _begun(scenario: Scenario) -> Script:
    if scenario.script is None:
        if scenario.game is None:
            raise BadScenario("a scenario starts with its game")
        seats = scenario.seats or scenario.game.seats[0]
        names = scenario.game.names(scenario.content or scenario.game.content())
        deal = _results(scenario.deal, names) if scenario.deal else ()
        scenario.script = play(
            scenario.game,
            seats,
            seed=scenario.seed,
            settings=scenario.settings,
            content=scenario.content,
            deal=deal,
        )
    return scenario.script


def _set(scenario: Scenario, rest: str) -> None:
    script = _begun(scenario)
    path, _, text = rest.partition(" ")
    *way, last = path.split(".")
    holder = script.state
    for part in way:
        holder = _inside(holder, part)
    old = _inside(holder, last)
    _put(holder, last, _same_kind(old, _value(script.game.names(script.state.content), text), path))
    try:
        script.restore(snapshot(script.state))  # what was written as plain values becomes what it stands for
    except (BadSnapshot, Unsaveable) as error:
        raise BadScenario(f"{path}: {error}") from None
    scenario.changed = scenario.line


def _settle(scenario: Scenario, rest: str) -> None:
    """``set`` lines that follow each other are one change: only after the last must the position be possible."""
    scenario.changed = 0
    with _begun(scenario).edit():
        pass


def _deal(scenario: Scenario, rest: str) -> None:
    if scenario.script is not None:
        raise BadScenario("the deal comes before everything that changes the position")
    scenario.deal = f"{scenario.deal} {rest}"


def _chance(scenario: Scenario, rest: str) -> None:
    script = _begun(scenario)
    script.chance(*_results(rest, script.game.names(script.state.content)))


def _results(rest: str, names: Mapping[str, int]) -> list[int]:
    results = _value(names, f"[{','.join(rest.split())}]")
    if not results or not all(type(result) is int for result in results):
        raise BadScenario(f"chance gives whole numbers or components, not {rest!r}")
    found: list[int] = results
    return found


def _end(scenario: Scenario, rest: str) -> None:
    """Need not be written: a scenario may only set a position up."""
    _begun(scenario).no_chance_left()


def _asks(scenario: Scenario, rest: str) -> None:
    script = _begun(scenario)
    seat, _, question = rest.partition(" ")
    assert str(script.seat) == seat, f"seat {script.seat} is asked"
    label = script._open().step.label()
    assert not question or question == label, f"the question is {label}"


def _offers(scenario: Scenario, rest: str) -> None:
    options = _begun(scenario).options
    assert rest in options, f"legal are: {', '.join(options)}"


def _refuses(scenario: Scenario, rest: str) -> None:
    answer, _, last = rest.rpartition(" ")
    named = last if RULE_ID.fullmatch(last) else ""
    rule = _begun(scenario).refuses(answer if named else rest)
    assert not named or rule == named, f"refused by {rule}"


def _play(scenario: Scenario, rest: str) -> None:
    _begun(scenario).choose(rest)


def _expect(scenario: Scenario, rest: str) -> None:
    script = _begun(scenario)
    path, _, text = rest.partition(" ")
    found = script.state
    for part in path.split("."):
        found = _inside(found, part)
    wanted = _same_kind(found, _value(script.game.names(script.state.content), text), path)
    assert _text(found) == _text(wanted), f"it is {found}"


def _rule(scenario: Scenario, rest: str) -> None:
    ids = rest.split()
    if not ids or not all(map(RULE_ID.fullmatch, ids)):
        raise BadScenario(f"rule ids look like PE-6.01: {rest}")
    scenario.rules.extend(ids)


def _title(scenario: Scenario, rest: str) -> None:
    scenario.title = rest


# --- puzzles --------------------------------------------------------------------------------------------------


def _puzzle(scenario: Scenario) -> Puzzle:
    if scenario.puzzle is None:
        scenario.puzzle = Puzzle()
    return scenario.puzzle


def _judged(scenario: Scenario, rest: str) -> None:
    _puzzle(scenario).rules = rest


def _found(scenario: Scenario, rest: str) -> None:
    _puzzle(scenario).found = rest


def _theme(scenario: Scenario, rest: str) -> None:
    _puzzle(scenario).theme = rest


def _level(scenario: Scenario, rest: str) -> None:
    if not rest.isdecimal():
        raise BadScenario(f"a level is a whole number, not {rest!r}")
    _puzzle(scenario).level = int(rest)


def _solution(scenario: Scenario, rest: str) -> None:
    _puzzle(scenario).solutions.append(_whole(scenario, rest))


def _loses(scenario: Scenario, rest: str) -> None:
    loss, error, answer = rest.split(maxsplit=2)
    _puzzle(scenario).losses.append(Loss(float(loss), float(error), _whole(scenario, answer)))


def _because(scenario: Scenario, rest: str) -> None:
    term, gain = rest.split()
    _puzzle(scenario).because.append((term, float(gain)))


def _whole(scenario: Scenario, text: str) -> Answer:
    """A whole answer that whoever is asked may give."""
    script, parts = _begun(scenario), parse_parts(text)
    refused = refusal_of(script.state, script.seat, parts)
    assert refused is None, f"it is refused: {refused}"
    return parts


_INSTRUCTIONS: dict[str, Instruction] = {
    "title": _title,
    "rule": _rule,
    "game": _game,
    "setting": _setting,
    "set": _set,
    "deal": _deal,
    "chance": _chance,
    "asks": _asks,
    "offers": _offers,
    "refuses": _refuses,
    "play": _play,
    "expect": _expect,
    "end": _end,
    "judged": _judged,
    "found": _found,
    "theme": _theme,
    "level": _level,
    "solution": _solution,
    "loses": _loses,
    "because": _because,
}


def _inside(holder: Any, part: str) -> Any:
    """What lies one step along a path."""
    try:
        if isinstance(holder, Data):
            return getattr(holder, part)
        if isinstance(holder, dict):
            return holder[type(next(iter(holder), ""))(part)]
        return holder[int(part)]
    except (AttributeError, KeyError, IndexError, ValueError, TypeError):
        raise BadScenario(f"there is nothing called {part!r} in that place") from None


def _put(holder: Any, part: str, value: Any) -> None:
    if isinstance(holder, Data):
        if is_fixed(holder):
            raise BadScenario(f"{part!r} is fixed")
        setattr(holder, part, value)
    elif isinstance(holder, tuple):
        raise BadScenario(f"set the whole of it, not place {part}")
    elif isinstance(holder, dict):
        holder[type(next(iter(holder), ""))(part)] = value
    else:
        holder[int(part)] = value


def _same_kind(old: Any, value: Any, path: str) -> Any:
    """The value as the kind of thing that was there: structs such as zones are written as their fields."""
    if old is None or value is None:
        return value
    try:
        return msgspec.convert(value, type(old))
    except msgspec.ValidationError as error:
        raise BadScenario(f"{path}: {error}") from None


def _value(names: Mapping[str, int], text: str) -> Any:
    def number(match: re.Match[str]) -> str:
        word = match.group()
        if word in ("true", "false", "null") or word.startswith('"'):
            return word
        if word not in names:
            raise BadScenario(no_such(word, names))
        return str(names[word])

    try:
        return json.loads(re.sub(r'"[^"]*"|[A-Za-z_][\w-]*', number, text))
    except json.JSONDecodeError:
        raise BadScenario(f"not a value: {text!r}") from None


# --- writing ------------------------------------------------------------------------------------------------

SEEDS = (1, 2)
"""What differs between two deals depends on chance and is always written."""


def scenario_of(game: AnyGame, s: State, notes: Iterable[str] = ()) -> str:
    """A position as a scenario: a new match with everything changed that no deal makes so. Notes are for people."""
    setup = s.setup
    changes: dict[str, Any] = {}
    for seed in SEEDS:
        begun = play(game, setup.seats, seed=seed, settings=setup.settings, content=s.content).state
        changes |= _changes("", begun, s)  # a game's own script may begin otherwise than a match
    decision = ask(s)
    lines = [f"# {note}" for note in notes]
    lines.append(f"game {game.id} seats {setup.seats} seed {SEEDS[0]}")
    lines += [f"setting {key} {str(value).lower()}" for key, value in setup.settings.items()]
    lines += [f"set {path} {_text(value)}" for path, value in sorted(changes.items())]
    if decision is not None:
        lines.append(f"asks {decision.seat} {decision.step.label()}")
    return "\n".join(lines) + "\n"


def puzzle_of(game: AnyGame, s: State, puzzle: Puzzle, notes: Iterable[str] = ()) -> str:
    """A position with what there is to find in it, as a scenario."""
    lines = [
        f"judged {puzzle.rules}",
        f"found {puzzle.found}",
        f"theme {puzzle.theme}",
        f"level {puzzle.level}",
    ]
    lines += [f"solution {notation_of(parts)}" for parts in puzzle.solutions]
    lines += [f"loses {each.loss:.3f} {each.error:.3f} {notation_of(each.answer)}" for each in puzzle.losses]
    lines += [f"because {term} {gain:.2f}" for term, gain in puzzle.because]
    return scenario_of(game, s, notes) + "\n".join(lines) + "\n"


def _changes(path: str, old: Any, new: Any) -> dict[str, Any]:
    """Where two things differ, as far down as one can be changed into the other place by place."""
    parts = _parts(old, new)
    if parts is None:
        return {} if old == new else {path: new}
    found: dict[str, Any] = {}
    for name, before, after in parts:
        found |= _changes(f"{path}.{name}" if path else name, before, after)
    return found


def _parts(old: Any, new: Any) -> list[tuple[str, Any, Any]] | None:
    """The places of two things that can be set one by one; None where only the whole can."""
    if type(old) is not type(new):
        return None
    if isinstance(new, Data) and not is_fixed(new):
        return [(name, getattr(old, name), getattr(new, name)) for name in fields(new)]
    if isinstance(new, dict) and old.keys() == new.keys():
        return [(str(key), old[key], value) for key, value in new.items()]
    steps = isinstance(new, list) and any(isinstance(item, Step) for item in new)
    if isinstance(new, list) and len(old) == len(new) and not steps:
        return [
            (str(place), before, after) for place, (before, after) in enumerate(zip(old, new, strict=True))
        ]
    return None


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
