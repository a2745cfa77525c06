"""Puzzles: positions in which some answer is clearly best, from what the asked seat can know.

A puzzle is a scenario file in the folder ``puzzles`` of a game. Whether a position makes one is found out in three
looks, each on other positions dealt from the seat's knowledge: quickly; then played on farther; and the strongest bot,
which searches in a way of its own, must come to the same. Most are given up after a glance at a single position.
How hard it is, players that err tell by solving it or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, structs

from tessera.analysis.judging import chances_after, difference_of, reasons
from tessera.bots.observation import Observation, answer_of, observe
from tessera.bots.reasons import Reason
from tessera.bots.registry import make_bot
from tessera.bots.search.effort import Effort
from tessera.bots.search.erring import erring
from tessera.bots.search.imagination import Imagination, spread
from tessera.bots.search.tuning import tuning_of
from tessera.bots.search.weighing import Weighed, first_look
from tessera.kernel import RESIGN, AnyGame, Seeded, ask
from tessera.kernel.option import Answer
from tessera.kernel.resources import folder_of, text_beside
from tessera.kernel.scenario import BadScenario, Loss, Puzzle, ScenarioFailed, run_scenario
from tessera.kernel.step import Gather

FOLDER = "puzzles"
THEMES = "themes.json"
ENDING = ".scenario"

MARGIN = 0.04
"""Chance that the best of the other answers must lose at least."""
PLAUSIBLE = 0.12
"""Where players that err find the best answer all the same, some other one loses no more than this."""
SAME = 0.012
"""Answers that differ by less are as good as each other."""
SURELY = 3.0
"""Standard errors by which the other answers must be worse."""
SOLUTIONS = 3
"""More answers that are as good as each other make no puzzle."""
OTHERS = 2
"""With fewer other answers there is nothing to choose from."""
SHOWN = 4
"""Other answers that are written down."""
LATE = 0.85
"""From this progress on it is an endgame."""

SOLVERS = ("beginner", "beginner", "beginner", "easy", "easy", "easy", "medium", "medium")
"""Levels of players that try it; how many of them fail says how hard it is."""
HARDEST = 5
STRONGEST = "expert"


class Look(Struct, frozen=True):
    """How closely a position is looked at."""

    name: str
    glances: int
    """Of very many answers, so many are looked at one ply ahead,"""
    finalists: int
    """and so many of these compared by chance,"""
    samples: int
    """on so many positions,"""
    farther: int = 0
    """played on for so many quiet moments more than usual,"""
    onward: bool = True
    """or not at all: right after the answer."""


GLANCES = (Look("first glance", 40, 6, 1, onward=False), Look("glance", 40, 6, 1))
QUICK = Look("quick", 40, 6, 5)
CLOSE = Look("close", 120, 8, 24, 1)
REVIEW = Look("review", 200, 10, 40, 1)


class Ranking(Struct, frozen=True):
    """Answers by chance: those that are best, and what the others lose."""

    best: list[Answer]
    losses: list[Loss]

    @property
    def hopeful(self) -> bool:
        """Whether it may turn out to be clear: the best are few."""
        return len(self.best) <= SOLUTIONS and bool(self.losses)

    @property
    def clear(self) -> bool:
        """Whether the best are few and better than the others beyond doubt."""
        if not self.losses or len(self.losses) < OTHERS or len(self.best) > SOLUTIONS:
            return False
        return all(each.loss >= MARGIN and each.loss > SURELY * each.error for each in self.losses)

    def tempting(self, given: Sequence[Answer]) -> bool:
        """Whether it is clear, and yet somebody takes another answer, or could: one that does not lose too much."""
        return self.clear and (not set(given) <= set(self.best) or self.losses[0].loss <= PLAUSIBLE)


# --- finding ------------------------------------------------------------------------------------------------


def puzzle_in(game: AnyGame, position: Any, seat: int, name: str) -> Puzzle | None:
    """What there is to find in a position, if it makes a puzzle; its name decides what is dealt."""
    if isinstance(position.agenda[-1], Gather):
        return None
    for look in GLANCES:
        glance = ranked(game, position, seat, name, look)
        if glance is None or not glance.hopeful:
            return None
    given = _given(game, position, seat, name)
    quick = ranked(game, position, seat, name, QUICK)
    if quick is None or not quick.tempting(given):
        return None
    close = ranked(game, position, seat, name, CLOSE, quick.best)
    if close is None or not close.tempting(given) or not set(close.best) & set(quick.best):
        return None
    if _strongest(game, position, seat, name) not in close.best:
        return None
    failed = sum(parts not in close.best for parts in given)
    best, other = close.best[0], close.losses[0].answer
    return Puzzle(
        rules=game.rules_version,
        theme=theme_of(game, game.progress(position), best),
        level=max(1, round(HARDEST * failed / len(SOLVERS))),
        solutions=close.best,
        losses=close.losses[:SHOWN],
        because=[(each.term, each.gain) for each in reasons(game, position, seat, best, other)],
    )


def ranked(
    game: AnyGame, position: Any, seat: int, name: str, look: Look, known: Sequence[Answer] = ()
) -> Ranking | None:
    """The answers worth a thought, and those known already, by chance; None if there are too few."""
    chance = Seeded(f"{look.name} {name}")
    observation, imagination = observe(game, position, seat, chance), _imagination(game, seat, look.farther)
    looked = _looked(observation, imagination, chance, look.glances)
    if len(looked) <= OTHERS:
        return None
    tried = list(dict.fromkeys([*known, *[each.answer for each in looked[: look.finalists]]]))
    told = chances_after(game, observation, imagination, chance, tried, look.samples, onward=look.onward)
    first = max(tried, key=lambda parts: sum(told[parts]))
    best, losses = list[Answer](), list[Loss]()
    for parts in tried:
        loss, error = difference_of(told[first], told[parts])
        if loss < SAME:
            best.append(parts)
        else:
            losses.append(Loss(round(loss, 4), round(error, 4), parts))
    best.sort(key=lambda parts: -sum(told[parts]))
    return Ranking(best, sorted(losses, key=lambda each: each.loss))


def _looked(
    observation: Observation, imagination: Imagination, chance: Seeded, glances: int
) -> list[Weighed]:
    """The answers worth a thought, from everywhere among them, as they look one ply ahead."""
    sample = observation.sample()
    decision = ask(sample, observation.seat)
    assert decision is not None
    answers = [parts for parts in imagination.answers(sample, decision) if parts[0] != RESIGN]
    return first_look(imagination, observation.sample, chance, spread(answers, glances))


def _given(game: AnyGame, position: Any, seat: int, name: str) -> list[Answer]:
    """What players of little strength would answer: they look one ply ahead, and err."""
    chance, tuning = Seeded(f"solvers {name}"), tuning_of(game)
    observation = observe(game, position, seat, chance)
    looked = _looked(observation, _imagination(game, seat, 0), chance, QUICK.glances)
    return [erring(looked, tuning.level(level), chance) for level in SOLVERS]


def _strongest(game: AnyGame, position: Any, seat: int, name: str) -> Answer:
    """What the strongest bot answers, as long as it may think."""
    chance = Seeded(f"{STRONGEST} {name}")
    sample = observe(game, position, seat, chance).sample()
    return answer_of(make_bot(STRONGEST, chance), game, sample, seat, chance)


def _imagination(game: AnyGame, seat: int, farther: int) -> Imagination:
    tuning = tuning_of(game)
    return Imagination(game, seat, structs.replace(tuning, horizon=tuning.horizon + farther), Effort(0))


# --- themes -------------------------------------------------------------------------------------------------

ENDGAME = "endgame"
ANYTHING = "choice"
"""Of what no theme of the game names."""


@cache
def themes_of(game: AnyGame) -> dict[str, str]:
    """The theme of an answer, by the verb it begins with."""
    text = text_beside(game.package, FOLDER, THEMES)
    named = msgspec.json.decode(text, type=dict[str, list[str]]) if text is not None else {}
    return {verb: theme for theme, verbs in named.items() for verb in verbs}


def theme_of(game: AnyGame, progress: float, answer: Answer) -> str:
    """What a decision is about: late in the match the end of it, else what the answer does."""
    if progress >= LATE:
        return ENDGAME
    return themes_of(game).get(str(answer[0][0]), ANYTHING)


# --- reading ------------------------------------------------------------------------------------------------


class Stale(ValueError):
    """A puzzle that was judged under other rules, or whose position is none any more."""


class Posed(Struct, frozen=True):
    """A puzzle as it is put to somebody."""

    id: str
    game: Any
    position: Any
    seat: int
    puzzle: Puzzle


def posed(game: AnyGame, puzzle_id: str, text: str) -> Posed:
    """A puzzle from its file; says in a sentence why it cannot be put any more."""
    renew = f"tessera lab puzzles {game.id} --renew"
    try:
        scenario = run_scenario(text, game)
    except (BadScenario, ScenarioFailed) as error:
        raise Stale(
            f"puzzle {puzzle_id} does not fit the rules of {game.id} any more ({error}): {renew}"
        ) from None
    script, puzzle = scenario.script, scenario.puzzle
    if puzzle is None or script is None or not puzzle.solutions:
        raise Stale(f"{puzzle_id} is no puzzle: it names no solution")
    if puzzle.rules != game.rules_version:
        raise Stale(
            f"puzzle {puzzle_id} was judged under rules {puzzle.rules} of {game.id}; "
            f"these are rules {game.rules_version}: {renew}"
        )
    return Posed(puzzle_id, game, script.state, script.seat, puzzle)


@cache
def texts_of(game: AnyGame) -> dict[str, str]:
    """The files of a game's puzzles, by name."""
    folder = folder_of(game.package)
    place = folder.joinpath(FOLDER) if folder is not None else None
    if place is None or not place.is_dir():
        return {}
    files = sorted(
        [file for file in place.iterdir() if file.name.endswith(ENDING)], key=lambda file: file.name
    )
    return {file.name.removesuffix(ENDING): file.read_text(encoding="utf-8") for file in files}


@cache
def today_of(game: AnyGame) -> dict[str, str]:
    """The files of those that were judged under today's rules, by name."""
    judged = f"judged {game.rules_version}"
    return {puzzle_id: text for puzzle_id, text in texts_of(game).items() if judged in text.splitlines()}


@cache
def puzzle(game: AnyGame, puzzle_id: str) -> Posed:
    """One of a game's puzzles; they are read once."""
    text = today_of(game).get(puzzle_id)
    if text is None:
        raise Stale(f"{game.id} has no puzzle {puzzle_id} under rules {game.rules_version}")
    return posed(game, puzzle_id, text)


def of_the_day(game: AnyGame, day: date) -> str | None:
    """The puzzle that everybody gets on a day; all have had their turn before one comes again."""
    ids = sorted(today_of(game))
    order = Seeded(f"days of {game.id}").shuffled(range(len(ids)))
    return ids[order[day.toordinal() % len(ids)]] if ids else None


# --- answering ----------------------------------------------------------------------------------------------


class Verdict(Struct, frozen=True):
    """What an answer to a puzzle is worth."""

    solved: bool
    loss: float
    """Chance that it loses compared with the solution."""
    error: float
    why: list[Reason]
    """What the solution has more of, and less; of a solution: compared with the least bad other answer."""


def verdict(of: Posed, answer: Answer) -> Verdict:
    """An answer that is no worse than the solution, as far as can be told, solves a puzzle as well."""
    puzzle = of.puzzle
    if answer in puzzle.solutions:
        return Verdict(True, 0.0, 0.0, [Reason(*each) for each in puzzle.because])
    loss, error = next(
        ((each.loss, each.error) for each in puzzle.losses if each.answer == answer), (None, 0.0)
    )
    if loss is None:
        loss, error = _loss(of, answer)
    why = reasons(of.game, of.position, of.seat, puzzle.solutions[0], answer)
    solved = loss < SAME
    return Verdict(solved, 0.0 if solved else loss, error, why)


def _loss(of: Posed, answer: Answer) -> tuple[float, float]:
    chance = Seeded(f"verdict {of.id}")
    observation = observe(of.game, of.position, of.seat, chance)
    imagination, best = _imagination(of.game, of.seat, CLOSE.farther), of.puzzle.solutions[0]
    told = chances_after(
        of.game, observation, imagination, chance, [best, answer], CLOSE.samples, onward=True
    )
    return difference_of(told[best], told[answer])


def review(of: Posed) -> str:
    """Why a puzzle is none, looked at more closely on other positions; empty if it is one."""
    found = ranked(of.game, of.position, of.seat, of.id, REVIEW, of.puzzle.solutions)
    if found is None:
        return "there is nothing to choose from"
    if found.best[0] not in of.puzzle.solutions and not set(found.best) & set(of.puzzle.solutions):
        return "another answer is better"
    worse = [each for each in found.losses if each.answer not in of.puzzle.solutions]
    if not worse or worse[0].loss < MARGIN / 2 or worse[0].loss <= 2 * worse[0].error:
        return "another answer is nearly as good"
    return ""
