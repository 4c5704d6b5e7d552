# The content of Turning the Table.
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


#   38  component element                                                      [TTT-04, TTT-109, TTT-A12]
#   39    symbol: text key
#   40    number: 1..111
#   41    name: text
#   42    faction: faction
def validate_elements(rows: object) -> list[str]:
    """Rows of elements.yaml."""
    return _check("elements", rows, keys=["symbol"])


#   44  record space                                                           [TTT-02, TTT-15, TTT-30..32, TTT-A7]
#   45    number: 0..112 key
#   46    card: element?                                                       [TTT-A13]
#   47    low: 1..1                                                            [TTT-10]
#   48    high: 5..13
#   49    above: space?                                                        [TTT-18, TTT-A7]
#   50    noble: flag                                                          [TTT-09]
#   51    row: 1..10
#   52    column: 1..18
def validate_spaces(rows: object) -> list[str]:
    """Rows of spaces.yaml."""
    return _check("spaces", rows, keys=["number"])


#   54  component mole                                                         [TTT-110]
#   55    theme: theme key
#   56    value: 1..3 key
#   57    copies: 2..2
def validate_moles(rows: object) -> list[str]:
    """Rows of moles.yaml."""
    return _check("moles", rows, keys=["theme", "value"])


#   59  record spelling "made from the word list"                              [TTT-54, TTT-A25..A26]
#   60    word: text
#   61    cards: set of element
#   62    proper: flag "a name or an abbreviation"
def validate_spellings(rows: object) -> list[str]:
    """Rows of spellings.yaml."""
    return _check("spellings", rows)


#   64  record alloy                                                           [TTT-86..87, TTT-90..92]
#   65    name: text key
#   66    members: set of element
#   67    use: text
def validate_alloys(rows: object) -> list[str]:
    """Rows of alloys.yaml."""
    return _check("alloys", rows, keys=["name"])


#   69  record compound                                                        [TTT-A40..A41]
#   70    name: text key
#   71    formula: formula of element
def validate_compounds(rows: object) -> list[str]:
    """Rows of compounds.yaml."""
    return _check("compounds", rows, keys=["name"])


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
