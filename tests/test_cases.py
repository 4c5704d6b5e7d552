"""Case files: a small project, a command, and everything it says, together in one text.

    What must hold, in a few words.
    === content/tiny/tiny.rules        a file of the project; its text goes up to the next line with ===
    === content/tiny/tiles.yaml (hex)  a file of bytes that are no text
    === run check                      the command; without this section it is `check`
    === says                           the whole output; `./run test --accept` writes it

The command finds something: its exit code is 1, and it never ends with a traceback.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import Result

CASES = Path(__file__).with_name("cases")
SECTION = re.compile(r"^=== (.+)\n", re.MULTILINE)
HEX = " (hex)"
RUN = "run "
SAYS = "says"


@dataclass(frozen=True, slots=True)
class Case:
    """A case file taken apart. `head` is its text up to the expected output."""

    head: str
    files: dict[str, str | bytes]
    command: list[str]


def case_from_text(text: str) -> Case:
    """Raises ValueError for a section that stands twice and for bytes that are not written in hexadecimal."""
    _, *parts = SECTION.split(text)
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    if len(sections) < len(parts) // 2:
        raise ValueError("a section stands twice")
    sections.pop(SAYS, None)
    runs = [name for name in sections if name.startswith(RUN)]
    command = shlex.split(runs[0].removeprefix(RUN)) if runs else ["check"]
    files: dict[str, str | bytes] = {
        name.removesuffix(HEX): bytes.fromhex(body) if name.endswith(HEX) else body.encode()
        for name, body in sections.items()
        if name not in runs
    }
    head = text.partition(f"=== {SAYS}\n")[0]
    return Case(head, files, command)


@pytest.mark.parametrize("path", [pytest.param(p, id=str(p.relative_to(CASES))) for p in sorted(CASES.rglob("*.case"))])
def test_case(
    path: Path,
    project: Callable[[dict[str, str | bytes]], Path],
    cli: Callable[..., Result],
    accept_text: Callable[[Path, str], None],
) -> None:
    case = case_from_text(path.read_bytes().decode())
    result = cli(*case.command, cwd=project(case.files))
    accept_text(path, f"{case.head}=== {SAYS}\n{result.output}")
    assert result.exit_code == 1


def test_a_case_is_taken_apart() -> None:
    case = case_from_text("Why.\n=== a/b.rules\n\ttext\r\n\n=== c (hex)\nff 00\n=== run test tiny\n=== says\nno\n")
    assert case.files == {"a/b.rules": b"\ttext\r\n\n", "c": b"\xff\x00"}
    assert case.command == ["test", "tiny"]
    assert case.head.endswith("=== run test tiny\n")
