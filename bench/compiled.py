"""What compiling the kernel with mypyc would bring: ``python -m bench.compiled``.

A copy of the sources is compiled, unchanged, in a temporary folder; it must still play the golden match of the
tests. Then both are measured. Nothing is installed, and nothing in the project changes.

Not every module can be compiled. mypyc forgets the keywords of a class (``frozen=True``, ``kw_only=True``), so a
module that defines the structs of a state or a record has to stay as it is, and interpreted classes cannot inherit
from compiled ones, so a module whose classes games inherit from has to stay, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).parents[1]
COMPILED = ("codec", "combinators", "engine", "geometry", "match", "option", "registry", "sight")
ERRAND = "from bench.compiled import report; report()"


def main() -> None:
    reason = why_not_here()
    if reason:
        print(f"skipped: {reason}")
        return
    with TemporaryDirectory(prefix="tessera-compiled-") as folder:
        shutil.copytree(
            ROOT / "src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
        )
        compile_kernel(Path(folder))
        compiled = figures_of(Path(folder))
    interpreted = figures_of(ROOT / "src")
    print(f"{'':<34} {'interpreted':>12} {'compiled':>12} {'ratio':>6}")
    for name, before in interpreted.items():
        after = compiled[name]
        ratio = after / before if name.endswith("per s") else before / after
        print(f"{name:<34} {before:>12,.1f} {after:>12,.1f} {ratio:>6.2f}")


def why_not_here() -> str:
    """What is missing for compiling, or an empty text."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return f"{module} is not installed"
    return ""


def compile_kernel(folder: Path) -> None:
    files = [f"tessera/kernel/{module}.py" for module in COMPILED]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *files], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"mypyc refuses:\n{done.stdout}{done.stderr}")


def figures_of(sources: Path) -> dict[str, float]:
    """Play the golden match and measure, in a fresh process that takes the kernel from these sources."""
    done = subprocess.run(
        [sys.executable, "-c", ERRAND],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])},
        stdout=subprocess.PIPE,
        check=True,
    )
    is_compiled, figures = msgspec.json.decode(done.stdout, type=tuple[bool, dict[str, float]])
    if is_compiled != (sources != ROOT / "src"):
        raise SystemExit(f"the kernel was not taken from {sources}")
    return figures


def report() -> None:
    from bench.big_state import big_state
    from bench.measure import best, decisions_per_second, seconds_of
    from bench.trivial import game as trivial
    from tessera.kernel import Seeded, determinize, engine, view
    from tessera.kernel.geometry import hex_grid, hexagon
    from tessera.testing import playthrough
    from tests.kernel.bazaar import bazaar

    golden = ROOT / "tests" / "kernel" / "bazaar.txt"
    if playthrough(bazaar, 3, seed=3, settings={"rounds": 3}) != golden.read_text(encoding="utf-8"):
        raise SystemExit("the compiled kernel does not play the golden match")
    s = big_state()
    board = hex_grid(hexagon(6))

    def microseconds(work: object) -> float:
        assert callable(work)
        return 1e6 * best(lambda: seconds_of(work, 50), 40)

    figures = {
        "trivial decisions, per s": decisions_per_second(trivial, 10),
        "clone of a big state, us": microseconds(s.clone),
        "view of a big state, us": microseconds(lambda: view(s, 0)),
        "determinization, us": microseconds(lambda: determinize(s, 0, Seeded(1))),
        "cells within six steps, us": microseconds(lambda: board.within(1, 6, 0b1010100)),
    }
    sys.stdout.write(msgspec.json.encode([not str(engine.__file__).endswith(".py"), figures]).decode())


if __name__ == "__main__":
    main()
