"""Routes: guests, accounts, preferences, tokens."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from tessera.server.deps import (
    Address,
    MaybePerson,
    MaybeUser,
    Person,
    TheCourier,
    TheHub,
    TheQuotas,
    TheSessions,
    TheStore,
    User,
)
from tessera.server.directing import TheDirector
from tessera.server.hub import Hub
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.sessions import COOKIE, YEAR, Sessions, folded, new_id, new_token, token_digest
from tessera.server.settings import Settings
from tessera.server.wire.people import (
    Farewell,
    GuestIn,
    Me,
    MeChange,
    NewToken,
    PasswordChange,
    Preferences,
    SignIn,
    Token,
    TokenIn,
)
from tessera.store import LOGIN_LENGTH, Conflict, LooksAlike, NameTaken, Store, UserRow
from tessera.store.company import forget_company
from tessera.store.words import strike_out
from tessera.table import Status, seats

router = APIRouter(prefix="/api", tags=["people"], responses=KNOWN)

MAX_TOKENS = 20
STATUSES = [status.value for status in Status]
MOST_TABLES = 100_000
ATTEMPTS = 5
"""How often a change to a person is tried when others change the same person at the same moment."""


def me_of(user: UserRow) -> Me:
    return Me(
        id=user.id,
        name=user.name,
        account=user.login is not None,
        warden=user.warden,
        preferences=Preferences.model_validate(user.settings),
    )


def _remember(request: Request, response: Response, cookie: str) -> None:
    settings: Settings = request.app.state.settings
    response.set_cookie(
        COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure_cookies, path="/"
    )


@router.get("/me")
async def who_am_i(user: MaybeUser) -> Me | None:
    """Who is signed in; null for nobody."""
    return me_of(user) if user else None


@router.patch("/me")
async def change_me(change: MeChange, user: User, store: TheStore, sessions: TheSessions) -> Me:
    """Another name (guests only) or other preferences."""

    def changes(now: UserRow) -> dict[str, Any]:
        if change.name is not None and now.login is not None:
            raise Declined(409, "error-account-name")
        if change.name is not None and now.named:
            raise Declined(409, "error-named-by-warden")
        wanted = {"name": change.name} if change.name is not None else {}
        if change.preferences is not None:
            return {**wanted, "settings": change.preferences.model_dump(mode="json")}
        return wanted

    try:
        return me_of(await change_person(user.id, changes, store, sessions))
    except LooksAlike:
        raise Declined(409, "error-name-alike") from None


async def change_person(
    user_id: str, changes: Callable[[UserRow], dict[str, Any]], store: Store, sessions: Sessions
) -> UserRow:
    """Change what is stored of a person, looked up anew: what is remembered here may be older than that."""
    for _ in range(ATTEMPTS):
        now = await store.user(user_id)
        if now is None:
            raise Declined(401, "error-sign-in")
        with suppress(Conflict):
            changed = await store.change_user(now, **changes(now))
            sessions.forget(user_id)
            return changed
    raise Declined(409, "error-changed-meanwhile")


@router.post("/session/guest", status_code=201)
async def play_as_guest(
    guest: GuestIn,
    request: Request,
    response: Response,
    store: TheStore,
    sessions: TheSessions,
    quotas: TheQuotas,
    address: Address,
) -> Me:
    """A name and a cookie are enough to play."""
    await quotas.take(Quota.ACCOUNTS, "", address)
    user = UserRow(new_id(), guest.name, None, None, time.time(), {})
    try:
        await store.add_user(user)
    except LooksAlike:
        raise Declined(409, "error-name-alike") from None
    _remember(request, response, sessions.cookie(user.id))
    return me_of(user)


@router.post("/session/register", status_code=201)
async def register(
    account: SignIn,
    request: Request,
    response: Response,
    store: TheStore,
    sessions: TheSessions,
    quotas: TheQuotas,
    address: Address,
    known: MaybePerson,
    hub: TheHub,
) -> Me:
    """Make an account; a guest's games go with it, and every session of the guest ends."""
    login = folded(account.name)
    if len(login) > LOGIN_LENGTH:  # some letters become several when case is left out of account
        raise Declined(422, "error-name-too-long", most=LOGIN_LENGTH)
    password = await sessions.hashed(account.password, address)

    def changes(now: UserRow) -> dict[str, Any]:
        if now.login is not None:
            raise Declined(409, "error-account-name")
        name = now.name if now.named else account.name
        return {"name": name, "login": login, "password": password, "epoch": now.epoch + 1}

    try:
        if known is not None and known.user.login is None:
            new = await change_person(known.user.id, changes, store, sessions)
            hub.end(new.id)
        else:
            await quotas.take(Quota.ACCOUNTS, "", address)
            new = UserRow(new_id(), account.name, login, password, time.time(), {})
            await store.add_user(new)
    except NameTaken as error:
        alike = isinstance(error, LooksAlike) and await store.user_by_login(login) is None
        raise Declined(409, "error-name-alike" if alike else "error-name-taken") from None
    _remember(request, response, sessions.cookie(new.id, new.epoch))
    return me_of(new)


@router.post("/session/login")
async def sign_in(
    account: SignIn,
    request: Request,
    response: Response,
    store: TheStore,
    sessions: TheSessions,
    address: Address,
) -> Me:
    user = await store.user_by_login(folded(account.name))
    right = await sessions.matches(user.password if user else None, account.password, address)
    if not right or user is None:
        raise Declined(401, "error-wrong-password")
    _remember(request, response, sessions.cookie(user.id, user.epoch))
    return me_of(user)


@router.post("/session/logout", status_code=204)
async def sign_out(response: Response, known: MaybePerson, sessions: TheSessions, hub: TheHub) -> None:
    """End this session, wherever its cookie was copied to, and hang up what was opened with it."""
    if known is not None:
        await sessions.end(known.proof)
        hub.end(known.proof)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.post("/session/logout-everywhere", status_code=204)
async def sign_out_everywhere(
    request: Request, response: Response, user: Person, store: TheStore, sessions: TheSessions, hub: TheHub
) -> None:
    """End all sessions but this one, on every device."""
    await _end_all_but_this(request, response, user, store, sessions, hub)


@router.put("/me/password", status_code=204)
async def change_password(
    change: PasswordChange,
    request: Request,
    response: Response,
    user: Person,
    store: TheStore,
    sessions: TheSessions,
    hub: TheHub,
    address: Address,
) -> None:
    """Another password; whoever knew the old one is signed out, and on wish so are bots by their tokens."""
    if user.login is None:
        raise Declined(409, "error-no-account")
    if not await sessions.matches(user.password, change.old, address):
        raise Declined(403, "error-wrong-password")
    password = await sessions.hashed(change.new, address)
    if change.end_tokens:
        for row in await store.tokens_of(user.id):
            await store.drop_token(user.id, row["digest"])
            hub.end(row["digest"])
    await _end_all_but_this(request, response, user, store, sessions, hub, password=password)


async def _end_all_but_this(
    request: Request,
    response: Response,
    user: UserRow,
    store: Store,
    sessions: Sessions,
    hub: Hub,
    **changes: Any,
) -> None:
    new = await change_person(user.id, lambda now: {**changes, "epoch": now.epoch + 1}, store, sessions)
    hub.end(user.id)
    _remember(request, response, sessions.cookie(new.id, new.epoch))


@router.post("/me/delete", status_code=204)
async def delete_me(
    farewell: Farewell,
    response: Response,
    user: Person,
    store: TheStore,
    sessions: TheSessions,
    hub: TheHub,
    courier: TheCourier,
    director: TheDirector,
    address: Address,
) -> None:
    """Delete the account: nobody can sign in to it any more, and at its tables an anonymous name is left.

    Names and remarks are struck out of everything that is stored.
    """
    said = farewell.password or ""
    if user.login is not None and not await sessions.matches(user.password, said, address):
        raise Declined(403, "error-wrong-password")
    for table in await store.tables_of(user.id, STATUSES, limit=MOST_TABLES):
        await hub.command(table.id, lambda table: seats.forget_person(table, user.id, time.time()))
    await director.forget(user.id)
    await store.write(lambda connection: strike_out(connection, user.id))
    await store.write(lambda connection: forget_company(connection, user.id))
    await store.drop_tokens(user.id)
    await courier.post.drop_all(user.id)
    gone: dict[str, Any] = {"name": seats.ANONYMOUS, "login": None, "password": None, "settings": {}}
    await change_person(user.id, lambda now: {**gone, "epoch": now.epoch + 1}, store, sessions)
    hub.end(user.id)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.get("/tokens")
async def my_tokens(user: User, store: TheStore) -> list[Token]:
    rows = await store.tokens_of(user.id)
    return [Token(id=row["digest"][:16], label=row["label"], created=row["created"]) for row in rows]


@router.post("/tokens", status_code=201)
async def make_token(wish: TokenIn, user: Person, store: TheStore) -> NewToken:
    """A token for a bot from outside. It is shown once and only its digest is kept."""
    if len(await store.tokens_of(user.id)) >= MAX_TOKENS:
        raise Declined(409, "error-too-many-tokens", most=MAX_TOKENS)
    token, now = new_token(), time.time()
    await store.add_token(token_digest(token), user.id, wish.label, now)
    return NewToken(id=token_digest(token)[:16], label=wish.label, created=now, token=token)


@router.delete("/tokens/{token_id}", status_code=204)
async def drop_token(
    token_id: Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")], user: Person, store: TheStore, hub: TheHub
) -> None:
    """Withdraw a token, and hang up what was opened with it."""
    for row in await store.tokens_of(user.id):
        if row["digest"].startswith(token_id):
            await store.drop_token(user.id, row["digest"])
            hub.end(row["digest"])
            return
    raise Declined(404, "error-no-such-token")
