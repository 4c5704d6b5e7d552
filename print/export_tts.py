"""Tabletop Simulator: pictures of decks in a raster of at most 10 by 7, and a saved object that puts them on the table.

The form is that of saved objects as the game itself writes them: `DeckCustom` with `CustomDeck`, `Custom_Board`,
`Custom_Tile`. Card 203 is the fourth of the second picture.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from rulewright.dsl.problems import Problem, errors
from rulewright.print.export import Ask, Deck, Exported, Piece, decks_of_game, refused
from rulewright.print.face import Face
from rulewright.print.png_from_faces import images_from_faces
from rulewright.print.png_from_pdf import image_to_png

ACROSS, DOWN = 10, 7
LARGEST = 4096  # points of either side of a picture
SMALLEST = 50.0  # dpi below which nobody can read a card
MILLIMETRES = 63.5  # width of a card of scale 1


def export_tts(ask: Ask) -> Exported:
    """`<game>.json` and its pictures. Pictures are uploaded by the player; `url` is what stands before their names."""
    files: dict[str, bytes] = {}
    problems: list[Problem] = []
    objects: list[dict[str, object]] = []
    for number, deck in enumerate(decks_of_game(ask.faces)):
        dpi = _dpi(ask, deck)
        if dpi < SMALLEST:
            message = f"`{deck.plan.name}`: a picture of {LARGEST} points holds it at {dpi:.0f} dpi only."
            problems.append(refused(message, deck, "Make the board smaller, or its parts boards of their own."))
            continue
        objects += _board(ask, deck, files, dpi) if deck.plan.board else _decks(ask, deck, files, dpi, number)
    if not ask.url.startswith(("http://", "https://", "file:///")):
        message = "Tabletop Simulator loads pictures from addresses, and none is told."
        help = "Say where the pictures will be: `--url https://example.org/fox/`, or `--url file:///C:/fox/`."
        problems.append(Problem("RW730", message, None, help, (), "warning"))
    saved = {"SaveName": ask.game, "GameMode": "", "Date": "", "Table": "", "Note": "", "ObjectStates": objects}
    files[f"{ask.game}.json"] = (json.dumps(saved, indent=1, ensure_ascii=False) + "\n").encode()
    return Exported({} if errors(problems) else files, tuple(problems))


def _dpi(ask: Ask, deck: Deck) -> float:
    """As many as are asked for, and fit."""
    face = deck.pieces[0].front
    columns, rows = (1, 1) if deck.plan.board else _raster(min(len(deck.pieces), ACROSS * DOWN))
    most = min((LARGEST // columns) / face.width, (LARGEST // rows) / face.height) * 25.4
    return min(ask.dpi, int(most))


def _raster(count: int) -> tuple[int, int]:
    """The game asks for two rows and columns at least."""
    columns = max(2, min(ACROSS, count))
    return columns, max(2, -(-count // columns))


def _board(ask: Ask, deck: Deck, files: dict[str, bytes], dpi: float) -> list[dict[str, object]]:
    name = f"{deck.plan.name}.png"
    files[name] = _raster_picture(ask, [deck.pieces[0].front], (1, 1), dpi)
    picture = {"ImageURL": ask.url + name, "WidthScale": 0.0}
    return [{"Name": "Custom_Board", "Transform": _place(0, 0), "Nickname": deck.plan.name, "CustomImage": picture}]


def _decks(ask: Ask, deck: Deck, files: dict[str, bytes], dpi: float, number: int) -> list[dict[str, object]]:
    """One object for all pieces of a sheet."""
    pictures: dict[str, dict[str, object]] = {}
    cards: list[dict[str, object]] = []
    parts = [deck.pieces[i : i + ACROSS * DOWN] for i in range(0, len(deck.pieces), ACROSS * DOWN)]
    for at, part in enumerate(parts):
        key = 10 * number + at + 1
        pictures[str(key)] = _pictures(ask, deck, part, files, dpi, f"{deck.plan.name}-{at + 1}")
        cards += [_card(key * 100 + i, piece) for i, piece in enumerate(part) for _ in range(piece.copies)]
    scale = round(deck.pieces[0].front.width / MILLIMETRES, 3)
    place = _place(3 * number, 4, scale)
    if len(cards) == 1:
        return [{**cards[0], "Transform": place, "CustomDeck": pictures}]
    whole = {
        "Name": "DeckCustom", "Transform": place, "Nickname": deck.plan.name, "HideWhenFaceDown": True,
        "DeckIDs": [card["CardID"] for card in cards], "CustomDeck": pictures, "ContainedObjects": cards,
    }  # fmt: skip
    return [whole]


def _pictures(
    ask: Ask, deck: Deck, part: Sequence[Piece], files: dict[str, bytes], dpi: float, name: str
) -> dict[str, object]:
    raster = _raster(len(part))
    files[f"{name}.png"] = _raster_picture(ask, [piece.front for piece in part], raster, dpi)
    backs = [piece.back for piece in part if piece.back]
    single = len({id(back) for back in backs}) == 1
    behind = f"{name}-back.png" if backs else f"{name}.png"
    if backs:
        files[behind] = _raster_picture(ask, backs[:1] if single else backs, (1, 1) if single else raster, dpi)
    shape = {"rect": 0, "hex": 2, "round": 4}[deck.pieces[0].front.outline]
    return {
        "FaceURL": f"{ask.url}{name}.png", "BackURL": ask.url + behind, "NumWidth": raster[0], "NumHeight": raster[1],
        "BackIsHidden": True, "UniqueBack": bool(backs) and not single, "Type": shape,
    }  # fmt: skip


def _card(number: int, piece: Piece) -> dict[str, object]:
    return {"Name": "Card", "Transform": _place(0, 0), "Nickname": piece.front.name, "CardID": number}


def _place(x: float, z: float, scale: float = 1.0) -> dict[str, float]:
    return {
        "posX": x, "posY": 1.5, "posZ": z, "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": scale, "scaleY": 1,
        "scaleZ": scale,
    }  # fmt: skip


def _raster_picture(ask: Ask, faces: Sequence[Face], raster: tuple[int, int], dpi: float) -> bytes:
    from PIL import Image

    whole: Image.Image | None = None
    for i, image in enumerate(images_from_faces(faces, dpi, 0.0, ask.fonts, ask.faces.pictures)):
        if whole is None:
            whole = Image.new("RGB", (raster[0] * image.width, raster[1] * image.height), "#ffffff")
        whole.paste(image, (i % raster[0] * image.width, i // raster[0] * image.height))
    assert whole
    return image_to_png(whole, dpi)
