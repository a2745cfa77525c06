"""The leanest client that will do: HTTP/1.1 over one kept connection, and a WebSocket.

A load test must not spend more on asking than the server spends on answering. These two speak just as much of the
protocols as Tessera's server uses.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from typing import Self
from urllib.parse import urlsplit

import msgspec

PING, CLOSE = 9, 8
LARGEST = 1 << 24


class Http:
    """One person's connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader = reader
        self._writer = writer
        self._host = host
        self.cookie = ""
        self.token = ""

    @classmethod
    async def connect(cls, address: str) -> Self:
        host = urlsplit(address)
        reader, writer = await asyncio.open_connection(host.hostname, host.port, limit=LARGEST)
        return cls(reader, writer, host.netloc)

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send a request; the status and the body of the answer."""
        sent = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._host}\r\ncontent-length: {len(sent)}\r\n"
        proof = f"authorization: Bearer {self.token}" if self.token else f"cookie: {self.cookie}"
        more = f"content-type: application/json\r\n{proof}\r\n\r\n"
        self._writer.write((head + more).encode() + sent)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in answer.split("\r\n")[1:] if line)
        if "set-cookie" in headers:  # values of cookies know upper and lower case
            start = answer.lower().index("set-cookie: ") + len("set-cookie: ")
            self.cookie = answer[start:].partition(";")[0]
        return int(answer[9:12]), await self._reader.readexactly(int(headers.get("content-length", "0")))

    def close(self) -> None:
        self._writer.close()


class Socket:
    """A WebSocket; pings are answered."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, address: str, path: str, cookie: str) -> Self:
        host = urlsplit(address)
        reader, writer = await asyncio.open_connection(host.hostname, host.port, limit=LARGEST)
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nhost: {host.netloc}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer[:16]:
            raise ConnectionError(answer.decode())
        return cls(reader, writer)

    async def message(self) -> bytes | None:
        """The next message; None when the server has closed."""
        while True:
            kind, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            data = await self._reader.readexactly(size)
            if kind & 15 == CLOSE:
                return None
            if kind & 15 != PING:
                return data
            self._writer.write(bytes((0x8A, 0x80 | size)) + bytes(4) + data)  # masked with zeros

    def say(self, data: bytes) -> None:
        """Send a text, masked with zeros."""
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self._writer.write(head + bytes(4) + data)

    def close(self) -> None:
        self._writer.close()
