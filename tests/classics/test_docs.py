"""The examples of docs/other-libraries.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "other-libraries.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("number", "needs"), [(0, "pyspiel"), (1, "pettingzoo")])
def test_examples(number: int, needs: str) -> None:
    pytest.importorskip(needs, reason=f"needs the extra for {needs}")
    names: dict[str, object] = {}
    exec(compile(EXAMPLES[number], str(PAGE), "exec"), names)
    assert "solver" in names or "env" in names
