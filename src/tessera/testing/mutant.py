"""A pytest plugin that takes one declared effect away, for ``tessera mutants``.

Which one is named by the environment variable ``TESSERA_WITHOUT``. It must be loaded before any game is.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from tessera.kernel import content
from tessera.kernel.effects import Index, Ready, index

WITHOUT = "TESSERA_WITHOUT"


def index_without(effects: Iterable[Ready]) -> Index:
    """How content makes its index, but for one effect."""
    return index([ready for ready in effects if ready.name != os.environ[WITHOUT]])


if os.environ.get(WITHOUT):
    vars(content)["index"] = index_without
