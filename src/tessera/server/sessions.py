"""Who is it? Guests and accounts by signed cookie, bots from outside by token."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeTimedSerializer

from tessera.store import Store, UserRow

T = TypeVar("T")

COOKIE = "tessera_session"
YEAR = 365 * 86_400
REMEMBER_SECONDS = 10.0
REMEMBERED = 5_000
TOKEN_PREFIX = "tess_"

_hasher = PasswordHasher()


@cache
def _decoy() -> str:
    return _hasher.hash("nobody has this password")


class Sessions:
    """Reads and writes the proofs of who somebody is."""

    def __init__(self, store: Store, secret: bytes) -> None:
        _decoy()  # made now: later it would show by its time that there is no such account
        self._store = store
        self._signer = URLSafeTimedSerializer(secret, salt="tessera session")
        self._seen: OrderedDict[str, tuple[float, UserRow]] = OrderedDict()
        self._proved: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def cookie(self, user: str) -> str:
        return str(self._signer.dumps(user))

    async def by_cookie(self, cookie: str | None) -> UserRow | None:
        if not cookie or len(cookie) > 500:
            return None
        user = self._signed(cookie)
        return await self._user(user) if user else None

    def _signed(self, cookie: str) -> str:
        """Whose cookie this is, empty if it was not made here; proved at most every few seconds."""
        now = time.monotonic()
        until, known = self._proved.get(cookie, (0.0, ""))
        if now < until:
            return known
        try:
            user: Any = self._signer.loads(cookie, max_age=YEAR)
        except BadSignature:
            return ""
        return _remember(self._proved, cookie, user, now) if isinstance(user, str) else ""

    async def _user(self, user_id: str) -> UserRow | None:
        """A person, looked up at most every few seconds: every request asks who is there."""
        now = time.monotonic()
        until, known = self._seen.get(user_id, (0.0, None))
        if known is not None and now < until:
            return known
        found = await self._store.user(user_id)
        return _remember(self._seen, user_id, found, now) if found is not None else None

    def forget(self, user_id: str) -> None:
        """What is known of a person has changed."""
        self._seen.pop(user_id, None)

    async def by_token(self, token: str) -> UserRow | None:
        if not token.startswith(TOKEN_PREFIX) or len(token) > 100:
            return None
        return await self._store.user_by_token(token_digest(token))


def _remember(memory: OrderedDict[str, tuple[float, T]], key: str, value: T, now: float) -> T:
    """Keep something for a while; what was learned longest ago makes room."""
    memory[key] = (now + REMEMBER_SECONDS, value)
    while len(memory) > REMEMBERED:
        memory.popitem(last=False)
    return value


def token_digest(token: str) -> str:
    """Tokens are long and random; only their digest is stored."""
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(password: str) -> str:
    return _hasher.hash(password)


def matches(stored: str | None, password: str) -> bool:
    """Whether a password is right. Takes the same time if there is no such account."""
    try:
        _hasher.verify(stored or _decoy(), password)
    except Argon2Error:
        return False
    return stored is not None


def folded(name: str) -> str:
    """Two names that differ only in case or spaces are the same login."""
    return " ".join(name.casefold().split())
