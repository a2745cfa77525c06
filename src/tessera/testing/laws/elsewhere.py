"""Nothing random enters but through `s.chance`: the same match comes about in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module

import msgspec

from tessera.kernel.chance import Seeded
from tessera.kernel.codec import digest
from tessera.kernel.game import AnyGame
from tessera.kernel.match import Match
from tessera.kernel.option import notation
from tessera.testing.laws.broken import Broken, as_told


def same_elsewhere(game: AnyGame, seats: int, settings: Mapping[str, object] | None, seed: int) -> None:
    """The same match in a process that puts sets of words in another order and has no past."""
    cls = type(game)
    if "<locals>" in cls.__qualname__ or cls.__module__ == "__main__":
        raise Broken(
            "chance", f"{cls.__qualname__} cannot be imported in another process; say elsewhere=False"
        )
    errand = msgspec.json.encode([cls.__module__, cls.__qualname__, seats, dict(settings or {}), seed])
    hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    done = subprocess.run(
        [sys.executable, "-c", "from tessera.testing.laws.elsewhere import run_errand; run_errand()"],
        input=errand,
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    if done.returncode:
        raise Broken(
            "chance", f"another process cannot play it: {done.stderr.decode(errors='replace')[-400:]}"
        )
    there = msgspec.json.decode(done.stdout, type=list[str])
    for number, (mine, other) in enumerate(zip(_story(game, seats, settings, seed), there, strict=False)):
        if mine != other:
            raise Broken("chance", f"move {number} is {mine!r} here and {other!r} in another process")


def run_errand() -> None:
    module, name, seats, settings, seed = msgspec.json.decode(sys.stdin.buffer.read())
    game = getattr(import_module(module), name)()
    sys.stdout.buffer.write(msgspec.json.encode(_story(game, seats, settings, seed)))


def _story(game: AnyGame, seats: int, settings: Mapping[str, object] | None, seed: int) -> list[str]:
    """A random match: every answer, what was told, and the digest of the position it led to."""
    match = Match(game, seats, Seeded(seed), settings)
    answers = Seeded(f"answers {seed}")
    story = [match._start]
    while (decision := match.decision()) is not None:
        option = decision.options[answers.pick(len(decision.options))]
        events = match.answer(decision.seat, option, decision.ply)
        story.append(f"{notation(option)} {as_told(events).decode()} {digest(match.state)}")
    return story
