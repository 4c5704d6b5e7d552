"""What a seat sees → tables and lines for the terminal: boards as tables, what belongs to players side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.play.declared import Table as ContentTable
from rulewright.play.runtime import Declared, Game, Grid, Named, Var, Zone, cell_names
from rulewright.play.values import AnyText, Counted, Whole, shown

Family = Zone | Var
View = Mapping[str, Any]

NEW = "bold yellow"  # what has changed since the table was last drawn
MOST_COLUMNS = 6  # of what players have side by side; more stand one below the other
MOST_ALONE = 8  # zones and vars by themselves that are told though they hold nothing
_SYMBOL = re.compile("[A-Z][a-z]?")


def view_to_text(view: View, game: Game, before: View | None = None) -> Iterator[RenderableType]:
    """Boards, then what each player has, then the rest. What differs from the view `before` stands out.

    Marks are told beside the things that carry them, known things beside the hidden ones they lie among. A mark that is
    none, no or zero is not told where there are many.

    `view` is what `State.view` returns. Nothing in it that the seat may not know is shown, because it is not there.
    """
    declared = game.declared
    families: tuple[Family, ...] = (*declared.zones, *declared.vars)
    view, before = (_with_marks(v, declared) for v in (view, before or view))
    seen = [f for f in families if f.name in view["zones"] or f.name in view["vars"]]
    for grid in declared.grids:
        on_grid = [f for f in seen if _first(f) == grid.name]
        if on_grid:
            yield _board(grid, on_grid, view, before)
    of_players = [f for f in seen if _first(f) == "player"]
    if of_players:
        yield _players(of_players, view, before)
    told = {"player", *(grid.name for grid in declared.grids)}
    alone = [f for f in seen if _first(f) not in told]
    rest = [line for f in alone for line in _lines(f, view, before, empty=len(alone) <= MOST_ALONE)]
    if rest:
        yield Text("   ").join(rest)


def _with_marks(view: View, declared: Declared) -> View:
    """The same view with what is said of a thing beside it, instead of in lists of vars and of what is known."""
    things = {zone.of for zone in declared.zones}
    marks = [v for v in declared.vars if _index(v) in things and v.name in view["vars"]]
    grids = {grid.name for grid in declared.grids}
    tables = {table.name: table for table in declared.tables}
    zones = {
        zone.name: {
            key: _content(zone, key, here, view, marks, tables[zone.of] if _first(zone) in grids else None)
            for key, here in view["zones"][zone.name].items()
        }
        for zone in declared.zones
        if zone.name in view["zones"]
    }
    told = {v.name for v in marks}
    return {**view, "zones": zones, "vars": {name: v for name, v in view["vars"].items() if name not in told}}


def _content(zone: Zone, key: str, content: Any, view: View, marks: Sequence[Var], table: ContentTable | None) -> Any:
    """The content of a place; things on a board with what `table` says of them."""
    match content:
        case list():
            things = [_thing(name, zone.of, view, marks) for name in content]
            return things if table is None else [t + _described(n, table) for n, t in zip(content, things, strict=True)]
        case int():
            lies = view["known"].get(zone.of, {}).items()
            here = [(k["place"], name) for name, k in lies if (k["zone"], k["at"]) == (zone.name, key)]
            known = [f"{_thing(name, zone.of, view, marks)}{_place(at)}" for at, name in sorted(here, key=str)]
            return f"{content} hidden, {', '.join(known)}" if known else content
        case _:
            return content


def _place(at: int | None) -> str:
    match at:
        case None:
            return ""
        case 0:
            return " on top"
        case _:
            return f" as number {at + 1}"


def _thing(name: str, table: str, view: View, marks: Sequence[Var]) -> str:
    of_it = [_mark(v, view["vars"][v.name].get(name)) for v in marks if _index(v) == table]
    said = ", ".join(text for text in of_it if text)
    return f"{name} ({said})" if said else name


def _described(name: str, table: ContentTable) -> str:
    """What the table calls a thing, its formula, its kinds with its first number, and its other numbers, line by line.

    Words that only one field may have are left to `what`.
    """
    row = table.rows[table.named.names.index(name)]
    lines, kinds, numbers = list[str](), list[str](), list[str]()
    for column in table.columns:
        text = _as_formula(shown(column.spec, column.values[row]))
        match column.spec:
            case AnyText() if column.name == "name":
                lines.append(text)
            case Counted():
                lines.append(text)
            case Named(what=what) if what != f"{table.name}_{column.name}":
                kinds.append(text)
            case Whole() if text != name:
                numbers.append(f"{column.name} {text}")
            case _:
                pass
    told = [*lines, ", ".join([*kinds, *numbers[:1]]), *numbers[1:]]
    return "".join(f"\n{text}" for text in told if text and text != name)


def _as_formula(value: Any) -> str:
    """Elements in the order of Hill: carbon, hydrogen, then by the alphabet; without carbon all by the alphabet."""
    if not isinstance(value, dict):
        return str(value)
    kinds = sorted(value) if all(map(_SYMBOL.fullmatch, value)) else list(value)
    if "C" in kinds:
        kinds.sort(key=lambda kind: ("C", "H", kind).index(kind))
    return "".join(f"{kind}{value[kind] if value[kind] > 1 else ''}" for kind in kinds)


def _index(family: Family) -> str | None:
    """The name of the type that alone tells the members of a family apart."""
    match family.index:
        case (Named(what=what),):
            return what
        case _:
            return None


def _first(family: Family) -> str | None:
    """The name of the type of the first index, where at most one more follows that is of another type."""
    match family.index:
        case (Named(what=what),):
            return what
        case (Named(what=what), Named(what=other)) if what != other:
            return what
        case _:
            return None


def _of(name: str, family: Family, view: View, seen_as: str) -> Any:
    """The value of a member; of a family with two indexes all that is there under the first, in words."""
    member = _member(family, view)
    if len(family.index) < 2:
        return member.get(name, "")
    parts = {key.removeprefix(f"{name}, "): value for key, value in member.items() if key.startswith(f"{name}, ")}
    words = [f"{key} {_text(family, value)}" for key, value in parts.items() if not _is_nothing(value)]
    return f"{seen_as}{', '.join(words)}" if words else ""


def _is_nothing(value: Any) -> bool:
    return value is None or value in (False, 0, "", [], {})


def _board(grid: Grid, families: Sequence[Family], view: View, before: View) -> Table:
    """The cells with the last row on top, so that a1 is where chess has it."""
    names = cell_names(grid.rows, grid.columns)
    table = Table(box=box.SQUARE, show_lines=True, show_header=False, show_footer=True, padding=(0, 1))
    table.add_column(justify="right")
    for name in names[: grid.columns]:
        table.add_column(footer=name[:-1], justify="center")
    for row in reversed(range(grid.rows)):
        cells = names[row * grid.columns : (row + 1) * grid.columns]
        table.add_row(str(row + 1), *(_cell(name, families, view, before) for name in cells))
    return table


def _cell(name: str, families: Sequence[Family], view: View, before: View) -> Text:
    """All that is on a cell, one below the other; a dot where something was."""
    now = _on_cell(name, families, view)
    changed = now != _on_cell(name, families, before)
    return Text(now or ("·" if changed else ""), style=NEW if changed else "")


def _on_cell(name: str, families: Sequence[Family], view: View) -> str:
    alone = sum(isinstance(f, Var) for f in families) == 1
    marks = (_mark(f, _of(name, f, view, f"{f.name} "), alone=alone) for f in families)
    return "\n".join(text for text in marks if text)


def _mark(family: Family, value: Any, *, alone: bool = True) -> str:
    """A value as short as a cell needs it: nothing for none, no and nothing; the name of the var for yes.

    The name stands before other values too, if the var is not `alone` there.
    """
    name = "" if alone or isinstance(family, Zone) or len(family.index) > 1 else f"{family.name} "
    if _is_nothing(value) and (value != 0 or value is False or not alone):
        return ""
    match value:
        case True:
            return family.name
        case str() if value.startswith("player "):
            return f"{name}P{value.removeprefix('player ')}"
        case int() if isinstance(family, Zone):
            return "?" * value
        case _:
            return f"{name}{_text(family, value)}"


def _players(families: Sequence[Family], view: View, before: View) -> Table:
    """Players one below the other; of much that they have only what somebody has, and players side by side."""
    table = Table("", box=box.SIMPLE_HEAD, pad_edge=False)
    names = [f"player {seat + 1}" for seat in range(view["players"])]
    heads = [Text(name, style="bold" if view["to_play"] in (seat, "all") else "") for seat, name in enumerate(names)]
    cells = {}
    for family in families:
        values = [(_of(name, family, view, ""), _of(name, family, before, "")) for name in names]
        if len(families) <= MOST_COLUMNS or not all(_is_nothing(now) and _is_nothing(was) for now, was in values):
            cells[family.name] = [Text(_text(family, now), style=NEW if now != was else "") for now, was in values]
    if len(families) <= MOST_COLUMNS:
        for title in cells:
            table.add_column(Text(title))
        for head, *row in zip(heads, *cells.values(), strict=True):
            table.add_row(head, *row)
    else:
        for head in heads:
            table.add_column(head)
        for title, texts in cells.items():
            table.add_row(title, *texts)
    return table


def _lines(family: Family, view: View, before: View, *, empty: bool) -> Iterator[Text]:
    """A line for each member of a family that holds something; a zone or number alone also if it is `empty`."""
    was = _member(family, before)
    for key, value in _member(family, view).items():
        text = _text(family, value)
        told = empty and not key and value is not None and value is not False
        if told or not _is_nothing(value) or value != was.get(key):
            name = f"{family.name} {key}".rstrip()
            yield Text.assemble(f"{name}: ", (text or "nothing", NEW if value != was.get(key) else ""))


def _member(family: Family, view: View) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["zones" if isinstance(family, Zone) else "vars"][family.name]
    return found


def _text(family: Family, value: Any) -> str:
    """The content of a place or the value of a var in words."""
    match value:
        case int() if isinstance(family, Zone):
            return f"{value} hidden" if value else ""
        case True | False:
            return "yes" if value else "no"
        case None:
            return "none"
        case list():
            return ", ".join(_text(family, item) if not isinstance(item, str) else item for item in value)
        case dict():
            return ", ".join(f"{count} {name}" for name, count in value.items())
        case _:
            return str(value)
