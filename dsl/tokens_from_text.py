"""Rules text → words, grouped by top-level declaration, with the blocks that indentation makes.

A line goes on in the next after a comma, an operator or one of `and or not in for if then =`, inside brackets, and
before a line that begins with `and`, `or`, `then`, `+` or `*`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.dsl.foreign_signs import FOREIGN, SIGNS
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tokens import Token, mark

GOES_ON = frozenset({",", "and", "or", "+", "-", "*", "=", "for", "in", "if", "not", "then"})
BEGINS_MORE = re.compile(r"(?:(?:and|or|then)\b|[+*])")
# What no word can be is matched as well and told, so that the rest of its line can be read.
WORD = re.compile(
    r"(?P<blank>[ \t]+|--[^\n]*)|(?P<NL>\r?\n)|(?P<NAME>[^\W\d]\w*)"
    r"|(?P<slip>\d+\.\d+|\d+[^\W\d]\w*|[“”„«][^“”„«»\"\n]*[“”»]?|'[^'\n]*')"
    r"|(?P<INT>[0-9]+)|(?P<STRING>\"[^\"\n]*\")|(?P<open>\"[^\n]*)"
    r"|(?P<CITE>\[(?:[A-Z]-)?[A-Z]{2,}-[A-Z]?\d[A-Z0-9., -]*\])"
    rf"|(?P<foreign>{FOREIGN})"
    r"|(?P<op>->|\.\.|\+=|-=|<=|>=|[-+*/^()\[\]{}<>=,.:?])"
)
BACKWARDS = re.compile(r"(\d+)\.\.[A-Z]?(\d+)")
LONG_NUMBER = re.compile(r"\d{10}")
BLANK = re.compile(r"(?:[ \t\r\n]+|--[^\n]*)*")
OPENS = frozenset("([{")
CLOSES = frozenset(")]}")
LARGEST = 2**63 - 1
LONGEST_NAME = 100
LONGEST_TEXT = 2000
TAB = 2  # columns that a tab is taken for, so that the rest can be read
DEEPEST = 12  # blocks inside one another
FAR = 400  # lines

DECLARES = frozenset(
    "game option kind component token record grid zone var let pattern rule setup turn round winner example misprint "
    "check scenario outside".split()
)


@dataclass(frozen=True, slots=True)
class Chunk:
    """The words of one top-level declaration, ended by a line end or the end of its block.

    `told` are the offsets at which lines begin that a problem has been told of: another one there would follow from it.
    """

    tokens: tuple[Token, ...]
    span: Span
    told: frozenset[int]


def chunks_from_text(source: Source, types: Mapping[str, str]) -> tuple[tuple[Chunk, ...], tuple[Problem, ...]]:
    """All declarations in order. `types` gives the grammar's name for each fixed word (`"move"` → `MOVE`).

    A character that no word begins with, a tab and a step back to a column where no block began are problems; what is
    there is then read as what was probably meant.
    """
    reader = _Reader(source, types)
    return reader.read(), tuple(reader.problems)


class _Reader:
    """One pass over the text."""

    def __init__(self, source: Source, types: Mapping[str, str]) -> None:
        self.source = source
        self.types = types
        self.problems: list[Problem] = []
        self.told: set[int] = set()
        self.strange: set[str] = set()  # names with other letters that were told
        self.tabs: list[int] = []
        self.told_deep = False
        self.closes = -1  # where the open bracket closes, once that was looked up

    def read(self) -> tuple[Chunk, ...]:
        chunks: list[Chunk] = []
        tokens: list[Token] = []
        columns = [0]
        above = mark("_NL", 0)
        for line in self._logical_lines():
            indent = self._indent_of(line[0])
            if not tokens and indent:
                self._wrong_indent(
                    line[0],
                    "This line is indented, but nothing above it begins a block.",
                    "Top-level declarations begin in the first column.",
                )
                indent = 0
            if indent and indent < columns[-1] and indent not in columns:
                indent = self._step_back(line[0], columns, indent)
            if indent == 0 and tokens:
                chunks.append(self._chunk(tokens, columns))
                tokens, columns = [], [0]
            if tokens:
                if indent > columns[-1] and len(columns) > DEEPEST:
                    self._too_deep(line[0], above)
                    indent = columns[-1]
                _nest(tokens, columns, indent, line[0])
            tokens.extend(line)
            above = line[0]
        if tokens:
            chunks.append(self._chunk(tokens, columns))
        self._tell_tabs()
        return tuple(chunks)

    def _chunk(self, tokens: list[Token], columns: list[int]) -> Chunk:
        last = tokens[-1]
        tokens.append(mark("_NL", last.end))
        tokens.extend(mark("_DEDENT", last.end) for _ in columns[1:])
        span = Span(self.source, tokens[0].start, last.end)
        return Chunk(tuple(tokens), span, frozenset(self.told))

    # ------------------------------------------------------------ columns

    def _indent_of(self, token: Token) -> int:
        """The column of a word, tabs counted as `TAB` spaces."""
        start = token.start
        before = self.source.text[self.source.text.rfind("\n", 0, start) + 1 : start]
        return len(before) + before.count("\t") * (TAB - 1)

    def _step_back(self, first: Token, columns: list[int], indent: int) -> int:
        """Tell of a line at a column where no block began; the column that was probably meant."""
        if first.text in DECLARES - {"let", "example", "misprint"}:
            self._wrong_indent(
                first,
                f"`{first}` begins a declaration, but is indented.",
                "Top-level declarations begin in the first column.",
            )
            return 0
        listed = ", ".join(str(c) for c in columns[:-1])
        self._wrong_indent(
            first,
            "This line steps back to a column where no block began.",
            f"Blocks above it began at {listed} and {columns[-1]} spaces; this line has {indent}.",
        )
        return min(columns[1:], key=lambda c: abs(c - indent))

    def _too_deep(self, first: Token, above: Token) -> None:
        if not self.told_deep:
            self._tell(
                first.start,
                first.end,
                "RW109",
                "This block is too deep.",
                f"At most {DEEPEST} blocks stand inside one another: give a part a rule of its own.",
            )
        self.told_deep = True
        self.told |= {first.start, above.start}

    def _wrong_indent(self, token: Token, message: str, help_: str) -> None:
        # Where tabs and spaces are mixed, columns say nothing: the tabs are told.
        if not self.tabs:
            self._tell(token.start, token.end, "RW102", message, help_)
        self.told.add(token.start)

    def _tell_tabs(self) -> None:
        if self.tabs:
            lines = len({self.source.line_of(at) for at in self.tabs}) - 1
            more = f", and in {lines} more line{'s' * (lines != 1)}" if lines else ""
            self._tell(
                self.tabs[0],
                self.tabs[0] + 1,
                "RW101",
                f"A tab stands here{more}.",
                "Indent with two spaces for each level. Editors have a command that turns tabs into spaces.",
            )

    # ------------------------------------------------------------ words

    def _logical_lines(self) -> Iterator[list[Token]]:
        """The words of each line, lines that go on joined."""
        text, types = self.source.text, self.types
        at, end, depth = 0, len(text), 0
        line: list[Token] = []
        told = len(self.problems)
        while at < end:
            found = WORD.match(text, at)
            if found is None:
                self._bad_character(at)
                at += 1
                continue
            form, start, at = found.lastgroup or "", at, found.end()
            word = found.group()
            if form == "blank":
                if "\t" in word and not word.startswith("--"):
                    self.tabs.append(start + word.index("\t"))
                continue
            if form == "NL":
                if line and not self._goes_on(line[-1], at, depth):
                    self._note_told(line, told)
                    yield line
                    line, depth, told = [], 0, len(self.problems)
                continue
            if form == "op" or (form == "NAME" and len(word) <= LONGEST_NAME and word.isascii()):
                depth = max(0, depth + (word in OPENS) - (word in CLOSES))
                line.append(Token(types.get(word, "NAME"), word, start, at))
            else:
                line += self._tokens(form, word, start)
        if line:
            self._note_told(line, told)
            yield line

    def _note_told(self, line: list[Token], told: int) -> None:
        if len(self.problems) > told:
            self.told.add(line[0].start)

    def _tokens(self, form: str, word: str, start: int) -> tuple[Token, ...]:
        """The token of a word; for what is none, those that were probably meant."""
        match form:
            case "NAME" if len(word) > LONGEST_NAME:
                mend = f"A name has {LONGEST_NAME} letters at most."
                self._tell(start, start + LONGEST_NAME, "RW110", "This name is too long.", mend)
                return (Token("NAME", word[:LONGEST_NAME], start, start + LONGEST_NAME),)
            case "STRING" | "open" if len(word) > LONGEST_TEXT:
                mend = f"A text has {LONGEST_TEXT:,} signs at most."
                self._tell(start, start + LONGEST_NAME, "RW110", "This text is too long.", mend)
                return (Token("STRING", f'{word[:LONGEST_NAME]}"', start, start + LONGEST_NAME),)
            case "NAME":
                self._strange_name(word, start)
                return (_token("NAME", word, start),)
            case "foreign":
                return self._foreign(word, start)
            case "open":
                self._tell(
                    start,
                    start + len(word.rstrip()),
                    "RW101",
                    "This text has no closing quote on its line.",
                    'Texts begin and end with " on one line.',
                )
                return (Token("STRING", word + '"', start, start + len(word.rstrip())),)
            case "slip":
                return self._slip(word, start)
            case "INT" if len(word) > 18 and (len(word) > 4000 or int(word) > LARGEST):
                self._tell(
                    start,
                    start + len(word),
                    "RW110",
                    "This number is too large.",
                    f"Whole numbers go up to {LARGEST:,}.",
                )
                return (Token("INT", "1", start, start + len(word)),)
            case "CITE" if LONG_NUMBER.search(word):
                mend = "A clause has a number of few digits, such as [NUM-62]."
                self._tell(start, start + len(word), "RW110", "The number of this clause is too large.", mend)
                return (Token("CITE", "[]", start, start + len(word)),)
            case "CITE":
                for first, last in BACKWARDS.findall(word):
                    if int(last) < int(first):
                        self._tell(
                            start,
                            start + len(word),
                            "RW103",
                            f"The clauses {first}..{last} run backwards.",
                            "The smaller number comes first.",
                        )
            case _:
                pass
        return (_token(form, word, start),)

    def _strange_name(self, word: str, start: int) -> None:
        if word not in self.strange:
            self.strange.add(word)
            odd = next(c for c in word if not c.isascii())
            self._tell(
                start,
                start + len(word),
                "RW101",
                f"The name `{word}` holds the letter {odd}.",
                "Names are made of a to z, A to Z, digits and _. Any letter may stand in quotes.",
            )

    def _foreign(self, word: str, start: int) -> tuple[Token, ...]:
        sign = next(s for s in (word, word[:2], word[:1]) if s in SIGNS)
        instead = SIGNS[sign]
        self._tell(start, start + len(sign), "RW101", f"`{sign}` means nothing in rules.", instead.advice)
        return tuple(Token(self.types[w], w, start, start + len(sign)) for w in instead.words)

    def _slip(self, word: str, start: int) -> tuple[Token, ...]:
        end = start + len(word)
        if not word[0].isdigit():
            self._tell(
                start,
                end,
                "RW101",
                f"A text does not begin with {word[0]}.",
                'Texts stand in straight quotes: "Move {tile}".',
            )
            return (Token("STRING", f'"{word[1:-1]}"', start, end),)
        if "." in word:
            self._tell(
                start,
                end,
                "RW101",
                f"`{word}` is no whole number.",
                "All numbers are whole. Count halves or hundredths instead; a range is `1..6`.",
            )
            return (Token("INT", "1", start, end),)
        self._tell(start, end, "RW101", f"`{word}` is neither a number nor a name.", "A name begins with a letter.")
        return (_token("NAME", word, start),)

    def _bad_character(self, at: int) -> None:
        char = self.source.text[at]
        self._tell(
            at,
            at + 1,
            "RW101",
            f"The character {char} means nothing in rules.",
            "In a text in quotes any character may stand; a comment begins with `--`.",
        )

    def _tell(self, start: int, end: int, code: str, message: str, help_: str) -> None:
        self.problems.append(Problem(code, message, Span(self.source, start, end), help_))

    # ------------------------------------------------------------ lines that go on

    def _goes_on(self, last: Token, at: int, depth: int) -> bool:
        if self._stands_alone(at):
            return False
        if last.text in GOES_ON or (depth > 0 and self._is_closed(at, depth)):
            return True
        return bool(BEGINS_MORE.match(self.source.text, _next_word(self.source.text, at)))

    def _stands_alone(self, at: int) -> bool:
        """Whether the next line begins a declaration in the first column: an open bracket must not swallow the rest."""
        start = _next_word(self.source.text, at)
        if start >= len(self.source.text) or self.source.text.rfind("\n", 0, start) + 1 != start:
            return False
        found = WORD.match(self.source.text, start)
        return bool(found and found.lastgroup == "NAME" and found.group() in DECLARES)

    def _is_closed(self, at: int, depth: int) -> bool:
        """Whether the brackets that are open at a line end are all closed before the declaration ends.

        Looks far enough for any list that a person writes.
        """
        if self.closes >= at:
            return True
        text, lines = self.source.text, 0
        while depth > 0 and lines < FAR:
            found = WORD.match(text, at)
            if found is None or found.lastgroup == "NL":
                lines += found is not None
                at = found.end() if found else at + 1
                if at >= len(text) or (found and self._stands_alone(at)):
                    return False
                continue
            depth += (found.group() in OPENS) - (found.group() in CLOSES)
            at = found.end()
            if at >= len(text) and depth > 0:
                return False
        self.closes = at
        return True


def _nest(tokens: list[Token], columns: list[int], indent: int, first: Token) -> None:
    """Close the line above and open or close blocks."""
    at = tokens[-1].end
    tokens.append(mark("_NL", at))
    if indent > columns[-1]:
        columns.append(indent)
        tokens.append(mark("_INDENT", first.start))
    while indent < columns[-1]:
        columns.pop()
        tokens.append(mark("_DEDENT", at))


def _next_word(text: str, at: int) -> int:
    """Offset of the next thing that is neither blank nor comment."""
    found = BLANK.match(text, at)
    return found.end() if found else at


def _token(kind: str, word: str, start: int) -> Token:
    return Token(kind, word, start, start + len(word))
