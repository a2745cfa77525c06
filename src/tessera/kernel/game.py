"""Game: what a game tells the kernel about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from tessera.kernel.about import About
from tessera.kernel.chance import NO_CHANCE, Chance
from tessera.kernel.codec import BadSnapshot, Codec, as_one
from tessera.kernel.combinators import AnyOrder, May, OneOf, PayThen
from tessera.kernel.content import BadContent, Content, Literals, Source, extended, override, rows_of
from tessera.kernel.effects import Card, Summand, Value, breakdown
from tessera.kernel.engine import advance
from tessera.kernel.event import SILENCE, Listener
from tessera.kernel.expansion import Expansion
from tessera.kernel.numbers import Block, joined, numbered, read_numbers
from tessera.kernel.option import Answer
from tessera.kernel.sight import View, view, view_to_encode
from tessera.kernel.state import Choice, Setup, State
from tessera.kernel.step import Ask, Description, kebab
from tessera.kernel.verbs import Verb, Vocabulary
from tessera.kernel.zones import Secret

_encode = msgspec.json.Encoder().encode

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content[Any])


class BadSetup(ValueError):
    """A match that this game cannot set up; the message says what is allowed."""


class Setting(Struct, frozen=True):
    """One thing that can be chosen before a match: a switch, one of several values, or some of many words."""

    key: str
    default: Choice
    values: tuple[Choice, ...]
    rule: str = ""
    seats: tuple[int, ...] = ()
    """Seat counts this setting adds to the normal ones when it is not at its default (a solo mode, say)."""
    most: int = 0
    """Any whole number up to this may be chosen; `values` are those that are proposed."""
    among: tuple[str, ...] = ()
    """Any of these words may be chosen: a text with spaces between them, in this order."""

    def read(self, value: object) -> Choice:
        """A value given as itself or as text, checked."""
        if self.among:
            return self._some(value)
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        number = int(value) if isinstance(value, str) and value.isdecimal() else value
        if type(number) is int and 0 <= number <= self.most:
            return number
        allowed_text = ", ".join(str(allowed).lower() for allowed in self.values)
        allowed_text += f", or any number up to {self.most}" if self.most else ""
        raise BadSetup(f"setting {self.key} cannot be {value!r}; it can be {allowed_text}")

    def _some(self, value: object) -> str:
        words = value.split() if isinstance(value, str) else None
        unknown = [word for word in words or () if word not in self.among]
        if words is None or unknown:
            wrong = ", ".join(unknown) or repr(value)
            raise BadSetup(f"setting {self.key} is some of its words with spaces between them, not {wrong}")
        return " ".join([word for word in self.among if word in words])


def switch(key: str, default: bool, rule: str = "", seats: tuple[int, ...] = ()) -> Setting:
    """A setting that is on or off."""
    return Setting(key, default, (True, False), rule, seats)


class NotExplained(ValueError):
    """A value that is not explained as it was asked for: the game does not say it of this, or not of nothing."""

    def __init__(self, value: str, asked: tuple[str, ...]) -> None:
        super().__init__(f"{value} is a value of: {', '.join(asked) or 'nothing but the player'}")
        self.value = value
        self.asked = asked


class Game(Generic[S, C]):
    """A game. Subclass it, fill in the class attributes and the methods, and export one instance.

    The instance is found through the entry-point group ``tessera.games``.
    """

    id: ClassVar[str]
    name: ClassVar[Mapping[str, str]]
    about: ClassVar[About] = About()
    """What people are told of it before they play."""
    seats: ClassVar[tuple[int, ...]]
    """Seat counts of the normal game."""
    rules_version: ClassVar[str]
    rule_prefix: ClassVar[str]
    """What the ids of its numbered rules start with: PE for PE-6.01."""
    state: type[S]
    package: ClassVar[str]
    """The package whose steps belong to this game."""
    tables: Struct
    """The built-in content tables."""
    cards: Sequence[Card[Any]] = ()
    """The literals that the tables are made of, with their effects."""
    settings: tuple[Setting, ...] = ()
    longest: ClassVar[int]
    """No match has more plies than this."""
    scene: ClassVar[type[Any] | None] = None
    """Words of its own for tests and scenario files: a subclass of `tessera.kernel.script.Script`."""
    secrets: ClassVar[tuple[Secret, ...]] = ()
    """What the rulebook calls hidden; the conformance kit holds the game to it, whatever its state classes declare."""
    verbs: ClassVar[tuple[Verb, ...]] = ()
    """What its answers are made of (`tessera.kernel.verbs`), beside what can be said in every game."""
    places: ClassVar[tuple[str, ...]] = ()
    """The kinds of elements that are places of a map or a city: many alike, chosen where they lie."""
    asks_as: ClassVar[tuple[str, ...]] = ()
    """What cards call questions that steps of the kernel put for them (`May(..., name="flit")`)."""
    things: ClassVar[tuple[str, ...]] = ()
    """The other kinds of elements that are no components: a row of cards, a die, a player."""
    constants: ClassVar[Mapping[str, object]] = MappingProxyType({})
    """Numbers and words of the rules that a board draws by; clients get them under these names."""

    def __init__(self, expansions: Sequence[Expansion] = ()) -> None:
        self.expansions = tuple(expansions)
        """What other packages add to it."""
        for more in self.expansions:
            if more.key in [setting.key for setting in self.settings]:
                raise BadContent(
                    f"{self.id} has a setting {more.key!r} already: {more.package} needs another"
                )
            self.tables = extended(self.tables, more.cards)
            self.cards = (*self.cards, *[card for cards in more.cards.values() for card in cards])
            self.settings = (*self.settings, switch(more.key, False, more.rule))
        self._builtin = self.load(self.tables)
        self.codec: Codec[S] = Codec(self.state, self.packages, self._builtin)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Its verbs, to be looked up."""
        return Vocabulary(self.verbs)

    @cached_property
    def element_kinds(self) -> frozenset[str]:
        """What the elements that options and questions name may be."""
        kinds = {row.kind for row in self._builtin.components}
        return frozenset({*kinds, *self.places, *self.things})

    @cached_property
    def questions(self) -> tuple[str, ...]:
        """How its questions are called, as they are told with a decision."""
        asking = [cls for cls in self.codec.named.values() if issubclass(cls, Ask)]
        own: list[type[Ask]] = [cls for cls in asking if not cls.__module__.startswith("tessera.kernel.")]
        own += [AnyOrder, OneOf, May, PayThen]
        return tuple(sorted({*self.asks_as, *[kebab(cls.__name__) for cls in own]}))

    @property
    def packages(self) -> tuple[str, ...]:
        """Where its steps, texts and numbers are: its own package, and those of its expansions."""
        return (self.package, *[more.package for more in self.expansions])

    # --- what a game must say -------------------------------------------------------------------------------

    def load(self, tables: Any) -> C:
        """The content a match runs on, made from tables; a game refuses tables that make no sense."""
        return cast(C, Content(tables, self.literals))

    def deal(self, setup: Setup, content: C, chance: Chance) -> S:
        """The position after setting up, with the first steps on the agenda."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How well a seat stands: larger is better, on a scale of its own. For bots."""
        raise NotImplementedError

    # --- what a game may say --------------------------------------------------------------------------------

    def terms(self, s: S, seat: int) -> Mapping[str, float]:
        """What `evaluate` adds up, by name: the reasons of bots, which people read as ``term-NAME`` in its texts."""
        return {}

    def because(self, before: S, after: S, seat: int) -> list[Description]:
        """What an answer has brought a seat, as a reason for it: ``because-pays-back``; the weightiest first."""
        return []

    def sets(self, settings: Mapping[str, Choice]) -> frozenset[str] | None:
        """The editions and expansions of its own whose components a match with these settings can meet.

        None: it cannot be told, so that a match depends on all its components.
        """
        return None

    def worth_trying(self, s: S, seat: int) -> Iterable[Answer]:
        """Answers to the open question that a bot should weigh, where there are far too many to try them all.

        Each is legal and whole, or what is still missing of an answer that was begun. None: a bot tries the options it
        finds. The position is one that the seat holds possible.
        """
        return ()

    def quiet(self, s: S) -> Hashable:
        """What changes when the evaluation can be trusted again: at the end of a turn, or of a round.

        In between it is in the middle of something, and says more about that than about how a seat stands. Search
        compares positions only after this has changed.
        """
        return s.ply

    def values(self, s: S) -> list[float]:
        """How well everybody stands, by seat; a game that can tell all at once says so."""
        return [self.evaluate(s, seat) for seat in range(s.seats)]

    def progress(self, s: S) -> float:
        """How far the match is: about 0 at its beginning, about 1 just before its end.

        What a lead is worth depends on it. Known to everybody, as far as a position tells it at all.
        """
        return s.ply / self.longest

    def derived(self, s: S, seat: int) -> Struct | View:
        """What follows from what the seat sees, added to its view to spare clients the rules.

        A struct, declared as the type that is returned, tells clients what to expect.
        """
        return {}

    def derived_for(self, s: S, seats: Sequence[int]) -> Sequence[Struct | View]:
        """The same for several seats: games in which most of it is the same for all work that out once."""
        return [self.derived(s, seat) for seat in seats]

    def prints(self, content: C) -> Struct | None:
        """What tables write in shorthand, as the rules read it: a board reads no shorthand.

        A struct, declared as the type that is returned, tells clients what to expect.
        """
        return None

    def stage(self, s: S) -> Description | None:
        """Where the match stands, as everybody may know it: the round and its phase, for people."""
        return None

    def plays(self, s: S, seat: int) -> str:
        """As whom a seat plays, as an element, if everybody knows it: a civilization, a leader."""
        return ""

    def concerning(self, s: S) -> str:
        """The component that open questions belong to, as an element: the card that is being resolved; or nothing.

        Everybody is told, so it must be known to all.
        """
        return ""

    def may_resign(self, s: S, seat: int) -> bool:
        """Whether the rules let a seat leave the match for good, now or when it is next asked so (`RESIGN`)."""
        return False

    def faults(self, s: S) -> Iterable[str]:
        """What is impossible about a position: the game's invariants, checked by tests and after each edit."""
        return ()

    def at_work(self, s: S, seat: int) -> Iterable[int] | None:
        """The cards at work for a seat as its zones tell, in any order; must equal the cards it holds.

        None where `cards` itself is the zone.
        """
        return None

    def names(self, content: C) -> Mapping[str, int]:
        """Words for numbers, so that scenarios can speak of ``agora``: component keys, unless a game has more."""
        return content.number

    def components_used(self, s: S) -> Iterable[str]:
        """The components that are in use in a position, as elements."""
        for p in getattr(s, "players", ()):
            yield from [s.content.element(number) for number in getattr(p, "cards", ())]

    def explain(self, s: S, seat: int, value: str) -> list[Summand]:
        """Why a value of a seat is what it is, line by line; by default every card that changes it.

        A game adds the lines of its own chapters, and with them values of something (``attack:17``): those have no
        lines before it is said of what (`NotExplained`). Knows what everybody may know and nothing else.
        """
        name = value.partition(":")[0]
        hook = next((x for x in s.content.effects if isinstance(x, Value) and x.name == name), None)
        if hook is None:
            return []
        if hook.asked or value != name:
            raise NotExplained(name, hook.asked)
        return breakdown(s, getattr(s, "players")[seat], hook)  # noqa: B009

    def preview(self, s: S, seat: int, parts: Answer) -> Struct | View | None:
        """What some parts of an answer would lead to, for somebody who is still making it up; None: nothing to show.

        The parts are legal, and may be such as leave no choice. Looks at a copy, draws nothing and tells the seat
        nothing that it could not work out.
        """
        return None

    # --- what follows ---------------------------------------------------------------------------------------

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of all components, its own and those of its expansions."""
        return joined(self.number_blocks())

    @cached_property
    def literals(self) -> Literals:
        """What its content is made of beside the tables."""
        return Literals(self.cards, self.numbers, tuple([more.key for more in self.expansions]))

    def number_blocks(self) -> list[Block]:
        """The numbers by the package that gives them, new components included."""
        theirs = {more.package: _elements(more) for more in self.expansions}
        foreign = {element for elements in theirs.values() for element in elements}
        own = [row.element for row in rows_of(self.tables) if row.element not in foreign]
        blocks = [Block(self.package, numbered(read_numbers(self.package), own))]
        for more in self.expansions:
            numbers = numbered(read_numbers(more.package), theirs[more.package], more.first)
            blocks.append(Block(more.package, numbers))
        return blocks

    def digest(self, content: C, settings: Mapping[str, Choice]) -> str:
        """The fingerprint of the numbers that a match with these settings is played with."""
        own = self.sets(settings)
        played = content.added(settings) | (content.editions - content.expansions if own is None else own)
        return content.digest_without(content.editions - played)

    def components(self, content: C) -> Iterable[str]:
        """Every component, as an element, whose use the conformance kit wants to see."""
        return [row.element for row in content.components]

    def sources(self) -> Mapping[str, int]:
        """How many components rest on which kind of source, by the least certain fact about each."""
        found = Counter(row.certainty() for row in self._builtin.components)
        return {str(source): found[source] for source in Source if found[source]}

    def content(self, changes: Mapping[str, Any] | None = None) -> C:
        """The built-in content, or the content with some numbers corrected."""
        if not changes:
            return self._builtin
        named = changes.get("game", self.id)
        if named != self.id:
            raise BadContent(f"this content file is for {named!r}, not for {self.id!r}")
        return self.load(override(self.tables, {k: v for k, v in changes.items() if k != "game"}))

    def read_settings(self, given: Mapping[str, object]) -> dict[str, Choice]:
        """All settings: the given ones checked, the others at their defaults."""
        settings = {setting.key: setting for setting in self.settings}
        for key in given:
            if key not in settings:
                known = ", ".join(settings) or "none"
                raise BadSetup(f"{self.id} has no setting {key!r}; it has: {known}")
        chosen = {
            key: setting.read(given[key]) if key in given else setting.default
            for key, setting in settings.items()
        }
        # A match without an expansion from another package is the same whether that package is installed or not.
        unused = [more.key for more in self.expansions if not chosen[more.key]]
        return {key: choice for key, choice in chosen.items() if key not in unused}

    def seat_counts(self, settings: Mapping[str, Choice]) -> tuple[int, ...]:
        """How many can play with these settings."""
        more = [n for x in self.settings if settings.get(x.key, x.default) != x.default for n in x.seats]
        return tuple(sorted({*self.seats, *more}))

    def check_seats(self, seats: int, settings: Mapping[str, Choice]) -> None:
        """Refuse a number of players that the game does not allow."""
        allowed = self.seat_counts(settings)
        if seats not in allowed:
            counts = ", ".join(map(str, allowed))
            raise BadSetup(f"{self.id} is played by {counts}, not by {seats}")

    def new(
        self,
        seats: int,
        chance: Chance,
        settings: Mapping[str, object] | None = None,
        content: C | None = None,
        listener: Listener = SILENCE,
    ) -> S:
        """A new match, advanced to its first decision."""
        chosen = self.read_settings(settings or {})
        self.check_seats(seats, chosen)
        s = self.deal(Setup(self.id, seats, chosen), content or self._builtin, chance)
        s.listener = listener
        advance(s)
        return s

    def view(self, s: S, seat: int) -> View:
        """What a seat (or ``SPECTATOR``) sees of a position."""
        seen = view(s, seat)
        seen.update(msgspec.to_builtins(self.derived(s, seat)))
        return seen

    def shown(self, s: S, seats: Sequence[int]) -> list[bytes]:
        """The views of several seats as they are sent, in JSON: what they have in common is worked out once."""
        derived = self.derived_for(s, seats)
        return [
            as_one(_encode(view_to_encode(s, seat)), _encode(more))
            for seat, more in zip(seats, derived, strict=True)
        ]

    def view_json(self, s: S, seat: int) -> bytes:
        """The view as canonical JSON."""
        return msgspec.json.encode(self.view(s, seat), order="deterministic")

    def restore(self, data: bytes, content: C | None = None, chance: Chance = NO_CHANCE) -> S:
        """A position from its snapshot."""
        s = self.codec.restore(data)
        if s.setup.game != self.id:
            raise BadSnapshot(f"a position of {s.setup.game!r}, not of {self.id!r}")
        s.content = content or self._builtin
        s.chance = chance
        s.listener = SILENCE
        return s


def _elements(more: Expansion) -> list[str]:
    return [card.row.element for cards in more.cards.values() for card in cards]


AnyGame = Game[Any, Any]
