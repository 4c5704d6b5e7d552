"""A run of the fuzzer that is led by coverage, where atheris is installed (the extra `fuzz`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("runs", [100, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("what", ["rules", "rows", "clauses"])
def test_texts_that_reach_something_new(what: str, runs: int, tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="needs the extra fuzz")
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    command = [sys.executable, "-m", "tests.fuzz.by_coverage", what, str(corpus), f"-runs={runs}", "-seed=1"]
    done = subprocess.run(
        [*command, f"-artifact_prefix={tmp_path}/"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert f"Done {runs} " in done.stderr
    assert len(list(corpus.iterdir())) > 1, "no text has reached anything new"
