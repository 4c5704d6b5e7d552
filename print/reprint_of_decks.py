"""An old deck and the game as it is now → the sheets of what changed, and a slip that says what to take out.

What is the same card and what has changed is told by the content ids: the first five signs name the record, the rest
what is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.dsl.problems import Problem
from rulewright.print.content_ids import content_id
from rulewright.print.deck import Piece, deck_of_game
from rulewright.print.face import Face, Mark
from rulewright.print.furniture import DARK, MARGIN, label, words
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.print_game import GameFaces, label_font, pairs_of_plan
from rulewright.print.settings import Settings
from rulewright.print.sheet import Page, SheetPlan, Sheets
from rulewright.print.sheets_from_board import sheets_from_board
from rulewright.print.sheets_from_faces import Job, Pair, sheets_from_faces
from rulewright.print.sizes import paper_size

LINE = 4.6  # millimetres between the lines of a slip
Key = tuple[str, str, str]  # sheet, ids of front and back


@dataclass(frozen=True, slots=True)
class Reprint:
    """Lines of the slip, in order, and the PDF files to be: the slip first."""

    out: tuple[str, ...]
    new: tuple[str, ...]
    sheets: tuple[Sheets, ...]


def reprint_of_decks(
    old: tuple[Piece, ...], game: GameFaces, name: str, settings: Settings
) -> tuple[Reprint, tuple[Problem, ...]]:
    """What to take out of a printed deck and what to put in, on the fewest sheets. Problems: RW718."""
    new = deck_of_game(game, name)
    before, after = _counted(old), _counted(new)
    gone, come = before - after, after - before
    out = _lines(old, gone)
    put = _lines(new, come)
    size = paper_size(settings.paper)
    if not come or game.plan is None or size is None:
        return Reprint(out, put, ()), ()
    sheets: list[Sheets] = []
    problems: list[Problem] = []
    font = label_font(game)
    paper = (settings.paper, *size)
    for plan, pairs in _merged(game, name, come):
        if plan.board:
            sheets.append(sheets_from_board(plan, game.plan.about, paper, pairs[0][0], font))
            continue
        made = sheets_from_faces(Job(plan, game.plan.about, paper, settings, font), pairs)
        if made is None:
            problems.append(Problem("RW718", f"A piece of `{plan.front}` does not fit on the paper.", plan.front_span))
        else:
            sheets.append(made)
    slip = _slip(game, out, put, paper, font)
    return Reprint(out, put, (slip, *sheets)), tuple(problems)


def _counted(pieces: Sequence[Piece]) -> Counter[Key]:
    counted: Counter[Key] = Counter()
    for piece in pieces:
        counted[piece.sheet, piece.front, piece.back] += piece.copies
    return counted


def _lines(pieces: Sequence[Piece], changed: Counter[Key]) -> tuple[str, ...]:
    lines = []
    left = Counter(changed)
    for piece in pieces:
        count = min(left[piece.sheet, piece.front, piece.back], piece.copies)
        if count > 0:
            left[piece.sheet, piece.front, piece.back] -= count
            lines.append(f"{count} x {piece.name}  ({piece.sheet}, {piece.front})")
    return tuple(lines)


def _merged(game: GameFaces, name: str, come: Counter[Key]) -> list[tuple[SheetPlan, list[Pair]]]:
    """The new pieces; those of one size that are cut alike share sheets."""
    assert game.plan
    groups: dict[tuple[object, ...], tuple[SheetPlan, list[Pair]]] = {}
    left = Counter(come)
    for plan in game.plan.sheets:
        wanted: list[Pair] = []
        for front, back in pairs_of_plan(plan, game.faces):
            key = (plan.name, content_id(name, front), content_id(name, back) if back else "")
            if left[key] > 0:
                left[key] -= 1
                wanted.append((front, back))
        if not wanted:
            continue
        face = wanted[0][0]
        look = (face.width, face.height, face.bleed, face.outline, plan.sides, plan.duplex, plan.gap, plan.cut)
        group = (plan.name,) if plan.board else (*look, plan.back is None)
        known = groups.get(group)
        if known:
            groups[group] = (replace(known[0], name=f"{known[0].name}-{plan.name}"), known[1] + wanted)
        else:
            groups[group] = (replace(plan, name=f"reprint-{plan.name}"), wanted)
    return list(groups.values())


def _slip(
    game: GameFaces, out: tuple[str, ...], new: tuple[str, ...], paper: tuple[str, float, float], font: Font
) -> Sheets:
    """One page or more: what to take out, what to put in."""
    assert game.plan
    name, width, height = paper
    lines = [("Take out", 13.0), *((line, 9.0) for line in out), ("", 9.0), ("Put in", 13.0), *((n, 9.0) for n in new)]
    room = int((height - 3 * MARGIN - 20) / LINE)
    pages = []
    count = -(-len(lines) // room)
    for at in range(count):
        marks: list[Mark] = [words("title", MARGIN + 5, 22, f"{game.plan.about.title}: reprint", font, 16, DARK)]
        for i, (text, size) in enumerate(lines[at * room : (at + 1) * room]):
            shown = "".join(c for c in text if not font.missing(c))
            if shown.strip():
                marks.append(words("line", MARGIN + 5, 34 + LINE * i, shown, font, size, DARK))
        marks.append(label(width, height, f"slip {at + 1} of {count}", font))
        pages.append(Page(f"{at + 1}", width, height, (), tuple(marks)))
    return Sheets(f"reprint-slip-{name}", game.plan.about, tuple(pages), None)


def changed_faces(old: GameFaces, new: GameFaces, name: str) -> tuple[tuple[Face | None, Face | None], ...]:
    """Before and after of each face that differs, in the order of the new deck, then what is gone."""
    before, after = _faces(old, name), _faces(new, name)
    changed = [(before.get(key), face) for key, face in after.items() if _other(before.get(key), face, name)]
    return (*changed, *((face, None) for key, face in before.items() if key not in after))


def _other(one: Face | None, other: Face, name: str) -> bool:
    return one is None or content_id(name, one) != content_id(name, other)


def _faces(game: GameFaces, name: str) -> dict[str, Face]:
    """By the first five signs of the id."""
    return {content_id(name, face)[:5]: face for faces in game.faces.values() for face in faces.faces}
