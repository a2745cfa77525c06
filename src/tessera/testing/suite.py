"""All tests that any game needs, as one class: a game's `test_kit.py` names its trial and inherits the rest.

class TestKit(Suite):
    trial = Trial(game=game)
    folder = Path(__file__).parent
    records = folder / "records"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tessera.kernel.match import verify
from tessera.kernel.record import load
from tessera.testing import components, golden, texts
from tessera.testing.campaign import Campaign
from tessera.testing.laws import check
from tessera.testing.trial import Table, Trial

TESTS = {".py", ".toml"}
"""What tests and scenarios are written in."""


class Suite:
    """The kit as tests. What a game does not have (records, a data file) is not tested."""

    trial: ClassVar[Trial]
    folder: ClassVar[Path]
    """Where the game's tests and its data file (`components.json`) lie."""
    records: ClassVar[Path]
    by_table: ClassVar[Mapping[str, str]] = {}
    """Kinds of components that no test needs to name one by one, and the test that goes over all of them."""
    closely: ClassVar[int] = 8
    """Every so many decisions of a random match are looked at with all laws."""
    elsewhere: ClassVar[int] = 1
    """At so many tables, from the first, the same match is played in another process, too."""

    @classmethod
    def pytest_generate_tests(cls, metafunc: pytest.Metafunc) -> None:
        found: dict[str, Callable[[], Sequence[Any]]] = {
            "table": lambda: cls.trial.seated,
            "playthrough": lambda: golden.playthroughs_in(cls.records),
            "component_table": lambda: cls.trial.game.tables.__struct_fields__,
        }
        for name in found.keys() & set(metafunc.fixturenames):
            cases = found[name]()
            metafunc.parametrize(name, cases, ids=[getattr(x, "stem", str(x)) for x in cases])

    # --- laws and matches -----------------------------------------------------------------------------------

    def test_the_laws_of_the_kernel(self, table: Table) -> None:
        elsewhere = table in self.trial.seated[: self.elsewhere]
        report = check(
            self.trial.game,
            table.seats,
            table.settings,
            matches=1,
            every=self.closely,
            most_options=self.trial.most_options,
            elsewhere=elsewhere,
        )
        assert report.decisions > 0
        assert report.longest <= self.trial.limit

    def test_a_campaign(self) -> None:
        """Matches at all tables: they end, stay possible, can be drawn and told in every language."""
        campaign = Campaign(self.trial)
        assert campaign.problems() == []
        assert texts.problems(self.trial, campaign.heard) == []

    @pytest.mark.soak
    @pytest.mark.parametrize("seed", range(4))
    def test_the_laws_of_the_kernel_at_length(self, table: Table, seed: int) -> None:
        trial = self.trial
        report = check(
            trial.game,
            table.seats,
            table.settings,
            matches=2,
            every=4,
            seed=100 + seed,
            most_options=trial.most_options,
        )
        assert report.matches == 2

    @pytest.mark.soak
    def test_a_long_campaign(self) -> None:
        assert Campaign(self.trial, rounds=60, listen=False, every=3).problems() == []

    # --- golden matches -------------------------------------------------------------------------------------

    def test_golden_playthrough(self, playthrough: Path) -> None:
        """Random play, with every option there was, comes about as it did."""
        text = playthrough.read_text(encoding="utf-8")
        assert golden.played_again(self.trial.game, text) == text

    def test_golden_records_and_what_they_do_not_cover(self) -> None:
        """The rules lead where they led; how bots choose may change, and is not played again.

        What no record covers is listed, and whatever component is listed has a test that names it.
        """
        covered, different = golden.covered_by(self.trial.game, golden.records_in(self.records))
        assert different == []
        found = golden.uncovered(self.trial, covered)
        assert found == golden.read_uncovered(self.records), "tessera renew lists it anew"
        tests = "".join(
            path.read_text(encoding="utf-8") for path in self.folder.rglob("*") if path.suffix in TESTS
        )
        kinds = [(name, *name.split(":", 1)) for name in found.get("components", [])]
        assert [name for name, kind, key in kinds if key not in tests and kind not in self.by_table] == []

    def test_the_key_of_a_record_gives_its_chance(self) -> None:
        kept = [load(path.read_text(encoding="utf-8")) for path in golden.records_in(self.records)]
        shortest = min([record for record in kept if record.key], key=lambda record: len(record.moves))
        verify(self.trial.game, shortest)
        assert shortest.commitment

    # --- components -----------------------------------------------------------------------------------------

    def test_the_numbers_on_components(self, component_table: str) -> None:
        noted = components.read(self.folder / components.FILE)
        assert components.differences(self.trial.game, noted, component_table) == []
