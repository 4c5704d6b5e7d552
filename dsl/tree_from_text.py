"""Rules text → tree, one declaration at a time; a line that cannot be read is set aside and the rest read again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rulewright.dsl import tree as t
from rulewright.dsl.lines_of_words import Line, lines_of, tokens_of, without
from rulewright.dsl.parse_table import table
from rulewright.dsl.parse_tokens import Parser, Unexpected
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source
from rulewright.dsl.syntax_problems import Slip, syntax_problem
from rulewright.dsl.tokens import Token, mark
from rulewright.dsl.tokens_from_text import DECLARES, Chunk, chunks_from_text
from rulewright.dsl.tree_depth import too_deep
from rulewright.dsl.tree_from_words import TreeBuilder

MOST_SLIPS = 20  # lines set aside in one declaration before it is given up


@dataclass(frozen=True, slots=True)
class RulesTree:
    """All declarations of one rules text, in order.

    `lost` are the names in lines that could not be read, `lost_forms` the words that lost declarations begin with (""
    for a word that begins none): what is missing because of them is no other problem.
    """

    source: Source
    decls: tuple[t.Decl, ...]
    lost: frozenset[str] = frozenset()
    lost_forms: frozenset[str] = frozenset()


@cache
def _parser() -> Parser:
    builder = TreeBuilder()
    return Parser(lambda rule: getattr(builder, rule if hasattr(builder, rule) else f"{rule}_"))


def word_types() -> Mapping[str, str]:
    """The grammar's name for each fixed word, such as `"move"` → `"MOVE"`."""
    return table().words


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
    head = Token("EXAMPLE", "example", tokens[0].start, tokens[0].start)
    try:
        promise = _parser().parse((head, *tokens, mark("_NL", tokens[-1].end)), source)
    except Unexpected:
        return None
    return promise.condition if isinstance(promise, t.Promise) and too_deep(promise, len(tokens)) is None else None


class _Declarations:
    """Reads one declaration after the other; gathers problems and what was lost by them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.problems: list[Problem] = []
        self.lost: set[str] = set()
        self.lost_forms: set[str] = set()

    def read(self, chunk: Chunk) -> t.Decl | None:
        """A declaration without the lines of it that cannot be read; None if nothing is left."""
        try:
            return self._built(chunk.tokens)
        except Unexpected:
            return self._read_on(chunk)

    def _read_on(self, chunk: Chunk) -> t.Decl | None:
        """The same, line after line that cannot be read taken out."""
        root = lines_of(chunk.tokens)
        told = set(chunk.told)
        for _ in range(MOST_SLIPS):
            tokens, owner = tokens_of(root)
            try:
                return self._built(tokens)
            except Unexpected as found:
                slip = _slip(found, tokens, owner, root)
                if slip.line.start not in told:
                    told.add(slip.line.start)
                    self.problems.append(syntax_problem(slip, self.source))
                if not self._mended(slip):
                    break
        self._give_up(root)
        return None

    def _built(self, tokens: Sequence[Token]) -> t.Decl | None:
        """The tree of a declaration that can be read. Raises Unexpected if it cannot."""
        decl: t.Decl = _parser().parse(tokens, self.source)
        deep = too_deep(decl, len(tokens))
        if deep is None:
            return decl
        self.problems.append(
            Problem("RW109", "This is too deep to be read.", deep, "Give parts of it names of their own, with `let`.")
        )
        self._give_up(lines_of(tuple(tokens)))
        return None

    def _give_up(self, root: Line) -> None:
        """Note what is lost with a whole declaration."""
        self._lose(root)
        self.lost_forms.add(root.first if root.first in DECLARES else "")

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
        words = [word.text for word in line.words]
        if line.above is not None and line.first != "let" and ":" not in words[1:2]:
            return
        ends = ("=",) if words[:2] == ["let", "("] else ("=", ":", "(", "[")
        for word in line.words[line.above is None :]:
            if word.text in ends and line.first not in ("kind", "component", "token", "record"):
                break
            if word.type == "NAME":
                self.lost.add(word.text)


def _slip(found: Unexpected, tokens: list[Token], owner: dict[int, Line], root: Line) -> Slip:
    """The word where the parser gave up, and the line that this is about."""
    token, accepted = found.token, found.accepted
    same = (i for i, w in enumerate(tokens) if (w.start, w.text) == (token.start, token.text))
    at = next((i for i, word in enumerate(tokens) if word is token), None)
    if at is None:  # a word that was taken for a name, or the end of all
        at = next(same, len(tokens))
        token = tokens[at] if at < len(tokens) else mark("_NL", root.end)
    if accepted == {"_INDENT"}:
        line = owner[id(tokens[at - 1])]
    elif at < len(tokens):
        line = owner[id(tokens[at])]
    else:
        line = root
    if token.type == "_DEDENT" and line.block:
        return Slip(token, accepted, line.block[-1], line)
    return Slip(token, accepted, line, line)
