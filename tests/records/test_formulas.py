"""`Ca(OH)2` → counts, and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.compiler.formulas_from_text import NoFormula, counts_from_formula


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("H", {"H": 1}),
        ("H2O", {"H": 2, "O": 1}),
        ("C6H12O6", {"C": 6, "H": 12, "O": 6}),
        ("Ca(OH)2", {"Ca": 1, "O": 2, "H": 2}),
        ("(NH4)2CO3", {"N": 2, "H": 8, "C": 1, "O": 3}),
        ("K4(Fe(CN)6)", {"K": 4, "Fe": 1, "C": 6, "N": 6}),
        ("((H2O)2C)3", {"H": 12, "O": 6, "C": 3}),
        ("CO", {"C": 1, "O": 1}),
        ("Co", {"Co": 1}),
        ("No", {"No": 1}),
        ("CH3COOH", {"C": 2, "H": 4, "O": 2}),
        ("Uuo10000", {"Uuo": 10_000}),
    ],
)
def test_formulas_count_their_symbols(text: str, counts: dict[str, int]) -> None:
    assert counts_from_formula(text) == counts


@pytest.mark.parametrize(
    ("text", "message", "seen"),
    [
        ("", "a formula holds one symbol at least.", ""),
        ("2H", "`2` counts nothing here.", "2"),
        ("H02", "`02` counts nothing here.", "02"),
        ("H1", "`1` counts nothing here.", "1"),
        ("H0", "`0` counts nothing here.", "0"),
        ("()2", "these brackets hold nothing.", "()"),
        ("(H", "this bracket is never closed.", "("),
        ("C((H)", "this bracket is never closed.", "("),
        ("H)2", "this bracket closes nothing.", ")"),
        ("H O", "` ` has no place in a formula.", " "),
        ("CuSO4·5H2O", "`·` has no place in a formula.", "·"),
        ("H₂O", "`₂` has no place in a formula.", "₂"),
        ("hydrogen", "`h` has no place in a formula.", "h"),
        ("H10001", "this is more than 10,000 together.", "10001"),
        ("H" + "9" * 5000, "this is more than 10,000 together.", "9" * 5000),
        ("(((H999)999)999)", "this is more than 10,000 together.", "999"),
        ("H9999O2", "this is more than 10,000 together.", "H9999O2"),
        ("(" * 100_000, "this bracket is never closed.", "("),
    ],
)
def test_what_is_no_formula_is_told_with_its_place(text: str, message: str, seen: str) -> None:
    told = counts_from_formula(text)
    assert isinstance(told, NoFormula)
    assert (told.message, text[told.start : told.end]) == (message, seen)


SYMBOLS = st.sampled_from(["H", "C", "O", "Ca", "No", "Uuo"])
PARTS = st.recursive(
    st.tuples(SYMBOLS, st.integers(1, 9)),
    lambda inner: st.tuples(st.lists(inner, min_size=1, max_size=3), st.integers(1, 3)),
    max_leaves=8,
)


@given(PARTS)
def test_nested_brackets_multiply(part: Any) -> None:
    """Against counting by writing every symbol out."""

    def text(part: Any) -> str:
        what, times = part
        inner = what if isinstance(what, str) else f"({''.join(text(p) for p in what)})"
        return inner + (str(times) if times > 1 else "")

    def written_out(part: Any) -> list[str]:
        what, times = part
        symbols = [what] if isinstance(what, str) else [symbol for p in what for symbol in written_out(p)]
        return symbols * int(times)

    symbols = written_out(part)
    assert counts_from_formula(text(part)) == {symbol: symbols.count(symbol) for symbol in symbols}
