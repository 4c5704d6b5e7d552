"""Cases of a pattern → how the parts that fit them are listed (S-47), read off the form of their conditions.

The conditions are taken apart at `and`, with what they call and their local `let`s put in. Nothing cleverer: a case
whose parts are listed by none of these forms is a problem.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.fact_set import Facts, bounds_of
from rulewright.dsl.parts import AtMost, CaseParts, Counted, InARow, Lister, SameKey, SetsOf, Together
from rulewright.dsl.problems import Problem
from rulewright.dsl.rewrite_exprs import key_of, names_bound_in, replace_locals
from rulewright.dsl.typing_rules import FLAG

MOST_BY_COUNT = 4


def parts_of_cases(model: m.Model, decl: m.PatternDecl) -> tuple[tuple[CaseParts, ...], tuple[Problem, ...]]:
    """One entry for each case that is worth something; RW304 for what nothing lists."""
    forms = _Forms(model, tuple(name for name, _ in decl.params))
    found: list[CaseParts] = []
    problems: list[Problem] = []
    counted: set[int] = set()
    for line in decl.cases:
        if line.worth is None:
            continue
        asked = forms.conjuncts(decl, line)
        listers = [forms.lister(name, asked) for name in forms.params]
        missing = [name for name, how in zip(forms.params, listers, strict=True) if how is None]
        problems += [_unlisted(decl, line, name) for name in missing]
        whole = tuple(how for how in listers if how is not None)
        if not missing:
            rest = forms.counted(decl, line, asked, whole)
            # Groups of one parameter must not overlap, so only its first counted case is counted.
            rest = None if rest is None or rest.param in counted else rest
            counted |= set() if rest is None else {rest.param}
            found.append(CaseParts(whole, rest))
    return tuple(found), tuple(problems)


def _unlisted(decl: m.PatternDecl, line: m.PatternLine, name: str) -> Problem:
    return Problem(
        "RW304",
        f'Nothing lists the `{name}` that fit the case "{line.title}", so the best of `{decl.name}` cannot be found.',
        line.span,
        f"Add a `when` that does: `some(s.{name} is {name} for s in ..)`, `alike(.. for c in {name})`, "
        f"`consecutive([.. for c in {name}])`, or `count({name}) <= {MOST_BY_COUNT}`.",
    )


@dataclass
class _Forms:
    model: m.Model
    params: tuple[str, ...]

    # ------------------------------------------------------------ conditions taken apart

    def conjuncts(self, decl: m.PatternDecl, line: m.PatternLine) -> tuple[x.Expr, ...]:
        lets: dict[str, x.Expr] = {}
        for let in decl.lets:
            if len(let.names) == 1:
                lets[let.names[0]] = self._put_in(let.value, lets) or let.value
        found: list[x.Expr] = []
        for when in line.whens:
            found += self._split(self._put_in(when.condition, lets) or when.condition)
        return tuple(found)

    def _split(self, e: x.Expr) -> list[x.Expr]:
        """Questions that must all be answered with yes. A call is looked into."""
        opened = self._opened(e)
        match opened:
            case x.LogicOf(op="and", parts=parts):
                return [c for p in parts for c in self._split(p)]
            case _:
                return [opened]

    def _opened(self, e: x.Expr) -> x.Expr:
        """What a call of a `let` of one expression says, as long as it is one and asks about a parameter."""
        while isinstance(e, x.CallPure) and e.args:
            pure = self.model.pures.get(e.name)
            if pure is None or pure.lets or len(pure.cases) != 1:
                return e
            made = self._put_in(pure.cases[0].value, {p: a for (p, _), a in zip(pure.params, e.args, strict=True)})
            if made is None:
                return e
            e = made
        return e

    def _put_in(self, e: x.Expr, values: Mapping[str, x.Expr]) -> x.Expr | None:
        """Names replaced by values; None where a loop inside binds one of them anew."""
        bound = names_bound_in(e)
        used = {part.name for v in values.values() for part in x.walk(v) if isinstance(part, x.Local)}
        return None if bound & (set(values) | used) else replace_locals(e, values)

    def _free_of(self, e: x.Expr, *names: str) -> bool:
        return not any(isinstance(part, x.Local) and part.name in names for part in x.walk(e))

    # ------------------------------------------------------------ what lists parts

    def lister(self, name: str, asked: tuple[x.Expr, ...]) -> Lister | None:
        """The form that lists fewest: given sets, runs, few members, groups."""
        found: list[Lister] = []
        for e in asked:
            found += [how for how in (self._sets(name, e), self._by_key(name, e), self._few(name, e)) if how]
        best = min(found, key=_many, default=None)
        groups = next((how for how in found if isinstance(how, SameKey)), None)
        return replace(best, alike=groups) if isinstance(best, InARow) else best

    def _sets(self, name: str, e: x.Expr) -> SetsOf | None:
        """`some(s.cards is cards for s in ..)`, `count([f for f in .. if f.cards is cards]) > 0`."""
        match e:
            case x.Fold(kind="some", item=item, gens=gens, condition=condition):
                asked = [*self._split(item), *(self._split(condition) if condition is not None else ())]
            case x.Compared(
                op=">" | ">=" | "is not", left=x.Builtin(name="count", args=(of,)), right=x.Const(value=int() as n)
            ) if n == (e.op == ">="):
                return self._sets_of_list(name, of)
            case x.Compared(op=">", left=x.Fold(kind="count", gens=gens, condition=x.Expr as condition)):
                return None
            case _:
                return None
        return self._given(name, asked, gens)

    def _sets_of_list(self, name: str, of: x.Expr) -> SetsOf | None:
        of = self._opened(of)
        if isinstance(of, x.Fold) and of.kind == "list" and of.condition is not None:
            return self._given(name, self._split(of.condition), of.gens)
        return None

    def _given(self, name: str, asked: list[x.Expr], gens: tuple[x.Gen, ...]) -> SetsOf | None:
        if not all(self._free_of(g.source, *self.params) for g in gens):
            return None
        for e in asked:
            if isinstance(e, x.Compared) and e.op == "is":
                for one, other in ((e.left, e.right), (e.right, e.left)):
                    if isinstance(one, x.Local) and one.name == name and self._free_of(other, *self.params):
                        return SetsOf(other, gens)
        return None

    def _by_key(self, name: str, e: x.Expr) -> SameKey | InARow | None:
        """`alike(c.faction for c in cards)`, `consecutive([c.number for c in cards])`."""
        match e:
            case x.Fold(kind="alike", gens=(x.Gen(names=(bound,), source=x.Local(name=of)),), condition=None):
                key = e.item
            case x.Builtin(
                name="consecutive" | "alike",
                args=(
                    x.Fold(
                        kind="list",
                        gens=(x.Gen(names=(bound,), source=x.Local(name=of)),),
                        condition=None,
                        prefix=None,
                        item=key,
                    ),
                ),
            ):
                pass
            case _:
                return None
        if of != name or not self._free_of(key, *self.params):
            return None
        in_a_row = isinstance(e, x.Builtin) and e.name == "consecutive"
        return InARow(bound, key) if in_a_row else SameKey(bound, key)

    def _few(self, name: str, e: x.Expr) -> AtMost | None:
        most = self._most(name, e)
        return AtMost(max(most, 0)) if most is not None and most <= MOST_BY_COUNT else None

    def _most(self, name: str, e: x.Expr) -> int | None:
        """How many members there are at most where this holds."""
        match e:
            case x.LogicOf(op="or", parts=parts):
                each = [min(self._known([self._most(name, c) for c in self._split(p)]), default=None) for p in parts]
                return max(self._known(each)) if None not in each else None
            case x.Compared(op="is" | "<=" | "<", left=left, right=right) if self._counts(left, name):
                high = bounds_of(right, Facts(), self.model)[1]
            case x.Compared(op="is" | ">=" | ">", left=right, right=left) if self._counts(left, name):
                high = bounds_of(right, Facts(), self.model)[1]
            case _:
                return None
        return high - 1 if high is not None and e.op in ("<", ">") else high

    def _known(self, numbers: list[int | None]) -> list[int]:
        return [n for n in numbers if n is not None]

    def _counts(self, e: x.Expr, name: str) -> bool:
        return isinstance(e, x.Builtin) and e.name == "count" and isinstance(e.args[0], x.Local) and (
            e.args[0].name == name)  # fmt: skip

    # ------------------------------------------------------------ what is only counted

    def counted(
        self, decl: m.PatternDecl, line: m.PatternLine, asked: tuple[x.Expr, ...], listers: tuple[Lister, ...]
    ) -> Counted | None:
        """How a case is reckoned without listing its parts, if only their number matters."""
        wide = [i for i, how in enumerate(listers) if not (isinstance(how, AtMost) and how.count == 0)]
        if len(wide) != 1 or not isinstance(listers[wide[0]], SameKey) or decl.lets:
            return None
        name = self.params[wide[0]]
        whens: list[x.Expr] = []
        together: list[Together] = []
        for e in asked:
            each = self._each(name, e)
            if each is not None:
                together.append(each)
            elif not isinstance(self._by_key(name, e), SameKey):
                whens.append(e)
        assert line.worth is not None
        if all(self._only_counts(e, name) for e in (*whens, line.worth)):
            return Counted(wide[0], tuple(whens), tuple(together))
        return None

    def _only_counts(self, e: x.Expr, name: str) -> bool:
        """Whether an expression asks of a part only how many members it has."""
        if self._counts(e, name):
            return True
        if isinstance(e, x.Local):
            return e.name != name
        return all(self._only_counts(p, name) for p in x.parts_of(e))

    def _each(self, name: str, e: x.Expr) -> Together | None:
        """`every(.. for c in cards)`, of which only `every(x in cards for x in S)` may ask for the others."""
        match e:
            case x.Fold(
                kind="every", gens=(x.Gen(names=(bound,), source=x.Local(name=of)),), condition=None, item=item
            ) if of == name:
                pass
            case _:
                return None
        closures = [part for part in _positive(item) if self._closure(part, name) is not None]
        none: x.Expr = x.Collect((), ty.ListOf(e.gens[0].source.type), e.span)
        if not closures:
            same = x.Const(True, FLAG, e.span)
            return Together(bound, item, same, none) if self._free_of(item, *self.params) else None
        others = self._closure(closures[0], name)
        assert others is not None
        allowed, free = (_with(item, closures, value) for value in (True, False))
        one_kind = len({key_of(c) for c in closures}) == 1
        if one_kind and all(self._free_of(part, *self.params) for part in (allowed, others)):
            return Together(bound, allowed, free, others)
        return None

    def _closure(self, e: x.Expr, name: str) -> x.Expr | None:
        """The S of `every(x in cards for x in S)`, or of `count(S - cards) is 0`."""
        match e:
            case x.Fold(
                kind="every",
                gens=(x.Gen(names=(bound,), source=source),),
                condition=None,
                item=x.Contains(item=x.Local(name=item), group=x.Local(name=group), negated=False),
            ) if item == bound and group == name:
                return source
            case x.Compared(
                op="is",
                left=x.Builtin(name="count", args=(x.Join(op="-", left=source, right=x.Local(name=group)),)),
                right=x.Const(value=0),
            ) if group == name:
                return source
            case _:
                return None


def _many(how: Lister) -> int:
    """A rank of how many parts a form lists."""
    match how:
        case AtMost(count=count):
            return count if count < 2 else 2 * count
        case SetsOf():
            return 2
        case InARow():
            return 3
        case SameKey():
            return 9


def _positive(e: x.Expr) -> list[x.Expr]:
    """The questions of which more yes cannot make the whole a no."""
    return [c for p in e.parts for c in _positive(p)] if isinstance(e, x.LogicOf) else [e]


def _with(e: x.Expr, closures: list[x.Expr], value: bool) -> x.Expr:
    """The question with some of its parts answered."""
    if e in closures:
        return x.Const(value, FLAG, e.span)
    if not isinstance(e, x.LogicOf):
        return e
    parts = [_with(p, closures, value) for p in e.parts]
    settles = e.op == "or"  # a yes settles `or`, a no settles `and`
    if any(isinstance(p, x.Const) and p.value is settles for p in parts):
        return x.Const(settles, FLAG, e.span)
    open_ = tuple(p for p in parts if not isinstance(p, x.Const))
    if not open_:
        return x.Const(not settles, FLAG, e.span)
    return open_[0] if len(open_) == 1 else replace(e, parts=open_)
