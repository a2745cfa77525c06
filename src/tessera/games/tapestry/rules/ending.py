"""The end of the game (TP-15)."""

from __future__ import annotations

from tessera.games.tapestry.rules.building import landmarks_in_city
from tessera.games.tapestry.state import AUTOMA, Player, Tapestry, is_solo, people
from tessera.kernel import Act, Outcome, ScoreLine
from tessera.kernel.outcome import ranks_of


def tallest(s: Tapestry, p: Player) -> int:
    """The tallest landmark in the capital city; the Automa's count as standing in one (TP-15.05, TP-20.29)."""
    row = s.content.landmark
    if p.kind == AUTOMA:
        return max([row[landmark].height for landmark in p.landmarks], default=0)
    return max([row[landmark].height for landmark, _, _ in landmarks_in_city(p)], default=0)


class Finish(Act, frozen=True):
    """The most VP win, then the tallest landmark; still tied players share the victory (TP-15.05)."""

    def run(self, s: Tapestry) -> None:
        rated = people(s)
        if is_solo(s):
            rated = [*rated, *[p for p in s.players if p.kind == AUTOMA]]
        ranks = ranks_of([(p.vp, tallest(s, p)) for p in rated])[: s.setup.seats]
        scores = tuple([p.vp for p in people(s)])
        lines = tuple([(ScoreLine("score-vp", p.vp),) for p in people(s)])
        reason = "end" if not is_solo(s) else "won-solo" if ranks[0] == 1 else "lost-solo"
        s.finish(Outcome(ranks, scores, reason, lines))
