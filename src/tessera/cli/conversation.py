"""A game in the terminal: the person is asked, the bots answer by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.bots import Bot, observe
from tessera.cli.errors import BadInput
from tessera.cli.saves import Save, Seating, write_save
from tessera.cli.screen import ABOUT_THE_MATCH, outcome_table, question, render_table
from tessera.kernel import RESIGN, Chance, Decision, Event, Match, Refusal, listed, notation_of, parse_parts
from tessera.kernel.engine import asked_of, why_not_begin
from tessera.kernel.option import Answer, BadNotation
from tessera.kernel.sight import View
from tessera.text import Catalog

LOG_LINES = 15
"""More nobody reads before a decision; `log` shows everything."""


HELP = {
    "help-number": "1, 2, 3",
    "help-notation": "bid agora",
    "help-parts": "bid agora / size 4",
    "help-back": "back",
    "help-table": "Enter",
    "help-why": "why NOTATION",
    "help-undo": "undo",
    "help-log": "log",
    "help-resign": "resign",
    "help-save": "save FILE",
    "help-quit": "quit",
}


class Quit(Exception):
    """The person leaves."""


class Player(Struct, frozen=True):
    """A bot at the table, with its own chance."""

    bot: Bot
    chance: Chance


class Conversation:
    """One match of a person against bots."""

    def __init__(
        self,
        match: Match[Any],
        seating: Seating,
        bots: Mapping[int, Player],
        catalog: Catalog,
        out: Console,
    ) -> None:
        self.match = match
        self.seating = seating
        self.seat = seating.seat
        self.bots = bots
        self.catalog = catalog
        self.out = out
        self._saved = len(match.moves)
        self._warned = False
        self._resigning = False  # asked whether they mean it
        self._leaves = False  # they do, as soon as the rules let them
        self._unasked: set[int] = set()
        """The numbers of the person's moves that were made for them."""
        self._told = max(self._mine(), default=0)  # the log before this was shown
        self._looked: View = {}
        self._commands: dict[str, Callable[[str], None]] = {
            "back": self._back,
            "help": self._help,
            "log": self._log,
            "quit": self._quit,
            "resign": self._resign,
            "save": self._save,
            "undo": self._undo,
            "why": self._why,
        }

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        try:
            while (decision := self.match.decision()) is not None:
                if decision.seat == self.seat:
                    self._my_turn(decision)
                else:
                    self._bot_turn(decision)
            self._result()
            self._afterwards()
        except (Quit, EOFError):
            self._say("play-bye")

    # --- turns ----------------------------------------------------------------------------------------------

    def _bot_turn(self, decision: Decision) -> None:
        player = self.bots[decision.seat]
        seen = observe(self.match.game, self.match.state, decision.seat, player.chance)
        self.match.answer(decision.seat, player.bot.choose(seen), decision.ply)

    def _my_turn(self, decision: Decision) -> None:
        if RESIGN in decision.options and (self._leaves or len(listed(decision.options)) == 1):
            self._answer_unasked(decision)
            return
        self._show(decision)
        before = self._reached()
        while self._reached() == before:
            self._obey(decision, self._read())

    def _answer_unasked(self, decision: Decision) -> None:
        """What has been said before, or the only thing to say: `always` asks it, but nobody needs to read it."""
        answer = RESIGN if self._leaves else listed(decision.options)[0]
        self._leaves = False
        self._unasked.add(len(self.match.moves))
        self.match.answer(self.seat, answer, decision.ply)

    def _reached(self) -> tuple[int, Answer]:
        """How far the match has come; an answer may be given part after part."""
        return len(self.match.moves), self.match.given(self.seat)

    def _obey(self, decision: Decision, line: str) -> None:
        """An answer or a command. A legal answer comes before a command of the same name."""
        word, _, rest = line.partition(" ")
        answer = _understood(line)
        if not line:
            self._show(decision, again=True)
        elif line.isdecimal():
            self._choose_number(decision, int(line[:9]))
        elif word.lower() in self._commands and (answer is None or answer[0] not in listed(decision.options)):
            self._commands[word.lower()](rest)
        elif answer is not None:
            self._choose(decision, answer)
        else:
            self._say("play-not-understood")

    def _choose_number(self, decision: Decision, number: int) -> None:
        options = listed(decision.options)
        if 1 <= number <= len(options):
            self._choose(decision, (options[number - 1],))
        else:
            self._say("play-no-such-number", most=len(options))

    def _choose(self, decision: Decision, answer: Answer) -> None:
        """Give an answer, or the next parts of one; parts that leave no choice may be typed, too."""
        before = len(self.match.moves)
        asked = asked_of(self.match.state, self.seat, answer)
        refusal = why_not_begin(self.match.state, self.seat, asked, decision.ply)
        if refusal is not None:
            self._refuse(asked, refusal)
            return
        for option in asked:
            self.match.answer(self.seat, option)
        self._told = before
        self._warned = self._resigning = False

    def _refuse(self, answer: Answer, refusal: Refusal) -> None:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        wrong = notation_of(answer[refusal.part : refusal.part + 1])
        self._print(f"{wrong}: {self.catalog.refusal(refusal)}{rule}")

    # --- showing --------------------------------------------------------------------------------------------

    def _show(self, decision: Decision, *, again: bool = False) -> None:
        self._recent()
        self._table(again)
        given = self.match.given(self.seat)
        if given:
            self._say("play-so-far", notation=notation_of(given))
        self.out.print(question(decision, self.match.state, self.catalog, self.out.width))

    def _table(self, again: bool = False) -> None:
        """The table, unless it looks as it did: a bid in five small questions is not five tables."""
        view = self.match.view(self.seat)
        look = {name: value for name, value in view.items() if name not in ABOUT_THE_MATCH}
        if look == self._looked and not again:
            return
        self._looked = look
        game, content, width = self.match.game, self.match.content, self.out.width
        name = game.name.get(self.catalog.lang) or game.name["en"]
        self.out.rule(Text(f"{name} · {self.catalog.say('play-move', number=len(self.match.moves) + 1)}"))
        self._print(render_table(game, view, content, self.catalog, self.seat, width))

    def _recent(self) -> None:
        """What happened since the person's last decision, that decision included.

        Above the table: on a small screen, table and question must be in sight, the log need not.
        """
        self.out.print()
        lines = self._lines(self.match.events(self.seat, self._told))
        if len(lines) > LOG_LINES:
            self._say("play-log-shortened", count=len(lines) - LOG_LINES)
        self._tell(lines[-LOG_LINES:])

    def _lines(self, moves: Sequence[Sequence[Event]]) -> list[str]:
        return [self.catalog.event(event) for events in moves for event in events]

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.out.print(Text(f"· {line}"))

    def _result(self) -> None:
        self._recent()
        self._table()
        self.out.print()
        outcome = self.match.state.outcome
        self.out.print(outcome_table(outcome, self.catalog))
        record = self.match.record()
        if record.key:
            self.out.print()
            self._say("play-key")
            self._print(record.key)

    # --- commands -------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        lines = Table.grid(padding=(0, 2))
        for key, typed in HELP.items():
            lines.add_row(Text(typed, style="bold"), self.catalog.say(key))
        self._print(lines)

    def _log(self, _: str) -> None:
        lines = self._lines(self.match.events(self.seat))
        self._tell(lines)
        if not lines:
            self._say("play-log-empty")

    def _why(self, text: str) -> None:
        answer = _understood(text)
        if answer is None:
            self._say("play-why-what")
            return
        refusal = why_not_begin(self.match.state, self.seat, answer)
        if refusal is None:
            self._say("play-legal", notation=notation_of(answer))
        else:
            self._refuse(answer, refusal)

    def _back(self, _: str) -> None:
        """One part of the answer back: nobody has heard of it yet."""
        given = self.match.given(self.seat)
        if not given:
            self._say("play-back-nothing")
            return
        self.match.undo(len(self.match.moves))
        for option in given[:-1]:
            self.match.answer(self.seat, option)

    def _undo(self, _: str) -> None:
        """Back to the person's own previous decision, if nothing has come to light since; first from its parts."""
        mine = self._mine()
        if self.match.given(self.seat):
            self.match.undo(len(self.match.moves))
        elif not mine:
            self._say("play-undo-nothing")
        elif mine[-1] < self.match.barrier():
            self._say("play-undo-barrier")
        else:
            self.match.undo(mine[-1])
            self._unasked = {number for number in self._unasked if number < mine[-1]}
            self._told = mine[-2] if len(mine) > 1 else 0

    def _mine(self) -> list[int]:
        """The numbers of the person's own moves, as far as they chose them."""
        moves = enumerate(self.match.moves)
        return [number for number, move in moves if move.seat == self.seat and number not in self._unasked]

    def _save(self, text: str) -> None:
        if not text:
            self._say("play-save-where")
            return
        path = Path(text).expanduser()
        try:
            write_save(path, Save(self.seating, self.match.record()))
        except BadInput as error:
            self._print(str(error))
        else:
            self._saved = len(self.match.moves)
            self._say("play-saved", file=str(path), game=self.match.game.id)

    def _quit(self, _: str) -> None:
        if self._saved == len(self.match.moves) or self._warned:
            raise Quit
        self._warned = True
        self._say("play-unsaved")

    def _resign(self, _: str) -> None:
        """For good, so it is asked twice; where the rules name a moment for it, it waits for that moment."""
        state = self.match.state
        if not self.match.game.may_resign(state, self.seat):
            self._say("play-resign-not")
        elif not self._resigning:
            self._resigning = True
            self._say("play-resign-sure")
        else:
            self._resigning, self._leaves = False, True
            decision = self.match.decision()
            if decision is not None and decision.seat == self.seat and RESIGN in decision.options:
                self._answer_unasked(decision)
            else:
                self._say("play-resign-later")

    def _afterwards(self) -> None:
        """The result is on the screen; the match can still be saved and looked at."""
        self._say("play-afterwards")
        while (line := self._read()) not in ("", "quit"):
            word, _, rest = line.partition(" ")
            if word in ("save", "log"):
                self._commands[word](rest)
            else:
                self._say("play-afterwards")

    # --- lines ----------------------------------------------------------------------------------------------

    def _read(self) -> str:
        self.out.file.flush()
        return " ".join(input("> ").split())

    def _say(self, key: str, **args: Any) -> None:
        self._print(self.catalog.say(key, **args))

    def _print(self, what: RenderableType) -> None:
        self.out.print(what)


def _understood(text: str) -> Answer | None:
    """The answer a text notes, or the beginning of one, legal or not."""
    try:
        return parse_parts(text)
    except BadNotation:
        return None
