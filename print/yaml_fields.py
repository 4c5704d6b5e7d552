"""Maps of a layout or sheets file, key by key: values of the wanted kind or a problem for each that is not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.yaml_tree import YamlBroken, YamlList, YamlMap, YamlNode, YamlScalar
from rulewright.print.sizes import Length, length_from_text

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
_HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")


class Fields:
    """One map while it is read. `what` names it in problems, as in `the region "title"`."""

    def __init__(self, node: YamlMap, what: str, known: Sequence[str], problems: list[Problem]) -> None:
        self.node = node
        self.what = what
        self.problems = problems
        self.span = node.span
        for key, entry in node.entries.items():
            if key not in known:
                help = nearest(key, known) or "Known here: " + ", ".join(known) + "."
                self.tell("RW701", f"`{key}` means nothing in {what}.", entry.key.span, help)

    def __contains__(self, key: str) -> bool:
        return key in self.node.entries

    def tell(self, code: str, message: str, span: Span, help: str = "") -> None:
        self.problems.append(Problem(code, message, span, help))

    def get(self, key: str) -> YamlNode | None:
        """The value of a key; None where there is none, or where its fault has been told already."""
        entry = self.node.entries.get(key)
        return None if entry is None or isinstance(entry.value, YamlBroken) else entry.value

    def place(self, key: str) -> Span:
        """Where the value of a key stands, or the whole map."""
        entry = self.node.entries.get(key)
        return entry.value.span if entry else self.span

    def need(self, key: str, help: str) -> bool:
        """Whether the key is there; a problem RW702 if not."""
        if key not in self.node.entries:
            start = Span(self.span.source, self.span.start, self.span.start + 1)
            self.tell("RW702", f"`{key}` is missing in {self.what}.", start, help)
        return key in self.node.entries

    def text(self, key: str, default: str = "") -> str:
        match self.get(key):
            case None:
                return default
            case YamlScalar(value=str(text)):
                return text
            case YamlScalar(value=int() | float(), text=text):
                return text
            case node:
                return self._wrong(node, f"`{key}` should be a text.", default)

    def plain(self, key: str) -> str:
        """A text as it is written; empty for anything else, of which nothing is told."""
        node = self.get(key)
        return node.text if isinstance(node, YamlScalar) else ""

    def words(self, key: str) -> tuple[str, ...]:
        """One name or a list of them."""
        node = self.get(key)
        items = node.items if isinstance(node, YamlList) else (node,) if node else ()
        if all(isinstance(item, YamlScalar) and isinstance(item.value, str) for item in items):
            return tuple(item.text for item in items if isinstance(item, YamlScalar))
        assert node
        return self._wrong(node, f"`{key}` should be a name or a list of names.", ())

    def number(self, key: str, default: float, low: float, high: float) -> float:
        node = self.get(key)
        if node is None:
            return default
        value = node.value if isinstance(node, YamlScalar) else None
        if isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        return self._wrong(node, f"`{key}` should be a number from {low:g} to {high:g}.", default)

    def flag(self, key: str, default: bool) -> bool:
        match self.get(key):
            case None:
                return default
            case YamlScalar(value=bool(value)):
                return value
            case YamlScalar(text="yes" | "no" as word):
                return word == "yes"
            case node:
                return self._wrong(node, f"`{key}` should be yes or no.", default)

    def choice(self, key: str, values: Sequence[Word], default: Word) -> Word:
        match self.get(key):
            case None:
                return default
            case YamlScalar(text=text) if text in values:
                return next(value for value in values if value == text)
            case YamlScalar(text=text) as node:
                help = nearest(text, values)
                return self._wrong(node, f"`{key}` should be one of: {', '.join(values)}.", default, help)
            case node:
                return self._wrong(node, f"`{key}` should be one of: {', '.join(values)}.", default)

    def length(self, key: str, default: float, low: float = 0.0, high: float = 2000.0) -> float:
        """A length in millimetres that depends on nothing else."""
        node = self.get(key)
        found = node_to_length(node) if node else Length(default)
        if found is None or found.share or not low <= found.mm <= high:
            assert node is not None
            return self._wrong(
                node, f"`{key}` should be a length from {low:g} to {high:g} mm, such as 3 or 0.5 in.", default
            )
        return found.mm

    def lengths(self, key: str, count: int, default: tuple[Length, ...]) -> tuple[Length, ...]:
        """A list of `count` lengths, each perhaps a share of what it lies in."""
        node = self.get(key)
        if node is None:
            return default
        parts = [node_to_length(item) for item in node.items] if isinstance(node, YamlList) else [node_to_length(node)]
        found = tuple(part for part in parts if part is not None)
        if len(found) == len(parts) == count:
            return found
        example = ", ".join(["2", "50%", "12", "100% - 4"][:count])
        return self._wrong(node, f"`{key}` should be {count} lengths, such as [{example}].", default)

    def numbers(self, key: str) -> tuple[float, ...]:
        node = self.get(key)
        if node is None:
            return ()
        items = node.items if isinstance(node, YamlList) else (node,)
        found = [node_to_length(item) for item in items]
        if all(part and not part.share and part.mm >= 0 for part in found):
            return tuple(part.mm for part in found if part)
        return self._wrong(node, f"`{key}` should be a list of lengths, none below 0, such as [1, 0.5].", ())

    def colour(self, key: str, colours: Mapping[str, str], default: str | None) -> str | None:
        """`#rrggbb` for a colour written so or by its name; None for `none`."""
        match self.get(key):
            case None:
                return default
            case YamlScalar(text="none"):
                return None
            case YamlScalar(text=text) as node:
                return self.colour_of(node, text, colours) or default
            case node:
                return self._wrong(node, f"`{key}` should be a colour.", default)

    def colour_of(self, node: YamlScalar, text: str, colours: Mapping[str, str]) -> str | None:
        if text in colours:
            return colours[text]
        if _HEX.fullmatch(text):
            return text.lower() if len(text) == 7 else "#" + "".join(2 * c for c in text[1:].lower())
        help = nearest(text, colours) or 'Write "#1f5a7a" in quotes, or name the colour under `colours`.'
        self.tell("RW705", f"There is no colour `{text}`.", node.span, help)
        return None

    def maps(self, key: str) -> Iterator[tuple[str, YamlMap]]:
        """The entries of a map whose values are maps; a value `null` (something taken out) is passed over."""
        for name, node in self.entries(key):
            if isinstance(node, YamlMap):
                yield name, node
            elif not (isinstance(node, YamlScalar) and node.value is None):
                self._wrong(node, f"`{name}` should be a map: its keys on lines of their own below it.", None)

    def entries(self, key: str) -> Iterator[tuple[str, YamlNode]]:
        node = self.get(key)
        if isinstance(node, YamlMap):
            yield from ((name, e.value) for name, e in node.entries.items() if not isinstance(e.value, YamlBroken))
        elif node is not None:
            self._wrong(node, f"`{key}` should be a map of names and what they stand for.", None)

    def _wrong(self, node: YamlNode, message: str, default: T, help: str = "") -> T:
        self.tell("RW703", message, node.span, help)
        return default


def node_to_length(node: YamlNode) -> Length | None:
    match node:
        case YamlScalar(value=bool() | None):
            return None
        case YamlScalar(value=int(value) | float(value)) if abs(value) < 1e6:
            return Length(float(value))
        case YamlScalar(value=str(text)):
            return length_from_text(text)
        case _:
            return None
