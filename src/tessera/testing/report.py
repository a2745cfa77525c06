"""The whole kit without pytest: what is missing or wrong about a game, in the words of its author."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from msgspec import Struct

from tessera.kernel.game import AnyGame
from tessera.testing import components, golden, texts
from tessera.testing.campaign import Campaign, Endless
from tessera.testing.laws import Broken, check
from tessera.testing.suite import Suite
from tessera.testing.trial import Trial

KIT = "test_kit.py"


class NoKit(LookupError):
    """A file that holds no tests of the kit for a game."""


class Section(Struct, frozen=True):
    """One part of the kit, and what it found."""

    title: str
    problems: list[str] = []
    note: str = ""


def find_kit(game: AnyGame, folder: Path) -> type[Suite] | None:
    """The tests of the kit that a game brings: in a checkout of Tessera, or in the tests of a package of its own."""
    for path in (folder / "tests" / "games" / game.id / KIT, folder / "tests" / KIT, folder / KIT):
        if path.is_file() and (found := _kits(game, path)):
            return found[0]
    return None


def load_kit(game: AnyGame, path: Path) -> type[Suite]:
    """The tests of the kit in a file."""
    found = _kits(game, path)
    if not found:
        raise NoKit(f"{str(path)!r} holds no Suite whose trial is of {game.id!r}")
    return found[0]


def plain_kit(game: AnyGame, folder: Path) -> type[Suite]:
    """The kit for a game that says nothing of itself."""
    facts = {"trial": Trial(game=game), "folder": folder, "records": folder / "records"}
    return type("PlainKit", (Suite,), facts)


def _kits(game: AnyGame, path: Path) -> list[type[Suite]]:
    spec = spec_from_file_location(f"kit_of_{game.id}", path)
    if spec is None or spec.loader is None:
        return []
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    suites = [cls for cls in classes if issubclass(cls, Suite) and hasattr(cls, "trial")]
    return [cls for cls in suites if cls.trial.game.id == game.id]


def sections(kit: type[Suite]) -> Iterator[Section]:
    """The whole kit, part by part."""
    yield _laws(kit)
    try:
        campaign = Campaign(kit.trial)
    except Endless as endless:
        yield Section("campaign", [str(endless)])
        return
    yield Section("campaign", campaign.problems(), f"{campaign.matches} matches")
    yield Section(
        "texts",
        texts.problems(kit.trial, campaign.heard),
        f"{len(campaign.said)} kinds of sentences",
    )
    yield _golden(kit)
    yield _components(kit)


def _laws(kit: type[Suite]) -> Section:
    trial, problems = kit.trial, []
    for table in trial.seated:
        try:
            check(
                trial.game,
                table.seats,
                table.settings,
                matches=1,
                every=kit.closely,
                most_options=trial.most_options,
                elsewhere=table in trial.seated[: kit.elsewhere],
            )
        except Broken as broken:
            problems.append(f"at table {table}: {broken}")
    return Section("laws", problems, f"{len(trial.seated)} tables")


def _golden(kit: type[Suite]) -> Section:
    game, folder = kit.trial.game, kit.records
    paths = golden.records_in(folder)
    if not paths:
        return Section("records", [f"there are none: tessera renew {game.id} plays some"])
    covered, problems = golden.covered_by(game, paths)
    for path in golden.playthroughs_in(folder):
        text = path.read_text(encoding="utf-8")
        if golden.played_again(game, text) != text:
            problems.append(f"{path.name}: comes about differently")
    left = golden.uncovered(kit.trial, covered)
    known = golden.read_uncovered(folder)
    for what, names in left.items():
        new = [name for name in names if name not in known.get(what, [])]
        problems += [f"no record covers {what}: {', '.join(new)}"] if new else []
    listed = sum(map(len, left.values()))
    return Section("records", problems, f"{len(paths)} records, {listed} things uncovered")


def _components(kit: type[Suite]) -> Section:
    file = kit.folder / components.FILE
    tables = kit.trial.game.tables.__struct_fields__
    if not file.is_file():
        return Section("components", [f"there is no {components.FILE} to compare them with"])
    noted = components.read(file)
    found = [problem for table in tables for problem in components.differences(kit.trial.game, noted, table)]
    return Section("components", found, f"{len(tables)} tables")
