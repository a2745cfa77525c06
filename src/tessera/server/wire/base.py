"""What goes over the wire. The OpenAPI document is made from these models, and the client's types from that."""

from __future__ import annotations

from typing import Annotated, Any
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from tessera.kernel.option import MAX_ANSWER

INVISIBLE = "invisible_letters"
"""How pydantic names the fault of a name with letters that nobody sees."""
INVISIBLE_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their kind, but nothing is to be seen."""


def _visible(name: str) -> str:
    """Refuse what makes two different names look the same, or turns the text around them."""
    if any(category(letter) in INVISIBLE_KINDS or letter in BLANK for letter in name):
        raise PydanticCustomError(INVISIBLE, "letters that cannot be seen")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$"),
    AfterValidator(_visible),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ANSWER)]
"""An answer; where it is made of parts, they are joined by ` / `."""


class Wire(BaseModel):
    """Refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid")


class Text(Wire):
    """A message: its key and its arguments. The client makes the sentence."""

    key: str
    args: dict[str, Any]


class Described(Text):
    elements: list[str]
    rule: str


class Problem(Wire):
    """Why a request was refused."""

    error: str
    """A message key."""
    args: dict[str, Any] = Field(default_factory=dict)
    rule: str = ""
    part: int = 0
    """Of an answer: the part that is wrong, counted from 0; one behind the last if a part is missing."""
