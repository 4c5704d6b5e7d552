"""The words of a declaration as lines with blocks, so that a line can be taken out and the rest read again."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.dsl.tokens import Token, mark


@dataclass(eq=False, slots=True)
class Line:
    """The words of one line and the lines of the block below it."""

    words: list[Token]
    block: list[Line] = field(default_factory=list)
    above: Line | None = None

    @property
    def start(self) -> int:
        return self.words[0].start

    @property
    def end(self) -> int:
        return self.words[-1].end

    @property
    def first(self) -> str:
        return self.words[0].text


def lines_of(tokens: tuple[Token, ...]) -> Line:
    """The head of a declaration with all lines below it."""
    root: Line | None = None
    holder: list[Line] = []
    last: Line | None = None
    words: list[Token] = []
    for token in tokens:
        match token.type:
            case "_NL":
                if words:
                    last = Line(words, [], holder[-1] if holder else None)
                    if holder:
                        holder[-1].block.append(last)
                    root = root or last
                    words = []
            case "_INDENT":
                assert last is not None
                holder.append(last)
            case "_DEDENT":
                last = holder.pop()
            case _:
                words.append(token)
    assert root is not None
    return root


def tokens_of(root: Line) -> tuple[list[Token], dict[int, Line]]:
    """All words in order with the marks of lines and blocks; and by `id` of each the line that it belongs to."""
    tokens: list[Token] = []
    owner: dict[int, Line] = {}

    def put(token: Token, line: Line) -> None:
        tokens.append(token)
        owner[id(token)] = line

    def write(line: Line) -> None:
        for word in line.words:
            put(word, line)
        put(mark("_NL", line.end), line)
        if line.block:
            put(mark("_INDENT", line.block[0].start), line)
            for inner in line.block:
                write(inner)
            put(mark("_DEDENT", tokens[-1].end), line)

    write(root)
    return tokens, owner


def without(line: Line) -> bool:
    """Take a line and its block out; False if that is the whole declaration.

    What makes no sense without it goes too: an `else` or `otherwise` after it, a head whose block is now empty.
    """
    holder = line.above
    if holder is None:
        return False
    at = holder.block.index(line)
    end = at + 1
    while (
        line.first in ("if", "choose", "may", "match")
        and end < len(holder.block)
        and holder.block[end].first in ("else", "otherwise")
    ):
        end += 1
    del holder.block[at:end]
    return bool(holder.block) or without(holder)
