"""The application: routes, errors, start and end."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException as StarletteHTTPException

from tessera import __version__
from tessera.kernel import Refused
from tessera.kernel.game import BadSetup
from tessera.kernel.option import BadNotation
from tessera.server import games, live, logs, metrics, people, tables
from tessera.server.gate import Gate
from tessera.server.hub import GoneOn, Hub, NoSuchTable
from tessera.server.notices import Notices
from tessera.server.sessions import Sessions
from tessera.server.settings import Settings
from tessera.store import Store
from tessera.table import NotAllowed

log = logging.getLogger("tessera.server")

FORBIDDEN = frozenset({"table-not-host", "table-not-seated"})


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(chosen.database)
        hub = Hub(store, chosen)
        app.state.store = store
        app.state.hub = hub
        app.state.sessions = Sessions(store, await store.secret("sessions", secrets.token_bytes(32)))
        notices = Notices(store, hub) if store.is_postgres else None
        if notices is not None:
            await notices.start()
        resumed = await hub.resume_all()
        log.info("ready", extra={"resumed": resumed})
        yield
        await hub.close()
        if notices is not None:
            await notices.stop()
        await store.close()

    app = FastAPI(
        title="Tessera",
        version=__version__,
        summary="The open table for civilization board games",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = chosen
    for router in (people.router, games.router, tables.router, live.router):
        app.include_router(router)
    _add_errors(app)
    _add_health(app)
    _add_web(app, chosen)
    app.add_middleware(Gate, settings=chosen)
    return app


def from_environment() -> FastAPI:
    """The application of `tessera serve`, whose settings come through the environment to every process."""
    logs.set_up()
    return create_app(msgspec.json.decode(os.environ["TESSERA_SETTINGS"], type=Settings))


# --- errors -------------------------------------------------------------------------------------------------


def problem(status: int, error: str, args: Any = None, rule: str = "") -> JSONResponse:
    return JSONResponse({"error": error, "args": dict(args or {}), "rule": rule}, status_code=status)


def _add_errors(app: FastAPI) -> None:
    """Every refusal is a clear 4xx with a message key or a sentence; nothing has changed."""

    @app.exception_handler(NotAllowed)
    async def not_allowed(_: Request, error: NotAllowed) -> Response:
        return problem(403 if error.key in FORBIDDEN else 409, error.key, error.args_)

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return problem(409, error.refusal.key, error.refusal.args, error.refusal.rule)

    @app.exception_handler(GoneOn)
    async def gone_on(_: Request, error: GoneOn) -> Response:
        return problem(409, "refused-stale")

    @app.exception_handler(NoSuchTable)
    async def no_such_table(_: Request, error: NoSuchTable) -> Response:
        return problem(404, "there is no such table")

    @app.exception_handler(BadNotation)
    @app.exception_handler(BadSetup)
    async def bad_wish(_: Request, error: ValueError) -> Response:
        return problem(422, str(error))

    @app.exception_handler(StarletteHTTPException)
    async def http_error(_: Request, error: StarletteHTTPException) -> Response:
        return problem(error.status_code, str(error.detail))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, f"{where}: {first['msg']}")

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        log.error("fault", exc_info=error, extra={"path": request.url.path})
        return problem(500, "something went wrong here; nothing of yours is lost")


# --- for hosts ----------------------------------------------------------------------------------------------


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["host"])
    async def health(request: Request) -> dict[str, str]:
        await asyncio.wait_for(request.app.state.store.count("playing"), 5)
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", tags=["host"], response_class=Response)
    async def figures(request: Request) -> Response:
        metrics.live_tables.set(request.app.state.hub.size)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# --- the browser client -------------------------------------------------------------------------------------


def _add_web(app: FastAPI, settings: Settings) -> None:
    """The built client: its files, and its page for every address that is no file."""
    web = Path(settings.web) if settings.web else Path(str(files("tessera"))) / "web"
    page = web / "index.html"
    if not page.is_file():
        return
    app.mount("/assets", StaticFiles(directory=web / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith("api/"):
            return problem(404, "there is nothing here")
        file = (web / path).resolve()
        if path and file.is_relative_to(web.resolve()) and file.is_file():
            return FileResponse(file)
        return FileResponse(page, headers={"cache-control": "no-cache"})
