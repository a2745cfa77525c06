"""Windows: responses to something that was announced, without showing who could respond.

Asked are all seats that might respond *as far as everybody knows* (`Respond.cover`), all at once and sealed. Of those
who respond the first in order does; the answers of the others are forgotten unseen. That is what asking one after the
other would give, because an answer counts only if everybody before it passed. A response may be announced itself and
opens a window of its own, so windows resolve last in, first out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tessera.kernel.data import replace
from tessera.kernel.option import PASS, Option
from tessera.kernel.step import UNANSWERED, Act, Ask, Gather, Resolve, Step

if TYPE_CHECKING:
    from tessera.kernel.chance import Chance


class Respond(Ask, frozen=True):
    """The question whether a seat responds to what was announced: say `cover`, `responses` and `respond`."""

    kind: ClassVar[str] = "response"
    """What people set their wishes for: 'pass by yourself on ...'."""

    def cover(self, s: Any) -> bool:
        """Whether this seat might respond, from what everybody knows and nothing else."""
        raise NotImplementedError(f"{type(self).__name__} does not say who might respond")

    def responses(self, s: Any) -> list[Option]:
        """What the seat can really do."""
        raise NotImplementedError(f"{type(self).__name__} does not say how to respond")

    def respond(self, s: Any, option: Option) -> None:
        """Carry a response out."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a response does")

    def targeted(self, s: Any) -> bool:
        """Whether what was announced is aimed at this seat; everybody may know."""
        return False

    def options(self, s: Any) -> list[Option]:
        return [*self.responses(s), PASS]

    def resolve(self, s: Any, option: Option) -> None:
        if option != PASS:
            self.respond(s, option)


class Window(Act, frozen=True):
    """Lets some seats respond, in this order; with `again` all of them are asked anew after each response."""

    questions: tuple[Step, ...]
    again: bool = False

    def run(self, s: Any) -> None:
        asked = tuple(
            [question for question in self.questions if isinstance(question, Respond) and question.cover(s)]
        )
        if asked:
            s.then(Sealed(asked[0].seat, asked, (UNANSWERED,) * len(asked), s.ply, self))

    def after(self, responder: int) -> Window:
        """The window as it goes on behind a response that comes to nothing."""
        if self.again:
            return self
        seats = [question.seat for question in self.questions]
        return Window(self.questions[seats.index(responder) + 1 :])


class Sealed(Gather, frozen=True):
    """The open questions of a window. Nobody sees who has answered, or who had a choice."""

    sealed: ClassVar[bool] = True

    window: Window

    def resolve_for(self, s: Any, seat: int, option: Option) -> None:
        taken = self.put(s, seat, option)
        if UNANSWERED in taken.answers:
            s.then(replace(taken, seat=taken.questions[taken.answers.index(UNANSWERED)].seat))
            return
        for question, answer in zip(taken.questions, taken.answers, strict=True):
            if answer != PASS:
                s.then(Resolve(question, answer), self.window.after(question.seat))
                return

    def unfinished(self, s: Any) -> bool:
        return bool(s.agenda) and isinstance(s.agenda[-1], Sealed)

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        """Nobody knows whether the others have answered."""
        questions = tuple([question.imagined(s, seat, chance) for question in self.questions])
        answers = tuple(
            [
                answer if q.seat == seat else UNANSWERED
                for q, answer in zip(questions, self.answers, strict=True)
            ]
        )
        first = questions[answers.index(UNANSWERED)].seat if UNANSWERED in answers else self.seat
        return replace(self, seat=first, questions=questions, answers=answers)


class Announced(Act, frozen=True):
    """What everybody knows is about to happen: it does, unless it is cancelled or has become impossible."""

    step: Step

    def run(self, s: Any) -> None:
        if self.step.possible(s):
            s.then(self.step)

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        return Announced(self.step.imagined(s, seat, chance))


def announce(s: Any, step: Step, responders: tuple[Respond, ...], *, again: bool = False) -> None:
    """Do a step after everybody who may respond, in this order, has passed."""
    s.then(Window(responders, again), Announced(step))


def may_cancel(s: Any) -> Step | None:
    """What was announced last and has not happened yet: what a response would cancel."""
    return next((step.step for step in reversed(s.agenda) if isinstance(step, Announced)), None)


def cancel(s: Any) -> Step | None:
    """Strike out what was announced last, with the rest of its window; the caller says what becomes of it."""
    place = next((i for i in reversed(range(len(s.agenda))) if isinstance(s.agenda[i], Announced)), None)
    if place is None:
        return None
    announced: Announced = s.agenda[place]
    del s.agenda[place]
    while place < len(s.agenda) and isinstance(s.agenda[place], Window):
        del s.agenda[place]
    return announced.step
