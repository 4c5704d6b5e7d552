"""Prints the section on sheets: cards to PDF beside plain reportlab, checks without drawing, one edited card."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from cards_to_pdf import (  # type: ignore[import-not-found]  # a script beside this one
    CARDS,
    LAYOUT,
    OURS,
    PLAIN,
    SHEETS,
    seconds,
)

WARM = """
import sys
from time import perf_counter
from rulewright.print.print_game import faces_of_game, fonts_of_game
from rulewright.print.png_from_faces import pngs_from_faces
folder = Path(sys.argv[1])
checks, previews = [], []
for _ in range(9):
    began = perf_counter()
    game = faces_of_game(facts, folder)
    checks.append(perf_counter() - began)
    next(iter(pngs_from_faces(game.faces["card"].faces[:1], 100, 0.0, fonts_of_game(game), game.pictures)))
    previews.append(perf_counter() - began)
print(min(checks), min(previews))
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "layouts").mkdir()
        (folder / "layouts/card.yaml").write_text(LAYOUT, encoding="utf-8")
        (folder / "sheets.yaml").write_text(SHEETS, encoding="utf-8")
        print("## Sheets\n\nName, two texts and an icon on each poker card; whole processes, the best of seven.\n")
        print("| cards | seconds | plain reportlab | ratio (at most 1.5) | kB |\n|---|---|---|---|---|")
        for cards in (CARDS, 10 * CARDS):
            pairs = [(seconds(OURS, name, str(cards)), seconds(PLAIN, name, str(cards))) for _ in range(7)]
            ours, plain = (min(times) for times in zip(*pairs, strict=True))
            size = (folder / "ours.pdf").stat().st_size
            print(f"| {cards} | {ours:.2f} | {plain:.2f} | {ours / plain:.2f} | {size / 1000:.0f} |")
        program = OURS.split("result = ")[0] + WARM
        done = subprocess.run([sys.executable, "-c", program, name, str(CARDS)], stdout=subprocess.PIPE, check=True)
        check, preview = (1000 * float(part) for part in done.stdout.split())
        print(f"\nWarm, {CARDS} cards: all faces checked in {check:.0f} ms (at most 50).")
        print(f"The deck set anew after an edit and one card as a picture: {preview:.0f} ms (at most 100).")


if __name__ == "__main__":
    main()
