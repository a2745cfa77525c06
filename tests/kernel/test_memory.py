"""What is remembered, by what, and how the kit holds it to that."""

from __future__ import annotations

import pytest

from tessera.kernel import Seeded
from tessera.kernel.memory import MOST, MOST_PICTURES, fields_of, keep, pictured, remembered
from tessera.testing.laws import check
from tessera.testing.laws.broken import Broken
from tests.kernel.guild import Guild, GuildGame, Member, guild


def position() -> Guild:
    return guild.new(3, Seeded(1))


def test_a_value_is_worked_out_once_from_what_it_is_remembered_by() -> None:
    calls: list[tuple[int, int]] = []

    @remembered(player=("cards",), state=("ply",))
    def worth(s: Guild, p: Member, times: int) -> int:
        calls.append((p.seat, times))
        return times * len(p.cards)

    s = position()
    p = s.players[0]
    assert worth(s, p, 2) == worth(s, p, 2) == worth(s.clone(), s.clone().players[0], 2)
    assert calls == [(0, 2)]
    worth(s, p, 3)
    s.ply += 1
    worth(s, p, 2)
    p.cards, p.on = (0, *p.cards), ((), *p.on)
    worth(s, p, 2)
    assert calls == [(0, 2), (0, 3), (0, 2), (0, 2)]


def test_what_others_have_may_be_part_of_it() -> None:
    @remembered(others=("cards",))
    def most(s: Guild, p: Member) -> int:
        return max([len(q.cards) for q in s.players])

    s = position()
    before = most(s, s.players[0])
    s.players[2].cards = tuple(range(before + 1))
    assert most(s, s.players[0]) == before + 1


def test_memory_is_bounded_and_no_part_of_a_position() -> None:
    memory: dict[object, int] = {}
    for number in range(MOST + 10):
        keep(memory, number, number)
    assert len(memory) == 10
    s = position()
    s.content.memory["something"] = 1
    assert s == position()
    assert guild.content({"goods": {"anvil": {"price": 3}}}).memory == {}


def test_all_fields_of_a_player_can_be_a_key() -> None:
    found = fields_of(Member, "seat")
    assert "seat" not in found
    assert "hand.cards" in found
    assert "cards" in found


@remembered(player=("cards",))
def by_cards(s: Guild, p: Member) -> float:
    return float(len(p.cards) + p.coins)


@remembered(player=("cards", "coins"))
def by_all(s: Guild, p: Member) -> float:
    return float(len(p.cards) + p.coins)


def test_the_kit_finds_what_is_read_but_not_remembered_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GuildGame, "evaluate", lambda self, s, seat: by_cards(s, s.players[seat]))
    with pytest.raises(Broken, match=r"by_cards (reads p.coins|remembers)") as found:
        check(guild, 3, matches=1, elsewhere=False)
    assert found.value.law == "memory"
    monkeypatch.setattr(GuildGame, "evaluate", lambda self, s, seat: by_all(s, s.players[seat]))
    check(guild, 3, matches=1, every=5, elsewhere=False)


def test_parts_of_views_are_remembered_apart_and_player_by_player() -> None:
    calls: list[int] = []

    @pictured(player=("coins",))
    def purse(s: Guild, p: Member) -> tuple[int, ...]:
        calls.append(p.seat)
        return (p.coins,)

    s = position()
    s.content.memory.clear()
    s.content.pictures.clear()
    assert [purse(s, p) for p in s.players] == [purse(s.clone(), p) for p in s.clone().players]
    assert calls == [0, 1, 2]
    assert not s.content.memory
    assert len(s.content.pictures) == 3


def test_what_is_common_is_worked_out_once_for_all() -> None:
    calls: list[int] = []

    @pictured(others=("coins",), common=True)
    def richest(s: Guild, p: Member) -> int:
        calls.append(p.seat)
        return max([q.coins for q in s.players])

    s = position()
    assert len({richest(s, p) for p in s.players}) == 1
    assert calls == [0]


def test_fewer_pictures_than_values_are_kept() -> None:
    @pictured()
    def number(s: Guild, p: Member, asked: int) -> int:
        return asked

    s = position()
    for asked in range(MOST_PICTURES + 1):
        number(s, s.players[0], asked)
    assert len(s.content.pictures) <= MOST_PICTURES < MOST


@pictured(player=("cards",))
def shown_by_cards(s: Guild, p: Member) -> tuple[int, ...]:
    return (len(p.cards), p.coins)


def test_the_kit_looks_at_views_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def derived(self: GuildGame, s: Guild, seat: int) -> dict[str, object]:
        return {"purses": [shown_by_cards(s, p) for p in s.players]}

    monkeypatch.setattr(GuildGame, "derived", derived)
    with pytest.raises(Broken, match=r"shown_by_cards (reads p.coins|remembers)"):
        check(guild, 3, matches=1, elsewhere=False)


def test_the_kit_leaves_classes_as_they_were() -> None:
    check(guild, 2, matches=1, every=20, elsewhere=False)
    assert "cards" not in vars(Member)
    assert type(Member.cards).__name__ == "member_descriptor"
