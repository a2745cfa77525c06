"""Routes: guests, accounts, preferences, tokens."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from tessera.server.deps import MaybeUser, TheSessions, TheStore, User
from tessera.server.models import GuestIn, Me, MeChange, NewToken, Preferences, SignIn, Token, TokenIn
from tessera.server.problems import Declined
from tessera.server.sessions import COOKIE, YEAR, folded, hashed, matches, new_id, new_token, token_digest
from tessera.server.settings import Settings
from tessera.store import NameTaken, UserRow

router = APIRouter(prefix="/api", tags=["people"])

MAX_TOKENS = 20


def me_of(user: UserRow) -> Me:
    return Me(
        id=user.id,
        name=user.name,
        account=user.login is not None,
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
    if change.name is not None and user.login is not None:
        raise Declined(409, "error-account-name")
    settings = change.preferences.model_dump(mode="json") if change.preferences else user.settings
    changed = msgspec.structs.replace(user, name=change.name or user.name, settings=settings)
    await store.change_user(changed)
    sessions.forget(user.id)
    return me_of(changed)


@router.post("/session/guest", status_code=201)
async def play_as_guest(
    guest: GuestIn, request: Request, response: Response, store: TheStore, sessions: TheSessions
) -> Me:
    """A name and a cookie are enough to play."""
    user = UserRow(new_id(), guest.name, None, None, time.time(), {})
    await store.add_user(user)
    _remember(request, response, sessions.cookie(user.id))
    return me_of(user)


@router.post("/session/register", status_code=201)
async def register(
    account: SignIn,
    request: Request,
    response: Response,
    store: TheStore,
    sessions: TheSessions,
    user: MaybeUser,
) -> Me:
    """Make an account; a guest's games go with it."""
    guest = user is not None and user.login is None
    login, password = folded(account.name), hashed(account.password)
    try:
        if user is not None and guest:
            new = msgspec.structs.replace(user, name=account.name, login=login, password=password)
            await store.change_user(new)
            sessions.forget(new.id)
        else:
            new = UserRow(new_id(), account.name, login, password, time.time(), {})
            await store.add_user(new)
    except NameTaken:
        raise Declined(409, "error-name-taken") from None
    _remember(request, response, sessions.cookie(new.id))
    return me_of(new)


@router.post("/session/login")
async def sign_in(
    account: SignIn, request: Request, response: Response, store: TheStore, sessions: TheSessions
) -> Me:
    user = await store.user_by_login(folded(account.name))
    if not matches(user.password if user else None, account.password) or user is None:
        raise Declined(401, "error-wrong-password")
    _remember(request, response, sessions.cookie(user.id))
    return me_of(user)


@router.post("/session/logout", status_code=204)
async def sign_out(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.get("/tokens")
async def my_tokens(user: User, store: TheStore) -> list[Token]:
    rows = await store.tokens_of(user.id)
    return [Token(id=row["digest"][:16], label=row["label"], created=row["created"]) for row in rows]


@router.post("/tokens", status_code=201)
async def make_token(wish: TokenIn, user: User, store: TheStore) -> NewToken:
    """A token for a bot from outside. It is shown once and only its digest is kept."""
    if len(await store.tokens_of(user.id)) >= MAX_TOKENS:
        raise Declined(409, "error-too-many-tokens", most=MAX_TOKENS)
    token, now = new_token(), time.time()
    await store.add_token(token_digest(token), user.id, wish.label, now)
    return NewToken(id=token_digest(token)[:16], label=wish.label, created=now, token=token)


@router.delete("/tokens/{token_id}", status_code=204)
async def drop_token(
    token_id: Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")], user: User, store: TheStore
) -> None:
    for row in await store.tokens_of(user.id):
        if row["digest"].startswith(token_id):
            await store.drop_token(user.id, row["digest"])
            return
    raise Declined(404, "error-no-such-token")
