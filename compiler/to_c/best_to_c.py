"""What is worth most of a pattern → C: how its parts are listed, what each is worth, and the search for the best.

As compiler/best_to_python.py, but what comes out is the total alone, which is all that rules see of it. Sets of a
pattern stand side by side in one mask of BEST words (kernel_best.h).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.expr_to_python import tier_of
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import CTypes, c_name
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.folds_to_c import loop_over, loops
from rulewright.compiler.to_c.functions_to_c import FIRST
from rulewright.compiler.to_c.not_in_c import NotInC
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.parts import AtMost, CaseParts, Counted, InARow, Lister, SameKey, SetsOf, Together

FIRST_ARGS = {"module": [], "words": ["a"], "position": ["pos", "a"]}


@dataclass(frozen=True, slots=True)
class Share:
    """A set of a pattern: the C name of the parameter, its type, and where its words lie in a mask."""

    name: str
    type: ty.SetOf
    words: int
    start: int

    @property
    def whole(self) -> str:
        return f"k_all_{self.name}"

    def masked(self, value: str) -> str:
        """A value of the type as a mask."""
        words = f"&{value}" if self.words == 1 else f"{value}.w"
        return f"k_m_of({words}, {self.words}, {self.start})"

    def of_mask(self, mask: str) -> str:
        """What a mask holds of the set."""
        words = [f"{mask}.w[{self.start + i}]" for i in range(self.words)]
        return words[0] if self.words == 1 else f"(set{self.words}){{{{{', '.join(words)}}}}}"


class BestLines:
    """Writes three functions for each pattern of which the best is asked."""

    def __init__(self, game: ir.FlowGame, lines: CLines, types: CTypes,
                 expr: Callable[[Mapping[str, str]], CExpr]) -> None:  # fmt: skip
        self.game, self.lines, self.types, self.expr = game, lines, types, expr
        self.patterns = [f for f in game.model.patterns.values() if f.parts]

    @property
    def words(self) -> int:
        """How many words the sets of a pattern take at most; 0 where no best is asked."""
        return max((share.start + share.words for f in self.patterns for share in self._shares(f)), default=0)

    def head_lines(self) -> list[str]:
        """What stands before all functions that ask."""
        if not self.patterns:
            return []
        heads = [f"{self._head('best', f)};" for f in self.patterns]
        return [f"#define BEST {self.words}", '#include "kernel_best.h"', *heads]

    def write(self) -> None:
        for f in self.patterns:
            worthy = [line for line in f.cases if line.worth is not None]
            numbered = list(zip(worthy, f.parts, strict=True))
            self._worths(f, worthy)
            self._numbers(f, [(n, line, parts.counted) for n, (line, parts) in enumerate(numbered)])
            self._best(f, numbered)

    def _shares(self, f: m.PatternDecl) -> list[Share]:
        found, start = [], 0
        for name, kind in f.params:
            assert isinstance(kind, ty.SetOf)
            words = self.types.words(kind)
            found.append(Share(c_name(name), kind, words, start))
            start += words
        return found

    def _head(self, what: str, f: m.PatternDecl) -> str:
        tier = tier_of(self.game.reads[f.name])
        case = [] if what == "best" else ["i64 of_case MAYBE"]
        sets = [f"{self.types.of(kind)} {c_name(name)} MAYBE" for name, kind in f.params]
        return f"COLD i64 {what}_{f.name}({', '.join([*FIRST[tier], *case, *sets])})"

    def _call(self, what: str, f: m.PatternDecl, case: int, mask: str) -> str:
        first = FIRST_ARGS[tier_of(self.game.reads[f.name])]
        return f"{what}_{f.name}({', '.join([*first, str(case), *(s.of_mask(mask) for s in self._shares(f))])})"

    # ------------------------------------------------------------ what a part is worth

    def _worths(self, f: m.PatternDecl, worthy: list[m.PatternLine]) -> None:
        add, e = self.lines.add, self.expr({})
        self.lines.start()
        add(f"/* What a part is worth as a case of {f.name}; 0 if it does not fit. */")
        with self.lines.block(self._head("worth_as", f)):
            add("char *k_mark = k_free;")
            for let in f.lets:
                self.lines.note(let.span)
                if len(let.names) > 1:
                    raise NotInC("several names of one let in a pattern of which the best is asked")
                add(f"{e.ctype(let.value.type)} {c_name(let.names[0])} MAYBE = {e.value(let.value)};")
            for n, line in enumerate(worthy):
                self._case(e, n, line, [e.condition(when.condition) for when in line.whens])
            add("RETURN(i64, 0);")
        add()

    def _numbers(self, f: m.PatternDecl, cases: list[tuple[int, m.PatternLine, Counted | None]]) -> None:
        add, e = self.lines.add, self.expr({})
        self.lines.start()
        add(f"/* What a part is worth by its number alone, as a case of {f.name}; 0 if it does not fit. */")
        with self.lines.block(self._head("number_as", f)):
            add("char *k_mark = k_free;")
            for n, line, counted in cases:
                if counted is not None:
                    self._case(e, n, line, [e.condition(when) for when in counted.whens])
            add("RETURN(i64, 0);")
        add()

    def _case(self, e: CExpr, n: int, line: m.PatternLine, asked: list[str]) -> None:
        assert line.worth is not None
        self.lines.note(line.span)
        self.lines.add(f"if ({' && '.join([f'of_case == {n}', *asked])}) RETURN(i64, {e.value(line.worth)});")

    # ------------------------------------------------------------ the search

    def _best(self, f: m.PatternDecl, cases: list[tuple[m.PatternLine, CaseParts]]) -> None:
        add, shares = self.lines.add, self._shares(f)
        self.lines.start()
        add(f"/* The highest total of disjoint parts that fit cases of {f.name}. */")
        with self.lines.block(self._head("best", f)):
            add("char *k_mark = k_free;")
            add("k_best_search *k_s = k_room(sizeof *k_s);")
            add("memset(k_s, 0, sizeof *k_s);")
            for share in shares:
                add(f"k_mask {share.whole} = {share.masked(share.name)};")
            add(f"k_s->groups = k_room({max(1, self._most_groups(cases))} * MEMBERS * sizeof *k_s->groups);")
            for n, (line, parts) in enumerate(cases):
                if parts.counted is not None:
                    self.lines.note(line.span)
                    self._grouped(f, n, shares, parts, parts.counted)
            for n, (line, parts) in enumerate(cases):
                if parts.counted is None:
                    self.lines.note(line.span)
                    self._listed(f, n, shares, parts)
            both = shares[0].whole
            for share in shares[1:]:
                both = f"k_m_or({both}, {share.whole})"
            add(f"RETURN(i64, k_best_of(k_s, {both}));")
        add()

    def _most_groups(self, cases: list[tuple[m.PatternLine, CaseParts]]) -> int:
        return sum(parts.counted is not None for _, parts in cases)

    def _keys(self, share: Share, name: str, key: x.Expr) -> str:
        """An array with the key of each member."""
        e = self.expr({}).without((name,))
        if e.ctype(key.type) != "i64":
            raise NotInC(f"members that are alike by {key.type}")
        keys = e.fresh("key")
        self.lines.add(f"i64 {keys}[MEMBERS];")
        head = f"EACH_MEMBER(k_member, {share.whole})"
        with self.lines.block(head):
            self.lines.add(f"i64 {c_name(name)} MAYBE = k_member - {64 * share.start};")
            self.lines.add(f"{keys}[k_member] = {e.value(key)};")
        return keys

    def _listed(self, f: m.PatternDecl, n: int, shares: list[Share], parts: CaseParts) -> None:
        add = self.lines.add
        with self.lines.block(""):
            found = [self._share(share, how) for share, how in zip(shares, parts.listers, strict=True)]
            mask = "(k_mask){{0}}"
            for i, listed in enumerate(found):
                add(f"for (i64 k_i{i} = 0; k_i{i} < {listed}.n; k_i{i}++) {{")
                self.lines.depth += 1
                mask = f"k_m_or({mask}, {listed}.v[k_i{i}])" if i else f"{listed}.v[k_i{i}]"
            add(f"k_mask k_part_of = {mask};")
            add("k_looked(k_s);")
            add(f"if (k_m_any(k_part_of)) k_add_part(k_s, k_part_of, {self._call('worth_as', f, n, 'k_part_of')});")
            for _ in found:
                self.lines.depth -= 1
                add("}")

    def _share(self, share: Share, how: Lister) -> str:
        """The sets that a parameter can be in a part, as masks."""
        match how:
            case AtMost(count=0):
                value = "k_only_empty()"
            case AtMost(count=count):
                value = f"k_small({share.whole}, {count})"
            case SameKey(name=name, key=key):
                value = f"k_alike_sets({share.whole}, {self._keys(share, name, key)})"
            case InARow(name=name, key=key, alike=None):
                value = f"k_rows({share.whole}, {self._keys(share, name, key)})"
            case InARow(name=name, key=key, alike=same):
                assert same is not None
                alike = self._keys(share, same.name, same.key)
                value = f"k_rows_alike({share.whole}, {alike}, {self._keys(share, name, key)})"
            case SetsOf():
                return self._within(share, how)
        listed = self.expr({}).fresh("share")
        self.lines.add(f"k_masks {listed} = {value};")
        return listed

    def _within(self, share: Share, how: SetsOf) -> str:
        e = self.expr({}).without(tuple(name for g in how.gens for name in g.names))
        listed, one = e.fresh("share"), e.fresh("set")
        value = e.value(how.item) if isinstance(how.item.type, ty.SetOf) else e.as_set(how.item, share.type)
        head, tail = loops(e, how.gens, None)
        self.lines.add(f"k_masks {listed} = k_no_masks();")
        self.lines.add(head)
        self.lines.add(f"    {e.ctype(share.type)} {one} = {value};")
        self.lines.add(f"    k_add_within(&{listed}, {share.whole}, {share.masked(one)});")
        self.lines.add(tail)
        return listed

    def _grouped(self, f: m.PatternDecl, n: int, shares: list[Share], parts: CaseParts, how: Counted) -> None:
        """The groups of which a case takes parts by number."""
        add, share, by = self.lines.add, shares[how.param], parts.listers[how.param]
        assert isinstance(by, SameKey)
        with self.lines.block(""):
            add(f"k_masks k_groups = k_alike_groups({share.whole}, {self._keys(share, by.name, by.key)});")
            with self.lines.block("for (i64 k_g = 0; k_g < k_groups.n; k_g++)"):
                add("k_mask k_group_of = k_groups.v[k_g], k_able = {{0}};")
                add("k_mask *k_beside = k_room(MEMBERS * sizeof *k_beside);")
                add("k_group *k_made = &k_s->groups[k_s->of_groups];")
                with self.lines.block("EACH_MEMBER(k_member, k_group_of)"):
                    add("k_mask k_more = {{0}};")
                    add("k_m_put(&k_more, k_member);")
                    for together in how.together:
                        self._together(share, together)
                    add("k_beside[k_member] = k_more;")
                    add("k_m_put(&k_able, k_member);")
                with self.lines.block("if (!k_units(k_made, k_group_of, k_able, k_beside))"):
                    add("k_masks k_listed = k_no_masks();")
                    add("k_add_parts(&k_listed, k_group_of);")
                    worth = self._call("worth_as", f, n, "k_listed.v[k_i]")
                    add("for (i64 k_i = 0; k_i < k_listed.n; k_i++)")
                    add(f"    k_looked(k_s), k_add_part(k_s, k_listed.v[k_i], {worth});")
                    add("continue;")
                add("i64 *k_worths = k_room((size_t)(k_m_count(k_group_of) + 1) * sizeof *k_worths);")
                add("k_mask k_lowest = {{0}};")
                add("k_made->worths = k_worths, k_made->members = k_worths[0] = 0;")
                with self.lines.block("EACH_MEMBER(k_member, k_group_of)"):
                    add("k_m_put(&k_lowest, k_member);")
                    add(f"k_worths[++k_made->members] = {self._call('number_as', f, n, 'k_lowest')};")
                add("k_s->of_groups++;")

    def _together(self, share: Share, how: Together) -> None:
        """Whether a member may be in a part, and what comes along."""
        add, e = self.lines.add, self.expr({}).without((how.name,))
        with self.lines.block(""):
            add(f"i64 {c_name(how.name)} MAYBE = k_member - {64 * share.start};")
            if not isinstance(how.allowed, x.Const):
                add(f"if (!{e.condition(how.allowed)}) continue;")
            if not isinstance(how.free, x.Const):
                other = e.fresh("other")
                head, tail = loop_over(e, (other,), how.others)
                add(
                    f"if (!{e.condition(how.free)}) {{ {head} k_m_put(&k_more, {other} + {64 * share.start}); {tail} }}"
                )
