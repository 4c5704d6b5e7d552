"""The compounds as chemistry has them: formula, molar mass, state and flammability, by two reference packages.

`chemicals` collects published data (CRC Handbook, Common Chemistry, NIST WebBook and others); its own estimates are
left out. `periodictable` has the atomic weights of the IUPAC. Where they have no data, exceptions.yaml says so and why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import chemicals
import periodictable
import pytest
import yaml

from tests.compounded.content import Row, atoms, rows

ROOM = 298.15  # kelvin
FLASH = 60 + 273.15  # up to this flash point a liquid counts as flammable
ESTIMATES = {"JOBACK", "STEIN_BROWN", "YAWS"}  # methods of the package that give no measurement, or do not say of what


COMPOUNDS = [row for row in rows("cards") if row["lab_fire"] == "no"]
EXCEPTIONS = yaml.safe_load((Path(__file__).parent / "exceptions.yaml").read_text(encoding="utf-8"))


def hill(formula: str) -> str:
    """The formula in one fixed order."""
    return "".join(f"{symbol}{count}" for symbol, count in sorted(atoms(formula).items()))


def measured(methods: Callable[[str], list[str]], value: Callable[..., float], cas: str) -> float | None:
    """The value of the first source that measured it, in kelvin."""
    source = next((m for m in methods(cas) if m not in ESTIMATES), None)
    return None if source is None else value(cas, method=source)


def formula_found(row: Row) -> bool | None:
    try:
        record = chemicals.search_chemical(row["cas"])
    except ValueError:
        return None
    return hill(record.formula) == hill(row["atoms"])


def state_found(row: Row) -> bool | None:
    melts = measured(chemicals.Tm_methods, chemicals.Tm, row["cas"])
    boils = measured(chemicals.Tb_methods, chemicals.Tb, row["cas"])
    if boils is not None and boils < ROOM:
        return row["state"] == "gas"
    if melts is None:
        return None
    return row["state"] == ("solid" if melts > ROOM else "liquid")


def flammable_found(row: Row) -> bool | None:
    """A lower flammability limit, or a flash point of 60 degrees at most; a higher one says that it is not."""
    limit = chemicals.LFL(CASRN=row["cas"]) if chemicals.LFL_methods(CASRN=row["cas"]) else None
    flash = chemicals.T_flash(row["cas"])
    if limit is None and flash is None:
        return None
    burns = limit is not None or (flash is not None and flash <= FLASH)
    return (row["flammable"] == "yes") == burns


CHECKS = {"formula": formula_found, "state": state_found, "flammability": flammable_found}


@pytest.mark.parametrize("fact", CHECKS)
def test_a_fact_of_each_compound(fact: str) -> None:
    """Equal, or named among the exceptions; an exception that is none any more is too many."""
    found = {row["id"]: CHECKS[fact](row) for row in COMPOUNDS}
    assert {name for name, equal in found.items() if not equal} == set(EXCEPTIONS[fact]), found


def test_molar_masses() -> None:
    """Two packages agree on the mass that follows from each formula; the second looks it up by the registry number."""
    for row in COMPOUNDS:
        mass = sum(periodictable.elements.symbol(symbol).mass * count for symbol, count in atoms(row["atoms"]).items())
        assert chemicals.molecular_weight(dict(atoms(row["atoms"]))) == pytest.approx(mass, rel=2e-4), row["name"]
        if row["id"] not in EXCEPTIONS["formula"]:
            assert chemicals.MW(row["cas"]) == pytest.approx(mass, rel=2e-4), row["name"]


def test_registry_numbers_check_themselves() -> None:
    for row in COMPOUNDS:
        digits = row["cas"].replace("-", "")
        total = sum(int(digit) * place for place, digit in enumerate(reversed(digits[:-1]), 1))
        assert total % 10 == int(digits[-1]), row["name"]


def test_elements_of_the_bag_and_of_the_score_track() -> None:
    spelt = {"aluminum": "aluminium", "cesium": "caesium", "sulphur": "sulfur"}
    for row in rows("elements"):
        assert periodictable.elements.symbol(row["symbol"]).name == row["name"]
    for spot in rows("spots"):
        element = periodictable.elements[int(spot["number"])]
        assert element.symbol == spot["symbol"]
        assert spelt.get(element.name, element.name) == spot["name"]


def test_no_element_of_the_bag_is_missing_and_none_is_strange() -> None:
    known = {row["symbol"] for row in rows("elements")}
    assert {symbol for row in COMPOUNDS for symbol in atoms(row["atoms"])} == known
    assert len({row["name"] for row in COMPOUNDS}) == len(COMPOUNDS) == 63
    assert atoms(rows("extinguishers")[0]["atoms"]) == Counter(C=1, O=2)
