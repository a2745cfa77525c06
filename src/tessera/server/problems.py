"""Why a request is refused: a status, a message key and its arguments. The client makes the sentence."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Self

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
    "tournament-not-host": 403,
    "tournament-no-such-table": 404,
    "tournament-bad-places": 422,
}
"""What a table or a tournament refuses is a conflict with how it stands, but for these."""
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
        self.retry_after = ceil(retry_after)

    @classmethod
    def because(cls, status: int, refusal: Refusal) -> Self:
        """A request that is refused for a reason that is known already."""
        made = cls(status, refusal.key)
        made.refusal = refusal
        return made


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


CLEAR = (Refused, GoneOn, NoSuchTable, Unavailable, UnknownGame, BadNotation, BadSetup, Declined)
"""What goes wrong for a reason that whoever asks is told; nothing has changed."""


def declined(error: Exception) -> Declined:
    """What whoever asks is told when something goes wrong, by request and over a socket alike."""
    match error:
        case Declined():
            return error
        case Refused():
            return Declined.because(STATUS.get(error.refusal.key, 409), error.refusal)
        case GoneOn():
            return Declined(409, "refused-stale")
        case NoSuchTable():
            return Declined(404, "error-no-such-table")
        case Unavailable():  # the store has logged it; whoever asked may try again
            return Declined(503, "error-store-fails", retry_after=RETRY_SECONDS)
        case UnknownGame():
            return Declined(404, "error-no-such-game")
        case BadNotation() | BadSetup():
            return Declined.because(422, misread(error))
    return Declined(500, "error-fault")


def add_errors(app: FastAPI) -> None:
    """Every refusal is a clear 4xx with a message key; nothing has changed."""

    async def refuse(_: Request, error: Exception) -> Response:
        said = declined(error)
        return problem(said.status_code, said.refusal, said.headers)

    for kind in CLEAR:
        app.add_exception_handler(kind, refuse)

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
        return await refuse(request, error)


def misread(error: ValueError) -> Refusal:
    """Why something that somebody wrote is nothing in any game, or in this one."""
    return Refusal(BAD_WISH, {"detail": str(error)})
