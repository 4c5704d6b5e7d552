"""Tree + filled tables → typed model."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check
from rulewright.dsl.check_lets import instance, param_type
from rulewright.dsl.check_names import Scope
from rulewright.dsl.check_rulebook import check_rulebook
from rulewright.dsl.check_rules import make_rule
from rulewright.dsl.check_sizes import check_places
from rulewright.dsl.check_stmts import Here, body, or_lost
from rulewright.dsl.problems import Problem, errors
from rulewright.dsl.tables import Table, Value
from rulewright.dsl.tree_from_text import RulesTree
from rulewright.dsl.typing_rules import open_ints
from rulewright.dsl.world import Bad, World, bad

LIMIT = 10_000  # ticks where the game names no limit (S-7)


def model_from_tree(
    tree: RulesTree, w: World, tables: Mapping[str, Table]
) -> tuple[m.Model | None, tuple[Problem, ...]]:
    """Check bodies and values; `w` comes from `declare`. None where the declarations are too broken for a model."""
    w.filled = tables
    w.things = {name: things_of(table) for name, table in tables.items()}
    w.things_by_key = {name: _by_key(table, w.things[name]) for name, table in tables.items()}
    game = next((d for d in tree.decls if isinstance(d, t.Game)), None)
    check_places(w, tree.decls)
    _vars(tree, w)
    setup = _flow(tree, w, "setup")
    main_tree = next((d for d in tree.decls if isinstance(d, t.Flow) and d.form != "setup"), None)
    starter = None
    if main_tree is not None and main_tree.start is not None:
        try:
            starter = check(w, Scope(), main_tree.start, ty.Player())
        except Bad as found:
            w.note(found)
    main = _flow(tree, w, main_tree.form) if main_tree is not None else None
    ranking = _ranking(tree, w)
    tests = check_rulebook(w, tree.decls)
    _plain_lets(tree, w)
    _unused(tree, w)
    if errors(w.problems) or game is None or game.players is None:
        return None, tuple(w.problems)
    model = m.Model(
        name=game.name.text, title=game.title, players=game.players, limit=game.limit or LIMIT,
        tables=tables, things=w.things, kinds=w.kinds, grids=w.grids, options=w.options, zones=w.zones, vars=w.vars,
        pures=_ordered(w), patterns=w.made_patterns, rules=_in_text_order(tree, w),
        test_pures=tests.pures, test_rules=tests.rules,
        setup=setup, main=main_tree.form if main_tree is not None and main_tree.form != "setup" else None,
        starter=starter, main_body=main, ranking=ranking,
        promises=tuple(tests.promises), scenarios=tuple(tests.scenarios),
        outside=tuple(m.OutsideDecl(d.why, d.cites, d.span) for d in tree.decls if isinstance(d, t.Outside)),
        span=game.span,
    )  # fmt: skip
    return model, tuple(w.problems)


def things_of(table: Table) -> tuple[int, ...]:
    """The record row of each single thing: a component has `copies` of each row; tokens and records one value a row."""
    if table.decl.form != "component":
        return tuple(r.row for r in table.records)
    found: list[int] = []
    for record in table.records:
        copies = record.values.get("copies", 1)
        assert isinstance(copies, int)
        found += [record.row] * copies
    return tuple(found)


def _by_key(table: Table, things: tuple[int, ...]) -> dict[tuple[Value, ...], int]:
    """The first thing or row by the values of its keys."""
    first: dict[int, int] = {}
    for thing, row in enumerate(things):
        first.setdefault(row, thing)
    by_key: dict[tuple[Value, ...], int] = {}
    for record in table.records:
        if record.row in first:  # none where its copies are 0
            by_key.setdefault(tuple(record.values[k.name] for k in table.decl.keys), first[record.row])
    return by_key


def _vars(tree: RulesTree, w: World) -> None:
    for decl in tree.decls:
        if isinstance(decl, t.Var) and decl.name.text not in w.lost:
            var = w.tried(lambda decl=decl: _var(w, decl))  # type: ignore[misc]
            if var is None:
                w.lose(decl.name)
            elif w.names.get(decl.name.text) == decl.name.span:
                w.vars[decl.name.text] = var


def _var(w: World, decl: t.Var) -> m.VarDecl:
    name = decl.name.text
    index = tuple(w.resolve(i, name) for i in decl.index)
    if decl.type is not None:
        kind = w.resolve(decl.type, name)
        start = check(w, Scope(), decl.start, kind)
    else:
        start = check(w, Scope(), decl.start)
        kind = start.type
        if not isinstance(kind, ty.Flag | ty.Kind):
            raise bad("RW206", f"The var `{name}` has no type.", decl.name.span,
                      f"Say it: `var {name}: 0..9 = {decl.start.span.text}`.")  # fmt: skip
    if w.size_of(kind) is None:
        raise bad(
            "RW204",
            f"`{name}` would hold {ty.said(kind)}: a var needs a type with a fixed number of values.",
            decl.type.span if decl.type is not None else decl.name.span,
            "Such as a range `0..36`, a kind, a flag, a component, a player, or `T?`.",
        )
    if isinstance(kind, ty.Int) and isinstance(start, x.Const) and isinstance(start.value, int):
        assert kind.low is not None
        assert kind.high is not None
        if not kind.low <= start.value <= kind.high:
            raise bad(
                "RW308",
                f"`{name}` holds {kind.low}..{kind.high}, and starts with {start.value}.",
                decl.start.span,
                "Give it a wider range, or another start.",
            )
    seen = decl.seen or "all"
    if seen == "owner" and not any(isinstance(i, ty.Player) for i in index):
        raise bad("RW207", f"Nobody owns the var `{name}`.", decl.span, f"Index it by player: `var {name}[player]`.")
    return m.VarDecl(name, index, kind, start, seen, decl.cites, decl.span)


def _flow(tree: RulesTree, w: World, form: str) -> m.Body | None:
    for decl in tree.decls:
        if isinstance(decl, t.Flow) and decl.form == form:
            return body(w, Here(Scope()), decl.body)
    return None


def _ranking(tree: RulesTree, w: World) -> m.Ranking | None:
    for decl in tree.decls:
        if isinstance(decl, t.Winner):
            scope = Scope({decl.name.text: ty.Player()})
            by = [(how, or_lost(w, scope, e, ty.Int())) for how, e in decl.rankings]
            sound = tuple((how, e) for how, e in by if e is not None)
            return m.Ranking(decl.name.text, sound, decl.cites, decl.span)
    return None


def _plain_lets(tree: RulesTree, w: World) -> None:
    """Lets that nothing in the rules uses are checked too where their parameters have types: a `call` may ask."""
    for decl in tree.decls:
        if not isinstance(decl, t.Let) or w.lets.get(decl.names[0].text) is not decl:
            continue  # no let, or one whose name means something else
        if any(name == decl.names[0].text for name, _ in w.instances):
            continue
        if len(decl.cases) == 1 and isinstance(decl.cases[0].value, t.MapOf):
            continue
        try:
            params = [
                w.resolve(p.type, p.name.text) if p.type else w.type_named(p.name.text) for p in decl.params or ()
            ]
            known = [open_ints(p) for p in params if p is not None]
            if len(known) == len(params):
                instance(w, decl.names[0].text, tuple(known), decl.span)
        except Bad as found:
            w.note(found)


def _unused(tree: RulesTree, w: World) -> None:
    """A rule that nothing calls does nothing; an option, zone or var that nothing reads says nothing."""
    sound = not errors(w.problems) and not tree.lost and not tree.lost_forms
    # Where something is wrong, what would use a name may be what is wrong.
    words = Counter(re.findall(r"\w+", tree.source.text)) if not sound else Counter[str]()
    told = {p.span.line for p in w.problems if p.span is not None}
    uncalled: list[t.Rule] = []
    for decl in tree.decls:
        match decl:
            case t.Rule(name=word) if word.text not in w.made_rules:
                uncalled.append(decl)
                if words[word.text] < 2 and word.span.line not in told:
                    w.problems.append(
                        Problem(
                            "RW402",
                            f"No rule calls `{word.text}`, so nothing in it ever happens.",
                            word.span,
                            "Call it where the rulebook says so, or take it out.",
                        )
                    )
            case t.Option(name=word) | t.Zone(name=word) | t.Var(name=word) if word.text not in w.used:
                if words[word.text] < 2 and word.span.line not in told:
                    form = type(decl).__name__.lower()
                    w.problems.append(
                        Problem(
                            "RW209",
                            f"Nothing uses the {form} `{word.text}`.",
                            word.span,
                            "Use it, or take it out.",
                            severity="warning",
                        )
                    )
            case _:
                pass
    for rule in uncalled:
        w.tried(lambda rule=rule: _check_uncalled(w, rule))  # type: ignore[misc]


def _check_uncalled(w: World, rule: t.Rule) -> None:
    """What is wrong inside a rule is told even if nothing calls it, where its parameters have types."""
    params = [param_type(w, p) for p in rule.params]
    known = tuple(p for p in params if p is not None)
    if len(known) == len(params) and w.rules.get(rule.name.text) is rule:
        make_rule(w, rule.name.text, known, rule.span)


def _ordered(w: World) -> dict[str, m.PureLet]:
    """Functions in the order of the text; those of one `let` as they were made."""
    return dict(sorted(w.pures.items(), key=lambda item: item[1].span.start))


def _in_text_order(tree: RulesTree, w: World) -> dict[str, m.RuleDecl]:
    return {
        d.name.text: w.made_rules[d.name.text]
        for d in tree.decls
        if isinstance(d, t.Rule) and d.name.text in w.made_rules
    }
