"""Compiled games as games of OpenSpiel: its own tests and algorithms run on them, and agree with its own games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.play.batches import seed_of

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")

ROOT = Path(__file__).parents[2]
CLASSICS = ROOT / "content" / "classics"
GAMES = [
    pytest.param(p.parent.name, marks=[] if (CLASSICS / p.parent.name).is_dir() else [pytest.mark.nightly])
    for p in sorted((ROOT / "generated").glob("*/__init__.py"))
]


def loaded(name: str, **kwargs: Any) -> Any:
    """A compiled game as a game of OpenSpiel."""
    from rulewright.play.openspiel import to_openspiel

    return to_openspiel(rulewright.load(name), **kwargs)


def tree(game: Any) -> tuple[int, int, int]:
    """States, ends and information sets."""
    waiting, states, ends, sets = [game.new_initial_state()], 0, 0, set()
    while waiting:
        state = waiting.pop()
        states += 1
        if state.is_terminal():
            ends += 1
            continue
        if not state.is_chance_node():
            sets.add(state.information_state_string())
        waiting += [state.child(action) for action in state.legal_actions()]
    return states, ends, len(sets)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str, chance: str) -> None:
    """OpenSpiel's own test: legal actions, clones, strings, returns; explicit chance is also written and read back."""
    game = loaded(name, chance=chance)
    pyspiel.random_sim_test(game, num_sims=2, serialize=chance == "explicit", verbose=False)


def test_more_players_and_options() -> None:
    game = loaded("go_fish", players=4, chance="sampled", seed=5)
    assert game.num_players() == 4
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    again = pyspiel.load_game(str(game)).new_initial_state()
    again.apply_action(3)
    assert again.state == rulewright.load("go_fish").new(4, seed=seed_of(5, 3))
    with pytest.raises(ValueError, match="2 to 5 players"):
        loaded("go_fish", players=6)
    strict = loaded("numeria", options={"must_move": True})
    assert strict.new_initial_state().state.plain()["options"]["must_move"] is True


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker"])
def test_the_tree_is_that_of_their_own_game(name: str) -> None:
    assert tree(loaded(name, by="score")) == tree(pyspiel.load_game(name))


@pytest.mark.parametrize("name", ["kuhn_poker", pytest.param("leduc_poker", marks=pytest.mark.nightly)])
def test_exploitability_is_that_of_their_own_game(name: str) -> None:
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    ours, theirs = loaded(name, by="score"), pyspiel.load_game(name)
    found = exploitability.exploitability(ours, policy.UniformRandomPolicy(ours))
    assert found == pytest.approx(exploitability.exploitability(theirs, policy.UniformRandomPolicy(theirs)), abs=1e-9)


def test_regret_minimisation_finds_the_value_of_kuhn_poker() -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    game = loaded("kuhn_poker", by="score")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    assert value == pytest.approx(-1 / 18, abs=0.01)
    assert exploitability.exploitability(game, policy) < 0.01


def test_tree_search_takes_the_win() -> None:
    import numpy as np
    from open_spiel.python.algorithms import mcts

    state = loaded("tic_tac_toe").new_initial_state()
    for label in ("Mark a1", "Mark b1", "Mark a2", "Mark b2"):
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == label))
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        state.get_game(), 1.4, 60, mcts.RandomRolloutEvaluator(1, chance), solve=True, random_state=chance
    )
    assert state.action_to_string(bot.step(state)) == "Mark a3"
