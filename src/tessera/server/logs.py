"""Structured logs: one JSON object a line, without secrets."""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path

_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


PROTOCOLS = (str(Path("uvicorn") / "protocols"), f"{os.sep}websockets{os.sep}")
"""Where the code lies that speaks with clients."""


def concerns_us(record: logging.LogRecord) -> bool:
    """Leave out what strangers can make the server say: connections that open and close, and nonsense they send."""
    return "ASGI" in record.getMessage() or not any(part in record.pathname for part in PROTOCOLS)


def set_up(level: int = logging.INFO) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(concerns_us)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
