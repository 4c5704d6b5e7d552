# The content of Game-On Competitive.
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


#   30  record symbol
#   31    colour: colour key
#   32    shape: shape key
def validate_symbols(rows: object) -> list[str]:
    """Rows of symbols.yaml."""
    return _check("symbols", rows, keys=["colour", "shape"])


#   34  component game_card                                                    [GON-06, GON-91, M-GON-01, M-GON-04,  ...
#   35    id: text key
#   36    type: card_type
#   37    shapes: list of symbol
#   38    points: 0..5
#   39    chevrons: 0..2
#   40    convert: colour?                                                     [M-GON-05]
def validate_game_cards(rows: object) -> list[str]:
    """Rows of game_cards.yaml."""
    return _check("game_cards", rows, keys=["id"])


#   42  component player_card                                                  [GON-05, GON-80, M-GON-02..03, E-GON-12]
#   43    type: card_type key
#   44    faces: list of symbol key
#   45    copies: 1..2
def validate_player_cards(rows: object) -> list[str]:
    """Rows of player_cards.yaml."""
    return _check("player_cards", rows, keys=["type", "faces"])


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
