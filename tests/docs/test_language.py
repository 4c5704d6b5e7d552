"""The reference of the language: each of its examples compiles and keeps its promises, and no word is left out."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.dsl.check_bound_names import BUILTINS
from rulewright.dsl.tree_from_text import word_types
from rulewright.run_promises import run_promises

PRELUDES = Path(__file__).parent / "preludes"
PAGE = (Path(__file__).parents[2] / "docs/language.md").read_text(encoding="utf-8")
# ```rules           a whole game
# ```rules cards     declarations for the game in preludes/cards.rules, in place of those of the same name
# ```rules cards turn   statements for its turn
# ```rules cards RW401  refused with this code
BLOCK = re.compile(r"^```rules(?: ([a-z]\w+))?(?: (turn))?(?: (RW\d+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(found[1], found[2], found[3], found[4]) for found in BLOCK.finditer(PAGE)]
ONCE = {"turn": "flow", "round": "flow", "game": "game", "setup": "setup", "winner": "winner"}


def declarations(text: str) -> dict[str, str]:
    """Top-level declarations by what they declare; those that have no name of their own by their first line."""
    found: dict[str, str] = {}
    for part in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
        words = re.findall(r"\w+", part)
        if words:
            named = ONCE.get(words[0]) or f"name {words[1]}"
            found[named if named not in found and words[0] not in ("example", "misprint") else part] = part
    return found


def whole_game(prelude: str | None, inside: str | None, snippet: str) -> str:
    if prelude is None:
        return snippet
    if inside:
        snippet = "turn\n" + re.sub(r"^(?=.)", "  ", snippet, flags=re.MULTILINE)
    base = declarations((PRELUDES / f"{prelude}.rules").read_text(encoding="utf-8"))
    return "\n".join({**base, **declarations(snippet)}.values())


@pytest.mark.parametrize(("prelude", "inside", "code", "snippet"), BLOCKS, ids=[f"{n}" for n in range(len(BLOCKS))])
def test_example(prelude: str | None, inside: str | None, code: str | None, snippet: str, tmp_path: Path) -> None:
    text = whole_game(prelude, inside, snippet)
    name = re.findall(r"^game (\w+)", text, re.MULTILINE)[0]
    folder = tmp_path / name
    folder.mkdir()
    (folder / f"{name}.rules").write_text(text, encoding="utf-8")
    for table in PRELUDES.glob("*.yaml") if prelude else ():
        shutil.copy(table, folder)
    if cited := clauses(text):
        (folder / "clauses.yaml").write_text(cited, encoding="utf-8")
    compiled = compile_game(folder, tmp_path)
    errors = [
        f"{p.code} in line {p.span and p.span.line}: {p.message}" for p in compiled.problems if p.severity == "error"
    ]
    if code is not None:
        assert [error[:5] for error in errors] == [code]
        return
    assert errors == []
    assert [p.message for p in run_promises(compiled).failed] == []
    play_some(compiled.game)


def clauses(text: str) -> str:
    """A clause file with the clauses that a text cites; empty if it cites none."""
    ids = [
        f"TAG-{number:02}"
        for found in re.finditer(r"TAG-(\d+)(?:\.\.(\d+))?", text)
        for number in range(int(found[1]), int(found[2] or found[1]) + 1)
    ]
    rows = (f"  - {{id: {id}, kind: component, text: This is clause {id}.}}\n" for id in ids)
    return "clauses:\n" + "".join(rows) if ids else ""


def play_some(game: object) -> None:
    """A few moves: what is shown also runs."""
    state = game.new(seed=1)  # type: ignore[attr-defined]
    for _ in range(20):
        if state.result is not None or not (decisions := state.decisions()):
            break
        state.apply(decisions[-1])


def test_every_word_is_shown() -> None:
    shown = " ".join(snippet for *_, snippet in BLOCKS)
    words = {word for word in word_types() if word.isalpha()}
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", shown)) == []


def test_every_function_is_told() -> None:
    assert sorted(name for name in BUILTINS if not re.search(rf"\b{name}\b", PAGE)) == []
