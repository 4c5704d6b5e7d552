# The content of Compounded.
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


#   29  token element                                                          [CMP-05, CMP-16, CMP-99..100, M-CMP-02]
#   30    symbol: text key
#   31    name: text
#   32    colour: text
#   33    copies: 5..30
def validate_elements(rows: object) -> list[str]:
    """Rows of elements.yaml."""
    return _check("elements", rows, keys=["symbol"])


#   35  token tool                                                             [E-CMP-03, M-CMP-04]
#   36    name: text key
#   37    copies: 3..5
def validate_tools(rows: object) -> list[str]:
    """Rows of tools.yaml."""
    return _check("tools", rows, keys=["name"])


#   40  component extinguisher                                                 [CMP-08]
#   41    number: 1..5 key
def validate_extinguishers(rows: object) -> list[str]:
    """Rows of extinguishers.yaml."""
    return _check("extinguishers", rows, lone="number", keys=["number"], numbers=range(1, 6))


#   43  component card                                                         [CMP-15, CMP-107..109, CMP-124, CMP-157]
#   44    id: text key
#   45    name: text
#   46    atoms: formula of element "printed with subscripts"
#   47    state: solid / liquid / gas / no_state
#   48    points: 0..8
#   49    flammable: flag
#   50    flame_limit: 1..3
#   51    tool: tool?
#   52    reaction: volatile / grant / no_reaction
#   53    journal: flag
#   54    starting: flag
#   55    lab_fire: flag
def validate_cards(rows: object) -> list[str]:
    """Rows of cards.yaml."""
    return _check("cards", rows, keys=["id"])


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
