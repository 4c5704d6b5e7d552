"""Lark's LALR table of the grammar → the form that `parse_tokens` walks.

Lark reads the grammar, finds its conflicts and makes the states. What is added here is what each reduction keeps of its
children, by Lark's own rules of tree shaping (its documentation, "Tree Construction"): words without meaning are left
out, optional parts that are missing are None, the children of a rule `_name` are those of the rule around it, and a
rule `?name` with one child is that child.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lark import Lark
from lark.grammar import Rule, Terminal
from lark.lexer import Lexer
from lark.parsers.lalr_analysis import Shift

from rulewright.dsl.parse_table import NOTHING, Reduction, Table


class _NoWords(Lexer):
    """Lark makes the table and reads no rules: their words are made by `tokens_from_text`."""

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, *_: Any, **__: Any) -> Any:
        return iter(())


def table_of(text: str) -> Table:
    """The table of a grammar."""
    lark = Lark(text, parser="lalr", lexer=_NoWords, maybe_placeholders=True)
    made = lark.parser.parser._parse_table  # noqa: SLF001 - Lark names no other way to its table
    single = _single(lark.rules)
    numbers = {rule: number for number, rule in enumerate(lark.rules)}
    actions: list[dict[str, int]] = []
    gotos: list[dict[str, int]] = []
    for state in range(len(made.states)):
        row = made.states[state].items()
        # Lark's names are tokens of its own; plain texts compare faster.
        actions.append({str(n): arg if act is Shift else ~numbers[arg] for n, (act, arg) in row if n.isupper()})
        gotos.append({str(n): arg for n, (_, arg) in row if not n.isupper()})
    return Table(
        start=made.start_states["start"],
        end=made.end_states["start"],
        actions=tuple(actions),
        gotos=tuple(gotos),
        reductions=tuple(_reduction(rule, single) for rule in lark.rules),
        words={term.pattern.value: str(term.name) for term in lark.terminals if term.pattern.type == "str"},
    )


def _kept(rule: Rule) -> list[tuple[int, str]]:
    """Offset in the stack and name of the symbols that a production keeps; `NOTHING` for a part that is missing."""
    size = len(rule.expansion)
    kept: list[tuple[int, str]] = []
    symbols = iter(enumerate(rule.expansion))
    for missing in rule.options.empty_indices or (False,) * size:
        if missing:
            kept.append((NOTHING, ""))
            continue
        at, symbol = next(symbols)
        if rule.options.keep_all_tokens or not (isinstance(symbol, Terminal) and symbol.filter_out):
            kept.append((at - size, symbol.name))
    return kept


def _single(rules: Iterable[Rule]) -> frozenset[str]:
    """The rules `_name` that always stand for one child: those need no list."""
    by_origin: dict[str, list[Rule]] = {}
    for rule in rules:
        by_origin.setdefault(rule.origin.name, []).append(rule)
    single: set[str] = set()
    grown = True
    while grown:
        before = len(single)
        for name, its in by_origin.items():
            if name.startswith("_") and all(_one_value(rule, single) for rule in its):
                single.add(name)
        grown = len(single) > before
    return frozenset(single)


def _one_value(rule: Rule, single: Iterable[str]) -> bool:
    kept = _kept(rule)
    return len(kept) == 1 and kept[0][0] != NOTHING and not _is_list(kept[0][1], single)


def _is_list(name: str, single: Iterable[str]) -> bool:
    return name.startswith("_") and not name.isupper() and name not in single


def _reduction(rule: Rule, single: frozenset[str]) -> Reduction:
    kept = _kept(rule)
    origin = str(rule.origin.name)
    hands_on = _one_value(rule, single) and (origin in single or bool(rule.options.expand1 and not rule.alias))
    return Reduction(
        origin=origin,
        size=len(rule.expansion),
        rule="" if hands_on or origin.startswith("_") else str(rule.alias or origin),
        places=tuple(at for at, _ in kept),
        spliced=frozenset(at for at, name in kept if _is_list(name, single)),
        hands_on=hands_on,
    )
