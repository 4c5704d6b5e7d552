"""Any compiled game → a game of OpenSpiel (the extra `openspiel`).

Under explicit chance every roll and draw is a chance node of its own, so that exact algorithms see the whole tree.
Under sampled chance one chance node at the start picks one of 1,000 seeds, and all else follows from that: quicker, for
algorithms that only play. A search on such a game knows what chance will say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal

import pyspiel

from rulewright.play.batches import seed_of
from rulewright.play.declared import OptionValue
from rulewright.play.game import Game, State
from rulewright.play.utilities import Utility, utilities

Chance = Literal["explicit", "sampled"]

SEEDS = 1_000
MOST_OUTCOMES = 1_024  # what one roll may say, unless there are more things to draw from
HIGHEST_SCORE = float(2**31)


def to_openspiel(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    *,
    chance: Chance = "explicit",
    by: Utility = "rank",
    seed: int = 0,
) -> Any:
    """A `pyspiel.Game`, registered under its name: `rulewright_kuhn_poker(by=score,players=2)`.

    `by` says what returns are (`utilities.utilities`); under sampled chance the games are those that `simulate` plays
    from `seed`. Raises ValueError for options or a number of players that the game has not.
    """
    game.agree(options, players)
    params = {"players": players or game.players[0], "by": by, "seed": seed, "options": json.dumps(dict(options or {}))}
    return pyspiel.load_game(register(game, chance), params)


def register(game: Game, chance: Chance = "explicit") -> str:
    """The short name under which OpenSpiel knows the game from now on."""
    name = f"rulewright_{game.name}" + ("_sampled" if chance == "sampled" else "")
    if name in pyspiel.registered_names():
        return name
    low, high = game.players
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if has_secrets(game)
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=has_secrets(game),
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": low, "by": "rank", "seed": 0, "options": "{}"},
    )

    class Compiled(pyspiel.Game):  # type: ignore[misc]
        """The game, as OpenSpiel loads it by name."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = {"players": low, "by": "rank", "seed": 0, "options": "{}", **(params or {})}
            self.compiled, self.seats, self.by = game, given["players"], given["by"]
            self.options = json.loads(given["options"])
            self.chance, self.seed = chance, given["seed"]
            super().__init__(kind, _info(game, self.seats, self.by), given)

        def new_initial_state(self) -> CompiledState:
            return CompiledState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    pyspiel.register_game(kind, Compiled)
    return name


def _info(game: Game, seats: int, by: str) -> Any:
    highest = 1.0 if by == "rank" else HIGHEST_SCORE
    return pyspiel.GameInfo(
        num_distinct_actions=game.declared.decisions,
        max_chance_outcomes=max(MOST_OUTCOMES, *(len(t.rows) for t in game.declared.tables), 1),
        num_players=seats,
        min_utility=-highest,
        max_utility=highest,
        utility_sum=0.0,
        max_game_length=game.limit,
    )


def has_secrets(game: Game) -> bool:
    """Whether a zone or var of the game is hidden from somebody, or all decide at once somewhere."""
    seen = [zone.seen for zone in game.declared.zones] + [var.seen for var in game.declared.vars]
    return any(who != "all" for who in seen) or bool(game.declared.at_once)


class CompiledState(pyspiel.State):  # type: ignore[misc]
    """A state of a compiled game with the methods that OpenSpiel asks for."""

    def __init__(self, owner: Any) -> None:
        super().__init__(owner)
        self.by: Utility = owner.by
        self.picked = owner.chance == "explicit"
        self.state = self._begun(owner, 0)
        self.labels: dict[int, str] = {}

    def _begun(self, owner: Any, number: int) -> State:
        history = has_secrets(owner.compiled)
        seed = seed_of(owner.seed, number)
        begun: State = owner.compiled.new(owner.seats, owner.options, seed, history, owner.chance)
        return begun

    def current_player(self) -> Any:
        if not self.picked:
            return pyspiel.PlayerId.CHANCE
        match self.state.to_play:
            case None:
                return pyspiel.PlayerId.TERMINAL
            case "chance":
                return pyspiel.PlayerId.CHANCE
            case seat:
                return seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.ids() if self.picked and player == self.state.to_play else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may say next, with how likely each is."""
        if not self.picked:
            return [(i, 1 / SEEDS) for i in range(SEEDS)]
        assert self.state.waiting is not None
        weights = [weight for _, weight, _ in self.state.waiting.chances]
        return [(i, weight / sum(weights)) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.labels = {}
        if self.picked:
            self.state.apply(action)
        else:
            self.state, self.picked = self._begun(self.get_game(), action), True

    def _action_to_string(self, player: int, action: int) -> str:
        if not self.picked:
            return f"Seed {action}"
        if not self.labels:
            self.labels = {d.id: d.label for d in self.state.decisions()}
        return self.labels[action]

    def is_terminal(self) -> bool:
        return self.picked and self.state.over

    def returns(self) -> list[float]:
        """The utility of each seat; 0 while the game goes on."""
        result = self.state.result
        return [0.0] * self.state.players if result is None else utilities(result, self.by)

    def information_state_string(self, player: int | None = None) -> str:
        return self.state.information_set(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return json.dumps(self.state.view(self.current_player() if player is None else player), sort_keys=True)

    def __str__(self) -> str:
        return json.dumps(self.state.plain() if self.picked else {}, sort_keys=True)


class Observer:
    """What a seat sees, or with perfect recall all that it has seen, as text; there is no tensor."""

    def __init__(self, kind: Any) -> None:
        self.recall = kind.perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: CompiledState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: CompiledState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)
