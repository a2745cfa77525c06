"""Tuples that are replaced, not changed: the small words that every game needs for what it holds."""

from __future__ import annotations


def put(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """With one more, in ascending order."""
    return tuple(sorted((*values, value)))


def take(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """With one less."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """With one number larger or smaller."""
    return (*values[:place], values[place] + by, *values[place + 1 :])


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """With another value at one place."""
    return (*values[:place], value, *values[place + 1 :])
