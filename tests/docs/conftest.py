"""Documents that are carried out: their files are written, their commands run, and their outputs put in anew."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli import main

BLOCK = re.compile(r"^```(\w+)(?: (\S+))?(?: (add))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANSWER = re.compile(r"^player \d+ > (.*)$", re.MULTILINE)
# How long something took differs from run to run; documents tell these times.
TIMES = [(re.compile(r"\b\d+\.\d\d s\b"), "0.50 s"), (re.compile(r"\([\d,]+ a second\)"), "(10,000 a second)")]


@pytest.fixture
def carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """`carried_out(text)` is the document with the outputs that its commands give, in an empty folder or in `cwd`.

    A block ```` ```rules content/fox/fox.rules ```` is a file, and with `add` more lines for it. In a block `console`,
    lines after `$ rulewright ..` are its output, and `player 1 > 2` in it says what was typed.
    """

    def carry_out(text: str, cwd: Path = tmp_path) -> str:
        monkeypatch.chdir(cwd)

        def done(block: re.Match[str]) -> str:
            language, name, add, body = block.groups()
            if language == "console":
                return f"```console\n{_session(body)}```"
            if name:
                assert cwd == tmp_path, "only documents in a folder of their own write files"
                _write(cwd / name, body, more=bool(add))
            return block.group()

        return BLOCK.sub(done, text)

    return carry_out


def _write(path: Path, body: str, *, more: bool) -> None:
    before = path.read_text(encoding="utf-8") + "\n" if more else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(before + body, encoding="utf-8")


def _session(body: str) -> str:
    """Each command of a block with its output; comments after a command stay."""
    parts = re.split(r"^(?=\$ )", body, flags=re.MULTILINE)
    assert not parts[0], "a block `console` begins with a command"
    return "".join(_ran(part) for part in parts[1:])


def _ran(part: str) -> str:
    command, _, output = part.partition("\n")
    words = shlex.split(command.removeprefix("$ "), comments=True)
    assert words[0] == "rulewright"
    typed = "".join(f"{answer}\n" for answer in ANSWER.findall(output))
    env = {"NO_COLOR": "1", "COLUMNS": "92"}
    result = CliRunner(env=env).invoke(main, words[1:], input=typed, prog_name="rulewright", catch_exceptions=False)
    told = "".join(f"{line.rstrip()}\n" for line in result.output.splitlines())
    for time, shown in TIMES:
        told = time.sub(shown, told)
    return f"{command}\n" + told.rstrip("\n") + "\n" * bool(told.strip())
