"""Playing a block: all rotations of one deal, and what is noted of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from tessera.bots.arena import choosers, deal, walk
from tessera.kernel import (
    AnyGame,
    Chance,
    Content,
    Decision,
    Option,
    Outcome,
    Recorded,
    digest,
    game,
    notation,
    view,
)
from tessera.kernel.event import SILENCE, Listener
from tessera.lab.experiment import Block, Experiment
from tessera.lab.luck import Fortune
from tessera.lab.pool import Stopped


class MatchRow(Struct, frozen=True):
    """One match. Its number is enough to play it again."""

    match: int
    arm: int
    deal: int
    rotation: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    options: int
    """Options offered in all decisions together."""
    reason: str
    """Why it ended; empty if it was stopped because it would not end."""
    digest: str
    """Of the last position."""


class SeatRow(Struct, frozen=True):
    """One seat of one match."""

    match: int
    arm: int
    seat: int
    bot: str
    score: int
    rank: int
    win: float
    """1, or a part of it where a victory is shared."""
    plays: str
    """As whom, as an element."""
    cards: tuple[str, ...]
    """The components it held at the end."""
    opening: str
    """Its first answer."""
    luck: float


class DecisionRow(Struct, frozen=True):
    """One answer, or one part of one."""

    match: int
    number: int
    ply: int
    seat: int
    question: str
    options: int
    answer: str


class EventRow(Struct, frozen=True):
    """Something that happened."""

    match: int
    number: int
    ply: int
    key: str
    args: str
    """As JSON."""


class PositionRow(Struct, frozen=True):
    """A position in which a seat decided, as that seat saw it, and what came of it."""

    match: int
    number: int
    """Counts the decisions of a match."""
    ply: int
    seat: int
    question: str
    view: str
    """What the seat saw, as JSON."""
    options: tuple[str, ...]
    chosen: int
    """The place of the answer among the options."""
    chance: tuple[int, ...]
    """What chance gave since the answer before."""
    evaluation: float
    """By the game itself, of the seat; as it stands, with what is hidden."""
    score: int
    rank: int
    win: float


class PlayedBlock(Struct, frozen=True):
    """A block that was played."""

    block: Block
    matches: list[MatchRow]
    seats: list[SeatRow] = []
    decisions: list[DecisionRow] = []
    events: list[EventRow] = []
    positions: list[PositionRow] = []


ROWS: dict[str, type[Struct]] = {
    "matches": MatchRow,
    "seats": SeatRow,
    "decisions": DecisionRow,
    "events": EventRow,
    "positions": PositionRow,
}


class Player:
    """Plays blocks of an experiment, each of them whole."""

    def __init__(self, experiment: Experiment, stopped: Stopped = lambda: False) -> None:
        self.experiment = experiment
        self.game: AnyGame = game(experiment.game)
        self.contents: list[Content[Any]] = [self.game.content(arm.changes) for arm in experiment.arms]

    def __call__(self, block: Block) -> PlayedBlock:
        played = PlayedBlock(block, [], [], [], [], [])
        for rotation in range(self.experiment.seats):
            try:
                self.match(block, rotation, played)
            except Exception as error:
                number = self.experiment.number(block, rotation)
                bots = ", ".join(self.experiment.bots_of(block, rotation))
                error.add_note(
                    f"in match {number} of {self.experiment.game} (seed {self.experiment.seed}): {bots}"
                )
                raise
        return played

    def match(self, block: Block, rotation: int, into: PlayedBlock) -> None:
        """Play one match and note what is to be kept."""
        experiment, keep = self.experiment, self.experiment.keep
        arm, bots = experiment.arms[block.arm], experiment.bots_of(block, rotation)
        number, seed = experiment.number(block, rotation), experiment.seed_of(block.deal)
        listener = Listener() if "events" in keep else SILENCE
        fortune = Fortune(self.game, deal(seed), len(bots), seed) if experiment.luck else None
        chance: Chance = fortune or deal(seed)
        noted = Recorded(chance) if "positions" in keep else None
        s: Any = self.game.new(len(bots), noted or chance, arm.settings, self.contents[block.arm], listener)
        positions: list[PositionRow] = []
        players = choosers(self.game, bots, experiment.thoughts_of(block.deal, rotation))
        openings = [""] * len(bots)
        decisions = options = 0
        for decision, option in walk(self.game, s, players):
            if "events" in keep:
                _tell(into, number, s.ply, listener)
            if "decisions" in keep:
                into.decisions.append(_decision(number, decisions, decision, option))
            if noted is not None:
                positions.append(
                    position_row(self.game, number, decisions, s, decision, option, noted.noted())
                )
            if fortune is not None:
                fortune.before(s, option)
            if not openings[decision.seat]:
                openings[decision.seat] = notation(option)
            decisions += 1
            options += len(decision.options)
        if "events" in keep:
            _tell(into, number, s.ply, listener)
        if fortune is not None:
            fortune.settle(s)
        end = s.outcome
        scores, ranks, reason = (end.scores, end.ranks, end.reason) if end is not None else ((), (), "")
        into.matches.append(
            MatchRow(
                match=number,
                arm=block.arm,
                deal=block.deal,
                rotation=rotation,
                seed=seed,
                bots=bots,
                scores=scores,
                ranks=ranks,
                decisions=decisions,
                options=options,
                reason=reason,
                digest=digest(s),
            )
        )
        if end is not None:
            into.positions.extend([ended(row, end) for row in positions])
        if "seats" in keep and end is not None:
            luck = fortune.luck if fortune is not None else [0.0] * len(bots)
            into.seats.extend(self._seats(into.matches[-1], s, openings, luck))

    def _seats(self, row: MatchRow, s: Any, openings: list[str], luck: list[float]) -> list[SeatRow]:
        return [
            SeatRow(
                match=row.match,
                arm=row.arm,
                seat=seat,
                bot=bot,
                score=row.scores[seat],
                rank=row.ranks[seat],
                win=1 / row.ranks.count(1) if row.ranks[seat] == 1 else 0.0,
                plays=self.game.plays(s, seat),
                cards=_held(s, seat),
                opening=openings[seat],
                luck=round(luck[seat], 6),
            )
            for seat, bot in enumerate(row.bots)
        ]


def position_row(
    game: AnyGame, match: int, number: int, s: Any, decision: Decision, option: Option, chance: Sequence[int]
) -> PositionRow:
    """A position in which somebody decides; nobody knows yet how it will end."""
    return PositionRow(
        match=match,
        number=number,
        ply=decision.ply,
        seat=decision.seat,
        question=decision.step.label(),
        view=msgspec.json.encode(view(s, decision.seat), order="deterministic").decode(),
        options=tuple([notation(each) for each in decision.options]),
        chosen=decision.options.index(option),
        chance=tuple(chance),
        evaluation=round(float(game.evaluate(s, decision.seat)), 4),
        score=0,
        rank=0,
        win=0.0,
    )


def ended(row: PositionRow, end: Outcome) -> PositionRow:
    """A position with how it ended for its seat."""
    rank = end.ranks[row.seat]
    win = 1 / len(end.winners) if rank == 1 else 0.0
    return structs.replace(row, score=end.scores[row.seat], rank=rank, win=win)


def _held(s: Any, seat: int) -> tuple[str, ...]:
    """The components that a seat has at work, each once."""
    cards = getattr(s.players[seat], "cards", ())
    return tuple(dict.fromkeys([s.content.element(number) for number in cards]))


def _decision(match: int, number: int, decision: Decision, option: Option) -> DecisionRow:
    return DecisionRow(
        match=match,
        number=number,
        ply=decision.ply,
        seat=decision.seat,
        question=decision.step.label(),
        options=len(decision.options),
        answer=notation(option),
    )


def _tell(into: PlayedBlock, match: int, ply: int, listener: Listener) -> None:
    first = len(into.events) and into.events[-1].match == match and into.events[-1].number + 1
    for number, event in enumerate(listener.heard(), int(first)):
        args = msgspec.json.encode(event.args, order="deterministic").decode()
        into.events.append(EventRow(match, number, ply, event.key, args))
