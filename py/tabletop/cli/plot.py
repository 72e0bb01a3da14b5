"""Draws ratings as plain SVG: a dot and an interval for each kind of player."""

from collections.abc import Mapping
from xml.sax.saxutils import escape

from tabletop.cli.ratings import Rating

LEFT, RIGHT, ROW, TOP = 190, 640, 34, 46
"""Where the scale begins and ends, the height of a line, and where the first one lies, in pixels."""

FONT = 'font-family="sans-serif" font-size="15"'


def rating_plot(ratings: Mapping[str, Rating], title: str) -> str:
    """Return the picture, best kind first."""
    ranked = sorted(ratings.items(), key=lambda entry: -entry[1][0])
    low = min(rating[1] for rating in ratings.values()) - 20
    high = max(rating[2] for rating in ratings.values()) + 20

    def across(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * (RIGHT - LEFT), 1)

    height = TOP + ROW * len(ranked) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {RIGHT + 30} {height}" {FONT}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{RIGHT + 30}" height="{height}" fill="#fff"/>',
        f'<text x="14" y="26" font-weight="bold">{escape(title)}</text>',
    ]
    for value in range(int(low // 100) * 100, int(high) + 100, 100):
        if low <= value <= high:
            x = across(value)
            parts.append(f'<path d="M{x} {TOP - 8}V{height - 26}" stroke="#ddd"/>')
            parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle" fill="#555">{value}</text>')
    for row, (kind, (best, least, most)) in enumerate(ranked):
        y = TOP + ROW * row + ROW / 2
        parts.append(f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(kind)}</text>')
        parts.append(f'<path d="M{across(least)} {y}H{across(most)}" stroke="#8a1c1c" stroke-width="3"/>')
        parts.append(f'<circle cx="{across(best)}" cy="{y}" r="6" fill="#8a1c1c"/>')
    return "\n".join([*parts, "</svg>", ""])
