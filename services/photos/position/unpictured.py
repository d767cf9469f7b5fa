"""What people add about the turns that a photo of a match shows, and that cannot be seen in it."""

from __future__ import annotations

from collections.abc import Sequence

from services.infra.codec import JsonAnswer
from services.photos.alignment import reference
from vision.reading import Correction

Place = tuple[int | None, int | None, tuple[str, tuple[str, ...]] | None]


def unpictured(corrections: Sequence[Correction]) -> JsonAnswer:
    """The `between` of an answer: figures that were `returned`, features on which there were `none`, and the
    order of the `turns`. Empty if there are no such corrections; the last one about a feature counts."""
    about: dict[Place, Correction] = {}
    turns: list[list[int]] = []
    for one in corrections:
        if one.figure in ("returned", "none"):
            about[one.x, one.y, one.feature] = one
        elif one.figure == "turns":
            turns = [list(cell) for cell in one.tiles or ()]
    if not about and not turns:
        return {}
    rows = [(one.figure, _row(one)) for one in about.values()]
    kept = {name: [row for figure, row in rows if figure == name] for name in ("returned", "none")}
    return {"between": {**kept, "turns": turns}}


def _row(one: Correction) -> JsonAnswer:
    feature = None if one.feature is None else reference(*one.feature)
    who = {"colour": one.colour, "kind": one.kind} if one.figure == "returned" else {}
    return {"x": one.x, "y": one.y, "feature": feature, **who}
