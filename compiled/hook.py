"""Packs the compiled engine into a wheel, where that is wanted: ``TESSERA_COMPILED=1 pip wheel .``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = "TESSERA_COMPILED"
TOOLS = ("mypy==2.4.1", "setuptools>=75")
"""mypyc is a part of mypy; what it compiles is proved with this version and no other."""


class Compiled(BuildHookInterface[Any]):
    """Without the variable it does nothing, and the wheel is plain."""

    @property
    def _wanted(self) -> bool:
        return os.environ.get(WANTED, "") not in {"", "0"}

    def dependencies(self) -> list[str]:
        return [*TOOLS, *self.metadata.core.dependencies] if self._wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted or version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from compiled import build

        folder = Path(self.root) / "build" / "compiled"
        build.main([str(folder)])
        sources = folder / "src"
        made = [*sources.rglob("*.so"), *sources.rglob("*.pyd"), *(sources / "tessera").rglob("*_kept.py")]
        build_data["force_include"].update({str(file): str(file.relative_to(sources)) for file in made})
        build_data.update(pure_python=False, infer_tag=True)
