"""Rules text → tree, one declaration at a time; a line that cannot be read is set aside and the rest read again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken, VisitError
from lark.lexer import Lexer
from lark.parsers.lalr_analysis import Shift

from rulewright.dsl import tree as t
from rulewright.dsl.lines_of_words import Line, lines_of, tokens_of, without
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.syntax_problems import Slip, syntax_problem
from rulewright.dsl.tokens_from_text import Chunk, chunks_from_text
from rulewright.dsl.tree_depth import too_deep
from rulewright.dsl.tree_from_words import TreeBuilder

MOST_SLIPS = 20  # lines set aside in one declaration before it is given up


@dataclass(frozen=True, slots=True)
class RulesTree:
    """All declarations of one rules text, in order.

    `lost` are the names in lines that could not be read, `lost_forms` the words that lost declarations begin with: what
    is missing because of them is no other problem.
    """

    source: Source
    decls: tuple[t.Decl, ...]
    lost: frozenset[str] = frozenset()
    lost_forms: frozenset[str] = frozenset()


class Words(Lexer):
    """Hands over words made before. A word of the language is a name where the grammar has no place for the word."""

    __future_interface__ = 1

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        states = parser_state.parse_conf.parse_table.states
        for token in lexer_state.text:
            accepted = states[parser_state.position]
            word = token.type != "NAME" and "NAME" in accepted and token.isalpha()
            if word and not _fits(token.type, parser_state.state_stack, states):
                yield Token("NAME", str(token), start_pos=token.start_pos, end_pos=token.end_pos)
            else:
                yield token


def _fits(word: str, stack: list[int], states: Any) -> bool:
    """Whether the parser can take a word of this type now, possibly after it has closed what stands before."""
    action = states[stack[-1]].get(word)
    if action is None or action[0] is Shift:
        return action is not None
    stack = list(stack)
    while action is not None and action[0] is not Shift:
        rule = action[1]
        if size := len(rule.expansion):
            del stack[-size:]
        stack.append(states[stack[-1]][rule.origin.name][1])
        action = states[stack[-1]].get(word)
    return action is not None


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
    """Parse a whole rules text. Problems are syntax errors, one a line; what could be read is returned."""
    chunks, problems = chunks_from_text(source, word_types())
    reader = _Declarations(source)
    decls = [decl for chunk in chunks if (decl := reader.read(chunk)) is not None]
    tree = RulesTree(source, tuple(decls), frozenset(reader.lost), frozenset(reader.lost_forms))
    return tree, (*problems, *reader.problems)


def expression_from_tokens(tokens: tuple[Token, ...], source: Source) -> t.Expr | None:
    """The tree of a single expression, such as a hole of a label; None if the words are none."""
    if not tokens:
        return None
    start, end = tokens[0].start_pos or 0, tokens[-1].end_pos or 0
    head = Token("EXAMPLE", "example", start_pos=start, end_pos=start)
    last = Token("_NL", "", start_pos=end, end_pos=end)
    try:
        tree = _grammar().parse((head, *tokens, last))
        promise = TreeBuilder(source).transform(tree)
    except (UnexpectedInput, VisitError, RecursionError):
        return None
    return promise.condition if isinstance(promise, t.Promise) and too_deep(promise) is None else None


class _Declarations:
    """Reads one declaration after the other; gathers problems and what was lost by them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.builder = TreeBuilder(source)
        self.problems: list[Problem] = []
        self.lost: set[str] = set()
        self.lost_forms: set[str] = set()

    def read(self, chunk: Chunk) -> t.Decl | None:
        """A declaration without the lines of it that cannot be read; None if nothing is left."""
        root = lines_of(chunk.tokens)
        told = set(chunk.told)
        for _ in range(MOST_SLIPS):
            tokens, owner = tokens_of(root)
            try:
                return self._built(tokens, root)
            except UnexpectedInput as found:
                slip = _slip(found, tokens, owner, root)
                if slip.line.start not in told:
                    told.add(slip.line.start)
                    self.problems.append(syntax_problem(slip, self.source))
                if not self._mended(slip):
                    break
        self._lose(root)
        self.lost_forms.add(root.first)
        return None

    def _built(self, tokens: list[Token], root: Line) -> t.Decl | None:
        """The tree of a declaration that can be read. Raises UnexpectedInput if it cannot."""
        try:
            decl: t.Decl = self.builder.transform(_grammar().parse(tokens))
            deep = too_deep(decl)
        except (VisitError, RecursionError) as fault:
            if isinstance(fault, VisitError) and not isinstance(fault.orig_exc, RecursionError):
                raise
            deep = Span(self.source, root.start, root.end)
        if deep is None:
            return decl
        self.problems.append(
            Problem("RW109", "This is too deep to be read.", deep, "Give parts of it names of their own, with `let`.")
        )
        self._lose(root)
        self.lost_forms.add(root.first)
        return None

    def _mended(self, slip: Slip) -> bool:
        """Change the lines so that they may be read without the slip; False if nothing is left of the declaration."""
        line = slip.out
        if slip.token.type == "_INDENT":
            line.block = []
            return True
        rest = line.words.index(slip.token) if slip.token in line.words else 0
        if line.above is None and line.block and rest:
            # What begins a declaration is worth more than the end of its line.
            del line.words[rest:]
            return True
        self._lose(line)
        return without(line)

    def _lose(self, line: Line) -> None:
        """Note the names that a line would have declared."""
        words = [str(word) for word in line.words]
        if line.above is not None and line.first != "let" and ":" not in words[1:2]:
            return
        ends = ("=",) if words[:2] == ["let", "("] else ("=", ":", "(", "[")
        for word in line.words[line.above is None :]:
            if str(word) in ends and line.first not in ("kind", "component", "token", "record"):
                break
            if word.type == "NAME":
                self.lost.add(str(word))


def _slip(found: UnexpectedInput, tokens: list[Token], owner: dict[int, Line], root: Line) -> Slip:
    """The word where the parser gave up, and the line that this is about."""
    token = found.token if isinstance(found, UnexpectedToken) else tokens[-1]
    accepted = frozenset(getattr(found, "accepts", None) or getattr(found, "expected", None) or ())
    at = next((i for i, word in enumerate(tokens) if word is token), None)
    if at is None:  # a word that the lexer took for a name, or the end of all
        same = (i for i, w in enumerate(tokens) if (w.start_pos, str(w)) == (token.start_pos, str(token)))
        at = next(same, len(tokens))
        token = tokens[at] if at < len(tokens) else Token("_NL", "", start_pos=root.end, end_pos=root.end)
    if accepted == {"_INDENT"}:
        line = owner[id(tokens[at - 1])]
    elif at < len(tokens):
        line = owner[id(tokens[at])]
    else:
        line = root
    if token.type == "_DEDENT" and line.block:
        return Slip(token, accepted, line.block[-1], line)
    return Slip(token, accepted, line, line)
