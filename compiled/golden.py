"""Golden matches again: ``python -m compiled.golden [--games tapestry]``; on a compiled engine with PYTHONPATH."""

from __future__ import annotations

import argparse
from pathlib import Path

from tessera import kernel
from tessera.testing import golden

RECORDS = Path(__file__).parents[1] / "tests" / "records"


def main() -> None:
    parser = argparse.ArgumentParser(prog="compiled.golden", description=__doc__)
    parser.add_argument("--games", default=",".join(kernel.game_ids()))
    faults = []
    for game_id in parser.parse_args().games.split(","):
        game, folder = kernel.game(game_id), RECORDS / game_id
        records, texts = golden.records_in(folder), golden.playthroughs_in(folder)
        _, different = golden.covered_by(game, records)
        for path in texts:
            text = path.read_text(encoding="utf-8")
            different += [path.name] if golden.played_again(game, text) != text else []
        print(f"{game_id:<15} {len(records)} records and {len(texts)} playthroughs, {len(different)} differ")
        faults += different
    if faults:
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
