"""A recogniser for tests: it sees the same small board in every picture.

It misbehaves if the width of the picture is one of the constants.
"""

from __future__ import annotations

import os
import signal
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from services.jobs.named import by_name
from vision.errors import Unreadable
from vision.image.loading import ImageLimits, open_photo
from vision.reading import (
    Candidate,
    Cell,
    HalfReading,
    LatticeInfo,
    PieceForm,
    Quad,
    Reading,
    SeenFigure,
    UnlistedTile,
)
from vision.reading.request import ReadingWatch

BOARD, DIES, HANGS, EATS, BREAKS, SEES_NOTHING, WAITS, GOES_ON, INNS, BARN, HALVES, FAINT = range(400, 412)
SIDE = 100.0
HALFLINGS = tuple(f"halflings/{part}.{number}" for part in (1, 2) for number in range(1, 13))
UNWATCHED = ReadingWatch()


def gate(server: int) -> str:
    """The named pipe of the server process on which a waiting recogniser listens."""
    return os.path.join(tempfile.gettempdir(), f"tile-referee-gate-{server}")


def held(name: str, *arguments: Any) -> Any:
    """Like services.jobs.named.by_name, but reports when the job has started, and waits for permission to
    go on."""
    place = gate(os.getppid())
    with open(f"{place}-begun", "wb", 0) as started, open(f"{place}-go", "rb", 0) as go:
        started.write(b"x")
        go.read(1)
    return by_name(name, *arguments)


def recognise(
    data: bytes,
    sets: Sequence[str],
    edition: str | None = None,
    limits: ImageLimits | None = None,
    watch: ReadingWatch = UNWATCHED,
    **more: Any,
) -> Reading:
    """Same interface as vision.pipeline.recognise."""
    progress = watch.progress or (lambda stage: None)
    progress("decode")
    photo = open_photo(data, limits)
    progress("lattice")
    if watch.found:
        watch.found([_quad(0, 0), _quad(1, 0)])
    _misbehave(photo.width)
    while watch.pulse and photo.width == GOES_ON:  # until the photo is cancelled
        watch.pulse()
    progress("cells")
    progress("figures")
    cells = (
        _cell(0, 0, ("base/D", 0, -0.01)),
        _cell(0, -1, ("base/E", 180, -0.6), ("base/E.garden", 180, -0.9)),
        _cell(1, 0, ("base/U", 0, -0.01)),
    )
    figures = (
        _figure(0, 0, 0.5, 0.1, "red", "standing"),
        _figure(0, 0, 0.5, 0.85, "blue", "lying"),
    )
    timings = {"decode": 0.01, "lattice": 0.02}
    grid = LatticeInfo(0.01)
    seen = Reading(photo.width, photo.height, edition or "C1", tuple(sets), grid, cells, figures, timings)
    if photo.width == BARN:
        return replace(seen, figures=tuple(_formed(figure) for figure in (*figures, *_large_piece())))
    if photo.width == FAINT:
        unsure = [replace(one, confidence=share) for one, share in zip(figures, (0.7, 0.5), strict=True)]
        return replace(seen, figures=(*unsure, _figure(1, 0, 0.5, 0.5, "green", "standing")))
    if photo.width == HALVES:
        return replace(seen, cells=(*seen.cells, *_half_tiles()), halves=HALFLINGS)
    return _with_inns(seen, edition) if photo.width == INNS else seen


def _half_tiles() -> tuple[Cell, ...]:
    """Two half tiles on a cell, or perhaps one only, and certainly one next to them."""
    pair, alone = ("halflings/1.1&halflings/2.4", 0, -0.4), ("halflings/1.1", 0, -1.4)
    return _halved(2, 0, pair, alone), _halved(3, 0, ("halflings/1.6", 0, -0.01))


def _halved(x: int, y: int, *seen: tuple[str, int, float]) -> Cell:
    """A cell that seems to show half tiles."""
    ways = tuple(Candidate(tile, rotation, logp, 0.5) for tile, rotation, logp in seen)
    whole = _cell(x, y, ("base/E", 0, -0.1))
    return replace(whole, cosine=0.5, halves=HalfReading(-9.0, -12.0, ways))


def _large_piece() -> tuple[SeenFigure, ...]:
    """A meeple, and a piece of twice the size where tiles meet."""
    barn = _figure(0, 0, 0.93, 0.95, "yellow", "standing")
    return _figure(1, 0, 0.5, 0.5, "green", "standing"), barn


def _formed(figure: SeenFigure) -> SeenFigure:
    """The figure with its form as measured in the picture."""
    large = 1.45 if figure.colour == "yellow" else 1.0
    return replace(figure, form=PieceForm(0.1 * large**2, 0.3 * large, 0.36 * large, 1.0, 1.2))


def recognise_tile(
    data: bytes,
    sets: Sequence[str],
    edition: str | None = None,
    limits: ImageLimits | None = None,
    *,
    copies: Mapping[str, float],
    **more: Any,
) -> tuple[Candidate, ...]:
    """Same interface as vision.single_tile.recogniser.recognise_tile: it sees the most frequent tiles."""
    photo = open_photo(data, limits)
    if photo.width == SEES_NOTHING:
        return ()
    _misbehave(photo.width)
    most = sorted(copies, key=lambda tile: (-copies[tile], tile))[:3]
    return tuple(Candidate(tile, 90 * i, -1.0 - i, copies[tile] / 100) for i, tile in enumerate(most))


def recognise_gold_rush(*arguments: Any, **more: Any) -> Reading:
    """The same for Gold Rush: a lone tile with an open mountain."""
    cells = (_cell(0, 0, ("gold-rush/26a", 180, -0.01)),)
    return replace(recognise(*arguments, **more), cells=cells, figures=())


def _with_inns(seen: Reading, edition: str | None) -> Reading:
    """The same board in the third edition, with tiles of Inns & Cathedrals on it.

    If these sets are named, the grid has another origin and orientation.
    """
    more = (_inn(1, 1, "RRR.i"), _inn(2, 0, "CCC"), _inn(2, 1, "Rr.i"))
    whole = replace(seen, edition=edition or "C3", seen_edition="C3", cells=(*seen.cells, *more))
    return _turned(whole) if "inns-and-cathedrals" in seen.sets else whole


def _inn(x: int, y: int, code: str) -> Cell:
    """A tile of Inns & Cathedrals, which looks like no other."""
    tile = f"inns-and-cathedrals/{code}"
    return replace(_cell(x, y, (tile, 90, -0.01)), cosine=0.5, untold=(UnlistedTile(tile, 90, 0.95),))


def _turned(seen: Reading) -> Reading:
    """The reading in a grid turned by a quarter and shifted."""

    def cell(one: Cell) -> Cell:
        nw, ne, se, sw = one.quad
        ways = tuple(replace(c, rotation=(c.rotation + 90) % 360) for c in one.candidates)
        at = {"x": 5 - one.y, "y": one.x - 3, "quad": (sw, nw, ne, se)}
        return replace(one, **at, candidates=ways, cosine=0.95, untold=())  # type: ignore[arg-type]

    def figure(one: SeenFigure) -> SeenFigure:
        return replace(one, x=5 - one.y, y=one.x - 3, u=1 - one.v, v=one.u)

    return replace(seen, cells=tuple(map(cell, seen.cells)), figures=tuple(map(figure, seen.figures)))


def _misbehave(width: int) -> None:
    if width == DIES:
        os.kill(os.getpid(), signal.SIGKILL)
    if width == HANGS:
        threading.Event().wait()
    if width == EATS:
        bytearray(1 << 40)
    if width == BREAKS:
        raise RuntimeError("a fault of ours")
    if width == SEES_NOTHING:
        raise Unreadable("lattice", "No grid of tiles was found.")
    if width == WAITS:
        with open(gate(os.getppid()), "rb", 0) as opened:
            opened.read(1)


def _corner(x: float, y: float) -> tuple[float, float]:
    return (x * SIDE + 50, y * SIDE + 150)


def _quad(x: int, y: int) -> Quad:
    return _corner(x, y), _corner(x + 1, y), _corner(x + 1, y + 1), _corner(x, y + 1)


def _cell(x: int, y: int, *seen: tuple[str, int, float]) -> Cell:
    candidates = tuple(Candidate(tile, rotation, logp, 0.5) for tile, rotation, logp in seen)
    return Cell(x, y, _quad(x, y), 0.99, 0.9, -20.0, candidates)


def _figure(x: int, y: int, u: float, v: float, colour: str, pose: Any) -> SeenFigure:
    return SeenFigure(
        point=_corner(x + u, y + v),
        x=x,
        y=y,
        u=u,
        v=v,
        colour=colour,
        kind="meeple",
        pose=pose,
        confidence=0.95,
        middle=_corner(x + u, y + v),
        colours=((colour, 1.0),),
    )
