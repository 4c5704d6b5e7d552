"""`choose` and `may`: option lines, their labels, and the proof that a `choose` without `otherwise` is never empty."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check, generator
from rulewright.dsl.check_names import Scope
from rulewright.dsl.check_stmts import Here, body, or_lost
from rulewright.dsl.spans import Span
from rulewright.dsl.tokens import Token
from rulewright.dsl.tokens_from_text import WORD
from rulewright.dsl.tree_from_text import expression_from_tokens, word_types
from rulewright.dsl.typing_rules import FLAG, NUMBER
from rulewright.dsl.world import Bad, World, bad

HOLE = re.compile(r"\{([^{}]*)\}")
MOST_ATOMS = 12


def choose(w: World, here: Here, s: t.Choose) -> m.ChooseStmt:
    """The whole statement. In the bodies of an `up to`, `stop` ends the `up to` and not a loop around it."""
    before = len(w.problems)
    by = or_lost(w, here.scope, s.by, ty.Player()) if s.by is not None else None
    times = or_lost(w, here.scope, s.times, NUMBER) if s.times is not None else None
    inner = replace(here, loop=here.loop or times is not None)
    lines = [_line(w, inner, c) for c in s.choices]
    otherwise = body(w, here, s.otherwise) if s.otherwise else None
    sound = tuple(line for line in lines if line is not None)
    if len(sound) < len(lines) or len(w.problems) > before:
        raise Bad
    if not s.may and otherwise is None and not never_empty(w, sound):
        raise bad(
            "RW411",
            "Nothing shows that this `choose` always has an option.",
            s.span,
            "Add `otherwise` and say what happens when nothing can be chosen, or use `may`.",
        )
    return m.ChooseStmt(s.may, by, times, sound, otherwise, s.cites, s.span)


def _line(w: World, here: Here, c: t.Choice) -> m.OptionLine | None:
    """An option; None where something is wrong with its head, though its body is checked all the same."""
    head = w.tried(lambda: _head(w, here.scope, c))
    if head is None:
        bindings = c.generator.bindings if c.generator is not None else ()
        scope = here.scope.lose(word.text for binding in bindings for word in binding.names)
        if c.body is not None:
            body(w, replace(here, scope=scope), c.body)
        return None
    gens, condition, scope = head
    parts = w.tried(lambda: _label(w, scope, c.label))
    made = body(w, replace(here, scope=scope), c.body) if c.body is not None else m.Body((), (), c.span)
    if parts is None:
        return None
    return m.OptionLine(c.label.value, parts, gens, condition, made, c.cites, c.span)


def _head(w: World, scope: Scope, c: t.Choice) -> tuple[tuple[x.Gen, ...], x.Expr | None, Scope]:
    """What an option goes over, its condition, and the scope of its label and body."""
    if c.generator is not None:
        return generator(w, scope, c.generator)
    condition = check(w, scope, c.condition, FLAG) if c.condition is not None else None
    return (), condition, scope


def _label(w: World, scope: Scope, label: t.Str) -> tuple[m.LabelPart, ...]:
    parts: list[m.LabelPart] = []
    at = 0
    for hole in HOLE.finditer(label.value):
        if hole.start() > at:
            parts.append(m.LabelPart(label.value[at : hole.start()], None))
        start = label.span.start + 1 + hole.start(1)
        parts.append(m.LabelPart("", check(w, scope, _hole(label, start, start + len(hole.group(1))))))
        at = hole.end()
    if at < len(label.value):
        parts.append(m.LabelPart(label.value[at:], None))
    if any("{" in p.text or "}" in p.text for p in parts):
        raise bad(
            "RW412", "A brace in this label has no partner.", label.span, 'Values stand in braces: "Move {tile}".'
        )
    return tuple(parts)


def _hole(label: t.Str, start: int, end: int) -> t.Expr:
    source, types = label.span.source, word_types()
    mend = "A hole names a value: {tile}, {card.name}, {title_of(line)}."
    if not source.text[start:end].strip():
        raise bad("RW412", "This hole of a label is empty.", Span(source, start - 1, end + 1), mend)
    tokens = []
    at = start
    while at < end:
        found = WORD.match(source.text, at, end)
        if found is None or found.lastgroup == "NL":
            raise bad("RW412", "This hole of a label is no value.", Span(source, start, end), mend)
        at = found.end()
        if found.lastgroup == "blank":
            continue
        word = found.group()
        kind = types.get(word, "NAME") if found.lastgroup in ("NAME", "op") else found.lastgroup or "NAME"
        tokens.append(Token(kind, word, found.start(), found.end()))
    made = expression_from_tokens(tuple(tokens), source)
    if made is None:
        raise bad("RW412", "This hole of a label is no value.", Span(source, start, end), mend)
    return made


# ---------------------------------------------------------------- never empty (S-37)


def never_empty(w: World, lines: tuple[m.OptionLine, ...]) -> bool:
    """Whether some option always exists.

    Either a line has no guard and goes over constant sets that are not empty, or the guards of the lines without
    generators together cover every case.
    """
    if any(line.condition is None and all(_never_empty_set(w, g.source) for g in line.gens) for line in lines):
        return True
    guards = [line.condition for line in lines if not line.gens and line.condition is not None]
    return bool(guards) and _valid(w, guards)


def _never_empty_set(w: World, e: x.Expr) -> bool:
    match e:
        case x.Builtin(name="all" | "players"):
            return True
        case x.Builtin(name="opponents"):
            return w.players[0] >= 2
        case x.RangeOf(low=x.Const(value=int() as low), high=x.Const(value=int() as high)):
            return low <= high
        case x.Collect(items=items):
            return bool(items)
        case x.AsSet(of=of):
            return _never_empty_set(w, of)
        case _:
            return False


def _valid(w: World, guards: list[x.Expr]) -> bool:
    """Truth table over the atoms of the guards; the questions `x is v` about one x are taken together."""
    atoms: dict[object, int] = {}
    for guard in guards:
        _atoms(w, guard, atoms)
    total = 1
    for size in atoms.values():
        total *= size
    if len(atoms) > MOST_ATOMS or total > 2**MOST_ATOMS:
        return False
    keys = list(atoms)
    worlds = product(*(range(atoms[k]) for k in keys))
    return all(any(_holds(w, g, dict(zip(keys, values, strict=True))) for g in guards) for values in worlds)


def _atoms(w: World, e: x.Expr, found: dict[object, int]) -> None:
    match e:
        case x.Const():
            pass
        case x.LogicOf(parts=parts):
            for p in parts:
                _atoms(w, p, found)
        case x.NotOf(of=of):
            _atoms(w, of, found)
        case x.Compared(op="is" | "is not", left=left, right=x.Const(value=int())) if w.size_of(left.type) is not None:
            found[key_of(left)] = w.size_of(left.type) or 2
        case _:
            found[key_of(e)] = 2


def _holds(w: World, e: x.Expr, values: dict[object, int]) -> bool:
    match e:
        case x.Const(value=value):
            return bool(value)
        case x.LogicOf(op="and", parts=parts):
            return all(_holds(w, p, values) for p in parts)
        case x.LogicOf(parts=parts):
            return any(_holds(w, p, values) for p in parts)
        case x.NotOf(of=of):
            return not _holds(w, of, values)
        case x.Compared(op=op, left=left, right=x.Const(value=int() as value)) if key_of(left) in values and op in (
            "is",
            "is not",
        ):
            low = left.type.low if isinstance(left.type, ty.Int) else 0
            same = values[key_of(left)] == value - (low or 0)
            return same if op == "is" else not same
        case _:
            return bool(values[key_of(e)])


def key_of(e: x.Expr) -> object:
    """Equal for expressions that say the same at different places."""
    return re.sub(r"Span\(source=Source\([^)]*\), start=\d+, end=\d+\)", "", repr(e))
