"""What the C back end cannot say."""

from __future__ import annotations


class NotInC(Exception):
    """What the C back end cannot say; such a game is played in Python alone. The message names it."""
