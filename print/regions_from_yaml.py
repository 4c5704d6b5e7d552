"""Regions of a layout file: YAML → `Region`s, with a problem for all that cannot be drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from rulewright.dsl.problems import Problem
from rulewright.dsl.yaml_tree import YamlList, YamlMap, YamlNode, YamlScalar
from rulewright.print.face import POINT
from rulewright.print.layout import (
    Across,
    Content,
    Corner,
    Down,
    Family,
    Graph,
    Group,
    IconPlace,
    Look,
    Molecule,
    Outline,
    PicturePlace,
    Point,
    Region,
    Repeat,
    Shape,
    Weight,
    Words,
)  # fmt: skip
from rulewright.print.sizes import Length, length_from_text
from rulewright.print.text_from_template import TEMPLATE, Formula, Text, formula_from_span, text_from_span
from rulewright.print.yaml_fields import Fields, node_to_length

WHOLE = (Length(0), Length(0), Length(0, 1), Length(0, 1))
LOOK_KEYS = ("font", "weight", "size", "shrink", "colour", "align", "leading", "hyphens")
SHAPES: tuple[Outline, ...] = ("rect", "circle", "triangle", "polygon", "line", "path")
ACROSS: tuple[Across, ...] = ("left", "center", "right")
DOWN: tuple[Down, ...] = ("top", "middle", "bottom")
WEIGHTS: tuple[Weight, ...] = ("regular", "bold", "italic")
CORNERS: tuple[Corner, ...] = ("top left", "bottom left", "top right", "bottom right")
KINDS: dict[str, tuple[str, ...]] = {
    "text": ("style", *LOOK_KEYS),
    "shape": ("fill", "line", "thickness", "dash", "corner", "points", "path", "box"),
    "icon": ("colour",),
    "picture": (),
    "each": ("regions", "columns", "item", "gap", "from", "align", "place", "around"),
    "molecule": ("regions", "item", "length", "line", "thickness"),
    "graph": ("regions", "links", "ring", "item", "line", "thickness"),
    "regions": (),
}
OF_SHAPES: dict[str, tuple[Outline, ...]] = {
    "corner": ("rect",), "points": ("polygon",), "path": ("path",), "box": ("polygon", "path")
}  # fmt: skip
HOLDERS = ("each", "molecule", "graph")  # they have `regions` for what they go through
COMMON = ("at", "if", "turn", "over", "about")
DEEPEST = 8  # regions within each other
MOST = 500  # regions of one layout
_EACH = re.compile(r"([a-z]\w*)\s+in\s+(\S.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Palette:
    """What regions may name: fonts, colours, ways a text looks."""

    families: Mapping[str, Family]
    colours: Mapping[str, str]
    styles: Mapping[str, Look]
    plain: Look


class RegionReader:
    """Reads the regions of one layout; problems are added to the given list."""

    def __init__(self, palette: Palette, problems: list[Problem]) -> None:
        self.palette = palette
        self.problems = problems
        self.count = 0

    def regions(self, holder: Fields, depth: int = 1) -> tuple[Region, ...]:
        if depth > DEEPEST:
            holder.tell("RW726", f"Regions lie more than {DEEPEST} deep in each other here.", holder.span)
            return ()
        found = (self._region(name, node, depth) for name, node in holder.maps("regions"))
        return tuple(region for region in found if region)

    def look(self, fields: Fields, base: Look) -> Look:
        """How a text looks: what is said, over a base."""
        family = fields.text("font", base.family)
        if family not in self.palette.families:
            known = ", ".join(self.palette.families)
            fields.tell("RW707", f"No font is called `{family}` here.", fields.place("font"), f"Known here: {known}.")
            family = base.family
        size = self._points(fields, "size", base.size)
        floor = self._points(fields, "shrink", base.floor if "size" not in fields else size)
        if floor > size:
            fields.tell("RW703", "`shrink` should be the smallest size, below `size`.", fields.place("shrink"))
        across, down = self._align(fields, base)
        return Look(
            family,
            fields.choice("weight", WEIGHTS, base.weight),
            size,
            min(floor, size),
            fields.colour("colour", self.palette.colours, base.colour) or base.colour,
            across,
            down,
            fields.number("leading", base.leading, 0.8, 3),
            self._hyphens(fields, base),
        )

    def _hyphens(self, fields: Fields, base: Look) -> str:
        """The language whose words may be broken; empty for none."""
        language = fields.plain("hyphens") if "hyphens" in fields else base.hyphens
        if language in ("", "no", "none"):
            return ""
        from rulewright.print.hyphens_in_text import no_hyphens_for

        fault = no_hyphens_for(language) if "hyphens" in fields else ""
        if fault:
            fields.tell("RW734", f"Words cannot be broken: {fault}.", fields.place("hyphens"), "Such as `hyphens: en`.")
        return "" if fault else language

    def _region(self, name: str, node: YamlMap, depth: int) -> Region | None:
        self.count += 1
        what = f"the region `{name}`"
        held = any(holder in node.entries for holder in HOLDERS)
        kinds = [kind for kind in KINDS if kind in node.entries and not (kind == "regions" and held)]
        if len(kinds) != 1 or self.count > MOST:
            self._kind_problem(name, node, kinds)
            return None
        fields = Fields(node, what, (*COMMON, kinds[0], *KINDS[kinds[0]]), self.problems)
        frame = fields.lengths("at", 4, WHOLE)
        turn = fields.number("turn", 0, -360, 360)
        condition = self._formula(fields, "if") if "if" in fields else None
        content = self._content(kinds[0], fields, depth)
        broken = content is None or ("if" in fields and condition is None)
        at = cast("tuple[Length, Length, Length, Length]", frame)
        return (
            None
            if broken or content is None
            else Region(name, at, condition, turn, content, node.entries[kinds[0]].value.span, fields.words("over"))
        )

    def _kind_problem(self, name: str, node: YamlMap, kinds: list[str]) -> None:
        if self.count > MOST:
            self.problems.append(Problem("RW726", f"A layout holds at most {MOST} regions.", node.span))
        elif kinds:
            message = f"The region `{name}` shows two things: {' and '.join(kinds)}."
            help = "Give each a region of its own; `null` takes out what a layout inherits."
            self.problems.append(Problem("RW702", message, node.entries[kinds[1]].key.span, help))
        else:
            message = f"The region `{name}` shows nothing."
            self.problems.append(Problem("RW702", message, node.span, f"Give it one of: {', '.join(KINDS)}."))

    def _content(self, kind: str, fields: Fields, depth: int) -> Content | None:
        match kind:
            case "text":
                text = self._text(fields, "text")
                return Words(text, self.look(fields, self._style(fields))) if text else None
            case "shape":
                return self._shape(fields)
            case "icon":
                name = self._text(fields, "icon")
                colour = fields.colour("colour", self.palette.colours, self.palette.plain.colour)
                return IconPlace(name, colour or self.palette.plain.colour) if name else None
            case "picture":
                file = self._text(fields, "picture")
                return PicturePlace(file) if file else None
            case "each":
                return self._repeat(fields, depth)
            case "molecule":
                return self._molecule(fields, depth)
            case "graph":
                return self._graph(fields, depth)
            case _:
                return Group(self.regions(fields, depth + 1))

    def _style(self, fields: Fields) -> Look:
        name = fields.text("style")
        if name and name not in self.palette.styles:
            known = ", ".join(self.palette.styles) or "none; add it under `styles`"
            fields.tell("RW705", f"There is no style `{name}`.", fields.place("style"), f"Known here: {known}.")
        return self.palette.styles.get(name, self.palette.plain)

    def _points(self, fields: Fields, key: str, default: float) -> float:
        """A size of type: a plain number is points."""
        node = fields.get(key)
        if isinstance(node, YamlScalar) and isinstance(node.value, str):
            length = length_from_text(node.value)
            if length and not length.share and 0.3 <= length.mm <= 300:
                return length.mm / POINT
            fields.tell("RW703", f"`{key}` should be a number of points, such as 9, or a length: 3 mm.", node.span)
            return default
        return fields.number(key, default, 1, 800)

    def _align(self, fields: Fields, base: Look) -> tuple[Across, Down]:
        across, down = base.across, base.down
        for word in fields.text("align").split():
            if word in ACROSS:
                across = ACROSS[ACROSS.index(word)]
            elif word in DOWN:
                down = DOWN[DOWN.index(word)]
            else:
                help = "One of left, center, right and one of top, middle, bottom."
                fields.tell("RW703", f"`align` knows no `{word}`.", fields.place("align"), help)
        return across, down

    def _text(self, fields: Fields, key: str) -> Text | None:
        node = fields.get(key)
        if node is None:
            return None
        source = fields.text(key)
        found = text_from_span(source, node.span)
        if isinstance(found, Problem):
            self.problems.append(found)
            return None
        return found

    def _formula(self, fields: Fields, key: str) -> Formula | None:
        match fields.get(key):
            case None:
                return None
            case YamlScalar(text=text) as node:
                return self._formula_of(node, text)
            case node:
                fields.tell("RW703", f"`{key}` should be a condition, such as number in PRIMES.", node.span)
                return None

    def _formula_of(self, node: YamlNode, text: str) -> Formula | None:
        found = formula_from_span(text, node.span)
        if isinstance(found, Problem):
            self.problems.append(found)
            return None
        return found

    def _shape(self, fields: Fields) -> Shape | None:
        kind = fields.choice("shape", SHAPES, "rect")
        for key, having in OF_SHAPES.items():
            if key in fields and kind not in having:
                message = f"`{key}` says nothing of a {kind}; it is for a {' or a '.join(having)}."
                fields.tell("RW701", message, fields.place(key), "Take it out.")
        colours = self.palette.colours
        stroke = fields.colour("line", colours, None)
        points = self._points_of(fields)
        box = fields.numbers("box")
        if box and (len(box) != 2 or min(box) <= 0):
            fields.tell("RW703", "`box` should be a width and a height, such as [24, 24].", fields.place("box"))
            box = ()
        steps = self._steps(fields) if kind == "path" else ()
        if kind == "polygon" and len(points) < 3:
            fields.tell(
                "RW702",
                "A polygon needs three or more `points`.",
                fields.place("shape"),
                "Such as `points: [[0, 0], [4, 0], [2, 3]]`.",
            )
        return Shape(
            kind,
            fields.colour("fill", colours, None),
            stroke,
            fields.length("thickness", 0.2, 0, 50) if stroke else 0.0,
            fields.numbers("dash"),
            fields.length("corner", 0, 0, 500),
            points,
            steps,
            (box[0], box[1]) if box else None,
        )

    def _steps(self, fields: Fields) -> tuple[tuple[str, tuple[float, ...]], ...]:
        if not fields.need("path", "Such as `path: M 0 0 L 10 0 L 5 8 Z`."):
            return ()
        from rulewright.print.steps_from_path import steps_from_path

        steps = steps_from_path(fields.text("path"))
        if isinstance(steps, str):
            fields.tell(
                "RW703",
                f"`path` cannot be read: {steps}.",
                fields.place("path"),
                "Path data is that of SVG, such as `M 0 0 L 10 0 Z`.",
            )
            return ()
        return steps

    def _points_of(self, fields: Fields) -> tuple[Point, ...]:
        node = fields.get("points")
        if node is None:
            return ()
        found: list[Point] = []
        for item in node.items if isinstance(node, YamlList) else ():
            pair = [node_to_length(part) for part in item.items] if isinstance(item, YamlList) else []
            if len(pair) == 2 and pair[0] and pair[1]:
                found.append((pair[0], pair[1]))
            else:
                fields.tell("RW703", "A point is two lengths, such as [50%, 4].", item.span)
        return tuple(found)

    def _repeat(self, fields: Fields, depth: int) -> Repeat | None:
        each = self._name_and_list(fields, "each", "case in patterns.trope.cases")
        zero = (Length(0), Length(0))
        around = fields.lengths("around", 1, ())
        place = self._place(fields)
        regions = self.regions(fields, depth + 1)
        if each is None:
            return None
        return Repeat(
            *each,
            regions,
            int(fields.number("columns", 1, 1, 500)),
            cast("Point", fields.lengths("item", 2, (Length(0, 1), Length(0, 1)))),
            cast("Point", fields.lengths("gap", 2, zero)),
            fields.choice("from", CORNERS, "top left"),
            fields.choice("align", ACROSS, "left"),
            place,
            around[0] if around else None,
        )

    def _name_and_list(self, fields: Fields, key: str, example: str) -> tuple[str, Formula] | None:
        """`name in list`."""
        node = fields.get(key)
        parts = _EACH.fullmatch(fields.text(key).strip()[:TEMPLATE])
        if not parts or node is None:
            help = f"Such as `{example}`."
            message = f"`{key}` should be a name, `in`, and what it goes through."
            fields.tell("RW703", message, fields.place(key), help)
            return None
        over = self._formula_of(node, parts[2])
        return (parts[1], over) if over else None

    def _molecule(self, fields: Fields, depth: int) -> Molecule | None:
        formula = self._formula(fields, "molecule")
        regions = self.regions(fields, depth + 1)
        item = cast("Point", fields.lengths("item", 2, (Length(8), Length(8))))
        length = fields.length("length", 10, 0.1, 200)
        return Molecule(formula, regions, item, length, *self._links(fields)) if formula else None

    def _graph(self, fields: Fields, depth: int) -> Graph | None:
        each = self._name_and_list(fields, "graph", "space in spaces")
        ring = self._formula(fields, "ring")
        regions = self.regions(fields, depth + 1)
        item = cast("Point", fields.lengths("item", 2, (Length(10), Length(10))))
        node = fields.get("links")
        parts = node.items if isinstance(node, YamlList) else (node,) if node else ()
        links = [self._formula_of(part, part.text) for part in parts if isinstance(part, YamlScalar)]
        if not fields.need("links", "What a node is linked to: `links: space.next`.") or None in links or each is None:
            return None
        return Graph(*each, tuple(link for link in links if link), ring, regions, item, *self._links(fields))

    def _links(self, fields: Fields) -> tuple[str, float]:
        """Colour and thickness of the lines between items."""
        plain = self.palette.plain.colour
        return fields.colour("line", self.palette.colours, plain) or plain, fields.length("thickness", 0.4, 0, 50)

    def _place(self, fields: Fields) -> tuple[Formula, Formula] | None:
        node = fields.get("place")
        if node is None:
            return None
        if isinstance(node, YamlList) and len(node.items) == 2:
            pair = [self._formula_of(item, item.text) for item in node.items if isinstance(item, YamlScalar)]
            if len(pair) == 2 and pair[0] and pair[1]:
                return pair[0], pair[1]
        fields.tell("RW703", "`place` should be a column and a row, such as [cell.column, cell.row].", node.span)
        return None


def plain_look(families: Mapping[str, Family]) -> Look:
    """How a text looks of which nothing is said."""
    return Look(next(iter(families)), "regular", 9.0, 9.0, "#1a1a1a", "left", "top", 1.25, "")
