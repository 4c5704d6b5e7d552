"""Molecules from formulas and boards from graphs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import hypot
from pathlib import Path

import pytest

from rulewright.dsl.facts import Facts
from rulewright.print.face import Circle, Run
from rulewright.print.face import Path as Line
from rulewright.print.molecule_from_formula import Molecule, molecule_from_formula
from rulewright.print.places_of_atoms import places_of_atoms
from rulewright.print.places_of_nodes import places_of_nodes
from rulewright.print.print_game import faces_of_game

CARDS = Path(__file__).parents[2] / "content/compounded/cards.yaml"
FORMULAS = re.findall(r"^  atoms: ([A-Z(].*)$", CARDS.read_text(encoding="utf-8"), re.MULTILINE)
SIGNS = {1: "-", 2: "=", 3: "#"}


def bonds_of(molecule: Molecule | str) -> str:
    """Bonds, and charges by atom."""
    assert isinstance(molecule, Molecule)
    bonds = " ".join(f"{molecule.atoms[a]}{a}{SIGNS[n]}{molecule.atoms[b]}{b}" for a, b, n in molecule.bonds)
    charges = " ".join(f"{molecule.atoms[a]}{a}{n:+}" for a, n in enumerate(molecule.charges) if n)
    return f"{bonds} {charges}".strip()


@pytest.mark.parametrize(
    ("formula", "bonds"),
    [
        ("H2O", "H0-O2 H1-O2"),
        ("CO2", "C0=O1 C0=O2"),
        ("HCN", "C0-H1 C0#N2"),
        ("CH3COOH", "C0-H1 C0-H2 C0-H3 C0-C4 C4=O5 C4-O6 O6-H7"),
        ("Ca(OH)2", "O0-H1 O3-H4 O0-1 Ca2+2 O3-1"),
        ("HNO3", "N1-O2 N1=O3 N1-O4 H0-O2 N1+1 O4-1"),
        ("Ca3N2", "Ca0+2 N1-3 Ca2+2 N3-3 Ca4+2"),
        ("NaCl", "Na0+1 Cl1-1"),
        ("NaHCO3", "C2-O3 C2-O4 C2=O5 H1-O3 Na0+1 O4-1"),
        ("NH4Cl", "N0-H1 N0-H2 N0-H3 N0-H4 N0+1 Cl5-1"),
        ("CH3COONa", "C1-H2 C1-H3 C1-H4 C1-C5 C5-O6 C5=O7 Na0+1 O6-1"),
        ("Fe2O3", "O0-2 Fe1+3 O2-2 Fe3+3 O4-2"),
        ("FeO", "Fe0+2 O1-2"),
        ("KMnO4", "Mn1-O2 Mn1=O3 Mn1=O4 Mn1=O5 K0+1 O2-1"),
        ("CaC2", "C1#C2 Ca0+2 C1-1 C2-1"),
        ("CaO2", "O1-O2 Ca0+2 O1-1 O2-1"),
        ("N2O", "N0#N1 N1-O2 N1+1 O2-1"),
        ("CO", "C0#O1 C0-1 O1+1"),
        ("O3", "O0-O1 O1=O2 O0-1 O1+1"),
        ("NO2", "N0=O1 N0-O2"),
        ("H2SO4", "S2-O3 S2=O4 S2-O5 S2=O6 H0-O3 H1-O5"),
        ("C2H5OH", "C0-C1 C0-H2 C0-H3 C0-H4 C1-H5 C1-H6 C1-O7 O7-H8"),
        ("C3H4", "C0-C1 C1#C2 C0-H3 C0-H4 C0-H5 C2-H6"),
        ("C2H4O", "C0-C1 C0-H2 C0-H3 C1-H4 C1-H5 C1-O6 C0-O6"),
        ("HCOOCH3", "C0-H1 C0=O2 C0-O3 O3-C4 C4-H5 C4-H6 C4-H7"),
        ("CO(NH2)2", "C0=O1 C0-N2 N2-H3 N2-H4 C0-N5 N5-H6 N5-H7"),
    ],
)
def test_bonds(formula: str, bonds: str) -> None:
    assert bonds_of(molecule_from_formula(formula)) == bonds


def test_benzene_is_a_ring() -> None:
    molecule = molecule_from_formula("C6H6")
    assert isinstance(molecule, Molecule)
    places = places_of_atoms(molecule, 9, 9)
    assert sorted(n for a, b, n in molecule.bonds if molecule.atoms[b] == "C") == [1, 1, 1, 2, 2, 2]
    middle = [sum(p[i] for p in places[:6]) / 6 for i in (0, 1)]
    assert all(abs(hypot(x - middle[0], y - middle[1]) - 1) < 0.01 for x, y in places[:6])


@pytest.mark.parametrize("formula", FORMULAS)
def test_compounds_are_whole_and_do_not_overlap(formula: str) -> None:
    molecule = molecule_from_formula(formula)
    assert isinstance(molecule, Molecule)
    joined = {0}
    for _ in molecule.atoms:
        joined |= {x for a, b, _ in molecule.bonds for x in (a, b) if a in joined or b in joined}
    assert (len(joined) == len(molecule.atoms)) == ("Ca" not in molecule.atoms), "salts alone are in parts"
    assert sum(molecule.charges) == 0
    places = places_of_atoms(molecule, 4, 4)
    pairs = [(p, q) for i, p in enumerate(places) for q in places[:i]]
    assert min(hypot(p[0] - q[0], p[1] - q[1]) for p, q in pairs) > 0.99
    lengths = [hypot(places[a][0] - places[b][0], places[a][1] - places[b][1]) for a, b, _ in molecule.bonds]
    assert max(lengths, default=0) < 1.01


@pytest.mark.parametrize(("formula", "straight"), [("CO2", True), ("N2O", True), ("HCN", True), ("SO2", False)])
def test_what_is_straight(formula: str, straight: bool) -> None:
    molecule = molecule_from_formula(formula)
    assert isinstance(molecule, Molecule)
    places = places_of_atoms(molecule, 9, 9)
    assert (max(y for _, y in places) - min(y for _, y in places) < 0.01) == straight


def test_ions_stand_apart_and_turn_to_fit() -> None:
    molecule = molecule_from_formula("Ca(N3)2")
    assert isinstance(molecule, Molecule)
    for width, height in ((9, 1), (1, 9)):
        places = places_of_atoms(molecule, width, height)
        wide = max(x for x, _ in places) - min(x for x, _ in places)
        high = max(y for _, y in places) - min(y for _, y in places)
        assert (wide > 6) == (width == 9)
        assert (high > 1.9) == (width == 1)
        pairs = [(p, q) for i, p in enumerate(places) for q in places[:i]]
        assert min(hypot(p[0] - q[0], p[1] - q[1]) for p, q in pairs) > 0.99


@pytest.mark.parametrize("text", ["", "h2o", "C(", ")C", "C0", "C999", "(C99)99", "C61", "((((((C))))))x"])
def test_what_is_no_formula_is_told(text: str) -> None:
    assert isinstance(molecule_from_formula(text), str)


def test_a_ring_is_a_circle_with_its_hub_in_the_middle() -> None:
    ring = list(range(8))
    links = [(i, (i + 1) % 8) for i in ring] + [(2, 8), (0, 9), (9, 10), (10, 11), (11, 4)]
    places = places_of_nodes(12, links, [ring], 1.5)
    middle = [sum(places[i][axis] for i in ring) / 8 for axis in (0, 1)]
    radii = [hypot(places[i][0] - middle[0], places[i][1] - middle[1]) for i in ring]
    assert max(radii) - min(radii) < 0.01
    assert hypot(places[8][0] - middle[0], places[8][1] - middle[1]) < 0.01
    assert len(set(places)) == 12


LAYOUT = """
of: card
size: mini
id: no
regions:
  molecule:
    at: [2, 2, 40, 40]
    molecule: text
    item: [6, 6]
    length: 9
    regions:
      disc: {shape: circle, fill: "#ffffff", line: "#000000"}
      symbol: {text: "{{ atom.symbol }}", size: 9, align: center middle}
"""
RINGS = """
size: [100, 80]
regions:
  board:
    graph: cell in grids.cell.cells
    links: "[c for c in []]"
    ring: cell.row
    item: [6, 6]
    regions:
      disc: {shape: circle, fill: "#ffffff", line: "#000000"}
"""


def test_a_molecule_on_a_card(tiny: Facts, game_folder: Callable[[Mapping[str, str]], Path]) -> None:
    with_formulas = facts_with(tiny, ["CH4", ""])
    folder = game_folder({"sheets.yaml": "sheets: {cards: {front: card}}", "layouts/card.yaml": LAYOUT})
    game = faces_of_game(with_formulas, folder)
    assert game.problems == ()
    methane, nothing = game.faces["card"].faces
    assert [m.text for m in methane.marks if isinstance(m, Run)] == ["C", "H", "H", "H", "H"]
    lines = [m for m in methane.marks if isinstance(m, Line)]
    assert len(lines) == 4
    assert all(
        abs(hypot(*(q - p for p, q in zip(m.steps[0][1:], m.steps[1][1:], strict=True))) - 9) < 0.01 for m in lines
    )
    assert nothing.marks == ()


def test_a_wrong_formula_is_a_problem(tiny: Facts, game_folder: Callable[[Mapping[str, str]], Path]) -> None:
    folder = game_folder({"sheets.yaml": "sheets: {cards: {front: card}}", "layouts/card.yaml": LAYOUT})
    assert [p.code for p in faces_of_game(facts_with(tiny, ["C(", "CH4"]), folder).problems] == ["RW724"]


def test_a_board_of_rings(tiny: Facts, game_folder: Callable[[Mapping[str, str]], Path]) -> None:
    board = RINGS.replace('"[c for c in []]"', "grids.cell.cells[0]")
    folder = game_folder({"sheets.yaml": "sheets: {board: {board: board}}", "layouts/board.yaml": board})
    game = faces_of_game(tiny, folder)
    assert game.problems == ()
    assert len([m for m in game.faces["board"].faces[0].marks if isinstance(m, Circle)]) == 6


def facts_with(facts: Facts, formulas: list[str]) -> Facts:
    table = facts.tables["card"]
    rows = tuple(
        replace(record, values={**record.values, "text": formula})
        for record, formula in zip(table.records, formulas, strict=True)
    )
    return replace(facts, tables={"card": replace(table, records=rows)})
