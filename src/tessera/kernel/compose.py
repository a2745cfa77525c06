"""Compose: one answer that is made of parts.

Bots and search choose part after part, each from a short list. A person sends all parts at once, joined by ``/``:
``bid agora / size 4 / luxury 1``. Until the last part is chosen nothing has happened: rivals see one question and one
ply, however many parts there are, so neither their number nor what was chosen so far can leak. Parts that leave no
choice are not asked, except for what a player must say (`declared`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from tessera.kernel.data import replace
from tessera.kernel.option import Answer, Option
from tessera.kernel.step import Ask, Description, Refusal, Step

if TYPE_CHECKING:
    from tessera.kernel.chance import Chance


class DeadPart(Exception):
    """Parts were chosen that cannot be completed: an earlier one should not have been offered."""


class Compose(Ask, frozen=True):
    """A question whose answer has parts: say what the next part is (`part`) and what the whole does (`complete`).

    Both read the parts so far from `chosen`; those that left no choice are in it too.
    """

    unfolds: ClassVar[tuple[str, ...]] = ()
    """Verbs that people never choose alone: they see what can be done with each thing, as one list."""

    chosen: tuple[Option, ...] = ()
    """Nobody else's business until the answer is whole."""

    def part(self, s: Any) -> list[Option] | None:
        """The options of the next part, each of which can be completed; None if nothing is missing."""
        raise NotImplementedError(f"{type(self).__name__} does not say what its parts are")

    def complete(self, s: Any) -> None:
        """Carry the whole out."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    def chose(self, verb: str) -> Option | None:
        """The part chosen so far that begins with a verb."""
        return next((option for option in self.chosen if option[0] == verb), None)

    # --- what follows from it -------------------------------------------------------------------------------

    def options(self, s: Any) -> list[Option]:
        options = self.part(s)
        if options is None or (self.chosen and not options):
            raise DeadPart(f"{type(self).__name__} after {self.chosen}")
        return options

    def resolve(self, s: Any, option: Option) -> None:
        grown, following = self.grown(s, option)
        if following is None:
            grown.complete(s)
        else:
            s.then(grown)

    def rest(self, s: Any, option: Option) -> Step | None:
        grown, following = self.grown(s, option)
        return None if following is None else grown

    def unfolded(self, s: Any, option: Option) -> Step | None:
        if option[0] not in self.unfolds:
            return None
        grown = replace(self, chosen=(*self.chosen, option))
        return grown if grown.part(s) else None

    def spoken(self, s: Any, parts: Sequence[Option]) -> Answer:
        """What is asked of an answer: parts that leave no choice, or were chosen already, may be said, too."""
        said, step, known = tuple(parts), self, self.chosen
        asked: Answer = ()
        while said:
            options = step.options(s)
            if said[0] not in options:  # what could be meant now is meant now
                said = _but_for(known, said)
            if not said or said[0] not in options:
                break
            grown, following = step.grown(s, said[0])
            asked, said, known = (*asked, said[0]), said[1:], grown.chosen[len(step.chosen) + 1 :]
            if following is None:
                said = tuple([option for option in _but_for(known, said) if not step.says_nothing(option)])
                break
            step = grown
        return (*asked, *said)

    def instead(self, s: Any, option: Option, other: Option) -> Refusal | None:
        grown, _ = self.grown(s, option)
        for place in range(len(self.chosen) + 1, len(grown.chosen)):
            if grown.chosen[place][0] == other[0]:
                return replace(grown, chosen=grown.chosen[:place]).why_not(s, other)
        return None

    def says_nothing(self, option: Option) -> bool:
        """Whether an option may be said when nothing is missing any more: that none is given of something else."""
        return False

    def unfinished(self, s: Any) -> bool:
        top = s.agenda[-1] if s.agenda else None
        return isinstance(top, Compose) and bool(top.chosen)

    def grown(self, s: Any, option: Option) -> tuple[Self, list[Option] | None]:
        """One part more, and with it all that leave no choice then; and what is asked next, None if that is all."""
        grown = replace(self, chosen=(*self.chosen, option))
        options = grown.part(s)
        while options is not None and len(options) == 1 and not grown.declared(options[0]):
            grown = replace(grown, chosen=(*grown.chosen, options[0]))
            options = grown.part(s)
        if options is not None and not options:
            raise DeadPart(f"{type(self).__name__} after {grown.chosen}")
        return grown, options

    def announce(self, s: Any) -> Description:
        """The same question for everybody else, however far the answer has come."""
        whole = replace(self, chosen=()) if self.chosen else self
        return Ask.announce(whole, s)

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        """Nobody else knows whether, or what, was chosen so far."""
        return self if seat == self.seat else replace(self, chosen=())


def _but_for(known: Answer, parts: Sequence[Option]) -> Answer:
    """Parts of an answer without those it begins with that are known already, all of them or some."""
    left = list(parts)
    for part in known:
        if left and left[0] == part:
            del left[0]
    return tuple(left)
