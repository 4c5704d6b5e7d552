"""Words that cannot be names: of what is declared, and of what is bound inside rules and lets."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from rulewright.dsl import tree as t
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.tokens_from_text import DECLARES
from rulewright.dsl.walk_tree import nodes_of
from rulewright.dsl.world import World, bad

STATEMENTS = frozenset(
    "setup turn round phase rule each for if else match repeat choose may otherwise move draw deal shuffle reveal end "
    "stop done nothing result let".split()
)
# Words that would mean something else, or nothing, wherever a value stands.
IN_VALUES = frozenset("me none yes no not and or mod is in best reachable distance if else for true false".split())
BUILTINS = frozenset(
    "count sum min max some every the first alike product kinds kind lines ray slice around beside left adds_up "
    "reverse top consecutive players directions opponents opponent box player text flag direction".split()
)
# Names that generated Python would lose the meaning of.
PYTHON = frozenset(keyword.kwlist) | frozenset(
    {"self", "range", "len", "tuple", "list", "sorted", "int", "bool", "str", "Position", "Words"}
    | {"any", "all", "known", "bits"}
)


def check_name(world: World, word: t.Word, what: str) -> None:
    """Words of the language, functions of the language and words of Python cannot be names."""
    name = word.text
    reason = _bound_reason(name)
    if reason is None and name in DECLARES | STATEMENTS:
        reason = f"begins a line of rules and cannot name a {what}."
    elif reason is None and name in BUILTINS:
        reason = f"is known to the language and cannot name a {what}."
    if reason is not None:
        world.problems.append(Problem("RW202", f"`{name}` {reason}", word.span, "Choose another name."))


def _bound_reason(name: str) -> str | None:
    """Why a word cannot even name a value inside a rule; None if it can."""
    if name in IN_VALUES:
        return "is a word of the language and cannot be a name."
    if name in PYTHON or name.startswith("_") or name.endswith("_"):
        return "cannot be a name: the compiled module uses this word."
    return None


def check_bound_names(world: World, decl: t.Decl) -> None:
    """The names that parameters, `let`s and loops bind inside a declaration."""
    if isinstance(decl, t.Let | t.Pattern | t.Rule):
        seen: dict[str, Span] = {}
        for param in decl.params or ():
            if param.name.text in seen:
                world.note(
                    bad(
                        "RW201",
                        f"Two parameters are called `{param.name.text}`.",
                        param.name.span,
                        "Give one of them another name.",
                        Label(seen[param.name.text], "here"),
                    )
                )
            seen.setdefault(param.name.text, param.name.span)
    for word in bound_words(decl):
        reason = _bound_reason(word.text)
        if reason is not None:
            world.problems.append(Problem("RW202", f"`{word.text}` {reason}", word.span, "Choose another name."))
        elif any(word.text in declared for declared in (world.lets, world.patterns, world.rules)):
            world.note(
                bad(
                    "RW205",
                    f"`{word.text}` is a name bound here, and of a declaration as well.",
                    word.span,
                    "Rename one of the two.",
                    Label(world.names[word.text], "declared here"),
                )
            )


def bound_words(decl: t.Decl) -> Iterator[t.Word]:
    """The words in a declaration that become names of values."""
    for node in nodes_of(decl):
        match node:
            case t.Param(name=word):
                yield word
            case t.Binding(names=words) | t.NameIt(names=words):
                yield from words
            case t.Let(lets=lets) | t.Pattern(lets=lets):
                for inner in lets:
                    yield from inner.names
            case _:
                pass
