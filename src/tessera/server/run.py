"""Running the server: one process, or several on one socket."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tessera.server.settings import ENVIRONMENT, Settings
from tessera.store import Store, Unusable, claimed


def run(
    settings: Settings,
    listening: socket.socket,
    workers: int = 1,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serve on a socket until somebody stops it; `Unusable` if that cannot begin, before anything is announced."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    _allow_many_connections()
    with claimed(settings.database):
        asyncio.run(_look_at(settings.database))
        announce()
        _serve(_config(settings, workers), listening)


async def _look_at(database: str) -> None:
    """Bring the database up to date before anybody is served; what is wrong with it is said now, in a sentence."""
    store = await Store.open(database)
    await store.close()


def _config(settings: Settings, workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        "tessera.server.app:from_environment",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the gate decides which proxies are believed
        http="tessera.server.connections:HttpConnection",
        ws="tessera.server.connections:SocketConnection",
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,  # squeezing costs more than a push of a few kilobytes is worth
        timeout_graceful_shutdown=10,
        timeout_keep_alive=75,
        timeout_worker_healthcheck=30,  # a machine that is busy is no reason to kill a server process
        server_header=False,
    )


def _serve(config: uvicorn.Config, listening: socket.socket) -> None:
    if config.workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
        return
    processes = Multiprocess(config, sockets=[listening])
    processes.run()
    if any(process.exitcode == STARTUP_FAILURE for process in processes.processes):
        raise Unusable("a server process did not start; its log says why")


def _allow_many_connections() -> None:
    """Every connection is an open file; systems allow more of them than they give by themselves."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
