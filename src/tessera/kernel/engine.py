"""The engine: run what acts, stop at what asks.

`advance` runs acting steps until a step asks; `play` answers the open question and goes on. Both return the next
`Decision`, or None when the game is over. `ask` repeats the open question, at any time and without change.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tessera.kernel.compose import Compose
from tessera.kernel.data import replace
from tessera.kernel.option import Answer, Option
from tessera.kernel.state import State
from tessera.kernel.step import NOTHING, Description, Gather, Refusal, Step

RUNAWAY = 1_000_000
"""More steps than any rule takes between two decisions."""


class Runaway(Exception):
    """The rules run in circles without asking anybody."""


class DeadEnd(Exception):
    """Nothing is pending, yet the game has no outcome."""


class Refused(ValueError):
    """An answer that is not legal. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Stale(Exception):
    """The options of a question were read when something else was asked already."""


class Decision(Struct, gc=False):
    """The question the game waits for: who decides, what is legal, and the ply an answer must name.

    The options of a question that is put in any case (`Step.always`) are listed when somebody reads them: search plays
    on without looking at most of them.
    """

    seat: int
    listed: list[Option] | None
    step: Step
    ply: int
    position: State | None = None
    """Where the options are still to be listed."""

    @property
    def options(self) -> list[Option]:
        """What is legal."""
        if self.listed is None:
            self.listed = self._listed_now()
        return self.listed

    def _listed_now(self) -> list[Option]:
        s = self.position
        if s is None or not s.agenda or s.agenda[-1] is not self.step or s.ply != self.ply:
            raise Stale(f"{type(self.step).__name__} of ply {self.ply} is no longer asked")
        return self.step.options(s)

    def prompt(self, s: State) -> Description:
        return self.step.prompt(s)

    def describe(self, s: State, option: Option) -> Description:
        return self.step.describe(s, option)


def advance(s: State) -> Decision | None:
    """Run acting steps, skip empty and take forced questions, until somebody has a choice."""
    agenda = s.agenda
    for _ in range(RUNAWAY):
        if not agenda:
            break
        step = agenda[-1]
        if not step.asks:
            agenda.pop()
            step.run(s)
            if s.touched:
                s.settled()
            continue
        if step.always:
            return Decision(step.seat, None, step, s.ply, s)
        options: list[Option] = step.options(s)
        choices = len(options)
        if choices == 1 and step.confirm and (rest := step.rest(s, options[0])) is not None:
            agenda[-1] = rest  # what is confirmed is a whole answer without a choice, never a part
            continue
        if choices > 1 or (choices and (step.confirm or step.declared(options[0]))):
            return Decision(step.seat, options, step, step.opened if isinstance(step, Gather) else s.ply)
        agenda.pop()
        if choices:
            step.resolve(s, options[0])
            if s.touched:
                s.settled()
    else:
        pending = ", ".join(type(step).__name__ for step in agenda[-5:])
        raise Runaway(f"{RUNAWAY} steps without a decision; on top of the agenda: {pending}")
    if s.outcome is None:
        raise DeadEnd(f"nothing left to do after ply {s.ply}, and no outcome")
    return None


def play(s: State, option: Option) -> Decision | None:
    """Answer the open question with one of its options and go on to the next.

    The fast door, for answers known to be legal: bots, search and replays. People come in through `answer`.
    """
    step = s.agenda.pop()
    if isinstance(step, Compose):  # a part changes nothing but the question: there is nothing to run
        grown, options = step.grown(s, option)
        if options is not None:
            s.agenda.append(grown)
            return Decision(grown.seat, options, grown, s.ply)
        grown.complete(s)
        return _go_on(s)
    step.resolve(s, option)
    return advance(s) if step.unfinished(s) else _go_on(s)


def _go_on(s: State) -> Decision | None:
    """An answer is whole, and with it the ply: to the next question."""
    s.ply += 1
    if s.touched:
        s.settled()
    return advance(s)


def ask(s: State, seat: int | None = None) -> Decision | None:
    """The open question; with a seat, the question that seat may answer now (None if it has to wait)."""
    if not s.agenda:
        return None
    step = s.agenda[-1]
    if isinstance(step, Gather):
        question = step.question_of(step.seat if seat is None else seat)
        if question is None:
            return None
        return Decision(question.seat, question.options(s) or [NOTHING], question, step.opened)
    if seat is not None and seat != step.seat:
        return None
    return Decision(step.seat, step.options(s), step, s.ply)


def ply_of(s: State) -> int:
    """The ply that an answer must name now: seats that decide together name the one at which they were asked."""
    step = s.agenda[-1] if s.agenda else None
    return step.opened if isinstance(step, Gather) else s.ply


def waiting(s: State) -> list[int]:
    """The seats that may answer now: one, or several when they decide together."""
    if not s.agenda:
        return []
    step = s.agenda[-1]
    if isinstance(step, Gather):
        asked = dict.fromkeys(question.seat for question in step.questions)
        if step.sealed:  # nobody may see who has answered
            return list(asked)
        return [seat for seat in asked if step.question_of(seat) is not None]
    return [step.seat]


def announced(s: State) -> list[Description]:
    """What each of the seats that may answer now is asked, as everybody may know it."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Gather) and top.sealed:
        return [question.announce(s) for question in top.questions]
    return [step.announce(s) for seat in waiting(s) if (step := question(s, seat)) is not None]


def question(s: State, seat: int) -> Step | None:
    """What a seat may answer now, without working out how: None if it has to wait."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Gather):
        return step.question_of(seat)
    return step if step is not None and step.seat == seat else None


def why_not(s: State, seat: int, option: Option, ply: int | None = None) -> Refusal | None:
    """Why a seat may not answer this now, or None if it may."""
    decision = ask(s, seat)
    if decision is None or (ply is not None and ply != decision.ply):
        return _not_asked(s, decision)
    return _not_offered(s, decision, option)


def refusal_of(s: State, seat: int, parts: Sequence[Option], ply: int | None = None) -> Refusal | None:
    """Why a seat may not give this whole answer now, or None if it may: one of its parts, too many, or too few."""
    following = follow_up(s, seat, parts, ply)
    return incomplete(following, parts) if isinstance(following, Decision) else following


def incomplete(following: Decision, parts: Sequence[Option]) -> Refusal:
    """Why parts after which something is asked are no whole answer."""
    return Refusal("refused-incomplete", {"allowed": _verbs(following)}, part=len(parts))


def legal(s: State, decision: Decision | None, parts: Sequence[Option], ply: int | None = None) -> Answer:
    """The parts of a whole answer that are really asked, each of them legal; raises `Refused` if it is not whole.

    `decision` is what the seat is asked; nothing, if it has to wait.
    """
    spoken, following = spoken_and_following(s, decision, parts, ply)
    if isinstance(following, Decision):
        following = incomplete(following, parts)
    if following is not None:
        raise Refused(following)
    return spoken


def asked_of(s: State, seat: int, parts: Sequence[Option]) -> Answer:
    """The parts of an answer that a seat is really asked: those that leave no choice may be named, too."""
    decision = ask(s, seat)
    return tuple(parts) if decision is None else decision.step.spoken(s, parts)


def why_not_begin(s: State, seat: int, parts: Sequence[Option], ply: int | None = None) -> Refusal | None:
    """Why a seat may not answer like this, or not begin like this; None if it may."""
    following = follow_up(s, seat, parts, ply)
    return following if isinstance(following, Refusal) else None


def follow_up(
    s: State, seat: int, parts: Sequence[Option], ply: int | None = None
) -> Decision | Refusal | None:
    """What is asked after some parts of an answer, without giving them; None if they are a whole answer.

    For somebody who is still looking: nothing changes. A `Refusal` where a part is not offered after those before it.
    """
    return spoken_and_following(s, ask(s, seat), parts, ply)[1]


def spoken_and_following(
    s: State, decision: Decision | None, parts: Sequence[Option], ply: int | None = None
) -> tuple[Answer, Decision | Refusal | None]:
    """The parts of an answer that are really asked (see `asked_of`), and what follows them (see `follow_up`).

    `decision` is what the seat is asked; nothing, if it has to wait.
    """
    if decision is None or (ply is not None and ply != decision.ply):
        return (), _not_asked(s, decision)
    spoken = tuple(parts)
    following = _walked(s, decision, spoken, spoken)
    if isinstance(following, Refusal):  # perhaps only because more was said than is asked
        spoken = decision.step.spoken(s, parts)
        following = _walked(s, decision, spoken, parts)
    return spoken, following


def _walked(
    s: State, decision: Decision, spoken: Answer, parts: Sequence[Option]
) -> Decision | Refusal | None:
    """What is asked after parts that are all asked; refusals name their place among those that were said."""
    question: Decision = decision
    following: Decision | None = decision
    for place, option in enumerate(spoken):
        if following is None:
            forced = question.step.instead(s, spoken[place - 1], option) or Refusal("refused-more-than-asked")
            return replace(forced, part=_place(parts, spoken[: place + 1]))
        refusal = _not_offered(s, following, option)
        if refusal is not None:
            return replace(refusal, part=_place(parts, spoken[: place + 1]))
        question, following = following, asked_after(s, following, option)
    return following


def asked_after(s: State, decision: Decision, option: Option) -> Decision | None:
    """What is asked after one of the options of a question, without giving it; None if the answer is whole."""
    if isinstance(decision.step, Compose):
        grown, options = decision.step.grown(s, option)
        return None if options is None else Decision(decision.seat, options, grown, decision.ply)
    step = decision.step.rest(s, option)
    return None if step is None else Decision(decision.seat, step.options(s), step, decision.ply)


def _place(parts: Sequence[Option], spoken: Sequence[Option]) -> int:
    """Which part is the last of those that are asked."""
    at = -1
    for option in spoken:
        at = parts.index(option, at + 1)
    return at


def _not_asked(s: State, decision: Decision | None) -> Refusal:
    """Why a seat has nothing to answer, or not what it thinks."""
    if s.outcome is not None:
        return Refusal("refused-game-over")
    if decision is None:
        return Refusal("refused-not-your-turn", {"seat": waiting(s)[0]})
    return Refusal("refused-stale", {"ply": decision.ply})


def _not_offered(s: State, decision: Decision, option: Option) -> Refusal | None:
    """Why an option is none of those of a question, or None if it is one; if nothing else, by the question's rule."""
    if option in decision.options:
        return None
    reason = decision.step.why_not(s, option) if option else None
    if reason is not None:
        return reason
    if not option or option[0] not in {legal[0] for legal in decision.options}:
        return Refusal("refused-not-asked", {"allowed": _verbs(decision)})
    return Refusal("refused-not-offered", rule=decision.prompt(s).rule)


def _verbs(decision: Decision) -> str:
    return " ".join(dict.fromkeys(str(option[0]) for option in decision.options))


def answer(s: State, seat: int, option: Option, ply: int | None = None) -> Decision | None:
    """Answer for a seat, checked: a refused answer changes nothing."""
    refusal = why_not(s, seat, option, ply)
    if refusal is not None:
        raise Refused(refusal)
    return give(s, seat, option)


def give(s: State, seat: int, option: Option) -> Decision | None:
    """Answer for a seat that may be asked together with others; like `play`, for what is known to be legal."""
    step = s.agenda[-1]
    if not isinstance(step, Gather):
        return play(s, option)
    s.agenda.pop()
    step.resolve_for(s, seat, option)
    return advance(s) if step.unfinished(s) else _go_on(s)
