"""What happens at a table by itself: bots move, the table answers in windows, orders are carried out, time runs out."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tessera.kernel import Refused
from tessera.kernel.option import Answer
from tessera.server.storing import GoneOn, NoSuchTable
from tessera.store import Unavailable
from tessera.table import Entry, Table, alarm, orders, play, windows

if TYPE_CHECKING:
    from tessera.server.hub import Hub, Live

REST_SECONDS = 1.0
"""How often is looked whether the database works again; until then bots and clocks rest."""


class Caretaker:
    """Sees to the tables of a hub."""

    def __init__(self, hub: Hub, delay: Callable[[], float] | None) -> None:
        self._hub = hub
        self.delay = delay or (lambda: random.uniform(*hub.settings.reply_seconds))
        """Seconds until the next answer that is given for somebody in a window."""
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When a clock runs out, by table; tables that nobody watches need not stay in memory for it."""

    def see_to(self, live: Live) -> None:
        """Let bots think, answer for those who are not asked, and set the alarm of the clocks."""
        table = live.table
        if live.thinking is None and play.bots_to_move(table) and not self._rests(live):
            live.thinking = self._hub.background.spawn(self._bots(live))
        for seat, bot in windows.replies(table):
            ply = table.playing().ply
            if live.begin_reply(ply, seat):
                self._hub.background.spawn(self._reply(live, seat, bot, ply))
        for seat, ply in orders.due(table):
            if live.begin_reply(ply, seat):
                self._hub.background.spawn(self._carry_out(live, seat, ply))
        self._set_alarm(table)

    def forget(self, table_id: str) -> None:
        """There is no such table any more."""
        timer = self._alarms.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for timer in self._alarms.values():
            timer.cancel()

    async def rest(self) -> None:
        """Wait until something can be stored again. Nobody may try again and again meanwhile: that helps nobody."""
        while True:
            await asyncio.sleep(REST_SECONDS)
            if not self._hub.store.fault or self._hub.closing:
                return

    # --- clocks ---------------------------------------------------------------------------------------------

    def _set_alarm(self, table: Table) -> None:
        self.forget(table.id)
        now = time.time()
        due = alarm.due(table, now)
        if due is not None:
            delay = max(0.05, due - now + 0.05)
            self._alarms[table.id] = asyncio.get_running_loop().call_later(delay, self._ring, table.id)

    def _ring(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._hub.background.spawn(self._time_up(table_id))

    async def _time_up(self, table_id: str) -> None:
        while not self._hub.closing:
            try:
                await self._hub.command(table_id, lambda table: alarm.ring(table, time.time()))
            except (GoneOn, NoSuchTable):
                return
            except Unavailable:
                await self.rest()
            else:
                return

    # --- bots -----------------------------------------------------------------------------------------------

    async def _bots(self, live: Live) -> None:
        """Play the bots' moves until a person is asked."""
        hub = self._hub
        try:
            if hub.store.fault:
                await self.rest()
            while not hub.closing:
                async with live.lock:
                    duty = [] if live.dropped or self._rests(live) else play.bots_to_move(live.table)
                    if not duty:
                        break
                    seat, bot = duty[0]
                    ply = live.table.playing().ply
                watched = self._is_watched(live)
                answer = await hub.thinkers.choose(live.table, seat, bot, watched=watched)
                pause = hub.settings.bot_pause if watched else hub.settings.unwatched_pause
                if pause and _told_something(live.table):
                    await asyncio.sleep(pause)
                await self._bot_moves(live, seat, answer, ply)
        except Unavailable:
            await self.rest()
            if not hub.closing:
                await hub.live(live.table.id)  # read again, and with it the bots are at work again
        finally:
            live.thinking = None
        hub.see_to(live)

    def _is_watched(self, live: Live) -> bool:
        return live.unseen_for() <= self._hub.settings.unwatched_seconds

    def _rests(self, live: Live) -> bool:
        """Whether bots wait until somebody looks: nobody has for long, and nobody else waits for them."""
        return live.unseen_for() > self._hub.settings.bot_rest_seconds and not play.goes_on_unseen(live.table)

    async def _bot_moves(self, live: Live, seat: int, answer: Answer, ply: int) -> None:
        # The player came back, the match went back or another process was faster while the bot was thinking.
        with suppress(Refused, GoneOn):
            await self._hub.command_here(
                live, lambda table: play.bot_move(table, seat, answer, ply, time.time())
            )

    # --- answers for people ---------------------------------------------------------------------------------

    async def _reply(self, live: Live, seat: int, bot: str, ply: int) -> None:
        """Answer for a seat in a window, after a time that does not tell whether it is a bot, cannot, or will not."""
        try:
            due = time.monotonic() + self.delay()
            wanted = (seat, bot) in windows.replies(live.table)
            watched = self._is_watched(live)
            answer = (
                await self._hub.thinkers.choose(live.table, seat, bot, watched=watched)
                if bot and wanted
                else None
            )
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if wanted and not live.dropped and not self._hub.closing:
                await self._reply_now(live.table.id, seat, answer, ply)
        finally:
            live.replying.discard((ply, seat))
        self._hub.see_to(live)

    async def _reply_now(self, table_id: str, seat: int, answer: Answer | None, ply: int) -> None:
        def reply(table: Table) -> Entry:
            now = time.time()
            if answer is None:
                return windows.let_pass(table, seat, ply, now)
            return play.bot_move(table, seat, answer, ply, now)

        with suppress(Refused, GoneOn, NoSuchTable):  # they want to answer after all, or it is over
            await self._hub.command(table_id, reply)

    async def _carry_out(self, live: Live, seat: int, ply: int) -> None:
        """Give the answer that somebody has ordered, if nothing surprises them; the others need time to see it."""
        try:
            await asyncio.sleep(self._hub.settings.bot_pause)
            if not live.dropped and not self._hub.closing:
                with suppress(Refused, GoneOn, NoSuchTable):  # they were faster, or it is over
                    await self._hub.command(
                        live.table.id, lambda table: orders.carry_out(table, seat, ply, time.time())
                    )
        finally:
            live.replying.discard((ply, seat))


def _told_something(table: Table) -> bool:
    """Whether the last move was more than a part of a choice: people need time only for what they can see."""
    moves = table.match.moves if table.match is not None else []
    return not moves or bool(moves[-1].events)
