"""Texts that atheris makes, led by which branches of the compiler they reach, for the targets of the other fuzzers.

    python -m tests.fuzz.by_coverage rules FOLDER -runs=10000

`rules`, `rows` or `clauses` says what is made; FOLDER holds texts to begin with and takes those that reach something
new; what stands behind it goes to libFuzzer, which keeps a text that fails in a file. It needs the extra `fuzz`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

with atheris.instrument_imports(include=["rulewright.dsl", "rulewright.compiler"]):
    from tests.fuzz.targets import Targets


def main(argv: list[str]) -> None:
    what, folder, *more = argv
    with TemporaryDirectory() as root:
        targets = Targets(Path(root))
        throw: dict[str, Callable[[str], None]] = {
            "rules": targets.rules, "rows": targets.rows, "clauses": targets.clauses,
        }  # fmt: skip
        name = {"rules": "fox.rules", "rows": "cards.yaml", "clauses": "clauses.yaml"}[what]
        (Path(folder) / "good").write_text(targets.files[name], encoding="utf-8")
        target = throw[what]
        arguments = [sys.argv[0], folder, "-max_len=4000", "-len_control=0", *more]
        atheris.Setup(arguments, lambda data: target(data.decode("utf-8", errors="replace")))
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1:])
