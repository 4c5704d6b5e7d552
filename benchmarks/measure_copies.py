"""How long a position of each game takes to copy in C, beside memcpy of as many bytes."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from statistics import median

from rulewright import load
from rulewright.play.kernel_build import FLAGS, OWN

ROOT = Path(__file__).parents[1]
KERNELS = sorted((ROOT / "generated").glob("*/kernel.c"))
ROUNDS, SEED = 5, 7


def measured(kernel: Path, folder: Path) -> tuple[int, float, float]:
    """Bytes of a position, ns of a copy and of memcpy: the median of all rounds."""
    name = kernel.parent.name
    game, program = load(name), folder / name
    options = [f"-DOPTION_{o.name}={int(o.default)}" for o in game.declared.options]
    macros = ["-DFOLDED", "-DBLIND", f"-DSEATS={game.players[0]}", f'-DKERNEL="{kernel}"', *options]
    flags = [flag for flag in FLAGS if flag not in ("-shared", "-fPIC")]
    source = Path(__file__).with_name("copies.c")
    command: list[str | Path] = ["cc", *flags, "-O3", *OWN, *macros, f"-I{ROOT / 'play'}", "-o", program, source, "-lm"]
    subprocess.run(command, check=True)
    told = [subprocess.run([program, str(SEED)], capture_output=True, text=True, check=True).stdout.split()
            for _ in range(ROUNDS)]  # fmt: skip
    return int(told[0][0]), median(float(t[1]) for t in told), median(float(t[2]) for t in told)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = {kernel.parent.name: measured(kernel, Path(folder)) for kernel in KERNELS}
    print("## Copies of positions in C\n")
    print(f"Nanoseconds, median of {ROUNDS} rounds; a copy may take 100 more than memcpy of as many bytes.\n")
    print("| game | bytes | copy | memcpy |\n|---|---|---|---|")
    for name, (size, copy, memory) in found.items():
        print(f"| {name} | {size:,} | {copy:.1f} | {memory:.1f} |")


if __name__ == "__main__":
    main()
