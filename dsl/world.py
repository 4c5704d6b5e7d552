"""What a rules text declares, by name; and how a name or a type in the text is found in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.foreign_signs import TYPES
from rulewright.dsl.problems import Label, Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import Table, TableDecl, Value

T = TypeVar("T")


class Bad(Exception):
    """Leaves the check of one statement or declaration; carries what is wrong with it.

    Without a problem it only follows from one that is told already.
    """

    def __init__(self, problem: Problem | None = None) -> None:
        super().__init__(problem.message if problem else "")
        self.problem = problem


def bad(code: str, message: str, span: Span, help_: str = "", *labels: Label) -> Bad:
    """The exception for one problem."""
    return Bad(Problem(code, message, span, help_, labels))


MOST = 200  # problems; who has more of them mends these first


@dataclass
class World:
    """Everything declared, filled while the text is checked. The one changeable thing of the front end.

    `lost` are names whose declaration could not be read or is wrong, `circles` what was found to call itself.
    """

    kinds: dict[str, ty.Kind] = field(default_factory=dict)
    tables: dict[str, TableDecl] = field(default_factory=dict)
    filled: Mapping[str, Table] = field(default_factory=dict)
    things: dict[str, tuple[int, ...]] = field(default_factory=dict)
    things_by_key: dict[str, dict[tuple[Value, ...], int]] = field(default_factory=dict)
    grids: dict[str, m.GridDecl] = field(default_factory=dict)
    plurals: dict[str, ty.Type] = field(default_factory=dict)
    options: dict[str, m.OptionDecl] = field(default_factory=dict)
    zones: dict[str, m.ZoneDecl] = field(default_factory=dict)
    vars: dict[str, m.VarDecl] = field(default_factory=dict)
    lets: dict[str, t.Let] = field(default_factory=dict)
    patterns: dict[str, t.Pattern] = field(default_factory=dict)
    rules: dict[str, t.Rule] = field(default_factory=dict)
    pures: dict[str, m.PureLet] = field(default_factory=dict)
    instances: dict[tuple[str, tuple[ty.Type, ...]], m.PureLet] = field(default_factory=dict)
    made_patterns: dict[str, m.PatternDecl] = field(default_factory=dict)
    made_rules: dict[str, m.RuleDecl] = field(default_factory=dict)
    calling: list[tuple[str, Span]] = field(default_factory=list)
    players: tuple[int, int] = (2, 2)
    names: dict[str, Span] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)
    circles: set[frozenset[str]] = field(default_factory=set)

    def note(self, found: Bad) -> None:
        """Keep what is wrong with one part of the text; the rest is checked on."""
        if found.problem is not None:
            self.problems.append(found.problem)

    def lose(self, word: t.Word) -> None:
        """A declaration is wrong: what uses its name is not wrong as well, unless the name is that of another one."""
        name = word.text
        if self.names.get(name, word.span) != word.span:
            return
        plural = next((p for p, kind in self.plurals.items() if ty.type_to_text(kind) == name), plural_of(name))
        self.lost |= {name, plural}
        self.plurals.pop(plural, None)
        for known in (self.zones, self.vars, self.options, self.kinds, self.tables, self.grids):
            known.pop(name, None)

    def tried(self, check: Callable[[], T]) -> T | None:
        """What a check gives, or None where something is wrong, which is noted."""
        try:
            return check()
        except Bad as found:
            self.note(found)
            return None

    def unknown(self, name: str, message: str, span: Span, known: Iterable[str], help_: str = "") -> Bad:
        """The exception for a name that means nothing; it follows where the name was declared, but not well."""
        if name in self.lost or len(self.problems) > MOST:
            return Bad()
        return bad("RW203", message, span, nearest(name, known) or help_)

    def size_of(self, kind: ty.Type) -> int | None:
        """How many values a type has, None where a set over it cannot be kept (texts, lists, open numbers)."""
        match kind:
            case ty.Int(low, high):
                return None if low is None or high is None else high - low + 1
            case ty.Flag():
                return 2
            case ty.Kind(_, values):
                return len(values)
            case ty.CaseOf(_, titles):
                return len(titles)
            case ty.Ref(table):
                return self.grids[table].size if table in self.grids else len(self.things[table])
            case ty.Player():
                return self.players[1]
            case ty.Direction():
                return 8
            case ty.Opt(of):
                size = self.size_of(of)
                return None if size is None else size + 1
            case ty.TupleOf(parts):
                total = 1
                for part in parts:
                    size = self.size_of(part)
                    if size is None:
                        return None
                    total *= size
                return total
            case _:
                return None

    def type_named(self, name: str) -> ty.Type | None:
        """The type that a single name stands for, or None."""
        if name in self.kinds:
            return self.kinds[name]
        if name in self.tables or name in self.grids:
            return ty.Ref(name)
        match name:
            case "player":
                return ty.Player()
            case "text":
                return ty.Text()
            case "flag":
                return ty.Flag()
            case "direction":
                return ty.Direction()
            case _:
                return None

    def type_names(self) -> list[str]:
        return [*self.kinds, *self.tables, *self.grids, "player", "text", "flag", "direction"]

    def resolve(self, tree: t.TypeTree, owner: str) -> ty.Type:
        """The type that a text says. `owner` names a kind without a name after what it is the type of."""
        match tree:
            case t.NamedType(name, span):
                found = self.type_named(name)
                if found is None:
                    known = () if name in TYPES else self.type_names()
                    raise self.unknown(name, f"There is no type `{name}`.", span, known, TYPES.get(name, ""))
                return found
            case t.Bounds(low, high, span):
                bounds = ty.Int(self.bound(low, span), self.bound(high, span))
                if bounds.low is not None and bounds.high is not None and bounds.low > bounds.high:
                    raise bad("RW204", f"No number lies in {low}..{high}.", span, "Write the lower bound first.")
                return bounds
            case t.OneOf(values, span):
                if all(self.type_named(v.text) for v in values):
                    raise bad("RW203", "Alternatives of types are not known here.", span, "Say one type.")
                return ty.Kind(owner, tuple(v.text for v in values))
            case t.OptionalType(of, _):
                return ty.Opt(self.resolve(of, owner))
            case t.TupleType(parts, _):
                return ty.TupleOf(tuple(self.resolve(p, owner) for p in parts))
            case t.OfType(word, of, span):
                inner = self.resolve(of, owner)
                if word == "set":
                    return ty.SetOf(inner)
                if word == "list":
                    return ty.ListOf(inner)
                if word in ("pool", "formula"):
                    return ty.PoolOf(inner)
                raise bad("RW203", f"`{word} of` is no type.", span, nearest(word, ["set", "list", "pool", "formula"]))

    def bound(self, value: int | str, span: Span) -> int:
        """A bound of a range: a number, or the name of an option (its widest value) or of a constant number."""
        if isinstance(value, int):
            return value
        if value in self.options and isinstance(self.options[value].type, ty.Int):
            self.used.add(value)
            return max(int(v) for v in self.options[value].values)
        raise bad(
            "RW204", f"`{value}` is no number here.", span, "A bound is a number or the name of an option with a range."
        )

    def declare(self, word: t.Word, what: str) -> bool:
        """Take a name; a second declaration of it is a problem that shows the first. Whether the name was free."""
        if word.text in self.names:
            first = Label(self.names[word.text], "declared here")
            self.problems.append(Problem("RW201", f"The name `{word.text}` is declared twice.", word.span,
                                         f"Give this {what} another name.", (first,)))  # fmt: skip
            return False
        self.names[word.text] = word.span
        return True


def plural_of(name: str) -> str:
    """Tile → tiles, quality → qualities; anything else is declared as `entity/entities`."""
    return name[:-1] + "ies" if name.endswith("y") and name[-2:-1] not in "aeiou" else name + "s"
