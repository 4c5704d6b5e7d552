"""What goes beyond plain sheets: gutterfold, reprints, content ids, exports, languages, icons from files, hyphens."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from rulewright.dsl.facts import Facts
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import Table, Value
from rulewright.print.content_ids import content_id
from rulewright.print.deck import deck_from_json, deck_of_game, deck_to_json
from rulewright.print.export import Ask
from rulewright.print.export_csv import export_csv
from rulewright.print.export_html import export_html
from rulewright.print.export_png import export_png
from rulewright.print.export_pod import export_pod
from rulewright.print.export_tts import export_tts
from rulewright.print.face import Run
from rulewright.print.hyphens_in_text import hyphens_in_text
from rulewright.print.icon_from_svg import icon_from_svg
from rulewright.print.pdf_from_sheets import pdf_from_sheets
from rulewright.print.print_game import GameFaces, faces_of_game, fonts_of_game, sheets_of_game
from rulewright.print.reprint_of_decks import reprint_of_decks
from rulewright.print.settings import Profile, Settings, Shift
from rulewright.print.sheets_from_book import booklet_order
from rulewright.print.texts_of_face import texts_of_face

Folder = Callable[[Mapping[str, str]], Path]
NOWHERE = Span(Source("icon.svg", ""), 0, 0)
CARD = """
of: card
size: poker
bleed: 3.175
safe: 3
regions:
  ground: {at: [-3.175, -3.175, 100% + 6.35, 100% + 6.35], shape: rect, fill: "#22343f"}
  name: {at: [5, 5, 50, 10], text: "{{ name }}", size: 14, colour: "#ffffff"}
  pay: {at: [5, 20, 50, 8], text: "{{ say.pay }} {{ cost }}", size: 9, colour: "#ffffff"}
words: {pay: Pay}
"""
BACK = CARD.replace("of: card\n", "").split("  name:")[0]
FILES = {
    "sheets.yaml": "sheets: {cards: {front: card, back: back}}",
    "layouts/card.yaml": CARD,
    "layouts/back.yaml": BACK,
    "translations/de.yaml": "words: {pay: Zahle}\ncards:\n  Fox: {name: Fuchs}\n",
}


@pytest.fixture
def game(tiny: Facts, game_folder: Folder) -> GameFaces:
    found = faces_of_game(tiny, game_folder(FILES))
    assert found.problems == ()
    return found


def texts(game: GameFaces) -> list[list[str]]:
    return [[m.text for m in face.marks if isinstance(m, Run)] for face in game.faces["card"].faces]


def test_gutterfold_lays_backs_behind_fronts(game: GameFaces) -> None:
    (sheets,), problems = sheets_of_game(game, Settings(sides="gutterfold"))
    assert not problems
    (page,) = sheets.pages
    fronts, backs = page.placements[:2], page.placements[2:]
    assert len(backs) == 2
    for front, back in zip(fronts, backs, strict=True):
        assert back.frame.x == pytest.approx(page.width - front.frame.right, abs=0.01)
        assert back.frame.y == front.frame.y


def test_a_printer_is_put_right(game: GameFaces) -> None:
    straight, _ = sheets_of_game(game)
    moved, _ = sheets_of_game(game, Settings(profile=Profile(back=Shift(2.0, 1.0, 0.0))))
    fonts = fonts_of_game(game)
    lefts = []
    for (sheets,) in (straight, moved):
        page = pypdfium2.PdfDocument(pdf_from_sheets(sheets, fonts, {}))[1]
        text = page.get_textpage()
        assert text.count_rects()
        lefts.append(text.get_rect(0)[:2])
    assert (lefts[1][0] - lefts[0][0]) / 72 * 25.4 == pytest.approx(2.0, abs=0.01)
    assert (lefts[1][1] - lefts[0][1]) / 72 * 25.4 == pytest.approx(-1.0, abs=0.01)


def test_little_ink_keeps_every_word(game: GameFaces) -> None:
    (sheets,), _ = sheets_of_game(game, Settings(save_ink=True))
    face = sheets.pages[0].placements[0].face
    assert [m.text for m in face.marks if isinstance(m, Run)] == texts(game)[0]
    assert {m.colour for m in face.marks if isinstance(m, Run)} <= {"#1a1a1a", "#4a5157"}
    assert all(isinstance(m, Run) or getattr(m, "fill", None) is None for m in face.marks)


def test_only_what_changed_is_printed_again(tiny: Facts, game: GameFaces, game_folder: Folder) -> None:
    old = deck_from_json(deck_to_json("tiny", deck_of_game(game, "tiny"), "abc"))
    assert not isinstance(old, str)
    nothing, _ = reprint_of_decks(old, game, "tiny", Settings())
    assert (nothing.out, nothing.new, nothing.sheets) == ((), (), ())
    table = tiny.tables["card"]
    fox = replace(table.records[0], values={**table.records[0].values, "cost": 9})
    changed = replace(tiny, tables={"card": replace(table, records=(fox, table.records[1]))})
    new = faces_of_game(changed, game_folder(FILES))
    made, problems = reprint_of_decks(old, new, "tiny", Settings())
    assert not problems
    assert len(made.out) == len(made.new) == 1
    slip, cards = made.sheets
    assert slip.name == "reprint-slip-a4"
    assert [p.face.name for p in cards.pages[0].placements] == ["Fox"]
    before, after = game.faces["card"].faces[0], new.faces["card"].faces[0]
    assert content_id("tiny", before)[:5] == content_id("tiny", after)[:5]
    assert content_id("tiny", before) != content_id("tiny", after)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"form": 1, "pieces": [{}]}', '{"form": 2}', "[" * 100_000])
def test_what_is_no_deck_is_told(text: str) -> None:
    assert isinstance(deck_from_json(text), str)


def test_a_language_replaces_what_it_has(tiny: Facts, game_folder: Folder) -> None:
    german = faces_of_game(tiny, game_folder(FILES), "de")
    assert german.problems == ()
    assert [found[:2] for found in texts(german)] == [["Fuchs", "Zahle 2"], ["Hen", "Zahle 1"]]
    assert [p.code for p in faces_of_game(tiny, game_folder(FILES), "../x").problems] == ["RW729"]


def test_exports(game: GameFaces) -> None:
    ask = Ask.of("tiny", game, 100, "https://example.org/")
    png = export_png(ask).files
    assert Image.open(io.BytesIO(png["cards/001-fox.png"])).size == (250, 350)
    pod = export_pod(ask)
    assert pod.problems == ()
    assert Image.open(io.BytesIO(pod.files["cards/fronts/001-fox.png"])).size == (825, 1125)
    assert b"cards,poker,cards/fronts/001-fox.png,cards/backs/001-back.png,1" in pod.files["order.csv"]
    tts = export_tts(ask)
    saved = json.loads(tts.files["tiny.json"])
    (deck,) = saved["ObjectStates"]
    assert deck["DeckIDs"] == [100, 101]
    assert deck["CustomDeck"]["1"]["FaceURL"] == "https://example.org/cards-1.png"
    assert max(Image.open(io.BytesIO(tts.files["cards-1.png"])).size) <= 4096
    assert b"Fox,1,cards/001-fox.png,cards-backs/001-back.png," in export_csv(ask).files["cards.csv"]
    page = export_html(ask).files["index.html"].decode()
    assert "<h3>Fox</h3>" in page
    assert "<script" not in page


def test_print_on_demand_names_what_it_refuses(tiny: Facts, game_folder: Folder) -> None:
    """Each by itself: too little bleed, texts too near to the cut, no back, an odd size, too many at once."""
    changes = {
        "colour reaches 1.0 mm": {"3.175": "1", "6.35": "2"},
        "texts may lie 2 mm": {"safe: 3": "safe: 2"},
        "sells pieces of 61 by 88": {"size: poker": "size: [61, 88]"},
    }
    for told, change in changes.items():
        files = dict(FILES)
        for old, new in change.items():
            files |= {name: text.replace(old, new) for name, text in files.items() if name.startswith("layouts/")}
        assert refusals(tiny, game_folder(files)) == [told]
    assert refusals(tiny, game_folder({**FILES, "sheets.yaml": "sheets: {cards: {front: card}}"})) == ["has no backs"]
    many = {**FILES, "sheets.yaml": "sheets: {cards: {front: card, back: back, copies: 400}}"}
    assert refusals(tiny, game_folder(many)) == ["has 800 pieces"]


def refusals(tiny: Facts, folder: Path) -> list[str]:
    found = faces_of_game(tiny, folder)
    assert {problem.code for problem in found.problems} <= {"RW728"}  # a layout that is not printed
    made = export_pod(Ask.of("tiny", found, 300, ""))
    assert not made.files
    assert {problem.code for problem in made.problems} == {"RW730"}
    words = (
        "colour reaches 1.0 mm", "texts may lie 2 mm", "sells pieces of 61 by 88", "has no backs", "has 800 pieces",
    )  # fmt: skip
    return [word for problem in made.problems for word in words if word in problem.message]


@pytest.mark.parametrize(
    ("size", "points"),
    [("poker", (825, 1125)), ("bridge", (750, 1125)), ("tarot", (902, 1492)), ("business", (1079, 725))],
)
def test_sizes_of_print_on_demand(size: str, points: tuple[int, int], tiny: Facts, game_folder: Folder) -> None:
    files = {name: text.replace("size: poker", f"size: {size}") for name, text in FILES.items()}
    made = export_pod(Ask.of("tiny", faces_of_game(tiny, game_folder(files)), 300, ""))
    assert made.problems == ()
    for name in ("cards/fronts/001-fox.png", "cards/backs/001-back.png"):
        assert Image.open(io.BytesIO(made.files[name])).size == points
    rows = made.files["order.csv"].decode().splitlines()
    assert rows[1] == f"cards,{size},cards/fronts/001-fox.png,cards/backs/001-back.png,1"


def test_tabletop_simulator_asks_for_addresses_and_legible_boards(tiny: Facts, game_folder: Folder) -> None:
    found = faces_of_game(tiny, game_folder(FILES))
    told = export_tts(Ask.of("tiny", found, 100, ""))
    assert [(p.code, p.severity) for p in told.problems] == [("RW730", "warning")]
    assert told.files
    board = {"sheets.yaml": "sheets: {b: {board: board}}", "layouts/board.yaml": "size: [2000, 2000]\nregions: {}\n"}
    large = {name: board.get(name, text) for name, text in {**FILES, **board}.items()}
    found = faces_of_game(tiny, game_folder(large))
    refused = export_tts(Ask.of("tiny", found, 300, "https://example.org/"))
    assert refused.problems == ()  # 2 metres at 52 dpi can be read
    most = export_tts(Ask.of("tiny", found, 40, "https://example.org/"))
    assert [problem.code for problem in most.problems] == ["RW730"]
    assert not most.files


def test_tabletop_simulator_divides_large_decks(
    tiny: Facts, game_folder: Folder, table_of: Callable[..., Table]
) -> None:
    rows: list[dict[str, Value]] = [{"name": f"Fox {i}", "cost": i} for i in range(75)]
    facts = replace(tiny, tables={"card": table_of("card", rows)})
    made = export_tts(Ask.of("tiny", faces_of_game(facts, game_folder(FILES)), 60, "https://example.org/"))
    (deck,) = json.loads(made.files["tiny.json"])["ObjectStates"]
    shapes = [(part["NumWidth"], part["NumHeight"]) for part in deck["CustomDeck"].values()]
    assert shapes == [(10, 7), (5, 2)]
    assert len(set(deck["DeckIDs"])) == 75
    for name, data in made.files.items():
        if name.endswith(".png"):
            assert max(Image.open(io.BytesIO(data)).size) <= 4096
    cards = {card["CardID"]: card["Nickname"] for card in deck["ContainedObjects"]}
    assert cards[deck["DeckIDs"][70]] == "Fox 70"


def test_a_screen_reader_says_icons_that_stand_for_themselves(tiny: Facts, game_folder: Folder) -> None:
    icons = "icons: {coin: {regions: {disc: {shape: circle, fill: current}}}}\n"
    shown = (
        "  due: {at: [5, 32, 50, 8], text: 'Pay {coin}{coin} or go.', colour: '#ffffff'}\n"
        "  coin: {at: [5, 45, 9, 9], icon: coin, colour: '#ffffff'}\n"
        "  price: {at: [20, 45, 9, 9], icon: coin, colour: '#ffffff'}\n"
        "  number: {at: [20, 45, 9, 9], text: '{{ cost }}', align: center middle}\n"
    )
    game = faces_of_game(
        tiny, game_folder({**FILES, "layouts/card.yaml": icons + CARD.replace("words:", shown + "words:")})
    )
    assert game.problems == ()
    said = texts_of_face(game.faces["card"].faces[0])
    assert said == ["Fox", "Pay 2", "Pay (coin) (coin) or go.", "(coin)", "2"]
    page = export_html(Ask.of("tiny", game, 100, "")).files["index.html"].decode()
    assert "<li>Pay (coin) (coin) or go.</li>" in page
    assert page.count("<h1>") == 1
    assert page.index("<h1>") < page.index("<h2") < page.index("<h3>")
    assert page.count("<svg") == page.count('aria-hidden="true"') == 2
    assert '<html lang="en">' in page


@pytest.mark.parametrize(
    "body",
    [
        "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg viewBox='0 0 1 1'><path d='M0 0'/></svg>",
        "<svg viewBox='0 0 1 1'><script>1</script></svg>",
        "<svg viewBox='0 0 1 1'><image href='http://a/b.png'/></svg>",
        "<svg viewBox='0 0 1 1' onload='x()'><path d='M0 0L1 1'/></svg>",
        "<svg viewBox='0 0 1 1'>" + "<g>" * 500 + "</g>" * 500 + "</svg>",
        "<svg viewBox='0 0 1 1'><path d='M0 0' fill='url(#a)'/></svg>",
        "<svg/>",
        "no svg",
        "",
    ],
)
def test_icons_that_reach_outside_are_refused(body: str) -> None:
    assert isinstance(icon_from_svg("x", body.encode(), NOWHERE), str)


def test_words_break_and_icons_do_not() -> None:
    assert hyphens_in_text("hyphenation {hyphenation} fox", "en").count("\u00ad") >= 2
    assert "{hyphenation}" in hyphens_in_text("hyphenation {hyphenation}", "en")


def test_pages_of_a_booklet() -> None:
    assert booklet_order(8) == ((8, 1), (2, 7), (6, 3), (4, 5))
