"""100 poker cards (name, two texts, one icon) from YAML to PDF, beside plain reportlab drawing the same marks.

Each is a whole process, taken several times, the best of each reported: `python benchmarks/cards_to_pdf.py`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

CARDS = 100
LAYOUT = """
of: card
size: poker
safe: 3
colours: {ink: "#1a1a1a", red: "#b23a2e"}
icons:
  drop:
    regions:
      round: {shape: circle, fill: red}
regions:
  name: {at: [5, 5, 45, 8], text: "{{ name }}", weight: bold, size: 14, shrink: 9, align: left middle}
  drop: {at: [50, 5, 8, 8], icon: drop}
  rule: {at: [5, 40, 53.5, 24], text: "{{ rule }}", size: 9}
  flavour: {at: [5, 70, 53.5, 14], text: "{{ flavour }}", size: 8, shrink: 6}
"""
SHEETS = "sheets:\n  cards:\n    front: card\n    cut: marks\n"
OURS = """
import sys
from pathlib import Path
from rulewright.dsl.facts import Facts
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import FieldDecl, Record, Table, TableDecl
from rulewright.dsl.types import Text
from rulewright.print.print_game import print_game
nowhere = Span(Source("x", ""), 0, 0)
fields = tuple(FieldDecl(n, Text(), n == "name", "", nowhere) for n in ("name", "rule", "flavour"))
rule = "Take a tile of the board and put it next to you. You may keep it until your next turn begins."
rows = tuple(
    Record("card", i, {"name": f"Card {i}", "rule": rule, "flavour": f"It was the year {i}."}, {}, nowhere)
    for i in range(int(sys.argv[2]))
)
table = Table(TableDecl("component", "card", "cards", fields, None, "", nowhere), rows)
facts = Facts("tiny", "Tiny", (2, 2), {"card": table}, {}, (), (), (), ())
result = print_game(facts, Path(sys.argv[1]))
assert not result.problems, result.problems
Path(sys.argv[1], "ours.pdf").write_bytes(result.files["cards-a4.pdf"])
"""
PLAIN = """
import sys
from importlib import resources
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
fonts = resources.files("rulewright.print") / "fonts"
pdfmetrics.registerFont(TTFont("regular", str(fonts / "DejaVuSans.ttf")))
pdfmetrics.registerFont(TTFont("bold", str(fonts / "DejaVuSans-Bold.ttf")))
canvas = Canvas(sys.argv[1] + "/plain.pdf", invariant=1, pageCompression=1)
rule = ["Take a tile of the board and put it", "next to you. You may keep it until", "your next turn begins."]
for start in range(0, int(sys.argv[2]), 9):
    for at in range(start, min(start + 9, int(sys.argv[2]))):
        x, y = (10 + 63.5 * (at % 3)) * mm, (287 - 88.9 * (at % 9 // 3)) * mm
        canvas.setFillColorRGB(0.1, 0.1, 0.1)
        canvas.setFont("bold", 14)
        canvas.drawString(x + 5 * mm, y - 11 * mm, f"Card {at}")
        canvas.setFont("regular", 9)
        for row, text in enumerate(rule):
            canvas.drawString(x + 5 * mm, y - (43 + 4 * row) * mm, text)
        canvas.setFont("regular", 8)
        canvas.drawString(x + 5 * mm, y - 72 * mm, f"It was the year {at}.")
        canvas.setFillColorRGB(0.7, 0.2, 0.2)
        canvas.circle(x + 54 * mm, y - 9 * mm, 4 * mm, stroke=0, fill=1)
        canvas.line(x, y, x + 4, y)
    canvas.showPage()
canvas.save()
"""


def seconds(program: str, *arguments: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program, *arguments], check=True)
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "layouts").mkdir()
        (folder / "layouts/card.yaml").write_text(LAYOUT, encoding="utf-8")
        (folder / "sheets.yaml").write_text(SHEETS, encoding="utf-8")
        for cards in (CARDS, 10 * CARDS):
            ours = min(seconds(OURS, name, str(cards)) for _ in range(5))
            plain = min(seconds(PLAIN, name, str(cards)) for _ in range(5))
            size = (folder / "ours.pdf").stat().st_size
            print(f"{cards} cards: {ours:.2f} s, plain {plain:.2f} s, ratio {ours / plain:.2f}, {size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
