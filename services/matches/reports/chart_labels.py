"""Labels, lines and colours of charts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from unicodedata import combining

LINE_INCHES = 0.36  # inches from one line of text to the next
MOST_TICKS = 4  # intervals of an axis


PAINT = {  # as web/js/tile/figure.js paints figures; white is visible on paper, too
    "red": "#c22f2b", "blue": "#1f5fb4", "green": "#2f8132", "yellow": "#f2c522", "black": "#24262b",
    "pink": "#e58fb3", "grey": "#8b9096", "gray": "#8b9096", "white": "#c9c4b2", "orange": "#e07b1f",
    "purple": "#75409c", "brown": "#7a5232",
}  # fmt: skip


class PlayerStyle(NamedTuple):
    """How players are shown: their names and colours by id."""

    names: Mapping[str, str]
    colours: Mapping[str, str]

    def colour(self, player: str, number: int) -> str:
        """The colour of a player's figures on the page, or if it is not known, the one of this number."""
        return PAINT.get(self.colours.get(player, ""), f"C{number % 10}")


def shortened(text: str, most: int) -> str:
    """The beginning of a long text in one line: every letter takes time to draw, and a picture is drawn on
    request. Accents on accents are left out: many of them would cover other lines."""
    if not text.isascii():
        pairs = zip("  " + text, " " + text, text, strict=False)
        text = "".join(c for *before, c in pairs if not (combining(c) and all(map(combining, before))))
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1]}…"


def formatted(axes: Any, along: str) -> None:
    """Draw the numbers and grid lines of an axis. matplotlib's ticks take longer than all lines of a chart:
    each is five objects, most of them invisible."""
    from matplotlib.collections import LineCollection
    from matplotlib.ticker import MaxNLocator

    low, high = axes.get_xlim() if along == "x" else axes.get_ylim()
    places = MaxNLocator(MOST_TICKS, integer=True, min_n_ticks=1).tick_values(low, high)
    shown = [place for place in places if low <= place <= high]
    if along == "x":
        axes.set_xticks([])
        across, segments = axes.get_xaxis_transform(), [((at, 0.0), (at, 1.0)) for at in shown]
    else:
        axes.set_yticks([])
        across, segments = axes.get_yaxis_transform(), [((0.0, at), (1.0, at)) for at in shown]
    lines = LineCollection(
        segments, transform=across, colors="#b0b0b0", alpha=0.3, linewidths=0.8, zorder=0.5
    )
    axes.add_collection(lines, autolim=False)
    for (x, y), at in zip((start for start, _ in segments), shown, strict=True):
        if along == "x":
            text_at(axes, f"{at:.0f}", (x, y), (0, -4), across, ha="center", va="top")
        else:
            text_at(axes, f"{at:.0f}", (x, y), (-4, 0), across, ha="right", va="center")


def text_at(axes: Any, text: str, at: tuple[float, float], away: tuple[float, float], across: Any,
          **aligned: str) -> None:  # fmt: skip
    """Write a text some points away from a place."""
    axes.annotate(
        text, at, away, xycoords=across, textcoords="offset points", annotation_clip=False, **aligned
    )
