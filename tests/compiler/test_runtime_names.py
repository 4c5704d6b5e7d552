"""The compiler knows the names of the runtime that it must not see, and that rules must not take."""

from __future__ import annotations

import inspect
import re

from rulewright.compiler.runtime_names import POSITION_NAMES, RUNTIME
from rulewright.play import runtime
from rulewright.play.position import Position


def test_all_names_of_positions_are_known() -> None:
    names = {*dir(Position), *Position.__annotations__, *re.findall(r"\bself\.(\w+)", inspect.getsource(Position))}
    assert {name for name in names if not name.startswith("_")} <= POSITION_NAMES


def test_the_runtime_has_all_that_modules_import() -> None:
    assert set(runtime.__all__) >= RUNTIME
