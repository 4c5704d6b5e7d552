"""`Ca(OH)2` → how many of each symbol."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST = 10_000  # of all symbols together

Atoms = dict[str, int]

SYMBOL = re.compile(r"[A-Z][a-z]*")
_TOKEN = re.compile(r"(?P<symbol>[A-Z][a-z]*)|(?P<open>\()|(?P<close>\))|(?P<count>[0-9]+)|(?P<other>.)", re.DOTALL)
_NO_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")


@dataclass(frozen=True, slots=True)
class NoFormula:
    """Why a text is no formula, and which of its characters (from 0) say so: `start` up to, not including, `end`."""

    message: str
    mend: str
    start: int
    end: int


def counts_from_formula(text: str) -> Atoms | NoFormula:
    """Symbols (a capital, small letters behind it) and their counts; a count behind brackets multiplies what they hold.

    Written without spaces. Counts are 2 or more, and all of them together at most `MOST`.
    """
    open_groups: list[tuple[Atoms, int]] = []  # what stood before each open bracket, and where it is
    group: Atoms = {}  # since the last open bracket
    unit: Atoms = {}  # the last symbol or group in brackets: what a count behind it multiplies
    for token in _TOKEN.finditer(text):
        here, start, end = token.group(), token.start(), token.end()
        match token.lastgroup:
            case "symbol":
                _add(group, unit)
                unit = {here: 1}
            case "open":
                _add(group, unit)
                open_groups.append((group, start))
                group, unit = {}, {}
            case "close":
                if not open_groups:
                    return NoFormula("this bracket closes nothing.", "Take it out, or open it before.", start, end)
                _add(group, unit)
                unit = group
                group, opened = open_groups.pop()
                if not unit:
                    return NoFormula("these brackets hold nothing.", "Take them out.", opened, end)
            case "count":
                if not unit or int(here[:6]) < 2 or here[0] == "0":
                    mend = "Write a count of 2 or more behind a symbol or a bracket, and leave out a count of 1."
                    return NoFormula(f"`{here}` counts nothing here.", mend, start, end)
                if len(here) > 5 or sum(unit.values()) * int(here) > MOST:
                    return NoFormula(f"this is more than {MOST:,} together.", "Write a smaller count.", start, end)
                _add(group, unit, int(here))
                unit = {}
            case _:
                mend = "Write digits behind the symbols: H2O" if here.translate(_NO_DIGITS) != here else ""
                return NoFormula(f"`{here}` has no place in a formula.", mend, start, end)
    if open_groups:
        opened = open_groups[-1][1]
        return NoFormula("this bracket is never closed.", "Close it.", opened, opened + 1)
    _add(group, unit)
    if not group:
        return NoFormula("a formula holds one symbol at least.", "", 0, len(text))
    if sum(group.values()) > MOST:
        return NoFormula(f"this is more than {MOST:,} together.", "Write smaller counts.", 0, len(text))
    return group


def _add(group: Atoms, unit: Atoms, times: int = 1) -> None:
    for symbol, count in unit.items():
        group[symbol] = group.get(symbol, 0) + count * times
