"""The folder of a game → everything compiled: problems, facts, generated files, and what tests and traces need.

The order of the stages can be read in `compile_game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.check_clashes import check_clashes, check_local_clashes
from rulewright.compiler.check_hidden_names import check_hidden_names
from rulewright.compiler.citations import Citation, check_citations, check_points, citations
from rulewright.compiler.clauses_from_yaml import ClauseBook, clauses_from_yaml
from rulewright.compiler.constants import NoValue, constants
from rulewright.compiler.facts_from_model import facts_from_model
from rulewright.compiler.flow_game import flow_game, reads_of_model
from rulewright.compiler.game_to_python import game_to_python
from rulewright.compiler.loaded_module import load_text
from rulewright.compiler.passes import run_passes
from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.compiler.verify_flow import verify_flow
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.check_model import check_model
from rulewright.dsl.check_sizes import check_things
from rulewright.dsl.declare import declare
from rulewright.dsl.facts import Facts, GridFact
from rulewright.dsl.model_from_tree import model_from_tree
from rulewright.dsl.problems import Problem, errors, first_of, in_order
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import TableDecl
from rulewright.dsl.tree_from_text import RulesTree, tree_from_text


@dataclass(frozen=True)
class Compiled:
    """One game. `problems` may hold warnings beside results; with errors there are no files.

    `module` is the text of the game in Python; `beside` makes the other files.
    """

    name: str
    problems: tuple[Problem, ...]
    citations: tuple[Citation, ...] = ()
    book: ClauseBook | None = None
    facts: Facts | None = None
    flow: ir.FlowGame | None = field(default=None, repr=False)
    module: str = field(default="", repr=False)
    beside: Callable[[], Mapping[str, str]] = field(default=dict, repr=False)
    lower: Any = field(default=None, repr=False)

    @property
    def model(self) -> m.Model:
        """The typed model of a game without errors."""
        assert self.flow is not None, "a game with errors has no model"
        return self.flow.model

    @cached_property
    def files(self) -> Mapping[str, str]:
        """Texts by name below `generated/<game>/`. Checks and printing do without, and do not wait for them."""
        return {"__init__.py": self.module, **self.beside()} if self.module else {}

    @cached_property
    def game(self) -> Any:
        """The game, loaded from its compiled text."""
        return load_text(self.module, self.name)["GAME"]

    @cached_property
    def tested(self) -> dict[str, Any]:
        """The module with the functions of promises and scenarios in it."""
        clauses = self.book.clauses if self.book is not None else ()
        return load_text(game_to_python(self.tested_flow, clauses, tests=True), f"{self.name}_tests")

    @cached_property
    def tested_flow(self) -> ir.FlowGame:
        """The flow from which that module is made."""
        flow: ir.FlowGame = self.lower(True)[0]
        return flow

    @cached_property
    def counting(self) -> str:
        """The text of the module that counts in REACHED how often what CITED lists was reached."""
        assert self.flow is not None
        return game_to_python(self.flow, (), counting=True)

    @cached_property
    def counted(self) -> dict[str, Any]:
        """The module that counts, loaded."""
        return load_text(self.counting, f"{self.name}_counting")


def compile_game(folder: Path, root: Path, without: frozenset[str] = frozenset(), *, whole: bool = True) -> Compiled:
    """Read, check and compile the game in a folder; files are named from `root` in problems.

    `without` names passes that are left out. What is not compiled `whole` ends with the facts: all that sheets need of
    rules that were checked.
    """
    name = folder.name
    rules = _rules_file(folder, root)
    if isinstance(rules, Problem):
        return Compiled(name, (rules,))
    try:
        return _compiled(name, rules, folder, root, without, whole=whole)
    except RecursionError:
        deep = Problem(
            "RW109",
            "These rules are too deep to be compiled.",
            Span(rules, 0, 0),
            "Somewhere very many rules or lets call one another in a chain: make it shorter.",
        )
        return Compiled(name, (deep,))


def _compiled(name: str, rules: Source, folder: Path, root: Path, without: frozenset[str], *, whole: bool) -> Compiled:
    """All stages in order. Raises RecursionError for a text that no person would write."""
    tree, problems = tree_from_text(rules)
    found = list(problems)
    world = declare(tree)
    grids = tuple(GridFact(g.name, g.rows, g.columns) for g in world.grids.values())
    tables, table_problems = records_from_yaml(tuple(world.tables.values()), _reader(folder, root), grids)
    # A field whose declaration could not be read is no other problem in every row that has it.
    found += (p for p in table_problems if p.code != "RW622" or p.span is None or p.span.text not in tree.lost)
    book = _clauses(folder, root, found)
    cited = citations(tree)
    if errors(table_problems) or any(n not in tables for n in world.tables):
        # Without its content a game cannot be checked further; what was found so far is told.
        return Compiled(name, _told(problems, [*found, *world.problems]), cited, book)
    too_many = [p for table in tables.values() for p in check_things(table)]
    if too_many:
        return Compiled(name, _told(problems, [*found, *world.problems, *too_many]), cited, book)
    model, model_problems = model_from_tree(tree, world, tables)
    found += model_problems
    if model is not None and not errors(found):
        model, flow_problems = check_model(model)
        found += flow_problems
    if book is not None or not (folder / "clauses.yaml").exists():
        found += check_citations(cited, book, whole=not problems) if tree.decls else ()
        found += check_points(book, frozenset(world.options))
    if model is None or errors(found):
        return Compiled(name, _told(problems, found), cited, book)
    return _lowered(name, model, tree, book, cited, found, without, whole=whole)


def _told(slips: tuple[Problem, ...], found: list[Problem]) -> tuple[Problem, ...]:
    """Problems in order. What else is wrong on a line that could not be read well follows from that."""
    lines = {(p.span.source.name, p.span.line) for p in slips if p.span is not None}
    kept = [p for p in found if p in slips or p.span is None or (p.span.source.name, p.span.line) not in lines]
    return first_of(in_order(kept))


def _lowered(
    name: str,
    model: m.Model,
    tree: RulesTree,
    book: ClauseBook | None,
    cited: tuple[Citation, ...],
    found: list[Problem],
    without: frozenset[str],
    *,
    whole: bool,
) -> Compiled:
    """From a model without errors to all that is made of it."""
    reads = reads_of_model(model)
    try:
        values = constants(model, reads)
    except NoValue as found_none:
        return Compiled(name, in_order([*found, found_none.problem]), cited, book)
    facts = facts_from_model(model, tree, reads, values, book)
    if not whole:
        return Compiled(name, in_order(found), cited, book, facts)

    def raw(tests: bool) -> tuple[ir.FlowGame, tuple[Problem, ...]]:
        return flow_game(
            model, reads, lambda e: values.get(e.name) if isinstance(e, x.CallPure) and not e.args else None, tests
        )

    def lower(tests: bool) -> tuple[ir.FlowGame, tuple[Problem, ...]]:
        game, problems = raw(tests)
        return game if problems else run_passes(game, without), problems

    flow, problems = lower(False)
    found += problems
    found += verify_flow(flow)
    found += check_clashes(flow)
    found += check_hidden_names(flow)
    if errors(found):
        return Compiled(name, in_order(found), cited, book)
    clauses = book.clauses if book is not None else ()
    module = game_to_python(flow, clauses)
    found += check_local_clashes(tree, module)
    if errors(found):
        return Compiled(name, in_order(found), cited, book)

    def beside() -> Mapping[str, str]:
        return {**_kernel(raw(False)[0], module, without), **_content_files(model, book, facts)}

    return Compiled(name, in_order(found), cited, book, facts, flow, module, beside, lower)


def _kernel(game: ir.FlowGame, module: str, without: frozenset[str]) -> dict[str, str]:
    """The same game in C, if C can say it and it is not too deep for that."""
    from rulewright.compiler.to_c.game_to_c import constant_values, game_to_c, passes_for_c
    from rulewright.compiler.to_c.not_in_c import NotInC

    try:
        lowered = passes_for_c(game, without)
        return {"kernel.c": game_to_c(lowered, constant_values(lowered, load_text(module, game.model.name)))}
    except (NotInC, RecursionError):
        return {}


def _content_files(model: m.Model, book: ClauseBook | None, facts: Facts) -> dict[str, str]:
    from rulewright.compiler.to_schema import clauses_to_schema, tables_to_schemas
    from rulewright.compiler.to_validators import tables_to_validators

    decls = [t.decl for t in model.tables.values()]
    files = {f"schemas/{name}": text for name, text in tables_to_schemas(decls, facts.grids).items()}
    if book is not None:
        files["schemas/clauses.schema.json"] = clauses_to_schema()
    if any(d.inline is None for d in decls):
        files["validators.py"] = tables_to_validators(model.title, decls)
    return files


def _rules_file(folder: Path, root: Path) -> Source | Problem:
    """The one rules text of a folder."""
    paths = sorted(folder.glob("*.rules"))
    if len(paths) != 1:
        names = ", ".join(p.name for p in paths) or "none"
        return Problem("RW106", f"A game has one rules file; {_shown(folder, root)} has {names}.", None,
                       f"Call it {folder.name}.rules.")  # fmt: skip
    return read_source(paths[0], _shown(paths[0], root), root)


def _reader(folder: Path, root: Path) -> Any:
    def read(decl: TableDecl) -> Source | Problem | None:
        path = folder / f"{decl.plural}.yaml"
        return read_source(path, _shown(path, root), root) if path.exists() or path.is_symlink() else None

    return read


def _clauses(folder: Path, root: Path, found: list[Problem]) -> ClauseBook | None:
    path = folder / "clauses.yaml"
    if not path.exists():
        return None
    source = read_source(path, _shown(path, root), root)
    if isinstance(source, Problem):
        found.append(source)
        return None
    book, problems = clauses_from_yaml(source)
    found += problems
    return book


def _shown(path: Path, root: Path) -> str:
    """A path as problems show it: from the root, with forward slashes."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
