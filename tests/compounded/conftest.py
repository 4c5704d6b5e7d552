"""Compounded for these tests."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright


@pytest.fixture(scope="session")
def compounded() -> Any:
    """The compiled game."""
    return rulewright.load("compounded")
