"""Functions whose answers are tables → C: four numbers are four steps from row to row."""

from __future__ import annotations

from math import prod

from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import c_name
from rulewright.dsl import model as m

ENOUGH = 8  # a table is built when a function was asked so many times less often than it has answers


def write_table(
    lines: CLines,
    f: m.PureLet | m.PatternDecl,
    ranges: tuple[range, ...],
    head: str,
    first: tuple[str, ...],
    table: str,
) -> None:
    """The function `head`, which asks `made_..` until there is a table, and then the table. Single steps ask no table.

    `ranges` are the values that the table knows, `first` the arguments before those of the rules; `table` is where it
    lies.
    """
    add, names = lines.add, [c_name(name) for name, _ in f.params]
    many = [len(r) for r in ranges]
    places = [name if not r.start else f"({name} - ({r.start}))" for name, r in zip(names, ranges, strict=True)]
    listed = ", ".join([*first, *(f"v[{i}]" for i in range(len(names)))])
    add("#ifdef FOLDED")
    with lines.block(f"static i64 asked_{f.name}(void *agreed MAYBE, const i64 *v)"):
        add("Agreed *a MAYBE = agreed;")
        add(f"return made_{f.name}({listed});")
    add("#endif")
    add()
    with lines.block(head):
        add("#ifdef FOLDED")
        if table == "k_table":
            add("static k_steps k_table;")
        inside = " && ".join(f"(u64){place} < {n}" for place, n in zip(places, many, strict=True))
        with lines.block(f"if (LIKELY({inside}))"):
            with lines.block(f"if (LIKELY({table}.made))"):
                add("i64 k_row = 0;")
                for i, (place, n) in enumerate(zip(places, many, strict=True)):
                    add(f"k_row = {table}.steps[{i}][k_row * {n} + {place}];")
                add("if (LIKELY(k_row != K_ASK)) return k_row;")
            lows, counts = ", ".join(str(r.start) for r in ranges), ", ".join(str(n) for n in many)
            told = f"(const i64[]){{{lows}}}, (const i64[]){{{counts}}}"
            with lines.block(f"else if (UNLIKELY(++{table}.asked == {prod(many) // ENOUGH}))"):
                add(f"k_tabulate(&{table}, {len(names)}, {told}, asked_{f.name}, a);")
        add("#endif")
        add(f"return made_{f.name}({', '.join([*first, *names])});")
