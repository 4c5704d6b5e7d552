"""How strongly the operators of Python bind, so that parentheses stand only where they must."""

from __future__ import annotations

IF, OR, AND, NOT, COMPARE, BIT_OR, BIT_AND, SHIFT, SUM, PRODUCT, UNARY, POWER, ATOM = range(13)
