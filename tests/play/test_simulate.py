"""Random games: the same for a seed, drawn uniformly, and counted right."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.play.batches import play_batch, playout, seed_of
from rulewright.play.runtime import Fault, Game, mix, stream
from rulewright.play.simulate import simulate


@pytest.mark.shows("S-18", "S-19", "S-20")
def test_the_generator_agrees_with_the_printed_vector() -> None:
    """SEMANTICS S-20, in this order from one stream."""
    rng = stream(7, 0)
    assert f"{rng.state:032x}" == "63cbe1e459320dd7044c3cd7f43c661d"
    assert [rng.below(6) for _ in range(12)] == [2, 3, 0, 1, 3, 1, 2, 0, 1, 2, 5, 2]
    assert [rng.below(3_000_000_000) for _ in range(4)] == [1416488937, 554038119, 757451290, 2733805831]


@pytest.mark.shows("S-20", "S-24")
def test_game_i_is_what_anybody_gets_who_follows_the_semantics(stones: Game) -> None:
    """Choices by hand: option below(count) of the decisions in order of ids, from stream 1 of the game's seed."""
    lengths = []
    for number in range(20):
        x = mix((mix(5) + number) & (2**64 - 1))
        state, rng, length = stones.new(seed=x), stream(x, 1), 0
        while not state.over:
            offered = state.decisions()
            state.apply(offered[rng.below(len(offered))])
            length += 1
        lengths.append(length)
    assert play_batch(stones, None, None, 5, 0, 20).lengths.tolist() == lengths
    assert play_batch(stones, None, None, 5, 7, 6).lengths.tolist() == lengths[7:13]
    assert play_batch(stones, None, None, 6, 0, 20).lengths.tolist() != lengths
    assert simulate(stones, 20, 5).lengths == Counter(lengths)


def test_everything_is_counted(stones: Game) -> None:
    """Against a count of the same games, one by one."""
    done = simulate(stones, 200, 3)
    ranks, labels, cut = Counter[tuple[int, ...]](), Counter[str](), 0
    for number in range(200):
        x = seed_of(3, number)
        state, rng = stones.new(seed=x), stream(x, 1)
        while not state.over:
            decision = state.offered(state.pick(rng))
            labels[decision.label] += 1
            state.apply(decision)
        assert state.result
        ranks[tuple(place.rank for place in state.result)] += 1
        cut += state.cut
    assert done.wins == (ranks[1, 2], ranks[2, 1])
    assert (done.draws, done.unfinished) == (ranks[1, 1], cut)
    assert done.decisions == sum(labels.values())
    assert done.lines == {
        "Take {stone}": sum(n for label, n in labels.items() if label.startswith("Take")),
        "Pass": labels["Pass"],
        "Call it {title}": labels["Call it Odd"] + labels["Call it Even"],
        "Stay silent": labels["Stay silent"],
    }
    assert done.names == {"Call it {title}": {"Odd": labels["Call it Odd"], "Even": labels["Call it Even"]}}
    assert done.win(0).value == done.wins[0] / 200
    assert done.length.value == done.decisions / 200


def test_cut_games_are_unfinished_and_ranked(stones: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stones.position, "limit", 3)
    done = simulate(stones, 50)
    assert done.unfinished == 50
    assert sum(done.wins) + done.draws == 50
    assert sum(done.wins) > 0


def test_progress_is_told(stones: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.play.batches.REPORT_EVERY", -1.0)
    told: list[int] = []
    simulate(stones, 5, progress=told.append)
    assert told == [1, 2, 3, 4, 5, 5]


def test_a_playout_goes_on_from_any_state(stones: Game) -> None:
    state = stones.new(seed=1)
    state.apply(state.decisions()[0])
    again = state.copy()
    assert playout(state, stream(9, 1)) == playout(again, stream(9, 1))
    assert state == again
    assert state.over


def test_wrong_options_are_refused(stones: Game) -> None:
    with pytest.raises(ValueError, match="no option 'loud'"):
        simulate(stones, 1, options={"loud": True})


def test_a_fault_of_the_rules_names_the_game(stones: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Fault("Too far.")

    monkeypatch.setattr(stones.position, "go_on", fail)
    with pytest.raises(Fault, match="Too far") as fault:
        simulate(stones, 3, 9)
    assert fault.value.__notes__ == ["in game 0 of seed 9"]
