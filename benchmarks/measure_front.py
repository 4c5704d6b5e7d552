"""Lines of rules a second: parsed with positions, and from text to checked model; and how both grow with length."""

from __future__ import annotations

import gc
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from rulewright.compiler.compile_game import compile_game
from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.dsl.check_model import check_model
from rulewright.dsl.declare import declare
from rulewright.dsl.facts import GridFact
from rulewright.dsl.model_from_tree import model_from_tree
from rulewright.dsl.spans import Source
from rulewright.dsl.tables import TableDecl
from rulewright.dsl.tree_from_text import tree_from_text

CONTENT = Path(__file__).parents[1] / "content"
ROUNDS = 15
SHORTEST = 100  # lines of a text that is measured by itself
TIMES = (10, 100, 1000)  # how many copies of its rule and its table the generated game has


def parsed(text: str) -> None:
    _, problems = tree_from_text(Source("measured.rules", text))
    assert not problems


def modelled(text: str, folder: Path) -> None:
    """Everything up to the checked model, the YAML read too."""
    tree, _ = tree_from_text(Source("measured.rules", text))
    world = declare(tree)
    grids = tuple(GridFact(g.name, g.rows, g.columns) for g in world.grids.values())

    def read(decl: TableDecl) -> Source | None:
        path = folder / f"{decl.plural}.yaml"
        return Source(path.name, path.read_text(encoding="utf-8")) if path.exists() else None

    tables, _ = records_from_yaml(tuple(world.tables.values()), read, grids)
    model, problems = model_from_tree(tree, world, tables)
    assert model is not None, problems
    check_model(model)


def seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Median time of this process, which other work on the machine disturbs least."""
    times = []
    for _ in range(rounds):
        gc.collect()
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return median(times)


def generated_rules(times: int) -> str:
    """A game with `times` copies of a table, a var, a let and a rule that calls no other."""
    parts = ['game long "Long"\n  players 2\n\nvar turns: 0..9 = 0\n']
    calls = []
    for n in range(times):
        parts.append(f"""
component card_{n}/cards_{n}
  name: text key
  worth: 0..9
zone deck_{n}: pile of card_{n} seen by nobody
zone hand_{n}[player]: hand of card_{n} seen by all
var points_{n}[player]: 0..99 = 0
let total_{n}(p) = sum(c.worth for c in hand_{n}[p]) + points_{n}[p]

rule score_{n}(p)
  if total_{n}(p) > 3 and points_{n}[p] < 90
    points_{n}[p] += 1
  else if count(hand_{n}[p]) < 5
    draw 1 from deck_{n} to hand_{n}[p]
  for c in hand_{n}[p] if c.worth is 0
    points_{n}[p] = 0
""")
        calls.append(f"      score_{n}(me)\n")
    setup = "".join(f"  move cards_{n} to deck_{n}\n" for n in range(times))
    parts.append(f"""
setup
{setup}
turn
  choose
    "Play"
{"".join(calls)}      turns = 1
    "Pass"
      turns = 0

winner is p with highest points_0[p]
""")
    return "".join(parts)


def write_game(folder: Path, times: int, rows: int = 10) -> str:
    """The files of a generated game; its rules."""
    folder.mkdir()
    text = generated_rules(times)
    (folder / f"{folder.name}.rules").write_text(text, encoding="utf-8")
    for n in range(times):
        lines = [f"- {{name: card {n} {row}, worth: {row % 10}}}\n" for row in range(rows)]
        (folder / f"cards_{n}.yaml").write_text("".join(lines), encoding="utf-8")
    return text


def grown(times: int, rows: int, rounds: int) -> tuple[int, int, float, float]:
    """Lines of rules, of content, and seconds to parse and to compile a generated game."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "long"
        text = write_game(folder, times, rows)
        parse = seconds(partial(parsed, text), rounds)
        compiled = seconds(partial(compile_game, folder, folder.parent), rounds)
    return text.count("\n"), times * rows, parse, compiled


def main() -> None:
    gc.set_threshold(200_000, 30, 30)  # as the command line does
    parsed(generated_rules(1))  # the table of the grammar is read once a process
    print("## Front end\n")
    print("Lines a second, process time, median of several runs in one process. Aim: 15,000 parsed with positions,")
    print("5,000 from text to checked model (the YAML read and checked too).\n")
    print("| rules | lines | parsed | to checked model |\n|---|---|---|---|")
    for path in sorted(CONTENT.rglob("*.rules")):
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        if lines >= SHORTEST:
            parse = seconds(partial(parsed, text))
            model = seconds(partial(modelled, text, path.parent))
            print(f"| {path.stem} | {lines:,} | {lines / parse:,.0f} | {lines / model:,.0f} |")
    print("\nGenerated games, longer and longer: time grows with length as long as the last column stays the same.\n")
    print("| times the rules | lines of rules | rows of content | parsed a second | ms a line or row, compiled |")
    print("|---|---|---|---|---|")
    for times in TIMES:
        lines, rows, parse, compiled = grown(times, 10, 5 if times < 1000 else 1)
        each = 1000 * compiled / (lines + rows)
        print(f"| {times:,} | {lines:,} | {rows:,} | {lines / parse:,.0f} | {each:.3f} |")
    for per_table in (10, 100, 1000):
        lines, rows, parse, compiled = grown(10, per_table, 3)
        each = 1000 * compiled / (lines + rows)
        print(f"| 10 | {lines:,} | {rows:,} | {lines / parse:,.0f} | {each:.3f} |")


if __name__ == "__main__":
    main()
