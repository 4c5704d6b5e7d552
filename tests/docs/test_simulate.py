"""The page on many games: its commands and its queries, in order, in an empty folder."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/simulate.md"
QUERY = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_simulate(carried_out: Callable[..., str], accept_text: Callable[[Path, str], None]) -> None:
    def answered(block: re.Match[str]) -> str:
        told = io.StringIO()
        with redirect_stdout(told):
            exec(compile(block[1], str(PAGE), "exec"), {})
        return f"```python\n{block[1]}```\n\n```text\n{told.getvalue()}```"

    text = carried_out(PAGE.read_text(encoding="utf-8"))
    assert QUERY.search(text)
    accept_text(PAGE, QUERY.sub(answered, text))
