"""What holds for every file that is committed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = {".py", ".lark", ".c", ".h", ".js"}
LONGEST = 400
# Paths of one machine, addresses of package files, leftovers. Written so that they do not find themselves.
STRAY = re.compile(
    r"(?<![\w.~])/(?:wor[k]|tm[p]|far[m]|hom[e]|roo[t])\b|python[h]osted|TO[D]O|FIX[M]E|NotImplemented[E]rror"
)


def committed() -> dict[str, str]:
    """Texts by path: what git knows, as it lies here."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    texts = {}
    for name in listed.split("\0")[:-1]:
        path = ROOT / name
        data = path.read_bytes() if path.is_file() else b""  # removed, or a link to a folder
        if b"\0" not in data:
            texts[name] = data.decode("utf-8")
    return texts


def test_no_file_of_code_is_long() -> None:
    lengths = {name: text.count("\n") for name, text in committed().items() if Path(name).suffix in CODE}
    long = {name: lines for name, lines in lengths.items() if lines > LONGEST and not name.startswith("generated/")}
    assert not long


def test_nothing_stray_is_committed() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in committed().items()
        for number, line in enumerate(text.splitlines(), 1)
        if STRAY.search(line)
    ]
    assert not found, "\n".join(found)
