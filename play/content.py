"""The content of a game as others read it: rows whose fields are attributes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from rulewright.play.declared import Table
from rulewright.play.values import shown


@dataclass(frozen=True)
class Row:
    """A row of the content; its fields are attributes and items. A thing with copies stands once for each copy."""

    table: str
    name: str
    values: Mapping[str, Any] = field(repr=False)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.values[name]
        except KeyError:
            raise AttributeError(f"a {self.table} has no field {name}") from None


def rows_of(table: Table) -> tuple[Row, ...]:
    """The things or rows of a table in canonical order."""
    columns = {c.name: [shown(c.spec, v) for v in c.values] for c in table.columns}
    return tuple(
        Row(table.name, table.named.names[i], MappingProxyType({n: v[row] for n, v in columns.items()}))
        for i, row in enumerate(table.rows)
    )
