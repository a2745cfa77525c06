"""The gate every request passes: sizes, rates, origins, headers, figures."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from math import ceil
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.server import metrics
from tessera.server.limits import Buckets, household
from tessera.server.problems import Declined
from tessera.server.settings import Settings
from tessera.server.visitors import Names, Proxies
from tessera.store import Unusable

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that came by HTTPS never come without it again."""
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


class Refused(Struct, frozen=True):
    """Why a request does not come in: a status, a message key and its arguments, and when to try again."""

    status: int
    error: str
    args: dict[str, int] = {}
    wait: float = 0.0


class Gate:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_minute)
        self.sign_ins = Buckets(settings.sign_ins_per_minute)
        self.sockets: Counter[str] = Counter()
        self.proxies = Proxies(settings.proxies)
        self.names = Names(settings)
        more = [HSTS] if settings.secure_cookies else []
        self.page_headers = [*PAGE_HEADERS, *more]
        self.api_headers = [*API_HEADERS, *more]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = household(self.proxies.client(scope["client"][0] if scope.get("client") else "", headers))
        scope["client"] = (address, 0)
        refusal = self._refusal(scope, headers, address)
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send, refusal)
        elif refusal is not None:
            await self._refuse(send, refusal)
        else:
            await self._pass(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and end. A database that cannot be used is the host's to mend: a sentence, not a traceback."""

        async def without_traceback(message: Message) -> None:
            if message["type"] != "lifespan.startup.failed":
                await send(message)

        try:
            await self.app(scope, receive, without_traceback)
        except Unusable as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})

    async def _connect(self, scope: Scope, receive: Receive, send: Send, refusal: Refused | None) -> None:
        if refusal is not None:
            await send({"type": "websocket.close", "code": 4000 + refusal.status})
            return
        address = scope["client"][0]
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def _refusal(self, scope: Scope, headers: Headers, address: str) -> Refused | None:
        if headers.get("host") not in self.names:
            return Refused(421, "error-unknown-host")
        if not self._same_origin(scope, headers):
            return Refused(403, "error-other-site")
        now = time.monotonic()
        if wait := self.buckets.take(address, now):
            return Refused(429, "error-too-many-requests", wait=wait)
        if scope["path"].startswith("/api/session/") and (wait := self.sign_ins.take(address, now)):
            return Refused(429, "error-too-many-sign-ins", wait=wait)
        if scope["type"] == "websocket" and self.sockets[address] >= self.settings.sockets:
            return Refused(429, "error-too-many-sockets")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length) > self.settings.body_limit:
            return Refused(413, "error-too-large", {"most": self.settings.body_limit})
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
                usual = self.api_headers if scope["path"].startswith("/api/") else self.page_headers
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

    async def _refuse(self, send: Send, refusal: Refused) -> None:
        body = json.dumps({"error": refusal.error, "args": refusal.args, "rule": "", "part": 0}).encode()
        headers = [(b"content-type", b"application/json"), *self.page_headers]
        if refusal.wait:
            headers.append((b"retry-after", str(ceil(refusal.wait)).encode()))
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


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
