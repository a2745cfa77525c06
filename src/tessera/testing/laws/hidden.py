"""The law of what a rulebook calls hidden (`Game.secrets`): who may not know it sees the same whatever it is.

The other laws of sight follow the declarations of the state classes, and so believe whatever those call public. This
one does not ask them: it lets the cards of secret zones change places as the rulebook allows, and looks for a seat that
notices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tessera.kernel.chance import Seeded
from tessera.kernel.dealing import Spot, deal, determinize
from tessera.kernel.engine import Decision, announced
from tessera.kernel.game import AnyGame
from tessera.kernel.sight import blind_spots, named_zones, zone_names
from tessera.kernel.state import State
from tessera.kernel.zones import SPECTATOR, Secret
from tessera.testing.compare import first_difference
from tessera.testing.laws.broken import Broken
from tessera.testing.laws.walk import Walk


def what_is_hidden_stays_hidden(walk: Walk, _: Decision) -> None:
    """Who may not know what the rulebook calls hidden sees the same whatever it is."""
    for fault in told_secrets(walk.game, walk.s):
        raise Broken("hidden", f"after {len(walk.match.moves)} moves: {fault}")


def told_secrets(game: AnyGame, s: State) -> Iterator[str]:
    """What gives away something that the rulebook calls hidden."""
    for secret in game.secrets:
        if missing := {*secret.owned, *secret.unknown} - zone_names(game.state):
            yield f"{secret.rule}: there are no zones {sorted(missing)}"
    for seat in (*range(s.seats), SPECTATOR):
        if list(
            noticed(game, s, otherwise(s, game.secrets, seat), seat)
        ):  # all at once; if so, which of them?
            for secret in game.secrets:
                for fault in noticed(game, s, otherwise(s, (secret,), seat), seat):
                    yield f"{secret.rule}: {fault}"


def otherwise(s: State, secrets: Sequence[Secret], seat: int) -> State:
    """A position like this one but for cards that changed places unseen by a seat."""
    copy, chance = s.clone(), Seeded(f"secrets {s.ply}")
    for secret in secrets:
        spots: list[Spot] = []
        cards: list[int] = []
        for places in interchangeable(copy, secret, seat):
            spots += places
            cards += chance.shuffled([zone.cards[at] for zone, at in places])
        deal(spots, cards, seat)
    copy.agenda = [step.imagined(copy, seat, chance) for step in copy.agenda]
    return copy


def interchangeable(s: State, secret: Secret, seat: int) -> list[list[Spot]]:
    """Places whose cards the seat does not know, by what their cards have in common."""
    found: dict[tuple[int | None, int], list[Spot]] = {}
    for name, zone, owner in named_zones(s):
        if name not in secret.unknown and (name not in secret.owned or owner == seat):
            continue
        for at in blind_spots(zone, seat):
            back = 0 if secret.back is None else secret.back(s.content, zone.cards[at])
            found.setdefault((owner if secret.apart else None, back), []).append((zone, at))
    return list(found.values())


def noticed(game: AnyGame, s: State, other: State, seat: int) -> Iterator[str]:
    """By what a seat could tell two positions apart: what it sees, what is announced, what it imagines."""
    seen, otherwise_seen = game.view_json(s, seat), game.view_json(other, seat)
    if seen != otherwise_seen:
        yield f"seat {seat} sees what is hidden from it: {first_difference(seen, otherwise_seen)}"
    said, otherwise_said = _announced(game, s), _announced(game, other)
    if said != otherwise_said:
        yield f"seat {seat} is told what is hidden from it: {first_difference(said, otherwise_said)}"
    if _imagined(s, seat) != _imagined(other, seat):
        yield f"positions sampled for seat {seat} depend on what is hidden from it"


def _announced(game: AnyGame, s: State) -> bytes:
    return msgspec.json.encode([game.stage(s), announced(s)])


def _imagined(s: State, seat: int) -> list[Any]:
    """Where all cards lie in the eyes of a seat, with one and the same chance."""
    return [zone.cards for _, zone, _ in named_zones(determinize(s, seat, Seeded(s.ply)))]
