"""Nothing is sent into the network that the server stands in, however an address is written."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from tessera.server.notices.outbound import NotDelivered, is_public, post, resolved, target_of
from tests.server.receivers import WebServer, web_server


@pytest.fixture
def receiver() -> Iterator[WebServer]:
    with web_server() as running:
        yield running


def refused(address: str, *, private: bool = False, seconds: float = 5.0) -> str:
    with pytest.raises(NotDelivered) as caught:
        asyncio.run(post(address, b"{}", {}, private=private, seconds=seconds))
    return caught.value.fault


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fc00::1",
        "fe80::1%eth0",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "::7f00:1",
        "::127.0.0.1",
        "::9.9.9.9",
        "64:ff9b:1::7f00:1",
        "64:ff9b:1::909:909",
        "fec0::1",
        "192.0.0.8",
        "192.0.0.170",
        "2001::1",
        "2001:0:909:909::1",
        "2001:10::1",
        "100::1",
        "localhost",
        "",
    ],
)
def test_addresses_of_this_machine_and_its_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_addresses_of_the_world_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "written", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:127.0.0.1]", "0"]
)
def test_this_machine_is_not_reached_however_it_is_written(receiver: WebServer, written: str) -> None:
    assert refused(f"http://{written}:{receiver.port}/") in ("fault-not-public", "fault-name")
    assert receiver.got == []


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "http:///nowhere",
        "https://name:word@example.org/",
        "http://example.org:99999/",
        "http://example.org/\r\nX: y",
        "http://exämple.org/",
        "http://[::1",
    ],
)
def test_what_is_no_address_of_a_receiver_is_refused(address: str) -> None:
    assert refused(address, private=True) == "fault-address"


def test_ports_of_other_services_are_refused() -> None:
    assert refused("http://example.org:25/") == "fault-port 25"


def test_one_private_address_of_a_name_is_enough_to_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name can let it mean a public address and this machine by turns, or both."""

    async def both(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 80)) for each in ("9.9.9.9", "127.0.0.1")]

    async def inside() -> str:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        with pytest.raises(NotDelivered) as caught:
            await resolved(target_of("http://example.org/"))
        return caught.value.fault

    assert asyncio.run(inside()) == "fault-not-public"


def test_the_connection_goes_to_the_address_that_was_looked_at(
    receiver: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name is looked up once: what it means a moment later does not matter."""
    asked: list[str] = []

    async def inside() -> None:
        loop = asyncio.get_running_loop()
        real = loop.getaddrinfo

        async def noted(host: Any, *rest: Any, **more: Any) -> Any:
            asked.append(str(host))
            return await real("127.0.0.1" if host == "receiver.example" else host, *rest, **more)

        monkeypatch.setattr(loop, "getaddrinfo", noted)
        await post(f"http://receiver.example:{receiver.port}/turn?x=1", b"{}", {"X-Y": "z"}, private=True)

    asyncio.run(inside())
    assert asked.count("receiver.example") == 1 and set(asked[1:]) <= {"127.0.0.1"}
    assert receiver.got[0].path == "/turn?x=1"
    assert receiver.got[0].headers["host"] == f"receiver.example:{receiver.port}"


def test_nobody_is_followed_elsewhere(receiver: WebServer) -> None:
    receiver.status, receiver.location = 307, f"{receiver.address}/secret"
    assert refused(f"{receiver.address}/turn", private=True) == "fault-status 307"
    assert [got.path for got in receiver.got] == ["/turn"]


def test_a_receiver_that_says_nothing_is_not_waited_for() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        assert refused(address, private=True, seconds=0.3) == "fault-slow"


@pytest.mark.parametrize("answer", [b"", b"hello\r\n", b"HTTP/1.1 yes\r\n", b"x" * 40_000])
def test_a_receiver_that_speaks_something_else_is_a_fault_of_its_own(answer: bytes) -> None:
    async def inside() -> str:
        async def speak(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(speak, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await post(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)
        except NotDelivered as error:
            return error.fault
        finally:
            server.close()
            await server.wait_closed()
        return ""

    assert asyncio.run(inside()) == "fault-unreached"
