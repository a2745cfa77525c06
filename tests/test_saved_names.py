"""Databases hold the names of steps and fields: what was published stays."""

from __future__ import annotations

import pytest

from tests.ours import OURS
from tests.saved_names import TABLES, names_now, names_published, together


@pytest.mark.parametrize("part", [TABLES, *OURS])
def test_every_name_that_was_published_is_still_there(part: str) -> None:
    now = names_now()[part]
    for name, fields in names_published().get(part, {}).items():
        assert name in now, f"saved matches hold {name}: it cannot be renamed or dropped"
        assert sorted({*fields} - {*now[name]}) == [], f"saved matches hold these fields of {name}"


def test_new_names_are_written_down_before_they_are_published() -> None:
    published = names_published()
    assert together(published, names_now()) == published, "run: python -m tests.saved_names"


def test_the_list_knows_steps_positions_and_entries() -> None:
    published = names_published()
    assert "seat" in published[TABLES]["Moved"]
    assert {"Gather", "Bid"} & set(published["peloponnes"])
    assert all(len(names) > 10 for names in published.values())
