"""Games compiled with passes left out, and what is to be seen in them: every option, every draw, every result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.compile_game import Compiled, compile_game
from rulewright.compiler.game_to_python import game_to_python
from rulewright.compiler.loaded_module import load_text
from rulewright.compiler.passes import PASSES, run_passes
from rulewright.dsl.problems import errors
from rulewright.play.runtime import Fault, stream

ROOT = Path(__file__).parents[2]
ALL = frozenset(p.__name__ for p in PASSES)


@pytest.fixture
def tiny(tmp_path: Path) -> Callable[..., Compiled]:
    """`tiny(rules, without)` compiles a text without some passes; its frogs are numbered from 1 to 6."""

    def run(rules: str, without: frozenset[str] = frozenset()) -> Compiled:
        folder = tmp_path / "content" / "tiny"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "tiny.rules").write_text(rules, encoding="utf-8", newline="\n")
        if "component frog" in rules:
            (folder / "frogs.yaml").write_text("".join(f"- number: {n}\n" for n in range(1, 7)), encoding="utf-8")
        compiled = compile_game(folder, tmp_path, without)
        assert not errors(compiled.problems), compiled.problems
        return compiled

    return run


@pytest.fixture
def text_of() -> Callable[[Compiled], str]:
    """The compiled module as text."""
    return lambda compiled: compiled.files["__init__.py"]


@pytest.fixture(scope="session")
def seen() -> Callable[..., list[object]]:
    """`seen(game, options)`: ids and labels offered, ids taken and results of random games, some states read again."""

    def play(
        game: Any, options: Mapping[str, Any] | None = None, seeds: range = range(4), most: int = 80
    ) -> list[object]:
        found: list[object] = []
        for seed in seeds:
            try:
                state = game.new(options=options, seed=seed)
                chance = stream(seed, 1)
                while not state.over and state.ticks < most:
                    found.append([(d.id, d.label) for d in state.decisions()])
                    if len(found) % 5 == 0:
                        again = game.from_plain(state.plain())
                        assert again == state
                        assert again.decisions() == state.decisions()
                    found.append(state.pick(chance))
                    state.apply(found[-1])
                found.append((state.result, state.ticks, state.plain()))
            except Fault as fault:
                found.append(str(fault))
        return found

    return play


@pytest.fixture(scope="session")
def numeria_flow() -> ir.FlowGame:
    """Numeria before all passes."""
    compiled = compile_game(ROOT / "content" / "numeria", ROOT, ALL)
    assert compiled.flow is not None
    return compiled.flow


@pytest.fixture(scope="session")
def numeria_without(numeria_flow: ir.FlowGame) -> Callable[[frozenset[str]], Any]:
    """`numeria_without({"lanes"})` is Numeria compiled without that pass."""

    def run(without: frozenset[str]) -> Any:
        return load_text(game_to_python(run_passes(numeria_flow, without), ()), "numeria_without")["GAME"]

    return run
