"""Moves, draws, shuffles and reveals: statements that touch zones."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check, generator
from rulewright.dsl.check_fields import check_indexes
from rulewright.dsl.check_names import Scope, one_of_several
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import NUMBER, element_of, known
from rulewright.dsl.world import World, bad

ONE = 1


def place(w: World, scope: Scope, e: t.Expr, bottom: bool = False) -> m.Place:
    """`bag`, `board[c]`, `box` as the start or end of a move."""
    match e:
        case t.Name("box", _):
            return m.Place(None, (), bottom)
        case t.Name(name, span) if name in w.zones:
            w.used.add(name)
            if w.zones[name].index:
                raise bad("RW302", f"`{name}` is many places.", span, f"Say which: `{name}[..]`.")
            return m.Place(name, (), bottom)
        case t.At(t.Name(name, _), indexes, span) if name in w.zones:
            w.used.add(name)
            return m.Place(name, check_indexes(w, scope, name, w.zones[name].index, indexes, span), bottom)
        case t.Name(name, span):
            raise w.unknown(name, f"There is no zone `{name}`.", span, w.zones, _zones(w))
        case _:
            raise bad("RW405", "A move ends in a zone.", e.span, "Say `move tile to board[c]`, `move tile to box`.")


def _zones(w: World) -> str:
    return f"Zones are: {', '.join(w.zones)}, and box." if w.zones else "Declare one: `zone deck: deck of card`."


def of_place(w: World, p: m.Place) -> str | None:
    """Which component or token a place holds; None for the box, which holds all."""
    return None if p.zone is None else w.zones[p.zone].of


def move(w: World, scope: Scope, s: t.Move) -> m.Stmt:
    """`move WHAT [from A] to B`, `move N of KIND from A to B`."""
    to = place(w, scope, s.to, s.bottom)
    source = place(w, scope, s.source) if s.source is not None else None
    if s.count is not None:
        return _some_tokens(w, scope, s, source, to)
    if isinstance(s.what, t.Name) and s.what.name in w.tables and w.tables[s.what.name].form == "token":
        row = x.Const(0, ty.Ref(s.what.name), s.what.span)
        w.used.add(s.what.name)
        return m.MoveTokens(s.what.name, row, None, _needed(source, s.span), to, s.cites, s.span)
    want = ty.Ref(w.zones[to.zone].of) if to.zone is not None and isinstance(s.what, t.Name) else None
    is_word = (
        want is not None
        and isinstance(s.what, t.Name)
        and s.what.name not in w.names
        and s.what.name not in scope.locals
    )
    what = check(w, scope, s.what, want if is_word else None)
    inner = what.type.of if isinstance(what.type, ty.Opt) else element_of(what.type) or what.type
    if not isinstance(inner, ty.Ref) or inner.table not in w.tables or w.tables[inner.table].form == "record":
        mend = (
            f"`draw {s.what.span.text} from deck to ..` takes from the top of a deck."
            if isinstance(inner, ty.Int)
            else ""
        )
        raise bad(
            "RW405", f"{ty.Said(what.type)} cannot be moved.", s.what.span, mend or "Only components and tokens move."
        )
    _same_things(w, inner.table, to, s.to.span)
    if w.tables[inner.table].form == "token":
        return _token_move(s, what, inner.table, source, to)
    if source is not None:
        _same_things(w, inner.table, source, start_span(s))
    if isinstance(what, x.Const) and isinstance(what.value, int) and not scope.test:
        one_of_several(w, inner.table, what.value, s.what.span)
    whole = isinstance(what, x.ZoneAt) and what.indexes is not None and w.zones[what.zone].form in ("deck", "pile")
    return m.MoveThings(inner.table, what, source, whole, to, s.cites, s.span)


def _some_tokens(w: World, scope: Scope, s: t.Move, source: m.Place | None, to: m.Place) -> m.Stmt:
    assert s.count is not None
    count = check(w, scope, s.count, NUMBER)
    tables = [of_place(w, p) for p in (source, to) if p is not None and p.zone is not None]
    want = ty.Ref(tables[0]) if tables and tables[0] else None
    single = isinstance(s.what, t.Name) and s.what.name in w.tables
    if single:
        assert isinstance(s.what, t.Name)
        w.used.add(s.what.name)
        if len(w.things[s.what.name]) > 1 and w.tables[s.what.name].form == "token":
            raise bad(
                "RW405",
                f"There are several kinds of {s.what.name}.",
                s.what.span,
                "Say which: one of its rows, or a name of one.",
            )
        row: x.Expr = x.Const(0, ty.Ref(s.what.name), s.what.span)
    else:
        row = known(check(w, scope, s.what, want))
    if not isinstance(row.type, ty.Ref) or row.type.table not in w.tables or w.tables[row.type.table].form != "token":
        raise bad(
            "RW405", "Only tokens are counted in a move.", s.what.span, "Single things move one by one: `move c to ..`."
        )
    start = _needed(source, s.span)
    _same_things(w, row.type.table, start, start_span(s))
    _same_things(w, row.type.table, to, s.to.span)
    return m.MoveTokens(row.type.table, row, count, start, to, s.cites, s.span)


def start_span(s: t.Move) -> Span:
    """Where a move says from where, or the whole move."""
    return s.source.span if s.source is not None else s.span


def _token_move(s: t.Move, what: x.Expr, table: str, source: m.Place | None, to: m.Place) -> m.Stmt:
    match what:
        case x.ZoneAt(zone=zone, indexes=indexes) if indexes is not None:
            return m.MoveTokens(table, None, None, m.Place(zone, indexes, False), to, s.cites, s.span)
        case x.Builtin(name="all"):
            return m.MoveTokens(table, None, None, source or m.Place(None, (), False), to, s.cites, s.span)
        case _ if isinstance(what.type, ty.Ref | ty.Opt):
            return m.MoveTokens(table, known(what), None, _needed(source, s.span), to, s.cites, s.span)
        case _:
            raise bad(
                "RW405",
                "These tokens lie in several places.",
                s.what.span,
                "Move one whole zone, `move purse[me] to box`, or some of a kind, `move 2 of coin from ..`.",
            )


def _needed(source: m.Place | None, span: Span) -> m.Place:
    if source is None:
        raise bad(
            "RW405",
            "Tokens are told apart by kind only, so a move says where they come from.",
            span,
            "Add `from box`, or from another zone.",
        )
    return source


def _same_things(w: World, table: str, p: m.Place, span: Span) -> None:
    of = of_place(w, p)
    if of is not None and of != table:
        raise bad("RW405", f"The zone `{p.zone}` holds {w.tables[of].plural}, no {w.tables[table].plural}.", span)


def draw(w: World, scope: Scope, s: t.Draw) -> m.DrawThings:
    """`draw n from A to B`: from the top of a deck or pile, from a bag at random; fewer if fewer are left."""
    source, to = place(w, scope, s.source), place(w, scope, s.to)
    count = check(w, scope, s.count, NUMBER) if s.count is not None else x.Const(ONE, ty.Int(1, 1), s.span)
    if source.zone is None or w.zones[source.zone].form not in ("deck", "pile", "bag"):
        raise bad(
            "RW405",
            "Things are drawn from a deck, a pile or a bag.",
            s.source.span,
            "From any other zone they are moved.",
        )
    of = w.zones[source.zone].of
    _same_things(w, of, to, s.to.span)
    return m.DrawThings(of, count, source, to, s.cites, s.span)


def deal(w: World, scope: Scope, s: t.Deal) -> m.ForStmt:
    """`deal n from A to B for i in S`: n for the first, then n for the next."""
    gens, condition, inner = generator(w, scope, s.generator)
    drawn = draw(w, inner, t.Draw(s.count, s.source, s.to, s.cites, s.span))
    return m.ForStmt(gens, condition, m.Body((drawn,), (), s.span), s.span)


def shuffle(w: World, scope: Scope, s: t.Shuffle) -> m.ShuffleZone:
    zone = place(w, scope, s.zone)
    if zone.zone is None or w.zones[zone.zone].form not in ("deck", "pile"):
        raise bad(
            "RW405",
            "Only a deck or a pile has an order to shuffle.",
            s.zone.span,
            "Things of other zones have no order that a shuffle could change.",
        )
    return m.ShuffleZone(zone, s.cites, s.span)


def reveal(w: World, scope: Scope, s: t.Reveal) -> m.RevealIt:
    to = check(w, scope, s.to, ty.Player()) if s.to is not None else None
    return m.RevealIt(check(w, scope, s.what), to, s.cites, s.span)
