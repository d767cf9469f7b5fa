"""Which figures are other pieces than meeples: in a photo a mayor, wagon or builder looks much like one. So
there is one question about all figures whose kind is not named."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from services.infra.codec import JsonAnswer
from services.photos.request import PhotoRequest
from services.photos.tile_sets import other_figures, other_tokens
from vision.reading import Correction, DraftFigure


def piece_question(
    request: PhotoRequest,
    figures: Sequence[DraftFigure],
    corrections: Sequence[Correction],
    questioned: Collection[int | None],
) -> Iterator[JsonAnswer]:
    """Yield the question, if the boxes on the table have other pieces. `questioned`: figures about which
    there is a question already. A match knows its figures.

    Without figures there is none: no answer could close it. The page lists tokens that were not seen among
    what is left to enter."""
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
    if open:
        yield {"reason": "pieces", "figures": open, "kinds": kinds, "tokens": tokens}
