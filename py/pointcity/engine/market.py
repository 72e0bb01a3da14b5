"""Computes the geometry of the market: its cells in reading order, which of them touch, rows and columns."""

from pointcity.engine.rules import CELLS, SIDE
from pointcity.model.state import State


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(CELLS))
"""The cells beside, above and below each cell; diagonal ones do not touch."""

PAIRS = tuple((cell, near) for cell in range(CELLS) for near in NEIGHBOURS[cell] if near > cell)
"""The 24 pairs of cells that touch."""

_ROWS = [tuple(range(start, start + SIDE)) for start in range(0, CELLS, SIDE)]
_COLUMNS = [tuple(range(start, CELLS, SIDE)) for start in range(SIDE)]
LINES = (*_ROWS, *_COLUMNS)


def flippable(state: State) -> list[int]:
    """Return the cells that may be flipped: those in a row or column of resource cards only (ruling 147)."""
    market, built = state.market, state.built
    found: list[int] = []
    for line in LINES:
        for cell in line:
            if built[cell] or market[cell] < 0:
                break
        else:
            found += line
    return sorted(set(found))


def automa_cells(state: State) -> tuple[int, int]:
    """Return the cells that the automa takes next.

    Where its markers meet, and the one below (row 1 comes below row 4).
    """
    below = (state.row + 1) % SIDE
    return state.row * SIDE + state.column, below * SIDE + state.column
