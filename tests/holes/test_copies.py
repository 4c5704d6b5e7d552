"""Copies of a row are things of their own (H27)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

Found = Callable[[str], list[tuple[str, str]]]

MOLES = (
    "component mole\n  name: text key\n  copies: 1..3\nzone hand[player]: hand of mole\nturn\n  {}\n  end game: draw\n"
)


@pytest.fixture
def moles(tmp_path: Path) -> None:
    """Two moles of one name."""
    folder = tmp_path / "content" / "tiny"
    folder.mkdir(parents=True)
    (folder / "moles.yaml").write_text("- name: cold\n  copies: 2\n- name: warm\n  copies: 1\n", encoding="utf-8")


@pytest.mark.usefixtures("moles")
@pytest.mark.shows("S-13", "H27")
def test_a_key_does_not_say_which_copy(found: Found) -> None:
    assert found(MOLES.format('move mole("cold") to hand[me]')) == [("RW324", 'mole("cold")')]
    assert found(MOLES.format('move mole("warm") to hand[me]')) == []
    assert found(MOLES.format('move first(t for t in moles if t.name is "cold") to hand[me]')) == []
