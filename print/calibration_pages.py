"""Paper → two pages by which a printer's shifts are measured: one for each side, held against the light."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.print.face import Mark
from rulewright.print.furniture import DARK, label, ruler, straight, words
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.settings import Settings
from rulewright.print.sheet import Credits, Page, Sheets

ARM = 10.0  # millimetres of a cross to each side
INSET = 35.0  # from the edges of the paper to the crosses
TEXTS = (
    "Print both pages on one sheet, over its long edge, without scaling. Hold it against the light, this side towards",
    "you. Read at the upper left cross by how much the other side's lines lie off: each tick is half a millimetre.",
    "To the right and down count as plus. Write it down with its sign changed: back: {move: [x, y]} in printer.yaml.",
    "If the crosses on the left and on the right differ in height by d millimetres: turn: -57.3 * d / {apart:g}.",
)


def calibration_pages(paper: tuple[str, float, float], settings: Settings, font: Font) -> Sheets:
    name, width, height = paper
    about = Credits("Calibration", "", "", ())
    pages = (
        Page("front", width, height, (), tuple(_marks(width, height, font, ticks=True)), settings.profile.front),
        Page("back", width, height, (), tuple(_marks(width, height, font, ticks=False)), settings.profile.back),
    )
    return Sheets(f"calibration-{name}", about, pages, "long edge")


def _marks(width: float, height: float, font: Font, *, ticks: bool) -> Iterator[Mark]:
    for x in (INSET, width - INSET):
        for y in (INSET, height - INSET):
            yield from _cross(x, y, ticks=ticks)
    if ticks:
        apart = width - 2 * INSET
        for i, line in enumerate(TEXTS):
            shown = line.replace("{apart:g}", f"{apart:g}")
            size = min(9.0, 9.0 * (width - 50) / (font.width(shown) * 9 * 25.4 / 72))
            yield words("say", 25, height / 2 - 10 + 6 * i, shown, font, size, DARK)
    yield from ruler(height, font)
    yield label(width, height, "calibration · " + ("front" if ticks else "back"), font)


def _cross(x: float, y: float, *, ticks: bool) -> Iterator[Mark]:
    yield straight("cross", x - ARM, y, x + ARM, y, DARK)
    yield straight("cross", x, y - ARM, x, y + ARM, DARK)
    for i in range(-10, 11) if ticks else ():
        long = 2.0 if i % 2 == 0 else 1.2
        yield straight("tick", x + i / 2, y - long, x + i / 2, y + long, DARK, 0.08)
        yield straight("tick", x - long, y + i / 2, x + long, y + i / 2, DARK, 0.08)
