"""What the kernel itself costs: ``python -m bench.kernel``."""

from __future__ import annotations

from bench import many_cards
from bench.big_state import big_state
from bench.measure import best, clone_microseconds, decisions_per_second, import_milliseconds, seconds_of
from bench.trivial import game as trivial
from tessera.kernel import Seeded, determinize, digest, snapshot, view


def figures() -> list[tuple[str, float, str]]:
    s = big_state()

    def microseconds(name: str, work: object) -> tuple[str, float, str]:
        assert callable(work)
        return name, 1e6 * best(lambda: seconds_of(work, 50), 20), "us"

    return [
        ("trivial decisions", decisions_per_second(trivial), "per s"),
        ("import of the kernel", import_milliseconds(), "ms"),
        ("clone of a big state", clone_microseconds(), "us"),
        microseconds("snapshot of a big state", lambda: snapshot(s)),
        microseconds("digest of a big state", lambda: digest(s)),
        microseconds("view of a big state", lambda: view(s, 0)),
        microseconds("determinization of a big state", lambda: determinize(s, 0, Seeded(1))),
        ("size of a big snapshot", float(len(snapshot(s))), "bytes"),
        *[(name, value, "us") for name, value in many_cards.figures()],
    ]


def main() -> None:
    for name, value, unit in figures():
        number = f"{value:,.0f}" if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
        print(f"{name:<36} {number:>10} {unit}")


if __name__ == "__main__":
    main()
