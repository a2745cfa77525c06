"""One process of a load test: people who play at many tables of a server, each against a bot.

`bench.server` starts it. It says ``ready`` when all tables are open, waits for a line, plays, and prints what it has
measured as JSON.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Self
from urllib.parse import urlencode

import msgspec
import uvloop
from msgspec import Struct

from bench.wire import Http, Socket
from tessera.client import JOINT

WARM_UP = 2.0
"""Seconds before anything is measured: processes start, caches fill."""


class Option(Struct):
    do: str
    whole: bool


class Decision(Struct):
    ply: int
    options: list[Option]


class Following(Struct):
    decisions: list[Decision]


class Pushed(Struct):
    """As much of a pushed table as a player needs who does not think."""

    entries: int
    status: str
    decision: Decision | None


class Opened(Struct):
    id: str


class Stored(Struct):
    entries: int


class Job(Struct, frozen=True):
    """What a driver is told to do."""

    address: str
    tables: int
    seconds: float
    pause: float
    """Seconds a person thinks on average, between nothing and twice as long."""
    bot: str = "random"


class Load(Struct):
    """What the people have measured, in seconds."""

    acknowledged: list[float] = []
    pushed: list[float] = []

    def forget(self) -> None:
        """Begin anew."""
        self.acknowledged.clear()
        self.pushed.clear()


_pushed = msgspec.json.Decoder(Pushed)
_opened = msgspec.json.Decoder(Opened)
_stored = msgspec.json.Decoder(Stored)
_following = msgspec.json.Decoder(Following)


class Person:
    """Somebody who plays match after match."""

    def __init__(self, job: Job, load: Load, http: Http, chance: random.Random) -> None:
        self.job = job
        self.load = load
        self.http = http
        self.chance = chance
        self.socket: Socket
        self.table = ""

    @classmethod
    async def arrived(cls, job: Job, load: Load, number: int) -> Self:
        """Signed in, and at a table of their own."""
        person = cls(job, load, await Http.connect(job.address), random.Random(number))
        await person.http.call("POST", "/api/session/guest", {"name": "bench"})
        await person.open()
        return person

    async def open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": self.job.bot}]
        wish = {"game": "peloponnes", "seats": seats, "start": True}
        _, answer = await self.http.call("POST", "/api/tables", wish)
        self.table = _opened.decode(answer).id
        path = f"/api/tables/{self.table}/live"
        self.socket = await Socket.connect(self.job.address, path, self.http.cookie)

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            await self.play_match(until)
            self.socket.close()
            if time.monotonic() < until:
                await self.open()
        self.http.close()

    async def play_match(self, until: float) -> None:
        """Answer whatever is asked, and wait for the push that shows the answer."""
        waiting_for, sent = 0, 0.0
        while (message := await self.socket.message()) is not None:
            seen = _pushed.decode(message)
            if sent and seen.entries >= waiting_for:
                self.load.pushed.append(time.perf_counter() - sent)
                sent = 0.0
            if seen.status == "finished" or time.monotonic() > until:
                return
            if seen.decision is None or sent:
                continue
            if self.job.pause:
                await asyncio.sleep(self.chance.uniform(0, 2 * self.job.pause))
            sent = time.perf_counter()
            waiting_for = await self.answer(seen.decision)

    async def answer(self, decision: Decision) -> int:
        """Give any answer; returns the number of entries the table has with it."""
        option = await self.whole(decision)
        sent = time.perf_counter()
        move = {"ply": decision.ply, "option": option}
        status, answer = await self.http.call("POST", f"/api/tables/{self.table}/moves", move)
        if status != 200:
            raise ConnectionError(f"{status}: {answer.decode()}")
        self.load.acknowledged.append(time.perf_counter() - sent)
        return _stored.decode(answer).entries

    async def whole(self, decision: Decision) -> str:
        """Any answer with all its parts, as somebody who looks at every part would find it."""
        parts: list[str] = []
        while True:
            option = decision.options[self.chance.randrange(len(decision.options))]
            parts.append(option.do)
            if option.whole:
                return JOINT.join(parts)
            path = f"/api/tables/{self.table}/decision?{urlencode({'after': JOINT.join(parts)})}"
            decision = _following.decode((await self.http.call("GET", path))[1]).decisions[0]


async def drive(job: Job) -> Load:
    load = Load()
    people = [await Person.arrived(job, load, number) for number in range(job.tables)]
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    until = time.monotonic() + WARM_UP + job.seconds
    asyncio.get_running_loop().call_later(WARM_UP, load.forget)
    await asyncio.wait_for(asyncio.gather(*[person.play(until) for person in people]), job.seconds + 60)
    return load


def main() -> None:
    job = msgspec.json.decode(sys.argv[1], type=Job)
    print(msgspec.json.encode(uvloop.run(drive(job))).decode())


if __name__ == "__main__":
    main()
