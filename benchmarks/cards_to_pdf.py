"""Poker cards (name, two texts, one icon) from YAML to PDF, and plain reportlab that draws the same marks.

Both are texts of programs. The second knows all places beforehand: it reads nothing, measures nothing, checks nothing.
"""

from __future__ import annotations

from pathlib import Path

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
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
folder, count, fonts = sys.argv[1], int(sys.argv[2]), sys.argv[3]
pdfmetrics.registerFont(TTFont("regular", fonts + "/DejaVuSans.ttf"))
pdfmetrics.registerFont(TTFont("bold", fonts + "/DejaVuSans-Bold.ttf"))
canvas = Canvas(folder + "/plain.pdf", invariant=1, pageCompression=1)
rule = ["Take a tile of the board and put", "it next to you. You may keep it", "until your next turn begins."]
for start in range(0, count, 9):
    here = min(9, count - start)
    for at in range(start, start + here):
        x, y = (9.75 + 63.5 * (at % 9 % 3)) * mm, (282 - 88.9 * (at % 9 // 3)) * mm
        canvas.setFillColorRGB(0.1, 0.1, 0.1)
        canvas.setFont("bold", 14)
        canvas.drawString(x + 5 * mm, y - 11 * mm, f"Card {at}")
        canvas.setFillColorRGB(0.7, 0.2, 0.2)
        canvas.circle(x + 54 * mm, y - 9 * mm, 4 * mm, stroke=0, fill=1)
        canvas.setFillColorRGB(0.1, 0.1, 0.1)
        canvas.setFont("regular", 9)
        for row, text in enumerate(rule):
            canvas.drawString(x + 5 * mm, y - (43 + 4 * row) * mm, text)
        canvas.setFont("regular", 8)
        canvas.drawString(x + 5 * mm, y - 72 * mm, f"It was the year {at}.")
        canvas.setFillColorRGB(0.3, 0.3, 0.35)
        canvas.setFont("regular", 4)
        canvas.drawString(x + 3 * mm, y - 88 * mm, f"{at:05}-abc")
    canvas.setStrokeColorRGB(0.3, 0.3, 0.35)
    canvas.setLineWidth(0.15 * mm)
    columns, rows = min(here, 3), -(-here // 3)
    for cut in range(columns + 1):
        x, low = (9.75 + 63.5 * cut) * mm, (282 - 88.9 * rows) * mm
        canvas.line(x, 283.5 * mm, x, 287.5 * mm)
        canvas.line(x, low - 1.5 * mm, x, low - 3.5 * mm)
    for cut in range(rows + 1):
        y, right = (282 - 88.9 * cut) * mm, (9.75 + 63.5 * columns) * mm
        canvas.line(8.25 * mm, y, 4.25 * mm, y)
        canvas.line(right + 1.5 * mm, y, right + 5.5 * mm, y)
    ticks = [((9.5 + at) * mm, 7 * mm, (9.5 + at) * mm, (10 if at % 10 == 0 else 9 if at % 5 == 0 else 8.4) * mm)
             for at in range(51)]
    canvas.lines([(9.5 * mm, 7 * mm, 59.5 * mm, 7 * mm), *ticks])
    canvas.setFont("regular", 6.5)
    canvas.drawString(61.5 * mm, 7 * mm, "50 mm: print at 100 %")
    canvas.drawString(150 * mm, 7 * mm, f"Tiny · cards · {start // 9 + 1} of {-(-count // 9)} · 1e3tycqq")
    canvas.showPage()
canvas.save()
"""


def lay_out(folder: Path) -> None:
    """Write what the first program reads."""
    (folder / "layouts").mkdir()
    (folder / "layouts/card.yaml").write_text(LAYOUT, encoding="utf-8")
    (folder / "sheets.yaml").write_text(SHEETS, encoding="utf-8")
