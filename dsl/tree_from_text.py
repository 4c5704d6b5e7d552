"""Rules text → tree, one declaration after the other; without a line that cannot be read the rest is read again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.lexer import Lexer

from rulewright.dsl import tree as t
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.syntax_problems import syntax_problem
from rulewright.dsl.tokens_from_text import Chunk, chunks_from_text
from rulewright.dsl.tree_from_words import TreeBuilder

MOST_SLIPS = 8  # lines set aside in one declaration before it is given up


@dataclass(frozen=True, slots=True)
class RulesTree:
    """All declarations of one rules text, in order."""

    source: Source
    decls: tuple[t.Decl, ...]


class Words(Lexer):
    """Hands over words made before. A word of the language is a name where the grammar has no place for the word."""

    __future_interface__ = 1

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        states = parser_state.parse_conf.parse_table.states
        for token in lexer_state.text:
            accepted = states[parser_state.position]
            if token.type not in accepted and "NAME" in accepted and token.isalpha():
                yield Token("NAME", str(token), start_pos=token.start_pos, end_pos=token.end_pos)
            else:
                yield token


@cache
def _grammar() -> Lark:
    text = (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", lexer=Words, maybe_placeholders=True, propagate_positions=True)


@cache
def word_types() -> dict[str, str]:
    """The grammar's name for each fixed word, such as `"move"` → `"MOVE"`."""
    return {term.pattern.value: term.name for term in _grammar().terminals if term.pattern.type == "str"}


def grammar_tree(tokens: tuple[Token, ...]) -> Tree[Token]:
    """What the grammar makes of one declaration: the role of each word. Raises UnexpectedInput."""
    return _grammar().parse(tokens)


def tree_from_text(source: Source) -> tuple[RulesTree, tuple[Problem, ...]]:
    """Parse a whole rules text: what could be read, and the syntax errors, several if there are several."""
    chunks, problems = chunks_from_text(source, word_types())
    found = list(problems)
    decls: list[t.Decl] = []
    builder = TreeBuilder(source)
    for chunk in chunks:
        decl = _declaration(chunk, builder, found)
        if decl is not None:
            decls.append(decl)
    return RulesTree(source, tuple(decls)), tuple(found)


def expression_from_tokens(tokens: tuple[Token, ...], source: Source) -> t.Expr | None:
    """The tree of a single expression, such as a hole of a label; None if the words are none."""
    if not tokens:
        return None
    start, end = tokens[0].start_pos or 0, tokens[-1].end_pos or 0
    head = Token("EXAMPLE", "example", start_pos=start, end_pos=start)
    last = Token("_NL", "", start_pos=end, end_pos=end)
    try:
        tree = _grammar().parse((head, *tokens, last))
    except UnexpectedInput:
        return None
    promise = TreeBuilder(source).transform(tree)
    return promise.condition if isinstance(promise, t.Promise) else None


def _declaration(chunk: Chunk, builder: TreeBuilder, found: list[Problem]) -> t.Decl | None:
    tokens = chunk.tokens
    for _ in range(MOST_SLIPS):
        try:
            tree = _grammar().parse(tokens)
            return builder.transform(tree)  # type: ignore[no-any-return]
        except UnexpectedInput as slip:
            token = slip.token if isinstance(slip, UnexpectedToken) else tokens[-1]
            accepted = frozenset(getattr(slip, "accepts", None) or getattr(slip, "expected", None) or ())
            found.append(syntax_problem(token, accepted, tokens, chunk.span.source))
            rest = _without_line(tokens, token)
            if rest is None:
                return None
            tokens = rest
    return None


def _without_line(tokens: tuple[Token, ...], slip: Token) -> tuple[Token, ...] | None:
    """The words without the line of one of them and without its block; None for the head of the declaration."""
    at = next(i for i, token in enumerate(tokens) if token is slip or token.start_pos >= slip.start_pos)  # type: ignore[operator]
    if tokens[at].type in ("_NL", "_INDENT", "_DEDENT") and at > 0:
        at -= 1
    start = at
    while start > 0 and tokens[start - 1].type not in ("_NL", "_INDENT", "_DEDENT"):
        start -= 1
    if start == 0:
        return None
    end = at
    while end < len(tokens) and tokens[end].type != "_NL":
        end += 1
    end += 1
    if end < len(tokens) and tokens[end].type == "_INDENT":
        depth = 0
        while True:
            depth += {"_INDENT": 1, "_DEDENT": -1}.get(tokens[end].type, 0)
            end += 1
            if depth == 0:
                break
    rest = tokens[:start] + tokens[end:]
    # A block that has lost its only line would be a second problem at the same place.
    emptied = start > 0 and tokens[start - 1].type == "_INDENT" and rest[start].type == "_DEDENT"
    return None if emptied else rest


def span_of(token: Token, source: Source) -> Span:
    """Where a word stands."""
    return Span(source, token.start_pos or 0, token.end_pos or 0)
