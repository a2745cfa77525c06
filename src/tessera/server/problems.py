"""Why a request is refused: a status, a message key and its arguments. The client makes the sentence."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from math import ceil
from typing import Any

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as StarletteHTTPException

from tessera.kernel import Refusal, Refused
from tessera.kernel.game import BadSetup
from tessera.kernel.option import BadNotation
from tessera.kernel.registry import UnknownGame
from tessera.server.storing import GoneOn, NoSuchTable
from tessera.server.wire.base import INVISIBLE, Problem
from tessera.store import Unavailable

log = logging.getLogger("tessera.server")

STATUS = {
    "table-not-host": 403,
    "table-not-seated": 403,
    "table-own-eyes": 403,
    "table-only-players": 403,
    "table-record-later": 403,
    "table-analysis-later": 403,
    "table-no-analysis": 404,
    "table-no-such-move": 404,
    "table-no-such-seat": 404,
    "table-no-such-remark": 404,
    "table-not-explained": 422,
    "table-muted": 403,
    "table-no-hints": 403,
    "table-blocked": 403,
}
"""What a table refuses is a conflict with how it stands, but for these."""
MALFORMED = {INVISIBLE: "error-invisible-letters"}
"""What is wrong with a value, where there is more to say than that it was not understood."""
RETRY_SECONDS = 2
"""When to try again what the database could not do."""
BAD_WISH = "error-bad-wish"
FRAMEWORK = {404: "error-nothing-here", 405: "error-method"}
"""What the framework itself refuses."""


PROBLEM = {"$ref": f"#/components/schemas/{Problem.__name__}"}
"""In the document, by name: a route that answers with a text is refused with JSON all the same."""


class Declined(HTTPException):
    """A request that is refused: ``raise Declined(404, "error-no-such-game")``."""

    def __init__(self, status: int, key: str, *, retry_after: float = 0, **args: int | str) -> None:
        super().__init__(status, key, {"retry-after": str(ceil(retry_after))} if retry_after else None)
        self.refusal = Refusal(key, args)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route says in the document what it may be refused with."""
    said = {"content": {"application/json": {"schema": PROBLEM}}}
    return {status: dict(said) for status in sorted(statuses)} | {
        "default": {**said, "description": "Refused at the gate, or a fault of the server"}
    }


ANYBODY = refusals(404, 422, 429, 503)
"""The refusals of routes for anybody."""
KNOWN = refusals(401, 403, 404, 409, 422, 429, 503)
"""The refusals of routes for people who are known or at a table."""


def wire(refusal: Refusal) -> dict[str, Any]:
    """A refusal as it goes out, wherever it comes from and whichever way it goes: a `Problem`."""
    return {"error": refusal.key, "args": refusal.args, "rule": refusal.rule, "part": refusal.part}


def problem(status: int, refusal: Refusal, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(wire(refusal), status_code=status, headers=headers)


def add_errors(app: FastAPI) -> None:
    """Every refusal is a clear 4xx with a message key; nothing has changed."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return problem(STATUS.get(error.refusal.key, 409), error.refusal)

    @app.exception_handler(GoneOn)
    async def gone_on(_: Request, error: GoneOn) -> Response:
        return problem(409, Refusal("refused-stale"))

    @app.exception_handler(NoSuchTable)
    async def no_such_table(_: Request, error: NoSuchTable) -> Response:
        return problem(404, Refusal("error-no-such-table"))

    @app.exception_handler(Unavailable)
    async def unavailable(_: Request, error: Unavailable) -> Response:
        """The store has logged it; whoever asked may try again."""
        return problem(503, Refusal("error-store-fails"), {"retry-after": str(RETRY_SECONDS)})

    @app.exception_handler(UnknownGame)
    async def unknown_game(_: Request, error: UnknownGame) -> Response:
        return problem(404, Refusal("error-no-such-game"))

    @app.exception_handler(BadNotation)
    @app.exception_handler(BadSetup)
    async def bad_wish(_: Request, error: ValueError) -> Response:
        return problem(422, misread(error))

    @app.exception_handler(Declined)
    async def declined(_: Request, error: Declined) -> Response:
        return problem(error.status_code, error.refusal, error.headers)

    @app.exception_handler(StarletteHTTPException)
    async def http_error(_: Request, error: StarletteHTTPException) -> Response:
        key = FRAMEWORK.get(error.status_code, BAD_WISH)
        return problem(error.status_code, Refusal(key, {"detail": error.detail}), error.headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        key = MALFORMED.get(first["type"], "error-malformed")
        return problem(422, Refusal(key, {"where": where, "detail": first["msg"]}))

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        log.error("fault", exc_info=error, extra={"path": request.url.path})
        return problem(500, Refusal("error-fault"))


def misread(error: ValueError) -> Refusal:
    """Why something that somebody wrote is nothing in any game, or in this one."""
    return Refusal(BAD_WISH, {"detail": str(error)})
