"""The application: routes, errors, start and end."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tessera import __version__
from tessera.bots.registry import offer
from tessera.kernel import Refusal
from tessera.kernel.registry import game_ids
from tessera.server import (
    analysis,
    blocks,
    community,
    company,
    friends,
    games,
    hints,
    inviting,
    learning,
    live,
    logs,
    metrics,
    moves,
    mydata,
    orders,
    people,
    puzzles,
    seeking,
    tables,
    tournaments,
    training,
    wardens,
)
from tessera.server.allowance import Allowance
from tessera.server.assets import Assets
from tessera.server.bans import Bans
from tessera.server.census import Census, Kept
from tessera.server.connections import crowd
from tessera.server.deps import get_address, meter_of
from tessera.server.directing import Director
from tessera.server.gate import Gate
from tessera.server.hub import Hub
from tessera.server.invitation import language_of, with_preview
from tessera.server.notices import push
from tessera.server.notices import routes as notices
from tessera.server.notices.courier import Courier
from tessera.server.notices.waits import Waits
from tessera.server.notices.words import Links
from tessera.server.problems import Declined, add_errors, problem, refusals
from tessera.server.quotas import Quotas
from tessera.server.ratings import Ratings
from tessera.server.sessions import Sessions
from tessera.server.settings import Settings
from tessera.server.sharing import picture, shared
from tessera.server.thinking import Thinkers
from tessera.server.wakeups import Wakeups
from tessera.server.wire.base import Problem
from tessera.server.wire.people import Language
from tessera.store import Store, Unavailable, Unusable
from tessera.store.faults import is_fault, reason_of

log = logging.getLogger("tessera.server")

HEALTH_SECONDS = 5.0
"""A database that takes longer to store something is not well."""


def create_app(settings: Settings | None = None, census: Census | None = None) -> FastAPI:
    """The server as an ASGI application; `census` counts what is open already."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as until_the_end:
            with _faults_in_a_sentence():
                await _start(app, chosen, until_the_end)
            yield

    app = FastAPI(
        title="Tessera",
        version=__version__,
        summary="The open table for civilization board games",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.settings = chosen
    offer(chosen.bots)
    app.state.quotas = Quotas(chosen)
    app.state.allowance = Allowance(chosen)
    app.state.bans = Bans()
    app.state.census = census or Census()
    # Routes are tried in order: what is asked most comes first.
    for routes in (
        moves,
        live,
        tables,
        hints,
        analysis,
        orders,
        people,
        games,
        learning,
        puzzles,
        training,
        company,
        seeking,
        friends,
        inviting,
        tournaments,
        community,
        notices,
        blocks,
        wardens,
        mydata,
    ):
        app.include_router(routes.router)
    add_errors(app)
    _add_health(app)
    _add_web(app, chosen)
    state = app.state
    app.add_middleware(
        Gate,
        settings=chosen,
        allowance=state.allowance,
        quotas=state.quotas,
        bans=state.bans,
        census=state.census,
    )
    return app


async def _start(app: FastAPI, settings: Settings, until_the_end: AsyncExitStack) -> None:
    """Open the database and go on with every match; what was begun is ended in the opposite order."""
    store = await Store.open(settings.database)
    until_the_end.push_async_callback(store.close)
    secret = await store.secret("sessions", secrets.token_bytes(32))
    sessions = Sessions(store, secret)
    until_the_end.callback(sessions.close)
    hub = Hub(store, settings)
    app.state.census.bound(Kept.SOCKETS, settings.sockets, hub.keep)
    app.state.store, app.state.sessions, app.state.hub = store, sessions, hub
    app.state.ratings, app.state.analysts = Ratings(store), analysis.Analysts(hub)
    app.state.puzzle_ratings = puzzles.PuzzleRatings(store)
    await app.state.bans.read(store)
    if store.is_postgres:
        app.state.quotas.store, app.state.allowance.shared = store, True
        app.state.census.shared = True
        wakeups = Wakeups(store, hub, sessions, app.state.bans, app.state.allowance, app.state.census)
        until_the_end.push_async_callback(wakeups.stop)
        await wakeups.start()
    await _start_notices(app, settings, secret, until_the_end)
    await _start_company(app, until_the_end)
    until_the_end.push_async_callback(hub.close)
    log.info("ready", extra={"resumed": await hub.upkeep.begin()})


async def _start_notices(
    app: FastAPI, settings: Settings, secret: bytes, until_the_end: AsyncExitStack
) -> None:
    """Tell people that they are waited for."""
    store: Store = app.state.store
    hub: Hub = app.state.hub
    links = Links(settings.address or next(iter(settings.origins), ""), secret)
    courier = Courier(store, hub, settings, links, await store.secret("vapid", push.new_key()))
    waits = Waits(hub, courier.post, settings.notice_seconds, courier.wake)
    hub.attend.append(waits.attend)
    app.state.courier, app.state.waits = courier, waits
    until_the_end.callback(courier.close)
    until_the_end.callback(waits.close)
    chores = [courier.work(), *([waits.tell_sights()] if store.is_postgres else [])]
    for chore in [asyncio.create_task(work) for work in chores]:
        until_the_end.push_async_callback(_ended, chore)


async def _start_company(app: FastAPI, until_the_end: AsyncExitStack) -> None:
    """Bring people together, and go on with every tournament."""
    state = app.state
    state.matchmaker = seeking.Matchmaker(state.store, state.hub, state.courier)
    state.director = Director(state.store, state.hub, state.courier)
    state.hub.attend.append(state.director.attend)
    until_the_end.push_async_callback(_ended, asyncio.create_task(state.director.work()))


async def _ended(chore: asyncio.Task[None]) -> None:
    chore.cancel()
    await asyncio.wait([chore])


@contextmanager
def _faults_in_a_sentence() -> Iterator[None]:
    """A database that fails at the start is its host's to mend."""
    try:
        yield
    except Exception as error:
        if isinstance(error, Unavailable) or is_fault(error):
            raise Unusable(f"the database cannot be used: {reason_of(error)}") from None
        raise


def from_environment() -> FastAPI:
    """The application of `tessera serve`, whose settings come through the environment to every process."""
    logs.set_up()
    app = create_app(crowd().settings, crowd().census)
    _collect_rarely()
    return app


def _collect_rarely() -> None:
    """What was imported stays: looking through it for garbage again and again would hold everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


# --- for hosts ----------------------------------------------------------------------------------------------


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["host"], responses={**refusals(503), 503: {"model": Problem}})
    async def health(request: Request) -> dict[str, str]:
        """Whether the database answers and something can be stored in it."""
        try:
            await asyncio.wait_for(request.app.state.store.probe(), HEALTH_SECONDS)
        except TimeoutError:
            raise Unavailable("the database is too slow") from None
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", tags=["host"], response_class=Response, responses=refusals(401, 404))
    async def figures(request: Request) -> Response:
        """Prometheus figures, for those who know the host's token."""
        expected = request.app.state.settings.metrics_token
        if not expected:
            raise Declined(404, "error-nothing-here")
        given = request.headers.get("authorization", "").encode()
        if not secrets.compare_digest(given, f"Bearer {expected}".encode()):
            raise Declined(401, "error-bad-token")
        metrics.live_tables.set(request.app.state.hub.size)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# --- the browser client -------------------------------------------------------------------------------------


def _add_web(app: FastAPI, settings: Settings) -> None:
    """The built client: its files, and its page for every address that is no file."""
    web = Path(settings.web) if settings.web else Path(str(files("tessera"))) / "web"
    page = web / "index.html"
    if not page.is_file():
        return
    text = page.read_text(encoding="utf-8")
    app.mount("/assets", Assets(web / "assets"), name="assets")

    letters = str(web / "letters")

    @app.get("/picture/{table}.png", include_in_schema=False)
    async def shared_picture(table: str, request: Request, lang: Language = Language.EN) -> Response:
        row = await request.app.state.store.table(table)
        if row is None or row.game not in game_ids():
            raise Declined(404, "error-nothing-here")
        address, spent = await get_address(request), partial(meter_of(request).spent, "")
        thinkers: Thinkers = request.app.state.hub.thinkers
        try:
            drawn = await thinkers.work_for(address, table, spent, picture, shared(row), str(lang), letters)
        except TimeoutError:
            raise Declined(503, "error-no-picture") from None
        return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=300"})

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            return problem(404, Refusal("error-nothing-here"))
        file = _file_in(web, path)
        if file is not None:
            return FileResponse(file)
        address = settings.address or str(request.base_url).rstrip("/")
        lang = language_of(request.headers.get("accept-language", ""))
        shown = await with_preview(text, path, request.app.state.store, address, lang)
        return HTMLResponse(shown, headers={"cache-control": "no-cache"})


def _file_in(web: Path, path: str) -> Path | None:
    """The file of the client with this name, if there is one and nothing else is meant."""
    try:
        file = (web / path).resolve()
        return file if path and file.is_relative_to(web.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a zero byte
        return None
