"""Turns: many jobs of one person are no reason for others to wait."""

from __future__ import annotations

import asyncio

import pytest

from tessera.server import turns
from tessera.server.turns import Claim, Turns


async def served(places: Turns, *claims: Claim) -> list[str]:
    """In which order claims that come while the only place is taken get their turns."""
    order: list[str] = []

    async def work(number: int, claim: Claim) -> None:
        await places.take(claim)
        order.append(f"{claim.person}{number}")
        await asyncio.sleep(0)
        places.give_back(claim)

    before = Claim("somebody")
    await places.take(before)
    jobs = [asyncio.create_task(work(number, claim)) for number, claim in enumerate(claims)]
    await asyncio.sleep(0)
    places.give_back(before)
    await asyncio.gather(*jobs)
    return order


def test_people_take_turns_however_many_tables_they_have() -> None:
    many = [Claim("a", f"t{number}") for number in range(4)]
    assert asyncio.run(served(Turns(1), *many, Claim("b"))) == ["a0", "b4", "a1", "a2", "a3"]


def test_of_one_persons_tables_the_one_that_waited_longest_comes_first() -> None:
    claims = [Claim("a", "x"), Claim("a", "x"), Claim("a", "y")]
    assert asyncio.run(served(Turns(1), *claims)) == ["a0", "a2", "a1"]


def test_whom_somebody_is_watching_comes_first() -> None:
    claims = [Claim("a", watched=False), Claim("b", watched=False), Claim("c")]
    assert asyncio.run(served(Turns(1), *claims)) == ["c2", "a0", "b1"]


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.0)
    assert asyncio.run(served(Turns(1), Claim("a", watched=False), Claim("b"))) == ["a0", "b1"]


def test_one_person_does_not_have_all_places_while_others_wait() -> None:
    async def play() -> list[str]:
        places, got = Turns(2), list[str]()

        async def wait(person: str) -> None:
            await places.take(Claim(person))
            got.append(person)

        for person in ("a", "a"):
            await places.take(Claim(person))
        waiting = {person: asyncio.create_task(wait(person)) for person in ("a", "b")}
        await asyncio.sleep(0)
        places.give_back(Claim("a"))
        await waiting["b"]
        places.give_back(Claim("a"))
        await waiting["a"]
        return got

    assert asyncio.run(play()) == ["b", "a"]


def test_who_gives_up_leaves_the_place_to_others() -> None:
    async def play() -> None:
        places = Turns(1)
        await places.take(Claim("a"))
        gone = asyncio.create_task(places.take(Claim("b")))
        last = asyncio.create_task(places.take(Claim("c")))
        await asyncio.sleep(0)
        gone.cancel()
        places.give_back(Claim("a"))
        await asyncio.wait_for(last, 1)

    asyncio.run(play())
