"""Steps: the rules in progress, as data.

A turn is a stack of small immutable steps, the *agenda*, kept inside the state. The top step either acts (`Act`)
or asks (`Ask`), never both. Because asking changes nothing, an open question can be asked again after loading,
cloning or undoing; because steps are data, a position can be saved in the middle of anything.

A step's class name and field names are its saved form: once published they may be added to, not renamed.
Steps are never part of a view. What is hidden for longer than a decision lies in a zone (`tessera.kernel.zones`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct

from tessera.kernel.data import replace
from tessera.kernel.option import Answer, Option

if TYPE_CHECKING:
    from tessera.kernel.chance import Chance

NOBODY = -1
"""The seat of a step that acts by itself."""


class Description(Struct, frozen=True):
    """What an option means, for people: a message with arguments, the things it touches, the rule behind it."""

    key: str
    args: dict[str, int | str] = {}
    elements: tuple[str, ...] = ()
    rule: str = ""


class Refusal(Struct, frozen=True):
    """Why an option is not legal: a message with arguments and the rule that forbids it."""

    key: str
    args: dict[str, int | str] = {}
    rule: str = ""
    part: int = 0
    """Which part of the answer is meant, counted from 0."""


class Step:
    """What the engine asks of a step. Rules subclass `Act` or `Ask`; their `s` is the game's own state class."""

    __slots__ = ()
    asks: ClassVar[bool]
    confirm: ClassVar[bool] = False
    always: ClassVar[bool] = False
    """Whether it is put to its seat in any case: it leaves a choice, whatever the position, or is confirmed."""
    commutes: ClassVar[bool] = False
    """Whether it only gains, so that it makes no difference when it happens among others."""
    seat: int
    """Whose step it is, whether it asks that seat or acts for it."""

    def run(self, s: Any) -> None:
        """Act: change the state, push further steps with ``s.then(...)``."""
        raise TypeError(f"{type(self).__name__} does not act")

    def options(self, s: Any) -> list[Option]:
        """Ask: the legal options, in a stable order. Changes nothing."""
        raise TypeError(f"{type(self).__name__} does not ask")

    def resolve(self, s: Any, option: Option) -> None:
        """Carry out the chosen option."""
        raise TypeError(f"{type(self).__name__} does not ask")

    def declared(self, option: Option) -> bool:
        """Whether the seat says this itself even where nothing else is possible: it gives something up with it."""
        return False

    def rest(self, s: Any, option: Option) -> Step | None:
        """What is still asked before an answer that starts with this option is whole; None if it is whole already."""
        return None

    def unfolded(self, s: Any, option: Option) -> Step | None:
        """The question whose options people see in place of an option; None: the option itself."""
        return None

    def spoken(self, s: Any, parts: Sequence[Option]) -> Answer:
        """The parts of an answer that are asked: those that leave no choice may be said, too, and are left out."""
        return tuple(parts)

    def instead(self, s: Any, option: Option, other: Option) -> Refusal | None:
        """Why a part that left no choice after an option cannot be another one; None: nothing like it was asked."""
        return None

    def unfinished(self, s: Any) -> bool:
        """Asked after `resolve`: whether the answer that was begun is not whole yet, so that nothing has happened."""
        return False

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        """This step as a seat may imagine it in a position dealt anew.

        A step that keeps a secret answer for later replaces it by one that would be possible there.
        """
        return self

    def possible(self, s: Any) -> bool:
        """Whether doing this now would do anything; choices offer only what is possible."""
        return True

    def harmless(self) -> bool:
        """Whether nobody who may do this would rather not: where it is optional, people need not be asked."""
        return False

    def payable(self, s: Any) -> bool:
        """As a price: whether it can be paid in full. What can only be done in part is no payment."""
        return self.possible(s)

    def label(self) -> str:
        """The word by which combinators offer this step."""
        return kebab(type(self).__name__)

    def suggest(self, s: Any) -> Option | None:
        """What people get unless they say otherwise, where that is a matter of convenience; never for bots.

        A bid is as small as it may be and costs what is needed least, until somebody changes it. None: only the
        person can say.
        """
        return None

    def obvious(self, s: Any) -> Option | None:
        """What people would answer without a thought: given for them unless they wish to be asked; never for bots."""
        return None

    def several(self, s: Any) -> int:
        """How many of the options people may choose in one gesture: the question comes again for each of them."""
        return 1

    def prompt(self, s: Any) -> Description:
        """The question, for people."""
        return Description(f"ask-{self.label()}", {"seat": self.seat})

    def announce(self, s: Any) -> Description:
        """The question as everybody may know it: who decides about what, and nothing that only its seat knows."""
        return Description(f"wait-{self.label()}", {"seat": self.seat})

    def describe(self, s: Any, option: Option) -> Description:
        """An option of this question, for people."""
        return Description(f"do-{option[0]}", {f"arg{i}": part for i, part in enumerate(option) if i})

    def why_not(self, s: Any, option: Option) -> Refusal | None:
        """The rule that forbids an option; None where nothing better can be said than that it is not offered.

        Use the same predicates that build the options.
        """
        return None


class Act(Step, Struct, frozen=True, tag=True, gc=False):
    """A step that acts by itself: implement `run`."""

    asks: ClassVar[bool] = False
    seat = NOBODY  # an act about somebody declares the field ``seat: int``


class Ask(Step, Struct, frozen=True, tag=True, gc=False):
    """A question to one seat: implement `options` and `resolve`.

    With no option the step is skipped; a single option is taken without asking, unless `confirm` says that even
    a forced choice is the player's to make, or `declared` that this one is.
    """

    asks: ClassVar[bool] = True
    open: ClassVar[bool] = False
    """Whether everybody may know the question in full."""

    seat: int

    def possible(self, s: Any) -> bool:
        return bool(self.options(s))

    def announce(self, s: Any) -> Description:
        if not self.open:
            return Description(f"wait-{self.label()}", {"seat": self.seat})
        asked = self.prompt(s)
        return Description(f"wait-{asked.key.removeprefix('ask-')}", asked.args)


class Resolve(Act, frozen=True):
    """Carry out an answer that was given earlier."""

    question: Step
    option: Option

    def run(self, s: Any) -> None:
        self.question.resolve(s, self.option)


class Together(Act, frozen=True):
    """Asks several seats at once; nobody learns an answer before all are in.

    Search and the research interfaces see the questions one after the other in their order; people answer in
    parallel, whenever they like. The answers are carried out in the order of the questions.
    """

    questions: tuple[Step, ...]

    def run(self, s: Any) -> None:
        gather(s, self.questions, tuple([forced(question, s) for question in self.questions]), s.ply)


UNANSWERED: Option = ()
NOTHING: Option = ("nothing",)
"""The answer of a seat that was asked together with others but has no option."""


class Gather(Ask, frozen=True):
    """The open questions of a `Together`. The answers in it are secret until all are in."""

    confirm: ClassVar[bool] = True  # forced answers were taken when the questions were put
    sealed: ClassVar[bool] = False
    """Whether nobody may see who has answered."""

    questions: tuple[Step, ...]
    answers: tuple[Option, ...]
    opened: int
    """The ply at which the questions were put; all answers name this one, in whatever order they come."""

    def question_of(self, seat: int) -> Step | None:
        """The open question to a seat, or None if it has answered or was not asked."""
        for question, answer in zip(self.questions, self.answers, strict=True):
            if question.seat == seat and answer == UNANSWERED:
                return question
        return None

    def unfinished(self, s: Any) -> bool:
        top = s.agenda[-1] if s.agenda else None
        return isinstance(top, Gather) and (top.opened, top.answers) == (self.opened, self.answers)

    def _question(self) -> Step:
        return self.questions[self.answers.index(UNANSWERED)]

    def _place(self, seat: int) -> int:
        """Where the open question of a seat stands."""
        return next(
            place
            for place, question in enumerate(self.questions)
            if question.seat == seat and self.answers[place] == UNANSWERED
        )

    def put(self, s: Any, seat: int, option: Option) -> Gather:
        """The questions with one answer more, or with one that is further on its way to being whole."""
        place = self._place(seat)
        rest = self.questions[place].rest(s, option)
        if rest is not None:
            return replace(self, questions=_with(self.questions, place, rest))
        return replace(self, answers=_with(self.answers, place, option))

    def options(self, s: Any) -> list[Option]:
        return self._question().options(s) or [NOTHING]

    def resolve(self, s: Any, option: Option) -> None:
        self.resolve_for(s, self.seat, option)

    def resolve_for(self, s: Any, seat: int, option: Option) -> None:
        """Take one seat's answer; when it is the last one, carry out all."""
        taken = self.put(s, seat, option)
        gather(s, taken.questions, taken.answers, self.opened)

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        questions = tuple([question.imagined(s, seat, chance) for question in self.questions])
        imagined = replace(self, questions=questions)
        for place, question in enumerate(questions):
            if question.seat != seat and self.answers[place] != UNANSWERED:
                imagined = imagined._answered_somehow(s, place, chance)
        return imagined

    def _answered_somehow(self, s: Any, place: int, chance: Chance) -> Gather:
        """The questions with some possible answer to one of them."""
        gathered = replace(self, answers=_with(self.answers, place, UNANSWERED))
        while gathered.answers[place] == UNANSWERED:
            question = gathered.questions[place]
            options = question.options(s)
            if not options:
                return replace(gathered, answers=_with(gathered.answers, place, NOTHING))
            gathered = gathered.put(s, question.seat, options[chance.pick(len(options))])
        return gathered

    def prompt(self, s: Any) -> Description:
        return self._question().prompt(s)

    def describe(self, s: Any, option: Option) -> Description:
        return self._question().describe(s, option)

    def why_not(self, s: Any, option: Option) -> Refusal | None:
        return self._question().why_not(s, option)


T = TypeVar("T")


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def forced(question: Step, s: Any) -> Option:
    """The answer to a question that leaves no choice, `UNANSWERED` if it leaves one."""
    options = question.options(s)
    if not options:
        return NOTHING
    if len(options) > 1 or question.confirm or question.declared(options[0]):
        return UNANSWERED
    return options[0]


def gather(s: Any, questions: tuple[Step, ...], answers: tuple[Option, ...], opened: int) -> None:
    """Wait for the missing answers, or carry all of them out."""
    if UNANSWERED in answers:
        s.then(Gather(questions[answers.index(UNANSWERED)].seat, questions, answers, opened))
    else:
        given = zip(questions, answers, strict=True)
        s.then(*[Resolve(question, answer) for question, answer in given if answer != NOTHING])


@cache
def kebab(name: str) -> str:
    """``PlaceControlToken`` becomes ``place-control-token``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def labelled(steps: tuple[Step, ...], verb: str) -> dict[Option, Step]:
    """Steps by the option that chooses them: by label, with an ordinal where labels coincide.

    Equal steps are one option: choosing between them would be no choice.
    """
    chosen: dict[Option, Step] = {}
    used: dict[str, int] = {}
    for step in dict.fromkeys(steps):
        name = step.label()
        used[name] = used.get(name, 0) + 1
        option: Option = (verb, name) if used[name] == 1 else (verb, name, used[name])
        chosen[option] = step
    return chosen
