"""Declared tables → `validators.py`: Python that checks rows which another program has read or made."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.compiler.rows_from_yaml import lone_field
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import FieldDecl, TableDecl
from rulewright.dsl.types import Int

_WIDTH = 120

_HEAD = '''\
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
'''

_TAIL = '''

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
'''


def tables_to_validators(title: str, decls: Sequence[TableDecl]) -> str:
    """The text of the module, for the game called `title`; it reads `schemas/<plural>.schema.json` beside it."""
    filled = [decl for decl in decls if decl.inline is None]
    return f"# The content of {title}.\n" + _HEAD + "".join(_function(decl) for decl in filled) + _TAIL


def _function(decl: TableDecl) -> str:
    """`validate_tiles`, under the declaration that it enforces."""
    quoted = [_quote(decl.span), *(_quote(field.span, "  ") for field in decl.fields)]
    arguments = [f'"{decl.plural}"', "rows"]
    if lone := lone_field(decl):
        arguments.append(f'lone="{lone.name}"')
    if decl.keys:
        names = ", ".join(f'"{field.name}"' for field in decl.keys)
        arguments.append(f"keys=[{names}]")
    match decl.form, decl.keys:
        case "component", (FieldDecl(type=Int(int() as low, int() as high)),):
            arguments.append(f"numbers=range({low}, {high + 1})")
        case _:
            pass
    head = f"def validate_{decl.plural}(rows: object) -> list[str]:"
    doc = f'    """Rows of {decl.plural}.yaml."""'
    return "\n\n" + "\n".join([*quoted, head, doc, f"    return _check({', '.join(arguments)})"]) + "\n"


def _quote(span: Span, indent: str = "") -> str:
    """The first line of a place as a comment with its line number, cut where it would be too long."""
    said = span.text.splitlines()[0].rstrip() if span.text else ""
    line = f"# {span.line:>4}  {indent}{said}"
    return line if len(line) <= _WIDTH else line[: _WIDTH - 4] + " ..."
