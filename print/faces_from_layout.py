"""Layout + rows → faces: texts measured and placed, shapes in millimetres, a problem for what cannot be placed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rulewright.dsl.problems import Label, Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import Record, Table
from rulewright.print.face import Box, Face, FaceSet, Mark, Origin, Path, Picture, mm
from rulewright.print.layout import (
    Family,
    Graph,
    Group,
    Icon,
    IconPlace,
    Layout,
    Molecule,
    PicturePlace,
    Region,
    Repeat,
    Shape,
    Words,
)
from rulewright.print.lines_from_words import Fitted, Measure, Overflow, lines_from_words, run_from_placed
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.names_in_layout import unknown_names
from rulewright.print.outlines_from_shapes import outline_from_shape
from rulewright.print.places_in_repeat import places_in_repeat
from rulewright.print.project_files import ProjectFiles
from rulewright.print.text_from_template import Text, evaluate, render
from rulewright.print.transform import Transform
from rulewright.print.values import Shown, row_to_values
from rulewright.print.words_from_markup import Paragraphs, words_from_markup

if TYPE_CHECKING:
    from rulewright.print.places_in_network import Network

MOST_MARKS = 10_000  # of one face
MOST_REGIONS = 100_000  # of all faces of a layout, drawn or not, and for each face so many more:
MORE_REGIONS = 1_000
MOST_COPIES = 1_000  # of one row
DEEPEST = 8  # icons in each other
TOLD = 20  # problems of one kind at one place of a layout, over all rows


@dataclass(frozen=True, slots=True)
class Drawn:
    """The faces of one layout and what is wrong with them."""

    faces: FaceSet
    problems: tuple[Problem, ...]


def faces_from_layout(layout: Layout, table: Table | None, values: Mapping[str, object], files: ProjectFiles) -> Drawn:
    """One face for each row of the table, or a single one for a layout that shows none."""
    fields = {f.name for f in table.decl.fields} | {table.decl.name} if table else set()
    unknown = tuple(unknown_names(layout, values.keys() | fields))
    if unknown:
        return Drawn(FaceSet((), {}, ()), unknown)
    frames: dict[str, Box] = {}
    measures = {name: Measure(family, layout.icons) for name, family in layout.families.items()}
    fitted: dict[tuple[str, int, float, float], Fitted] = {}
    left = [MOST_REGIONS + MORE_REGIONS * len(table.records if table else ())]
    problems: dict[tuple[str, Span], dict[tuple[str, Span | None], Problem]] = {}  # by code and place in the layout
    faces: list[Face] = []
    copies: list[int] = []
    for record in table.records if table else (None,):
        here = row_to_values(values, table, record) if table and record else values
        drawer = _Drawer(layout, record, files, frames, measures, fitted, left)
        drawer.regions(layout.regions, "", layout.width, layout.height, Transform(), here)
        row = here[table.decl.name] if table else None
        name = row.text if isinstance(row, Shown) else layout.name
        origin = Origin("", layout.span, record.span if record else None)
        size = (layout.width, layout.height, layout.bleed, layout.safe)
        faces.append(Face(layout.name, name, *size, tuple(drawer.marks), origin, layout.outline))
        copies.append(min(_copies(record), MOST_COPIES))
        if record and _copies(record) > MOST_COPIES:
            many = Problem("RW726", f"A row is printed at most {MOST_COPIES:,} times.", record.spans["copies"])
            drawer.problems.append((many, layout.span))
        for problem, place in drawer.problems:
            problems.setdefault((problem.code, place), {}).setdefault((problem.message, problem.span), problem)
    told = tuple(problem for found in problems.values() for problem in tuple(found.values())[:TOLD])
    return Drawn(FaceSet(tuple(faces), frames, tuple(copies)), told)


def _copies(record: Record | None) -> int:
    """How many equal things a row stands for."""
    count = record.values.get("copies", 1) if record else 1
    return count if isinstance(count, int) else 1


@dataclass(slots=True)
class _Drawer:
    """Draws one face. `current` is the colour that icons take from what is around them."""

    layout: Layout
    record: Record | None
    files: ProjectFiles
    frames: dict[str, Box]
    measures: dict[str, Measure]
    fitted: dict[tuple[str, int, float, float], Fitted]  # by text, look and frame: many cards say the same
    left: list[int]  # how many regions all faces of the layout may still go through
    marks: list[Mark] = field(default_factory=list)
    problems: list[tuple[Problem, Span]] = field(default_factory=list)
    current: str = "#000000"
    full: bool = False
    icon: int = 0  # number of the icon that is being drawn; 0: none
    said: str = ""  # its name
    icons: int = 0
    depth: int = 0  # icons within each other
    over: tuple[str, ...] = ()  # what the regions that are being drawn may lie on

    def regions(
        self,
        regions: tuple[Region, ...],
        path: str,
        width: float,
        height: float,
        to: Transform,
        values: Mapping[str, object],
    ) -> None:
        for region in regions:
            name = f"{path}/{region.name}" if path else region.name
            self.left[0] -= 1
            if len(self.marks) > MOST_MARKS or self.left[0] < 0:
                if not self.full:
                    message = f"A face holds at most {MOST_MARKS:,} marks, and goes through so many regions at most."
                    self._tell(Problem("RW726", message, region.span), region)
                self.full = True
            if self.full:
                return
            if region.condition:
                wanted = evaluate(region.condition, values)
                if isinstance(wanted, Problem):
                    self._tell(wanted, region)
                if isinstance(wanted, Problem) or not wanted:
                    continue
            outer, self.over = self.over, (*self.over, *region.over)
            self._region(region, name, width, height, to, values)
            self.over = outer

    def _region(
        self, region: Region, name: str, width: float, height: float, to: Transform, values: Mapping[str, object]
    ) -> None:
        x, y = region.frame[0].within(width), region.frame[1].within(height)
        width, height = region.frame[2].within(width), region.frame[3].within(height)
        if min(width, height) < (0.01 if isinstance(region.content, Molecule | Graph) else 0):
            message = f"`{region.name}` has no room: {width:.1f} by {height:.1f} mm."
            self._tell(Problem("RW703", message, region.span, "`at` is left, top, width, height."), region)
            return
        to = to.inside(x, y).turned(region.turn, width / 2, height / 2)
        if name not in self.frames:
            self.frames[name] = Box(mm(to.x), mm(to.y), mm(width), mm(height))
        match region.content:
            case Words():
                self._words(region, region.content, name, width, height, to, values)
            case Shape() as shape:
                origin = self._origin(name, region)
                self.marks.append(outline_from_shape(shape, width, height, to, origin, self.current))
            case IconPlace(text, colour):
                self._icon_place(region, text, colour, name, width, height, to, values)
            case PicturePlace(text):
                self._picture(region, text, name, width, height, to, values)
            case Group(regions):
                self.regions(regions, name, width, height, to, values)
            case Repeat():
                self._repeat(region, region.content, name, width, height, to, values)
            case Molecule() as molecule:
                from rulewright.print.places_in_network import network_of_molecule

                network = network_of_molecule(molecule, width, height, values)
                self._network(region, molecule, network, name, to)
            case Graph() as graph:
                from rulewright.print.places_in_network import network_of_graph

                self._network(region, graph, network_of_graph(graph, width, height, values), name, to)

    def _network(
        self, region: Region, content: Molecule | Graph, network: Network | Problem, name: str, to: Transform
    ) -> None:
        """Lines first, so that the items lie on them."""
        if isinstance(network, Problem):
            self._tell(network, region)
            return
        origin = self._origin(f"{name}/links", region)
        thickness = mm(content.line * network.scale * to.scale)
        for x1, y1, x2, y2 in network.lines:
            (left, top), (right, bottom) = to.point(x1, y1), to.point(x2, y2)
            steps = (("M", mm(left), mm(top)), ("L", mm(right), mm(bottom)))
            self.marks.append(Path(steps, None, content.stroke, thickness, (), origin))
        for place in network.items:
            inner = to.inside(place.box.x, place.box.y, network.scale)
            size = (place.box.width / network.scale, place.box.height / network.scale)
            self.regions(content.regions, name, *size, inner, place.values)

    def _repeat(
        self,
        region: Region,
        repeat: Repeat,
        name: str,
        width: float,
        height: float,
        to: Transform,
        values: Mapping[str, object],
    ) -> None:
        items = evaluate(repeat.over, values)
        if not isinstance(items, Problem | tuple | list):
            help = "Such as `tiles`, a constant, or the examples of a case."
            items = Problem("RW724", "`each` should go through a list.", repeat.over.text.span, help)
        if isinstance(items, Problem):
            self._tell(items, region)
            return
        for place in places_in_repeat(repeat, tuple(items), width, height, values):
            if isinstance(place, Problem):
                self._tell(place, region)
            if isinstance(place, Problem) or self.full:
                return
            inner = to.inside(place.box.x, place.box.y)
            frame = Box(mm(inner.x), mm(inner.y), mm(place.box.width), mm(place.box.height))
            self.frames.setdefault(f"{name}/each", frame)
            self.regions(repeat.regions, name, place.box.width, place.box.height, inner, place.values)

    def _words(
        self,
        region: Region,
        words: Words,
        name: str,
        width: float,
        height: float,
        to: Transform,
        values: Mapping[str, object],
    ) -> None:
        text = self._rendered(region, words.text, values)
        if not text:
            return
        key = (text, id(words), width, height)
        fitted = self.fitted.get(key) or self._fitted(region, words, text, width, height)
        if fitted is None:
            return
        self.fitted[key] = fitted
        family = self.layout.families[words.look.family]
        origin = self._origin(name, region)
        for part in fitted.parts:
            if part.atom.icon is None:
                self.marks.append(run_from_placed(part, family, words.look.colour, to, origin))
            else:
                inner = to.inside(part.x, part.y - part.rise)
                self._icon(
                    self.layout.icons[part.atom.icon],
                    words.look.colour,
                    name,
                    part.width,
                    part.rise + part.depth,
                    inner,
                )

    def _fitted(self, region: Region, words: Words, text: str, width: float, height: float) -> Fitted | None:
        """The text set in its frame; None when it cannot be, which is told."""
        if words.look.hyphens:
            from rulewright.print.hyphens_in_text import hyphens_in_text

            text = hyphens_in_text(text, words.look.hyphens)
        paragraphs = words_from_markup(text, words.look.weight)
        if isinstance(paragraphs, str):
            self._tell(Problem("RW725", f"This text cannot be read: {paragraphs}.", region.span), region)
            return None
        if not self._can_be_set(region, words, paragraphs, self.layout.families[words.look.family]):
            return None
        fitted = lines_from_words(paragraphs, words.look, self.measures[words.look.family], width, height)
        if isinstance(fitted, Overflow):
            self._overflow(region, words, fitted, width, height)
            return None
        return fitted

    def _can_be_set(self, region: Region, words: Words, text: Paragraphs, family: Family) -> bool:
        """Whether fonts and icons have all that the text asks for."""
        atoms = [atom for paragraph in text for word in paragraph for atom in word.atoms]
        before = len(self.problems)
        for icon in dict.fromkeys(atom.icon for atom in atoms if atom.icon is not None):
            self._known_icon(region, icon, words.text)
        for weight in dict.fromkeys(atom.weight for atom in atoms):
            font = family.of(weight)
            if font is None:
                message = f"The font `{words.look.family}` has no {weight}."
                self._tell(Problem("RW707", message, region.span, f"Name a file for `{weight}` under `fonts`."), region)
                continue
            lacking = font.missing("".join(atom.text for atom in atoms if atom.weight == weight))
            if lacking:
                self._missing(region, words, font, lacking)
        return len(self.problems) == before

    def _missing(self, region: Region, words: Words, font: Font, lacking: str) -> None:
        chars = ", ".join(f"`{c}` (U+{ord(c):04X})" for c in lacking[:5])
        help = "Take another font for this text, or another character."
        problem = Problem("RW711", f"The font `{font.name}` has no {chars}.", region.span, help)
        self._about_row(problem, words.text, region, lacking[0])

    def _overflow(self, region: Region, words: Words, needs: Overflow, width: float, height: float) -> None:
        room = f"{width:.1f} by {height:.1f} mm"
        need = f"it needs {needs.width:.1f} by {needs.height:.1f} mm at {needs.size:g} points"
        help = "Shorten the text, give the region more room in `at`, or let it `shrink` further."
        message = f"This text does not fit `{region.name}`: {need} and has {room}."
        self._about_row(Problem("RW710", message, region.span, help), words.text, region)

    def _icon_place(
        self, region: Region, text: Text, colour: str, name: str, width: float, height: float, to: Transform,
        values: Mapping[str, object],
    ) -> None:  # fmt: skip
        icon = self._rendered(region, text, values)
        if icon and self._known_icon(region, icon, text):
            self._icon(self.layout.icons[icon], colour, name, width, height, to)

    def _known_icon(self, region: Region, icon: str, text: Text) -> bool:
        known = icon in self.layout.icons
        if not known:
            help = nearest(icon, self.layout.icons) or "Known here: " + (", ".join(self.layout.icons) or "none") + "."
            self._about_row(Problem("RW705", f"There is no icon `{icon}`.", region.span, help), text, region, icon)
        return known

    def _icon(self, icon: Icon, colour: str, name: str, width: float, height: float, to: Transform) -> None:
        """An icon, whole and in the middle of its frame."""
        scale = min(width / icon.width, height / icon.height)
        inner = to.inside((width - icon.width * scale) / 2, (height - icon.height * scale) / 2, scale)
        if self.depth == DEEPEST:
            message = f"The icon `{icon.name}` lies more than {DEEPEST} deep in other icons, or in itself."
            self._tell(Problem("RW726", message, icon.span), icon.regions[0])
            return
        outer, self.current = (self.current, self.icon, self.said), colour
        if not self.icon:
            self.icons += 1
            self.icon, self.said = self.icons, icon.name
        self.depth += 1
        self.regions(icon.regions, f"{name}/{icon.name}", icon.width, icon.height, inner, {})
        self.depth -= 1
        self.current, self.icon, self.said = outer

    def _picture(
        self,
        region: Region,
        text: Text,
        name: str,
        width: float,
        height: float,
        to: Transform,
        values: Mapping[str, object],
    ) -> None:
        file = self._rendered(region, text, values)
        if not file:
            return
        picture = self.files.picture(file, region.span)
        if isinstance(picture, Problem):
            self._about_row(picture, text, region, file)
            return
        scale = min(width / picture.width, height / picture.height)
        wide, high = picture.width * scale, picture.height * scale
        x, y = to.point((width - wide) / 2, (height - high) / 2)
        size = (mm(wide * to.scale), mm(high * to.scale))
        origin = self._origin(name, region)
        self.marks.append(Picture(mm(x), mm(y), *size, mm(to.angle), picture.name, picture.digest, origin))

    def _rendered(self, region: Region, text: Text, values: Mapping[str, object]) -> str:
        """The finished text; empty when it could not be made, which is told."""
        found = render(text, values)
        if isinstance(found, Problem):
            self._tell(found, region)
            return ""
        return found.strip()

    def _origin(self, name: str, region: Region) -> Origin:
        return Origin(name, region.span, self.record.span if self.record else None, self.icon, self.over, self.said)

    def _tell(self, problem: Problem, region: Region) -> None:
        """A problem of the layout, which may show with some rows only."""
        labels = (Label(self.record.span, "with this row"),) if self.record else ()
        self.problems.append((replace(problem, labels=problem.labels + labels), region.span))

    def _about_row(self, problem: Problem, text: Text, region: Region, culprit: str = "") -> None:
        """A problem of what a row says: told at the longest field that the text shows.

        It is one of the layout if the text shows no field, or if the culprit (a word, a sign) stands in the layout.
        """
        values, spans = (self.record.values, self.record.spans) if self.record else ({}, {})
        fields = [name for name in text.names if name in spans]
        if not fields or (culprit and culprit in text.source):
            self._tell(problem, region)
            return
        place = spans[max(fields, key=lambda name: (culprit in str(values[name]), len(str(values[name]))))]
        label = Label(region.span, "shown here")
        self.problems.append((replace(problem, span=place, labels=(label,)), region.span))
