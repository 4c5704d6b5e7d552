"""How long `rulewright build numeria` takes: from nothing, after an edit, and with nothing to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

CONTENT = Path(__file__).parents[1] / "content" / "numeria"
COMMAND: list[str | Path] = [Path(sys.executable).with_name("rulewright"), "build", "numeria"]
IMPORTS = [sys.executable, "-c", "import lark, yaml, jinja2"]
ROUNDS = 9


def seconds(*command: str | Path, cwd: Path) -> float:
    began = time.perf_counter()
    subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


def measured(root: Path, prepare: Callable[[int], None]) -> float:
    """Median seconds of a build, each after `prepare` with the number of the round."""
    times = []
    for number in range(ROUNDS):
        prepare(number)
        times.append(seconds(*COMMAND, cwd=root))
    return median(times)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        shutil.copytree(CONTENT, root / "content" / "numeria")
        tiles = root / "content/numeria/tiles.yaml"
        rows = tiles.read_text(encoding="utf-8")
        head, *entries = rows.split("\n- ")

        def clean(_: int) -> None:
            shutil.rmtree(root / "build", ignore_errors=True)
            shutil.rmtree(root / "generated", ignore_errors=True)

        def turn_rows(number: int) -> None:
            turned = entries[number + 1 :] + entries[: number + 1]
            tiles.write_text("\n- ".join([head, *(entry.strip() for entry in turned)]) + "\n", encoding="utf-8")

        def edit_board(number: int) -> None:
            for path in (root / "content/numeria/layouts").glob("board*.yaml"):
                path.write_text(path.read_text(encoding="utf-8") + f"# {number}\n", encoding="utf-8")

        imports = median(seconds(*IMPORTS, cwd=root) for _ in range(ROUNDS))
        cold = measured(root, clean)
        order = measured(root, turn_rows)
        layout = measured(root, edit_board)
        nothing = measured(root, lambda _: None)
    print("## Building Numeria\n")
    print(f"Median of {ROUNDS} runs of `rulewright build numeria`, the whole process.\n")
    print("| | seconds | times the imports |\n|---|---|---|")
    for what, time_taken in {
        '`python -c "import lark, yaml, jinja2"`': imports,
        "from nothing": cold,
        "the tiles in another order": order,
        "a comment in the layout of the board": layout,
        "nothing to do (at most 2 times)": nothing,
    }.items():
        print(f"| {what} | {time_taken:.3f} | {time_taken / imports:.2f} |")


if __name__ == "__main__":
    main()
