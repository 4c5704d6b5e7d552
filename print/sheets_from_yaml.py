"""sheets.yaml → what is printed: which layouts, on which sides, how cut and joined."""

from __future__ import annotations

from rulewright.dsl.problems import Problem
from rulewright.dsl.yaml_tree import YamlList, YamlMap, YamlScalar
from rulewright.print.project_files import ProjectFiles
from rulewright.print.settings import SIDES
from rulewright.print.sheet import Credits, Cut, Edge, FitPlan, PrintPlan, SheetPlan
from rulewright.print.yaml_fields import Fields

KEYS = ("about", "title", "language", "author", "licence", "credits", "sheets", "fits")
SHEET = ("about", "front", "back", "board", "book", "copies", "sides", "duplex", "gap", "cut", "overlap")
EDGES: tuple[Edge, ...] = ("long edge", "short edge")
CUTS: tuple[Cut, ...] = ("lines", "marks", "none")
MOST_COPIES = 1_000


def plan_from_yaml(title: str, files: ProjectFiles) -> tuple[PrintPlan | None, tuple[Problem, ...]]:
    """The plan of a game whose title is `title`; None where the file is missing or no map."""
    if not files.has("sheets.yaml"):
        return None, ()
    file = files.yaml("sheets.yaml")
    problems = list(file.problems)
    if not isinstance(file.root, YamlMap):
        if file.root is not None:
            problems.append(Problem("RW703", "This file should be a map with `sheets`.", file.root.span))
        return None, tuple(problems)
    fields = Fields(file.root, "sheets.yaml", KEYS, problems)
    about = Credits(
        fields.text("title", title),
        fields.text("author"),
        fields.text("licence"),
        _texts(fields, "credits"),
        fields.text("language", "en"),
    )
    fields.need("sheets", "Such as `sheets: {cards: {front: card}}`.")
    sheets = tuple(plan for name, node in fields.maps("sheets") if (plan := _sheet(name, node, problems)))
    return PrintPlan(about, sheets, _fits(fields)), tuple(problems)


def _sheet(name: str, node: YamlMap, problems: list[Problem]) -> SheetPlan | None:
    fields = Fields(node, f"the sheet `{name}`", SHEET, problems)
    if not all(part.isalnum() for part in name.split("-")) or not name.isascii():
        help = "Letters, digits and hyphens make the name of its file."
        fields.tell("RW703", f"A sheet cannot be called `{name}`.", node.span, help)
        return None
    key = "board" if "board" in fields else "front"
    if not fields.need(key, "Name a layout for the `front` of pieces, or one for a `board` that spreads over pages."):
        return None
    for other in ("front", "back", "copies", "sides", "duplex", "gap", "cut"):
        if key == "board" and other in fields:
            fields.tell("RW701", f"`{other}` means nothing for a board.", fields.place(other))
    return SheetPlan(
        name,
        key == "board",
        fields.text("book") or None,
        fields.text(key),
        fields.place(key),
        fields.text("back") or None,
        fields.place("back"),
        int(fields.number("copies", 1, 1, MOST_COPIES)),
        fields.choice("sides", SIDES, "duplex"),
        fields.choice("duplex", EDGES, "long edge"),
        fields.length("gap", 0, 0, 50) if "gap" in fields else None,
        fields.choice("cut", CUTS, "marks"),
        fields.length("overlap", 10, 4, 50),
    )


def _texts(fields: Fields, key: str) -> tuple[str, ...]:
    node = fields.get(key)
    if node is None:
        return ()
    items = node.items if isinstance(node, YamlList) else (node,)
    found = tuple(item.text for item in items if isinstance(item, YamlScalar))
    if len(found) < len(items):
        fields.tell("RW703", f"`{key}` should be a list of texts.", node.span)
    return found


def _fits(fields: Fields) -> tuple[FitPlan, ...]:
    """`fits: {tile: board/spaces}`: each piece, and the region that it must lie in."""
    found: list[FitPlan] = []
    for piece, node in fields.entries("fits"):
        inside, _, region = node.text.partition("/") if isinstance(node, YamlScalar) else ("", "", "")
        if region:
            found.append(FitPlan(piece, inside, region, node.span))
        else:
            fields.tell("RW703", f"`{piece}` should name a layout and a region of it, such as board/spaces.", node.span)
    return tuple(found)
