"""The state of a game → the struct of its positions: one flat record, slots as narrow as their values allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.all_expressions import all_expressions
from rulewright.compiler.flow_game import call_sites
from rulewright.compiler.places import components, first_places, members, tokens, zones_of
from rulewright.compiler.python_types import hides_things, size_if_finite
from rulewright.compiler.reached import reached_expressions
from rulewright.compiler.to_c.c_types import CTypes, c_field, number
from rulewright.compiler.to_c.longest_lists import longest_lists
from rulewright.compiler.to_c.not_in_c import NotInC
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


@dataclass(frozen=True, slots=True)
class CSlot:
    """A slot as it lies in the struct.

    `form` says how Python holds it: number, flag, maybe (a value or none), text, set, list, or the same with `each` for
    several members, `ordered` for decks (length in `<name>_n`, the top last). `planes` are the places of each value as
    sets, of a var that is kept in no other way; `inner` says how many places. `derived` slots follow from others.
    """

    name: str
    ctype: str
    count: int
    form: str
    inner: str = ""
    derived: bool = False


class StateLayout:
    """Where everything lies. All counts are for the most players and the widest options."""

    def __init__(self, game: ir.FlowGame, types: CTypes) -> None:
        self.game, self.model, self.types = game, game.model, types
        self.longest = longest_lists(game)
        parts = [part for e in all_expressions(game, tests=False) for part in x.walk(e)]
        self.planes = {part.var for part in parts if isinstance(part, x.Plane)}
        read = {part.var for part in reached_expressions(game) if isinstance(part, x.VarAt)} if self.planes else set()
        self.only_planes = {v for v in self.planes - read - changed_by_number(game) if self._from_0(v)}
        self.taken = {part.zone: part for part in parts if isinstance(part, x.Taken)}
        self.slots = tuple(self._slots())

    # ------------------------------------------------------------ reading

    def read(self, e: CExpr, var: str, indexes: tuple[x.Expr, ...]) -> str:
        """The value of a var."""
        decl = self.model.vars[var]
        if var in self.only_planes:
            words, many = self.types.words(ty.SetOf(decl.index[0])), size_if_finite(self.model, decl.type)
            which = f"k_which{'' if words == 1 else words}(pos->{var}_is, {many}, {e.flat_index(decl.index, indexes)})"
            return f"({which} - 1)" if isinstance(decl.type, ty.Opt) else which
        at = f"[{e.flat_index(decl.index, indexes)}]" if indexes else ""
        return f"(i64)pos->{c_field(var)}{at}" if self.types.of(decl.type) == "i64" else f"pos->{c_field(var)}{at}"

    def member(self, e: CExpr, zone: m.ZoneDecl, indexes: tuple[x.Expr, ...] | None) -> str:
        """The slot of a member of a zone."""
        name = c_field(zone.name)
        return f"pos->{name}[{e.flat_index(zone.index, indexes)}]" if indexes else f"pos->{name}"

    def ordered(self, e: CExpr, zone: m.ZoneDecl, indexes: tuple[x.Expr, ...] | None) -> str:
        """The things and the length of a deck or pile, as two arguments."""
        if not indexes:
            return f"pos->{c_field(zone.name)}, pos->{zone.name}_n"
        at = e.flat_index(zone.index, indexes)
        return f"pos->{c_field(zone.name)}[{at}], pos->{zone.name}_n[{at}]"

    def length(self, e: CExpr, zone: m.ZoneDecl, indexes: tuple[x.Expr, ...]) -> str:
        """How many things lie in a deck or pile."""
        return f"pos->{zone.name}_n" + (f"[{e.flat_index(zone.index, indexes)}]" if indexes else "")

    def first_place(self, zone: m.ZoneDecl) -> int:
        return next(base for z, base in first_places(self.model, zone.of) if z.name == zone.name)

    def members(self, zone: m.ZoneDecl) -> int:
        return members(self.model, zone.index)

    def things(self, table: str) -> ty.SetOf:
        """The type of a set of things."""
        return ty.SetOf(ty.Ref(table))

    # ------------------------------------------------------------ layout

    def _slots(self) -> list[CSlot]:
        found: list[CSlot] = []
        for table in components(self.model):
            found += self._component(table)
        for table in tokens(self.model):
            places = 1 + sum(self.members(z) for z in zones_of(self.model, table))
            found.append(CSlot(f"{table}_at", "i16", places * len(self.model.things[table]), "each number"))
        for var in self.model.vars.values():
            plain = self._value(var.name, var.type, members(self.model, var.index), bool(var.index))
            if var.name not in self.only_planes:
                found.append(plain)
            if var.name in self.planes:
                found.append(self._sets(var, plain))
        for flow in self.game.flows.values():
            for slot in flow.slots.values():
                if isinstance(slot.type, ty.ListOf):
                    found.append(self._list(slot.attribute, slot.type, self.longest[slot.attribute]))
                else:
                    found.append(self._value(slot.attribute, slot.type, 1, False))
        for rule, calls in call_sites(self.game).items():
            if len(calls) > 1:
                found.append(CSlot(f"{rule}_goes_back_to", "i16", 1, "number"))
        for flow in self.game.flows.values():
            if flow.result is not None:
                name = f"{flow.name}_result"
                if isinstance(flow.result, ty.ListOf):
                    found.append(self._list(name, flow.result, self.longest[name]))
                else:
                    found.append(self._value(name, flow.result, 1, False))
        return sorted(found, key=lambda s: -_width(s.ctype))

    def _component(self, table: str) -> list[CSlot]:
        model, size = self.model, len(self.model.things[table])
        things, thing = self.types.of(self.things(table)), _narrow(-1, size)
        places = 1 + sum(self.members(z) for z in zones_of(model, table))
        found = [CSlot(f"{table}_place", "u8" if places <= 256 else "i16", size, "each number")]
        found.append(CSlot(f"{table}_box", things, 1, "set", derived=True))
        if hides_things(model, table):
            found.append(CSlot(f"{table}_known", _narrow(-1, 1 << model.players[1]), size, "each number"))
            found.append(CSlot(f"{table}_cohort", "u8" if places <= 256 else "i16", places, "each number"))
        for zone in zones_of(model, table):
            many = self.members(zone)
            each = "each " if zone.index else ""
            match zone.form:
                case "slot":
                    found.append(CSlot(zone.name, thing, many, f"{each}maybe", derived=True))
                case "deck" | "pile":
                    found.append(CSlot(zone.name, thing, many, f"{each}ordered", str(size)))
                    found.append(CSlot(f"{zone.name}_n", _narrow(0, size), many, f"{each}length"))
                case _:
                    found.append(CSlot(zone.name, things, many, f"{each}set", derived=True))
            if zone.index:
                found.append(CSlot(f"in_{zone.name}", things, 1, "set", derived=True))
        found += [
            CSlot(f"{kept.zone}_taken", self.types.of(kept.type), 1, "set", derived=True)
            for kept in self.taken.values()
            if model.zones[kept.zone].of == table
        ]
        return found

    def _value(self, name: str, kind: ty.Type, count: int, each: bool) -> CSlot:
        many = "each " if each else ""
        inner = kind.of if isinstance(kind, ty.Opt) else kind
        maybe = "maybe" if isinstance(kind, ty.Opt) else "number"
        match inner:
            case ty.Flag():
                return CSlot(name, "i8", count, many + ("maybe flag" if maybe == "maybe" else "flag"))
            case ty.Text() | ty.CaseOf():
                return CSlot(name, "i32", count, many + ("maybe text" if maybe == "maybe" else "text"))
            case ty.Int(low=low, high=high):
                bounded = low is not None and high is not None and maybe == "number"
                ctype = _narrow(low, high) if bounded and low is not None and high is not None else (
                    "i32" if maybe == "maybe" else "i64")  # fmt: skip
                return CSlot(name, ctype, count, many + ("maybe number" if maybe == "maybe" else "number"))
            case ty.SetOf():
                return CSlot(name, self.types.of(inner), count, many + "set")
            case ty.Opt() | ty.ListOf() | ty.PoolOf() | ty.TupleOf() | ty.MapOf() | ty.NoneType():
                raise NotInC(f"a slot that holds {kind}")
            case _:
                size = size_if_finite(self.model, inner)
                assert size is not None
                return CSlot(name, _narrow(-1, size), count, many + maybe)

    def _sets(self, var: m.VarDecl, plain: CSlot) -> CSlot:
        """The places of each value of a var."""
        name, many = f"{var.name}_is", size_if_finite(self.model, var.type)
        assert many is not None
        ctype = self.types.of(ty.SetOf(var.index[0]))
        if var.name not in self.only_planes:
            return CSlot(name, ctype, many, "each set", derived=True)
        return CSlot(name, ctype, many, plain.form.replace("each ", "planes "), str(plain.count))

    def _from_0(self, var: str) -> bool:
        """Whether the first of the sets of a var is that of none or of 0."""
        kind = self.model.vars[var].type
        return not isinstance(kind, ty.Int) or kind.low == 0

    def _list(self, name: str, kind: ty.ListOf, longest: int) -> CSlot:
        if self.types.of(kind) != "list_i64":
            raise NotInC(f"a slot that holds {kind}")
        return CSlot(name, "i32", longest, "list", _list_item(kind.of))


def changed_by_number(game: ir.FlowGame) -> set[str]:
    """The vars to which some statement adds."""
    bodies: list[tuple[ir.Op, ...]] = [block.ops for flow in game.flows.values() for block in flow.blocks.values()]
    bodies += [r.body.stmts for r in game.procedures.values()]
    bodies += [game.setup.stmts] if game.setup is not None else []
    return {s.var for body in bodies for s in inside(body) if isinstance(s, m.SetVar) and s.op != "="}


def _list_item(of: ty.Type) -> str:
    match of:
        case ty.Flag():
            return "flag"
        case ty.Opt():
            return "maybe"
        case ty.Text() | ty.CaseOf():
            return "text"
        case _:
            return "number"


def _narrow(low: int, high: int) -> str:
    """The least integer type for a range."""
    if low >= -128 and high <= 127:
        return "i8"
    return "i16" if low >= -32768 and high <= 32767 else "i32" if low >= -(2**31) and high < 2**31 else "i64"


def _width(ctype: str) -> int:
    return {"i8": 1, "u8": 1, "i16": 2, "i32": 4}.get(ctype, 8)


def struct_text(layout: StateLayout, seats: int) -> list[str]:
    """The struct, its slots ordered by width so that nothing is padded."""
    found = ["    k_stream rng;", "    i32 at, ticks;"]
    scores = [
        f"    i32 end_score[{number(seats)}];",
        f"    i8 end_rank[{number(seats)}];",
        "    i8 me, seats, over, cut;",
    ]
    for slot in layout.slots:
        many = slot.count > 1 or slot.form.startswith(("each", "planes")) or slot.form == "list"
        size = f"[{slot.count}]" if many else ""
        if "ordered" in slot.form:
            size = (f"[{slot.count}]" if slot.form.startswith("each") else "") + f"[{slot.inner}]"
        found.append(f"    {slot.ctype} {c_field(slot.name)}{size};")
        if slot.form == "list":
            found.append(f"    i16 {slot.name}_n;")
    found += scores
    if not asks_all_at_once(layout.game):
        return ["typedef struct {", *found, "} Position;"]
    at_once = "    struct { Began began; i32 asked; i8 block; } at_once;"
    return [
        "#define AT_ONCE",
        "",
        "/* What lies where when all begin to decide at once. */",
        *("typedef struct {", *found, "} Began;", ""),
        *("typedef struct {", *found, at_once, "} Position;", ""),
        "FN void all_decide(Position *pos, i64 block) {",
        "    memcpy(&pos->at_once.began, pos, sizeof(Began));",
        "    pos->at_once.asked = 0;",
        "    pos->at_once.block = (i8)block;",
        "}",
        "",
        "FN void all_have_decided(Position *pos) { memset(&pos->at_once, 0, sizeof pos->at_once); }",
    ]


def asks_all_at_once(game: ir.FlowGame) -> bool:
    """Whether somewhere all decide at once."""
    return any(isinstance(op, ir.AllDecide) for f in game.flows.values() for b in f.blocks.values() for op in b.ops)
