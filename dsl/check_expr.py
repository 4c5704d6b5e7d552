"""Expression trees → typed expressions. Problems leave as `Bad`; one statement reports its first."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_names import Scope, check_name
from rulewright.dsl.problems import nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, alike, element_of, join, known, taken_as
from rulewright.dsl.world import World, bad


def check(w: World, scope: Scope, e: t.Expr, want: ty.Type | None = None) -> x.Expr:
    """The typed expression; where `want` is given, taken as that type."""
    typed = _check(w, scope, e, want)
    return typed if want is None else taken_as(typed, want)


def _check(w: World, scope: Scope, e: t.Expr, want: ty.Type | None) -> x.Expr:
    match e:
        case t.Name():
            return check_name(w, scope, e, want)
        case t.Number(value, span):
            return x.Const(value, ty.Int(value, value), span)
        case t.FlagLit(value, span):
            return x.Const(value, FLAG, span)
        case t.Str(value, span):
            return _text(value, want, span)
        case t.NoneLit(span):
            return x.Const(None, ty.NoneType(), span)
        case t.Me(span):
            return x.MeValue(ty.Player(), span)
        case t.Binary():
            return _binary(w, scope, e, want)
        case t.Minus(of, span):
            number = check(w, scope, of, NUMBER)
            if isinstance(number, x.Const) and isinstance(number.value, int):
                return x.Const(-number.value, ty.Int(-number.value, -number.value), span)
            return x.Arith("-", x.Const(0, ty.Int(0, 0), span), number, NUMBER, span)
        case t.Compare():
            return _compare(w, scope, e)
        case t.Logic(op, operands, span):
            return x.LogicOf(op, tuple(check(w, scope, o, FLAG) for o in operands), FLAG, span)
        case t.Not(of, span):
            return x.NotOf(check(w, scope, of, FLAG), FLAG, span)
        case t.IfElse(then, condition, otherwise, span):
            asked = check(w, scope, condition, FLAG)
            return _either(asked, check(w, scope, then, want), check(w, scope, otherwise, want), span)
        case t.Range(low, high, span):
            return _range(check(w, scope, low, NUMBER), check(w, scope, high, NUMBER), span)
        case t.FieldOf():
            from rulewright.dsl.check_fields import check_field

            return check_field(w, scope, e)
        case t.At():
            from rulewright.dsl.check_fields import check_at

            return check_at(w, scope, e)
        case t.Apply():
            from rulewright.dsl.check_calls import check_apply

            return check_apply(w, scope, e, want)
        case t.TupleOf(items, span):
            wants = (
                want.parts if isinstance(want, ty.TupleOf) and len(want.parts) == len(items) else (None,) * len(items)
            )
            parts = tuple(check(w, scope, i, p) for i, p in zip(items, wants, strict=True))
            return x.Collect(parts, ty.TupleOf(tuple(p.type for p in parts)), span)
        case t.ListOf(items, span):
            if isinstance(items, t.Comprehension):
                return fold(w, scope, "list", items, span, want)
            return _list(w, scope, items, want, span)
        case t.MapOf(_, span):
            raise bad("RW303", "A map stands alone only as the value of a `let`.", span,
                      "Name it, `let TUBE = {solid: study, gas: lab}`, and say `TUBE[state]`.")  # fmt: skip
        case t.Reachable(name, start, step, span):
            return _reach(w, scope, name, start, step, span)
        case t.Distance(name, start, goal, step, span):
            first = check(w, scope, start)
            if w.size_of(first.type) is None or isinstance(first.type, ty.Int):
                said = ty.said(first.type)
                raise bad("RW301", f"`distance` walks over cells, rows or players, not over {said}.", start.span)
            last = check(w, scope, goal, first.type)
            inner = scope.bind({name: first.type})
            return x.Steps(name, first, last, check(w, inner, step, ty.SetOf(first.type)), NUMBER, span)
        case t.Best(pattern, of, span):
            from rulewright.dsl.check_lets import best_of

            return best_of(w, scope, pattern, of, span)


def _text(value: str, want: ty.Type | None, span: Span) -> x.Expr:
    inner = want.of if isinstance(want, ty.Opt) else want
    if isinstance(inner, ty.CaseOf):
        if value not in inner.titles:
            raise bad(
                "RW203", f'The pattern `{inner.pattern}` has no case "{value}".', span, nearest(value, inner.titles)
            )
        return x.Const(value, inner, span)
    return x.Const(value, ty.Text(), span)


def _binary(w: World, scope: Scope, e: t.Binary, want: ty.Type | None) -> x.Expr:
    left = _check(w, scope, e.left, want)
    if e.op in ("+", "-") and isinstance(left.type, ty.ListOf | ty.SetOf | ty.PoolOf):
        right = _check(w, scope, e.right, want)
        return _joined(e, left, right, want)
    left = taken_as(left, NUMBER)
    return x.Arith(e.op, left, check(w, scope, e.right, NUMBER), NUMBER, e.span)


def _joined(e: t.Binary, left: x.Expr, right: x.Expr, want: ty.Type | None) -> x.Expr:
    if isinstance(want, ty.SetOf):
        return x.Join(e.op, taken_as(left, want), taken_as(right, want), want, e.span)  # type: ignore[arg-type]
    joined = join(left.type, right.type)
    if joined is None:
        raise bad(
            "RW301",
            f"{ty.Said(left.type)} and {ty.said(right.type)} cannot be joined.",
            e.span,
            "Join two lists or two sets; `-> set of ..` on a `let` makes sets.",
        )
    if e.op == "-" and isinstance(joined, ty.ListOf):
        raise bad("RW301", "Only sets and pools can be taken away from.", e.span, "Say `[x for x in A if x not in B]`.")
    return x.Join(e.op, left, right, joined, e.span)  # type: ignore[arg-type]


def _compare(w: World, scope: Scope, e: t.Compare) -> x.Expr:
    match e.op:
        case "in" | "not in":
            return _contains(w, scope, e)
        case "is" | "is not" as op:
            left, right = _sides(w, scope, e)
            if isinstance(right.type, ty.NoneType) and not isinstance(left.type, ty.Opt | ty.NoneType):
                raise bad(
                    "RW305",
                    f"{ty.Said(left.type)} is never none.",
                    e.span,
                    "Leave the question out. What can be none has a type such as `card?`.",
                )
            if not alike(left.type, right.type):
                raise bad("RW301", f"{ty.Said(left.type)} is never {ty.said(right.type)}.", e.span,
                          "Compare values of one type; a list and a set are different.")  # fmt: skip
            return x.Compared(op, left, right, FLAG, e.span)
        case op:
            left, right = (known(side) for side in _sides(w, scope, e))
            ordered = (ty.Int, ty.Kind, ty.Ref, ty.Player)
            if not (isinstance(left.type, ordered) and alike(left.type, right.type)):
                what = f"{ty.said(left.type)} and {ty.said(right.type)}"
                raise bad("RW301", f"`{op}` compares numbers, or values of one kind; these are {what}.", e.span)
            return x.Compared(op, left, right, FLAG, e.span)


def _sides(w: World, scope: Scope, e: t.Compare) -> tuple[x.Expr, x.Expr]:
    """Both sides; a word that is no name here is a value of the other side's type."""
    hint = _hint(w, scope, e.right) if _is_word(e.left, scope, w) else None
    left = _check(w, scope, e.left, hint)
    return left, _check(w, scope, e.right, left.type)


def _is_word(e: t.Expr, scope: Scope, w: World) -> bool:
    return isinstance(e, t.Name) and e.name not in scope.locals and e.name not in w.names


def _hint(w: World, scope: Scope, e: t.Expr) -> ty.Type | None:
    return None if _is_word(e, scope, w) else _check(w, scope, e, None).type


def _contains(w: World, scope: Scope, e: t.Compare) -> x.Expr:
    item = _check(w, scope, e.left, None)
    if isinstance(e.right, t.Name) and e.right.name == "box":
        of_item = known(item).type
        if not isinstance(of_item, ty.Ref) or of_item.table not in w.tables:
            raise bad("RW301", "Only components and tokens can be in the box.", e.span)
        box = x.Builtin("box", (), ty.SetOf(of_item), e.right.span)
        return x.Contains(item, box, e.op == "not in", FLAG, e.span)
    wanted = ty.ListOf(item.type.of if isinstance(item.type, ty.Opt) else item.type)
    group = _check(w, scope, e.right, wanted if isinstance(e.right, t.ListOf) else None)
    of = element_of(group.type)
    if of is None or not alike(of, item.type):
        raise bad("RW301", f"`in` asks whether {ty.said(item.type)} is among others like it; "
                  f"this is {ty.said(group.type)}.", e.right.span)  # fmt: skip
    return x.Contains(item, group, e.op == "not in", FLAG, e.span)


def _either(asked: x.Expr, then: x.Expr, otherwise: x.Expr, span: Span) -> x.Expr:
    if isinstance(then.type, ty.ListOf) and isinstance(otherwise.type, ty.SetOf):
        otherwise = taken_as(otherwise, ty.ListOf(otherwise.type.of))
    elif isinstance(then.type, ty.SetOf) and isinstance(otherwise.type, ty.ListOf):
        then = taken_as(then, ty.ListOf(then.type.of))
    joined = join(then.type, otherwise.type)
    if joined is None:
        raise bad(
            "RW301",
            f"One side is {ty.said(then.type)}, the other {ty.said(otherwise.type)}.",
            span,
            "Both sides of `if .. else` have one type.",
        )
    return x.Either(asked, then, otherwise, joined, span)


def _range(low: x.Expr, high: x.Expr, span: Span) -> x.Expr:
    bounds = (
        ty.Int(low.type.low, high.type.high)
        if isinstance(low.type, ty.Int) and isinstance(high.type, ty.Int)
        else NUMBER
    )
    return x.RangeOf(low, high, ty.ListOf(bounds), span)


def _list(w: World, scope: Scope, items: tuple[t.Expr, ...], want: ty.Type | None, span: Span) -> x.Expr:
    inner = element_of(want) if want is not None else None
    first = [check(w, scope, i) if inner is None else _check(w, scope, i, inner) for i in items]
    if inner is not None and not isinstance(inner, ty.Opt | ty.NoneType):
        first = [known(i) if isinstance(i.type, ty.Opt) else i for i in first]
    joined: ty.Type | None = first[0].type if first else inner
    for item in first[1:]:
        joined = join(joined, item.type) if joined else None
    if joined is None:
        if not items:
            raise bad(
                "RW306", "Nothing says what this empty list holds.", span, "Give the `let` a type: `-> list of cell`."
            )
        listed = " and ".join(dict.fromkeys(ty.said(item.type) for item in first))
        raise bad("RW301", f"This list holds {listed}.", span, "All items of a list have one type.")
    return x.Collect(tuple(first), ty.ListOf(joined), span)


def _reach(w: World, scope: Scope, name: str, start: t.Expr, step: t.Expr, span: Span) -> x.Expr:
    first = known(check(w, scope, start))
    # A step from a number may lead to ever greater ones, whatever the type of the first.
    if w.size_of(first.type) is None or isinstance(first.type, ty.Int):
        raise bad(
            "RW301",
            f"`reachable` walks over cells, rows or players, not over {ty.said(first.type)}.",
            start.span,
        )
    inner = scope.bind({name: first.type})
    return x.Reach(name, first, check(w, inner, step, ty.SetOf(first.type)), ty.SetOf(first.type), span)


# ---------------------------------------------------------------- everything over a `for`


def generator(w: World, scope: Scope, tree: t.Generator) -> tuple[tuple[x.Gen, ...], x.Expr | None, Scope]:
    """The bindings of a `for`, its condition, and the scope in which its body stands."""
    gens: list[x.Gen] = []
    for binding in tree.bindings:
        source = check(w, scope, binding.source)
        of = element_of(source.type)
        if of is None:
            mend = "For the numbers from 1 to n say `1..n`." if isinstance(source.type, ty.Int) else ""
            raise bad(
                "RW301", f"A `for` goes over a set or list, not over {ty.said(source.type)}.", binding.source.span, mend
            )
        names = tuple(word.text for word in binding.names)
        gens.append(x.Gen(names, source))
        scope = scope.bind(bound_types(of, binding))
    condition = check(w, scope, tree.condition, FLAG) if tree.condition else None
    return tuple(gens), condition, scope


def bound_types(of: ty.Type, binding: t.Binding) -> dict[str, ty.Type]:
    """The types of the names that one binding makes."""
    if len(binding.names) == 1:
        return {binding.names[0].text: of}
    if not isinstance(of, ty.TupleOf) or len(of.parts) != len(binding.names):
        raise bad(
            "RW301",
            f"{len(binding.names)} names take a tuple of as many parts; this is {ty.said(of)}.",
            binding.span,
        )
    return {word.text: part for word, part in zip(binding.names, of.parts, strict=True)}


def fold(
    w: World, scope: Scope, kind: x.FoldKind, tree: t.Comprehension, span: Span, want: ty.Type | None = None
) -> x.Expr:
    """`count(x for x in S if c)` and its kin, and `[x for x in S if c]`."""
    gens, condition, inner = generator(w, scope, tree.generator)
    if kind == "count" and any(isinstance(g.source.type, ty.PoolOf) for g in gens):
        raise bad("RW323", "A `for` over a pool takes each kind once, so this counts kinds and not tokens.", span,
                  "Say `count(kinds(pool))` for the kinds, `count(pool)` for the tokens.")  # fmt: skip
    prefix = check(w, inner, tree.prefix, FLAG) if tree.prefix else None
    if prefix is not None and (kind != "list" or len(gens) != 1):
        raise bad(
            "RW307", "`while` takes the first part of one list or set.", tree.span, "Say `[x for x in S while c]`."
        )
    flags = kind in ("some", "every")
    hint = FLAG if flags else element_of(want) if want is not None and kind == "list" else None
    item = check(w, inner, tree.item, hint)
    if kind in ("sum", "product"):
        item = taken_as(item, NUMBER)
    if kind == "list" and isinstance(want, ty.SetOf):
        return x.Fold("set", item, gens, condition, prefix, ty.SetOf(want.of), span)
    result: ty.Type
    match kind:
        case "list":
            result = ty.ListOf(item.type)
        case "count" | "sum" | "product":
            result = NUMBER
        case "some" | "every" | "alike":
            result = FLAG
        case _:
            result = item.type
    return x.Fold(kind, item, gens, condition, prefix, result, span)
