"""Layout file (and what it extends) → Layout."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.yaml_tree import YamlEntry, YamlMap, YamlNode, YamlScalar
from rulewright.print.face import Limits
from rulewright.print.layout import Family, Icon, Layout, Look
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.project_files import ProjectFiles
from rulewright.print.regions_from_yaml import LOOK_KEYS, Palette, RegionReader, plain_look
from rulewright.print.sizes import PIECES
from rulewright.print.yaml_fields import Fields

KEYS = (
    "about", "extends", "of", "size", "bleed", "safe", "fonts", "colours", "styles", "icons", "limits", "text", "regions",
)  # fmt: skip
CHAIN = 8  # layouts that extend each other
MERGED = ("fonts", "colours", "styles", "icons", "limits", "text", "regions")
CURRENT = "current"  # within an icon: the colour of the text around it


def layout_from_yaml(name: str, asked: Span, files: ProjectFiles) -> tuple[Layout | None, tuple[Problem, ...]]:
    """The layout of this name; `asked` is where it was asked for. Problems: RW6xx (YAML), RW70x, RW72x."""
    problems: list[Problem] = []
    node = _extended(name, asked, files, (), problems)
    if node is None:
        return None, tuple(problems)
    fields = Fields(node, f"the layout `{name}`", KEYS, problems)
    layout = _layout(name, fields, files)
    return layout, tuple(problems)


def _extended(
    name: str, asked: Span, files: ProjectFiles, below: tuple[str, ...], problems: list[Problem]
) -> YamlMap | None:
    """The map of a layout file, laid over that of the layout which it extends."""
    if name in below or len(below) > CHAIN:
        chain = " → ".join((*below, name))
        problems.append(Problem("RW704", f"layouts extend each other in a circle: {chain}", asked, "take one `extends` out"))
        return None
    path = f"layouts/{name}.yaml"
    if name not in files.layout_names():
        help = nearest(name, files.layout_names()) or f"its file would be {files.shown}/{path}"
        problems.append(Problem("RW704", f"there is no layout `{name}`", asked, help))
        return None
    file = files.yaml(path)
    problems += [p for p in file.problems if p not in problems]
    if not isinstance(file.root, YamlMap):
        if file.root is not None:
            help = "a layout begins with names and values, such as: size: poker"
            problems.append(Problem("RW703", "a layout should be a map", file.root.span, help))
        return None
    base = file.root.entries.get("extends")
    if base is None:
        return file.root
    if not isinstance(base.value, YamlScalar):
        problems.append(Problem("RW703", "`extends` should be the name of a layout", base.value.span))
        return file.root
    under = _extended(base.value.text, base.value.span, files, (*below, name), problems)
    return _laid_over(under, file.root) if under else None


def _laid_over(under: YamlMap, over: YamlMap) -> YamlMap:
    """Keys of `over` replace those of `under`; what holds named things is joined by their names."""
    entries = {key: entry for key, entry in under.entries.items() if key != "extends"}
    for key, entry in over.entries.items():
        below = entries.get(key)
        if below and key in MERGED:
            entry = YamlEntry(entry.key, _joined(below.value, entry.value, deep=key == "regions"))
        entries[key] = entry
    return YamlMap(entries, over.span)


def _joined(under: YamlNode, over: YamlNode, *, deep: bool) -> YamlNode:
    if not isinstance(under, YamlMap) or not isinstance(over, YamlMap):
        return over
    entries = dict(under.entries)
    for key, entry in over.entries.items():
        below = entries.get(key)
        both = below and isinstance(below.value, YamlMap) and isinstance(entry.value, YamlMap)
        if deep and below and both:
            entry = YamlEntry(entry.key, _laid_over_region(below.value, entry.value))
        entries[key] = entry
    return YamlMap(entries, over.span)


def _laid_over_region(under: YamlNode, over: YamlNode) -> YamlNode:
    """A region inherits key by key, and the regions within it likewise; `null` takes a key out."""
    assert isinstance(under, YamlMap)
    assert isinstance(over, YamlMap)
    entries = dict(under.entries)
    for key, entry in over.entries.items():
        below = entries.get(key)
        if key == "regions" and below:
            entry = YamlEntry(entry.key, _joined(below.value, entry.value, deep=True))
        entries[key] = entry
    kept = {key: e for key, e in entries.items() if not (isinstance(e.value, YamlScalar) and e.value.value is None)}
    return YamlMap(kept, over.span)


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
    icons = _icons(fields, palette)
    regions = RegionReader(palette, problems).regions(fields)
    bleed, safe = fields.length("bleed", 0, 0, 20), fields.length("safe", 0, 0, 50)
    limits = _limits(fields)
    if len(problems) > before:
        return None
    of = fields.place("of") if table else fields.span
    return Layout(name, table, width, height, bleed, safe, limits, families, icons, regions, of)


def _size(fields: Fields) -> tuple[float, float]:
    if not fields.need("size", "name a piece, such as poker, or give width and height: size: [30, 30]"):
        return 0, 0
    node = fields.get("size")
    if isinstance(node, YamlScalar):
        if node.text in PIECES:
            return PIECES[node.text]
        help = nearest(node.text, PIECES) or f"known are: {', '.join(PIECES)}; or give width and height: size: [30, 30]"
        fields.tell("RW703", f"no piece is called `{node.text}`", node.span, help)
        return 0, 0
    size = fields.numbers("size")
    if len(size) != 2 or not all(1 <= side <= 2000 for side in size):
        if node is not None:
            fields.tell("RW703", "`size` should be width and height, each from 1 to 2000 mm", node.span, "size: [30, 30]")
        return 0, 0
    return size[0], size[1]


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
    fields.need("regular", "regular: fonts/text.ttf")
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
            fields.tell("RW703", f"the colour `{name}` should be written as in {name}: " + '"#1f5a7a"', node.span)
    return found


def _styles(fields: Fields, palette: Palette, plain: Look) -> dict[str, Look]:
    return {name: _look_of(node, f"the style `{name}`", fields, palette, plain) for name, node in fields.maps("styles")}


def _look(fields: Fields, key: str, palette: Palette, base: Look) -> Look:
    node = fields.get(key)
    return _look_of(node, f"`{key}`", fields, palette, base) if isinstance(node, YamlMap) else base


def _look_of(node: YamlMap, what: str, fields: Fields, palette: Palette, base: Look) -> Look:
    return RegionReader(palette, fields.problems).look(Fields(node, what, LOOK_KEYS, fields.problems), base)


def _icons(fields: Fields, palette: Palette) -> Mapping[str, Icon]:
    found: dict[str, Icon] = {}
    inked = Palette(palette.families, {**palette.colours, CURRENT: CURRENT}, palette.styles, palette.plain)
    for name, node in fields.maps("icons"):
        icon = Fields(node, f"the icon `{name}`", ("about", "size", "regions"), fields.problems)
        size = icon.numbers("size") or (10.0, 10.0)
        if len(size) != 2 or not all(size):
            icon.tell("RW703", "`size` should be width and height, such as [10, 10]", icon.place("size"))
            continue
        regions = RegionReader(inked, fields.problems).regions(icon)
        found[name] = Icon(name, size[0], size[1], regions, node.span)
    return found


def _limits(fields: Fields) -> Limits:
    node = fields.get("limits")
    if not isinstance(node, YamlMap):
        return Limits()
    limits = Fields(node, "`limits`", ("type", "line", "contrast"), fields.problems)
    plain = Limits()
    return Limits(
        limits.number("type", plain.type, 1, 100),
        limits.length("line", plain.line, 0, 10),
        limits.number("contrast", plain.contrast, 1, 21),
    )
