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


#   39  record experiment                                                      [CMP-23, CMP-101..103, CMP-106, M-CMP-01]
#   40    name: text key
#   41    raised_by: state                                                     [CMP-89, CMP-92, M-CMP-03]
#   42    levels: list of 1..9
def validate_experiments(rows: object) -> list[str]:
    """Rows of experiments.yaml."""
    return _check("experiments", rows, keys=["name"])


#   44  token element                                                          [CMP-05, CMP-16, CMP-99..100, M-CMP-0 ...
#   45    symbol: text key
#   46    name: text
#   47    colour: text
#   48    copies: 1..60
def validate_elements(rows: object) -> list[str]:
    """Rows of elements.yaml."""
    return _check("elements", rows, keys=["symbol"])


#   50  token tool                                                             [E-CMP-03, M-CMP-04]
#   51    name: text key
#   52    copies: 1..20
def validate_tools(rows: object) -> list[str]:
    """Rows of tools.yaml."""
    return _check("tools", rows, keys=["name"])


#   55  component extinguisher                                                 [CMP-08, M-CMP-07]
#   56    number: 1..5 key
#   57    atoms: formula of element "printed with subscripts"
def validate_extinguishers(rows: object) -> list[str]:
    """Rows of extinguishers.yaml."""
    return _check("extinguishers", rows, keys=["number"], numbers=range(1, 6))


#   59  component card                                                         [CMP-15, CMP-107..109, CMP-124, CMP-1 ...
#   60    id: text key
#   61    name: text
#   62    atoms: formula of element "printed with subscripts"
#   63    state: state
#   64    points: 0..8
#   65    flammable: flag
#   66    flame_limit: 1..3
#   67    hazard: none_known / oxidiser / flammable_gas / weakly_flammable_gas / unstable_gas / flammable_liquid / w ...
#   68    flash_point: -99..999? "in degrees Celsius"
#   69    tool: tool?
#   70    reaction: volatile / grant / no_reaction
#   71    journal: flag
#   72    starting: flag
#   73    lab_fire: flag
#   74    cas: text? "number in the registry of chemicals"
def validate_cards(rows: object) -> list[str]:
    """Rows of cards.yaml."""
    return _check("cards", rows, keys=["id"])


#   76  record part                                                            [CMP-04..06, CMP-07, CMP-09..10, CMP- ...
#   77    name: text key
#   78    in_box: 1..20
#   79    for_each: 0..4 "for each scientist; 0 if all share them"
def validate_parts(rows: object) -> list[str]:
    """Rows of parts.yaml."""
    return _check("parts", rows, keys=["name"])


#   81  record scientist                                                       [CMP-07, CMP-19]
#   82    number: 1..5 key
#   83    colour: text
def validate_scientists(rows: object) -> list[str]:
    """Rows of scientists.yaml."""
    return _check("scientists", rows, keys=["number"])


#   89  record marker                                                          [CMP-06, CMP-09..12, CMP-14]
#   90    name: text key
#   91    use: marker_use
#   92    scientist: scientist?
#   93    copies: 1..20
def validate_markers(rows: object) -> list[str]:
    """Rows of markers.yaml."""
    return _check("markers", rows, keys=["name"])


#   95  record spot                                                            [CMP-04, CMP-26, CMP-43, A-CMP-46, M- ...
#   96    number: 1..118 key
#   97    symbol: text
#   98    name: text
#   99    column: 1..18
#  100    row: 1..9
def validate_spots(rows: object) -> list[str]:
    """Rows of spots.yaml."""
    return _check("spots", rows, keys=["number"])


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
