"""Text for people: keys and arguments become sentences in the reader's language.

Rules never build sentences; they name a message and its arguments. A `Catalog` knows the messages of one game and
those that all games share, in one language, and falls back to English and then to the key itself. Messages lie in
``texts/<lang>.ftl``; that of an event called ``took`` is ``event-took``.

Arguments may be keys themselves. ``card="temple_of_apollo"`` is put into the sentence as the message
``card-temple-of-apollo``, if there is one, and so is ``last_card``; an argument called ``seat`` becomes the
player's name. What lies within an argument is one itself: a row whose ``gains`` are ``food`` and ``culture`` gives
``gains_food`` and ``gains_culture``, its ``by_age`` ``by_age_0``, ``by_age_1``, ...

A reader who sits at the table is spoken to: an event that is about their seat is said with the attribute ``you`` of its
message, one in which they are the other seat with ``to-you``. An attribute ``banner`` is the headline of an event with
which something new begins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct, structs

from tessera.kernel import AnyGame, Description, Event, Refusal
from tessera.kernel.resources import text_beside
from tessera.kernel.rulebook import TEXTS

LANGUAGES = ("en", "de")
FALLBACK = "en"

SOFT_HYPHEN = "\u00ad"
"""Where a narrow tile may break a long name. Lines of text here are broken between words."""

_ORDINAL = re.compile(r"_?\d+\Z")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: all that belongs to it is indented."""
_IDENTIFIER = re.compile(r"-?\b[a-zA-Z][\w-]*")
_STEP_CHOICES = frozenset({"do-do", "do-pay", "do-next", "do-choose", "ask-may", "ask-pay-then"})
"""The combinators speak of steps by label; their first argument is such a label."""


class UnknownLanguage(LookupError):
    """A language nobody has written messages in."""


class Catalog:
    """The messages of a game in one language, with the names of the players at the table."""

    def __init__(
        self, game: AnyGame | None, lang: str, names: Sequence[str] = (), reader: int | None = None
    ) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.names = tuple(names)
        self.reader = reader
        """The seat of whoever reads this, if they sit at the table."""
        packages = game.packages if game is not None else ()
        self._sources = [_messages(packages, each) for each in dict.fromkeys((lang, FALLBACK))]

    # --- messages -------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return self._find(key) is not None

    def say(self, key: str, **args: Any) -> str:
        """A message with its arguments; ``key.attribute`` is an attribute of a message."""
        return self.say_with(key, args)

    def say_with(self, key: str, args: Mapping[str, Any]) -> str:
        """The same for arguments that come as a mapping, whatever they are called."""
        found = self._find(key)
        if found is None:
            return f"<{key}>"
        bundle, pattern = found
        given = {name: self._argument(name, value) for name, value in spread(args)}
        text, _ = bundle.format_pattern(pattern, given)
        return str(text).replace(SOFT_HYPHEN, "")

    def description(self, description: Description) -> str:
        """What an option or a question means."""
        return self.say_with(description.key, self._with_step(description))

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say_with(self._addressed(f"event-{event.key}", event.args), event.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not legal."""
        return self.say_with(refusal.key, refusal.args)

    def player(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-name", number=seat + 1)

    def word(self, kind: str, key: str) -> str:
        """The name of a thing, ``card-agora`` for a card called agora, or its key as words."""
        named = f"{kind}-{key.replace('_', '-')}"
        return self.say(named) if self.has(named) else key.replace("_", " ").replace("-", " ")

    # --- how ------------------------------------------------------------------------------------------------

    def _addressed(self, key: str, args: Mapping[str, Any]) -> str:
        """The message, or its attribute that speaks to the reader."""
        for name, attribute in (("seat", "you"), ("other_seat", "to-you")):
            if self.reader is not None and args.get(name) == self.reader and self.has(f"{key}.{attribute}"):
                return f"{key}.{attribute}"
        return key

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = key.partition(".")
        for source in self._sources:
            message = source.message(name)
            if message is not None:
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return source.bundle, pattern
        return None

    def _argument(self, name: str, value: Any) -> Any:
        kind = _ORDINAL.sub("", name)  # two cards in one sentence are card and card2
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(kind.removesuffix("s"), item)) for item in value)
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int) and (kind == "seat" or kind.endswith("_seat")):
            return self.player(value)
        if isinstance(value, str):
            key = value.replace("_", "-")
            named = [name for name in (f"{kind}-{key}", f"{kind.rpartition('_')[2]}-{key}") if self.has(name)]
            return self.say(named[0]) if named else value
        return value

    def _with_step(self, description: Description) -> Mapping[str, Any]:
        args = description.args
        if description.key not in _STEP_CHOICES or "arg1" not in args:
            return args
        return {**args, "arg1": self.word("step", str(args["arg1"]))}


def spread(args: Mapping[Any, Any], under: str = "") -> Iterator[tuple[str, Any]]:
    """Arguments, and what lies within them: ``gains_food`` of ``gains``, ``pays_0`` and ``pays_count`` of ``pays``."""
    for key, value in args.items():
        name = f"{under}{key}"
        if isinstance(value, Struct):
            yield from spread(structs.asdict(value), f"{name}_")
        elif isinstance(value, Mapping):
            yield from spread(value, f"{name}_")
        else:
            yield name, value
            if isinstance(value, tuple | list):
                yield from spread({"count": len(value), **dict(enumerate(value))}, f"{name}_")


class Messages:
    """All messages in one language, each read when it is first said: a match says few of them."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Messages from one file; what is there already stays as it is."""
        starts = [*_ENTRY.finditer(text)]
        ends = [*[each.start() for each in starts[1:]], len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._unread.setdefault(start[1], text[start.start() : end])

    def message(self, name: str) -> Any:
        """A message, or None where nobody has written it."""
        self._read(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        text = self._unread.pop(name, None)
        if text is None:
            return
        self.bundle.add_resource(FluentResource(text))
        for named in _IDENTIFIER.findall(text):  # those that it refers to are among them
            self._read(named)


@cache
def _messages(packages: tuple[str, ...], lang: str) -> Messages:
    """All messages in one language; a game may say a shared one in its own words."""
    messages = Messages(lang)
    for package in (*packages, __package__):
        text = text_beside(package, TEXTS, f"{lang}.ftl")
        if text is not None:
            messages.add(text)
    return messages
