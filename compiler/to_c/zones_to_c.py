"""Moves, draws, shuffles and what becomes known → lines of C."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.python_types import hides_things
from rulewright.compiler.to_c.folds_to_c import loop_over
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.stmts_to_c import CStmts


def place(w: CStmts, p: m.Place) -> str:
    """The number of a place among all places of its things."""
    if p.zone is None:
        return "0"
    zone = w.e.model.zones[p.zone]
    base = w.e.layout.first_place(zone)
    return f"{base} + {w.e.flat_index(zone.index, p.indexes)}" if p.indexes else str(base)


def _zone(w: CStmts, p: m.Place) -> m.ZoneDecl:
    assert p.zone is not None
    return w.e.model.zones[p.zone]


def shuffle_zone(w: CStmts, place: m.Place) -> None:
    zone = _zone(w, place)
    ordered = w.e.layout.ordered(w.e, zone, place.indexes)
    if zone.seen != "all" and hides_things(w.e.model, zone.of):
        things, many = ordered.split(", pos->")
        i = w.e.fresh("i")
        forget = f"for (i64 {i} = 0; {i} < pos->{many}; {i}++) pos->{zone.of}_known[{things}[{i}]] = 0"
        w.lines.add(f"if (pos->{many} > 1) KNOWING({{ {forget}; }});")
    w.lines.add(f"k_shuffle(&pos->rng, {ordered})")


def move_things(w: CStmts, s: m.MoveThings) -> None:
    bottom, to = int(s.to.bottom), place(w, s.to)
    if isinstance(s.what.type, ty.Ref | ty.Opt):
        _one(w, s, w.e.value(s.what), to, bottom)
        return
    name = w.e.fresh("thing")
    what = s.what
    if s.whole and not s.to.bottom:
        what = x.Builtin("reverse", (what,), what.type, what.span)
    head, tail = loop_over(w.e, (name,), what, pure=False)
    w.lines.add(head)
    w.lines.depth += 1
    _one(w, s, name, to, bottom)
    w.lines.depth -= 1
    w.lines.add(tail)


def _one(w: CStmts, s: m.MoveThings, thing: str, to: str, bottom: int) -> None:
    if s.source is not None:
        name = w.e.fresh("thing")
        w.lines.add("{")
        w.lines.add(f"i64 {name} = {thing};")
        w.lines.add(f"if ({name} >= 0 && pos->{s.of}_place[{name}] != {place(w, s.source)}) k_fault();")
        w.lines.add(f"carry_{s.of}(pos, {name}, {place(w, s.source)}, {to}, {bottom});")
        w.lines.add("}")
    elif (old := _comes_from(s.what)) is not None:
        w.lines.add(f"carry_{s.of}(pos, {thing}, {place(w, old)}, {to}, {bottom});")
    else:
        w.lines.add(f"move_{s.of}(pos, {thing}, {to}, {bottom});")


def _comes_from(what: x.Expr) -> m.Place | None:
    """The one place where all that moves lies, if the words say it."""
    match what:
        case x.ZoneAt(zone=zone, indexes=tuple() as indexes) if all(
            isinstance(i, x.Const | x.Local | x.MeValue) for i in indexes
        ):
            return m.Place(zone, indexes, bottom=False)
        case x.Builtin(name="reverse" | "first" | "listed" | "known", args=(of,)):
            return _comes_from(of)
        case _:
            return None


def move_tokens(w: CStmts, s: m.MoveTokens) -> None:
    places = f"{place(w, s.source)}, {place(w, s.to)}"
    if s.row is None:
        w.lines.add(f"move_{s.of}s(pos, {places});")
    else:
        count = "1" if s.count is None else w.e.value(s.count)
        w.lines.add(f"move_{s.of}(pos, {w.e.value(s.row)}, {count}, {places});")


def reveal(w: CStmts, s: m.RevealIt) -> None:
    kind = s.what.type
    inner = kind.of if isinstance(kind, ty.Opt | ty.SetOf | ty.ListOf) else kind
    if not isinstance(inner, ty.Ref) or not hides_things(w.e.model, inner.table):
        return
    seats = f"1 << {w.e.value(s.to)}" if s.to is not None else "-1"
    if isinstance(kind, ty.Ref | ty.Opt):
        w.lines.add(f"KNOWING(reveal_{inner.table}(pos, {w.e.value(s.what)}, {seats}));")
        return
    name = w.e.fresh("thing")
    head, tail = loop_over(w.e, (name,), s.what)
    w.lines.add(f"KNOWING({{ {head} reveal_{inner.table}(pos, {name}, {seats}); {tail} }});")


def draw_things(w: CStmts, s: m.DrawThings) -> None:
    if w.e.model.tables[s.of].decl.form == "token":
        count = w.e.value(s.count)
        w.lines.add(f"draw_{s.of}s(pos, {count}, {place(w, s.source)}, {place(w, s.to)});")
        return
    e, zone = w.e, _zone(w, s.source)
    if zone.form == "bag":
        kind = e.layout.things(s.of)
        wide = "" if e.types.words(kind) == 1 else str(e.types.words(kind))
        source = e.layout.member(e, zone, s.source.indexes)
        left = f"k_count{wide}({source})"
        one = f"k_nth{wide}({source}, k_below(&pos->rng, {left}))"
    else:
        left = e.layout.length(e, zone, s.source.indexes)
        one = f"top_of({e.layout.ordered(e, zone, s.source.indexes)})"
    move = f"carry_{s.of}(pos, {one}, {place(w, s.source)}, {place(w, s.to)}, {int(s.to.bottom)});"
    if isinstance(s.count, x.Const) and s.count.value == 1:
        w.lines.add(f"if ({left}) {move}")
        return
    n, most = e.fresh("n"), e.fresh("most")
    w.lines.add(f"for (i64 {n} = {e.value(s.count)}, {most} = {left}; {n} > 0 && {most} > 0; {n}--, {most}--)")
    w.lines.add(f"    {move}")
