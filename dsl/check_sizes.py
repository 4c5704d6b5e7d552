"""How large a game may be: bounds beyond any box of parts, so that a slip of the pen does not fill the memory."""

from __future__ import annotations

from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import Table
from rulewright.dsl.world import World

MOST_PLAYERS = 64
LONGEST = 1_000_000  # decisions of one game
MOST_VALUES = 1_000  # of an option
MOST_THINGS = 10_000  # of one component, copies counted
MOST_PLACES = 65_536  # of one zone or var: the sizes of its indexes multiplied
MOST_IN_ALL = 262_144  # places of all zones and vars


def check_head(game: t.Game) -> tuple[Problem, ...]:
    """The number of players and the limit of a game."""
    found = []
    if game.players is not None:
        low, high = game.players
        if not 1 <= low <= high <= MOST_PLAYERS:
            found.append(
                _too_large(
                    f"{low}..{high} players cannot play." if low != high else f"{low} cannot play.",
                    game.span,
                    f"At least 1 and at most {MOST_PLAYERS} play, the smaller number first.",
                )
            )
    if game.limit is not None and not 1 <= game.limit <= LONGEST:
        found.append(
            _too_large(f"A limit of {game.limit:,} decisions cannot be.", game.span, f"It goes from 1 to {LONGEST:,}.")
        )
    return tuple(found)


def check_rows(decl: t.TableTree) -> tuple[Problem, ...]:
    """The copies that stand in the rules."""
    rows = decl.rows or ()
    found = [
        _too_large(f"There are {copies} of `{word.text}`.", word.span, "Leave it out, or give it a copy.")
        for word, copies in rows
        if copies < 1
    ]
    total = sum(copies for _, copies in rows)
    if total > MOST_THINGS:
        found.append(_too_many(decl.name.text, total, decl.name.span))
    return tuple(found)


def check_things(table: Table) -> tuple[Problem, ...]:
    """The copies that stand in the content."""
    counts = [record.values.get("copies", 1) for record in table.records]
    total = sum(n for n in counts if isinstance(n, int))
    if table.decl.form != "component" or total <= MOST_THINGS:
        return ()
    return (_too_many(table.decl.name, total, table.decl.span),)


def _too_many(name: str, total: int, span: Span) -> Problem:
    mend = f"At most {MOST_THINGS:,} things of a kind. What is only counted is a `token` or a `var`."
    return _too_large(f"There are {total:,} of `{name}`.", span, mend)


def check_places(w: World, decls: tuple[t.Decl, ...]) -> None:
    """The places of zones and vars; what is wrong with them is not known in the rest of the text."""
    total = 0
    for decl in decls:
        if isinstance(decl, t.Zone | t.Var):
            indexes = [(_index(w, i, decl.name.text), i.span) for i in decl.index]
            size, problem = _places(w, decl, indexes)
            total += size
            if problem is None and total > MOST_IN_ALL:
                problem = _too_large(
                    f"With `{decl.name.text}` the state of this game has {total:,} places.",
                    decl.name.span,
                    f"At most {MOST_IN_ALL:,} in all zones and vars.",
                )
                total = 0
            if problem is not None:
                w.problems.append(problem)
            if problem is not None or any(kind is None for kind, _ in indexes):
                w.lose(decl.name)


def _index(w: World, said: t.TypeTree, name: str) -> ty.Type | None:
    return w.tried(lambda: w.resolve(said, name))


def _places(w: World, decl: t.Zone | t.Var, indexes: list[tuple[ty.Type | None, Span]]) -> tuple[int, Problem | None]:
    size, name = 1, decl.name.text
    for kind, span in indexes:
        values = w.size_of(kind) if kind is not None else 1
        if values is None:
            assert kind is not None
            return 0, Problem(
                "RW204",
                f"`{name}` cannot have a place for each {ty.type_to_text(kind)}.",
                span,
                "An index has a fixed number of values: players, cells, a kind, a range.",
            )
        size *= values
    if size > MOST_PLACES:
        return 0, _too_large(
            f"`{name}` has {size:,} places.",
            decl.name.span,
            f"At most {MOST_PLACES:,}: the values of its indexes multiplied.",
        )
    return size, None


def _too_large(message: str, span: Span, mend: str) -> Problem:
    return Problem("RW211", message, span, mend)
