"""Draws the pictures of the analyses (`docs/analyses/`) with matplotlib, without a screen.

The same figures give the same file.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

STYLES = ("o-", "s--", "^:", "D-.", "v-", "P--", "X:", "*-.")
"""A sign and a line for each seat, so that colour is not all that tells them apart."""


def _in_per_cent(value: float, _place: int) -> str:
    return f"{100 * value:.0f} %"


def _axes(title: str, height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(6.4, height), layout="constrained")
    axes: Any = figure.subplots()
    axes.set_title(title, loc="left", fontsize=11)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def intervals(title: str, rows: Mapping[str, tuple[float, float, float]], even: float) -> Figure:
    """Return a picture of shares: in each row the share, and the two ends of its interval.

    ``even`` is a broken line.
    """
    figure, axes = _axes(title, 1 + 0.32 * len(rows))
    ranked = sorted(rows.items(), key=lambda row: row[1])
    shares = [share for _, (share, _, _) in ranked]
    away = [[share - low for _, (share, low, _) in ranked], [high - share for _, (share, _, high) in ranked]]
    axes.errorbar(shares, range(len(ranked)), xerr=away, fmt="o", color="#333", capsize=3)
    axes.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    axes.axvline(even, color="#999", linestyle="--", linewidth=1)
    axes.xaxis.set_major_formatter(_in_per_cent)
    return figure


def lines(title: str, columns: Sequence[Sequence[float]], below: str) -> Figure:
    """Return a picture of shares that change: a line for each seat, and in each column the shares at one moment."""
    figure, axes = _axes(title, 3.4)
    for seat, (style, line) in enumerate(zip(STYLES, zip(*columns, strict=True), strict=False)):
        axes.plot(range(1, len(columns) + 1), line, style, label=f"seat {seat}", markersize=4, linewidth=1.2)
    axes.set_xlabel(below)
    axes.set_ylim(-0.03, 1.03)
    axes.yaxis.set_major_formatter(_in_per_cent)
    axes.legend(frameon=False, fontsize=8)
    return figure


def save(figure: Figure, path: Path) -> None:
    """Write a picture as SVG, without a date and with fixed names: it changes with its figures alone."""
    drawn: Any = figure  # Its types are known in part only.
    mpl.rcParams.update({"svg.hashsalt": path.stem, "svg.fonttype": "none"})
    drawn.savefig(path, format="svg", metadata={"Date": None})
