"""A game at the table ↔ a file that holds it. A file from a stranger is refused with a reason, never trusted."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FORM = 1  # of the saved file; another one is refused
LARGEST = 4_000_000  # bytes
HEAD = b'{\n "rulewright": "saved game"'  # how a saved game begins
LONGEST_LOG = 100_000  # lines


@dataclass(frozen=True, slots=True)
class SavedGame:
    """`plain` is the whole state, `log` what was done so far, `bots` the generator of each seat that a bot plays.

    Seats count from 0; a generator is the number that its 128 bits make. `policies` names what decides for a bot where
    that is more than chance.
    """

    game: str
    plain: Mapping[str, Any]
    log: Sequence[tuple[int, str]]
    bots: Mapping[int, int]
    policies: Mapping[int, str] = field(default_factory=dict)


@dataclass(eq=False)  # compared and hashed by identity, as the machinery of exceptions expects
class SaveRefused(Exception):
    """Why a saved game cannot be used: code of the problem, what was seen, what to do, and where in the text, if known.

    `text` is the text of the file as far as it could be read, `at` an offset in it.
    """

    code: str
    message: str
    help: str = ""
    text: str = ""
    at: int = 0


def write_save(path: Path, saved: SavedGame) -> None:
    """Write the file in one step: an older one of this name stays whole until then. Raises OSError."""
    data = {
        "rulewright": "saved game",
        "form": FORM,
        "game": saved.game,
        "bots": {str(seat + 1): f"{generator:032x}" for seat, generator in sorted(saved.bots.items())},
        "policies": {str(seat + 1): name for seat, name in sorted(saved.policies.items())},
        "log": [[seat + 1, label] for seat, label in saved.log],
        "plain": saved.plain,
    }
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def is_saved_game(path: Path) -> bool:
    """Whether the file looks like one that `write_save` made, so that it may be written over."""
    with path.open("rb") as file:
        return file.read(len(HEAD)) == HEAD


def read_save(path: Path, game: str) -> SavedGame:
    """Read a saved game of the game of this name. Raises SaveRefused, and OSError if the file cannot be read.

    Only the form is checked here; whether the state is one of the game is for `from_plain` to say.
    """
    text = _text(path)
    data = _data(text)
    if data.get("rulewright") != "saved game":
        raise SaveRefused("RW812", "this JSON file is not a saved game", "`save FILE` during a game makes one", text)
    if data.get("form") != FORM:
        help_ = "it was saved by another version of Rulewright; finish that game there"
        raise SaveRefused(
            "RW812", f"the form of this saved game is {_short(data.get('form'))}, not {FORM}", help_, text
        )
    missing = [name for name in ("game", "bots", "log", "plain") if name not in data]
    if missing:
        raise SaveRefused("RW812", f'the saved game has no "{missing[0]}"', text=text)
    if data["game"] != game:
        message = f"this is a saved game of {_short(data['game'])}, not of {_short(game)}"
        raise SaveRefused("RW813", message, "name the game that was saved", text)
    if not isinstance(data["plain"], dict):
        raise SaveRefused("RW812", f'"plain" is {_short(data["plain"])}, and should be an object', text=text)
    bots = _bots(data["bots"], text)
    policies = _policies(data.get("policies", {}), bots, text)
    return SavedGame(game, data["plain"], _log(data["log"], text), bots, policies)


def _text(path: Path) -> str:
    if path.exists() and not path.is_file():
        raise SaveRefused("RW810", "this is not a file")
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise SaveRefused("RW811", f"the file has more than {LARGEST:,} bytes; no saved game is that large")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as fault:
        message = f"the file is not UTF-8: byte {fault.start + 1} of it is {content[fault.start]:#04x}"
        raise SaveRefused("RW810", message, "is it a saved game at all?") from None


def _data(text: str) -> dict[str, Any]:
    """The JSON object of the text, without anything that JSON readers disagree about or terminals act upon."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        data = dict(pairs)
        if len(data) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            raise SaveRefused("RW810", f"the key {_short(twice)} stands twice in one object", text=text)
        return data

    def refuse_number(literal: str) -> Any:
        raise SaveRefused("RW812", f"a saved game has only whole numbers, not {_short(literal)}", text=text)

    def whole_number(literal: str) -> int:
        return int(literal) if len(literal) <= 40 else refuse_number(literal)

    try:
        data = json.loads(
            text,
            object_pairs_hook=unique,
            parse_constant=refuse_number,
            parse_float=refuse_number,
            parse_int=whole_number,
        )
    except json.JSONDecodeError as fault:
        help_ = "the file was cut short or changed by hand"
        raise SaveRefused(
            "RW810", f"this is not JSON: {fault.msg[:1].lower()}{fault.msg[1:]}", help_, text, fault.pos
        ) from None
    except RecursionError:
        raise SaveRefused("RW811", "the file is nested deeper than any saved game", text=text) from None
    if not isinstance(data, dict):
        raise SaveRefused("RW812", f"a saved game is a JSON object, and this is {_short(data)}", text=text)
    _only_printable(data, text)
    return data


def _only_printable(data: Any, text: str) -> None:
    waiting = [data]
    while waiting:
        match waiting.pop():
            case dict() as entries:
                waiting += [*entries, *entries.values()]
            case list() as entries:
                waiting += entries
            case str() as word if not word.isprintable():
                message = f"the text {_short(word)} holds characters that cannot be printed"
                raise SaveRefused("RW812", message, text=text)
            case _:
                pass


def _log(entries: Any, text: str) -> tuple[tuple[int, str], ...]:
    if not isinstance(entries, list) or len(entries) > LONGEST_LOG:
        raise SaveRefused("RW812", f'"log" should be a list of at most {LONGEST_LOG:,} entries', text=text)
    return tuple(_log_entry(entry, text) for entry in entries)


def _log_entry(entry: Any, text: str) -> tuple[int, str]:
    match entry:
        case [int(number), str(label)] if number > 0 and not isinstance(number, bool):
            return number - 1, label
        case _:
            raise SaveRefused("RW812", f'"log" holds {_short(entry)}; an entry is like [1, "Pass"]', text=text)


def _bots(entries: Any, text: str) -> dict[int, int]:
    if not isinstance(entries, dict):
        raise SaveRefused("RW812", f'"bots" is {_short(entries)}, and should be an object', text=text)
    return dict(_bot(seat, generator, text) for seat, generator in entries.items())


def _bot(seat: str, generator: Any, text: str) -> tuple[int, int]:
    hexadecimal = isinstance(generator, str) and len(generator) == 32 and not set(generator) - set("0123456789abcdef")
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 3 and int(seat) > 0 and hexadecimal):
        message = (
            f'"bots" holds {_short(seat)}: {_short(generator)}; it should be a seat from 1 and 32 hexadecimal digits'
        )
        raise SaveRefused("RW812", message, text=text)
    return int(seat) - 1, int(generator, 16)


def _policies(entries: Any, bots: Mapping[int, int], text: str) -> dict[int, str]:
    """What decides for bots, by their seats as `bots` has them. Games saved before there was a choice have none."""
    if not isinstance(entries, dict):
        raise SaveRefused("RW812", f'"policies" is {_short(entries)}, and should be an object', text=text)
    seats = {str(seat + 1): seat for seat in bots}
    for seat, name in entries.items():
        if seat not in seats or not isinstance(name, str):
            message = f'"policies" holds {_short(seat)}: {_short(name)}; it should be the seat of a bot and a policy'
            raise SaveRefused("RW812", message, text=text)
    return {seats[seat]: name for seat, name in entries.items()}


def _short(value: Any) -> str:
    """The value as JSON, cut, in ASCII: safe to print whatever it holds."""
    match value:
        case dict():
            return "an object"
        case list():
            return "a list"
        case _:
            shown = json.dumps(value)
            return shown if len(shown) <= 60 else f"{shown[:57]}..."
