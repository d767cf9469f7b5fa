"""The points over the turns, drawn. The library takes a second to load: only who wants a chart loads it."""

from __future__ import annotations

import io
import logging
import threading
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from services.match_house import Access, MatchHouse

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
SIZE, DPI = (8.0, 4.5), 120  # inches, dots to the inch
STYLE: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "tile-referee", "font.family": "sans-serif"}
_drawing = threading.Lock()  # settings of the library are for all threads


class Charts(MatchHouse):
    """Pictures of a match."""

    def chart(self, access: Access, form: str) -> bytes:
        """The points of everybody after every list of moves; `form`: svg or png."""
        kept = self.kept(access.match)
        view = kept.view(access.player)
        names = {seat.id: seat.name or seat.id for seat in kept.begin.players} | access.match.names
        colours = {seat.id: seat.colour or "" for seat in kept.begin.players}
        begin = kept.game.scores(view.start)
        rows = [begin, *(played.scores for played in view.played)]
        return drawn({p: [row.get(p, 0) for row in rows] for p in names}, names, colours, form)


def drawn(
    points: Mapping[str, Sequence[int]], names: Mapping[str, str], colours: Mapping[str, str], form: str
) -> bytes:
    """A line for each player."""
    import matplotlib
    from matplotlib.colors import is_color_like
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    picture = io.BytesIO()
    with _drawing, matplotlib.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from font")  # a script we have no font for
        figure = Figure(figsize=SIZE, dpi=DPI, layout="constrained")
        axes = figure.add_subplot()
        for player, values in points.items():
            colour = colours.get(player) if is_color_like(colours.get(player)) else None
            label = f"{names[player]}: {values[-1]}"
            axes.step(range(len(values)), values, where="post", linewidth=2, color=colour, label=label)
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
        axes.margins(x=0.01)
        axes.grid(alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
        for text in axes.legend(loc="upper left").get_texts():
            text.set_parse_math(False)  # a $ in a name is a $
        figure.savefig(picture, format=form, metadata={"Date": None} if form == "svg" else None)
    return picture.getvalue()
