"""HTTP and WebSocket: the table for people in a browser and for bots from outside.

What can be imported from here is loaded when somebody asks for it: the worker processes need next to nothing of it, and
would take ten times as long to start.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tessera.server.app import create_app
    from tessera.server.settings import Settings

__all__ = ["Settings", "create_app"]

_HOMES = {"Settings": "tessera.server.settings", "create_app": "tessera.server.app"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
