"""What routes need: the hub, the store, and who is asking."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, HTTPException, Request

from tessera.server.hub import Hub
from tessera.server.sessions import COOKIE, Sessions
from tessera.store import Store, UserRow


def get_hub(request: Request) -> Hub:
    return cast(Hub, request.app.state.hub)


def get_store(request: Request) -> Store:
    return cast(Store, request.app.state.store)


def get_sessions(request: Request) -> Sessions:
    return cast(Sessions, request.app.state.sessions)


async def maybe_user(request: Request) -> UserRow | None:
    """Who is asking, if anybody known."""
    sessions = get_sessions(request)
    authorization = request.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        found = await sessions.by_token(token) if scheme.lower() == "bearer" else None
        if found is None:
            raise HTTPException(401, "this token is not valid")
        return found
    return await sessions.by_cookie(request.cookies.get(COOKIE))


async def known_user(user: Annotated[UserRow | None, Depends(maybe_user)]) -> UserRow:
    if user is None:
        raise HTTPException(401, "sign in first, or play as a guest")
    return user


TheHub = Annotated[Hub, Depends(get_hub)]
TheStore = Annotated[Store, Depends(get_store)]
TheSessions = Annotated[Sessions, Depends(get_sessions)]
MaybeUser = Annotated[UserRow | None, Depends(maybe_user)]
User = Annotated[UserRow, Depends(known_user)]
