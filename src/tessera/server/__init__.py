"""HTTP and WebSocket: the table for people in a browser and for bots from outside."""

from tessera.server.app import create_app
from tessera.server.settings import Settings

__all__ = ["Settings", "create_app"]
