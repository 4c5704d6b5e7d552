"""Layouts, rows and files that mean harm: each ends soon, with a problem, and reads nothing beside the project."""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.dsl.facts import Facts
from rulewright.dsl.tables import Table, Value
from rulewright.print.print_game import PrintResult, print_game

Folder = Callable[[Mapping[str, str]], Path]
SHEETS = "sheets: {cards: {front: card}}\n"
HEAD = "of: card\nsize: poker\nid: no\nregions:\n  here: "
BOOK = "size: [100, 100]\nid: no\nregions: {body: {at: [5, 5, 90, 90], regions: {}}}\n"
SECRET = "size: poker\nregions: {a: {text: SECRET}}\n"


def nested(depth: int, inner: str) -> str:
    for i in range(depth):
        inner = f"{{each: a{i} in range(200), regions: {{r{i}: {inner}}}}}"
    return inner


def written(game_folder: Folder, files: Mapping[str, str]) -> Path:
    return game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": HEAD + "{text: '{{ name }}', size: 6}\n", **files})


def codes(result: PrintResult) -> set[str]:
    assert not result.files or not result.problems
    return {problem.code for problem in result.problems}


REGIONS = {
    "loops that draw nothing": (nested(5, "{if: 1 == 2, shape: rect, fill: '#000000'}"), "RW726"),
    "groups that draw nothing": (nested(4, "{regions: {}}"), "RW726"),
    "things over each other": (
        "{each: n in range(999), place: [1, 1], item: [9, 9], regions: {a: {shape: rect, line: '#000'}, b: {text: a}}}",
        "RW726",
    ),
    "a graph in which all is linked": (
        "{graph: n in range(150), links: range(150), regions: {b: {shape: circle, fill: '#000000'}}}",
        "RW726",
    ),
    "brackets without end": ("{molecule: \"'" + "(" * 90 + "H" + ")" * 90 + "'\", regions: {b: {text: a}}}", "RW724"),
    "a long formula": ("{molecule: \"'" + "(" * 9000 + "'\", regions: {b: {text: a}}}", "RW722"),
    "a number that is none": ("{turn: .nan, text: a}", "RW703"),
    "a place that is none": ("{at: [.inf, 0, 5, 5], text: a}", "RW703"),
    "far too large a path": ("{shape: path, box: [9, 9], path: 'M 1e999 0 L -1e999 5', fill: '#000000'}", "RW703"),
    "an arc without an end": ("{shape: path, box: [9, 9], path: 'M 0 0 A 1e-200 1e-200 0 0 1 5 5'}", "RW703"),
    "a box of nothing": ("{shape: path, box: [0, 0], path: 'M 0 0 L 5 5'}", "RW703"),
    "spaces in a loop": ("{each: 'a in x" + " " * 200_000 + "y', regions: {b: {text: a}}}", "RW723"),
    "a type that fills the sky": ("{text: a, size: 1e30}", "RW703"),
}


@pytest.mark.parametrize("name", REGIONS)
def test_regions(name: str, tiny: Facts, game_folder: Folder) -> None:
    region, code = REGIONS[name]
    assert code in codes(print_game(tiny, written(game_folder, {"layouts/card.yaml": HEAD + region + "\n"})))


LAYOUTS: dict[str, tuple[dict[str, str], str]] = {
    "an icon in itself": (
        {"layouts/card.yaml": "icons: {a: {regions: {b: {icon: a}}}}\n" + HEAD + "{icon: a}\n"}, "RW726",
    ),
    "icons in each other, twice": (
        {"layouts/card.yaml": "icons: {a: {regions: {x: {icon: b}, y: {icon: b}}}, b: {regions: {x: {icon: a}, "
         "y: {icon: a}}}}\n" + HEAD + "{icon: a}\n"}, "RW726",
    ),
    "an icon in its own text": (
        {"layouts/card.yaml": "icons: {a: {regions: {b: {text: '{a}'}}}}\n" + HEAD + "{icon: a}\n"}, "RW726",
    ),
    "a layout that extends itself": ({"layouts/card.yaml": "extends: card\n" + HEAD + "{text: a}\n"}, "RW704"),
    "a sheet with a path for a name": ({"sheets.yaml": "sheets: {../../evil: {front: card}}\n"}, "RW703"),
    "a layout elsewhere": ({"sheets.yaml": "sheets: {cards: {front: ../../../secret}}\n"}, "RW704"),
    "a base elsewhere": ({"layouts/card.yaml": "extends: ../../../secret\n" + HEAD + "{text: a}\n"}, "RW704"),
    "a book elsewhere": (
        {"sheets.yaml": "sheets: {b: {book: /etc/passwd, front: card}}\n", "layouts/card.yaml": BOOK}, "RW706",
    ),
    "a font elsewhere": (
        {"layouts/card.yaml": "fonts: {x: {regular: ../../f.ttf}}\n" + HEAD + "{text: a, font: x}\n"}, "RW706",
    ),
    "more copies than paper": ({"sheets.yaml": "sheets: {cards: {front: card, copies: 100000000}}\n"}, "RW703"),
    "a board as large as a town": (
        {"sheets.yaml": "sheets: {b: {board: card}}\n", "layouts/card.yaml": "size: [1e6, 1e6]\nregions: {}\n"},
        "RW703",
    ),
    "a board of hidden overlap": ({"sheets.yaml": "sheets: {b: {board: card, overlap: 180}}\n"}, "RW703"),
    "a book of loops": (
        {"sheets.yaml": "sheets: {b: {book: r.md, front: card}}\n", "layouts/card.yaml": BOOK,
         "r.md": "{% for a in range(1900) %}{% for b in range(1900) %}x{% endfor %}{% endfor %}\n\n" * 50}, "RW722",
    ),
    "a book of one word": (
        {"sheets.yaml": "sheets: {b: {book: r.md, front: card}}\n", "layouts/card.yaml": BOOK, "r.md": "a" * 400_000},
        "RW722",
    ),
    "lists in lists": ({"sheets.yaml": "sheets: " + "[" * 50_000}, "RW610"),
}  # fmt: skip


@pytest.mark.parametrize("name", LAYOUTS)
def test_layouts(name: str, tiny: Facts, game_folder: Folder, tmp_path: Path) -> None:
    files, code = LAYOUTS[name]
    (tmp_path / "secret.yaml").write_text(SECRET)
    assert code in codes(print_game(tiny, written(game_folder, files)))


ROWS: dict[str, tuple[Value, str | None]] = {
    "a text without end": ("a " * 400_000, "RW722"),
    "braces": ("{" * 3_000, "RW725"),
    "stars": ("*a" * 3_000, "RW707"),
    "a template": ("{{ 7 * 7 }}{% for x in y %}", "RW725"),
    "an icon elsewhere": ("{../../x}", "RW705"),
    "half a character": ("a\x00b\ud800", "RW711"),
}


@pytest.mark.parametrize("name", ROWS)
def test_rows(name: str, tiny: Facts, game_folder: Folder, table_of: Callable[..., Table]) -> None:
    """What a row says is shown as it stands: it is no template."""
    value, code = ROWS[name]
    facts = replace(tiny, tables={"card": table_of("card", [{"name": value}])})
    assert codes(print_game(facts, written(game_folder, {}))) == {code}


def test_copies_of_rows(tiny: Facts, game_folder: Folder, table_of: Callable[..., Table]) -> None:
    facts = replace(tiny, tables={"card": table_of("card", [{"name": "Fox", "copies": 10**9}])})
    assert codes(print_game(facts, written(game_folder, {}))) == {"RW726"}
    many = [{"name": f"Fox {i}", "copies": 900} for i in range(4)]
    facts = replace(tiny, tables={"card": table_of("card", many)})
    files = {"sheets.yaml": "sheets: {cards: {front: card, copies: 100}}\n"}
    assert codes(print_game(facts, written(game_folder, files))) == {"RW726"}


SVGS = {
    "comments that do not end": "<svg viewBox='0 0 1 1'>" + "<!--" * 40_000 + "</svg>",
    "a transform that does not end": "<svg viewBox='0 0 1 1'><path transform='"
    + "scale(" * 30_000
    + "' d='M0 0'/></svg>",
    "a transform to nowhere": "<svg viewBox='0 0 9 9'><g transform='scale(1e200) scale(1e200) translate(-1e200 1)'>"
    "<path d='M 1 0 L 5 5' stroke='red'/></g></svg>",
    "a leaning one": "<svg viewBox='0 0 9 9'><g transform='skewX(90)'><path d='M 1 9 L 5 5' stroke='red'/></g></svg>",
    "a size of nothing": "<svg viewBox='0 0 1e-300 1e-300'><path d='M 1 0 L 5 5' stroke='red'/></svg>",
    "a circle without end": "<svg viewBox='0 0 9 9'><circle cx='1e999' cy='0' r='1e999'/></svg>",
    "groups without end": "<svg viewBox='0 0 1 1'>" + "<g>" * 20_000 + "</g>" * 20_000 + "</svg>",
    "a number without end": f"<svg viewBox='0 0 1 1'><path d='M{'1' * 190_000}'/></svg>",
    "entities": "<!DOCTYPE svg [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><svg viewBox='0 0 1 1'><path d='&b;'/></svg>",
    "an entity elsewhere": "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg viewBox='0 0 1 1'>&a;</svg>",
    "a declaration behind a comment": "<!-- a --><!DOCTYPE svg><svg viewBox='0 0 1 1'><path d='M0 0 L1 1'/></svg>",
    "a script": "<svg viewBox='0 0 1 1'><script>alert(1)</script></svg>",
    "an event": "<svg viewBox='0 0 1 1' onload='alert(1)'><path d='M0 0 L1 1'/></svg>",
    "a link": "<svg viewBox='0 0 1 1'><use href='http://example.org/a.svg#b'/></svg>",
    "another script": "<svg xmlns:x='http://www.w3.org/1999/xlink' viewBox='0 0 1 1'><path x:href='a' d='M0 0'/></svg>",
    "a page in it": "<svg viewBox='0 0 1 1'><foreignObject><p>a</p></foreignObject></svg>",
    "styles": "<svg viewBox='0 0 1 1'><style>@import 'http://example.org'</style></svg>",
    "a colour from elsewhere": "<svg viewBox='0 0 1 1'><path d='M0 0 L1 1' fill='url(http://example.org)'/></svg>",
}


@pytest.mark.parametrize("name", SVGS)
def test_icons(name: str, tiny: Facts, game_folder: Folder) -> None:
    layout = "icons: {i: {file: i.svg}}\n" + HEAD + "{icon: i}\n"
    assert codes(print_game(tiny, written(game_folder, {"layouts/card.yaml": layout, "i.svg": SVGS[name]}))) == {
        "RW733"
    }


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, extra: bytes = b"", points: bytes = b"\0\0") -> bytes:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + extra + chunk(b"IDAT", zlib.compress(points)) + chunk(b"IEND", b"")


BOMB = b"a\0\0" + zlib.compress(bytes(100_000_000))
PICTURES = {
    "a text that unpacks without end": (png(1, 1, chunk(b"zTXt", BOMB)), {"RW708"}),
    "colours that unpack without end": (png(1, 1, chunk(b"iCCP", BOMB)), {"RW708"}),
    "points that unpack without end": (png(1, 1, points=bytes(100_000_000)), set()),  # no more is read than is shown
    "no size": (png(0, 0), {"RW708"}),
    "every size": (png(2**31 - 1, 2**31 - 1), {"RW708"}),
    "a size without points": (png(59_000_000, 1), {"RW708"}),
    "another form": (b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\1\0\1\0\0\2\2D\1\0;", {"RW708"}),
    "a page": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", {"RW708"}),
    "nothing": (b"", {"RW708"}),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures(name: str, tiny: Facts, game_folder: Folder) -> None:
    data, told = PICTURES[name]
    folder = written(game_folder, {"layouts/card.yaml": HEAD + "{picture: a.png}\n"})
    (folder / "a.png").write_bytes(data)
    assert codes(print_game(tiny, folder)) == told


LINKS = {
    "sheets.yaml": ({}, "RW603"),
    "layouts/card.yaml": ({}, "RW603"),
    "layouts/base.yaml": ({"layouts/card.yaml": "extends: base\n" + HEAD + "{text: a}\n"}, "RW603"),
    "r.md": ({"sheets.yaml": "sheets: {b: {book: r.md, front: card}}\n", "layouts/card.yaml": BOOK}, "RW706"),
    "i.svg": ({"layouts/card.yaml": "icons: {i: {file: i.svg}}\n" + HEAD + "{icon: i}\n"}, "RW706"),
    "f.ttf": ({"layouts/card.yaml": "fonts: {x: {regular: f.ttf}}\n" + HEAD + "{text: a, font: x}\n"}, "RW706"),
    "a.png": ({"layouts/card.yaml": HEAD + "{picture: a.png}\n"}, "RW706"),
}


@pytest.mark.parametrize("name", LINKS)
@pytest.mark.parametrize("to", ["secret", "/dev/zero", "itself"])
def test_links_that_lead_out(name: str, to: str, tiny: Facts, game_folder: Folder, tmp_path: Path) -> None:
    """To a file beside the project, to a device without an end, to itself."""
    files, code = LINKS[name]
    folder = written(game_folder, files)
    (tmp_path / "secret").write_text(SECRET)
    link = folder / name
    link.unlink(missing_ok=True)
    link.symlink_to({"secret": tmp_path / "secret", "itself": link}.get(to, Path(to)))
    found = codes(print_game(tiny, folder))
    absent = {"RW728"} if name == "sheets.yaml" and to != "secret" else set()  # as if it were not there
    assert found & {code, "RW603", "RW704", *absent}, found


@pytest.mark.parametrize("name", [name for name in LINKS if name != "layouts/base.yaml"])
def test_pipes_are_not_waited_for(name: str, tiny: Facts, game_folder: Folder) -> None:
    files, _ = LINKS[name]
    folder = written(game_folder, files)
    (folder / name).unlink(missing_ok=True)
    os.mkfifo(folder / name)
    absent = {"RW728"} if name == "sheets.yaml" else set()
    assert codes(print_game(tiny, folder)) & {"RW603", "RW704", "RW707", "RW708", "RW733", *absent}


def test_a_folder_of_layouts_elsewhere(tiny: Facts, game_folder: Folder, tmp_path: Path) -> None:
    folder = written(game_folder, {})
    (folder / "layouts/card.yaml").rename(tmp_path / "card.yaml")
    (folder / "layouts").rmdir()
    (folder / "layouts").symlink_to(tmp_path)
    assert "RW603" in codes(print_game(tiny, folder))


def test_words_that_mean_something_to_others(tiny: Facts, game_folder: Folder) -> None:
    """Titles and credits go into PDF and XML as they are."""
    title = "a)>> ]]> <b> \\\\ (( & {Title} {0.__class__} \u202e"
    files = {"sheets.yaml": f'title: "{title}"\nauthor: "{title}"\nsheets: {{cards: {{front: card}}}}\n'}
    result = print_game(tiny, written(game_folder, files))
    assert result.problems == ()
    (data,) = result.files.values()
    assert b"&lt;b&gt;" in data
    assert b"<b>" not in data
