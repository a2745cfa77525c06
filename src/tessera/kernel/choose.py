"""Choose: the question most rules ask. One thing out of several, perhaps more than once, perhaps none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tessera.kernel.data import replace
from tessera.kernel.option import STOP, Option
from tessera.kernel.step import Ask, Description, Refusal

MANY = -1
"""As a count: until stopped, or until there is nothing left to choose."""


class Choose(Ask, frozen=True):
    """Say what can be chosen (`among`) and what choosing it does (`take`)."""

    verb: ClassVar[str]
    element: ClassVar[str] = ""
    """What a choice is on the board: ``space`` gives ``space:17``."""
    rule: ClassVar[str] = ""
    stop: ClassVar[Option | None] = STOP
    """The option that ends the choosing; None: as many as `count` says must be chosen, if there are so many."""
    open: ClassVar[bool] = True
    together: ClassVar[bool] = False
    """Whether choosing one leaves all others to be chosen, so that people choose several at once."""

    count: int = 1
    """How many more."""

    def among(self, s: Any) -> Sequence[int | str]:
        """What can be chosen now."""
        raise NotImplementedError(f"{type(self).__name__} does not say what can be chosen")

    def take(self, s: Any, what: Any) -> None:
        """Choose one of it."""
        raise NotImplementedError(f"{type(self).__name__} does not say what choosing does")

    def more(self, s: Any) -> list[Option]:
        """Further options; whoever has some resolves them too."""
        return []

    # --- what follows from it -------------------------------------------------------------------------------

    def options(self, s: Any) -> list[Option]:
        if not self.count:
            return []
        verb = self.verb
        found: list[Option] = [(verb, what) for what in self.among(s)]
        found += self.more(s)
        if found and self.stop is not None:
            found.append(self.stop)
        return found

    def resolve(self, s: Any, option: Option) -> None:
        if option == self.stop:
            return
        if self.count != 1:
            s.then(replace(self, count=self.count if self.count == MANY else self.count - 1))
        self.take(s, option[1])

    def several(self, s: Any) -> int:
        if not self.together:
            return 1
        there = len(self.among(s))
        return there if self.count == MANY else min(self.count, there)

    def prompt(self, s: Any) -> Description:
        return Description(f"ask-{self.label()}", {"seat": self.seat, "count": self.count}, rule=self.rule)

    def describe(self, s: Any, option: Option) -> Description:
        if len(option) == 1:
            return Description(f"do-{option[0]}", rule=self.rule)
        elements = (f"{self.element}:{option[1]}",) if self.element else ()
        return Description(f"do-{option[0]}", {self.element or "what": option[1]}, elements, self.rule)

    def why_not(self, s: Any, option: Option) -> Refusal | None:
        return Refusal(f"refused-{self.verb}", rule=self.rule) if option[0] == self.verb else None


class ChooseCard(Choose, frozen=True):
    """A choice among components by their keys: each is told as a card, and points at its place on the board."""

    def describe(self, s: Any, option: Option) -> Description:
        if len(option) == 1:
            return Description(f"do-{option[0]}", rule=self.rule)
        number = s.content.number.get(option[1])
        elements = (s.content.element(number),) if number is not None else ()
        return Description(f"do-{option[0]}", {"card": option[1]}, elements, self.rule)
