"""An experiment: which matches are played, each of them for ever the same.

It has one or more *arms*: bots with settings and corrections to the content. Every arm is given the same *deals*. A
*block* is one deal of one arm, played once from every seat: everybody moves up one seat from match to match, so that
neither the deal nor the seat favours anybody. Blocks are the units of work and of statistics.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tessera.kernel import AnyGame, game
from tessera.kernel.game import BadSetup
from tessera.lab.job import rotated, seed_of

TABLES = ("matches", "seats", "decisions", "events", "positions")
"""What can be kept of matches: one row each, one for each seat, for each answer, for everything that happened,
and for each position that somebody decided in (see `tessera.lab.dataset`)."""


class Arm(Struct, frozen=True):
    """One way to play."""

    bots: tuple[str, ...]
    settings: dict[str, str] = {}
    changes: dict[str, Any] = {}
    """Corrections to the content."""
    name: str = ""


class Block(Struct, frozen=True, order=True):
    """One deal of one arm, played from every seat."""

    arm: int
    deal: int


class Experiment(Struct, frozen=True, kw_only=True):
    """What is played."""

    game: str
    arms: tuple[Arm, ...]
    seed: int = 0
    keep: tuple[str, ...] = ()
    """What is kept beside `matches`."""
    luck: bool = False
    """Whether `seats` tell how lucky each seat was: see `tessera.lab.luck`."""
    part: int = 16
    """Deals in one file."""

    def __post_init__(self) -> None:
        if len({len(arm.bots) for arm in self.arms}) != 1:
            raise BadSetup("all arms of an experiment have as many seats")
        if unknown := [name for name in self.keep if name not in TABLES]:
            raise BadSetup(f"there is nothing called {unknown[0]!r} to keep; there are {', '.join(TABLES)}")

    @property
    def seats(self) -> int:
        return len(self.arms[0].bots)

    @property
    def tables(self) -> tuple[str, ...]:
        return tuple([name for name in TABLES if name == "matches" or name in self.keep])

    def number(self, block: Block, rotation: int) -> int:
        """The number of a match: the rows of all tables name it."""
        return (block.deal * len(self.arms) + block.arm) * self.seats + rotation

    def place(self, match: int) -> tuple[Block, int]:
        """The block and the rotation of a match."""
        block, rotation = divmod(match, self.seats)
        deal, arm = divmod(block, len(self.arms))
        return Block(arm, deal), rotation

    def seed_of(self, deal: int) -> int:
        return seed_of(self.seed, deal)

    def thoughts_of(self, deal: int, rotation: int) -> int:
        """The seed of the bots' own chance: another in every rotation, so that equal bots play no match twice."""
        return self.seed_of(deal) + rotation

    def bots_of(self, block: Block, rotation: int) -> tuple[str, ...]:
        return rotated(self.arms[block.arm].bots, rotation)

    def check(self) -> None:
        """Refuse what cannot be played, here and not in a worker."""
        from tessera.bots.registry import find_bot
        from tessera.kernel import Seeded

        box: AnyGame = game(self.game)
        for arm in self.arms:
            for bot in arm.bots:
                find_bot(bot)
            box.new(self.seats, Seeded(0), arm.settings, box.content(arm.changes))

    def digests(self) -> list[str]:
        """The fingerprints of the contents that the arms are played with."""
        box: AnyGame = game(self.game)
        return [box.digest(box.content(arm.changes), box.read_settings(arm.settings)) for arm in self.arms]
