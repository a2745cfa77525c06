"""What surrounds a state without being part of it.

The source of chance, the content table and whoever listens to events must be at hand wherever a rule runs, yet
they are not data of the position: they are neither saved, nor compared, nor part of the digest. Such things are
`Ambient`; the codec writes them as nothing and puts fresh ones in their place when a state is restored.
"""

from __future__ import annotations


class Ambient:
    """Base of everything a state refers to but does not own. All ambient things compare equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ambient)

    def __hash__(self) -> int:
        return 0
