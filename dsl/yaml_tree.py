"""YAML text → nodes with their places.

Scalars are those of YAML 1.2's core schema: `No`, `on`, `1:30` and dates are texts; only `true`, `false`, `null`, `~`
and numbers are more than text. What programs read in different ways (`010`, tags, merge keys) is a problem, told once:
the node is then a `YamlBroken`, which later stages pass over in silence.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal

import yaml

from rulewright.dsl.problems import Label, Problem, nearest
from rulewright.dsl.read_source import HIDDEN, hidden_character
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.yaml_faults import ROW, yaml_fault_to_problem

try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML without libyaml: the same events, ten times slower
    PARSER: Any = yaml.SafeLoader
else:
    PARSER = CParser

DEEPEST = 64  # lists and maps within each other
ALIASED = 100_000  # nodes that aliases may add to those written
SYNTAX_FAULTS = 20  # told in one file; after each the parser begins anew at a later row
LONGEST_NUMBER = 18  # digits: what every program holds in 64 bits

Scalar = str | int | float | bool | None

_WORDS: Mapping[str, Scalar] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_NUMBER_STARTS = frozenset("0123456789+-.")
_LEADING_ZERO = re.compile(r"[-+]?0[0-9]+(\.[0-9]*)?([eE][-+]?[0-9]+)?")
_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_NO_NUMBER = re.compile(r"\.([a-zA-Z]+)")  # Python writes .inf and .nan without the point


@dataclass(frozen=True, slots=True)
class YamlScalar:
    """One value. `text` is what was written, without quotes; only a plain one can be a number, a flag or null."""

    value: Scalar
    text: str
    style: Literal["plain", "quoted", "block"]
    span: Span


@dataclass(frozen=True, slots=True)
class YamlList:
    items: tuple[YamlNode, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class YamlEntry:
    """`key: value` in a map."""

    key: YamlScalar
    value: YamlNode


@dataclass(frozen=True, slots=True)
class YamlMap:
    """Entries by the text of their key, in the order of the file. `whole` is False where some could not be taken."""

    entries: Mapping[str, YamlEntry]
    span: Span
    whole: bool = True


@dataclass(frozen=True, slots=True)
class YamlBroken:
    """A place where a problem has been told already."""

    span: Span


YamlNode = YamlScalar | YamlList | YamlMap | YamlBroken


@dataclass(frozen=True, slots=True)
class YamlFile:
    """What a file holds. `whole` is False where a part could not be read: what seems to be missing may be there."""

    root: YamlNode | None
    problems: tuple[Problem, ...]
    whole: bool


def yaml_to_tree(source: Source, parser: Any = PARSER) -> YamlFile:
    """Read one YAML document. A fault of syntax in one row of a list does not hide what is wrong in later rows."""
    hidden = hidden_character(source)
    if hidden:
        return YamlFile(None, (hidden,), whole=False)
    with collector_paused():
        return _Reader(source, parser).file()


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keep Python from looking for cycles while a great many small objects without any are made.

    It would look through all of them again and again, and take two thirds of the time for 75,000 lines.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


def tree_to_plain(node: YamlNode) -> object:
    """The lists, dictionaries (keys as text) and scalars that a node says; a broken place is None."""
    match node:
        case YamlScalar(value):
            return value
        case YamlList(items):
            return [tree_to_plain(item) for item in items]
        case YamlMap(entries):
            return {key: tree_to_plain(entry.value) for key, entry in entries.items()}
        case YamlBroken():
            return None


class _Stop(Exception):
    """Nothing more can be read from this file; a problem has said why."""


class _Reader:
    """Builds nodes from the events of PyYAML's parser; holds what is known of one file while it is read.

    Events are taken one by one because PyYAML's own composer loses duplicate keys, follows aliases without a bound and
    reads YAML 1.1.
    """

    def __init__(self, source: Source, parser: Any) -> None:
        self.source = source
        self.parser = parser
        self.base = 0  # where the part of the text that is being parsed begins
        self.next_event: Any = None
        self.problems: list[Problem] = []
        self.rows: list[YamlNode] | None = None  # of a list at the left margin: kept when a later row cannot be read
        self.anchors: dict[str, tuple[YamlNode | None, int]] = {}  # node and its size; None while it is being read
        self.made = 0
        self.aliased = 0
        self.whole = True

    def file(self) -> YamlFile:
        try:
            root = self._parts()
        except _Stop:
            return YamlFile(None, tuple(self.problems), whole=False)
        if self.rows is not None:
            root = YamlList(tuple(self.rows), Span(self.source, 0, len(self.source.text)))
        if root is None and not self.problems:
            mend = "Write rows below each other, each with a dash; a file without rows holds []"
            self._tell("RW604", "This file is empty.", Span(self.source, 0, 0), mend)
        return YamlFile(root, tuple(self.problems), self.whole)

    def _parts(self) -> YamlNode | None:
        """Read on after faults of syntax, where the rows of a list show a place to begin anew."""
        for _ in range(SYNTAX_FAULTS):
            try:
                return self._document()
            except (yaml.MarkedYAMLError, OverflowError, ValueError) as fault:
                self.whole = False
                marked = self._marked(fault)
                problem = yaml_fault_to_problem(marked, self.source, self.base)
                self.problems.append(problem)
                after = problem.span.end if problem.span else 0
                row = ROW.search(self.source.text, max(after, self.base + 1))
                if self.rows is None or row is None:
                    break
                if self.rows and isinstance(self.rows[-1], YamlMap) and "block collection" in str(marked.context):
                    self.rows[-1] = replace(self.rows[-1], whole=False)  # its last lines are those that do not fit
                self.base = row.start()
        return None

    def _marked(self, fault: Exception) -> yaml.MarkedYAMLError:
        """PyYAML's parser in Python fails without a mark where an escape stands for nothing in Unicode."""
        if isinstance(fault, yaml.MarkedYAMLError):
            return fault
        place = self.next_event.__self__.get_mark()
        return yaml.MarkedYAMLError("in a double-quoted scalar", place, "an escape means nothing", place)

    def _document(self) -> YamlNode | None:
        """The root of the text from `base` on; None when it says nothing."""
        self.next_event = self.parser(self.source.text[self.base :]).get_event
        if self._document_start() is None:
            return None
        root = self._root(self.next_event())
        self.next_event()  # the end of the document
        second = self._document_start()
        if second is not None:
            mend = "Take out the line ---, or keep the second part in a file of its own."
            self._tell("RW607", "A second document begins here.", self._span(second), mend)
            self.whole = False
        return None if isinstance(root, YamlScalar) and root.value is None and root.text == "" else root

    def _document_start(self) -> Any:
        """The event that begins the next document, or None at the end of the text."""
        event = self.next_event()
        while type(event) is yaml.StreamStartEvent:
            event = self.next_event()
        if type(event) is yaml.StreamEndEvent:
            return None
        if event.version or event.tags:
            mend = "Take out the lines that begin with %: the files of a game are read as YAML 1.2."
            message = "Directives such as %YAML and %TAG have no place here."
            self._tell("RW607", message, self._span(event), mend)
        return event

    def _root(self, event: Any) -> YamlNode:
        if type(event) is not yaml.SequenceStartEvent or event.flow_style or event.anchor or event.tag:
            return self._node(event, 1)
        self.rows = self.rows or []
        self._items(self.rows, 1)
        return YamlList(tuple(self.rows), self._span(event))

    def _node(self, event: Any, depth: int) -> YamlNode:
        if type(event) is yaml.ScalarEvent and event.anchor is None and event.tag is None:
            self.made += 1
            return self._scalar(event)
        if type(event) is yaml.AliasEvent:
            return self._alias(event)
        before = self.made + self.aliased
        self.made += 1
        if event.anchor:
            self.anchors[event.anchor] = (None, 0)
        node = self._tagged(event, depth) if event.tag else self._untagged(event, depth)
        if event.anchor:
            self.anchors[event.anchor] = (node, self.made + self.aliased - before)
        return node

    def _untagged(self, event: Any, depth: int) -> YamlNode:
        if type(event) is yaml.ScalarEvent:
            return self._scalar(event)
        if depth > DEEPEST:
            message = f"Lists and maps lie more than {DEEPEST} deep in each other here."
            self._tell("RW610", message, self._span(event), "A row of a table needs two or three levels.")
            raise _Stop
        if type(event) is yaml.SequenceStartEvent:
            items: list[YamlNode] = []
            end = self._items(items, depth)
            return YamlList(tuple(items), self._around(event, end, items[-1] if items else None))
        return self._map(event, depth)

    def _tagged(self, event: Any, depth: int) -> YamlNode:
        node = self._untagged(event, depth)
        tag = event.tag.replace("tag:yaml.org,2002:", "!!")
        mend = "Take the tag out: the files of a game hold plain data."
        self._tell("RW608", f"The tag `{tag}` has no place here.", node.span, mend)
        return YamlBroken(node.span)

    def _items(self, into: list[YamlNode], depth: int) -> Any:
        """Add the items of a list one by one; returns the event of its end."""
        event = self.next_event()
        while type(event) is not yaml.SequenceEndEvent:
            into.append(self._node(event, depth + 1))
            event = self.next_event()
        return event

    def _map(self, start: Any, depth: int) -> YamlMap:
        entries: dict[str, YamlEntry] = {}
        whole = True
        value: YamlNode | None = None
        event = self.next_event()
        while type(event) is not yaml.MappingEndEvent:
            key = self._node(event, depth + 1)
            value = self._node(self.next_event(), depth + 1)
            if type(key) is YamlScalar and key.text not in entries and key.text != "<<":
                entries[key.text] = YamlEntry(key, value)
            else:
                whole = False
                self._bad_key(key, entries)
            event = self.next_event()
        return YamlMap(entries, self._around(start, event, value), whole)

    def _bad_key(self, key: YamlNode, entries: Mapping[str, YamlEntry]) -> None:
        """A name is a text, stands once in its map, and `<<` is none."""
        match key:
            case YamlScalar(text="<<"):
                mend = "Write the names and values out in each row."
                self._tell("RW612", "Merge keys (<<) are not read here.", key.span, mend)
            case YamlScalar(text=text):
                first = Label(entries[text].key.span, "first written here")
                mend = "Keep one of the two; rows of a list begin with a dash each."
                self._tell("RW611", f"`{text}` stands twice in one map.", key.span, mend, first)
            case YamlList() | YamlMap():
                self._tell("RW612", "A list or a map cannot be a name.", key.span, "Write a name before the colon.")
            case YamlBroken():
                pass

    def _alias(self, event: Any) -> YamlNode:
        """The node that the anchor names, shared; what aliases add up to is bounded, so that they cannot explode."""
        span = self._span(event)
        node, size = self.anchors.get(event.anchor, (YamlBroken(span), 0))
        if event.anchor not in self.anchors:
            near = nearest(event.anchor, self.anchors)
            mend = near or "A text that begins with * goes in quotes."
            self._tell("RW609", f"No anchor is called `{event.anchor}`.", span, mend)
        if node is None:
            self._tell("RW609", f"`*{event.anchor}` stands inside of what it names.", span, "Write the value out.")
            return YamlBroken(span)
        self.aliased += size
        if self.aliased > ALIASED:
            message = f"Aliases repeat more than {ALIASED:,} values here."
            self._tell("RW609", message, span, "Write out what is meant: aliases of aliases grow without measure.")
            raise _Stop
        return node

    def _scalar(self, event: Any) -> YamlNode:
        span = Span(self.source, self.base + event.start_mark.index, self.base + event.end_mark.index)
        text: str = event.value
        if event.implicit[0]:
            if text[:1] in _NUMBER_STARTS:
                return self._number(text, span)
            return YamlScalar(_WORDS.get(text, text), text, "plain", span)
        if event.style in ("|", ">"):
            return YamlScalar(text, text, "block", span)
        if HIDDEN.search(text):
            mend = "Write the text without escapes that stand for control characters."
            self._tell("RW602", "An escape in this text stands for a hidden character.", span, mend)
            return YamlBroken(span)
        return YamlScalar(text, text, "quoted", span)

    def _number(self, text: str, span: Span) -> YamlNode:
        """A plain text that begins like a number, and may be one."""
        if _LEADING_ZERO.fullmatch(text):
            digits = text.lstrip("+-0") or "0"
            mend = f'Write {digits} for the number, or "{text}" in quotes for a text.'
            self._tell("RW613", f"`{text}` begins with a zero: some programs would count it in eights.", span, mend)
            return YamlBroken(span)
        value: Scalar = text
        if _INT.fullmatch(text):
            if len(text.lstrip("+-")) > LONGEST_NUMBER:
                mend = f"Numbers have at most {LONGEST_NUMBER} digits; a longer text of digits goes in quotes."
                self._tell("RW613", "This number is longer than programs can hold.", span, mend)
                return YamlBroken(span)
            value = int(text, 0)
        elif _FLOAT.fullmatch(text):
            value = float(_NO_NUMBER.sub(r"\1", text))
        return YamlScalar(value, text, "plain", span)

    def _span(self, event: Any) -> Span:
        start = self.base + event.start_mark.index
        return Span(self.source, start, max(start + 1, self.base + event.end_mark.index))

    def _around(self, start: Any, end: Any, last: YamlNode | None) -> Span:
        """From the start of a list or map to its closing bracket, or to the end of its last value."""
        span = self._span(start)
        if start.flow_style:
            return Span(self.source, span.start, self.base + end.end_mark.index)
        return span.to(last.span) if last else span

    def _tell(self, code: str, message: str, span: Span, mend: str, *labels: Label) -> None:
        self.problems.append(Problem(code, message, span, mend, labels))
