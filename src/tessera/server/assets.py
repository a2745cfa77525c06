"""The files of the browser client. What is text is compressed once, when it is first asked for."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.types import Scope

TEXT = (".css", ".js", ".json", ".svg")
FOREVER = "public, max-age=31536000, immutable"
"""The name of a file holds a hash of what is in it: another version has another name."""


class Assets(StaticFiles):
    """Files that never change, as small as the browser can read them."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._packed: dict[str, bytes] = {}

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOREVER
        name = str(full_path)
        if not name.endswith(TEXT):
            return response
        response.headers["vary"] = "accept-encoding"
        asked = Headers(scope=scope)
        if response.status_code != 200 or "gzip" not in asked.get("accept-encoding", "") or "range" in asked:
            return response
        headers = {key: value for key, value in response.headers.items() if key != "content-length"}
        return Response(self._small(name), headers=headers | {"content-encoding": "gzip"})

    def _small(self, name: str) -> bytes:
        if name not in self._packed:
            self._packed[name] = gzip.compress(Path(name).read_bytes(), mtime=0)
        return self._packed[name]
