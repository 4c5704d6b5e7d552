"""Marks within texts, lines, shrinking and places in the frame."""

from __future__ import annotations

from importlib import resources

import pytest

from rulewright.dsl.spans import Source, Span
from rulewright.print.face import POINT
from rulewright.print.layout import Across, Down, Family, Icon, Look
from rulewright.print.lines_from_words import Fitted, Measure, Overflow, lines_from_words
from rulewright.print.metrics_from_ttf import Font, font_from_bytes
from rulewright.print.words_from_markup import Atom, words_from_markup

NOWHERE = Span(Source("x", ""), 0, 0)


@pytest.fixture(scope="module")
def font() -> Font:
    return font_from_bytes("DejaVu Sans", (resources.files("rulewright.print") / "fonts/DejaVuSans.ttf").read_bytes())


def look(size: float = 10, floor: float = 10, across: Across = "left", down: Down = "top") -> Look:
    return Look("plain", "regular", size, floor, "#000000", across, down, 1.2)


def fitted(font: Font, text: str, width: float, height: float, how: Look) -> Fitted | Overflow:
    words = words_from_markup(text, "regular")
    assert not isinstance(words, str)
    icons = {"egg": Icon("egg", 10, 20, (), NOWHERE)}
    return lines_from_words(words, how, Measure(Family(font, font, font), icons), width, height)


def rows(found: Fitted | Overflow) -> list[str]:
    assert isinstance(found, Fitted)
    lines: dict[float, str] = {}
    for part in found.parts:
        lines[round(part.y, 3)] = lines.get(round(part.y, 3), "") + part.atom.text
    return list(lines.values())


def atoms(text: str) -> list[list[Atom]]:
    paragraphs = words_from_markup(text, "regular")
    assert not isinstance(paragraphs, str)
    return [[atom for word in paragraph for atom in word.atoms] for paragraph in paragraphs]


def test_marks() -> None:
    assert atoms("H_{2}O x^{2}") == [
        [Atom("H", "regular", "line"), Atom("2", "regular", "sub"), Atom("O", "regular", "line"),
         Atom("x", "regular", "line"), Atom("2", "regular", "super")]
    ]  # fmt: skip
    assert atoms("a **b c** *d*")[0][1:] == [
        Atom("b", "bold", "line"), Atom("c", "bold", "line"), Atom("d", "italic", "line")
    ]  # fmt: skip
    assert atoms("{ egg }\n2 * 3")[0] == [Atom("", "regular", "line", "egg")]
    assert [a.text for a in atoms(r"2 * 3 \{egg\} \* \_")[0]] == ["2", "*", "3", "{egg}", "*", "_"]
    assert atoms("") == [[]]


@pytest.mark.parametrize(
    ("text", "says"), [("{egg", "stands alone"), ("egg}", "stands alone"), ("**a", "not closed"), ("*a", "closed")]
)
def test_bad_marks(text: str, says: str) -> None:
    found = words_from_markup(text, "regular")
    assert isinstance(found, str)
    assert says in found


def test_lines_are_as_full_as_they_can_be(font: Font) -> None:
    em = 10 * POINT
    width = font.width("one two") * em
    assert rows(fitted(font, "one two three", width + 0.001, 50, look())) == ["one two", "three"]
    assert rows(fitted(font, "one two three", width - 0.1, 50, look())) == ["one", "two", "three"]
    assert rows(fitted(font, "one\n\ntwo", 50, 50, look())) == ["one", "two"]


def test_words_break_at_hyphens_and_soft_hyphens(font: Font) -> None:
    em = 10 * POINT
    assert rows(fitted(font, "well-known", font.width("known") * em + 0.1, 50, look())) == ["well-", "known"]
    assert rows(fitted(font, "know\u00adledge", font.width("know-l") * em, 50, look())) == ["know-", "ledge"]
    assert rows(fitted(font, "know\u00adledge", 50, 50, look())) == ["knowledge"]
    assert rows(fitted(font, "a\u00a0b c", font.width("a b") * em + 0.1, 50, look())) == ["a\u00a0b", "c"]


def test_a_text_shrinks_as_little_as_it_must(font: Font) -> None:
    width = font.width("Hen") * 8.1 * POINT
    found = fitted(font, "Hen", width, 50, look(12, 6))
    assert isinstance(found, Fitted)
    assert found.size == 8
    for size in (6, 6.25, 9.5, 11.75, 12):
        exact = fitted(font, "Hen", font.width("Hen") * size * POINT, 50, look(12, 6))
        assert isinstance(exact, Fitted)
        assert exact.size == size
    assert isinstance(fitted(font, "Hen", font.width("Hen") * 5.9 * POINT, 50, look(12, 6)), Overflow)


def test_a_text_that_is_too_high_does_not_fit(font: Font) -> None:
    found = fitted(font, "a\nb\nc", 50, 8, look())
    assert isinstance(found, Overflow)
    assert found.height == pytest.approx((2 * 1.2 + font.glyph("a").rise + font.glyph("c").depth) * 10 * POINT)


def test_places_in_the_frame(font: Font) -> None:
    em = 10 * POINT
    wide = font.width("HH") * em

    def place(across: Across, down: Down) -> tuple[float, float]:
        found = fitted(font, "HH", 40, 20, look(across=across, down=down))
        assert isinstance(found, Fitted)
        return found.parts[0].x, found.parts[0].y

    assert place("left", "top") == pytest.approx((0, font.ascent * em))
    assert place("center", "middle") == pytest.approx(((40 - wide) / 2, (20 + font.cap * em) / 2))
    assert place("right", "bottom") == pytest.approx((40 - wide, 20 - font.descent * em))


def test_ink_stays_in_the_frame(font: Font) -> None:
    """What hangs below or stands above the letters moves the text where it would leave the frame."""
    for down in ("top", "middle", "bottom"):
        found = fitted(font, "Äg", 20, 4.2, look(down=down))
        assert isinstance(found, Fitted)
        part = found.parts[0]
        assert part.y - part.rise >= -0.001
        assert part.y + part.depth <= 4.201


def test_icons_and_small_signs_stand_in_the_line(font: Font) -> None:
    found = fitted(font, "a {egg} H_{2}O^{3}", 50, 20, look())
    assert isinstance(found, Fitted)
    shown = [(p.atom.icon or p.atom.text, round(p.size, 2)) for p in found.parts]
    assert shown == [("a ", 10), ("egg", 10), (" H", 10), ("2", 6.2), ("O", 10), ("3", 6.2)]
    for one, other in zip(found.parts, found.parts[1:], strict=False):
        assert other.x == pytest.approx(one.x + one.width)
    line, sub, sup = found.parts[0].y, found.parts[3].y, found.parts[5].y
    assert sup < line < sub
