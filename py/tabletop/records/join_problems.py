"""Joins two rows of one problem."""

from tabletop.records.joining import joined_fields
from tabletop.records.shapes import ProblemRow


def joined_problem(one: ProblemRow, other: ProblemRow) -> ProblemRow:
    """Return the row that was stored later, with the tries of both.

    Tries that are only counted may be the same ones in both, so of these the larger number counts.
    """
    log = sorted({(time, right) for row in (one, other) for time, right in row.log or ()})
    right = sum(right for _, right in log)
    counted = [_only_counted(row) for row in (one, other)]
    tries = max(tries for tries, _ in counted) + len(log)
    solved = max(solved for _, solved in counted) + right
    newer = one if one.updated > other.updated else other
    if one.updated == other.updated:
        newer = joined_fields(one, other, {})
    fields = {name: getattr(newer, name) for name in newer.model_fields_set} | {
        "tries": tries,
        "solved": solved,
    }
    if log:
        fields["log"] = log
    return ProblemRow.model_construct(_fields_set=set(fields), **fields)


def _only_counted(row: ProblemRow) -> tuple[int, int]:
    """Return the tries that are not noted one by one, and how many of them were right."""
    log = row.log or ()
    return max(0, row.tries - len(log)), max(0, row.solved - sum(right for _, right in log))
