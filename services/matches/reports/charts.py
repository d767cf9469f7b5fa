"""Charts of a match: points over the turns. matplotlib takes a second to import, so it is imported on use."""

from __future__ import annotations

import io
import logging
import threading
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from services.matches.access import Access
from services.matches.replay.replayed_match import ReplayedMatch
from services.matches.serializer import names_of

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
SIZE, DPI = (8.0, 4.5), 120  # inches, dots to the inch
STYLE: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "tile-referee", "font.family": "sans-serif"}
PAINT = {  # as web/js/tile/figure.js paints figures; white is visible on paper, too
    "red": "#c22f2b", "blue": "#1f5fb4", "green": "#2f8132", "yellow": "#f2c522", "black": "#24262b",
    "pink": "#e58fb3", "grey": "#8b9096", "gray": "#8b9096", "white": "#c9c4b2", "orange": "#e07b1f",
    "purple": "#75409c", "brown": "#7a5232",
}  # fmt: skip
DASHES, HATCHES = ("-", "--", "-.", ":"), ("", "//", "..", "xx", "oo", "--")  # for players without colours
_drawing = threading.Lock()  # the settings of the library are global to all threads


def chart(kept: ReplayedMatch, access: Access, form: str) -> bytes:
    """The points of all players after every list of moves. `form`: svg or png."""
    view = kept.view(access.player)
    names = names_of(kept, access.match)
    colours = {seat.id: seat.colour or "" for seat in kept.begin.players}
    begin = kept.game.scores(view.start)
    rows = [begin, *(played.scores for played in view.played)]
    return drawn({p: [row.get(p, 0) for row in rows] for p in names}, names, colours, form)


Points = Mapping[str, Sequence[int]]


class PlayerStyle(NamedTuple):
    """How players are shown: their names and colours by id."""

    names: Mapping[str, str]
    colours: Mapping[str, str]

    def colour(self, player: str) -> str | None:
        """The colour of a player's figures on the page, or None if it is not known."""
        return PAINT.get(self.colours.get(player, ""))


def drawn(points: Points, names: Mapping[str, str], colours: Mapping[str, str], form: str) -> bytes:
    """A line chart with one line per player."""
    from matplotlib.figure import Figure

    with _settings():
        figure = Figure(figsize=SIZE, dpi=DPI, layout="constrained")
        over_time(figure.add_subplot(), points, PlayerStyle(names, colours))
        return saved(figure, form)


def summary(
    title: str,
    ranks: Sequence[str],
    points: Points,
    kinds: Mapping[str, Mapping[str, int]],
    look: PlayerStyle,
) -> bytes:
    """A picture to share (PNG): the ranking, the points over the turns, and the points by kind of feature.

    `kinds`: points by player and by translated kind.
    """
    from matplotlib.figure import Figure

    with _settings():
        figure = Figure(figsize=(SIZE[0], 2 * SIZE[1] + 0.3 * len(ranks)), dpi=DPI, layout="constrained")
        text, chart, bars = figure.subplots(3, 1, height_ratios=(0.8 + 0.3 * len(ranks), 4, 2.6))
        text.axis("off")
        for row, line in enumerate((title, *ranks)):
            weight, size = ("bold", 16) if row == 0 else ("normal", 13)
            height = 1 - (row + 0.5) / (len(ranks) + 1)
            label = text.text(0, height, line[:90], weight=weight, size=size, va="center")
            label.set_parse_math(False)
        over_time(chart, points, look)
        by_kind(bars, kinds, look)
        return saved(figure, "png")


def over_time(axes: Any, points: Points, look: PlayerStyle) -> None:
    """Draw the points over the turns."""
    from matplotlib.ticker import MaxNLocator

    for number, (player, values) in enumerate(points.items()):
        axes.step(range(len(values)), values, where="post", linewidth=2,
                  linestyle=DASHES[number % len(DASHES)], color=look.colour(player))  # fmt: skip
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    axes.margins(x=0.01)
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    legend = axes.legend(
        loc="upper left", handles=axes.get_lines(), labels=[str(n) for n in range(len(points))]
    )
    for text, (player, values) in zip(legend.get_texts(), points.items(), strict=True):
        text.set_parse_math(False)  # a $ in a name is a $
        text.set_text(
            f"{look.names[player]}: {values[-1]}"
        )  # set here: a label that begins with _ is left out


def by_kind(axes: Any, kinds: Mapping[str, Mapping[str, int]], look: PlayerStyle) -> None:
    """Draw the points by kind of feature, with the bars of all players next to each other."""
    names = sorted({kind for own in kinds.values() for kind in own})
    wide = 0.8 / max(1, len(kinds))
    for number, (player, own) in enumerate(kinds.items()):
        places = [at - 0.4 + wide * (number + 0.5) for at in range(len(names))]
        hatch, values = HATCHES[number % len(HATCHES)], [own.get(kind, 0) for kind in names]
        bars = axes.bar(places, values, wide, color=look.colour(player), hatch=hatch, edgecolor="white")
        axes.bar_label(bars, size=9)
    axes.set_xticks(range(len(names)), names)
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(y=0.15)


def saved(figure: Any, form: str) -> bytes:
    """The picture as a file."""
    picture = io.BytesIO()
    figure.savefig(picture, format=form, metadata={"Date": None} if form == "svg" else None)
    return picture.getvalue()


@contextmanager
def _settings() -> Iterator[None]:
    import matplotlib

    with _drawing, matplotlib.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from font")  # a script we have no font for
        yield
