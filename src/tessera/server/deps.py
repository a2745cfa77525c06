"""What routes need: the hub, the store, and who is asking.

All of it is `async` although hardly anything waits: FastAPI would send plain functions to a thread, for every request.
"""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request

from tessera.server.hub import Hub
from tessera.server.problems import Declined
from tessera.server.sessions import COOKIE, Sessions
from tessera.server.settings import Settings
from tessera.store import Store, UserRow


async def get_hub(request: Request) -> Hub:
    return cast(Hub, request.app.state.hub)


async def get_store(request: Request) -> Store:
    return cast(Store, request.app.state.store)


async def get_sessions(request: Request) -> Sessions:
    return cast(Sessions, request.app.state.sessions)


async def get_settings(request: Request) -> Settings:
    return cast(Settings, request.app.state.settings)


async def maybe_user(request: Request) -> UserRow | None:
    """Who is asking, if anybody known."""
    sessions = await get_sessions(request)
    authorization = request.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        found = await sessions.by_token(token) if scheme.lower() == "bearer" else None
        if found is None:
            raise Declined(401, "error-bad-token")
        return found
    return await sessions.by_cookie(request.cookies.get(COOKIE))


async def known_user(request: Request) -> UserRow:
    user = await maybe_user(request)
    if user is None:
        raise Declined(401, "error-sign-in")
    return user


TheHub = Annotated[Hub, Depends(get_hub)]
TheStore = Annotated[Store, Depends(get_store)]
TheSettings = Annotated[Settings, Depends(get_settings)]
TheSessions = Annotated[Sessions, Depends(get_sessions)]
MaybeUser = Annotated[UserRow | None, Depends(maybe_user)]
User = Annotated[UserRow, Depends(known_user)]
