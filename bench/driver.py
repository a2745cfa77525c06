"""One process of a load test: people who play at many tables of a server, against bots and each other.

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
OVER_TIME = 5.0
"""Seconds after which nobody waits any more for people who have not ended."""
MOST_TOLD = 5_000
"""Times of each kind that are told: the rest is sampled."""
RUNNING = "playing"


class Option(Struct):
    do: str
    whole: bool


class Decision(Struct):
    ply: int
    options: list[Option]


class Frame(Struct):
    """As much of whatever the server says as a player needs who does not think."""

    entries: int = -1
    status: str = ""
    decision: Decision | None = None
    decisions: list[Decision] = []
    ack: int = 0
    error: str = ""
    id: str = ""


class Job(Struct, frozen=True):
    """What a driver is told to do."""

    address: str
    tables: int
    seconds: float
    pause: float
    """Seconds a person thinks on average, between nothing and twice as long."""
    bot: str = "random"
    game: str = "peloponnes"
    people: int = 1
    bots: int = 1
    wire: str = "socket"
    """How moves and look-ups go: over the table's socket, or by `http`."""


class Load(Struct):
    """What the people have measured, in seconds."""

    acknowledged: list[float] = []
    pushed: list[float] = []
    refused: int = 0
    """Answers that came too late, because somebody else at the table was faster."""

    def forget(self) -> None:
        """Begin anew."""
        self.acknowledged.clear()
        self.pushed.clear()
        self.refused = 0

    def sampled(self, chance: random.Random) -> Load:
        """No more than fits into a pipe."""

        def few(times: list[float]) -> list[float]:
            return chance.sample(times, min(len(times), MOST_TOLD))

        return Load(few(self.acknowledged), few(self.pushed), self.refused)


_frame = msgspec.json.Decoder(Frame)


class Person:
    """Somebody who plays match after match."""

    def __init__(self, job: Job, load: Load, http: Http, chance: random.Random) -> None:
        self.job = job
        self.load = load
        self.http = http
        self.chance = chance
        self.socket: Socket
        self.table = ""
        self.latest: Frame | None = None
        """The newest table that was pushed and not looked at yet."""

    @classmethod
    async def arrived(cls, job: Job, load: Load, number: int) -> Self:
        """Signed in."""
        person = cls(job, load, await Http.connect(job.address), random.Random(number))
        await person.http.call("POST", "/api/session/guest", {"name": "bench"})
        return person

    async def sit_down(self, table: str) -> None:
        self.table, self.latest = table, None
        path = f"/api/tables/{table}/live"
        self.socket = await Socket.connect(self.job.address, path, self.http.cookie)

    async def play_match(self, until: float) -> None:
        """Answer whatever is asked, and wait for the push that shows the answer."""
        waiting_for, sent = 0, 0.0
        while True:
            if self.latest is None and await self.heard() is None:
                return
            seen, self.latest = self.latest, None
            if seen is None:
                continue
            if sent and seen.entries >= waiting_for:
                self.load.pushed.append(time.perf_counter() - sent)
                sent = 0.0
            if seen.status != RUNNING or time.monotonic() > until:
                return
            if seen.decision is None or sent:
                continue
            if self.job.pause:
                await asyncio.sleep(self.chance.uniform(0, 2 * self.job.pause))
            sent = time.perf_counter()
            stored = await self.answer(seen.decision)
            waiting_for = stored.entries
            if stored.error:
                self.load.refused += 1
                sent = 0.0

    async def heard(self) -> Frame | None:
        """Whatever comes next; None when the server has closed."""
        message = await self.socket.message()
        if message is None:
            return None
        frame = _frame.decode(message)
        if frame.status:
            self.latest = frame
        return frame

    async def answer(self, decision: Decision) -> Frame:
        """Give any answer; what the server says to it, when it is stored."""
        option = await self.whole(decision)
        sent = time.perf_counter()
        if self.job.wire == "http":
            move = {"ply": decision.ply, "option": option}
            _, said = await self.http.call("POST", f"/api/tables/{self.table}/moves", move)
            found = _frame.decode(said)
        else:
            found = await self.asked({"move": option, "ply": decision.ply})
        self.load.acknowledged.append(time.perf_counter() - sent)
        return found

    async def asked(self, question: dict[str, object]) -> Frame:
        """Say something over the socket; what answers it."""
        self.socket.say(msgspec.json.encode({**question, "id": 1}))
        while (frame := await self.heard()) is not None:
            if frame.ack:
                return frame
        raise ConnectionError("the server has closed")

    async def whole(self, decision: Decision) -> str:
        """Any answer with all its parts, as somebody who looks at every part would find it."""
        parts: list[str] = []
        while True:
            offered = [each for each in decision.options if each.do != "resign"] or decision.options
            option = offered[self.chance.randrange(len(offered))]
            parts.append(option.do)
            if option.whole:
                return JOINT.join(parts)
            after = JOINT.join(parts)
            if self.job.wire == "http":
                path = f"/api/tables/{self.table}/decision?{urlencode({'after': after})}"
                found = _frame.decode((await self.http.call("GET", path))[1])
            else:
                found = await self.asked({"after": after, "ply": decision.ply})
            if not found.decisions:  # somebody else was faster
                return after
            decision = found.decisions[0]


class Party:
    """The people at one table."""

    def __init__(self, job: Job, people: list[Person]) -> None:
        self.job = job
        self.people = people

    async def open(self) -> None:
        host, *others = self.people
        seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
        seats += [{"kind": "bot", "bot": self.job.bot}] * self.job.bots
        wish = {"game": self.job.game, "seats": seats, "start": not others}
        _, answer = await host.http.call("POST", "/api/tables", wish)
        table = _frame.decode(answer).id
        for other in others:
            await other.http.call("POST", f"/api/tables/{table}/sit", {})
        if others:
            await host.http.call("POST", f"/api/tables/{table}/start")
        for person in self.people:
            await person.sit_down(table)

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.gather(*[person.play_match(until) for person in self.people])
            for person in self.people:
                person.socket.close()
            if time.monotonic() < until:
                await self.open()


async def drive(job: Job) -> Load:
    load = Load()
    parties = []
    for number in range(job.tables):
        numbers = range(number * job.people, (number + 1) * job.people)
        parties.append(Party(job, [await Person.arrived(job, load, each) for each in numbers]))
        await parties[-1].open()
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    until = time.monotonic() + WARM_UP + job.seconds
    asyncio.get_running_loop().call_later(WARM_UP, load.forget)
    playing = [asyncio.create_task(party.play(until)) for party in parties]
    # Who waits for somebody that has ended is not waited for.
    ended, _ = await asyncio.wait(playing, timeout=WARM_UP + job.seconds + OVER_TIME)
    for each in ended:
        each.result()
    return load.sampled(random.Random(1))


def main() -> None:
    job = msgspec.json.decode(sys.argv[1], type=Job)
    print(msgspec.json.encode(uvloop.run(drive(job))).decode())


if __name__ == "__main__":
    main()
