"""`rulewright fmt`: one form for every text, whatever blanks it was written with, and never another meaning."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from click.testing import Result
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.compiler.compile_game import compile_game
from rulewright.dsl.spans import Source
from rulewright.dsl.text_from_tokens import text_from_tokens
from rulewright.dsl.tokens_from_text import WORD

ROOT = Path(__file__).parents[2]
RULES = sorted(path for folder in ("content", "tests") for path in (ROOT / folder).rglob("*.rules"))
NAMES = [path.stem for path in RULES]
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in RULES}

# Every construct in which blanks are not obvious, in canonical form.
CORNERS = """\
-- A comment at the top.
game corners "Cor  ners"
  players 2

kind entity/entities: sun, moon
option way: plain / odd = plain "Which, of  two"                       [TIN-01]
option depth: -3..-1 = -2 "How deep"                                   [TIN-02..03, TIN-A1]
record cost
  name: text key
  pair: (1..6, flag)
grid cell: 3 by 3
var mark[cell]: player? = none
var points[player]: -99..99 = 0

let FAR = [c for c in cells if c.row in [1, 3] and c.column not in [2]]
let VALUE = {sun: 1, moon: -1}
let (LOW, HIGH) = (-1, 2 ^ 3)                                          -- two at once
let half(n: 0..9) -> 0..9 = n / 2 rounded up
let minus(n) = -(n - 1) - -n
let very_long_name_of_a_value_that_reaches_far_beyond_the_column = 1 + 2 [TIN-04]
let SQUARES = [
  1, 4,
  -- and so on
  9
]
let place = (1 if way is plain else -1) * depth
  + 2                                                                  [TIN-05]

turn
  -- What can be done.
  choose "Mark {c}" for c in cells if mark[c] is none and
    -- inside a line that goes on
    not (c in FAR)
    mark[c] = me                                                       [TIN-06]  -- both
    if some(every(mark[x] is me for x in line) for line in lines(cells, 3)): end game: me wins
    -- the end of the block
  otherwise
    points[me] += roll [0, 1, 1, 2]
    end game: draw

outside [TIN-07..09] "manners"
"""


def formatted(text: str) -> str:
    new, problems = text_from_tokens(Source("corners.rules", text))
    assert problems == ()
    return new


def test_corners() -> None:
    assert formatted(CORNERS) == CORNERS


@pytest.mark.parametrize(
    ("text", "formed"),
    [
        ("", ""),
        ("\n\n", ""),
        ("   -- only\n\n\n-- two", "-- only\n\n-- two\n"),
        ("turn\n   nothing\n     -- deep\n -- out", "turn\n  nothing\n  -- deep\n-- out\n"),
        ("let q = [AB  -  1]", "let q = [AB - 1]\n"),  # closer together it would be a citation
    ],
)
def test_small_texts(text: str, formed: str) -> None:
    assert formatted(text) == formed
    assert formatted(formed) == formed


@pytest.mark.parametrize("name", NAMES)
def test_rules_of_the_repository_are_in_form(name: str) -> None:
    assert formatted(TEXTS[name]) == TEXTS[name]


def noisy(text: str, random: Random, *, more_lines: bool = True) -> str:
    """The same words and line breaks with other blanks between them, and more blank lines if so wished."""
    step = random.randint(1, 4)
    lines = []
    for line in text.splitlines():
        words = [m for m in WORD.finditer(line) if m.group().strip()]
        if not words:
            lines += [" " * random.randint(0, 3)] * (random.randint(1, 3) if more_lines else 1)
            continue
        indent = len(line) - len(line.lstrip())
        new = " " * (indent // 2 * step)
        for before, word in zip([None, *words], words, strict=False):
            new += blank_between(before, word, random) + word.group()
        lines.append(new + " " * random.randint(0, 2))
    if not more_lines:
        return "\n".join(lines)
    end = random.choice(["\n", "\r\n"])
    return end * random.randint(0, 2) + end.join(lines) + end * random.randint(0, 3)


def blank_between(before: re.Match[str] | None, word: re.Match[str], random: Random) -> str:
    if before is None:
        return ""
    free = {before.lastgroup, word.lastgroup} & {"op"} and "-" not in (before.group(), word.group())
    return " " * random.randint(0 if free and word.lastgroup not in ("blank", "CITE") else 1, 3)


@given(st.sampled_from([CORNERS, *TEXTS.values()]), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_blanks_do_not_matter(text: str, random: Random) -> None:
    assert formatted(noisy(text, random)) == text


def parts(text: str) -> tuple[list[str], list[str]]:
    """The words of a text, and its comments."""
    found = [word for line in text.splitlines() for m in WORD.finditer(line) if (word := m.group().strip())]
    return [word for word in found if not word.startswith("--")], [word for word in found if word.startswith("--")]


@pytest.mark.parametrize("name", ["corners", *NAMES])
def test_comments_stay_where_they_are(name: str) -> None:
    """With a comment after every line and between all of them no word and no comment is lost, or changes its place."""
    random, text = Random(name), {**TEXTS, "corners": CORNERS}[name]
    lines = []
    for number, line in enumerate(text.splitlines()):
        lines += [f"{' ' * random.randint(0, 8)}-- before {number}"] * random.randint(0, 2)
        lines.append(line + (f" -- after {number}" if line and "--" not in line else ""))
    commented = "\n".join(lines)
    new = formatted(commented)
    assert parts(new) == parts(commented)
    assert parts(new)[0] == parts(text)[0]
    assert formatted(new) == new


@pytest.mark.parametrize("name", NAMES)
def test_the_compiled_game_is_the_same(name: str, tmp_path: Path) -> None:
    folder = next(path.parent for path in RULES if path.stem == name)
    made = []
    for form, text in {"noisy": noisy(TEXTS[name], Random(name), more_lines=False), "formed": TEXTS[name]}.items():
        copy = tmp_path / form / "content" / name
        copy.mkdir(parents=True)
        for table in folder.glob("*.yaml"):
            (copy / table.name).write_bytes(table.read_bytes())
        (copy / f"{name}.rules").write_bytes(text.encode())
        compiled = compile_game(copy, tmp_path / form)
        problems = [(problem.code, problem.span and problem.span.line) for problem in compiled.problems]
        module = ast.parse(compiled.files.get("__init__.py", ""))  # all but the comments, which quote the rules
        made.append((problems, ast.dump(module)))
    assert made[0] == made[1]


# ---------------------------------------------------------------- the command

UGLY = 'game tiny "Tiny"\n   players   2\n\n\n\nturn\n     end game:me wins   -- at once\n'
FORMED = 'game tiny "Tiny"\n  players 2\n\nturn\n' + "  end game: me wins".ljust(71) + "-- at once\n"


@pytest.fixture
def ugly(project: Callable[..., Path]) -> Path:
    return project({"content/tiny/tiny.rules": UGLY, "content/other/other.rules": 'game other "Other"\n  players 2\n'})


def test_fmt_writes(ugly: Path, cli: Callable[..., Result]) -> None:
    done = cli("fmt", cwd=ugly)
    assert done.exit_code == 0
    assert done.output == "content/tiny/tiny.rules\n1 file laid out anew, 1 left as it is.\n"
    assert (ugly / "content/tiny/tiny.rules").read_text() == FORMED
    again = cli("fmt", "--check", cwd=ugly)
    assert again.exit_code == 0
    assert again.output == "0 files would be laid out anew, 2 left as they are.\n"


def test_check_changes_nothing(ugly: Path, cli: Callable[..., Result]) -> None:
    done = cli("fmt", "--check", "content/tiny/tiny.rules", cwd=ugly)
    assert done.exit_code == 1
    assert "content/tiny/tiny.rules\n1 file would be laid out anew" in done.output
    assert (ugly / "content/tiny/tiny.rules").read_text() == UGLY


def test_what_cannot_be_read_stays(ugly: Path, cli: Callable[..., Result]) -> None:
    wrong = UGLY + "turn turn\n"
    (ugly / "content/tiny/tiny.rules").write_text(wrong)
    done = cli("fmt", cwd=ugly)
    assert done.exit_code == 1
    assert "content/tiny/tiny.rules:8:6: error RW103" in done.output
    assert (ugly / "content/tiny/tiny.rules").read_text() == wrong


def test_what_is_piped_in_comes_out_in_form(ugly: Path, cli: Callable[..., Result]) -> None:
    assert (done := cli("fmt", "-", cwd=ugly, input=UGLY)).exit_code == 0
    assert done.stdout == FORMED
    assert (ugly / "content/tiny/tiny.rules").read_text() == UGLY
    assert cli("fmt", "-", "--check", cwd=ugly, input=UGLY).exit_code == 1
    assert cli("fmt", "--check", "-", cwd=ugly, input=FORMED).exit_code == 0
    wrong = cli("fmt", "-", cwd=ugly, input=UGLY + "turn turn\n")
    assert (wrong.exit_code, wrong.stdout) == (1, "")
    assert "<stdin>:8:6: error RW103" in wrong.stderr
    both = cli("fmt", "-", "content", cwd=ugly, input=UGLY)
    assert both.exit_code == 2
    assert "`-` stands alone" in both.output


@pytest.mark.parametrize(
    ("path", "said"),
    [("numeria", "came with Rulewright"), ("sheets.yaml", "no rules file"), ("nowhere", "no game")],
)
def test_wrong_use(ugly: Path, cli: Callable[..., Result], path: str, said: str) -> None:
    (ugly / "sheets.yaml").write_text("")
    done = cli("fmt", path, cwd=ugly)
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())
