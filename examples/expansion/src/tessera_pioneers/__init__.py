"""Pioneers: two invented leaders for Through the Ages."""

from tessera.kernel import Expansion
from tessera_pioneers.leaders import KEY, LEADERS

PIONEERS = Expansion(
    game="throughtheages", key=KEY, package=__name__, first=2000, cards={"leaders": tuple(LEADERS)}
)

__all__ = ["PIONEERS"]
