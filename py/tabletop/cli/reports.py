"""Writes the results of long runs as lines of text, for readers without ``--json``."""

from collections.abc import Mapping
from typing import Any

from tabletop.cli import texts
from tabletop.cli.check_bot import fault_lines


def simulation_lines(result: dict[str, Any], columns: Mapping[str, str]) -> list[str]:
    """Return a simulation's result: speed, laws, and how often everything was met: ``columns`` are the game's own."""
    lines = [texts.SUMMARY.format(**result, mean=result["rounds"]["mean"])]
    lines.append(texts.LARGEST.format(**result["largest_ask"]))
    lines.append(texts.LONG_ASKS.format(**result["asks_over_30"]))
    for key, title in columns.items():
        lines += ["", title]
        lines += [texts.COUNT_ROW.format(name=name, count=count) for name, count in result[key].items()]
    lines += ["", texts.OPTIONS_TITLE]
    lines += [texts.OPTION_ROW.format(name=name, **counts) for name, counts in result["options"].items()]
    lines += ["", *(texts.VIOLATION.format(**violation) for violation in result["violations"])]
    return lines if result["violations"] else [*lines, texts.NO_VIOLATIONS]


def arena_lines(result: dict[str, Any]) -> list[str]:
    """Return an arena's result: for each table a line for each kind of player, then the ratings."""
    lines: list[str] = []
    for table in result["tables"]:
        lines += ["", texts.ARENA_NOTE.format(games=table["games"])]
        for kind, figures in table["kinds"].items():
            low, high = figures["win_rate_interval"]
            least, most = figures["mean_score_interval"]
            bounds = {"low": low, "high": high, "least": least, "most": most}
            lines.append(texts.ARENA_ROW.format(kind=kind, **bounds, **figures))
        for name, own in table.get("own", {}).items():
            lines += own_lines(name, own)
    if "elo" in result:
        lines += ["", texts.RATING_TITLE]
        for kind, (rating, low, high) in sorted(result["elo"].items(), key=lambda entry: -entry[1][0]):
            lines.append(texts.RATING_ROW.format(kind=kind, rating=rating, low=low, high=high))
    return lines[1:]


def own_lines(name: str, own: Mapping[str, Any]) -> list[str]:
    """Return how a player did whose file a person wrote: time, faults, and the last lines of its log."""
    return [
        texts.OWN_ROW.format(name=name, **own),
        *fault_lines(own),
        *(f"  {line}" for line in own["log"][-10:]),
    ]
