"""Files that lie beside the code of a package: numbers, texts, lessons."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def folder_of(package: str) -> Traversable | None:
    """The folder of a package, or of the package a module lies in; None where there is no such thing."""
    from importlib.resources import files  # slow to import, and most users of the kernel load no game
    from importlib.util import find_spec

    try:
        spec = find_spec(package)
    except ValueError:  # a module without a specification: a script that is being run
        return None
    if spec is None:
        return None
    anchor = package if spec.submodule_search_locations is not None else spec.parent
    return files(anchor) if anchor else None


def file_beside(package: str, *names: str) -> Traversable | None:
    """A file of a package, if it is there."""
    folder = folder_of(package)
    if folder is None:
        return None
    file = folder.joinpath(*names)
    return file if file.is_file() else None


def text_beside(package: str, *names: str) -> str | None:
    """The text of a file of a package, if it is there."""
    file = file_beside(package, *names)
    return file.read_text(encoding="utf-8") if file is not None else None
