"""What a seat sees → tables and lines for the terminal: boards as tables, what belongs to players side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.play.runtime import Game, Grid, Named, Var, Zone, cell_names

Family = Zone | Var
View = Mapping[str, Any]

NEW = "bold yellow"  # what has changed since the table was last drawn


def view_to_text(view: View, game: Game, before: View | None = None) -> Iterator[RenderableType]:
    """Boards, then what each player has, then the rest. What differs from the view `before` stands out.

    `view` is what `State.view` returns. Nothing in it that the seat may not know is shown, because it is not there.
    """
    declared = game.declared
    families: tuple[Family, ...] = (*declared.zones, *declared.vars)
    shown = [f for f in families if f.name in view["zones"] or f.name in view["vars"]]
    before = before or view
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
