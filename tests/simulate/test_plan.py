"""What is still to be played, whatever has been."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulewright.simulation_plan import Plan, Variant, chunks, counted_of, missing, variants_of

SPANS = st.lists(st.tuples(st.integers(0, 3), st.integers(1, 20)), max_size=6)


def spread(steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Runs of games one behind the other, with gaps."""
    found, at = [], 0
    for gap, count in steps:
        found.append((at + gap, count))
        at += gap + count
    return found


@given(st.lists(SPANS, min_size=1, max_size=3), st.integers(1, 60), st.integers(0, 60), st.integers(1, 7))
def test_every_missing_game_once(steps: list[list[tuple[int, int]]], games: int, counted: int, size: int) -> None:
    """Chunks and what is done cover games 0 .. games - 1, none twice, and no chunk is on both sides of `counted`."""
    done = [spread(one) for one in steps]
    plan = Plan(0, 2, games, min(counted, games), tuple(Variant(str(n), {}) for n in range(len(done))))
    found = list(chunks(plan, [one[::-1] for one in done], lambda: size))
    assert missing(plan, done) == sum(chunk.count for chunk in found)
    for n, spans in enumerate(done):
        there = {game for first, count in spans for game in range(first, first + count) if game < games}
        new = [game for c in found if c.variant == n for game in range(c.first, c.first + c.count)]
        assert sorted([*there, *new]) == list(range(games))
    for chunk in found:
        assert 1 <= chunk.count <= size
        assert {game < plan.counted for game in range(chunk.first, chunk.first + chunk.count)} == {chunk.counting}


def test_variants_are_played_in_turn() -> None:
    plan = Plan(0, 2, 20, 0, (Variant("a", {}), Variant("b", {})))
    assert [(c.variant, c.first) for c in chunks(plan, [[], []], lambda: 10)] == [(0, 0), (1, 0), (0, 10), (1, 10)]


def test_variants_are_all_combinations() -> None:
    found = variants_of({"fast": "no", "mood": "calm"}, {"goal": ["5", "6"], "fast": ["yes", "no"]})
    assert [variant.name for variant in found] == [
        "goal=5, fast=yes", "goal=5, fast=no", "goal=6, fast=yes", "goal=6, fast=no",
    ]  # fmt: skip
    assert found[0].options == {"mood": "calm", "goal": "5", "fast": "yes"}
    assert [variant.name for variant in variants_of({}, {})] == [""]


def test_some_games_count_clauses() -> None:
    assert [counted_of(games) for games in (7, 500, 5000, 10**6)] == [7, 100, 200, 200]
