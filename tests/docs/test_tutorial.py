"""The tutorial: every file and every command in it, in order, in an empty folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_tutorial(carried_out: Callable[..., str], accept_text: Callable[[Path, str], None]) -> None:
    page = DOCS / "tutorial.md"
    accept_text(page, carried_out(page.read_text(encoding="utf-8")))
