"""Tuning: the weights of an evaluation, by play.

Weights are the numbers that stand in capital letters in a module, such as ``tessera.games.peloponnes.bots.evaluate``.
CMA-ES proposes others; each proposal plays the bot with the weights as they are, on the same deals as all proposals of
its generation. What it has learned is a bot like any other, in a file of its own, and is accepted only if a ladder on
fresh deals calls it better. Everything is kept: a run that was stopped asks CMA-ES the same questions again and reads
the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

import msgspec
from msgspec import Struct

from tessera.bots import Bot, Observation, make_bot
from tessera.kernel import Chance, Option
from tessera.lab.blocks import PlayedBlock
from tessera.lab.experiment import Arm, Experiment
from tessera.lab.ladder import Contest, Standing, blocks_of, ladder, share_of_first
from tessera.lab.pool import Executor, watched
from tessera.lab.run import BadRun, Run

STEP = 0.25
"""How far the first proposals lie from the weights as they are, on a logarithmic scale."""
FRESH = 1 << 20
"""Added to the seed for the ladder at the end: deals that nobody has learned from."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is tuned, and how long."""

    game: str
    bot: str
    module: str
    """Where the weights stand."""
    names: tuple[str, ...]
    seats: int = 2
    seed: int = 1
    deals: int = 16
    """For each proposal."""
    generations: int = 10
    proposals: int = 8
    """In each generation."""


def weights_of(module: str) -> dict[str, float]:
    """The weights in a module: numbers in capital letters that are no whole numbers."""
    found = vars(import_module(module))
    return {name: value for name, value in found.items() if name.isupper() and isinstance(value, float)}


@contextmanager
def _set(module: Any, weights: Mapping[str, float]) -> Iterator[None]:
    before = {name: getattr(module, name) for name in weights}
    vars(module).update(weights)
    try:
        yield
    finally:
        vars(module).update(before)


def weighted(bot: str, module: str, weights: Mapping[str, float]) -> Callable[[Chance], Bot]:
    """A bot that thinks with other weights; whoever sits beside it does not notice."""
    home = import_module(module)

    class Weighted:
        def __init__(self, chance: Chance) -> None:
            self._bot = make_bot(bot, chance)
            self._memory: dict[Any, Any] = {}

        def choose(self, observation: Observation) -> Option:
            """With a memory of its own: what was worked out with other weights is not true here."""
            content = observation.sample().content
            others, content.memory = content.memory, self._memory
            try:
                with _set(home, weights):
                    return self._bot.choose(observation)
            finally:
                content.memory = others

    return Weighted


FILE = '''"""Made by `tessera lab tune`: {bot} with weights of {module}."""

from tessera.lab.tune import weighted

bot = weighted({bot!r}, {module!r}, {weights!r})
'''


class Tuning:
    """A tuning in its folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._first = {name: weights_of(plan.module)[name] for name in plan.names}
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "plan.json"
        written = msgspec.json.format(msgspec.json.encode(plan), indent=2)
        if path.exists() and path.read_bytes() != written:
            raise BadRun(f"{str(folder)!r} holds another tuning: give it another folder")
        path.write_bytes(written)

    def run(self, by: Executor, tell: Callable[[PlayedBlock], None] | None = None) -> bool:
        """Play all generations; False if the user stopped it."""
        with catch_warnings():  # about pictures that nobody asked for
            simplefilter("ignore")
            import cma

        plan = self.plan
        options = {"seed": plan.seed, "popsize": plan.proposals, "verbose": -9}
        search = cma.CMAEvolutionStrategy([0.0] * len(plan.names), STEP, options)
        with watched() as stopped:  # also between the generations
            for generation in range(plan.generations):
                asked = [list(map(float, each)) for each in search.ask()]
                shares = self._generation(generation, asked, by, tell)
                if shares is None or stopped:
                    return False
                search.tell(asked, [-share for share in shares])
        self._write("best", list(map(float, search.result.xfavorite)))
        return True

    def _generation(
        self,
        number: int,
        asked: Sequence[Sequence[float]],
        by: Executor,
        tell: Callable[[PlayedBlock], None] | None,
    ) -> list[float] | None:
        """The share of wins of every proposal."""
        plan = self.plan
        bots = [self._write(f"proposal-{number:03}-{at:02}", each) for at, each in enumerate(asked)]
        arms = [Arm(tuple([(bot, plan.bot)[seat % 2] for seat in range(plan.seats)])) for bot in bots]
        experiment = Experiment(game=plan.game, arms=tuple(arms), seed=plan.seed + number, part=plan.deals)
        run = Run.begin(self.folder / f"generation-{number:03}", experiment)
        if not run.play(run.blocks(plan.deals), by, tell):
            return None
        shares = []
        for arm, bot in enumerate(bots):
            blocks = blocks_of(run.rows(arm)).values()
            shares.append(sum([share_of_first(rows, bot) for rows in blocks]) / plan.deals)
        return shares

    def weights(self, proposal: Sequence[float]) -> dict[str, float]:
        """Weights from a proposal, which says by what power of e each of them changes."""
        named = zip(self._first.items(), proposal, strict=True)
        return {name: round(value * exp(power), 5) for (name, value), power in named}

    def _write(self, name: str, proposal: Sequence[float]) -> str:
        path = (self.folder / f"{name}.py").resolve()
        plan = self.plan
        path.write_text(FILE.format(bot=plan.bot, module=plan.module, weights=self.weights(proposal)))
        return f"{path}:bot"

    def accept(self, deals: int, by: Executor, tell: Callable[[PlayedBlock], None] | None = None) -> Standing:
        """A ladder between what was learned and what is, on deals that nobody has learned from."""
        best = f"{(self.folder / 'best.py').resolve()}:bot"
        plan = self.plan
        experiment = ladder(plan.game, [best, plan.bot], 2, plan.seed + FRESH)
        contest = Contest(Run.begin(self.folder / "acceptance", experiment))
        contest.play(deals, by, tell)
        return contest.standing()
