"""What comes out the same in every round of a loop."""

from __future__ import annotations

from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x


def same_in_all_rounds(e: x.Expr, bound: frozenset[str] = frozenset()) -> list[x.Expr]:
    """Expressions inside of loops that use nothing of any loop around them, inner ones first."""
    found: list[x.Expr] = []
    inner = bound | _binds(e)
    for part in x.parts_of(e):
        # The first generator is asked once as it is; all other parts in every round.
        outside = isinstance(e, x.Fold) and part is e.gens[0].source
        found += same_in_all_rounds(part, bound if outside else inner)
    if bound and not names_used(e) & bound:
        found.append(e)
    return found


def _binds(e: x.Expr) -> frozenset[str]:
    match e:
        case x.Fold(gens=gens):
            return frozenset(n for g in gens for n in g.names)
        case x.Reach(name=name) | x.Steps(name=name):
            return frozenset({name})
        case _:
            return frozenset()
