"""Words of one declaration → what its grammar rules build, by the LALR table (Knuth 1965, DeRemer 1969)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from rulewright.dsl.parse_table import END, Reduction, Table, table
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tokens import Token

Build = Callable[..., Any]  # Span, children → value of a rule

ONE, SOME, LISTS, HANDS_ON = range(4)  # how a reduction takes its children: the most frequent first


class Unexpected(Exception):
    """A word where none of its type can stand; `accepted` are the types that could."""

    def __init__(self, token: Token, accepted: frozenset[str]) -> None:
        super().__init__(token.text)
        self.token = token
        self.accepted = accepted


class _After(dict[str, int]):
    """By the type of the next word: the state in which a rule leaves the parser.

    Many rules of expressions hand on their only child, level by level of precedence. Each such step ends in the state
    that the table has for the outer rule in the same place, so that all of them are taken at once (the elimination of
    unit productions), found when first needed.
    """

    def __init__(self, at: Table, gotos: dict[str, int], state: int) -> None:
        super().__init__()
        self.at, self.gotos, self.state = at, gotos, state

    def __missing__(self, following: str) -> int:
        state = self.state
        action = self.at.actions[state].get(following, 0)
        while action < 0 and self.at.reductions[~action].skips:
            state = self.gotos[self.at.reductions[~action].origin]
            action = self.at.actions[state].get(following, 0)
        self[following] = state
        return state


class Parser:
    """Builds values with the functions that `build` gives by the name of a grammar rule (`if_` for `if`).

    Each is called with the span of what was read and its children: values, words that carry meaning, None for optional
    parts that were left out.
    """

    def __init__(self, build: Callable[[str], Build]) -> None:
        self._table = at = table()
        self._soft = at.soft
        self._after = [{rule: _After(at, row, state) for rule, state in row.items()} for row in at.gotos]
        self._reductions = [(r.size, r.origin, *_step(r, build)) for r in at.reductions]

    def parse(self, tokens: Sequence[Token], source: Source) -> Any:
        """The value of one declaration. Raises Unexpected.

        A word of the language is a name where the grammar has no place for the word.
        """
        actions, after, reductions, soft = self._table.actions, self._after, self._reductions, self._soft
        states: list[int] = [self._table.start]
        values: list[Any] = [None]
        starts = [0]
        end, last = 0, self._table.end
        for token in (*tokens, Token(END, "", tokens[-1].start, tokens[-1].end)):
            kind = token.type
            row = actions[states[-1]]
            if kind in soft and "NAME" in row and not self._fits(kind, states):
                token = Token("NAME", token.text, token.start, token.end)  # noqa: PLW2901 - the same word, read so
                kind = "NAME"
            action = row.get(kind)
            while action is not None and action < 0:
                size, origin, form, build, take = reductions[~action]
                if form == ONE:
                    value = build(Span(source, starts[-size], end), values[take])
                elif form == SOME:
                    value = build(Span(source, starts[-size], end), *take(values))
                elif form == LISTS:
                    value = build(Span(source, starts[-size], end), *take(values)) if build else take(values)
                else:
                    value = values[take]
                if size > 1:
                    del states[1 - size :], values[1 - size :], starts[1 - size :]
                values[-1] = value
                states[-1] = state = after[states[-2]][origin][kind]
                action = actions[state].get(kind)
                if state == last:
                    return value
            if action is None:
                raise Unexpected(token, self._accepted(states))
            states.append(action)
            values.append(token)
            starts.append(token.start)
            end = token.end
        raise AssertionError("the table has an end")

    def _accepted(self, states: list[int]) -> frozenset[str]:
        return frozenset(kind for kind in self._table.actions[states[-1]] if self._fits(kind, states))

    def _fits(self, kind: str, states: list[int]) -> bool:
        """Whether a word of this type can be taken now, possibly after what stands before it is closed."""
        at = self._table
        action = at.actions[states[-1]].get(kind)
        if action is None or action >= 0:
            return action is not None
        stack = list(states)
        while action is not None and action < 0:
            reduction = at.reductions[~action]
            del stack[-reduction.size :]
            stack.append(at.gotos[stack[-1]][reduction.origin])
            action = at.actions[stack[-1]].get(kind)
        return action is not None


def _step(reduction: Reduction, build: Callable[[str], Build]) -> tuple[int, Any, Any]:
    """How a reduction takes its children, the function that makes a value of them, and where or how they are found."""
    places = reduction.places
    if reduction.hands_on:
        return HANDS_ON, None, places[0]
    make = build(reduction.rule) if reduction.rule else None
    if make is None or reduction.spliced:
        return LISTS, make, _lister(places, reduction.spliced)
    if len(places) == 1:
        return ONE, make, places[0]
    return SOME, make, itemgetter(*places) if places else lambda _: ()


def _lister(places: tuple[int, ...], spliced: frozenset[int]) -> Callable[[list[Any]], list[Any]]:
    """Puts children into one list; a list that comes first is not copied, so that long ones grow in linear time."""

    def take(values: list[Any]) -> list[Any]:
        kept: list[Any] = values[places[0]] if places[0] in spliced else [values[places[0]]]
        for place in places[1:]:
            if place in spliced:
                kept += values[place]
            else:
                kept.append(values[place])
        return kept

    return take
