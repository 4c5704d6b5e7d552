"""How the values of a game are written outside: printed names, and JSON-able data in both directions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


def is_number(value: Any) -> bool:
    """Whether data is a whole number; flags are none, though Python counts them among the numbers."""
    return isinstance(value, int) and not isinstance(value, bool)


class Unreadable(ValueError):
    """Data that is no value of the wanted type; the message says why in a sentence."""


@dataclass(frozen=True)
class Whole:
    """Numbers, with bounds where they are known."""

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True)
class YesNo:
    """A flag."""


@dataclass(frozen=True)
class Named:
    """Positions with printed names: kinds, rows, things, cells, players, directions. `what` is the name of the type."""

    what: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class AnyText:
    """Texts as they are."""


@dataclass(frozen=True)
class Maybe:
    """A value or none."""

    of: Spec


@dataclass(frozen=True)
class Many:
    """A list: a tuple of values."""

    of: Spec


@dataclass(frozen=True)
class Group:
    """A set: bits over positions."""

    of: Spec


@dataclass(frozen=True)
class Side:
    """A tuple of different values."""

    parts: tuple[Spec, ...]


@dataclass(frozen=True)
class Counted:
    """A pool: one number for each kind."""

    of: Named


Spec = Whole | YesNo | Named | AnyText | Maybe | Many | Group | Side | Counted


def shown(spec: Spec, value: Any) -> Any:
    """A run-time value as data: numbers, flags and none as they are, the rest by names, sets in canonical order."""
    match spec:
        case Whole() | YesNo() | AnyText():
            return value
        case Named(names=names):
            return names[value]
        case Maybe(of):
            return None if value is None else shown(of, value)
        case Many(of):
            return [shown(of, v) for v in value]
        case Group(of):
            return [shown(of, v) for v in range(value.bit_length()) if value >> v & 1]
        case Side(parts):
            return [shown(p, v) for p, v in zip(parts, value, strict=True)]
        case Counted(of):
            return {of.names[i]: n for i, n in enumerate(value) if n}


def printed(spec: Spec, value: Any) -> str:
    """A run-time value as a label prints it (S-16)."""
    match spec:
        case YesNo():
            return "yes" if value else "no"
        case Maybe(of):
            return "none" if value is None else printed(of, value)
        case Many(of):
            return ", ".join(printed(of, v) for v in value)
        case Group(of):
            return ", ".join(printed(of, v) for v in range(value.bit_length()) if value >> v & 1)
        case Side(parts):
            return "(" + ", ".join(printed(p, v) for p, v in zip(parts, value, strict=True)) + ")"
        case Counted(of):
            return ", ".join(f"{n} {of.names[i]}" for i, n in enumerate(value) if n)
        case _:
            return str(shown(spec, value))


def read(spec: Spec, data: Any) -> Any:
    """Data as a run-time value. Raises Unreadable with the reason when it is none of this type."""
    match spec:
        case Whole(low, high):
            if isinstance(data, str) and data.lstrip("-").isdigit() and len(data) < 20:
                data = int(data)
            if isinstance(data, bool) or not isinstance(data, int):
                raise Unreadable(f"{_said(data)} is no whole number")
            if (low is not None and data < low) or (high is not None and data > high):
                raise Unreadable(f"{data} lies outside of {low}..{high}")
            return data
        case YesNo():
            if isinstance(data, bool) or data in ("yes", "no"):
                return data in (True, "yes")
            raise Unreadable(f"{_said(data)} is neither yes nor no")
        case Named():
            return _named(spec, data)
        case AnyText():
            if not isinstance(data, str):
                raise Unreadable(f"{_said(data)} is no text")
            return data
        case Maybe(of):
            return None if data is None or data == "none" else read(of, data)
        case Many(of):
            return tuple(read(of, d) for d in _several(data))
        case Group(of):
            bits = 0
            for d in _several(data):
                bits |= 1 << read(of, d)
            return bits
        case Side(parts):
            items = _several(data)
            if len(items) != len(parts):
                raise Unreadable(f"{_said(data)} has not {len(parts)} parts")
            return tuple(read(p, d) for p, d in zip(parts, items, strict=True))
        case Counted(of):
            return _counted(of, data)


def _named(spec: Named, data: Any) -> int:
    text = str(data) if isinstance(data, int | str) and not isinstance(data, bool) else None
    positions = positions_of(spec.names)
    if text is not None and text in positions:
        return positions[text]
    # A seat may be given as the API counts it, from 0; a thing with a numeric name only by that name.
    if spec.what == "player" and isinstance(data, int) and not isinstance(data, bool) and 0 <= data < len(spec.names):
        return data
    near = ", ".join(spec.names[:4]) + (" .." if len(spec.names) > 4 else "")
    raise Unreadable(f"there is no {spec.what} {_said(data)} (there are {near})")


def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names of things of which some are alike: the second of them gets ` #2`, the third ` #3`."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return tuple(found)


def positions_of(names: tuple[str, ...]) -> dict[str, int]:
    """Position by name; of equal names (copies) the first."""
    found: dict[str, int] = {}
    for i, name in enumerate(names):
        found.setdefault(name, i)
    return found


def _several(data: Any) -> list[Any]:
    if not isinstance(data, list | tuple):
        raise Unreadable(f"{_said(data)} is no list")
    return list(data)


def _counted(of: Named, data: Any) -> tuple[int, ...]:
    if not isinstance(data, dict):
        raise Unreadable(f"{_said(data)} does not give a number for each {of.what}")
    counts = [0] * len(of.names)
    for name, n in data.items():
        if isinstance(n, bool) or not isinstance(n, int) or n < 0:
            raise Unreadable(f"{_said(n)} is no number of {of.what}")
        counts[_named(of, name)] = n
    return tuple(counts)


def _said(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."
