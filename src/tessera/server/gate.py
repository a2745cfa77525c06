"""The gate every request passes: sizes, rates, origins, headers, figures."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.server import metrics
from tessera.server.allowance import Allowance
from tessera.server.bans import Bans
from tessera.server.census import Census, Kept
from tessera.server.limits import household
from tessera.server.problems import Declined, wire
from tessera.server.quotas import Quota, Quotas
from tessera.server.settings import Settings
from tessera.server.visitors import Names, Proxies
from tessera.store import Unavailable, Unusable

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that came by HTTPS never come without it again."""
PASSWORDS = frozenset({"/api/me/delete", "/api/me/password"})
"""Where a password is asked for once more."""
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

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        allowance: Allowance,
        quotas: Quotas,
        bans: Bans,
        census: Census,
    ) -> None:
        self.app = app
        self.settings = settings
        self.allowance = allowance
        self.quotas = quotas
        self.bans = bans
        self.census = census
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
        declined = self._refusal(scope, headers, address) or await self._too_many_passwords(scope, address)
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send, declined)
        elif declined is not None:
            await self._refuse(send, declined)
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

    async def _connect(self, scope: Scope, receive: Receive, send: Send, declined: Declined | None) -> None:
        if declined is not None:
            await send({"type": "websocket.close", "code": 4000 + declined.status_code})
            return
        address = scope["client"][0]
        self.census.came(Kept.SOCKETS, address)
        try:
            await self.app(scope, receive, send)
        finally:
            self.census.went(Kept.SOCKETS, address)

    def _refusal(self, scope: Scope, headers: Headers, address: str) -> Declined | None:
        if headers.get("host") not in self.names:
            return Declined(421, "error-unknown-host")
        if not self._same_origin(scope, headers):
            return Declined(403, "error-other-site")
        if banned := self.bans.of_address(address, scope["path"]):
            return banned
        if wait := self.allowance.from_address(address):
            return Declined(429, "error-too-many-requests", retry_after=wait)
        if scope["type"] == "websocket" and self.census.is_full(Kept.SOCKETS, address):
            return Declined(429, "error-too-many-sockets")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length) > self.settings.body_limit:
            return Declined(413, "error-too-large", most=self.settings.body_limit)
        return None

    async def _too_many_passwords(self, scope: Scope, address: str) -> Declined | None:
        if not _proves(scope["path"]):
            return None
        try:
            await self.quotas.take(Quota.SIGN_INS, "", address)
        except Declined as declined:
            return declined
        except Unavailable:  # whoever asks is told so by the route
            return None
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

    async def _refuse(self, send: Send, declined: Declined) -> None:
        more = [(name.encode(), value.encode()) for name, value in (declined.headers or {}).items()]
        headers = [(b"content-type", b"application/json"), *self.page_headers, *more]
        await send({"type": "http.response.start", "status": declined.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(wire(declined.refusal))})


def _proves(path: str) -> bool:
    """Whether a request asks for a password, or may: each of them is an attempt to guess one."""
    return path.startswith("/api/session/") or path in PASSWORDS


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
