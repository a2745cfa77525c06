"""Looking back: the board as it was after some move, through eyes that may be used, and playing on from there."""

from __future__ import annotations

from typing import Any

from tessera.kernel import SPECTATOR, Chance, determinize
from tessera.kernel.beginning import Beginning, beginning_of
from tessera.kernel.effects import Summand
from tessera.kernel.game import NotExplained
from tessera.kernel.scenario import scenario_of
from tessera.table.refusal import NotAllowed
from tessera.table.status import Status
from tessera.table.table import Table


def position_at(table: Table, number: int) -> Any:
    """The real position after a number of moves."""
    most = table.stale.common if table.stale is not None else 1 << 30
    if table.match is None or not 0 <= number <= min(most, len(table.match.moves)):
        raise NotAllowed("table-no-such-move")
    return table.match.at(number)


def eyes_for(table: Table, user: str, wanted: int | None) -> int:
    """Through whose eyes somebody may look: while the match runs through their own, afterwards through any."""
    own = table.seat_of(user)
    seat = own if wanted is None else wanted
    if seat is not None and not 0 <= seat < len(table.seats):
        raise NotAllowed("table-no-such-seat", most=len(table.seats))
    if seat != own and table.status is not Status.FINISHED:
        raise NotAllowed("table-own-eyes")
    return SPECTATOR if seat is None else seat


def explained(table: Table, number: int | None, seat: int, value: str) -> list[Summand]:
    """Why a value of a seat is what it is, or was after a number of moves: what everybody may know."""
    if table.match is None:
        raise NotAllowed(f"table-is-{table.status}")
    if not 0 <= seat < len(table.seats):
        raise NotAllowed("table-no-such-seat", most=len(table.seats))
    state = table.match.state if number is None else position_at(table, number)
    try:
        return table.game.explain(state, seat, value)
    except NotExplained as refused:
        raise NotAllowed("table-not-explained", value=refused.value, asked=", ".join(refused.asked)) from None


def seat_for(table: Table, user: str, wanted: int | None) -> int:
    """Whose place somebody may take in a match that goes on from a moment of this one."""
    eyes = eyes_for(table, user, wanted)
    if eyes == SPECTATOR:
        raise NotAllowed("table-choose-eyes" if table.status is Status.FINISHED else "table-only-players")
    return eyes


def beginning_at(table: Table, number: int, seat: int, chance: Chance) -> Beginning:
    """The position after a number of moves as a seat may imagine it, to play on from."""
    position = position_at(table, number)
    if position.outcome is not None:
        raise NotAllowed("table-over-there")
    return beginning_of(position, seat, chance, table.commitment, number)


def scenario_at(table: Table, number: int, seat: int, chance: Chance) -> str:
    """The position after a number of moves as a scenario file; what the seat could not see is dealt anew."""
    imagined = determinize(position_at(table, number), seat, chance)
    notes = [
        f"{table.game.name['en']}: after move {number}, through the eyes of seat {seat}.",
        "What this seat could not see was dealt anew.",
    ]
    if table.created.changes:
        notes.append(f"Played with corrected component values ({table.content.digest}).")
    return scenario_of(table.game, imagined, notes)


def bots_for(table: Table, seat: int, substitute: str) -> dict[int, str]:
    """Who plays the other seats: the bots that sat there, and others in the place of people."""
    return {number: place.bot or substitute for number, place in enumerate(table.seats) if number != seat}
