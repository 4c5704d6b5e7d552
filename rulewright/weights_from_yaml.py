"""A file of weights → the policy that decides by them.

A map of numbers: under a label as the rules write it (`Play {c}`) for all decisions of that line, as a decision prints
it where the game begins (`Play K`), or the id of a decision; the later kind goes before the earlier. `otherwise` is the
weight of all others, else 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rulewright.dsl.problems import Problem, Refused, nearest
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Span
from rulewright.dsl.yaml_tree import YamlEntry, YamlMap, YamlNode, YamlScalar, yaml_to_tree
from rulewright.play.policies import MOST_WEIGHT, Weighted
from rulewright.play.runtime import Game, OptionValue
from rulewright.play.values import is_number
from rulewright.play.what_ids_say import what_ids_say

CODE = "RW818"
OTHERS = "otherwise"


def weights_from_yaml(path: Path, game: Game, players: int | None, options: Mapping[str, OptionValue]) -> Weighted:
    """Raises Refused with all that is wrong with the file: no such file, no map, unknown labels, no fit weights."""
    source = read_source(path, str(path))
    if isinstance(source, Problem):
        raise Refused([source])
    file = yaml_to_tree(source)
    if file.problems:
        raise Refused(file.problems)
    if not isinstance(file.root, YamlMap):
        place = file.root.span if file.root is not None else Span(source, 0, 0)
        raise Refused([_wrong("a file of weights says how much each decision weighs", place)])
    problems = [problem for entry in file.root.entries.values() if (problem := _wrong_weight(entry))]
    named = _Named(game, players, options)
    problems += [p for text, entry in file.root.entries.items() if (p := named.unknown(text, entry))]
    if problems:
        raise Refused(problems)
    given = {text: _number(entry.value) for text, entry in file.root.entries.items()}
    weights = [given.pop(OTHERS, 1) if OTHERS not in named.lines else 1] * game.declared.decisions
    for text in sorted(given, key=named.special):
        for decision in named.ids(text):
            weights[decision] = given[text]
    if sum(weights) > MOST_WEIGHT:
        total = f"all weights together are {sum(weights):,}"
        raise Refused([_wrong(f"{total}, and may be {MOST_WEIGHT:,}", file.root.span, "smaller numbers say the same")])
    return Weighted(tuple(weights))


def _wrong(message: str, span: Span, mend: str = "a line for each, such as `Pass: 3`") -> Problem:
    return Problem(CODE, message, span, mend)


def _number(node: YamlNode) -> int:
    return int(node.value) if isinstance(node, YamlScalar) and is_number(node.value) else -1  # type: ignore[arg-type]


def _wrong_weight(entry: YamlEntry) -> Problem | None:
    if 0 <= _number(entry.value) <= MOST_WEIGHT:
        return None
    what = f'"{entry.value.text}" is no weight' if isinstance(entry.value, YamlScalar) else "a weight is one number"
    return _wrong(what, entry.value.span, "a weight is a whole number from 0 on; 0 is for what is not to be taken")


class _Named:
    """Which decisions a text of the file means."""

    def __init__(self, game: Game, players: int | None, options: Mapping[str, OptionValue]) -> None:
        self.lines: dict[str, list[int]] = {}
        self.labels: dict[str, list[int]] = {}
        self.many = game.declared.decisions
        for decision, (line, label) in enumerate(what_ids_say(game.new(players, options))):
            self.lines.setdefault(game.lines[line].label, []).append(decision)
            if label is not None:
                self.labels.setdefault(label, []).append(decision)

    def special(self, text: str) -> int:
        """What goes before what: 0 a line, 1 a label, 2 an id; 3 is nothing known."""
        if text in self.lines:
            return 0
        if text in self.labels:
            return 1
        return 2 if text.isdecimal() and len(text) < len(str(self.many)) + 1 and int(text) < self.many else 3

    def ids(self, text: str) -> list[int]:
        found = (self.lines.get(text), self.labels.get(text), [int(text)] if text.isdecimal() else [])
        return found[self.special(text)] or []

    def unknown(self, text: str, entry: YamlEntry) -> Problem | None:
        if text == OTHERS or self.special(text) < 3:
            return None
        known = f"labels are written as the rules or the game print them, ids go from 0 to {self.many - 1}"
        mend = nearest(text, [*self.lines, *self.labels]) or known
        return _wrong(f'the game has no decision "{text}"', entry.key.span, mend)
