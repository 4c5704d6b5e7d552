"""Faults of YAML's syntax → problems in a designer's words.

Both of PyYAML's parsers are understood: they differ in words, hardly in places, so that the text at the place decides
where the message leaves a choice.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import yaml

from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Source, Span

NO_SPACE = re.compile(r"-[^\s-]")
ROW = re.compile(r"^-(?=[ \n\r])", re.MULTILINE)  # a row of a list at the left margin

_QUOTES = "Put the whole text in quotes."
_SIGNS = {"*": "would stand for an anchor", "&": "would name an anchor", "%": "would begin a directive"}
_TAG = "Take the tag out: the files of a game hold plain data."
_DIRECTIVE = "Take out the lines that begin with %: the files of a game are read as YAML 1.2."


@dataclass(frozen=True, slots=True)
class _Fault:
    """`at` is where the parser gave up, `begun` where what it was reading begins."""

    source: Source
    what: str
    at: int
    begun: int

    @property
    def here(self) -> Span:
        return self._character(self.at)

    @property
    def opened(self) -> Span:
        return self._character(self.begun)

    def _character(self, at: int) -> Span:
        """One character, or none at the end of the text."""
        return Span(self.source, at, min(at + 1, len(self.source.text)))

    @property
    def before(self) -> str:
        """The line up to the place."""
        return self.source.line_text(self.here.line)[: self.here.column - 1]


def yaml_fault_to_problem(fault: yaml.MarkedYAMLError, source: Source, base: int) -> Problem:
    """What is wrong, in the problem's span. `base` is where the text that was given to the parser begins."""
    at = base + fault.problem_mark.index if fault.problem_mark else base
    begun = base + fault.context_mark.index if fault.context_mark else at
    seen = _Fault(source, f"{fault.context or ''}: {fault.problem or ''}", at, begun)
    if seen.here.text == "\t" or (not seen.before.strip() and "\t" in seen.before):
        mend = "Indent with spaces, two for each level; most editors can turn tabs into spaces."
        return Problem("RW606", "A tab stands where spaces are wanted.", seen.here, mend)
    return next(problem(seen) for words, problem in _FAULTS if words in seen.what)


def _quote(seen: _Fault) -> Problem:
    start = seen.source.text.rfind("\\", seen.begun, seen.at + 1)
    if start < 0 or not re.search("escape|hex", seen.what):
        return _unclosed_quote(seen.opened)
    escape = Span(seen.source, start, start + 2)
    mend = "Write two backslashes for one, or put the text in single quotes."
    return _syntax(f"`{escape.text.strip()}` means nothing in a text in double quotes.", escape, mend)


def _alias(seen: _Fault) -> Problem:
    sign = seen.opened.text
    return _syntax(f"A text cannot begin with {sign}, which {_SIGNS.get(sign, 'means more')}.", seen.opened, _QUOTES)


def _sign(seen: _Fault) -> Problem:
    sign = seen.here.text
    return _syntax(f"A text cannot begin with {sign}, which {_SIGNS.get(sign, 'YAML keeps back')}.", seen.here, _QUOTES)


def _block_text(seen: _Fault) -> Problem:
    sign = seen.opened.text
    return _syntax(
        f"After {sign} a text begins in the next line.",
        seen.opened,
        "Go on in a new line, or put the whole text in quotes.",
    )


def _tag(seen: _Fault) -> Problem:
    return Problem("RW608", "Tags have no place here.", seen.opened, _TAG)


def _directive(seen: _Fault) -> Problem:
    return Problem("RW607", "Directives such as %YAML and %TAG have no place here.", seen.opened, _DIRECTIVE)


def _bracket(seen: _Fault) -> Problem:
    """A comma or the closing bracket is missing. Where a new row has begun since, the bracket was forgotten."""
    bracket = seen.opened.text
    close = "]" if bracket == "[" else "}"
    if seen.at >= len(seen.source.text) or ROW.search(seen.source.text, seen.begun, seen.at + 1):
        return _syntax(f"This {bracket} is never closed.", seen.opened, f"End the list with {close}")
    mend = f"Put a comma between two values, {close} after the last, and texts with signs in quotes."
    return _syntax(f"A comma or {close} is wanted here.", seen.here, mend, Label(seen.opened, "opened here"))


def _colon(seen: _Fault) -> Problem:
    """A colon where no name can end: the second one of its line, or in a line that is indented too far."""
    if re.search(r":\s", seen.before):
        return _syntax(
            "This is a second colon in one line.",
            seen.here,
            'Put the whole text in quotes: name: "A text: with a colon"',
        )
    name = Span(seen.source, seen.at - len(seen.before.lstrip()), seen.at)
    message = "This line is indented further than the one it belongs to."
    return _syntax(message, name, "Begin the names of one row below each other, at the same column.")


def _dash(seen: _Fault) -> Problem:
    mend = "Begin the list in a new line, or write it as [a, b]."
    return _syntax("A dash cannot follow a name in the same line.", seen.here, mend)


def _no_colon(seen: _Fault) -> Problem:
    mend = "Write `name: value`, with a space behind the colon."
    return _syntax("This line has no colon.", seen.opened, mend)


def _no_value(seen: _Fault) -> Problem:
    return _syntax("A value is wanted here.", seen.here, "Write the value, or take out the comma or bracket.")


def _after_the_end(seen: _Fault) -> Problem:
    mend = "A file holds one list or one map; begin each row of a list with a dash."
    return _syntax("The data has ended before this.", seen.here, mend)


def _out_of_line(seen: _Fault) -> Problem:
    """Either a quoted text that goes on after its quote, or a line that begins where no other does."""
    quote = seen.before.rstrip()[-1:]
    if quote in ("'", '"'):
        if seen.before.count(quote) % 2 == 1:
            return _unclosed_quote(_last_open(quote, seen.here))
        return _syntax(
            "This text goes on behind its closing quote.",
            seen.here,
            "Put all of it in quotes, of the other kind if need be.",
        )
    if seen.here.text == ":":
        return _syntax("A name is wanted before the colon.", seen.here, "Write `name: value`.")
    mend = "Begin the names of one row below each other, and the dashes of all rows too."
    if NO_SPACE.match(seen.source.text, seen.at):
        return _syntax("This dash begins no row.", seen.here, "Put a space behind it.")
    return _syntax("This line does not line up with those it belongs to.", seen.here, mend)


def _unclosed_quote(opened: Span) -> Problem:
    return _syntax("This quote is never closed.", opened, f"End the text with {opened.text} too.")


def _last_open(quote: str, here: Span) -> Span:
    """The last quote in the nearest line above that holds an odd number of them."""
    source = here.source
    for line in range(here.line - 1, 0, -1):
        text = source.line_text(line)
        if text.count(quote) % 2 == 1:
            at = source.line_starts[line - 1] + text.rindex(quote)
            return Span(source, at, at + 1)
    return here


def _unknown(seen: _Fault) -> Problem:
    mend = "Look for a missing quote, colon, dash or space here and in the line above."
    return _syntax("From here on this is not YAML.", seen.here, mend)


def _syntax(message: str, span: Span, mend: str, *labels: Label) -> Problem:
    return Problem("RW605", message, span, mend, labels)


# Words of PyYAML's messages, the first that fit decide; the last fits always.
_FAULTS: tuple[tuple[str, Callable[[_Fault], Problem]], ...] = (
    ("quoted scalar", _quote),
    ("-quoted", _quote),
    ("scanning an alias", _alias),
    ("scanning an anchor", _alias),
    ("cannot start any token", _sign),
    ("block scalar", _block_text),
    ("tag", _tag),
    ("directive", _directive),
    ("flow sequence", _bracket),
    ("flow mapping", _bracket),
    ("mapping values are not allowed", _colon),
    ("sequence entries are not allowed", _dash),
    ("expected ':'", _no_colon),
    ("node content", _no_value),
    ("document start", _after_the_end),
    ("block end", _out_of_line),
    ("expected '-'", _out_of_line),
    ("expected key", _out_of_line),
    ("", _unknown),
)
