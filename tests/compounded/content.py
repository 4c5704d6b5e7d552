"""The content of Compounded, read without the project: what tests compare it with must not come from it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import yaml

Row = dict[str, str]
CONTENT = Path(__file__).parents[2] / "content" / "compounded"


@cache
def rows(table: str) -> tuple[Row, ...]:
    """All values as text: the formula NO is no flag."""
    return tuple(yaml.load((CONTENT / f"{table}.yaml").read_text(encoding="utf-8"), yaml.BaseLoader))


def atoms(formula: str) -> Counter[str]:
    """How many of each element; parentheses as in Ca(OH)2."""
    open_groups = [Counter[str]()]
    for symbol, number, opens, closes, times in re.findall(r"([A-Z][a-z]?)(\d*)|(\()|(\))(\d*)", formula):
        if opens:
            open_groups.append(Counter())
        elif closes:
            inner = open_groups.pop()
            for element, count in inner.items():
                open_groups[-1][element] += count * int(times or 1)
        else:
            open_groups[-1][symbol] += int(number or 1)
    return open_groups[0]
