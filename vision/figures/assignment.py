"""Assign figures to features, decide whether they stand or lie, and apply corrections.

A standing figure touches the table with its foot and claims a city, a road or a monastery; a lying one claims
a field with its whole length. So pose and feature are decided together: by the figure's shape, by the
distance of its foot from features to stand on, and by the distance of its centre from a field.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from referee.tiles.model.tile import Tile
from vision.figures.known_figures import expected
from vision.figures.parameters import FIGURES
from vision.figures.piece_kinds import LikelyKind, likely_kinds
from vision.figures.settled_board import SettledBoard
from vision.figures.terrain import FigureEvidence, FigureTerrain, stance_of
from vision.reading import (
    KNOWN_FIGURE,
    NOT_PICTURED,
    Correction,
    Doubt,
    DraftFigure,
    DraftTile,
    FigureReason,
    Reading,
    SeenFigure,
)

PARAMETERS = FIGURES.assignment

Weighed = tuple[FigureReason, float]  # the reason of a review question and its weight


def settle_figures(
    reading: Reading,
    tiles: Sequence[DraftTile],
    known: Mapping[str, Tile],
    corrections: Sequence[Correction],
    grounds: FigureTerrain | None = None,
    pieces: Collection[str] = (),
) -> tuple[tuple[DraftFigure, ...], list[Doubt]]:
    """Return the figures on the settled tiles, each on a feature and with corrections applied, and their
    doubts. `grounds`: the figure kinds of the game and the features they may be on; default: those of
    Carcassonne; `pieces`: kinds of Carcassonne in play other than meeples."""
    board = SettledBoard({(t.x, t.y): t for t in tiles}, known, grounds)
    kept: list[DraftFigure] = []
    doubts = []
    played = {correction.colour for correction in corrections if correction.known}
    legend = _legend(reading, corrections)
    questioned: set[int | None] = set()
    kinds = [
        board.kind_of(seen, likely)
        for seen, likely in zip(reading.figures, likely_kinds(reading.figures, pieces), strict=True)
    ]
    for figure, unsure in _corrected(reading, board, corrections, kinds):
        if (figure.x, figure.y) not in board.tiles:
            continue
        if not figure.pinned and not figure.known:
            group = reading.figures[figure.key].group
            figure = replace(figure, colour=legend.get(group, figure.colour))
        if not figure.pinned:
            seen = reading.figures[figure.key]
            if figure.known:
                other = seen.colour != figure.colour and seen.colour in played
                reasons: Sequence[Weighed] = [("colour", PARAMETERS.recoloured_weight if other else 0.0)]
            else:
                group = seen.group
                clear = group is not None and (group in legend or group in questioned)
                reasons = _reasons(figure, seen, unsure, kinds[figure.key][1], clear=clear)
                if reasons[0][0] == "colour":
                    questioned.add(group)
            doubts += [
                Doubt(reason, round(weight, 4), figure=len(kept)) for reason, weight in reasons if weight > 0
            ]
        kept.append(figure)
    return tuple(kept), doubts


def _legend(reading: Reading, corrections: Sequence[Correction]) -> dict[int | None, str]:
    """Return the colours that people gave to groups of like paint whose colour was a question: the answer
    about one figure holds for all of them."""
    found: dict[int | None, str] = {}
    for correction in corrections:
        if not isinstance(correction.figure, int) or correction.known or correction.colour is None:
            continue
        if 0 <= correction.figure < len(reading.figures):
            seen = reading.figures[correction.figure]
            if seen.group is not None and _torn(seen) > PARAMETERS.max_second_colour_share:
                found[seen.group] = correction.colour
    return found


def _torn(seen: SeenFigure) -> float:
    """Return the share of the second colour among the two most likely ones: where all are unlikely, the first
    one may be wrong as well."""
    if len(seen.colours) < 2:
        return 0.0
    (_, first), (_, second) = seen.colours[:2]
    return second / max(first + second, 1e-6)


def _reasons(
    figure: DraftFigure, seen: SeenFigure, unsure: float, sure: float, *, clear: bool = False
) -> Sequence[Weighed]:
    """Return the strongest reason for a review question about a figure, and that its kind is unsure: that may
    be one question about all figures. Weight 0: no reason. `clear`: its colour is no question, because that
    of its group was answered or is one already."""
    torn = 0.0 if clear else _torn(seen)
    strange = sure < PARAMETERS.min_kind_share  # its kind decides where it can be
    reasons: Sequence[Weighed] = (
        ("nowhere", PARAMETERS.nowhere_weight if figure.feature is None and not strange else 0.0),
        ("weak", 1 - figure.confidence if figure.confidence < PARAMETERS.min_confidence else 0.0),
        ("colour", torn if torn > PARAMETERS.max_second_colour_share else 0.0),
        ("border", unsure),
    )
    return max(reasons, key=lambda r: r[1]), ("kind", 1 - sure if strange else 0.0)


def _corrected(
    reading: Reading, board: SettledBoard, corrections: Sequence[Correction], kinds: Sequence[LikelyKind]
) -> list[tuple[DraftFigure, float]]:
    """Return every figure seen or added and not removed, with the uncertainty of its feature. `kinds`: the
    likely kind of each figure that was seen."""
    figures = {}
    there = expected(reading.figures, board.tiles, board.known, corrections, board.where, board.shaped_like)
    for key, seen in enumerate(reading.figures):
        figure = _plain(key, seen, kinds[key][0])
        known = there.get(key)
        figures[key] = (
            board.stood(figure, stance_of(seen)) if known is None else (board.as_known(figure, known), 0.0)
        )
    stances = {key: stance_of(seen) for key, seen in enumerate(reading.figures)}
    for correction in corrections:
        if correction.figure in (None, KNOWN_FIGURE, *NOT_PICTURED):
            continue
        key = len(stances) if correction.figure == "new" else int(correction.figure or 0)
        if correction.figure == "new":
            stances[key] = FigureEvidence((0.0, 0.0), (0.0, 0.0), 0.0)
            figures[key] = _fresh(key, correction, board.grounds), 0.0
        if key in figures and correction.remove:
            del figures[key]
        elif key in figures:
            before = figures[key][0]
            stance = board.moved(stances[key], before, correction)
            figure = _with_correction(before, correction)
            if stance.foot != stances[key].foot:
                figure = board.put(figure, stance.foot)
            stances[key] = stance
            figures[key] = board.stood(figure, stance, correction.feature)
    return [figures[key] for key in sorted(figures)]


def _plain(key: int, seen: SeenFigure, kind: str) -> DraftFigure:
    place = (seen.point, seen.x, seen.y, seen.u, seen.v)
    return DraftFigure(key, *place, seen.colour, kind, seen.pose, seen.confidence, None)


def _fresh(key: int, correction: Correction, grounds: FigureTerrain | None) -> DraftFigure:
    """Return a new figure for a correction that adds one: of the game's first kind, before other fields
    are applied."""
    place = ((0.0, 0.0), correction.x or 0, correction.y or 0, 0.5, 0.5)
    kind = next(iter(grounds)) if grounds and "meeple" not in grounds else "meeple"
    return DraftFigure(key, *place, "red", kind, "standing", 1.0, None, pinned=True)


def _with_correction(figure: DraftFigure, correction: Correction) -> DraftFigure:
    """Apply a correction to the figure; it keeps its feature unless the correction puts that in question."""
    moved = correction.point is not None or (
        correction.x is not None and (correction.x, correction.y) != (figure.x, figure.y)
    )
    other = (correction.kind or figure.kind, correction.pose or figure.pose) != (figure.kind, figure.pose)
    return replace(
        figure,
        x=figure.x if correction.x is None else correction.x,
        y=figure.y if correction.y is None else correction.y,
        colour=correction.colour or figure.colour,
        kind=correction.kind or figure.kind,
        pose=correction.pose or figure.pose,
        confidence=1.0,
        pinned=True,
        known=False,
        corner=correction.corner or (None if moved or other else figure.corner),
        space=correction.space if correction.space is not None else None if moved or other else figure.space,
        feature=None if moved or other or correction.figure == "new" else figure.feature,
    )
