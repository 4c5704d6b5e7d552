"""Which clauses a rules text cites, where and as what; and whether clauses and citations agree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from rulewright.compiler.clauses_from_yaml import ClauseBook
from rulewright.dsl import tree as t
from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.tree_from_text import RulesTree
from rulewright.dsl.walk_tree import nodes_of

Role = Literal["declaration", "word", "flow", "example", "scenario", "outside"]


@dataclass(frozen=True, slots=True)
class Citation:
    """One clause cited at one place. `reason` is set for `outside`."""

    clause: str
    span: Span
    role: Role
    reason: str = ""


def citations(tree: RulesTree) -> tuple[Citation, ...]:
    """All of them, in order of the text. The span is the line that cites, not the brackets."""
    found: list[Citation] = []
    for decl in tree.decls:
        reason = decl.why if isinstance(decl, t.Outside) else ""
        for cites, holder in _cites_in(decl):
            role = _role(decl, holder)
            found += [Citation(c.id, c.span, role, reason) for c in cites]
    return tuple(found)


def _role(decl: t.Decl, holder: Any) -> Role:
    match decl:
        case t.Outside():
            return "outside"
        case t.Scenario():
            return "scenario"
        case t.Promise():
            return "example"
        case t.Let() | t.Pattern() | t.Winner():
            return "example" if isinstance(holder, t.Printed) else "word"
        case t.Flow() | t.Rule():
            return "flow"
        case _:
            return "declaration"


def _cites_in(decl: t.Decl) -> Iterator[tuple[t.Cites, Any]]:
    """Every citation in a declaration, with the node that carries it."""
    for node in nodes_of(decl):
        if isinstance(node, t.Game) and node.players_cites:
            yield node.players_cites, node
        # The citations of an option line are those of its body's head: told once.
        if getattr(node, "cites", ()) and not (isinstance(node, t.Choice) and node.body is not None):
            yield node.cites, node


def check_citations(cited: tuple[Citation, ...], book: ClauseBook | None, *, whole: bool = True) -> tuple[Problem, ...]:
    """A cited clause must exist; every clause is cited by rules, or excluded by `outside`, and not both.

    Where the rules could not be read as a `whole`, it is not told that nobody cites a clause.
    """
    problems: list[Problem] = []
    if book is None:
        if cited:
            problems.append(Problem("RW503", "These rules cite clauses, but there is no clauses.yaml.", cited[0].span,
                                    "Put the clauses of the rulebook into clauses.yaml beside the rules."))  # fmt: skip
        return tuple(problems)
    known = book.ids
    problems += [
        Problem(
            "RW503",
            f"The clause {c.clause} does not exist.",
            c.span,
            _nearest(c.clause, known),
        )
        for c in cited
        if c.clause not in book.spans
    ]
    implemented = {c.clause for c in cited if c.role != "outside"}
    outside = {c.clause: c for c in cited if c.role == "outside"}
    for clause in book.clauses:
        if clause.id in implemented and clause.id in outside:
            problems.append(
                Problem(
                    "RW505",
                    f"{clause.id} is cited by rules and excluded as well.",
                    outside[clause.id].span,
                    "Take it out of the `outside` line.",
                    severity="warning",
                )
            )
        elif whole and clause.id not in implemented and clause.id not in outside:
            problems.append(
                Problem(
                    "RW504",
                    f"No rule cites {clause.id}.",
                    book.spans[clause.id],
                    f'Cite it where the rules say it, or exclude it: outside [{clause.id}] "why".',
                )
            )
    return tuple(problems)


def _nearest(clause: str, known: tuple[str, ...]) -> str:
    """Where the numbers of its kind end; or the clause of the same number whose letters are near."""
    stem = clause.rstrip("0123456789")
    like = [id_ for id_ in known if id_.rstrip("0123456789") == stem]
    if like:
        return f"There are {like[0]} to {like[-1]}." if len(like) > 1 else f"There is {like[0]}."
    return nearest(clause, known) or "The clauses stand in clauses.yaml."


def check_points(book: ClauseBook | None, options: frozenset[str]) -> tuple[Problem, ...]:
    """An option that a point of doubt names is declared by the rules."""
    if book is None:
        return ()
    return tuple(
        Problem(
            "RW506",
            f"The rules declare no option `{p.option}`.",
            p.span,
            nearest(p.option, options) or "Declare it, or leave the point without an option.",
        )
        for p in book.points
        if p.option is not None and p.option not in options
    )
