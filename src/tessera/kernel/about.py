"""What people are told of a game before they play it. The frame knows no game by name: all of it comes from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Tint = Literal["neutral", "landscape", "building", "military", "economy", "culture"]
"""A family of colours of the interface."""
Stage = Literal["alpha", "beta", "stable"]


class Shape(Struct, frozen=True):
    """A piece of an emblem, on a grid of 64 by 64; colours are those of the theme, so that it fits light and dark."""

    d: str
    """An SVG path."""
    fill: Literal["", "a", "b", "c"] = ""
    """Which of the three tints it is filled with; empty: it is only drawn."""
    line: float = 0
    """How thick its line is; 0: it has none."""
    dash: str = ""


class About(Struct, frozen=True, kw_only=True):
    """A game in a few words, by language, and in one picture."""

    short: Mapping[str, str] = {}
    """Its name where there is little room, if it is another."""
    blurb: Mapping[str, str] = {}
    """What it is, in one or two sentences."""
    length: Mapping[str, str] = {}
    """How long a match is, in a word or two."""
    emblem: tuple[Shape, ...] = ()
    tint: Tint = "neutral"
    stage: Stage = "alpha"
    keeper: str = ""
    """Who looks after it."""
