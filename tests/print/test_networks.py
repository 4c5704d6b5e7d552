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
    assert isinstance(molecule, Molecule)
    return " ".join(f"{molecule.atoms[a]}{a}{SIGNS[n]}{molecule.atoms[b]}{b}" for a, b, n in molecule.bonds)


@pytest.mark.parametrize(
    ("formula", "bonds"),
    [
        ("H2O", "H0-O2 H1-O2"),
        ("CO2", "C0=O1 C0=O2"),
        ("HCN", "C0-H1 C0#N2"),
        ("CH3COOH", "C0-H1 C0-H2 C0-H3 C0-C4 C4=O5 C4-O6 O6-H7"),
        ("Ca(OH)2", "Ca0-O1 O1-H2 Ca0-O3 O3-H4"),
        ("HNO3", "N1-O2 N1=O3 N1=O4 H0-O2"),
        ("Ca3N2", "Ca0-N1 N1-Ca2 Ca2-N3 N3-Ca4"),
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
    assert len(joined) == len(molecule.atoms)
    places = places_of_atoms(molecule, 4, 4)
    pairs = [(p, q) for i, p in enumerate(places) for q in places[:i]]
    assert min(hypot(p[0] - q[0], p[1] - q[1]) for p, q in pairs) > 0.99
    lengths = [hypot(places[a][0] - places[b][0], places[a][1] - places[b][1]) for a, b, _ in molecule.bonds]
    assert max(lengths) < 1.01


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
