"""The table that `parse_tokens` walks: made from the grammar once on each machine, then read from the user's cache.

Making it takes Lark longer than reading the rules of a game does. What is kept is plain data, checked against its own
digest, under a name made from all that it depends on; where it cannot be read or written it is made anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

END = "$END"
NOTHING = 0  # where the parser's stack of values holds a None
HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Reduction:
    """What a production does with the values on top of the stack.

    `places` are the offsets in the stack of what it keeps, from the top (-1) downwards, or `NOTHING`; those in
    `spliced` hold lists whose items are kept. `rule` is the name of what it builds: empty if it hands on its one child,
    or a list of its children.
    """

    origin: str
    size: int
    rule: str
    places: tuple[int, ...]
    spliced: frozenset[int]
    hands_on: bool

    @property
    def skips(self) -> bool:
        """Whether it changes nothing but the state."""
        return self.hands_on and self.size == 1


@dataclass(frozen=True, slots=True)
class Table:
    """States are numbers. `actions` give by state and type of word the state to shift to, or ~number of a reduction.

    `gotos` give by state and rule the state after that rule. `words` are the types of words that may be names.
    """

    start: int
    end: int
    actions: tuple[dict[str, int], ...]
    gotos: tuple[dict[str, int], ...]
    reductions: tuple[Reduction, ...]
    words: Mapping[str, str]

    @property
    def soft(self) -> frozenset[str]:
        return frozenset(type_ for word, type_ in self.words.items() if word.isalpha())


@cache
def table() -> Table:
    """The table of `grammar.lark`."""
    kept = _folder() / "grammar" / f"{_digest_of_sources()}.json"
    found = _read(kept)
    if found is not None:
        return found
    from rulewright.dsl.lalr_table import table_of  # with Lark, which takes long to load

    made = table_of((HERE / "grammar.lark").read_text(encoding="utf-8"))
    _write(kept, made)
    return made


def _digest_of_sources() -> str:
    """Of all that the table depends on: the grammar, Lark (its first file names its version), and how it is read."""
    lark = find_spec("lark")
    assert lark is not None
    assert lark.origin is not None
    sources = [HERE / "grammar.lark", HERE / "lalr_table.py", HERE / "parse_table.py", Path(lark.origin)]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()[:24]


def _folder() -> Path:
    """$RULEWRIGHT_CACHE, or the user's cache; a user without a home has none, and no file is found at `os.devnull`."""
    if named := os.environ.get("RULEWRIGHT_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        return (Path(base) if base else Path.home() / ".cache") / "rulewright"
    except RuntimeError:
        return Path(os.devnull)


def _read(path: Path) -> Table | None:
    try:
        digest, _, text = path.read_text(encoding="utf-8").partition("\n")
        return _from_plain(json.loads(text)) if digest == _digest(text) else None
    except (OSError, ValueError):
        return None


def _write(path: Path, made: Table) -> None:
    """Whole or not at all; a cache that cannot be written is none."""
    text = json.dumps(_plain(made), separators=(",", ":"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(f"{_digest(text)}\n{text}")
        Path(file.name).replace(path)
    except OSError:
        return


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(made: Table) -> dict[str, Any]:
    reductions = [[r.origin, r.size, r.rule, r.places, sorted(r.spliced), r.hands_on] for r in made.reductions]
    ends = {"start": made.start, "end": made.end, "words": dict(made.words)}
    return {**ends, "actions": made.actions, "gotos": made.gotos, "reductions": reductions}


def _from_plain(data: dict[str, Any]) -> Table:
    return Table(
        start=data["start"],
        end=data["end"],
        actions=tuple(data["actions"]),
        gotos=tuple(data["gotos"]),
        reductions=tuple(
            Reduction(origin, size, rule, tuple(places), frozenset(spliced), hands_on)
            for origin, size, rule, places, spliced, hands_on in data["reductions"]
        ),
        words=data["words"],
    )
