"""Content tables and their corrections."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.kernel import Content, Seeded
from tessera.kernel.content import BadContent, override
from tests.kernel.bazaar import RARE, Good, Tables, Wares, bazaar


def goods(content: Content[Any]) -> dict[str, Good]:
    assert isinstance(content, Wares)
    return {good.key: good for good in content.goods}


def test_without_changes_it_is_the_built_in_table() -> None:
    assert bazaar.content() is bazaar.content({}) is bazaar.content(None)
    assert bazaar.content().tables == Tables()


def test_rows_are_corrected_by_their_key_and_the_rest_stays() -> None:
    content = bazaar.content(
        {"goods": {"silk": {"value": 9}, "wool": {"copies": 1}}, "numbers": {"purse": 7}}
    )
    assert goods(content)["silk"] == Good("silk", 9, 3, RARE)
    assert goods(content)["wool"].copies == 1
    assert goods(content)["salt"] == goods(bazaar.content())["salt"]
    assert list(goods(content)) == list(goods(bazaar.content()))
    s = bazaar.new(2, Seeded(1), content=content)
    assert s.players[0].coins == 7
    assert not list(bazaar.faults(s))


def test_the_built_in_table_is_never_changed() -> None:
    bazaar.content({"goods": {"silk": {"value": 9}}})
    assert goods(bazaar.content())["silk"].value == 5
    assert bazaar.tables == Tables()


def test_the_digest_tells_tables_apart() -> None:
    builtin = bazaar.content().digest
    corrected = bazaar.content({"goods": {"silk": {"value": 9}}})
    assert len(builtin) == 16
    assert corrected.digest != builtin
    assert corrected.digest == bazaar.content({"goods": {"silk": {"value": 9}}}).digest
    assert bazaar.content({"goods": {"silk": {"value": 5}}}).digest == builtin


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"prices": {}}, "there is no table 'prices'; there are goods, numbers"),
        ({"goods": 5}, "goods: expected a section with names and values"),
        (
            {"goods": {"tea": {"value": 1}}},
            "goods has no 'tea'; it has dates, salt, wool, spice, silk, ivory",
        ),
        ({"goods": {"silk": 5}}, r"goods\.silk: expected a section"),
        (
            {"goods": {"silk": {"price": 5}}},
            r"goods\.silk has no value 'price' to change; it has value, copies, back",
        ),
        ({"goods": {"silk": {"key": "velvet"}}}, r"goods\.silk has no value 'key' to change"),
        ({"goods": {"silk": {"value": "dear"}}}, r"goods\.silk: Expected `int`, got `str` - at `\$\.value`"),
        ({"numbers": {"purse": None}}, "numbers: Expected `int`, got `null`"),
        ({"numbers": {"rent": 3}}, "numbers has no value 'rent' to change; it has purse, prize"),
        ({"game": "chess"}, "this content file is for 'chess', not for 'bazaar'"),
        ({"goods": {"silk": {"copies": 0}}}, "at least one of the silk, not 0"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        bazaar.content(changes)


def test_a_content_file_may_name_its_game() -> None:
    assert bazaar.content({"game": "bazaar", "numbers": {"prize": 3}}).digest != bazaar.content().digest


def test_a_table_that_has_no_keys_cannot_be_changed() -> None:
    from msgspec import Struct

    class Odd(Struct, frozen=True):
        steps: tuple[int, ...] = (1, 2, 3)

    with pytest.raises(BadContent, match="steps cannot be changed"):
        override(Odd(), {"steps": {"0": 5}})
