"""What a seat sees → tables and lines for the terminal: boards as tables, what belongs to players side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.play.runtime import Declared, Game, Grid, Named, Var, Zone, cell_names

Family = Zone | Var
View = Mapping[str, Any]

NEW = "bold yellow"  # what has changed since the table was last drawn


def view_to_text(view: View, game: Game, before: View | None = None) -> Iterator[RenderableType]:
    """Boards, then what each player has, then the rest. What differs from the view `before` stands out.

    Marks are told beside the things that carry them, known things beside the hidden ones they lie among.

    `view` is what `State.view` returns. Nothing in it that the seat may not know is shown, because it is not there.
    """
    declared = game.declared
    families: tuple[Family, ...] = (*declared.zones, *declared.vars)
    view, before = (_with_marks(v, declared) for v in (view, before or view))
    shown = [f for f in families if f.name in view["zones"] or f.name in view["vars"]]
    for grid in declared.grids:
        on_grid = [f for f in shown if _index(f) == grid.name]
        if on_grid:
            yield _board(grid, on_grid, view, before)
    of_players = [f for f in shown if _index(f) == "player"]
    if of_players:
        yield _players(of_players, view, before)
    told = {"player", *(grid.name for grid in declared.grids)}
    rest = [line for f in shown if _index(f) not in told for line in _lines(f, view, before)]
    if rest:
        yield Text("   ").join(rest)


def _with_marks(view: View, declared: Declared) -> View:
    """The same view with what is said of a thing beside it, instead of in lists of vars and of what is known."""
    things = {zone.of for zone in declared.zones}
    marks = [v for v in declared.vars if _index(v) in things and v.name in view["vars"]]
    zones = {
        zone.name: {key: _content(zone, key, here, view, marks) for key, here in view["zones"][zone.name].items()}
        for zone in declared.zones
        if zone.name in view["zones"]
    }
    told = {v.name for v in marks}
    return {**view, "zones": zones, "vars": {name: v for name, v in view["vars"].items() if name not in told}}


def _content(zone: Zone, key: str, content: Any, view: View, marks: Sequence[Var]) -> Any:
    match content:
        case list():
            return [_thing(name, zone.of, view, marks) for name in content]
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


def _index(family: Family) -> str | None:
    """The name of the type that alone tells the members of a family apart."""
    match family.index:
        case (Named(what=what),):
            return what
        case _:
            return None


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
    return "\n".join(text for family in families if (text := _mark(family, _member(family, view).get(name))))


def _mark(family: Family, value: Any) -> str:
    """A value as short as a cell needs it: nothing for none, no and nothing; the name of the var for yes."""
    match value:
        case None | False | [] | {}:
            return ""
        case True:
            return family.name
        case str() if value.startswith("player "):
            return f"P{value.removeprefix('player ')}"
        case int() if isinstance(family, Zone):
            return "?" * value
        case _:
            return _text(family, value)


def _players(families: Sequence[Family], view: View, before: View) -> Table:
    table = Table("", box=box.SIMPLE_HEAD, pad_edge=False)
    for family in families:
        table.add_column(Text(family.name))
    for seat in range(view["players"]):
        name = f"player {seat + 1}"
        cells = []
        for family in families:
            now, was = (_member(family, v).get(name, "") for v in (view, before))
            cells.append(Text(_text(family, now), style=NEW if now != was else ""))
        table.add_row(Text(name, style="bold" if view["to_play"] == seat else ""), *cells)
    return table


def _lines(family: Family, view: View, before: View) -> Iterator[Text]:
    """A line for each member of a family that holds something; one alone is told even if it holds nothing."""
    was = _member(family, before)
    for key, value in _member(family, view).items():
        text = _text(family, value)
        if text or not key:
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
