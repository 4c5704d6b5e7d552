"""Decisions → C: what may be chosen as runs of ids, the drawing of one, and the way from its id to its block."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.choices_to_python import Decision, bound_names, conjuncts_of, with_singles
from rulewright.compiler.flow_to_python import stop_constant
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import c_name, is_lanes
from rulewright.compiler.to_c.carriers_to_c import carrier_list, single_text, unpacked
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.folds_to_c import loop_over
from rulewright.compiler.to_c.steps_to_c import draw_steps, offer_steps, origins_text
from rulewright.compiler.to_c.stop_names import offer_name, take_label
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

Slots = Mapping[str, str]
MOST_WORDS = 4  # of the options of a line that are drawn from where they are reckoned


@dataclass
class ChoiceLines:
    """Writes what belongs to decisions. `expr` makes writers for given slots."""

    game: ir.FlowGame
    lines: CLines
    expr: Callable[[Slots], CExpr]
    flow_slots: Callable[[ir.Flow], dict[str, str]]
    param: Callable[[ir.Block, str], str]

    # ------------------------------------------------------------ the stop

    def stop(self, flow: ir.Flow, end: ir.Choose) -> None:
        """The end of a block that waits for a decision."""
        add = self.lines.add
        add(f"pos->at = {stop_constant(end.stop)};")
        add("k_free = k_memory;")
        simple = self._simple(flow, end)
        if simple is None:
            add("k_offer offered = {k_runs, 0, 0};")
            add(f"{offer_name(end)}(pos, a, &offered);")
            total = "offered.total"
        else:
            total = " + ".join(f"n{i}" for i in range(len(simple))) or "0"
            for i, (text, group) in enumerate(simple):
                steps, words = len(group.steps), self._words(group)
                kind = "u64" if words == 1 else f"set{words}"
                add(f"const u64 o{i}[] = {{{text}}};" if steps else f"{kind} o{i} = {text};")
                one = f"k_count(o{i})" if words == 1 else f"k_count{words}(o{i})"
                each = " + ".join(f"k_count(o{i}[{j}])" for j in range(steps)) or one
                add(f"i64 n{i} = {each};")
            if end.pass_id is not None:
                add(f"i64 all = {total} ? {total} + 1 : 0;")
                total = "all"
        with self.lines.block(f"if (UNLIKELY(!({total})))"):
            if end.none_to is None:
                add("k_fault();")
            else:
                add("pos->at = NOWHERE;")
                add(f"goto at_{end.none_to};")
        with self.lines.block("if (UNLIKELY(pos->ticks >= LIMIT))"):
            add("end_cut(pos, a);")
            add("return;")
        add("if (!playing) return;")
        add("playing->length++;")
        add("pos->ticks++;")
        add("k_free = k_memory;")
        if simple is None:
            add("id = k_pick(&offered, k_below(&playing->rng, offered.total));")
            add("if (playing->taken) playing->taken[id]++;")
            add(f"goto {take_label(end)};")
        else:
            self._drawn(flow, end, simple, total)

    def _simple(self, flow: ir.Flow, end: ir.Choose) -> list[tuple[str, ir.Group]] | None:
        """For each option line its values as a few words, if all lines are so, and pass comes last."""
        if not end.groups or (end.pass_id is not None and end.pass_id < end.groups[-1].base):
            return None
        found = []
        for group in end.groups:
            slots = {k: v for k, v in self.flow_slots(flow).items() if k not in bound_names(group)}
            word = self._word(group, self.expr(slots))
            if word is None:
                return None
            found.append((word, group))
        return found

    def _word(self, group: ir.Group, e: CExpr) -> str | None:
        if group.at_once is not None:
            return None
        if group.steps:
            return origins_text(group, e)
        asked = " && ".join(e.condition(c) for c in conjuncts_of(group.guard))
        if not group.gens:
            return asked or "1"
        g = group.gens[0]
        kind = ty.SetOf(ty.Int(0, g.carrier.size - 1))
        if len(group.gens) > 1 or self._words(group) > MOST_WORDS or g.carrier.form == "single":
            return None
        text = self._by_position(g, e)
        if group.guard is not None and (text is None or names_used(group.guard) & set(g.names)):
            return self._list_numbers(g, e, tuple(e.condition(c) for c in conjuncts_of(group.guard)), kind)
        text = text or self._list_numbers(g, e, (), kind)
        return f"{asked} ? {text} : {e.types.zero(kind)}" if asked else text

    def _words(self, group: ir.Group) -> int:
        """How many words the options of a line take."""
        return 1 if group.steps or not group.gens else (group.gens[0].carrier.size + 63) // 64

    def _by_position(self, g: ir.GroupGen, e: CExpr) -> str | None:
        """The values of a generator as a set of their positions in its carrier; None where they must be looked up."""
        if g.carrier.form != "type" or not isinstance(g.source.type, ty.SetOf):
            return None
        match g.carrier.type:
            case ty.Ref() | ty.Kind() | ty.Player() | ty.Direction():
                return e.value(g.source)
            case ty.Int(low=int() as low) if e.types.words(g.source.type) == 1:
                return f"{e.value(g.source)} >> {low}" if low else e.value(g.source)
            case _:
                return None

    def _drawn(self, flow: ir.Flow, end: ir.Choose, simple: list[tuple[str, ir.Group]], total: str) -> None:
        """Draw one of the options and go on with it, without its id."""
        add = self.lines.add
        add(f"k = k_below(&playing->rng, {total});")
        last = len(simple) - 1
        for i, (_, group) in enumerate(simple):
            asked = "" if i == last and end.pass_id is None else f"if (k < n{i})"
            with self.lines.block(asked):
                if group.steps:
                    for line in draw_steps(group, f"o{i}", self.expr(self.flow_slots(flow))):
                        add(line)
                    add("if (playing->taken) playing->taken[id]++;")
                    self._into(flow, group)
                else:
                    words = "" if self._words(group) == 1 else self._words(group)
                    add(f"id = {group.base} + k_nth{words}(o{i}, k);" if group.gens else f"id = {group.base};")
                    add("if (playing->taken) playing->taken[id]++;")
                    self._read_id(flow, group)
                add(f"goto at_{group.body};")
            if asked:
                add(f"k -= n{i};")
        if end.pass_id is not None:
            add(f"if (playing->taken) playing->taken[{end.pass_id}]++;")
            add(f"goto at_{end.pass_to};")

    def offer(self, d: Decision) -> None:
        """The function that fills in what may be chosen."""
        head = f"FN void {offer_name(d.choose)}(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered)"
        self.lines.start()
        with self.lines.block(head):
            self.lines.note(d.choose.span)
            for group in d.choose.groups:
                self.lines.note(group.span)
                slots = {k: v for k, v in self.flow_slots(d.flow).items() if k not in bound_names(group)}
                self._group(group, self.expr(slots))
            if d.choose.pass_id is not None:
                self.lines.add(f"if (offered->total) k_offer_word(offered, {d.choose.pass_id}, 1);")
        self.lines.add()

    def _group(self, group: ir.Group, e: CExpr) -> None:
        tails: list[str] = []
        if group.steps:
            self.lines.add(offer_steps(group, e))
            return
        if group.at_once is not None:
            if group.at_once.when is not None:
                self._open(f"if {e.condition(group.at_once.when)} {{", "}", tails)
            self._offer_set(group.at_once.pairs, e.value(group.at_once.pairs), str(group.base), e)
            self._close(tails)
            return
        conjuncts = conjuncts_of(group.guard)
        many = [g for g in group.gens if g.carrier.form != "single"]
        last = many[-1] if many else None
        stride, number = group.size, str(group.base)
        bound: set[str] = set()
        conjuncts = self._guards(conjuncts, bound, group, e, tails)
        for g in group.gens:
            if g is last:
                break
            if g.carrier.form == "single":
                self._single(g, e, tails)
            else:
                stride //= g.carrier.size
                self._loop(g, e, tails)
                number = f"{number} + {stride} * {self._position(g, e)}"
            bound |= set(g.names)
            conjuncts = self._guards(conjuncts, bound, group, e, tails)
        if last is None:
            self.lines.add(f"k_offer_word(offered, {number}, 1);")
        else:
            self._last(group, last, number, conjuncts, e)
        self._close(tails)

    def _open(self, head: str, tail: str, tails: list[str]) -> None:
        self.lines.add(head)
        self.lines.depth += 1
        tails.insert(0, tail)

    def _close(self, tails: list[str]) -> None:
        for tail in tails:
            self.lines.depth -= 1
            self.lines.add(tail)

    def _guards(
        self, conjuncts: list[x.Expr], bound: set[str], group: ir.Group, e: CExpr, tails: list[str]
    ) -> list[x.Expr]:
        """Ask now what needs no later variable, in order."""
        later = bound_names(group) - bound
        rest, now = list(conjuncts), []
        while rest and not names_used(rest[0]) & later:
            now.append(e.condition(rest.pop(0)))
        if now:
            self._open(f"if ({' && '.join(now)}) {{", "}", tails)
        return rest

    def _single(self, g: ir.GroupGen, e: CExpr, tails: list[str]) -> None:
        head, tail = single_text(g, e)
        self._open(f"{{ {head}", tail, tails)

    def _loop(self, g: ir.GroupGen, e: CExpr, tails: list[str]) -> None:
        source: x.Expr = g.source
        if isinstance(source.type, ty.ListOf) and not isinstance(source, x.RangeOf):
            # Options are a set: each value once, in the order of its carrier (S-11).
            if g.carrier.form == "type":
                source = x.AsSet(source, ty.SetOf(source.type.of), source.span)
            else:
                return self._list_loop(g, e, tails)
        head, tail = loop_over(e, g.names, source)
        self._open(head, tail, tails)
        return None

    def _list_loop(self, g: ir.GroupGen, e: CExpr, tails: list[str]) -> None:
        """The values of a constant list, by their numbers in it."""
        number, numbers = e.fresh("number"), e.fresh("numbers")
        kind = ty.SetOf(ty.Int(0, g.carrier.size - 1))
        self._open(f"{{ {e.ctype(kind)} {numbers} = {self._list_numbers(g, e, (), kind)};", "}", tails)
        head, tail = loop_over(e, (number,), x.Local(numbers, kind, g.source.span))
        self._open(f"{head} {unpacked(g, e, f'{carrier_list(g, e)}.v[{number}]')}", tail, tails)

    def _list_numbers(self, g: ir.GroupGen, e: CExpr, asked: tuple[str, ...], kind: ty.SetOf) -> str:
        """The set of the numbers that the values of a generator have in a constant list."""
        found, at = e.fresh("found"), e.fresh("at")
        head, tail = loop_over(e, g.names, g.source)
        put = e.put(kind, found, at)
        body = f"i64 {at} = {self._position(g, e)}; {put}"
        if asked and g.carrier.form == "type" and e.types.words(kind) == 1:
            # No branch: which of them hold is as good as chance to the processor.
            body = f"{found} |= (u64)!!({' && '.join(asked)}) << {self._position(g, e)};"
        elif asked:
            body = f"if ({' && '.join(asked)}) {{ {body} }}"
        zero = "0" if e.types.words(kind) == 1 else "{{0}}"
        return f"({{ {e.ctype(kind)} {found} = {zero}; {head} {body} {tail} {found}; }})"

    def _position(self, g: ir.GroupGen, e: CExpr) -> str:
        """The number of a generator's value in its carrier."""
        name = c_name(g.names[0])
        if g.carrier.form == "list":
            assert isinstance(g.source.type, ty.ListOf | ty.SetOf)
            kind = e.ctype(g.source.type.of)
            if kind != "i64":
                e.types.same(ty.ListOf(g.source.type.of))
            value = name if len(g.names) == 1 else f"({kind}){{{', '.join(c_name(n) for n in g.names)}}}"
            return f"k_number_{kind}({carrier_list(g, e)}, {value})"
        match g.carrier.type:
            case ty.Int(low=int() as low) if low:
                return f"({name} - ({low}))"
            case ty.Opt():
                return f"({name} + 1)"
            case _:
                return name

    def _last(self, group: ir.Group, g: ir.GroupGen, number: str, conjuncts: list[x.Expr], e: CExpr) -> None:
        """The last generator as a set over its carrier. What its value alone gives follows as single values."""
        singles = group.gens[group.gens.index(g) + 1 :]
        text = None if conjuncts else self._by_position(g, e)
        if text is not None:
            self._offer_set(g.source, text, number, e)
            return
        asked = tuple(e.condition(with_singles(c, singles)) for c in conjuncts)
        kind = ty.SetOf(ty.Int(0, g.carrier.size - 1))
        self._offer_words(self._list_numbers(g, e, asked, kind), kind, number, e)

    def _offer_set(self, of: x.Expr, text: str, number: str, e: CExpr) -> None:
        assert isinstance(of.type, ty.SetOf)
        self._offer_words(text, of.type, number, e)

    def _offer_lanes(self, text: str, kind: ty.SetOf, number: str, e: CExpr) -> None:
        """Eight things at a time; they are offered when all are known, so that nothing is read anew for each eight."""
        assert isinstance(kind.of, ty.TupleOf)
        things, grid = kind.of.parts
        assert isinstance(things, ty.Ref)
        assert isinstance(grid, ty.Ref)
        many, cells, found = len(e.model.things[things.table]), e.model.grids[grid.table].size, e.fresh("found")
        self.lines.add(f"k_lanes {found}[K_VECTORS({many})];")
        with self.lines.block(f"for (i64 lane0 = 0; lane0 < {many}; lane0 += K_LANES)"):
            self.lines.add(f"{found}[lane0 / K_LANES] = {text};")
        self.lines.add(f"k_offer_lanes(offered, {number}, {cells}, {found}, {many});")

    def _offer_words(self, text: str, kind: ty.SetOf, number: str, e: CExpr) -> None:
        if is_lanes(kind):
            self._offer_lanes(text, kind, number, e)
            return
        words = e.types.words(kind)
        if words == 1:
            self.lines.add(f"k_offer_word(offered, {number}, {text});")
            return
        name = e.fresh("set")
        self.lines.add(f"{{ {e.ctype(kind)} {name} = {text};")
        self.lines.add(f"k_offer_words(offered, {number}, {name}.w, {words}); }}")

    # ------------------------------------------------------------ from ids back

    def take(self, d: Decision) -> None:
        """The label at which an id of a stop is read."""
        lines: list[tuple[int, ir.Group | None]] = [(g.base, g) for g in d.choose.groups]
        if d.choose.pass_id is not None:
            lines.append((d.choose.pass_id, None))
        lines.sort(key=lambda line: line[0])
        with self.lines.block(f"{take_label(d.choose)}: MAYBE;"):
            for i, (_, group) in enumerate(lines):
                if group is None:
                    if i + 1 < len(lines):
                        self.lines.add(f"if (id == {d.choose.pass_id}) goto at_{d.choose.pass_to};")
                    else:
                        self.lines.add(f"goto at_{d.choose.pass_to};")
                    continue
                end = f"if (id < {group.base + group.size})" if i + 1 < len(lines) else ""
                with self.lines.block(end):
                    self._read_id(d.flow, group)
                    self.lines.add(f"goto at_{group.body};")

    def _read_id(self, flow: ir.Flow, group: ir.Group) -> None:
        """Values from the digits of an id, for the block that it leads to."""
        slots = {k: v for k, v in self.flow_slots(flow).items() if k not in bound_names(group)}
        e = self.expr(slots)
        add = self.lines.add
        add("k_free = k_memory;")
        many = [g for g in group.gens if g.carrier.form != "single"]
        stride, rest = group.size, f"(id - {group.base})" if group.base else "id"
        for g in group.gens:
            if g.carrier.form == "single":
                head, _ = single_text(g, e)
                add(head)
                continue
            stride //= g.carrier.size
            digit = rest if stride == 1 else f"{rest} / {stride}"
            digit = f"{digit} % {g.carrier.size}" if g is not many[0] else digit
            add(self._from_number(g, f"({digit})", e))
        self._into(flow, group)

    def _into(self, flow: ir.Flow, group: ir.Group) -> None:
        """The values of an option into the variables or slots of the block that it leads to."""
        from rulewright.compiler.to_c.stmts_to_c import CStmts

        body = flow.blocks[group.body]
        into = CStmts(self.expr(self.flow_slots(flow)), self.lines, frozenset(), "", "")
        for name, _ in body.params:
            if name in flow.slots:
                into.assign(name, c_name(name))
            else:
                self.lines.add(f"{self.param(body, name)} = {c_name(name)};")

    def _from_number(self, g: ir.GroupGen, number: str, e: CExpr) -> str:
        if g.carrier.form == "list":
            return unpacked(g, e, f"{carrier_list(g, e)}.v[{number}]")
        match g.carrier.type:
            case ty.Opt():
                text = f"{number} - 1"
            case ty.Int(low=int() as low) if low:
                text = f"{number} + ({low})"
            case _:
                text = number
        return f"i64 {c_name(g.names[0])} MAYBE = {text};"
