"""One value of YAML, read as a declared type → a value of a record.

A value that does not fit is told as a problem, with the declaration it breaks; the answer then is `WRONG`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.compiler.findings import Findings
from rulewright.compiler.formulas_from_text import SYMBOL, NoFormula, counts_from_formula
from rulewright.compiler.types_to_words import seen_to_words, wanted_to_words
from rulewright.dsl.problems import Label
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import Counts, FieldDecl, Link, TableDecl, Value
from rulewright.dsl.types import Flag, Int, Kind, ListOf, Opt, PoolOf, Ref, SetOf, Text, TupleOf, Type, type_to_text
from rulewright.dsl.yaml_tree import YamlBroken, YamlEntry, YamlList, YamlMap, YamlNode, YamlScalar

MOST_OF_ONE = 10_000  # tokens of one kind in a pool

_FLAGS = {"yes": True, "no": False}
_LIKE_FLAGS = {"y": "yes", "on": "yes", "yes": "yes", "n": "no", "off": "no", "no": "no", "none": "no"}


@dataclass(frozen=True, slots=True)
class Wrong:
    """Stands for a value that could not be read; the problem has been told."""


WRONG = Wrong()


@dataclass(frozen=True, slots=True)
class Names:
    """What the rows of a table, the cells of a grid or the values of a kind are called, and which row each name means.

    Rows are named by the value of their one key field, or by the tuple of several. `sure` is False where rows could not
    be read: then an unknown name may yet be right. `mend` says what else could be named.
    """

    of: str
    keys: tuple[tuple[str, Type], ...]
    rows: Mapping[Value, int]
    sure: bool
    mend: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """The field that a value is for."""

    table: TableDecl
    field: FieldDecl

    def __str__(self) -> str:
        return f"`{self.table.name}.{self.field.name}`"

    @property
    def label(self) -> Label:
        return Label(self.field.span, "declared here")


class ValueReader:
    """Reads values of every type that content can have. `names` holds what the references may name."""

    def __init__(self, findings: Findings) -> None:
        self.names: dict[str, Names] = {}
        self._findings = findings

    def value(self, node: YamlNode, wanted: Type, place: Place) -> Value | Wrong:
        """The value that `node` says, read as a `wanted`."""
        if isinstance(node, YamlBroken):
            return WRONG
        match wanted:
            case Int(low, high):
                return self._number(node, low, high, place)
            case Text():
                return self._text(node, place)
            case Flag():
                return self._flag(node, place)
            case Kind(_, values):
                return self._kind(node, wanted, values, place)
            case Ref(table):
                return self._reference(node, wanted, self.names[table], place)
            case Opt(of):
                return self._optional(node, of, place)
            case SetOf(of):
                return self._set(node, wanted, of, place)
            case ListOf(of):
                return self._list(node, wanted, of, place)
            case TupleOf(parts):
                return self._tuple(node, wanted, parts, place)
            case PoolOf(of):
                return self._pool(node, wanted, of, place)
            case _:
                raise AssertionError(f"{place} has a type that content cannot hold")

    def _number(self, node: YamlNode, low: int | None, high: int | None, place: Place) -> int | Wrong:
        if not isinstance(node, YamlScalar) or type(node.value) is not int:
            return self._misfit(node, Int(low, high), place, _mend_number(node))
        if (low is not None and node.value < low) or (high is not None and node.value > high):
            message = f"{place} goes from {low} to {high}, but this is {node.value}."
            return self._wrong("RW625", message, node.span, "Change the number here, or the range in the rules.", place)
        return node.value

    def _count(self, node: YamlNode, place: Place) -> int | Wrong:
        """How many of one thing a pool holds."""
        if isinstance(node, YamlScalar) and type(node.value) is int and not 1 <= node.value <= MOST_OF_ONE:
            message = f"{place}: a count goes from 1 to {MOST_OF_ONE:,}, but this is {node.value}."
            return self._wrong("RW625", message, node.span, "What is counted as 0 is left out.", place)
        return self._number(node, 1, MOST_OF_ONE, place)

    def _text(self, node: YamlNode, place: Place) -> str | Wrong:
        if isinstance(node, YamlScalar) and type(node.value) is str and node.value.strip():
            return node.value
        mend = ""
        if isinstance(node, YamlScalar) and node.text.strip():
            mend = f'For a text that looks like something else write quotes: "{node.text}"'
        elif _comment_follows(node):
            mend = "`#` behind a space begins a comment; a text that begins with it goes in quotes."
        return self._misfit(node, Text(), place, mend)

    def _flag(self, node: YamlNode, place: Place) -> bool | Wrong:
        if isinstance(node, YamlScalar):
            if type(node.value) is bool:
                return node.value
            if node.text in _FLAGS:
                return _FLAGS[node.text]
            word = _LIKE_FLAGS.get(node.text.casefold())
            return self._misfit(node, Flag(), place, f"Write `{word}`." if word else "")
        return self._misfit(node, Flag(), place)

    def _kind(self, node: YamlNode, wanted: Kind, values: tuple[str, ...], place: Place) -> str | Wrong:
        if not isinstance(node, YamlScalar) or type(node.value) is not str:
            return self._misfit(node, wanted, place)
        if node.value in values:
            return node.value
        mend = self._findings.near(node.span, node.text, values, "Write one of them, or add this one to the rules.")
        message = f"{place} is {wanted_to_words(wanted)}, but this is {seen_to_words(node)}."
        return self._wrong("RW626", message, node.span, mend, place)

    def _optional(self, node: YamlNode, of: Type, place: Place) -> Value | Wrong:
        """`none`, `~` or nothing; a text that is wanted says "none" in quotes."""
        if isinstance(node, YamlScalar) and node.value is None:
            return None
        if (
            isinstance(node, YamlScalar)
            and node.value == "none"
            and (node.style == "plain" or not isinstance(of, Text))
        ):
            return None
        return self.value(node, of, place)

    def _reference(self, node: YamlNode, wanted: Ref, names: Names, place: Place) -> Value | Wrong:
        """A row by the value of its one key field; by a list or a map of the values where there are several."""
        match names.keys, node:
            case (), _:
                return WRONG  # the table has no rows that could be named, as has been told
            case ((_, key),), _:
                found = self.value(node, key, place)
            case keys, YamlList(items=items) if len(items) == len(keys):
                found = self._each(items, [key for _, key in keys], place)
            case keys, YamlMap(entries=entries) if entries.keys() == {name for name, _ in keys}:
                found = self._each([entries[name].value for name, _ in keys], [key for _, key in keys], place)
            case keys, _:
                listed = ", ".join(name for name, _ in keys)
                return self._misfit(node, wanted, place, f"A `{names.of}` is named by a list of its keys: [{listed}]")
        if isinstance(found, Wrong):
            return WRONG
        row = names.rows.get(found)
        if row is not None:
            return Link(names.of, row)
        return self._unknown(node.span, node.text if isinstance(node, YamlScalar) else node.span.text, names, place)

    def _set(self, node: YamlNode, wanted: Type, of: Type, place: Place) -> Value | Wrong:
        if not isinstance(node, YamlList):
            return self._misfit(node, wanted, place, "Write a list, also for one value: [a]")
        found = self._each(node.items, [of] * len(node.items), place)
        if isinstance(found, Wrong):
            return WRONG
        first: dict[Value, YamlNode] = {}
        for value, item in zip(found, node.items, strict=True):
            if value in first:
                label = Label(first[value].span, "first written here")
                message = f"`{item.span.text}` stands twice in {place}, a set."
                self._findings.tell("RW628", message, item.span, "Keep one of the two.", label, place.label)
                return WRONG
            first[value] = item
        return tuple(sorted(found, key=lambda value: order_of(value, of)))

    def _list(self, node: YamlNode, wanted: Type, of: Type, place: Place) -> Value | Wrong:
        if not isinstance(node, YamlList):
            return self._misfit(node, wanted, place, "Write a list, also for one value: [a]")
        return self._each(node.items, [of] * len(node.items), place)

    def _tuple(self, node: YamlNode, wanted: Type, parts: tuple[Type, ...], place: Place) -> Value | Wrong:
        if not isinstance(node, YamlList) or len(node.items) != len(parts):
            return self._misfit(node, wanted, place)
        return self._each(node.items, parts, place)

    def _each(self, nodes: Sequence[YamlNode], types: Sequence[Type], place: Place) -> tuple[Value, ...] | Wrong:
        """All values side by side, each told on its own when it does not fit."""
        found: list[Value] = []
        for node, wanted in zip(nodes, types, strict=True):
            value = self.value(node, wanted, place)
            if not isinstance(value, Wrong):
                found.append(value)
        return tuple(found) if len(found) == len(nodes) else WRONG

    def _pool(self, node: YamlNode, wanted: Type, of: Type, place: Place) -> Value | Wrong:
        """A formula, the name of one thing, or a map of names and counts."""
        names = self._names_of(of)
        if not names.keys:
            return WRONG  # as for references
        match node:
            case YamlMap(entries=entries):
                counts = self._map_of_counts(tuple(entries.values()), names, place)
            case YamlScalar(value=str(text)) if text in names.rows:
                counts = {text: 1}
            case YamlScalar(value=str(text)) if text.strip() and any(_is_symbol(name) for name in names.rows):
                counts = self._formula(node, text, names, place)
            case _:
                return self._misfit(
                    node, wanted, place, "Write a map of names and counts, such as {wood: 2, stone: 1}."
                )
        if isinstance(counts, Wrong):
            return WRONG
        items = sorted((names.rows[name], count) for name, count in counts.items())
        return Counts(names.of, tuple(items), _pool_to_text(node, counts))

    def _names_of(self, of: Type) -> Names:
        if isinstance(of, Kind):
            rows: Mapping[Value, int] = {value: at for at, value in enumerate(of.values)}
            return Names(of.name, (("name", of),), rows, sure=True)
        return self.names[type_to_text(of)]

    def _map_of_counts(self, entries: Sequence[YamlEntry], names: Names, place: Place) -> dict[Value, int] | Wrong:
        counts: dict[Value, int] = {}
        whole = True
        for entry in entries:
            name = self.value(entry.key, names.keys[0][1], place)
            count = self._count(entry.value, place)
            if isinstance(name, Wrong) or isinstance(count, Wrong):
                whole = False
            elif name in names.rows:
                counts[name] = counts.get(name, 0) + count
            else:
                whole = False
                self._unknown(entry.key.span, entry.key.text, names, place)
        return counts if whole else WRONG

    def _formula(self, node: YamlScalar, text: str, names: Names, place: Place) -> dict[Value, int] | Wrong:
        counts = counts_from_formula(text)
        if isinstance(counts, NoFormula):
            return self._wrong(
                "RW632", f"{place}: {counts.message}", _inside(node, counts.start, counts.end), counts.mend, place
            )
        unknown = [symbol for symbol in counts if symbol not in names.rows]
        for symbol in unknown:
            at = text.index(symbol)
            self._unknown(_inside(node, at, at + len(symbol)), symbol, names, place)
        return WRONG if unknown else dict[Value, int](counts.items())

    def _unknown(self, span: Span, name: str, names: Names, place: Place) -> Wrong:
        if not names.sure:
            return WRONG
        known = [name for name in names.rows if isinstance(name, str)]
        mend = self._findings.near(span, name, known, names.mend)
        return self._wrong("RW627", f"{place}: there is no `{names.of}` called `{name}`.", span, mend, place)

    def _misfit(self, node: YamlNode, wanted: Type, place: Place, mend: str = "") -> Wrong:
        message = f"{place} is {wanted_to_words(wanted)}, but this is {seen_to_words(node)}."
        return self._wrong("RW624", message, node.span, mend, place)

    def _wrong(self, code: str, message: str, span: Span, mend: str, place: Place) -> Wrong:
        self._findings.tell(code, message, span, mend, place.label)
        return WRONG


def order_of(value: Value, of: Type) -> Any:
    """What canonical order sorts by: `none` first, kinds as declared, rows as in their table."""
    match of, value:
        case Opt(), None:
            return (0,)
        case Opt(inner), _:
            return (1, order_of(value, inner))
        case Kind(_, values), str():
            return values.index(value)
        case Ref(), Link():
            return value.row
        case PoolOf(), Counts():
            return value.items
        case ((SetOf(inner) | ListOf(inner)), tuple()):
            return tuple(order_of(part, inner) for part in value)
        case TupleOf(parts), tuple():
            return tuple(order_of(value_, part) for value_, part in zip(value, parts, strict=True))
        case _:
            return value


def _is_symbol(name: Value) -> bool:
    return isinstance(name, str) and SYMBOL.fullmatch(name) is not None


def _pool_to_text(node: YamlNode, counts: Mapping[Value, int]) -> str:
    """As written; a map of symbols as a formula, a map of other names with counts before them."""
    if isinstance(node, YamlScalar):
        return node.text
    if all(_is_symbol(name) for name in counts):
        return "".join(f"{name}{count}" if count > 1 else f"{name}" for name, count in counts.items())
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def _inside(node: YamlScalar, start: int, end: int) -> Span:
    """A part of a text in the file; all of it where it is not written letter by letter."""
    shift = node.span.text.find(node.text)
    if shift < 0:
        return node.span
    first = node.span.start + shift
    return Span(node.span.source, first + start, first + end)


def _mend_number(node: YamlNode) -> str:
    if not isinstance(node, YamlScalar):
        return ""
    if isinstance(node.value, float) and node.value.is_integer():
        return f"Write {int(node.value)}"
    digits = re.sub(r"[ _,.']", "", node.text)
    if node.style == "quoted" and re.fullmatch(r"-?[0-9]+", node.text):
        return f"Take the quotes away: {node.text}"
    if re.fullmatch(r"-?[0-9]+", digits) and type(node.value) is str:
        return f"Write digits only: {digits}"
    return ""


def _comment_follows(node: YamlNode) -> bool:
    line = node.span.source.line_text(node.span.line)
    return isinstance(node, YamlScalar) and node.text == "" and line[node.span.column - 1 :].lstrip().startswith("#")
