"""How types and constant values look in C.

Numbers, positions, flags and texts are `i64` (a text is its number in the list of all texts); `none` is -1, of a number
NO_NUMBER. A set is one word or several, a list a pointer with a length, a pool the list of its counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.compiler.python_types import size_if_finite
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

LARGEST_SET = 1 << 12  # values of a set of numbers without a declared range


@dataclass
class CTypes:
    """The C types that a kernel uses, gathered while its text is written, and the texts that it knows."""

    model: m.Model
    made: dict[str, str] = field(default_factory=dict)
    texts: dict[str, int] = field(default_factory=dict)
    ways: tuple[tuple[str, int], ...] = ()  # grids and numbers of steps (ways_to_c)

    def of(self, t: ty.Type) -> str:
        """The C type of a value."""
        match t:
            case ty.SetOf() if is_lanes(t):
                return "k_lanes"
            case ty.SetOf():
                words = self.words(t)
                return "u64" if words == 1 else self._make(f"set{words}", f"K_SET({words})")
            case ty.ListOf() if is_ways(t):
                return "k_ways"
            case ty.ListOf(of=of):
                inner = self.of(of)
                return self._make(f"list_{inner}", f"K_LIST({inner})") if inner != "i64" else "list_i64"
            case ty.PoolOf():
                return "list_i64"
            case ty.TupleOf(parts=parts):
                types = [self.of(p) for p in parts]
                name = f"of{len(types)}_{'_'.join(types)}"
                fields = " ".join(f"{c} a{i};" for i, c in enumerate(types))
                return self._make(name, f"typedef struct {{ {fields} }} {name};")
            case ty.Opt(of=of):
                return self.of(of)
            case _:
                return "i64"

    def same(self, t: ty.Type) -> str:
        """The function that compares two values of a type that is no number."""
        name = self.of(t)
        match t:
            case ty.SetOf():
                return f"k_same{self.words(t)}"
            case ty.ListOf(of=of):
                if self.of(of) != "i64":
                    self.same(of) if self.of(of) != "u64" else None
                    self._make(f"same {name}", f"K_SAME_LIST({self.of(of)})")
                    self._alias(of)
                return f"k_same_{name}"
            case ty.PoolOf():
                return "k_same_list_i64"
            case ty.TupleOf(parts=parts):
                asked = " && ".join(self.equal(p, f"a.a{i}", f"b.a{i}") for i, p in enumerate(parts))
                self._make(f"same {name}", f"FN i64 k_same_{name}({name} a, {name} b) {{ return {asked}; }}")
                return f"k_same_{name}"
            case _:
                return "k_same_i64"

    def lasting(self, t: ty.Type, value: str) -> str:
        """A value whose lists last as long as the kernel."""
        name = self.of(t)
        match t:
            case ty.ListOf(of=of):
                inner = self.lasting(of, "v[i]")
                copied = "" if inner == "v[i]" else f" for (i64 i = 0; i < a.n; i++) v[i] = {inner};"
                made = f"{self.of(of)} *v = k_lasting(a.v, (size_t)a.n * sizeof *v);{copied} return ({name}){{v, a.n}};"
                self._make(f"lasting {name}", f"FN {name} lasting_{name}({name} a) {{ {made} }}")
                return f"lasting_{name}({value})"
            case ty.PoolOf():
                return self.lasting(ty.ListOf(ty.Int()), value)
            case ty.TupleOf(parts=parts):
                copies = [self.lasting(p, f"a.a{i}") for i, p in enumerate(parts)]
                if copies == [f"a.a{i}" for i in range(len(parts))]:
                    return value
                made = f"return ({name}){{{', '.join(copies)}}};"
                self._make(f"lasting {name}", f"FN {name} lasting_{name}({name} a) {{ {made} }}")
                return f"lasting_{name}({value})"
            case ty.Opt(of=of):
                return self.lasting(of, value)
            case _:
                return value

    def _alias(self, of: ty.Type) -> None:
        """A list asks its items by the name of their type; sets have theirs by the number of words."""
        if isinstance(of, ty.SetOf) and self.words(of) > 1:
            w = self.words(of)
            self._make(f"same set{w}", f"HOT i64 k_same_set{w}(set{w} a, set{w} b) {{ return k_same{w}(a, b); }}")
            key = f"same list_set{w}"
            self.made[key] = self.made.pop(key)

    def equal(self, t: ty.Type, a: str, b: str) -> str:
        """Whether two values are the same."""
        if self.of(t) in ("i64", "u64"):
            return f"({a} == {b})"
        return f"{self.same(t)}({a}, {b})"

    def _make(self, name: str, text: str) -> str:
        self.made.setdefault(name, text)
        return name

    def bit_table(self, bits: int, size: int) -> str:
        """The name of a table of so many bits, equal ones once."""
        words = ", ".join(f"0x{bits >> at & (1 << 64) - 1:x}ull" for at in range(0, size, 64))
        tables = {text: name for name, text in self.made.items() if name.startswith("TABLE_")}
        name = f"TABLE_{len(tables)}"
        made = f"static const u64 %s[] = {{{words}}};"
        return next((known for text, known in tables.items() if text == made % known), "") or self._make(
            name, made % name
        )

    def words(self, t: ty.SetOf) -> int:
        """How many words of 64 bits a set takes."""
        return (self.bits(t) + 63) // 64

    def bits(self, t: ty.SetOf) -> int:
        """One more than the highest position in a set."""
        match t.of:
            case ty.Int(high=int() as high):
                return max(1, high + 1)
            case _:
                return max(1, size_if_finite(self.model, t.of) or LARGEST_SET)

    def text(self, value: str) -> int:
        """The number of a text."""
        return self.texts.setdefault(value, len(self.texts))

    # ------------------------------------------------------------ values

    def none(self, t: ty.Type) -> str:
        """What stands for none among values of a type."""
        inner = t.of if isinstance(t, ty.Opt) else t
        return "NO_NUMBER" if isinstance(inner, ty.Int) else "NONE"

    def zero(self, t: ty.Type) -> str:
        """What a slot holds while it does not matter, as Python's `zero_of`."""
        match t:
            case ty.Opt() | ty.NoneType():
                return self.none(t)
            case ty.Text() | ty.CaseOf():
                return str(self.text(""))
            case ty.SetOf() | ty.ListOf() if is_lanes(t) or is_ways(t):
                return f"({self.of(t)}){{0}}"
            case ty.SetOf() | ty.ListOf() | ty.PoolOf() | ty.TupleOf() if self.of(t) != "u64":
                return f"({self.of(t)}){{{self._zeros(t)}}}"
            case _:
                return "0"

    def _zeros(self, t: ty.Type) -> str:
        match t:
            case ty.TupleOf(parts=parts):
                return ", ".join(self.zero(p) for p in parts)
            case ty.SetOf():
                return "{0}"
            case _:
                return "0, 0"

    def literal(self, value: Any, t: ty.Type, data: ConstantData) -> str:
        """A value in its run-time form (as Python holds it) as a C initializer; lists stand in `data`."""
        match t:
            case ty.Opt(of=of):
                return self.none(t) if value is None else self.literal(value, of, data)
            case ty.NoneType():
                return "NONE"
            case ty.Text() | ty.CaseOf():
                return str(self.text(value)) if value is not None else "NONE"
            case ty.SetOf():
                return self.set_literal(value, t)
            case ty.ListOf(of=of):
                return data.rows(self.of(of), [self.literal(v, of, data) for v in value])
            case ty.PoolOf():
                return data.rows("i64", [str(int(v)) for v in value])
            case ty.TupleOf(parts=parts):
                return "{" + ", ".join(self.literal(v, p, data) for v, p in zip(value, parts, strict=True)) + "}"
            case _:
                return number(int(value))

    def set_literal(self, bits: int, t: ty.SetOf) -> str:
        """A set from a Python int."""
        words = self.words(t)
        if words == 1:
            return f"0x{bits:x}ull"
        return "{{" + ", ".join(f"0x{bits >> 64 * i & (1 << 64) - 1:x}ull" for i in range(words)) + "}}"


def is_lanes(t: ty.Type) -> bool:
    """Whether a type is a set of pairs of a thing and a cell."""
    return isinstance(t, ty.SetOf) and isinstance(t.of, ty.TupleOf)


def is_ways(t: ty.Type) -> bool:
    """Whether a type is a list of ways: pairs, and how far they lead."""
    return isinstance(t, ty.ListOf) and isinstance(t.of, ty.TupleOf) and is_lanes(t.of.parts[0])


def number(n: int) -> str:
    """A number that may be below 0."""
    return f"({n})" if n < 0 else str(n)


@dataclass
class ConstantData:
    """Arrays behind constant lists: `static const T name[]`, equal ones once."""

    prefix: str
    text: list[str]
    known: dict[tuple[str, tuple[str, ...]], str] = field(default_factory=dict)

    def rows(self, of: str, items: Sequence[str]) -> str:
        """The initializer of a list with these items."""
        if not items:
            return "{0, 0}"
        key = (of, tuple(items))
        if key not in self.known:
            self.known[key] = f"{self.prefix}_{len(self.known)}"
            self.text.append(f"static const {of} {self.known[key]}[] = {{{', '.join(items)}}};")
        return f"{{{self.known[key]}, {len(items)}}}"


KEYWORDS = frozenset(
    """auto break case char const continue default do double else enum extern float for goto if inline int long register
    restrict return short signed sizeof static struct switch typedef union unsigned void volatile while asm typeof
    unix linux""".split()
)
RESERVED = KEYWORDS | frozenset(
    """i8 i16 i32 i64 u8 u16 u32 u64 pos a id main abs div exit free malloc memcpy memset abort rand random qsort
    setjmp longjmp jmp_buf bool true false offered playing k""".split()
)


def c_field(name: str) -> str:
    """A slot as a field of the struct."""
    return f"{name}_" if name in KEYWORDS else name


def c_column(table: str, field: str) -> str:
    """The array of a field, or of what is made from one: its name has spaces, which no field has."""
    return f"{table.upper()}_{field.replace(' ', '_')}"


def c_name(name: str) -> str:
    """A name of the rules as a local of C; those that passes make have a space."""
    if " " in name:
        return f"k_{name.replace(' ', '_')}"
    return f"{name}_" if name in RESERVED or name.startswith(("k_", "let_", "do_", "set", "list_")) else name
