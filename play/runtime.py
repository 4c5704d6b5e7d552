"""All that compiled modules and players of games need, under one name."""

from __future__ import annotations

from functools import cache, cached_property
from itertools import takewhile
from math import prod

from rulewright.play.boards import (
    DIRECTION_COLUMN_STEP,
    DIRECTION_DIAGONAL,
    DIRECTION_NAMES,
    DIRECTION_ROW_STEP,
    DIRECTIONS,
    PLAYER_NAMES,
    around,
    beside,
    cell_at,
    cell_columns,
    cell_names,
    cell_rows,
    lines,
    opponents,
    rays,
    seat,
    seats_from,
)
from rulewright.play.chance import Random, below_from, mix, stream
from rulewright.play.declared import (
    Clause,
    Column,
    Declared,
    Function,
    Grid,
    Line,
    Option,
    OptionValue,
    Site,
    Slot,
    Stop,
    Table,
    Var,
    Zone,
)
from rulewright.play.faults import Fault, NotOffered
from rulewright.play.game import Decision, Game, Result, Row, State
from rulewright.play.position import NOWHERE, OVER, Position, Said, Step
from rulewright.play.sets import (
    Runs,
    alike,
    bits,
    consecutive,
    digits,
    distance,
    first,
    has,
    in_order,
    in_order_of,
    item,
    kinds_in,
    known,
    least,
    members,
    modulo,
    nth_member,
    numbered,
    reachable,
    rounded_down,
    rounded_up,
    row_of,
    slice_of,
    to_the_power,
    within,
)
from rulewright.play.values import (
    AnyText,
    Counted,
    Group,
    Many,
    Maybe,
    Named,
    Side,
    Spec,
    Unreadable,
    Whole,
    YesNo,
    printed,
    shown,
    told_apart,
)

__all__ = [
    "DIRECTIONS", "DIRECTION_COLUMN_STEP", "DIRECTION_DIAGONAL", "DIRECTION_NAMES", "DIRECTION_ROW_STEP", "NOWHERE", "OVER",
    "PLAYER_NAMES", "AnyText", "Clause", "Column", "Counted", "Decision", "Declared", "Fault", "Function", "Game", "Grid", "Group",
    "Line", "Many", "Maybe", "Named", "NotOffered", "Option", "OptionValue", "Position", "Random", "Result", "Row", "Runs",
    "Said", "Side", "Site", "Slot", "Spec", "State", "Step", "Stop", "Table", "Unreadable", "Var", "Whole", "YesNo",
    "Zone", "alike", "around", "below_from", "beside", "bits", "cache", "cached_property", "cell_at", "cell_columns", "cell_names", "cell_rows",
    "consecutive", "digits", "distance", "first", "has", "in_order", "in_order_of", "item", "kinds_in", "known", "least",
    "lines", "members", "mix", "modulo", "nth_member", "numbered", "opponents", "printed", "prod", "rays", "reachable",
    "rounded_down", "rounded_up", "row_of", "seat", "seats_from", "shown", "slice_of", "stream", "takewhile",
    "to_the_power", "told_apart", "within",
]  # fmt: skip
