# The content of Cosmic.
"""What is wrong with rows of content: one function for each table, an empty list when all is well.

Rows are a list of dictionaries, as YAML 1.2 or JSON gives them. They are checked against the schemas beside this file,
then for keys that stand twice and for numbers that are missing. Whether references lead somewhere is seen by
`rulewright check`, which knows all tables together.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

_SCHEMAS = Path(__file__).with_name("schemas")


#   33  record space                                                           [COS-M1]
#   34    name: text key
#   35    sort: sort
#   36    region: region
#   37    number: -6..6?                                                       [COS-22]
#   38    ahead: space
#   39    behind: space
#   40    exit: space?
#   41    centre: space?
#   42    joined: set of space
#   43    x: 0..400
#   44    y: 0..300
def validate_spaces(rows: object) -> list[str]:
    """Rows of spaces.yaml."""
    return _check("spaces", rows, keys=["name"])


#   46  component card                                                         [COS-16, COS-M2]
#   47    number: -6..6 key
#   48    suit: suit
#   49    name: text
#   50    text: text                                                           [COS-M3]
#   51    copies: 3..4
def validate_cards(rows: object) -> list[str]:
    """Rows of cards.yaml."""
    return _check("cards", rows, keys=["number"], numbers=range(-6, 7))


def _check(
    name: str, rows: object, *, lone: str = "", keys: Sequence[str] = (), numbers: range = range(0)
) -> list[str]:
    """The schema first: only rows that fit it have keys to compare. A row that is no dictionary is its field `lone`."""
    wrong = list(_by_schema(name, rows))
    if wrong or not keys or not isinstance(rows, list):
        return wrong
    named = [row if isinstance(row, dict) else {lone: row} for row in rows]
    found = [tuple(repr(row.get(key)) for key in keys) for row in named]
    present = set(found)
    missing = [f"{number} is missing" for number in numbers if (repr(number),) not in present]
    return [*_twice(found), *missing]


def _by_schema(name: str, rows: object) -> Iterator[str]:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    schema = json.loads((_SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    for error in Draft202012Validator(schema).iter_errors(rows):
        told = best_match([error]) or error  # of several ways to write a value, the one that it fits best
        row, *path = [*told.absolute_path] or [-1]
        where = ", ".join([f"row {int(row) + 1}" if row != -1 else "the rows", *(str(step) for step in path)])
        words = told.message if len(told.message) <= 200 else f"{told.message[:100]} ... {told.message[-60:]}"
        yield f"{where}: {words}"


def _twice(found: Sequence[tuple[str, ...]]) -> Iterator[str]:
    seen: set[tuple[str, ...]] = set()
    for number, key in enumerate(found, 1):
        if key in seen:
            yield f"row {number}: {', '.join(key)} stands twice"
        seen.add(key)
