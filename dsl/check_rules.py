"""Calls of rules, and rules themselves: typed at their first call, with a result on every way or on none."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_bound_names import BUILTINS
from rulewright.dsl.check_expr import check
from rulewright.dsl.check_lets import no_recursion, param_type, parameters
from rulewright.dsl.check_names import Scope
from rulewright.dsl.check_stmts import Here, body
from rulewright.dsl.foreign_signs import WORDS
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import in_range, join, open_ints, taken_as
from rulewright.dsl.walk_model import all_in
from rulewright.dsl.world import World, bad


def call_rule(w: World, scope: Scope, e: t.Expr, into: str | None, cites: t.Cites, span: Span) -> m.CallRule:
    if not isinstance(e, t.Apply) or not isinstance(e.base, t.Name):
        raise bad(
            "RW403",
            "This line does nothing.",
            span,
            "A line calls a rule, `score(me)`, or begins with a word such as `move`.",
        )
    name = e.base.name
    w.used.add(name)
    if name not in w.rules:
        if name in w.lets or name in w.patterns:
            raise bad(
                "RW403", f"`{name}` is a value, so this line does nothing.", span, f"Name it: `let x = {name}(..)`."
            )
        if name in BUILTINS:
            raise bad(
                "RW403", f"`{name}` gives a value, so this line does nothing.", span, f"Name it: `let x = {name}(..)`."
            )
        raise w.unknown(name, f"There is no rule `{name}`.", e.base.span, w.rules, WORDS.get(name, ""))
    if isinstance(e.args, t.Comprehension):
        raise bad("RW302", f"The rule `{name}` does not go over a `for`.", e.args.span)
    tree = w.rules[name]
    if len(tree.params) != len(e.args):
        raise bad(
            "RW302",
            f"`{name}` takes {len(tree.params)} argument{'s' * (len(tree.params) != 1)}, given {len(e.args)}.",
            span,
            parameters(name, tree.params),
        )
    args = tuple(_argument(w, scope, name, p, a) for p, a in zip(tree.params, e.args, strict=True))
    rule = make_rule(w, name, tuple(a.type for a in args), span)
    fitted = []
    for given, (param, wanted) in zip(args, rule.params, strict=True):
        arg = given
        if isinstance(arg.type, ty.Opt) and not isinstance(wanted, ty.Opt):
            arg = taken_as(arg, wanted)
        if join(open_ints(arg.type), wanted) != wanted:
            raise bad(
                "RW301",
                f"`{param}` of `{name}` is {ty.said(wanted)}; this is {ty.said(arg.type)}.",
                arg.span,
                "The parameters of a rule have one type each; the first call fixes it.",
            )
        fitted.append(arg)
    return m.CallRule(name, tuple(fitted), into, cites, span)


def _argument(w: World, scope: Scope, name: str, param: t.Param, arg: t.Expr) -> x.Expr:
    wanted = param_type(w, param)
    return in_range(check(w, scope, arg, wanted), name, param.name.text, wanted)


def make_rule(w: World, name: str, args: tuple[ty.Type, ...], span: Span) -> m.RuleDecl:
    """The rule, typed at its first call."""
    if name in w.made_rules:
        return w.made_rules[name]
    no_recursion(w, name, span)
    tree = w.rules[name]
    # As in a `let`, a range that a parameter declares is for readers: nothing is concluded from it.
    params = tuple((p.name.text, open_ints(param_type(w, p) or a)) for p, a in zip(tree.params, args, strict=True))
    results: list[ty.Type] = []
    w.calling.append((name, span))
    before = len(w.problems)
    try:
        made = body(w, Here(Scope(dict(params)), results=results), tree.body)
    finally:
        w.calling.pop()
    result: ty.Type | None = None
    for kind in results:
        joined = kind if result is None else join(result, kind)
        if joined is None:
            raise bad(
                "RW301",
                f"`{name}` gives {ty.said(result or kind)} and {ty.said(kind)}.",
                tree.name.span,
                "All results of a rule have one type.",
            )
        result = joined
    if result is not None and len(w.problems) == before and not _always_leaves(made):
        raise bad(
            "RW408",
            f"`{name}` may end without a result.",
            tree.name.span,
            "Give one on every way through it: end with `result ..`.",
        )
    without = [s for s in all_in(made.stmts) if isinstance(s, m.LeaveIt) and s.how == "done"]
    if result is not None and without:
        raise bad(
            "RW408",
            f"`{name}` gives a result, but ends here without one.",
            without[0].span,
            "Say `result ..` in place of `done`.",
        )
    decl = m.RuleDecl(name, params, result, made, tree.span)
    w.made_rules[name] = decl
    return decl


def _always_leaves(made: m.Body) -> bool:
    """Whether every way through a block gives a result or ends the game."""
    for s in made.stmts:
        match s:
            case m.GiveResult() | m.EndGame():
                return True
            case m.IfStmt(branches=branches, otherwise=otherwise):
                if otherwise is not None and _always_leaves(otherwise) and all(_always_leaves(b) for _, b in branches):
                    return True
            case m.MatchStmt(cases=cases, otherwise=otherwise):
                if all(_always_leaves(b) for _, b in cases) and (otherwise is None or _always_leaves(otherwise)):
                    return True
            case m.ChooseStmt(may=False, times=None, lines=lines, otherwise=otherwise):
                if all(_always_leaves(line.body) for line in lines) and (
                    otherwise is None or _always_leaves(otherwise)
                ):
                    return True
            case _:
                pass
    return False
