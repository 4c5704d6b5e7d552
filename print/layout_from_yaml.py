"""Layout file (and what it extends) → Layout."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.yaml_tree import YamlMap, YamlScalar
from rulewright.print.extended_layout import extended_layout
from rulewright.print.face import Limits, Outline
from rulewright.print.facts_in_language import words_of
from rulewright.print.layout import Family, Icon, Layout, Look
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.project_files import ProjectFiles
from rulewright.print.regions_from_yaml import LOOK_KEYS, Palette, RegionReader, plain_look
from rulewright.print.sizes import OUTLINES, PIECES
from rulewright.print.yaml_fields import Fields

KEYS = (
    "about", "extends", "of", "size", "outline", "bleed", "safe", "fonts", "colours", "styles", "icons",
    "limits", "text", "words", "id", "regions",
)  # fmt: skip
PIECE_OUTLINES: tuple[Outline, ...] = ("rect", "round", "hex")
LIMITS = ("type", "line", "contrast", "colours", "keywords", "overlap")
CURRENT = "current"  # within an icon: the colour of the text around it


def layout_from_yaml(name: str, asked: Span, files: ProjectFiles) -> tuple[Layout | None, tuple[Problem, ...]]:
    """The layout of this name; `asked` is where it was asked for. Problems: RW6xx (YAML), RW70x, RW72x."""
    problems: list[Problem] = []
    node = extended_layout(name, asked, files, (), problems)
    if node is None:
        return None, tuple(problems)
    fields = Fields(node, f"the layout `{name}`", KEYS, problems)
    layout = _layout(name, fields, files)
    return layout, tuple(problems)


def _layout(name: str, fields: Fields, files: ProjectFiles) -> Layout | None:
    problems = fields.problems
    before = len(problems)
    families = _families(fields, files)
    colours = _colours(fields)
    palette = Palette(families, colours, {}, plain_look(families))
    plain = _look(fields, "text", palette, palette.plain)
    palette = Palette(families, colours, _styles(fields, palette, plain), plain)
    width, height = _size(fields)
    table = fields.text("of") or None
    icons = _icons(fields, palette, files)
    regions = RegionReader(palette, problems).regions(fields)
    bleed, safe = fields.length("bleed", 0, 0, 20), fields.length("safe", 0, 0, 50)
    limits = _limits(fields)
    if len(problems) > before:
        return None
    words = words_of(fields, "words")
    shows_id = fields.flag("id", table is not None)
    of = fields.place("of") if table else fields.span
    outline = fields.choice("outline", PIECE_OUTLINES, _piece_outline(fields))
    looks = {**palette.styles, "text": plain}
    size = (width, height, bleed, safe, outline)
    return Layout(name, table, *size, limits, families, icons, regions, of, shows_id, words, looks)


def _size(fields: Fields) -> tuple[float, float]:
    if not fields.need("size", "Name a piece, such as poker, or give width and height: `size: [30, 30]`."):
        return 0, 0
    node = fields.get("size")
    if isinstance(node, YamlScalar):
        if node.text in PIECES:
            return PIECES[node.text]
        help = (
            nearest(node.text, PIECES) or f"Known are: {', '.join(PIECES)}; or give width and height: `size: [30, 30]`."
        )
        fields.tell("RW703", f"No piece is called `{node.text}`.", node.span, help)
        return 0, 0
    before = len(fields.problems)
    size = fields.numbers("size")
    if len(size) != 2 or not all(1 <= side <= 2000 for side in size):
        if node is not None and len(fields.problems) == before:
            fields.tell(
                "RW703",
                "`size` should be width and height, each from 1 to 2000 mm.",
                node.span,
                "Such as `size: [30, 30]`.",
            )
        return 0, 0
    return size[0], size[1]


def _piece_outline(fields: Fields) -> Outline:
    """That of a piece by its name; else a rectangle."""
    return next((outline for outline in PIECE_OUTLINES if OUTLINES.get(fields.plain("size")) == outline), "rect")


def _families(fields: Fields, files: ProjectFiles) -> dict[str, Family]:
    """The fonts that the layout names; DejaVu Sans, which is always there, after them."""
    found: dict[str, Family] = {}
    for name, node in fields.maps("fonts"):
        family = _family(Fields(node, f"the font `{name}`", ("regular", "bold", "italic"), fields.problems), files)
        if family:
            found[name] = family
    shipped = [files.font(font, fields.span) for font in ("DejaVu Sans", "DejaVu Sans Bold")]
    regular, bold = (font for font in shipped if isinstance(font, Font))
    return {**found, "plain": Family(regular, bold)}


def _family(fields: Fields, files: ProjectFiles) -> Family | None:
    fonts: dict[str, Font] = {}
    fields.need("regular", "Such as `regular: fonts/text.ttf`.")
    for weight in ("regular", "bold", "italic"):
        node = fields.get(weight)
        if isinstance(node, YamlScalar):
            font = files.font(node.text, node.span)
            if isinstance(font, Problem):
                fields.problems.append(font)
            else:
                fonts[weight] = font
    return Family(fonts["regular"], fonts.get("bold"), fonts.get("italic")) if "regular" in fonts else None


def _colours(fields: Fields) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, node in fields.entries("colours"):
        if isinstance(node, YamlScalar):
            colour = fields.colour_of(node, node.text, found)
            if colour:
                found[name] = colour
        else:
            fields.tell("RW703", f'The colour `{name}` should be written as in `{name}: "#1f5a7a"`.', node.span)
    return found


def _styles(fields: Fields, palette: Palette, plain: Look) -> dict[str, Look]:
    return {name: _look_of(node, f"the style `{name}`", fields, palette, plain) for name, node in fields.maps("styles")}


def _look(fields: Fields, key: str, palette: Palette, base: Look) -> Look:
    node = fields.get(key)
    return _look_of(node, f"`{key}`", fields, palette, base) if isinstance(node, YamlMap) else base


def _look_of(node: YamlMap, what: str, fields: Fields, palette: Palette, base: Look) -> Look:
    return RegionReader(palette, fields.problems).look(Fields(node, what, LOOK_KEYS, fields.problems), base)


def _icons(fields: Fields, palette: Palette, files: ProjectFiles) -> Mapping[str, Icon]:
    found: dict[str, Icon] = {}
    inked = Palette(palette.families, {**palette.colours, CURRENT: CURRENT}, palette.styles, palette.plain)
    for name, node in fields.maps("icons"):
        if "file" in node.entries:
            drawn = _svg(name, Fields(node, f"the icon `{name}`", ("about", "file"), fields.problems), files)
            if drawn:
                found[name] = drawn
            continue
        icon = Fields(node, f"the icon `{name}`", ("about", "size", "regions"), fields.problems)
        size = icon.numbers("size") or (10.0, 10.0)
        if len(size) != 2 or not all(size):
            icon.tell("RW703", "`size` should be width and height, such as [10, 10].", icon.place("size"))
            continue
        regions = RegionReader(inked, fields.problems).regions(icon)
        found[name] = Icon(name, size[0], size[1], regions, node.span)
    return found


def _svg(name: str, fields: Fields, files: ProjectFiles) -> Icon | None:
    """An icon from a file of the project."""
    from rulewright.print.icon_from_svg import icon_from_svg

    span = fields.place("file")
    data = files.bytes_of(fields.text("file"), span, "RW733", "icon", ".svg")
    icon = icon_from_svg(name, data, span) if isinstance(data, bytes) else None
    if isinstance(data, Problem):
        fields.problems.append(data)
    if isinstance(icon, str):
        help = "Save it as a plain SVG of paths, without texts, pictures and effects."
        fields.tell("RW733", f"The icon `{fields.text('file')}` cannot be used: {icon}.", span, help)
    return icon if isinstance(icon, Icon) else None


def _limits(fields: Fields) -> Limits:
    node = fields.get("limits")
    if not isinstance(node, YamlMap):
        return Limits()
    limits = Fields(node, "`limits`", LIMITS, fields.problems)
    plain = Limits()
    return Limits(
        limits.number("type", plain.type, 1, 100),
        limits.length("line", plain.line, 0, 10),
        limits.number("contrast", plain.contrast, 1, 21),
        limits.number("colours", plain.colours, 0, 100),
        limits.flag("keywords", plain.keywords),
        limits.flag("overlap", plain.overlap),
    )
