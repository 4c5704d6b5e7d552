"""Rules text → words, grouped by top-level declaration, with the blocks that indentation makes.

A line goes on in the next after a comma, an operator or one of `and or not in for if then =`, inside brackets, and
before a line that begins with `and`, `or`, `then`, `+` or `*`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lark import Token

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span

GOES_ON = frozenset({",", "and", "or", "+", "-", "*", "=", "for", "in", "if", "not", "then"})
BEGINS_MORE = re.compile(r"(?:(?:and|or|then)\b|[+*])")
WORD = re.compile(
    r"(?P<blank>[ ]+|--[^\n]*)|(?P<NL>\r?\n)|(?P<NAME>[A-Za-z_][A-Za-z0-9_]*)|(?P<INT>\d+)|(?P<STRING>\"[^\"\n]*\")"
    r"|(?P<CITE>\[(?:[A-Z]-)?[A-Z]{2,}-[A-Z]?\d[A-Z0-9., -]*\])"
    r"|(?P<op>->|\.\.|\+=|-=|<=|>=|[-+*/^()\[\]{}<>=,.:?])"
)
BLANK = re.compile(r"(?:[ \r\n]+|--[^\n]*)*")
OPENS = frozenset("([{")
CLOSES = frozenset(")]}")


@dataclass(frozen=True, slots=True)
class Chunk:
    """The words of one top-level declaration, ended by a line end or the end of its block."""

    tokens: tuple[Token, ...]
    span: Span


def chunks_from_text(source: Source, types: Mapping[str, str]) -> tuple[tuple[Chunk, ...], tuple[Problem, ...]]:
    """All declarations in order. `types` gives the grammar's name for each fixed word (`"move"` → `MOVE`).

    A character that no word begins with, a tab in the indentation or a step back to a column where no block began is a
    problem; the line is then left out, so that the rest can still be read.
    """
    reader = _Reader(source, types)
    return reader.read(), tuple(reader.problems)


class _Reader:
    """One pass over the text."""

    def __init__(self, source: Source, types: Mapping[str, str]) -> None:
        self.source = source
        self.types = types
        self.problems: list[Problem] = []

    def read(self) -> tuple[Chunk, ...]:
        chunks: list[Chunk] = []
        tokens: list[Token] = []
        columns = [0]
        for line in self._logical_lines():
            indent = self._indent_of(line[0])
            if indent == 0 and tokens:
                chunks.append(self._chunk(tokens, columns))
                tokens, columns = [], [0]
            if tokens:
                problem = _nest(tokens, columns, indent, line[0])
                if problem:
                    self._refuse(line[0], problem[0], problem[1])
                    continue
            elif indent:
                self._refuse(line[0], "This line is indented, but nothing above it begins a block.",
                             "Top-level declarations begin in the first column.")  # fmt: skip
                continue
            tokens.extend(line)
        if tokens:
            chunks.append(self._chunk(tokens, columns))
        return tuple(chunks)

    def _chunk(self, tokens: list[Token], columns: list[int]) -> Chunk:
        last = tokens[-1]
        tokens.append(_token("_NL", "", last.end_pos or 0))
        tokens.extend(_token("_DEDENT", "", last.end_pos or 0) for _ in columns[1:])
        return Chunk(tuple(tokens), Span(self.source, tokens[0].start_pos or 0, last.end_pos or 0))

    def _indent_of(self, token: Token) -> int:
        start = token.start_pos or 0
        return start - (self.source.text.rfind("\n", 0, start) + 1)

    def _refuse(self, token: Token, message: str, help_: str, code: str = "RW102") -> None:
        self.problems.append(Problem(code, message, Span(self.source, token.start_pos or 0, token.end_pos or 0), help_))

    def _logical_lines(self) -> Iterator[list[Token]]:
        """The words of each line, lines that go on joined; a line with a character that fits nowhere is left out."""
        text, types = self.source.text, self.types
        at, end, depth = 0, len(text), 0
        line: list[Token] = []
        spoilt = False
        match = WORD.match
        while at < end:
            found = match(text, at)
            if found is None:
                if not spoilt:
                    self._bad_character(at)
                spoilt, at = True, at + 1
                continue
            form, start, at = found.lastgroup, at, found.end()
            if form == "blank":
                continue
            if form == "NL":
                if line and not spoilt and (depth > 0 or self._goes_on(line[-1], at)) and not self._stands_alone(at):
                    continue
                if line and not spoilt:
                    yield line
                line, depth, spoilt = [], 0, False
                continue
            word = found.group()
            if word in OPENS:
                depth += 1
            elif word in CLOSES:
                depth = max(0, depth - 1)
            kind = types.get(word, "NAME") if form in ("NAME", "op") else form or "NAME"
            line.append(_token(kind, word, start))
        if line and not spoilt:
            yield line

    def _goes_on(self, last: Token, at: int) -> bool:
        if str(last) in GOES_ON:
            return True
        return bool(BEGINS_MORE.match(self.source.text, _next_word(self.source.text, at)))

    def _stands_alone(self, at: int) -> bool:
        """Whether the next line begins a declaration in the first column: an open bracket must not swallow the rest."""
        start = _next_word(self.source.text, at)
        if start >= len(self.source.text) or self.source.text.rfind("\n", 0, start) + 1 != start:
            return False
        found = WORD.match(self.source.text, start)
        return bool(found and found.lastgroup == "NAME" and found.group() in DECLARES)

    def _bad_character(self, at: int) -> None:
        char = self.source.text[at]
        span = Span(self.source, at, at + 1)
        if char == "\t":
            self.problems.append(Problem("RW101", "A tab stands here.", span, "Indent with two spaces for each level."))
        elif char == '"':
            self.problems.append(Problem("RW101", "This text has no closing quote on its line.", span,
                                         'Texts begin and end with " on one line.'))  # fmt: skip
        else:
            self.problems.append(
                Problem(
                    "RW101",
                    f"The character {char!r} means nothing in rules.",
                    span,
                    "Inside a text in quotes any character may stand; a comment begins with --.",
                )
            )


DECLARES = frozenset(
    "game option kind component token record grid zone var let pattern rule setup turn round winner example misprint "
    "check scenario outside".split()
)


def _nest(tokens: list[Token], columns: list[int], indent: int, first: Token) -> tuple[str, str] | None:
    """Close the line above and open or close blocks; or say what is wrong with the indentation."""
    at = tokens[-1].end_pos or 0
    if indent > columns[-1]:
        columns.append(indent)
        tokens += [_token("_NL", "", at), _token("_INDENT", "", first.start_pos or at)]
        return None
    if indent not in columns:
        return ("This line steps back to a column where no block began.",
                f"Blocks are open at {', '.join(str(c) for c in columns)} spaces; this line has {indent}.")  # fmt: skip
    tokens.append(_token("_NL", "", at))
    while indent < columns[-1]:
        columns.pop()
        tokens.append(_token("_DEDENT", "", first.start_pos or at))
    return None


def _next_word(text: str, at: int) -> int:
    """Offset of the next thing that is neither blank nor comment."""
    found = BLANK.match(text, at)
    return found.end() if found else at


def _token(kind: str, word: str, start: int) -> Token:
    return Token(kind, word, start_pos=start, end_pos=start + len(word))
