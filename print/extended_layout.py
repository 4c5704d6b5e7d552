"""A layout file and those that it extends → one map, in which the later says what differs."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.yaml_tree import YamlEntry, YamlMap, YamlNode, YamlScalar
from rulewright.print.project_files import ProjectFiles

CHAIN = 8  # layouts that extend each other
NAMED = ("fonts", "colours", "styles", "icons", "limits", "text", "words")  # maps that are joined name by name

_Join = Callable[[str, YamlNode, YamlNode], YamlNode]


def extended_layout(
    name: str, asked: Span, files: ProjectFiles, below: tuple[str, ...], problems: list[Problem]
) -> YamlMap | None:
    """The map of a layout file, laid over that of the layout which it extends."""
    if name in below or len(below) > CHAIN:
        chain = " → ".join((*below, name))
        problems.append(
            Problem("RW704", f"Layouts extend each other in a circle: {chain}.", asked, "Take one `extends` out.")
        )
        return None
    path = f"layouts/{name}.yaml"
    if name not in files.layout_names():
        help = nearest(name, files.layout_names()) or f"Its file would be {files.shown}/{path}."
        problems.append(Problem("RW704", f"There is no layout `{name}`.", asked, help))
        return None
    file = files.yaml(path)
    problems += [p for p in file.problems if p not in problems]
    if not isinstance(file.root, YamlMap):
        if file.root is not None:
            help = "A layout begins with names and values, such as `size: poker`."
            problems.append(Problem("RW703", "A layout should be a map.", file.root.span, help))
        return None
    base = file.root.entries.get("extends")
    if base is None:
        return file.root
    if not isinstance(base.value, YamlScalar):
        problems.append(Problem("RW703", "`extends` should be the name of a layout.", base.value.span))
        return file.root
    under = extended_layout(base.value.text, base.value.span, files, (*below, name), problems)
    return _laid_over(under, file.root) if under else None


def _laid_over(under: YamlMap, over: YamlMap) -> YamlMap:
    """Keys of `over` replace those of `under`, `null` takes one out; what holds named things is joined by name."""
    entries = {key: entry for key, entry in under.entries.items() if key != "extends"}
    joined = _without_nothing(_joined(YamlMap(entries, under.span), over, _part_of_layout))
    assert isinstance(joined, YamlMap)
    return joined


def _joined(under: YamlNode, over: YamlNode, both: _Join) -> YamlNode:
    """The entries of two maps; `both` says what becomes of a key that both have. Of other nodes the later counts."""
    if not isinstance(under, YamlMap) or not isinstance(over, YamlMap):
        return over
    entries = dict(under.entries)
    for key, entry in over.entries.items():
        below = entries.get(key)
        entries[key] = YamlEntry(entry.key, both(key, below.value, entry.value)) if below else entry
    return YamlMap(entries, over.span)


def _part_of_layout(key: str, under: YamlNode, over: YamlNode) -> YamlNode:
    if key == "regions":
        return _joined(under, over, _region)
    return _joined(under, over, _latter) if key in NAMED else over


def _region(_: str, under: YamlNode, over: YamlNode) -> YamlNode:
    """A region inherits key by key, and the regions within it likewise; `null` takes a key out."""
    return _without_nothing(_joined(under, over, _part_of_region))


def _part_of_region(key: str, under: YamlNode, over: YamlNode) -> YamlNode:
    return _joined(under, over, _region) if key == "regions" else over


def _latter(_: str, __: YamlNode, over: YamlNode) -> YamlNode:
    return over


def _without_nothing(node: YamlNode) -> YamlNode:
    if not isinstance(node, YamlMap):
        return node
    kept = {key: entry for key, entry in node.entries.items() if not _is_nothing(entry.value)}
    return YamlMap(kept, node.span)


def _is_nothing(node: YamlNode) -> bool:
    return isinstance(node, YamlScalar) and node.value is None
