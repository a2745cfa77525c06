"""What games suggest to people is offered, and leads on without a question that only the game could answer."""

from __future__ import annotations

import pytest

from tessera.games.newdawn import game as newdawn
from tessera.games.peloponnes import game as peloponnes
from tessera.kernel import AnyGame, Seeded, advance, play
from tessera.kernel.engine import asked_after


@pytest.mark.parametrize(
    ("game", "settings", "steps"),
    [
        (peloponnes, {}, {"bid", "provide"}),
        (newdawn, {}, {"industry"}),
        (newdawn, {"map": "advanced"}, {"place-tile"}),
    ],
)
def test_suggestions_are_offered_and_change_nothing(
    game: AnyGame, settings: dict[str, object], steps: set[str]
) -> None:
    suggested: set[str] = set()
    for seed in range(3):
        chance = Seeded(seed)
        s = game.new(3, Seeded(seed), settings)
        decision = advance(s)
        while decision is not None:
            before = s.clone()
            for option in decision.options:
                following = asked_after(s, decision, option)
                while following is not None and (wanted := following.step.suggest(s)) is not None:
                    assert wanted in following.options
                    suggested.add(following.step.label())
                    following = asked_after(s, following, wanted)
            assert s == before
            decision = play(s, decision.options[chance.pick(len(decision.options))])
            if suggested >= steps and s.ply > 40:
                return
    assert suggested >= steps
