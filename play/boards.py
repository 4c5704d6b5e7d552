"""Grids and seats: names of cells, rays, lines, neighbours. Cells count row by row from 0; row 1 is the first."""

from __future__ import annotations

from rulewright.play.faults import Fault

# Directions as (step of the row, step of the column), in canonical order (S-5).
STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
DIRECTIONS = range(8)
DIRECTION_NAMES = ("down left", "down", "down right", "left", "right", "up left", "up", "up right")
DIRECTION_DIAGONAL = tuple(r != 0 and c != 0 for r, c in STEPS)
DIRECTION_ROW_STEP = tuple(r for r, _ in STEPS)
DIRECTION_COLUMN_STEP = tuple(c for _, c in STEPS)
PLAYER_NAMES = tuple(f"player {n}" for n in range(1, 33))

Rays = tuple[tuple[tuple[int, ...], ...], ...]


def cell_names(rows: int, columns: int) -> tuple[str, ...]:
    """Column letter + row number: a1, b1, .., a2 .."""
    return tuple(f"{chr(ord('a') + c)}{r + 1}" for r in range(rows) for c in range(columns))


def cell_rows(rows: int, columns: int) -> tuple[int, ...]:
    """The row of each cell, from 1."""
    return tuple(r for r in range(1, rows + 1) for _ in range(columns))


def cell_columns(rows: int, columns: int) -> tuple[int, ...]:
    """The column of each cell, from 1."""
    return tuple(c for _ in range(rows) for c in range(1, columns + 1))


def rays(rows: int, columns: int) -> Rays:
    """For each cell and direction the cells that lie that way, nearest first."""
    return tuple(tuple(_ray(rows, columns, r, c, step) for step in STEPS) for r in range(rows) for c in range(columns))


def _ray(rows: int, columns: int, row: int, column: int, step: tuple[int, int]) -> tuple[int, ...]:
    found = []
    row, column = row + step[0], column + step[1]
    while 0 <= row < rows and 0 <= column < columns:
        found.append(row * columns + column)
        row, column = row + step[0], column + step[1]
    return tuple(found)


def around(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """The up to eight neighbours of each cell, in cell order."""
    return tuple(tuple(sorted(ray[0] for ray in cell if ray)) for cell in rays(rows, columns))


def beside(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """The up to four neighbours that share a side, in cell order."""
    straight = [i for i, diagonal in enumerate(DIRECTION_DIAGONAL) if not diagonal]
    return tuple(tuple(sorted(cell[i][0] for i in straight if cell[i])) for cell in rays(rows, columns))


def lines(rows: int, columns: int, length: int, cells: int = -1) -> tuple[tuple[int, ...], ...]:
    """All straight lines of a length inside a set of cells, by first cell, then by step (0,1) (1,0) (1,1) (1,-1)."""
    found = []
    for start in range(rows * columns):
        row, column = divmod(start, columns)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            end_row, end_column = row + down * (length - 1), column + right * (length - 1)
            if 0 <= end_row < rows and 0 <= end_column < columns:
                line = tuple((row + down * i) * columns + column + right * i for i in range(length))
                if all(cells >> c & 1 for c in line):
                    found.append(line)
    return tuple(found)


def cell_at(row: int, column: int, rows: int, columns: int) -> int:
    """The cell in a row and column, both from 1; a fault outside of the grid."""
    if not (1 <= row <= rows and 1 <= column <= columns):
        raise Fault(f"There is no cell in row {row}, column {column}.")
    return (row - 1) * columns + column - 1


def opponents(me: int, seats: int) -> tuple[int, ...]:
    """All other seats, ascending."""
    return tuple(p for p in range(seats) if p != me)


def seats_from(start: int, seats: int) -> tuple[int, ...]:
    """All seats, from one around the table."""
    return tuple((start + i) % seats for i in range(seats))


def seat(number: int, seats: int) -> int:
    """The seat with a number from 1; a fault if nobody sits there."""
    if not 1 <= number <= seats:
        raise Fault(f"There is no player {number} among {seats}.")
    return number - 1
