"""Compiled games as environments of PettingZoo: its own tests run on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.play.runtime import NotOffered

pytest.importorskip("pettingzoo", reason="needs the extra pettingzoo")

GAMES = sorted(p.parent.name for p in (Path(__file__).parents[2] / "generated").glob("*/__init__.py"))


def table(name: str, **kwargs: Any) -> Any:
    from rulewright.play.pettingzoo import CompiledEnv

    return CompiledEnv(rulewright.load(name), **kwargs)


@pytest.mark.filterwarnings("ignore:Observation")  # it wants bare arrays, and has games with a mask itself
@pytest.mark.parametrize("name", GAMES)
def test_their_own_tests(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(table(name), num_cycles=60)
    seed_test(lambda: table(name), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_a_game_to_its_end() -> None:
    env = table("go_fish", players=3, by="score")
    env.reset(seed=3)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        env.step(None if ended or cut else int(seen["action_mask"].nonzero()[0][0]))
    result = env.state_of_play.result
    assert result is not None
    assert len(rewards) == 3
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) == rewards[f"player_{1 + max(range(3), key=lambda s: result[s].score)}"]


def test_what_is_not_offered_is_refused() -> None:
    env = table("tic_tac_toe")
    env.reset(seed=1)
    env.step(4)
    with pytest.raises(NotOffered):
        env.step(4)
    assert env.agent_selection == "player_2"
    assert env.observe("player_2")["action_mask"].tolist() == [1, 1, 1, 1, 0, 1, 1, 1, 1]
    assert not env.observe("player_1")["action_mask"].any()


def test_a_table_as_text() -> None:
    env = table("kuhn_poker", render_mode="ansi")
    env.reset(seed=1)
    hand = env.state_of_play.view(0)["zones"]["hand"]["player 1"][0]
    assert hand in env.render()
