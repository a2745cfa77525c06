"""What a table refuses. On its way out every refusal is the kernel's `Refusal`, whoever has refused."""

from __future__ import annotations

from tessera.kernel import Refusal, Refused


class NotAllowed(Refused):
    """A command the table refuses: a message key with arguments. Nothing has changed."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(Refusal(key, args))

    @property
    def key(self) -> str:
        return self.refusal.key
