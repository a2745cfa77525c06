"""The gate every request passes: sizes, rates, origins, headers, figures."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.server import metrics
from tessera.server.limits import Buckets
from tessera.server.problems import Declined
from tessera.server.settings import Settings

Refused = tuple[int, str, dict[str, int]]
"""A status, a message key and its arguments."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PAGE_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
API_HEADERS = [*PAGE_HEADERS, (b"cache-control", b"no-store")]


class Gate:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_minute)
        self.sign_ins = Buckets(settings.sign_ins_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                await send({"type": "websocket.close", "code": 4403 if refusal[0] == 403 else 4429})
                return
            await self.app(scope, receive, send)
        elif refusal is not None:
            await _refuse(send, *refusal)
        else:
            await self._pass(scope, receive, send)

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if not self._same_origin(scope, headers):
            return 403, "error-other-site", {}
        client = scope["client"][0] if scope.get("client") else "unknown"
        now = time.monotonic()
        if not self.buckets.take(client, now):
            return 429, "error-too-many-requests", {}
        if scope["path"].startswith("/api/session/") and not self.sign_ins.take(client, now):
            return 429, "error-too-many-sign-ins", {}
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body_limit:
            return 413, "error-too-large", {"most": self.settings.body_limit}
        return None

    def _same_origin(self, scope: Scope, headers: Headers) -> bool:
        """A browser tells where a request comes from; what changes something must come from our own pages."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = headers.get("origin")
        if origin is None:  # no browser: a bot with a token, or a command line
            return "sec-fetch-site" not in headers or headers["sec-fetch-site"] in ("same-origin", "none")
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host", "")

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                usual = API_HEADERS if scope["path"].startswith("/api/") else PAGE_HEADERS
                given = {name for name, _ in message["headers"]}
                more = [header for header in usual if header[0] not in given]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        try:
            await self.app(scope, _limited(receive, self.settings.body_limit), with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            seconds = time.perf_counter() - started
            metrics.requests.labels(scope["method"], route, str(status)).observe(seconds)


def _limited(receive: Receive, limit: int) -> Callable[[], Awaitable[Message]]:
    """Bodies without a stated length are counted while they come."""
    read = 0

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            raise Declined(413, "error-too-large", most=limit)
        return message

    return counted


async def _refuse(send: Send, status: int, error: str, args: dict[str, int]) -> None:
    body = json.dumps({"error": error, "args": args, "rule": "", "part": 0}).encode()
    headers = [(b"content-type", b"application/json"), *PAGE_HEADERS]
    start: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
