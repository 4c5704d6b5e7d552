"""A line of Python that is too long → several lines that say the same, broken inside brackets."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

WIDTH = 120
STEP = 4
DEEP = 99  # the depth of what stands in quotes: nothing breaks there
# Where an expression breaks, the loosest operators first; a line begins with its operator.
LEVELS = (
    (" if ", " else "),
    (" or ",),
    (" and ",),
    (" | ",),
    (" ^ ",),
    (" & ",),
    (" << ", " >> "),
    (" + ", " - "),
)
ASSIGNS = re.compile(r" (?:[-+*/%&|^]|//|<<|>>)?= ")
KEYWORDS = ("return ", "if ", "elif ", "while ")
OPENS, CLOSES = "([{", ")]}"
SIGNS = re.compile(r"""[][(){}]|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?""")  # brackets, and whole texts
MOST_LISTED = 8  # more plain items than these are not listed one to a line


def broken(line: str) -> list[str]:
    """The line itself if it fits in WIDTH or cannot be broken: comments, and lines with a bracket left open."""
    text = line.lstrip(" ")
    indent = len(line) - len(text)
    if len(line) <= WIDTH or text.startswith("#") or _is_string(text) or not _closed(text):
        return [line]
    start, end = _expression(text)
    blank, targets, value = " " * indent, text[:start].removesuffix(" = "), text[start:end]
    head = [f"{blank}{text[:start]}"]
    if len(head[0]) >= WIDTH - STEP and _found(targets, ", "):
        head = [f"{blank}(", *_content(indent + STEP, targets), f"{blank}) = "]
        if len(head[-1]) + len(value) <= WIDTH:
            return [*head[:-1], head[-1] + value]
    elif not _found(value, ", ") and len(_operands(value)) == 1 and not _is_string(value):
        return _opened(indent, text)
    return [*head[:-1], f"{head[-1]}(", *_content(indent + STEP, value), f"{blank}){text[end:]}"]


def _expression(text: str) -> tuple[int, int]:
    """Where the expression of a statement begins and ends."""
    depths = _depths(text)
    end = len(text) - text.endswith(":")
    for word in KEYWORDS:
        if text.startswith(word):
            return len(word), end
    if text.startswith("for "):
        return _found(text, " in ")[0] + len(" in "), end
    for match in ASSIGNS.finditer(text):
        if depths[match.start()] == 0:
            return match.end(), end
    return 0, end


def _piece(indent: int, text: str) -> list[str]:
    """A part of an expression, inside brackets."""
    if indent + len(text) <= WIDTH:
        return [" " * indent + text]
    comma = "," * text.endswith(",")
    pieces = _operands(text.removesuffix(","))
    if len(pieces) == 1:
        return _opened(indent, text)
    return [line for piece in [*pieces[:-1], pieces[-1] + comma] for line in _piece(indent, piece)]


def _opened(indent: int, text: str) -> list[str]:
    """Broken inside one pair of brackets: those of a function's parameters, else the pair that holds most."""
    if text[0] in "\"'f" and _is_string(text.removesuffix(",")):
        return [" " * indent + part for part in _strings(indent, text)]
    pairs = _pairs(text)
    if not pairs:
        return [" " * indent + text]
    start, end = pairs[0] if text.startswith("def ") else max(pairs, key=lambda pair: pair[1] - pair[0])
    inner = _content(indent + STEP, text[start + 1 : end])
    return [" " * indent + text[: start + 1], *inner, " " * indent + text[end:]]


def _content(indent: int, text: str) -> list[str]:
    """What stands between brackets: on one line, or one item a line, or a comprehension part by part."""
    if indent + len(text) <= WIDTH:
        return [" " * indent + text]
    loops = _found(text, " for ")
    if loops:
        guards = [at for at in _found(text, " if ") if at > loops[0]]
        return [line for piece in _cut(text, sorted(loops + guards)) for line in _piece(indent, piece)]
    commas = [at + 1 for at in _found(text, ", ")]
    if not commas and not text.endswith(","):
        return _piece(indent, text)
    items = [item.removesuffix(",") for item in _cut(text, commas)]
    if len(items) > MOST_LISTED and all(_is_plain(item) for item in items):
        return _rows(indent, items)
    return [line for item in items for line in _piece(indent, f"{item},")]


def _is_plain(item: str) -> bool:
    """A short text, a number or a name."""
    return len(item) < 30 and (_is_string(item) or not set(item) & set("([{ "))


def _rows(indent: int, items: list[str]) -> list[str]:
    """Many plain items, as many to a line as fit."""
    rows = [" " * indent + f"{items[0]},"]
    for item in items[1:]:
        if len(rows[-1]) + len(item) + 2 <= WIDTH:
            rows[-1] += f" {item},"
        else:
            rows.append(" " * indent + f"{item},")
    return rows


# ---------------------------------------------------------------- where things are in a text


@lru_cache(maxsize=64)
def _depths(text: str) -> list[int]:
    """For each character how many brackets are open around it; brackets themselves count as outside."""
    depths: list[int] = []
    depth = 0
    for sign in SIGNS.finditer(text):
        at, char = sign.start(), sign.group()
        depths += [depth] * (at - len(depths))
        if char in CLOSES:
            depth -= 1
        depths.append(depth)
        if char in OPENS:
            depth += 1
        elif char not in CLOSES:
            depths += [DEEP] * (len(char) - 1)
    depths += [depth] * (len(text) - len(depths))
    return [*depths, depth]


def _closed(text: str) -> bool:
    """Whether all brackets are closed at the end, and no comment stands there."""
    depths = _depths(text)
    return depths[-1] == 0 and min(depths) == 0 and not any(depths[m.start()] == 0 for m in re.finditer("#", text))


def _pairs(text: str) -> list[tuple[int, int]]:
    """The outermost pairs of brackets that hold something."""
    depths = _depths(text)
    starts = [i for i, c in enumerate(text) if c in "([{" and depths[i] == 0]
    ends = [i for i, c in enumerate(text) if c in ")]}" and depths[i] == 0]
    return [(start, end) for start, end in zip(starts, ends, strict=True) if end > start + 1]


def _found(text: str, word: str) -> list[int]:
    """Where a word stands outside of all brackets and quotes."""
    depths = _depths(text)
    return [match.start() for match in re.finditer(re.escape(word), text) if depths[match.start()] == 0]


def _operands(text: str) -> list[str]:
    """The operands of the loosest operator outside of brackets, each but the first with its operator before it."""
    for words in LEVELS:
        found = [_found(text, word) for word in words]
        if all(found) if words == LEVELS[0] else any(found):
            return _cut(text, sorted(at for places in found for at in places))
    return [text]


def _cut(text: str, places: list[int]) -> list[str]:
    """The parts between blanks at these places."""
    bounds = [-1, *places, len(text)]
    return [text[a + 1 : b] for a, b in pairwise(bounds)]


# ---------------------------------------------------------------- long texts


def _is_string(text: str) -> bool:
    start = 1 if text.startswith("f") else 0
    return len(text) > start + 1 and text[start] in "\"'" and all(d == DEEP for d in _depths(text)[start + 1 : -1])


def _strings(indent: int, text: str) -> list[str]:
    """A long text as several that Python joins, broken at blanks outside of braces."""
    comma = "," * text.endswith(",")
    made_of = "f" * text.startswith("f")
    quote = text[len(made_of)]
    room = WIDTH - indent - len(made_of) - 3
    parts = [""]
    for word in re.findall(r"(?:\{[^{}]*\}|[^ {}]|[{}])* ?", text.removesuffix(",")[len(made_of) + 1 : -1]):
        if parts[-1] and len(parts[-1]) + len(word) > room:
            parts.append("")
        parts[-1] += word
    made = [f"{made_of if '{' in part or '}' in part else ''}{quote}{part}{quote}" for part in parts if part]
    return [*made[:-1], made[-1] + comma]
