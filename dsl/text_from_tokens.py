"""The words of a rules text → the same words in canonical form: indentation, spaces, citations in a column.

Words, comments and the breaks of lines stay as they are; only what is blank between them changes. So the meaning
cannot change, and that is checked: the new text has the words of the old one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rulewright.dsl.parse_tokens import Parser
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source
from rulewright.dsl.tokens import Token
from rulewright.dsl.tokens_from_text import CLOSES, WORD, Chunk, chunks_from_text
from rulewright.dsl.tree_from_text import tree_from_text, word_types

STEP = 2  # spaces for each level
CITED_AT = 71  # characters before a citation or a comment that ends a line
WIDTH = 120  # a comment moves to the left rather than go beyond
BLOCKS = ("_NL", "_INDENT", "_DEDENT")
NAMES_TYPES = ("KIND", "COMPONENT", "TOKEN", "RECORD", "GRID")  # after these, `entity/entities` is one name


def text_from_tokens(source: Source) -> tuple[str, tuple[Problem, ...]]:
    """The canonical text; or the text as it was, with what is wrong with it, if it cannot be read."""
    problems = tree_from_text(source)[1]
    if problems:
        return source.text, problems
    chunks, _ = chunks_from_text(source, word_types())
    layout = _layout(chunks)
    text = "".join(_lines(source.text, layout))
    again, _ = chunks_from_text(Source(source.name, text), word_types())
    assert _words(again) == _words(chunks), "formatting has changed the words"
    return text, ()


def _words(chunks: tuple[Chunk, ...]) -> list[tuple[tuple[str, str], ...]]:
    return [tuple((token.type, token.text) for token in chunk.tokens) for chunk in chunks]


# ---------------------------------------------------------------- which words touch, and how deep a line lies


@dataclass(slots=True)
class _Layout:
    """By offset of a word: the depth of the line that it begins, and whether it touches the word before it."""

    depths: dict[int, int] = field(default_factory=dict)
    touching: set[int] = field(default_factory=set)


def _layout(chunks: tuple[Chunk, ...]) -> _Layout:
    layout = _Layout()
    for chunk in chunks:
        names, signs = _roles(chunk)
        depth, before, begins = 0, None, True
        for token in chunk.tokens:
            if token.type in BLOCKS:
                depth += {"_INDENT": 1, "_DEDENT": -1}.get(token.type, 0)
                begins = True
                continue
            at = token.start
            if begins:
                layout.depths[at] = depth
            elif before is not None and _touch(before, token, names, signs):
                layout.touching.add(at)
            before, begins = token, False
        _join_plural(chunk, layout)
    return layout


def _roles(chunk: Chunk) -> tuple[frozenset[int], frozenset[int]]:
    """Offsets of words that are names here, and of minus signs that belong to one value."""
    names: set[int] = set()
    signs: set[int] = set()
    todo: list[Any] = [_grammar_parser().parse(chunk.tokens, chunk.span.source)]
    while todo:
        match todo.pop():
            case Token(type="NAME", start=start):
                names.add(start)
            case (str(rule), int(start), tuple(parts)):
                todo += parts
                if rule in ("minus", "minus_sign"):
                    signs.add(start)
            case _:
                pass
    return frozenset(names), frozenset(signs)


@cache
def _grammar_parser() -> Parser:
    """Makes of each rule its name, where it begins, and its children."""
    return Parser(lambda rule: lambda span, *parts: (rule, span.start, parts))


def _touch(before: Token, token: Token, names: frozenset[int], signs: frozenset[int]) -> bool:
    """Whether no space stands between two words of one line."""
    left, right = before.text, token.text
    if left in ("(", "[", "{", ".", "..") or right in (")", "]", "}", ",", ":", "?", ".", ".."):
        return True
    if left == "-" and before.start in signs:
        return right != "-"  # two of them would begin a comment
    if right in ("(", "["):
        return left in (")", "]") or before.start in names
    return False


def _join_plural(chunk: Chunk, layout: _Layout) -> None:
    """`kind entity/entities`: name and plural touch."""
    if chunk.tokens[0].type in NAMES_TYPES and len(chunk.tokens) > 3 and chunk.tokens[2].text == "/":
        layout.touching |= {token.start for token in chunk.tokens[2:4]}


# ---------------------------------------------------------------- lines


@dataclass(slots=True)
class _Line:
    """One line of the old text: its words and their offsets, and its comment."""

    column: int = 0
    words: list[tuple[int, str, bool]] = field(default_factory=list)  # offset, word, whether it is a citation
    comment: str = ""


def _old_lines(text: str) -> Iterator[_Line]:
    line, begin, at = _Line(), 0, 0
    while at < len(text):
        found = WORD.match(text, at)
        assert found is not None, "a text that was read has no other characters"
        start, at = at, found.end()
        match found.lastgroup:
            case "NL":
                yield line
                line, begin = _Line(), at
            case "blank" if found.group().startswith("--"):
                line.comment = found.group().rstrip()
            case "blank":
                continue
            case form:
                line.words.append((start, found.group(), form == "CITE"))
        if len(line.words) == 1 or not line.words:
            line.column = (line.words[0][0] if line.words else start) - begin
    yield line


def _lines(text: str, layout: _Layout) -> Iterator[str]:
    """The new lines; blank ones once, none at the beginning or the end."""
    lines = list(_old_lines(text))
    below = _lines_below(lines)
    columns = [0]  # where the blocks that are open began in the old text
    depth, blank, begun = 0, False, False
    for number, line in enumerate(lines):
        if not line.words and not line.comment:
            blank = begun
            continue
        if line.words and line.words[0][0] in layout.depths:
            depth = layout.depths[line.words[0][0]]
            columns[depth:] = [line.column]
            indent = depth
        elif line.words:
            indent = depth + (line.words[0][1] not in CLOSES)
        else:
            indent = _depth_of_comment(line, below[number], layout, columns, depth)
        yield ("\n" if blank else "") + _new_line(line, STEP * indent, layout) + "\n"
        blank, begun = False, True


def _lines_below(lines: list[_Line]) -> list[_Line | None]:
    """For each line the next one that has words, or None."""
    below: list[_Line | None] = []
    following: _Line | None = None
    for line in reversed(lines):
        below.append(following)
        if line.words:
            following = line
    return below[::-1]


def _depth_of_comment(comment: _Line, below: _Line | None, layout: _Layout, columns: list[int], depth: int) -> int:
    """A comment belongs to the line below it; one that is indented deeper than that, to the block above."""
    if below is not None:
        depth_below = layout.depths.get(below.words[0][0])
        if depth_below is None:
            return depth + 1  # inside a line that goes on
        if comment.column <= below.column or depth_below > depth:
            return depth_below
    return max(level for level, column in enumerate(columns) if column <= comment.column)


def _new_line(line: _Line, indent: int, layout: _Layout) -> str:
    words = list(line.words)
    cites: list[str] = []
    while words and words[-1][2]:
        cites.insert(0, words.pop()[1])
    text = " " * indent
    for number, (at, word, _) in enumerate(words):
        text += word if number == 0 or at in layout.touching else " " + word
    if cites:
        text = text.ljust(CITED_AT - 1) + " " * bool(words) + " ".join(cites) if words else text + " ".join(cites)
    if not line.comment:
        return text
    if not line.words:
        return text + line.comment
    return text.ljust(max(len(text) + 2, min(CITED_AT, WIDTH - len(line.comment)))) + line.comment
