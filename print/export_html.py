"""The HTML twin of every sheet: the same pieces as text that a screen reader says, with their pictures beside it."""

from __future__ import annotations

from rulewright.print.content_ids import content_id
from rulewright.print.export import Ask, Deck, Exported, Piece, decks_of_game
from rulewright.print.face_to_svg import escaped, face_to_svg
from rulewright.print.texts_of_face import texts_of_face

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 sans-serif; color: #22343f; background: #f1f3f2; margin: 0; padding: 1rem; }}
ul.pieces {{ list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 1.5rem; }}
ul.pieces > li {{ background: #fff; padding: 1rem; border-radius: .5rem; max-width: 22rem; }}
svg {{ max-width: 100%; height: auto; border: 1px solid #dde2e4; }}
code {{ color: #5b666e; }}
</style>
</head>
<body>
<header><h1>{title}</h1><p>{about}</p></header>
<main>
{body}
</main>
</body>
</html>
"""


def export_html(ask: Ask) -> Exported:
    """`index.html`, whole in itself: no scripts, no links to elsewhere."""
    assert ask.faces.plan
    about = ask.faces.plan.about
    body = "\n".join(_deck(ask, deck) for deck in decks_of_game(ask.faces))
    rights = " · ".join(part for part in (about.author, about.licence, *about.credits) if part)
    page = PAGE.format(language=about.language, title=escaped(about.title), about=escaped(rights), body=body)
    return Exported({"index.html": page.encode()}, ())


def _deck(ask: Ask, deck: Deck) -> str:
    name = escaped(deck.plan.name)
    count = sum(piece.copies for piece in deck.pieces)
    pieces = "\n".join(_piece(ask, piece) for piece in deck.pieces)
    head = f'<section aria-labelledby="{name}"><h2 id="{name}">{name}</h2><p>{count} in all.</p>'
    return f'{head}\n<ul class="pieces">\n{pieces}\n</ul></section>'


def _piece(ask: Ask, piece: Piece) -> str:
    texts = "".join(f"<li>{escaped(text)}</li>" for text in texts_of_face(piece.front))
    behind = texts_of_face(piece.back) if piece.back else []
    back = "<p>On the back:</p><ul>" + "".join(f"<li>{escaped(t)}</li>" for t in behind) + "</ul>" if behind else ""
    copies = f" <small>{piece.copies} times</small>" if piece.copies > 1 else ""
    head = f"<h3>{escaped(piece.front.name)}{copies}</h3>"
    svg = face_to_svg(piece.front, ask.faces.pictures)
    return f"<li>{head}<ul>{texts}</ul>{back}{svg}<p><code>{content_id(ask.game, piece.front)}</code></p></li>"
