"""Whatever text is given: no traceback, no hang, and every message says where.

Rules are derived from the grammar or mutated from good ones; content, layouts and saved games are mutated. A failing
text is shown by hypothesis as the state of its generator; `LOST` keeps those that once failed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import Targets
from tests.fuzz.texts import Derivations, with_slips

CONTENT = Path(__file__).parents[2] / "content"
MANY = 2000  # texts of one nightly part
PARTS = range(20)  # of each of the five targets: 200,000 texts in all

derivations = Derivations()


@pytest.fixture(scope="module")
def targets(tmp_path_factory: pytest.TempPathFactory) -> Targets:
    return Targets(tmp_path_factory.mktemp("fuzz"))


@pytest.fixture(scope="module")
def rules(targets: Targets) -> list[str]:
    """Good texts: the game of `rulewright new`, the classics, and parts of the larger games."""
    short = [path.read_text(encoding="utf-8") for path in sorted(CONTENT.glob("classics/*/*.rules"))]
    long = [path.read_text(encoding="utf-8") for path in sorted(CONTENT.glob("*/*.rules"))]
    parts = ["\n\n".join(text.split("\n\n")[at : at + 4]) for text in long for at in range(0, 400, 4)]
    return [targets.files["fox.rules"]] * 20 + short * 5 + [part for part in parts if part]


def derived_rules(targets: Targets, random: Random, _: list[str]) -> None:
    targets.rules(derivations.text(random, 3))


def mutated_rules(targets: Targets, random: Random, rules: list[str]) -> None:
    text = with_slips(random.choice(rules), random, rules)
    targets.rules(text) if random.random() < 0.8 else targets.form(text)


def mutated_yaml(targets: Targets, random: Random, rules: list[str]) -> None:
    name = random.choice(("cards.yaml", "clauses.yaml"))
    text = with_slips(targets.files[name], random, [*targets.files.values(), rules[-1]])
    if random.random() < 0.2:
        targets.game_with(name, text)
    elif name == "cards.yaml":
        targets.rows(text)
    else:
        targets.clauses(text)


def mutated_layout(targets: Targets, random: Random, rules: list[str]) -> None:
    name = random.choice(("sheets.yaml", "layouts/card.yaml", "layouts/card-back.yaml"))
    targets.layout(name, with_slips(targets.files[name], random, [*targets.files.values(), rules[-1]]))


def mutated_save(targets: Targets, random: Random, rules: list[str]) -> None:
    text = targets.saved_text(random)
    targets.saved(with_slips(text, random, [text, rules[0]]))


ALL = [derived_rules, mutated_rules, mutated_yaml, mutated_layout, mutated_save]


@pytest.mark.parametrize("fuzz", ALL, ids=lambda fuzz: fuzz.__name__)
def test_some_texts(fuzz: type, targets: Targets, rules: list[str]) -> None:
    thrown(fuzz, targets, rules, 60)


@pytest.mark.nightly
@pytest.mark.parametrize("fuzz", ALL, ids=lambda fuzz: fuzz.__name__)
@pytest.mark.parametrize("_part", PARTS)
def test_many_texts(fuzz: type, _part: int, targets: Targets, rules: list[str]) -> None:
    thrown(fuzz, targets, rules, MANY)


def thrown(fuzz: type, targets: Targets, rules: list[str], examples: int) -> None:
    """Throw this many texts at a target."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],  # a text is random throughout: to make it smaller would be to draw another one
        suppress_health_check=[*HealthCheck],
    )
    @given(random=st.randoms(use_true_random=True))
    def throw(random: Random) -> None:
        fuzz(targets, random, rules)

    throw()
