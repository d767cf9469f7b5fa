"""Which figures are other pieces than meeples: in a photo a mayor, wagon or builder looks much like one. So
there is one question about all figures whose kind is not named, and about the tokens of wood, such as
bridges, many of which are not seen as figures at all."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from referee.game import Cell
from referee.tiles.model.tile import Tile
from services.infra.codec import JsonAnswer
from services.photos.request import PhotoRequest
from services.photos.tile_sets import other_figures, other_tokens
from vision.reading import Correction, DraftFigure

Doubts = Sequence[JsonAnswer]


def piece_question(
    request: PhotoRequest,
    figures: Sequence[DraftFigure],
    cells: Mapping[Cell, Tile],
    corrections: Sequence[Correction],
    questioned: Collection[int | None],
) -> Iterator[JsonAnswer]:
    """Yield the question, if the boxes on the table have other pieces. `cells`: the known tiles;
    `questioned`: figures about which there is a question already. A match knows its figures.

    A token is answered once a correction puts it on a tile or takes it off one, so there must be a tile."""
    kinds, tokens = other_figures(request), other_tokens(request)
    if request.match or not (kinds or tokens):
        return
    touched = {one.figure for one in corrections}
    named = {one.figure for one in corrections if one.kind}
    open = [
        index
        for index, figure in enumerate(figures)
        if index not in questioned
        and figure.key not in named
        and (figure.key in touched or not figure.pinned)  # else people added it
    ]
    answered = {one.token for one in corrections}
    unseen = [kind for kind in tokens if kind not in answered] if cells else []
    if open or unseen:
        yield {"reason": "pieces", "figures": open, "kinds": kinds, "tokens": unseen}


def without_kinds(doubts: Doubts, others: Doubts) -> list[JsonAnswer]:
    """The doubts of the draft, one of each figure, the strongest first. Where there is the question about all
    pieces (`others`), it is that about the kind of every figure, however strange one looks."""
    kept = [one for one in doubts if not (others and one["reason"] == "kind")]
    first = {one["figure"]: one for one in reversed(kept) if "figure" in one}
    return [one for one in kept if "figure" not in one or first[one["figure"]] is one]
