"""Requests and frames that nobody should send: made from the OpenAPI document, and from nothing at all."""

from __future__ import annotations

import asyncio
import json
import random
from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import quote, urlsplit

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
WORDS: tuple[Any, ...] = (
    "",
    "x",
    "pass",
    "bid agora",
    "\x00",
    "\u202e",
    "ß" * 40,
    "😀" * 200,
    "\ud800",
    "%00",
    "../../etc/passwd",
    "' OR 1=1 --",
    "x" * 5000,
    -1,
    0,
    1,
    1 << 31,
    1 << 63,
    1 << 200,
    1e308,
    float("nan"),
    True,
    None,
    [],
    {},
    [[[[[]]]]],
    {"kind": "me"},
    {"": {"": ""}},
)
"""What may stand anywhere."""


class Fuzzer:
    """Makes requests: often almost right, sometimes far from it."""

    def __init__(self, document: dict[str, Any], tables: list[str], values: Sequence[str], seed: int) -> None:
        self.chance = random.Random(seed)
        self.tables = tables
        self.values = values
        self.schemas: dict[str, Any] = document["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
            if path != "/api/session/logout"  # whoever has signed out is refused everything else
        ]

    def request(self) -> tuple[str, str, bytes, str]:
        """A method, a path with its query, a body, and the kind of body it claims to be."""
        chance = self.chance
        method, path, operation = chance.choice(self.operations)
        if chance.random() < 0.05:
            method = chance.choice(METHODS)
        if chance.random() < 0.05:
            path = "/" + "/".join(self._segment() for _ in range(chance.randrange(5)))
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            path = f"{before}{self._parameter(name)}{after}"
        kinds = ("text/plain", "", "multipart/form-data")
        kind = "application/json" if chance.random() < 0.95 else chance.choice(kinds)
        return method, path + self._query(operation), self._body(operation), kind

    def _segment(self) -> str:
        return quote(str(self.chance.choice(WORDS)).encode("utf-8", "surrogatepass"), safe="")

    def _parameter(self, name: str) -> str:
        if self.chance.random() < 0.2:
            return self._segment()
        known = {
            "table_id": self.chance.choice(self.tables),
            "game_id": "peloponnes",
            "lang": self.chance.choice(("en", "de")),
            "token_id": "0123456789abcdef",
        }
        return known.get(name, str(self.chance.randrange(40)))

    def _query(self, operation: dict[str, Any]) -> str:
        names = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"]
        given = {name: self._segment() for name in [*names, "x"] if self.chance.random() < 0.3}
        if "value" in names and self.chance.random() < 0.8:
            given |= {"value": self.chance.choice(self.values), "seat": str(self.chance.randrange(4))}
        chosen = [f"{name}={said}" for name, said in given.items()]
        return "?" + "&".join(chosen) if chosen else ""

    def _body(self, operation: dict[str, Any]) -> bytes:
        chance = self.chance
        if chance.random() < 0.05:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
        content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        value = self._value(content.get("schema", {}), 0) if content else chance.choice(WORDS)
        text = json.dumps(value)
        if chance.random() < 0.05:
            text = text[: chance.randrange(len(text) + 1)]
        return text.encode()

    def _value(self, schema: dict[str, Any], depth: int) -> Any:
        """Something that fits a schema, but for a part of it here and there."""
        chance = self.chance
        if chance.random() < 0.12 or depth > 6:
            return chance.choice(WORDS)
        if "$ref" in schema:
            return self._value(self.schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        for several in ("anyOf", "oneOf", "allOf"):
            if several in schema:
                return self._value(chance.choice(schema[several]), depth + 1)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        if kind == "object":
            fields = {
                name: self._value(field, depth + 1)
                for name, field in schema.get("properties", {}).items()
                if chance.random() < 0.85
            }
            return fields | (
                {str(chance.choice(WORDS)): chance.choice(WORDS)} if chance.random() < 0.05 else {}
            )
        if kind == "array":
            return [self._value(schema.get("items", {}), depth + 1) for _ in range(chance.randrange(5))]
        return {
            "integer": chance.randrange(-2, 60),
            "number": chance.random() * 100,
            "boolean": chance.random() < 0.5,
            "string": chance.choice(
                ("peloponnes", "random", "Anna", "pass", "choose 1", "correct horse", "x" * 60)
            ),
        }.get(str(kind), chance.choice(WORDS))


class Line:
    """A connection on which anything can be sent."""

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address)
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: bytes, kind: str, cookie: str) -> tuple[int, bytes]:
        """Send a request and read the answer; a connection that was closed is opened again."""
        if self.writer is None or self.writer.is_closing():
            self.reader, self.writer = await asyncio.open_connection(self.host.hostname, self.host.port)
        assert self.reader is not None
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host.netloc}\r\ncontent-length: {len(body)}\r\n"
        self.writer.write(f"{head}content-type: {kind}\r\ncookie: {cookie}\r\n\r\n".encode() + body)
        try:
            answer = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            headers = dict(line.lower().split(": ", 1) for line in answer.split("\r\n")[1:] if ": " in line)
            size = 0 if method == "HEAD" else int(headers.get("content-length", "0"))
            told = await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.close()
            return 0, b""
        if headers.get("connection") == "close":
            await self.close()
        return int(answer[9:12]), told

    async def close(self) -> None:
        if self.writer is not None:
            await hang_up(self.writer)
        self.writer = None


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """At once, whatever was still to be sent."""
    writer.transport.abort()
    with suppress(ConnectionError):
        await writer.wait_closed()


def frame(chance: random.Random) -> bytes:
    """A WebSocket frame, mostly one that breaks the rules."""
    opcode = chance.choice((0, 1, 1, 2, 2, 3, 7, 8, 9, 10, 11, 15))
    size = chance.choice((0, 1, 5, 125, 126, 200, 4000, 5000, 70_000))
    payload = chance.randbytes(size)
    first = (0x80 if chance.random() < 0.7 else 0) | (chance.choice((0, 0, 0, 0x10, 0x40, 0x70))) | opcode
    masked = 0x80 if chance.random() < 0.85 else 0
    if size < 126:
        head = bytes([first, masked | size])
    elif size < 1 << 16:
        head = bytes([first, masked | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, masked | 127]) + size.to_bytes(8, "big")
    if chance.random() < 0.03:  # more is promised than comes
        head = bytes([first, masked | 127]) + (1 << 62).to_bytes(8, "big")
    mask = chance.randbytes(4) if masked else b""
    mixed = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if masked else payload
    return (head + mask + mixed)[: None if chance.random() < 0.95 else chance.randrange(1, 12)]


def handshake(address: str, table: str, chance: random.Random) -> bytes:
    host = urlsplit(address).netloc
    key = b64encode(chance.randbytes(16)).decode()
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\n"
        f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()
