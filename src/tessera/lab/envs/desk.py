"""What all interfaces share: a match, whose decision is open, with numbers for its options and arrays for its views."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tessera.bots.arena import Chooser, choosers
from tessera.kernel import RESIGN, Decision, Keyed, Option, advance, ask, game, play, snapshot
from tessera.kernel.engine import give, waiting
from tessera.lab.arrays import encoder
from tessera.lab.space import action_space

if TYPE_CHECKING:
    import numpy as np

    from tessera.lab.arrays import Floats

    Mask = np.ndarray[tuple[int, ...], np.dtype[np.int8]]


class Desk:
    """One match of a game with numbered actions."""

    def __init__(self, game_id: str, seats: int, settings: Mapping[str, object] | None = None) -> None:
        self.game = game(game_id)
        self.seats = seats
        self.settings = dict(settings or {})
        self.space = action_space(game_id)
        self.encoder = encoder(game_id, seats)
        self.state: Any = None
        self.decision: Decision | None = None
        self.steps = 0

    def deal(self, seed: int | str) -> None:
        """Begin a match; the seed decides everything."""
        self.state = self.game.new(self.seats, stream(seed), self.settings)
        self.decision = advance(self.state)
        self.steps = 0

    def __deepcopy__(self, _: object) -> Desk:
        """A match of its own from here on, with the same luck to come."""
        copy = Desk(self.game.id, self.seats, self.settings)
        if self.state is not None:
            copy.stand(self.state.clone(), Keyed(*_place(self.state.chance)))
            copy.steps = self.steps
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self.state is None:
            return Desk, (self.game.id, self.seats, self.settings)
        place = (*_place(self.state.chance), snapshot(self.state), self.steps)
        return _restored, (self.game.id, self.seats, self.settings, *place)

    def stand(self, state: Any, chance: Keyed) -> None:
        """Go on from a position."""
        state.chance = chance
        self.state, self.decision = state, ask(state)

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def endless(self) -> bool:
        """More answers than the game allows for: it is stopped."""
        return self.steps >= self.game.longest

    def options(self, seat: int | None = None) -> list[Option]:
        """What can be answered; resigning is left to people."""
        decision = self.decision if seat is None else ask(self.state, seat)
        if decision is None:
            return []
        return [option for option in decision.options if option != RESIGN] or decision.options

    def legal(self, seat: int | None = None) -> dict[int, Option]:
        """The legal options by their numbers, in the order of the numbers; what has no number is not offered."""
        options = self.options(seat)
        numbered = {self.space.encode(option): option for option in options if option in self.space}
        if options and not numbered:
            self.space.encode(options[0])  # says what was forgotten
        return dict(sorted(numbered.items()))

    def mask(self, seat: int | None = None, size: int | None = None) -> Mask:
        """1 for what is legal."""
        import numpy as np

        mask = np.zeros(size or self.space.size, dtype=np.int8)
        mask[list(self.legal(seat))] = 1
        return mask

    def play(self, option: Option) -> None:
        self.steps += 1
        self.decision = play(self.state, option)

    def answer(self, seat: int, option: Option) -> None:
        """Answer for a seat that may be asked together with others."""
        self.steps += 1
        self.decision = give(self.state, seat, option)

    def waiting(self) -> list[int]:
        return [seat for seat in waiting(self.state) if ask(self.state, seat) is not None]

    def observe(self, seat: int) -> Floats:
        return self.encoder.array(self.state, seat)

    def results(self) -> list[float]:
        """By seat: 1 for the winner and as little for the others that all is 0; nothing if it was stopped."""
        end = self.state.outcome
        if end is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [1.0 if end.ranks[0] == 1 else -1.0]
        loss = -1 / (self.seats - 1)
        shared = (1 + loss * (len(end.winners) - 1)) / len(end.winners)
        return [shared if rank == 1 else loss for rank in end.ranks]

    def rivals(self, bot: str, seed: int) -> list[Chooser]:
        """A bot for every seat."""
        return choosers(self.game, [bot] * self.seats, seed)


def stream(seed: int | str) -> Keyed:
    """The chance of a seed: a stream that can be copied, because it knows how far it has come."""
    return Keyed(sha256(f"table {seed}".encode()).digest())


def _restored(
    game_id: str, seats: int, settings: dict[str, object], key: bytes, position: int, saved: bytes, steps: int
) -> Desk:
    desk = Desk(game_id, seats, settings)
    desk.stand(desk.game.restore(saved), Keyed(key, position))
    desk.steps = steps
    return desk


def _place(chance: Keyed) -> tuple[bytes, int]:
    return bytes.fromhex(chance.key_text), chance.position
