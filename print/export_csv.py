"""Decks as tables, for virtual tables and other card makers: one row a piece, its fields as it shows them."""

from __future__ import annotations

import csv
import io

from rulewright.print.content_ids import content_id
from rulewright.print.deck import where_of
from rulewright.print.export import Ask, Exported, decks_of_game, slugs
from rulewright.print.texts_of_face import texts_of_face

HEAD = ("label", "quantity", "image", "back", "id", "text", "source")


def export_csv(ask: Ask) -> Exported:
    """`tiles.csv` with the names of pictures as `--export png` makes them."""
    files: dict[str, bytes] = {}
    for deck in decks_of_game(ask.faces):
        table = io.StringIO()
        writer = csv.writer(table, lineterminator="\n")
        writer.writerow(HEAD)
        backs = list({id(p.back): p.back for p in deck.pieces if p.back}.values())
        behind = {
            id(back): f"{deck.plan.name}-backs/{slug}.png" for back, slug in zip(backs, slugs(backs), strict=True)
        }
        fronts = [piece.front for piece in deck.pieces]
        for piece, slug in zip(deck.pieces, slugs(fronts), strict=True):
            face = piece.front
            text = " | ".join(texts_of_face(face))
            back = behind.get(id(piece.back), "")
            image = f"{deck.plan.name}/{slug}.png"
            row = (face.name, piece.copies, image, back, content_id(ask.game, face), text, where_of(face))
            writer.writerow([_harmless(part) for part in row])
        files[f"{deck.plan.name}.csv"] = table.getvalue().encode()
    return Exported(files, ())


def _harmless(value: object) -> object:
    """A text that a spreadsheet would take for a formula gets a quote before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t")) else value
