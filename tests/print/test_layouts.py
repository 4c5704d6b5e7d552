"""Layouts from YAML: what they inherit, what their faces hold, and what each fault in them says."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PIL import Image

from rulewright.dsl.facts import Facts
from rulewright.dsl.problems import Problem
from rulewright.dsl.problems_to_text import problem_to_text
from rulewright.print.face import Face, Run
from rulewright.print.face import Path as Shaped
from rulewright.print.face_to_text import face_to_text
from rulewright.print.print_game import faces_of_game, print_game, sheets_of_game
from rulewright.print.settings import Settings

Folder = Callable[[Mapping[str, str]], Path]
SHEETS = "sheets: {cards: {front: card}}\n"
CARD = """\
of: card
size: poker
regions:
  name:
    at: [5, 5, 50, 8]
    text: "{{ name }}"
    size: 12
"""
EGG = "icons: {egg: {regions: {egg: {shape: circle, fill: current}}}}\n"


def problems_of(facts: Facts, folder: Path) -> tuple[Problem, ...]:
    game = faces_of_game(facts, folder)
    told = sheets_of_game(game)[1]
    for problem in (*game.problems, *told):
        assert "Traceback" not in problem_to_text(problem)
    return (*game.problems, *told)


def faces_of(facts: Facts, folder: Path, layout: str = "card") -> tuple[Face, ...]:
    game = faces_of_game(facts, folder)
    assert not game.problems
    return game.faces[layout].faces


def region(text: str, *, head: str = "of: card\nsize: poker\n") -> str:
    """A layout with one region."""
    return f"{head}regions:\n  here: {text}\n"


def test_a_card(tiny: Facts, game_folder: Folder, accept_text: Callable[[Path, str], None]) -> None:
    """Every kind of mark, repeated groups, conditions, turns: faces as text."""
    layout = """\
of: card
size: [60, 90]
bleed: 2
safe: 2
colours: {ink: "#1a1a1a", red: "#b23a2e"}
styles: {small: {size: 8, shrink: 6, colour: ink}}
icons:
  egg: {size: [10, 12], regions: {egg: {shape: circle, fill: current}, rim: {shape: circle, line: red, thickness: 1}}}
regions:
  ground: {at: [-2, -2, 100% + 4, 100% + 4], shape: rect, fill: "#fff"}
  name: {at: [5, 5, 50, 8], text: "{{ name }}", weight: bold, size: 14, align: center middle}
  text: {at: [5, 40, 50, 20], text: "{{ text }}", style: small}
  cheap: {at: [45, 20, 10, 10], if: cost in CHEAP, turn: 90, regions: {egg: {icon: egg, colour: red}}}
  costs:
    at: [5, 20, 30, 6]
    each: n in range(cost)
    columns: 4
    item: [6, 6]
    gap: [1, 0]
    align: center
    regions:
      box: {shape: rect, corner: 1, line: ink, thickness: 0.3, dash: [1, 0.5]}
      n: {text: "{{ n + 1 }}/{{ position }}", size: 6, align: center middle}
  grid:
    at: [5, 62, 30, 20]
    each: cell in grids.cell.cells
    item: [10, 10]
    place: [cell.column, cell.row]
    from: bottom left
    regions: {name: {text: "{{ cell.name }}", size: 6}}
  ring:
    at: [36, 62, 20, 20]
    each: n in range(3)
    around: 7
    item: [4, 4]
    regions: {three: {shape: triangle, fill: red}}
  odd: {at: [40, 32, 10, 5], shape: path, box: [10, 10], path: "M0 0 h10 q0 10 -10 0 z", fill: red}
  rule: {at: [5, 60, 50, 0], shape: line, line: ink}
  foot: {at: [5, 82, 50, 6], text: "{{ card }} · {{ game }} · {{ LIMIT }}", size: 6, align: right bottom}
"""
    folder = game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": layout})
    text = "".join(face_to_text(face) for face in faces_of(tiny, folder))
    accept_text(Path(__file__).parents[1] / "cases/print/tiny-cards.txt", text)


def test_outlines_of_shapes(tiny: Facts, game_folder: Folder) -> None:
    """A dashed circle is a path of four arcs; the points of a polygon count in its `box` as those of a path do."""
    dashed = region("{at: [10, 20, 8, 4], shape: circle, line: '#000', dash: [2, 1]}")
    (ring,) = faces_of(tiny, game_folder({"layouts/card.yaml": dashed, "sheets.yaml": SHEETS}))[0].marks[:1]
    assert isinstance(ring, Shaped)
    assert ring.dash == (2, 1)
    ends = [step[-2:] for step in ring.steps if step[0] == "C"]
    assert ends == [(16, 22), (14, 24), (12, 22), (14, 20)]  # right, lowest, left and highest point of a circle of 4 mm

    points = "[[0, 0], [10, 0], [5, 20]]"
    counted = region(f"{{at: [10, 20, 30, 40], shape: polygon, fill: '#000', box: [10, 20], points: {points}}}")
    (arrow,) = faces_of(tiny, game_folder({"layouts/card.yaml": counted, "sheets.yaml": SHEETS}))[0].marks[:1]
    assert isinstance(arrow, Shaped)
    assert [step[1:] for step in arrow.steps if step[1:]] == [(10, 20), (40, 20), (25, 60)]


def test_faces_are_equal_and_hashable(tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": CARD})
    one, other = faces_of(tiny, folder), faces_of(tiny, folder)
    assert one == other
    assert len({*one, *other}) == 2


def test_a_layout_extends_another(tiny: Facts, game_folder: Folder) -> None:
    """Regions are joined key by key, `null` takes out what is inherited."""
    base = CARD + "  gone: {text: a}\n  kept: {at: [5, 40, 50, 8], text: '{{ cost }}', size: 9}\n"
    over = "extends: base\nregions:\n  gone: null\n  name: {size: 20}\n  kept: {text: 'x{{ cost }}', size: null}\n"
    folder = game_folder({"sheets.yaml": SHEETS, "layouts/base.yaml": base, "layouts/card.yaml": over})
    marks = faces_of(tiny, folder)[0].marks
    texts = [(m.origin.region, m.text, m.size) for m in marks if isinstance(m, Run)]
    assert texts[:2] == [("name", "Fox", 20), ("kept", "x2", 9)]
    assert {m.origin.layout.source.name for m in marks} == {
        "content/tiny/layouts/base.yaml",
        "content/tiny/layouts/card.yaml",
    }


@pytest.mark.parametrize(
    ("layout", "code", "line", "says"),
    [
        ("of: card\nsiez: poker\n", "RW701", 2, "siez"),
        (region("{txt: a}"), "RW702", 4, "shows nothing"),
        (region("{text: a, shape: rect}"), "RW702", 4, "text and shape"),
        ("of: card\nregions: {}\n", "RW702", 1, "size"),
        (region("{shape: polygon, points: [[0, 0]]}"), "RW702", 4, "polygon"),
        (region("{shape: path}"), "RW702", 4, "path"),
        ("of: card\nsize: pokre\n", "RW703", 2, "pokre"),
        ("of: card\nsize: [0, 9999]\n", "RW703", 2, "size"),
        (region("{at: [1, 2, 3], text: a}"), "RW703", 4, "4 lengths"),
        (region("{at: [1, 2, 3, x], text: a}"), "RW703", 4, "4 lengths"),
        (region("{at: [60, 2, 100% - 70, 5], text: a}"), "RW703", 4, "no room"),
        (region("{text: a, size: huge}"), "RW703", 4, "size"),
        (region("{text: a, size: 0}"), "RW703", 4, "size"),
        (region("{text: a, size: 8, shrink: 9}"), "RW703", 4, "shrink"),
        (region("{text: a, align: centre}"), "RW703", 4, "centre"),
        (region("{text: [a]}"), "RW703", 4, "a text"),
        (region("{shape: blob}"), "RW703", 4, "shape"),
        (region("{shape: rect, thickness: [1], line: '#000'}"), "RW703", 4, "thickness"),
        (region("{shape: path, path: M 0 0 K 3}"), "RW703", 4, "path"),
        (region("{shape: path, path: M 0}"), "RW703", 4, "2 numbers"),
        (region("{shape: path, path: M 0 0, box: [1, 0]}"), "RW703", 4, "a width and a height"),
        (region("{shape: circle, corner: 1}"), "RW701", 4, "for a rect"),
        (region("{shape: rect, box: [10, 10]}"), "RW701", 4, "a polygon or a path"),
        (region("{each: n, regions: {}}"), "RW703", 4, "each"),
        (region("{each: n in range(2), place: 3, regions: {}}"), "RW703", 4, "place"),
        (region("a"), "RW703", 4, "map"),
        ("- a\n", "RW703", 1, "map"),
        ("extends: nothing\nsize: poker\n", "RW704", 1, "nothing"),
        ("extends: card\nsize: poker\n", "RW704", 1, "circle"),
        (region("{shape: rect, fill: redd}", head="size: poker\ncolours: {red: '#f00'}\n"), "RW705", 4, "redd"),
        (region("{text: a, style: big}"), "RW705", 4, "big"),
        (region("{text: '{eg}'}", head=EGG + "size: poker\n"), "RW705", 4, "eg"),
        (region("{icon: '{{ game }}'}", head=EGG + "size: poker\n"), "RW705", 4, "tiny"),
        (region("{picture: ../../../etc/passwd.png}"), "RW706", 4, "outside"),
        (region("{picture: /etc/passwd.png}"), "RW706", 4, "outside"),
        (region("{picture: 'C:\\fox.png'}"), "RW706", 4, "outside"),
        ("size: poker\nfonts: {f: {regular: ../../x.ttf}}\n", "RW706", 2, "outside"),
        ("size: poker\nfonts: {f: {regular: fonts/no.ttf}}\n", "RW707", 2, "no font"),
        ("size: poker\nfonts: {f: {regular: Comic}}\n", "RW707", 2, "Comic"),
        ("size: poker\nfonts: {f: {regular: layouts/card.yaml}}\n", "RW707", 2, ".ttf"),
        ("size: poker\nfonts: {f: {regular: bad.ttf}}\n", "RW707", 2, "cannot be used"),
        (region("{text: a, font: fancy}"), "RW707", 4, "fancy"),
        (region("{text: a, weight: italic}"), "RW707", 4, "italic"),
        (region("{text: 'a *b*'}"), "RW707", 4, "italic"),
        (region("{picture: no.png}"), "RW708", 4, "no picture"),
        (region("{picture: bad.png}"), "RW708", 4, "neither"),
        (region("{picture: fox.svg}"), "RW708", 4, ".png"),
        ("of: crad\nsize: poker\n", "RW709", 1, "crad"),
        (region("{at: [5, 5, 4, 8], text: '{{ cost }} {{ LIMIT }}', size: 20}"), "RW710", 2, "does not fit"),
        (region("{at: [5, 5, 4, 8], text: '{{ LIMIT }}', size: 90}"), "RW710", 4, "does not fit"),
        (region("{text: '漢'}"), "RW711", 4, "U+6F22"),
        (region("{at: [60, 5, 10, 8], shape: rect, fill: '#000'}"), "RW712", 4, "beyond"),
        (region("{at: [0.5, 5, 30, 8], text: a}", head="size: poker\nsafe: 3\n"), "RW713", 4, "safe"),
        (region("{at: [5, 5, 30, 8], text: a, size: 4}"), "RW714", 4, "4 points"),
        (region("{shape: rect, line: '#000', thickness: 0.05}"), "RW715", 4, "0.05"),
        (region("{at: [5, 5, 30, 8], text: a, colour: '#aaa'}"), "RW716", 4, "contrast"),
        (region("{text: '{{ name }'}"), "RW720", 4, "cannot be read"),
        (region("{text: \"{{ ''.__class__ }}\"}"), "RW721", 4, "__class__"),
        (region("{text: '{{ nmae }}'}"), "RW723", 4, "nmae"),
        (region("{if: costs > 1, text: a}"), "RW723", 4, "costs"),
        (region("{each: c in card.suits, regions: {}}"), "RW723", 4, "suits"),
        (region("{each: c in cost, regions: {}}"), "RW724", 4, "list"),
        (region("{each: c in range(1), place: ['-1', '1'], regions: {}}"), "RW724", 4, "column"),
        (region("{text: 'a {egg'}"), "RW725", 4, "stands alone"),
        (region("{regions: " + "{a: {regions: " * 9 + "{}" + "}}" * 9 + "}"), "RW726", 4, "deep"),
    ],
)
def test_a_fault_in_a_layout(layout: str, code: str, line: int, says: str, tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder(
        {"sheets.yaml": SHEETS, "layouts/card.yaml": layout, "bad.ttf": "no font", "bad.png": "no picture"}
    )
    problems = problems_of(tiny, folder)
    assert [p.code for p in problems].count(code) >= 1, problems
    problem = next(p for p in problems if p.code == code)
    assert problem.span
    assert problem.span.line == line
    assert says in problem.message + problem.span.text
    assert not print_game(tiny, folder).files


@pytest.mark.parametrize(
    ("sheets", "code", "line"),
    [
        ("", "RW604", 1),
        ("- a\n", "RW703", 1),
        ("title: a\n", "RW702", 1),
        ("sheets: {cards: {fornt: card}}\n", "RW701", 1),
        ("sheets: {cards: {front: crad}}\n", "RW704", 1),
        ("sheets: {../cards: {front: card}}\n", "RW703", 1),
        ("sheets: {cards: {front: card, duplex: long}}\n", "RW703", 1),
        ("sheets: {cards: {front: card, copies: 0}}\n", "RW703", 1),
        ("sheets: {cards: {board: card}}\n", "RW727", 1),
        ("sheets: {cards: {front: card, back: mat}}\n", "RW727", 1),
        ("sheets: {mats: {front: mat}, cards: {front: card}}\n", "RW718", 1),
        ("sheets: {cards: {front: card}, mat: {board: mat}}\nfits: {card: mat/small}\n", "RW719", 2),
        ("sheets: {cards: {front: card}, mat: {board: mat}}\nfits: {card: mat/samll}\n", "RW705", 2),
        ("sheets: {cards: {front: card}, mat: {board: mat}}\nfits: {crad: mat/small}\n", "RW704", 2),
        ("sheets: {cards: {front: card}, mat: {board: mat}}\nfits: {card: mat}\n", "RW703", 2),
        ("sheets: {cards: {front: card}}\n", "RW728", 1),
    ],
)  # fmt: skip
def test_a_fault_in_the_sheets(sheets: str, code: str, line: int, tiny: Facts, game_folder: Folder) -> None:
    mat = "size: [300, 300]\nregions: {small: {at: [0, 0, 20, 20], shape: rect, fill: '#000'}}\n"
    folder = game_folder({"sheets.yaml": sheets, "layouts/card.yaml": CARD, "layouts/mat.yaml": mat})
    found = [p for p in problems_of(tiny, folder) if p.code == code]
    assert found
    assert found[0].span
    assert (found[0].span.line if code != "RW727" or "board" not in sheets else 1) == line


def test_an_overflow_is_told_at_the_row_and_at_the_layout(tiny: Facts, game_folder: Folder) -> None:
    layout = CARD.replace("[5, 5, 50, 8]", "[5, 5, 5, 8]")
    problems = problems_of(tiny, game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": layout}))
    assert [str(p.span) for p in problems] == ["content/tiny/cards.yaml:1:9", "content/tiny/cards.yaml:4:9"]
    assert {str(label.span) for p in problems for label in p.labels} == {"content/tiny/layouts/card.yaml:6:11"}


def test_texts_over_each_other(tiny: Facts, game_folder: Folder) -> None:
    layout = CARD + '  cost: {at: [10, 5, 50, 8], text: "{{ cost }}", size: 12}\n'
    problems = problems_of(tiny, game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": layout}))
    assert [p.code for p in problems] == ["RW717"]


def test_each_fault_is_told_once(tiny: Facts, game_folder: Folder) -> None:
    layout = region("{text: '{{ nmae }} {{ csot }}'}") + "  there: {shape: rectt}\n"
    found = problems_of(tiny, game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": layout}))
    assert [p.code for p in found] == ["RW703"]  # names are looked at when the layout itself is sound
    layout = region("{text: '{{ nmae }} {{ csot }}'}")
    found = problems_of(tiny, game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": layout}))
    assert [(p.code, p.help) for p in found] == [
        ("RW723", 'Did you mean "name"?'),
        ("RW723", 'Did you mean "cost"?'),
    ]


def test_a_name_in_what_was_taken_from_another_layout(tiny: Facts, game_folder: Folder) -> None:
    sheets = "sheets: {cards: {front: card, back: back}}\n"
    back = "extends: card\nof: null\n"
    files = {"sheets.yaml": sheets, "layouts/card.yaml": region("{text: '{{ name }}'}"), "layouts/back.yaml": back}
    (found,) = problems_of(tiny, game_folder(files))
    assert (found.code, found.span and found.span.source.name.rpartition("/")[2]) == ("RW723", "card.yaml")
    (label,) = found.labels
    assert label.span.source.name.endswith("back.yaml")
    assert label.text == "`back` takes it from there, and shows no rows"


def test_pictures(tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder(
        {"sheets.yaml": SHEETS, "layouts/card.yaml": region("{at: [5, 5, 20, 20], picture: '{{ name|lower }}.png'}")}
    )
    for name in ("fox", "hen"):
        Image.new("RGB", (40, 20), "red").save(folder / f"{name}.png")
    text = face_to_text(faces_of(tiny, folder)[0])
    assert "here: picture 5 10 20 10 fox.png " in text
    assert b"/Image" in print_game(tiny, folder).files["cards-a4.pdf"]
    Image.new("RGB", (40, 20), "blue").save(folder / "fox.png")
    assert face_to_text(faces_of(tiny, folder)[0]) != text


def test_hostile_pictures(tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": region("{picture: big.png}")})
    Image.new("1", (9_000, 9_000)).save(folder / "big.png")
    assert [p.code for p in problems_of(tiny, folder)] == ["RW708"]
    whole = io.BytesIO()
    Image.new("RGB", (400, 400), "red").save(whole, "PNG")
    (folder / "big.png").write_bytes(whole.getvalue()[:-200])
    assert [p.code for p in problems_of(tiny, folder)] == ["RW708"]
    (folder / "big.png").unlink()
    (folder / "big.png").mkdir()
    assert [p.code for p in problems_of(tiny, folder)] == ["RW708"]


def test_links_that_lead_out(tiny: Facts, game_folder: Folder, tmp_path: Path) -> None:
    folder = game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": region("{picture: fox.png}")})
    Image.new("RGB", (40, 20), "red").save(tmp_path / "fox.png")
    (folder / "fox.png").symlink_to(tmp_path / "fox.png")
    assert [p.code for p in problems_of(tiny, folder)] == ["RW706"]


def test_a_layout_of_too_much(tiny: Facts, game_folder: Folder) -> None:
    """Repetition is bounded, and soon."""
    deep = "{each: a in range(200), regions: {b: {each: b in range(200), regions: {c: {shape: rect, fill: '#000'}}}}}"
    assert "RW726" in [
        p.code for p in problems_of(tiny, game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": region(deep)}))
    ]


def test_games_without_sheets(tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder({"notes.txt": ""})
    assert print_game(tiny, folder).files == {}
    assert print_game(tiny, folder).problems == ()


def test_an_unknown_paper(tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder({"sheets.yaml": SHEETS, "layouts/card.yaml": CARD})
    result = print_game(tiny, folder, Settings("a44"))
    assert [(p.code, p.help) for p in result.problems] == [("RW729", 'Did you mean "a4"?')]
