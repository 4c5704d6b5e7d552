"""How the parts that fit a case of a pattern are listed, for `best ... of` (S-47). Back ends read only this.

Names bound here, such as `c` in `c.faction`, stand for one member; nothing else in a lister depends on the part.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.dsl.expressions import Expr, Gen


@dataclass(frozen=True, slots=True)
class SetsOf:
    """The part is one of the sets that `item` takes for each round of `gens`."""

    item: Expr
    gens: tuple[Gen, ...]


@dataclass(frozen=True, slots=True)
class SameKey:
    """All members `name` have the same `key`."""

    name: str
    key: Expr


@dataclass(frozen=True, slots=True)
class InARow:
    """The `key`s of the members `name` follow one another without gap or repeat; all are `alike` too, if that says."""

    name: str
    key: Expr
    alike: SameKey | None = None


@dataclass(frozen=True, slots=True)
class AtMost:
    """The part has so many members at most, 0 to 4."""

    count: int


Lister = SetsOf | SameKey | InARow | AtMost


@dataclass(frozen=True, slots=True)
class Together:
    """A member `name` may be in a part only if `allowed`, and then, unless it is `free`, only with all of `others`."""

    name: str
    allowed: Expr
    free: Expr
    others: Expr


@dataclass(frozen=True, slots=True)
class Counted:
    """A case whose parts are not listed: what they are worth depends on how many members of one key they have.

    `param` is the place of the parameter that has members, all others are empty. `whens` ask only for their number.
    """

    param: int
    whens: tuple[Expr, ...]
    together: tuple[Together, ...]


@dataclass(frozen=True, slots=True)
class CaseParts:
    """For each parameter of the pattern how its share of a part is listed."""

    listers: tuple[Lister, ...]
    counted: Counted | None
