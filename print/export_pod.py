"""Folders for printers on demand: pictures with an eighth of an inch of bleed at 300 dpi, and a list of what to order.

A poker card is 825 by 1125 points, the other sizes follow in the same way. The largest deck is that of MakePlayingCards
and PrinterStudio, as the program mpc-autofill, which fills in orders there, has it (chilli-axe/mpc-autofill,
`PROJECT_MAX_SIZE` in desktop-tool/src/constants.py).
"""

from __future__ import annotations

import csv
import io
from dataclasses import replace

from rulewright.dsl.problems import Problem
from rulewright.print.export import Ask, Deck, Exported, decks_of_game, refused, slugs
from rulewright.print.face import Face, Run
from rulewright.print.png_from_faces import pngs_from_faces
from rulewright.print.reach_of_marks import reach
from rulewright.print.sizes import PIECES

BLEED = 3.175  # millimetres
DPI = 300.0
SAFE = 3.0
MOST = 612  # cards of one deck


def export_pod(ask: Ask) -> Exported:
    """`cards/fronts/001-fox.png`, `cards/backs/..`, `order.csv`. What is refused is left out; boards always are."""
    files: dict[str, bytes] = {}
    problems: list[Problem] = []
    rows: list[tuple[object, ...]] = []
    for deck in decks_of_game(ask.faces):
        if deck.plan.board:
            continue
        found = _preflight(deck)
        problems += found
        if found:
            continue
        fronts = [piece.front for piece in deck.pieces]
        behind = {id(piece.back): piece.back for piece in deck.pieces if piece.back}
        backs = list(behind.values())
        names: dict[int, str] = {}
        for side, faces in (("fronts", fronts), ("backs", backs)):
            pictures = pngs_from_faces(faces, DPI, BLEED, ask.fonts, ask.faces.pictures)
            for face, slug, data in zip(faces, slugs(faces), pictures, strict=True):
                names[id(face)] = f"{deck.plan.name}/{side}/{slug}.png"
                files[names[id(face)]] = data
        size = _size(fronts[0])
        rows += [
            (deck.plan.name, size, names[id(p.front)], names[id(p.back)] if p.back else "", p.copies)
            for p in deck.pieces
        ]
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(("deck", "size", "front", "back", "quantity"))
    writer.writerows(rows)
    files["order.csv"] = table.getvalue().encode()
    if not rows:
        return Exported({}, tuple(problems))
    return Exported(files, tuple(replace(problem, severity="warning") for problem in problems))


def _size(face: Face) -> str:
    """The name under which such a piece is sold, or its size."""
    sizes = {size: name for name, size in PIECES.items()}
    return sizes.get((face.width, face.height)) or sizes.get((face.height, face.width)) or ""


def _preflight(deck: Deck) -> list[Problem]:
    """Sizes that are sold, as many as are sold at once, backs, colour beyond the cut, texts away from it."""
    face = deck.pieces[0].front
    problems = []
    if not _size(face):
        message = f"`{deck.plan.name}`: no printer on demand sells pieces of {face.width:g} by {face.height:g} mm."
        problems.append(refused(message, deck, f"Known are: {', '.join(PIECES)}."))
    count = sum(piece.copies for piece in deck.pieces)
    if count > MOST:
        message = f"`{deck.plan.name}` has {count} pieces; MakePlayingCards and PrinterStudio take {MOST} at most."
        problems.append(refused(message, deck, "Divide it into decks of their own."))
    if not all(piece.back for piece in deck.pieces):
        problems.append(refused(f"`{deck.plan.name}` has no backs.", deck, "Name a layout as its `back`."))
    for shown in [p.front for p in deck.pieces] + [p.back for p in deck.pieces if p.back]:
        reaches = [_beyond(shown, reach(mark)) for mark in shown.marks if not isinstance(mark, Run)]
        short = [most for most in reaches if -0.05 < most < BLEED - 0.2]
        if short and not any(most >= BLEED - 0.2 for most in reaches):
            message = f"`{shown.layout}`: colour reaches {max(short):.1f} mm beyond the cut; {BLEED} mm are asked for."
            help = f"Say `bleed: {BLEED}` in the layout and let its ground reach as far: [-{BLEED}, -{BLEED}, "
            problems.append(refused(message, deck, f"{help}100% + {2 * BLEED}, 100% + {2 * BLEED}]."))
            break
    near = min((side for p in deck.pieces for side in (p.front, p.back) if side), key=lambda side: side.safe)
    if near.safe < SAFE:
        message = f"`{near.layout}`: texts may lie {near.safe:g} mm from the cut; {SAFE:g} mm are asked for."
        problems.append(refused(message, deck, f"Say `safe: {SAFE:g}` in the layout."))
    return problems


def _beyond(face: Face, box: tuple[float, float, float, float]) -> float:
    """How far a mark that fills the piece reaches beyond all of its edges; a small one counts for nothing."""
    left, top, right, bottom = box
    if right - left < face.width - 0.1 or bottom - top < face.height - 0.1:
        return -1.0
    return min(-left, -top, right - face.width, bottom - face.height)
