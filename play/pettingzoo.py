"""Any compiled game → an environment of PettingZoo, one agent after the other (the extra `pettingzoo`).

Agents are `player_1`, `player_2` .. in order of seats. An observation is `{"observation": numbers, "action_mask": ..}`
with the numbers of `view_to_numbers`; an action is the id of a decision. Rewards come at the end, by rank or by score.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from rich.console import Console

from rulewright.play.batches import seed_of
from rulewright.play.declared import OptionValue
from rulewright.play.game import Game, State
from rulewright.play.utilities import Utility, utilities
from rulewright.play.view_to_numbers import view_to_numbers
from rulewright.play.view_to_text import view_to_text
from rulewright.play.views import outlook

LEAST, MOST = -(2**31), 2**31 - 1


class CompiledEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One table of a game. A decision that is not offered raises NotOffered and changes nothing."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        by: Utility = "rank",
        render_mode: str | None = None,
    ) -> None:
        """Raises ValueError for options or a number of players that the game has not."""
        super().__init__()
        _, seats = game.agree(options, players)
        self.game, self.seats, self.agreed, self.by = game, seats, dict(options or {}), by
        self.metadata = {"name": game.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat + 1}" for seat in range(seats)]
        self.seed, self.begun = 0, 0
        self.state_of_play: State = game.new(seats, self.agreed)
        length = len(view_to_numbers(game.declared, outlook(self.state_of_play, 0)))
        self.spaces = {agent: self._space(length) for agent in self.possible_agents}
        self.actions = {agent: gymnasium.spaces.Discrete(game.declared.decisions) for agent in self.possible_agents}

    def _space(self, length: int) -> gymnasium.spaces.Dict:
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(LEAST, MOST, (length,), np.int64),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.game.declared.decisions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game; with a seed, the first game of that seed."""
        if seed is not None:
            self.seed, self.begun = seed, 0
        self.state_of_play = self.game.new(self.seats, self.agreed, seed_of(self.seed, self.begun))
        self.begun += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        """Select who decides now; when the game is over, give the rewards."""
        state = self.state_of_play
        if state.result is None:
            assert isinstance(state.to_play, int)
            self.agent_selection = self.possible_agents[state.to_play]
            return
        for agent, reward in zip(self.possible_agents, utilities(state.result, self.by), strict=True):
            self.rewards[agent] = reward
        ended = self.truncations if state.cut else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.declared.decisions, np.int8)
        if self.state_of_play.to_play == seat:
            mask[self.state_of_play.ids()] = 1
        numbers = view_to_numbers(self.game.declared, outlook(self.state_of_play, seat))
        return {"observation": np.array(numbers, np.int64), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        self.state_of_play.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._turn_to_next()
        self._accumulate_rewards()

    def render(self) -> str:
        """What the agent that acts sees, as text."""
        view = self.state_of_play.view(self.possible_agents.index(self.agent_selection))
        console = Console(width=120, record=True, file=StringIO())
        console.print(*view_to_text(view, self.game), sep="\n")
        return console.export_text()

    def close(self) -> None:
        """Nothing is held open."""
