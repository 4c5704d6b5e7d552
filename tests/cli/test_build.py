"""What a build redoes, what it leaves, and what it leaves behind when it is cut short."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulewright.build import Report, build
from rulewright.project import Project
from rulewright.whole_files import locked

pytestmark = pytest.mark.usefixtures("copying")
ALL = [
    "other: tests",
    "other: module",
    "other: sheets: cards-a4",
    "other: sheets",
    "tiny: tests",
    "tiny: module",
    "tiny: sheets: tiles-a4",
    "tiny: sheets: board-a4",
    "tiny: sheets",
]


def run(root: Path, papers: Sequence[str] = ("a4",)) -> Report:
    games = Project(root).games()
    return build(root, games, papers=papers, all_games=[game.name for game in games])


def outputs(root: Path) -> dict[str, bytes]:
    folders = (root / "generated", root / "build/print")
    return {p.relative_to(root).as_posix(): p.read_bytes() for f in folders for p in f.rglob("*") if p.is_file()}


def test_a_first_build_makes_everything_and_a_second_nothing(tiny: Path) -> None:
    first = run(tiny)
    assert first.stages == ALL
    assert sorted(path.as_posix() for path in first.made) == sorted(outputs(tiny))
    assert "build/print/tiny/board-a4.pdf" in outputs(tiny)
    before = {path: (tiny / path).stat().st_mtime_ns for path in outputs(tiny)}
    second = run(tiny)
    assert (second.stages, second.made, second.removed) == ([], [], [])
    assert before == {path: (tiny / path).stat().st_mtime_ns for path in outputs(tiny)}


def test_dates_do_not_count(tiny: Path) -> None:
    run(tiny)
    for path in tiny.rglob("*"):
        os.utime(path, (0, 0))
    assert run(tiny).stages == []


@pytest.mark.parametrize(
    ("edited", "stages", "made"),
    [
        ("content/tiny/tiles.yaml", ["tiny: module", "tiny: sheets: tiles-a4", "tiny: sheets"], 2),
        ("content/tiny/layouts/board.yaml", ["tiny: sheets: board-a4", "tiny: sheets"], 1),
        ("content/tiny/layouts/unused.yaml", ["tiny: sheets"], 0),
        ("content/other/other.rules", ["other: tests", "other: module", "other: sheets"], 1),
    ],
)
def test_an_edit_redoes_only_what_depends_on_it(tiny: Path, edited: str, stages: list[str], made: int) -> None:
    """And of the files that a stage writes, those that come out as they were are left alone."""
    run(tiny)
    (tiny / edited).write_text("edited")
    report = run(tiny)
    assert report.stages == stages
    assert len(report.made) == made


@pytest.mark.parametrize("path", ["generated/tiny/__init__.py", "build/print/tiny/tiles-a4.pdf"])
def test_an_output_that_was_removed_or_changed_is_made_again(tiny: Path, path: str) -> None:
    run(tiny)
    before = outputs(tiny)
    (tiny / path).write_text("changed by hand")
    assert [p.as_posix() for p in run(tiny).made] == [path]
    (tiny / path).unlink()
    assert [p.as_posix() for p in run(tiny).made] == [path]
    assert outputs(tiny) == before


@pytest.mark.parametrize("rules", ["wrong", "an example that fails"])
def test_a_game_with_errors_keeps_its_outputs_and_the_others_are_built(tiny: Path, rules: str) -> None:
    run(tiny)
    before = outputs(tiny)
    (tiny / "content/other/other.rules").write_text(rules)
    (tiny / "content/tiny/sheets.yaml").write_text("tiles")
    report = run(tiny)
    assert [problem.severity for problem in report.problems] == ["error"]
    assert report.stages == ["tiny: sheets"]
    assert [path.name for path in report.removed] == ["board-a4.pdf"]
    after = outputs(tiny)
    assert after == {path: data for path, data in before.items() if path != "build/print/tiny/board-a4.pdf"}


def test_warnings_are_remembered(tiny: Path) -> None:
    (tiny / "content/tiny/tiny.rules").write_text("odd")
    assert [problem.code for problem in run(tiny).problems] == ["RW102"]
    assert run(tiny).warnings == 1


def test_outputs_of_a_game_that_is_gone_are_removed_with_it(tiny: Path) -> None:
    """But not files that somebody has changed or put there."""
    run(tiny)
    for path in (tiny / "content/tiny").rglob("*.*"):
        path.unlink()
    (tiny / "build/print/tiny/tiles-a4.pdf").write_text("changed by hand")
    (tiny / "build/print/tiny/notes.txt").write_text("mine")
    report = run(tiny)
    assert len(report.removed) == 3
    left = [path for path in outputs(tiny) if "tiny" in path]
    assert sorted(left) == ["build/print/tiny/notes.txt", "build/print/tiny/tiles-a4.pdf"]
    assert not (tiny / "generated/tiny").exists()


def test_another_paper_replaces_the_sheets(tiny: Path) -> None:
    run(tiny)
    run(tiny, papers=["a4", "letter"])
    assert sorted(p.name for p in (tiny / "build/print/other").iterdir()) == ["cards-a4.pdf", "cards-letter.pdf"]
    run(tiny, papers=["letter"])
    assert [p.name for p in (tiny / "build/print/other").iterdir()] == ["cards-letter.pdf"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"form": 1, "stages": []}', '{"form": 1, "stages": {"tiny: module": {}}}', "[" * 100_000],
)
def test_a_broken_manifest_means_a_new_start(tiny: Path, text: str) -> None:
    run(tiny)
    (tiny / "build/manifest.json").write_text(text)
    report = run(tiny)
    assert (report.stages, report.made) == (ALL, [])


@pytest.mark.parametrize("path", ["../diary.txt", "build/../../diary.txt", "/{root}/../diary.txt", "content/diary.txt"])
def test_a_manifest_cannot_remove_what_is_not_ours(tiny: Path, path: str) -> None:
    """A stage of a game that is gone, with an output that has the right bytes in the wrong place."""
    run(tiny)
    board = "build/print/tiny/board-a4.pdf"
    wrong = path.format(root=tiny)
    diary = tiny / wrong
    diary.write_bytes((tiny / board).read_bytes())
    manifest = tiny / "build/manifest.json"
    manifest.write_text(manifest.read_text().replace(board, wrong).replace("tiny: ", "gone: "))
    run(tiny)
    assert diary.exists()


LONG = """
import sys
sys.path.insert(0, {tests!r})
import conftest, time
from pathlib import Path
from types import ModuleType

for name in ("compiler.compile_game", "run_promises", "print.print_game", "print.pdf_from_sheets"):
    sys.modules["rulewright." + name] = ModuleType(name)
    vars(sys.modules["rulewright." + name]).update(vars(conftest))
from rulewright.build import build
from rulewright.project import Project
from rulewright.whole_files import locked

games = Project(Path({root!r})).games()
for turn in range(1_000_000):
    # Each build writes thirty sheets and a module, each of 100,000 equal letters.
    letter = "abcdefghij"[turn % 10]
    text = letter * 100_000
    sys.modules["rulewright.print.print_game"].faces_of_game = lambda facts, folder: conftest.Faces(
        {{str(n): text for n in range(30)}})
    (Path({root!r}) / "content/tiny/tiles.yaml").write_text(text)
    build(Path({root!r}), games)
    if turn == 0:
        print("ready", flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
@pytest.mark.parametrize("seconds", [0.05, 0.12, 0.21, 0.33])
def test_kill_leaves_every_output_whole_and_the_next_build_mends(tiny: Path, seconds: float) -> None:
    script = LONG.format(tests=str(Path(__file__).parent), root=str(tiny))
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
    written = [data for path, data in outputs(tiny).items() if path.endswith(("-a4.pdf", "tiles.json"))]
    assert len(written) > 60
    assert all(len(data) == 100_000 and len(set(data)) == 1 for data in written)
    run(tiny)
    assert sorted(p.name for p in (tiny / "build/print/tiny").iterdir()) == ["board-a4.pdf", "tiles-a4.pdf"]
    assert run(tiny).stages == []


def test_who_waits_for_another_build_says_so(tiny: Path) -> None:
    said: list[str] = []
    with ThreadPoolExecutor() as pool:
        with locked(tiny / "build/lock"):
            second = pool.submit(build, tiny, Project(tiny).games(), say=said.append)
            while not said:
                time.sleep(0.01)
            assert not second.done()
        second.result(timeout=20)
    assert said[0] == "Another build of this project is running; waiting for it."
    assert "generated/tiny/__init__.py" in said


def test_two_builds_at_once_take_turns(tiny: Path) -> None:
    """Two processes that build without end do not hinder each other, and what they leave is whole."""
    script = LONG.format(tests=str(Path(__file__).parent), root=str(tiny)).replace("1_000_000", "6")
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as first:
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert first.wait(timeout=60) == 0
    assert second.returncode == 0, second.stderr
    run(tiny)
    assert run(tiny).stages == []
    assert not list(tiny.rglob("*.part"))
