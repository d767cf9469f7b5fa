"""Charts of a match: points over the turns. matplotlib takes a second to import, so it is imported on use."""

from __future__ import annotations

import io
import logging
import threading
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from referee.game import JsonObject
from services.matches.access import Access
from services.matches.replay.replayed_match import ReplayedMatch
from services.matches.reports.chart_labels import LINE_INCHES, PlayerStyle, formatted, shortened, text_at
from services.matches.serializer import names_of

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
SIZE, DPI = (8.0, 4.5), 100  # inches, dots to the inch
MOST_PICTURES = 32  # of each kind in the cache: the same match is shown again and again
MOST_STEPS = 300  # of a line; the eye separates no more
MOST_TITLE, MOST_LINE, MOST_NAME = 60, 40, 18  # letters of a heading, a line of text, a name in a legend
MOST_COLOURS = 128  # of a PNG
MOST_LABELS = 24  # numbers above bars; more overlap
SAMPLE_INCHES = 0.35  # inches of a player's line next to the name
MARGIN_LEFT, MARGIN_BOTTOM, MARGIN = 0.55, 0.35, 0.12  # inches around what is drawn
STYLE: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "tile-referee", "font.family": "sans-serif"}
DASHES, HATCHES = ("-", "--", "-.", ":"), ("", "//", "..", "xx", "oo", "--")  # for players without colours
_drawing = threading.Lock()  # the settings of the library are global to all threads


def chart(kept: ReplayedMatch, access: Access, form: str) -> bytes:
    """The points of all players after every list of moves. `form`: svg or png."""
    view = kept.view(access.player)
    names = names_of(kept, access.match)
    colours = {seat.id: seat.colour or "" for seat in kept.begin.players}
    begin = kept.game.scoring.scores(view.start)
    rows = [begin, *(played.scores for played in view.played)]
    return drawn({p: [row.get(p, 0) for row in rows] for p in names}, names, colours, form)


Points = Mapping[str, Sequence[int]]
Fixed = tuple[tuple[str, Any], ...]  # a mapping as a tuple


def drawn(points: Points, names: Mapping[str, str], colours: Mapping[str, str], form: str) -> bytes:
    """A line chart with one line per player."""
    return _chart(_fixed(points), _fixed(names), _fixed(colours), form)


@lru_cache(maxsize=MOST_PICTURES)
def _chart(points: Fixed, names: Fixed, colours: Fixed, form: str) -> bytes:
    from matplotlib.figure import Figure

    with _settings():
        figure = Figure(figsize=SIZE, dpi=DPI)
        axes = figure.add_subplot()
        figure.subplots_adjust(**_margins(*SIZE))
        over_time(axes, dict(points), PlayerStyle(dict(names), dict(colours)))
        return saved(figure, form)


def summary(
    title: str,
    ranks: Sequence[tuple[str, str]],
    points: Points,
    kinds: Mapping[str, Mapping[str, int]],
    look: PlayerStyle,
) -> bytes:
    """A picture to share (PNG): the ranking, the points over the turns, and the points by kind of feature.

    `ranks`: player and text of each line; their colours explain the charts. `kinds`: points by player and
    by translated kind.
    """
    by_player = tuple((player, _fixed(own)) for player, own in kinds.items())
    return _summary(title, tuple(ranks), _fixed(points), by_player, _fixed(look.names), _fixed(look.colours))


@lru_cache(maxsize=MOST_PICTURES)
def _summary(title: str, ranks: Fixed, points: Fixed, kinds: Fixed, names: Fixed, colours: Fixed) -> bytes:
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

    look = PlayerStyle(dict(names), dict(colours))
    with _settings():
        lines = LINE_INCHES * (len(ranks) + 1.5)
        height = 2 * SIZE[1] + lines
        figure = Figure(figsize=(SIZE[0], height), dpi=DPI)
        margins = _margins(SIZE[0], height)
        chart, bars = figure.subplots(2, 1, height_ratios=(3, 2))
        figure.subplots_adjust(**{**margins, "top": 1 - lines / height}, hspace=0.15)
        number_of = {player: number for number, (player, _) in enumerate(points)}
        for row, (player, line) in enumerate((("", title), *ranks)):
            left, place = margins["left"], 1 - LINE_INCHES * (row + 0.75) / height
            if player:
                number = number_of[player]
                look_of = {"color": look.colour(player, number), "linestyle": DASHES[number % len(DASHES)]}
                ends = (left, left + SAMPLE_INCHES / SIZE[0]), (place, place)
                sample = Line2D(*ends, linewidth=2, **look_of)  # type: ignore[arg-type]
                figure.add_artist(sample)
                left += 1.3 * SAMPLE_INCHES / SIZE[0]
            weight, size = ("normal", 13) if player else ("bold", 16)
            text = shortened(line, MOST_LINE if player else MOST_TITLE)
            label = figure.text(left, place, text, weight=weight, size=size, va="center")
            label.set_parse_math(False)
        over_time(chart, dict(points), look, legend=False)
        by_kind(bars, {player: dict(own) for player, own in kinds}, look)
        return saved(figure, "png")


def _fixed(values: JsonObject) -> Fixed:
    """A mapping as a key of a cache."""
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in values.items())


def _margins(width: float, height: float) -> dict[str, float]:
    """The margins of a figure of this size in inches, as shares of it.

    They have room for numbers of five digits and one line of text. matplotlib's layouts measure every text
    twice, which takes as long as the drawing.
    """
    return {
        "left": MARGIN_LEFT / width, "right": 1 - MARGIN / width,
        "bottom": MARGIN_BOTTOM / height, "top": 1 - MARGIN / height,
    }  # fmt: skip


def over_time(axes: Any, points: Points, look: PlayerStyle, *, legend: bool = True) -> None:
    """Draw the points over the turns."""
    for number, (player, values) in enumerate(points.items()):
        apart = -(-len(values) // MOST_STEPS)
        shown = range((len(values) - 1) % apart, len(values), apart)  # the last one, too
        axes.step(shown, [values[at] for at in shown], where="post", linewidth=2,
                  linestyle=DASHES[number % len(DASHES)], color=look.colour(player, number))  # fmt: skip
    axes.margins(x=0.01)
    axes.autoscale_view()
    formatted(axes, "x")
    formatted(axes, "y")
    axes.spines[["top", "right"]].set_visible(False)
    if legend:
        _name_lines(axes, points, look)


def _name_lines(axes: Any, points: Points, look: PlayerStyle) -> None:
    """Draw the legend."""
    shown = axes.legend(
        loc="upper left", handles=axes.get_lines(), labels=[str(n) for n in range(len(points))]
    )
    for text, (player, values) in zip(shown.get_texts(), points.items(), strict=True):
        text.set_parse_math(False)  # a $ in a name is a $
        text.set_text(
            f"{shortened(look.names[player], MOST_NAME)}: {values[-1]}"
        )  # set here: a label that begins with _ is left out


def by_kind(axes: Any, kinds: Mapping[str, Mapping[str, int]], look: PlayerStyle) -> None:
    """Draw the points by kind of feature, with the bars of all players next to each other."""
    from matplotlib.collections import PolyCollection

    names = sorted({kind for own in kinds.values() for kind in own})
    wide = 0.8 / max(1, len(kinds))
    labelled = len(names) * len(kinds) <= MOST_LABELS
    for number, (player, own) in enumerate(kinds.items()):
        places = [at - 0.4 + wide * number for at in range(len(names))]
        values = [own.get(kind, 0) for kind in names]
        bars = [((x, 0), (x, y), (x + wide, y), (x + wide, 0)) for x, y in zip(places, values, strict=True)]
        colour = look.colour(player, number)
        hatch = HATCHES[number % len(HATCHES)] if labelled else ""
        axes.add_collection(PolyCollection(bars, facecolor=colour, hatch=hatch, edgecolor="white"))
        for x, y in zip(places, values, strict=True) if labelled else ():
            axes.annotate(str(y), (x + wide / 2, y), (0, 2), textcoords="offset points", size=9, ha="center")
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(y=0.15)
    axes.autoscale_view()
    if all(value >= 0 for own in kinds.values() for value in own.values()):
        axes.set_ylim(bottom=0)
    axes.set_xticks([])
    for at, name in enumerate(names):
        text_at(axes, name, (at, 0), (0, -4), axes.get_xaxis_transform(), ha="center", va="top")
    formatted(axes, "y")


def saved(figure: Any, form: str) -> bytes:
    """The picture as a file."""
    import numpy as np
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from PIL import Image

    picture = io.BytesIO()
    if form == "svg":
        figure.savefig(picture, format=form, metadata={"Date": None})
        return picture.getvalue()
    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]
    drawn = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    whole = Image.fromarray(drawn[..., :3])
    few = whole.quantize(MOST_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(picture, "png", compress_level=3)  # a quarter of the size, in half of the time
    return picture.getvalue()


@contextmanager
def _settings() -> Iterator[None]:
    import matplotlib

    with _drawing, matplotlib.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from font")  # a script we have no font for
        yield
