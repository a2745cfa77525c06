"""What routes need: the hub, the store, and who is asking.

All of it is `async` although hardly anything waits: FastAPI would send plain functions to a thread, for every request.
"""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from tessera.server.allowance import Allowance, Meter
from tessera.server.bans import Bans, device_of
from tessera.server.hub import Hub
from tessera.server.notices.courier import Courier
from tessera.server.problems import Declined
from tessera.server.quotas import Quotas
from tessera.server.sessions import COOKIE, Known, Sessions, Visitor
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


async def get_quotas(request: Request) -> Quotas:
    return cast(Quotas, request.app.state.quotas)


async def get_courier(request: Request) -> Courier:
    return cast(Courier, request.app.state.courier)


async def get_address(request: Request) -> str:
    """Where a request comes from, as limits count it: the gate has looked behind the proxies."""
    return request.client.host if request.client else ""


def meter_of(asking: HTTPConnection) -> Meter:
    """Measures what is done for whoever is asking."""
    return Meter(asking.app.state.allowance, asking.client.host if asking.client else "")


class Door:
    """Who may say something over a socket, frame by frame: what the gate and `identify` look at with every request."""

    def __init__(self, meter: Meter, bans: Bans, user: str, address: str, path: str) -> None:
        self.meter = meter
        self._bans = bans
        self._user = user
        self._address = address
        self._path = path

    def refusal(self) -> Declined | None:
        """Count a frame; why it is refused, if it is."""
        banned = self._bans.of_address(self._address, self._path) or self._bans.of_person(
            self._user, self._path
        )
        return banned or self.meter.question(self._user)


def door_of(asking: HTTPConnection, user: str) -> Door:
    address = asking.client.host if asking.client else ""
    return Door(meter_of(asking), cast(Bans, asking.app.state.bans), user, address, asking.scope["path"])


async def get_meter(request: Request) -> Meter:
    return meter_of(request)


async def identify(asking: HTTPConnection) -> Known | None:
    """Who is asking, by request or by socket, if anybody known; a token that is not valid is refused."""
    sessions = cast(Sessions, asking.app.state.sessions)
    authorization = asking.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        found = await sessions.by_token(token) if scheme.lower() == "bearer" else None
        if found is None:
            raise Declined(401, "error-bad-token")
    else:
        address = asking.client.host if asking.client else ""
        visitor = Visitor(address, device_of(asking.headers.get("user-agent", "")))
        found = await sessions.by_cookie(asking.cookies.get(COOKIE), visitor)
    if found is not None:
        if banned := cast(Bans, asking.app.state.bans).of_person(found.user.id, asking.scope["path"]):
            raise banned
        cast(Allowance, asking.app.state.allowance).from_person(found.user.id)
    return found


async def maybe_user(request: Request) -> UserRow | None:
    """Who is asking, if anybody known."""
    known = await identify(request)
    return known.user if known is not None else None


async def known_user(request: Request) -> UserRow:
    return (await proved(request)).user


async def proved(request: Request) -> Known:
    """Who is asking, and how they have proved it."""
    known = await identify(request)
    if known is None:
        raise Declined(401, "error-sign-in")
    return known


async def maybe_person(request: Request) -> Known | None:
    """Who is asking, if anybody known, but not by token: what a bot has must not be enough to take an account over."""
    known = await identify(request)
    if known is not None and known.by_token:
        raise Declined(403, "error-not-by-token")
    return known


async def known_person(request: Request) -> UserRow:
    known = await maybe_person(request)
    if known is None:
        raise Declined(401, "error-sign-in")
    return known.user


TheHub = Annotated[Hub, Depends(get_hub)]
TheStore = Annotated[Store, Depends(get_store)]
TheSettings = Annotated[Settings, Depends(get_settings)]
TheCourier = Annotated[Courier, Depends(get_courier)]
TheQuotas = Annotated[Quotas, Depends(get_quotas)]
TheMeter = Annotated[Meter, Depends(get_meter)]
Address = Annotated[str, Depends(get_address)]
TheSessions = Annotated[Sessions, Depends(get_sessions)]
MaybeUser = Annotated[UserRow | None, Depends(maybe_user)]
User = Annotated[UserRow, Depends(known_user)]
Proved = Annotated[Known, Depends(proved)]
MaybePerson = Annotated[Known | None, Depends(maybe_person)]
Person = Annotated[UserRow, Depends(known_person)]
