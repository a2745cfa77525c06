"""Who is it? Guests and accounts by signed cookie, bots from outside by token."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeTimedSerializer
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from tessera.server.turns import Claim, Turns
from tessera.store import Store, Unavailable, UserRow
from tessera.store.visits import Visit, Visits

T = TypeVar("T")

COOKIE = "tessera_session"
YEAR = 365 * 86_400
REMEMBER_SECONDS = 10.0
VISIT_SECONDS = 3600.0
"""How often is noted that a session is in use."""
REMEMBERED = 5_000
TOKEN_PREFIX = "tess_"
NOBODY = ("", "", 0, 0.0)
HASHING_THREADS = 2

HASHER = PasswordHasher()


@cache
def decoy() -> str:
    """What a password is compared with where there is no account."""
    return HASHER.hash("nobody has this password")


class Known(Struct, frozen=True):
    """Somebody who has proved who they are."""

    user: UserRow
    proof: str
    """The session or the digest of the token: what can be ended."""
    by_token: bool = False


class Visitor(Struct, frozen=True):
    """From where somebody asks: what the list of their sessions shows."""

    address: str
    device: str


class Sessions:
    """Reads and writes the proofs of who somebody is."""

    def __init__(self, store: Store, secret: bytes) -> None:
        decoy()  # made now: later it would show by its time that there is no such account
        self._store = store
        self._signer = URLSafeTimedSerializer(secret, salt="tessera session")
        self._seen: OrderedDict[str, tuple[float, UserRow]] = OrderedDict()
        self._proved: OrderedDict[str, tuple[float, tuple[str, str, int, float]]] = OrderedDict()
        self._noted: OrderedDict[str, tuple[float, None]] = OrderedDict()
        self.visits = Visits(store)
        self._ended: OrderedDict[str, tuple[float, bool]] = OrderedDict()
        # A password takes a twentieth of a second on purpose; meanwhile the event loop serves the others.
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, "tessera-password")
        self._turns = Turns(HASHING_THREADS)

    def close(self) -> None:
        self._hashing.shutdown()

    # --- cookies --------------------------------------------------------------------------------------------

    def cookie(self, user: str, epoch: int = 0) -> str:
        """The proof of a new session."""
        return str(self._signer.dumps([user, secrets.token_urlsafe(12), epoch]))

    async def by_cookie(self, cookie: str | None, visitor: Visitor | None = None) -> Known | None:
        if not cookie or len(cookie) > 500:
            return None
        user_id, session, epoch, created = self._signed(cookie)
        if not user_id or await self._is_over(session):
            return None
        user = await self._user(user_id)
        if user is None or user.epoch != epoch:
            return None
        if visitor is not None:
            await self._note(Visit(session, user_id, epoch, created, 0.0, visitor.address, visitor.device))
        return Known(user, session)

    async def _note(self, visit: Visit) -> None:
        """Remember from where a session is used, now and then."""
        now = time.monotonic()
        if now < self._noted.get(visit.session, (0.0, None))[0]:
            return
        _remember(self._noted, visit.session, None, now, VISIT_SECONDS)
        with suppress(
            Unavailable, IntegrityError
        ):  # nothing can be stored, or the person is gone: no reason to fail
            await self.visits.note(msgspec.structs.replace(visit, seen=time.time()))

    def _signed(self, cookie: str) -> tuple[str, str, int, float]:
        """Whose cookie this is, of which session, epoch and age; empty if it is none; proved every few seconds."""
        now = time.monotonic()
        until, known = self._proved.get(cookie, (0.0, NOBODY))
        if now < until:
            return known
        try:
            signed, at = self._signer.loads(cookie, max_age=YEAR, return_timestamp=True)
        except BadSignature:
            return NOBODY
        user, *rest = signed if isinstance(signed, list) else [signed]  # older cookies hold a person only
        # What was signed is the session, not the text of the cookie: the same can be written in several ways.
        session = sha256(f"{user} {rest} {at.timestamp()}".encode()).hexdigest()
        epoch = int(rest[1]) if len(rest) > 1 else 0  # the cookies of the first epoch do not say so
        return _remember(self._proved, cookie, (str(user), session, epoch, at.timestamp()), now)

    async def _is_over(self, session: str) -> bool:
        """Whether a session was ended, looked up at most every few seconds."""
        now = time.monotonic()
        until, over = self._ended.get(session, (0.0, False))
        if now < until:
            return over
        return _remember(self._ended, session, await self._store.session_ended(session), now)

    async def end(self, session: str) -> None:
        """Sign out: this session is over, wherever its cookie was copied to."""
        now = time.time()
        await self._store.end_session(session, now, now - YEAR)
        _remember(self._ended, session, True, time.monotonic())

    # --- people ---------------------------------------------------------------------------------------------

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

    def forget_proof(self, proof: str) -> None:
        """Another process has ended a session."""
        self._ended.pop(proof, None)

    def forget_all(self) -> None:
        """Anything may have changed."""
        self._seen.clear()
        self._ended.clear()

    async def by_token(self, token: str) -> Known | None:
        if not token.startswith(TOKEN_PREFIX) or len(token) > 100:
            return None
        digest = token_digest(token)
        user = await self._store.user_by_token(digest)
        return Known(user, digest, by_token=True) if user is not None else None

    # --- passwords ------------------------------------------------------------------------------------------

    async def hashed(self, password: str, address: str) -> str:
        """What is stored of a password that somebody at an address has chosen."""
        return await self._in_turn(address, HASHER.hash, password)

    async def matches(self, stored: str | None, password: str, address: str) -> bool:
        """Whether a password is right. Takes the same time if there is no such account."""
        right = await self._in_turn(address, _verified, stored or decoy(), password)
        return right and stored is not None

    async def _in_turn(self, address: str, work: Callable[..., T], *args: str) -> T:
        """One address after the other: many passwords from one do not make the others wait."""
        claim = Claim(address)
        await self._turns.take(claim)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *args)
        finally:
            self._turns.give_back(claim)


def _remember(
    memory: OrderedDict[str, tuple[float, T]],
    key: str,
    value: T,
    now: float,
    seconds: float = REMEMBER_SECONDS,
) -> T:
    """Keep something for a while; what was learned longest ago makes room."""
    memory[key] = (now + seconds, value)
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


def _verified(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except Argon2Error:
        return False


def folded(name: str) -> str:
    """Two names that differ only in case or spaces are the same login."""
    return " ".join(name.casefold().split())
