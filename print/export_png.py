"""Each face as one PNG."""

from __future__ import annotations

from rulewright.print.export import Ask, Exported, decks_of_game, refused, slugs
from rulewright.print.png_from_faces import pngs_from_faces

MOST = 80_000_000  # points of one picture


def export_png(ask: Ask) -> Exported:
    """`tiles/001-1.png`, backs in `tiles-backs/`, cut as the pieces are. Refused: pictures too large to be opened."""
    files: dict[str, bytes] = {}
    problems = []
    for deck in decks_of_game(ask.faces):
        face = deck.pieces[0].front
        if face.width * face.height * (ask.dpi / 25.4) ** 2 > MOST:
            message = f"`{deck.plan.name}` at {ask.dpi:g} dpi has more than {MOST:,} points."
            problems.append(refused(message, deck, "Ask for fewer dpi."))
            continue
        fronts = [piece.front for piece in deck.pieces]
        backs = list({id(piece.back): piece.back for piece in deck.pieces if piece.back}.values())
        for folder, faces in ((deck.plan.name, fronts), (f"{deck.plan.name}-backs", backs)):
            pictures = pngs_from_faces(faces, ask.dpi, 0.0, ask.fonts, ask.faces.pictures)
            files |= {f"{folder}/{slug}.png": data for slug, data in zip(slugs(faces), pictures, strict=True)}
    return Exported({} if problems else files, tuple(problems))
