"""Measurements → docs/benchmarks.md.

Each `measure_<name>.py` beside this file is a program that measures and prints one section of Markdown. With names as
arguments only those are measured anew, and the other sections stay.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
REPORT = HERE.parent / "docs" / "benchmarks.md"
MARK = "<!-- measure_{}.py -->\n"
HEAD = """\
# Benchmarks

Written by `./run bench`. The ratios within one section count: both sides were measured in one run on one machine.
"""


def sections_of(report: str) -> dict[str, str]:
    """Sections by the name of their measurement, each with the mark above it."""
    _, *parts = re.split(MARK.format(r"(\w+)"), report)
    return dict(zip(parts[::2], (part.strip() + "\n" for part in parts[1::2]), strict=True))


def machine() -> str:
    """Processor, cores, system and Python, in one line."""
    cpuinfo = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", cpuinfo.read_text()) if cpuinfo.exists() else None
    name = found[1] if found else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def main() -> int:
    known = {path.stem.removeprefix("measure_"): path for path in sorted(HERE.glob("measure_*.py"))}
    chosen = sys.argv[1:] or list(known)
    if not chosen or not set(chosen) <= set(known):
        print(f"Measurements: {', '.join(known) or 'none'}", file=sys.stderr)
        return 2
    sections = sections_of(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    for name in chosen:
        print(f"Measuring {name}", file=sys.stderr, flush=True)
        done = subprocess.run([sys.executable, known[name]], stdout=subprocess.PIPE, encoding="utf-8", check=True)
        title, _, body = done.stdout.strip().partition("\n")
        sections[name] = f"{title}\n\n{machine()}.\n\n{body.strip()}\n"
        print(sections[name], flush=True)
    text = HEAD + "".join(f"\n{MARK.format(name)}{sections[name]}" for name in known if name in sections)
    part = REPORT.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(REPORT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
