"""Running the server: one process, or several on one socket."""

from __future__ import annotations

import os
import socket

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from tessera.server.settings import ENVIRONMENT, Settings


def run(settings: Settings, listening: socket.socket, workers: int = 1) -> None:
    """Serve on a socket until somebody stops it."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "tessera.server.app:from_environment",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,  # squeezing costs more than a push of a few kilobytes is worth
        timeout_graceful_shutdown=10,
        timeout_keep_alive=75,
        server_header=False,
    )
    if workers > 1:
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
