"""All pieces of a game with their content ids: what `find` looks in and what reprints are told from.

A deck is kept as JSON beside the printed sheets, so that later versions can be compared with what was printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.print.content_ids import content_id
from rulewright.print.face import Face
from rulewright.print.print_game import GameFaces, pairs_of_plan

FORM = 1


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece, or so many equal ones. `where` is the place of its record, or of its layout: `file:line`."""

    sheet: str
    layout: str
    name: str
    front: str
    back: str
    copies: int
    where: str


def deck_of_game(game: GameFaces, name: str) -> tuple[Piece, ...]:
    """The pieces of all sheets in order; pages of a board are one piece."""
    if game.plan is None:
        return ()
    found: dict[tuple[str, int], Piece] = {}
    for plan in game.plan.sheets:
        for front, back in pairs_of_plan(plan, game.faces):
            key = (plan.name, id(front))
            before = found.get(key)
            copies = before.copies + 1 if before else 1
            behind = content_id(name, back) if back else ""
            found[key] = Piece(
                plan.name, front.layout, front.name, content_id(name, front), behind, copies, where_of(front)
            )
    return tuple(found.values())


def where_of(face: Face) -> str:
    span = face.origin.record or face.origin.layout
    return f"{span.source.name}:{span.line}"


def deck_to_json(name: str, pieces: tuple[Piece, ...], revision: str) -> str:
    rows = [
        {"sheet": p.sheet, "layout": p.layout, "name": p.name, "front": p.front, "back": p.back, "copies": p.copies,
         "where": p.where}
        for p in pieces
    ]  # fmt: skip
    whole = {"form": FORM, "game": name, "revision": revision, "pieces": rows}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def deck_from_json(text: str) -> tuple[Piece, ...] | str:
    """The pieces; or, in words, why the text is no deck."""
    try:
        data = json.loads(text)
        if data["form"] != FORM:
            return "it was written by another version of Rulewright"
        return tuple(_pieces(data["pieces"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        return "it is no list of pieces as `rulewright print` writes it"


def _pieces(rows: list[Mapping[str, object]]) -> Iterator[Piece]:
    for row in rows:
        texts = [row[key] for key in ("sheet", "layout", "name", "front", "back", "where")]
        copies = row["copies"]
        if not all(isinstance(text, str) for text in texts) or not isinstance(copies, int) or not 0 < copies < 10_000:
            raise ValueError
        sheet, layout, name, front, back, where = map(str, texts)
        yield Piece(sheet, layout, name, front, back, copies, where)
