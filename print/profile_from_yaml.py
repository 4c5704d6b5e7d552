"""A printer's profile in YAML → the shifts that put right what it does.

front: {move: [0.4, 0]}
back: {move: [-0.8, 1.2], turn: 0.3}
"""

from __future__ import annotations

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source
from rulewright.dsl.yaml_tree import YamlList, YamlMap, YamlScalar, yaml_to_tree
from rulewright.print.settings import EXACT, STRAIGHT, Profile, Shift
from rulewright.print.yaml_fields import Fields

FARTHEST = 20.0  # millimetres
WIDEST = 5.0  # degrees


def profile_from_yaml(source: Source) -> tuple[Profile, tuple[Problem, ...]]:
    """The profile. Problems: RW6xx (YAML), RW701, RW703."""
    file = yaml_to_tree(source)
    problems = list(file.problems)
    if not isinstance(file.root, YamlMap):
        if file.root is not None:
            problems.append(Problem("RW703", "A printer's profile is a map with `front` and `back`.", file.root.span))
        return EXACT, tuple(problems)
    fields = Fields(file.root, "a printer's profile", ("about", "front", "back"), problems)
    return Profile(_shift(fields, "front"), _shift(fields, "back")), tuple(problems)


def _shift(fields: Fields, key: str) -> Shift:
    node = fields.get(key)
    if node is None:
        return STRAIGHT
    if not isinstance(node, YamlMap):
        fields.tell("RW703", f"`{key}` should be as in `{key}: {{move: [0.4, -1], turn: 0.2}}`.", node.span)
        return STRAIGHT
    side = Fields(node, f"`{key}`", ("about", "move", "turn"), fields.problems)
    turn = side.number("turn", 0.0, -WIDEST, WIDEST)
    move = side.get("move")
    listed = move.items if isinstance(move, YamlList) else ()
    parts = [part.value if isinstance(part, YamlScalar) else None for part in listed]
    numbers = [float(part) for part in parts if isinstance(part, int | float) and not isinstance(part, bool)]
    if move is not None and (len(numbers) != 2 or len(parts) != 2 or any(abs(n) > FARTHEST for n in numbers)):
        help = "To the right and down, such as `move: [0.4, -1]`."
        side.tell("RW703", f"`move` should be two numbers of millimetres, up to {FARTHEST:g}.", move.span, help)
        return STRAIGHT
    return Shift(numbers[0], numbers[1], turn) if numbers else Shift(0.0, 0.0, turn)
