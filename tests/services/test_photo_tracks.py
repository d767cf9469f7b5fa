"""Boats in a photo are on spaces of the river; multi-cell tiles are corrected as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from referee.game import BadInput
from referee.tiles.io.catalog import built_in
from referee.tiles.model.position import Ref
from services.photos.corrections import corrected
from services.photos.position.serializer import photo_answer, settled
from services.photos.request import photo_request
from store import PhotoRecord
from tests.services.test_photo_corrections import scored
from vision.labels.cell_images import face_id, parts_of
from vision.reading import Candidate, Cell, LatticeInfo, Reading, SeenFigure

START, AMAZON, DOUBLE = "amazonas/start", "amazonas/A-jj-31", "amazonas/D-42"
KINDS = ("person", "tent", "camp", "boat")


def cell(x: int, y: int, face: str) -> Cell:
    quad = tuple((100.0 * (x + u), 100.0 * (y + v)) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)))
    return Cell(x, y, quad, 1.0, 0.9, -20.0, (Candidate(face, 0, -0.01, 0.99),))  # type: ignore[arg-type]


def boat(colour: str, x: int, u: float) -> SeenFigure:
    place = ((100.0 * (x + u), 50.0), x, 0, u, 0.5)
    shapes = tuple((kind, 0.97 if kind == "boat" else 0.01) for kind in KINDS)
    return SeenFigure(*place, colour, "meeple", "standing", 0.95, 0.05, ((colour, 0.95),), None, 3.0, shapes)


def record() -> PhotoRecord:
    """The start board, an Amazon tile, a double tile; boats on each of them."""
    cells = [
        cell(x0 + x, y, face_id(tile, (x, y)))
        for tile, x0 in ((START, 0), (AMAZON, 4), (DOUBLE, 5))
        for x, y in parts_of(built_in("amazonas").tiles[tile])
    ]
    figures = (boat("red", 0, 0.45), boat("blue", 3, 0.9), boat("green", 4, 0.5), boat("black", 6, 0.5))
    seen = Reading(800, 300, "any", ("amazonas",), LatticeInfo(0.01), tuple(cells), figures, {"cells": 0.1})
    request = photo_request("amazonas", {}, None, {})
    answer = photo_answer(settled(seen.to_json(), request.to_json(), []), request)
    return PhotoRecord(reading=seen.to_json(), request=request.to_json(), corrections=[], answer=answer)


def say(photo: PhotoRecord, *rows: dict[str, Any]) -> dict[str, Any]:
    for name, value in corrected(photo, Reading.from_json(photo.reading or {}), rows, {}).items():
        setattr(photo, name, value)
    return dict(photo.answer or {})


def spaces(answer: dict[str, Any]) -> dict[str, int]:
    return {one["player"]: one["space"] for one in answer["position"]["figures"] if one["kind"] == "boat"}


def test_boats_stand_on_spaces_and_are_questioned_where_a_cell_has_several() -> None:
    """Four players: the start board has 8 spaces, two per cell."""
    photo = record()
    answer = dict(photo.answer or {})
    assert [tile["tile"] for tile in answer["tiles"]] == [START, AMAZON, DOUBLE]
    assert spaces(answer) == {"red": 1, "blue": 8, "green": 9, "black": 11}
    assert [figure["space"] for figure in answer["figures"]] == [1, 8, 9, 11]
    doubtful = [one["figure"] for one in answer["doubts"] if one["reason"] == "space"]
    assert doubtful == [0, 1]
    after = say(photo, {"figure": 1, "space": 7}, {"figure": 0, "space": 1})
    assert spaces(after) == {"red": 1, "blue": 7, "green": 9, "black": 11}
    assert [one for one in after["doubts"] if one["reason"] == "space"] == []
    scored(after)
    gone = say(photo, {"figure": 1, "remove": True})
    assert set(spaces(gone)) == {"red", "green", "black"}


def jungle() -> Ref:
    """A bank of the second cell of the double tile."""
    part = parts_of(built_in("amazonas").tiles[DOUBLE])[1, 0]
    return Ref("jungle", part.names.at(part.kinds.index("jungle")))


def test_a_figure_is_put_on_any_cell_of_a_large_tile() -> None:
    camp = {"figure": "new", "x": 6, "y": 0, "colour": "red", "kind": "camp"}
    after = say(record(), {**camp, "feature": jungle()})
    (found,) = [one for one in after["position"]["figures"] if one["kind"] == "camp"]
    assert (found["x"], found["y"], found["feature"]["kind"]) == (6, 0, "jungle")
    scored(after)
    with pytest.raises(BadInput) as bad:
        say(record(), {"figure": "new", "x": 7, "y": 0, "colour": "red"})
    assert [*bad.value.errors] == ["corrections[0].x"]
    with pytest.raises(BadInput) as bad:
        say(record(), {"figure": 0, "kind": "boot"})
    assert "boat" in bad.value.errors["corrections[0].kind"][0]


def test_a_large_tile_is_taken_away_whole() -> None:
    after = say(record(), {"x": 5, "y": 0, "tile": None, "remove": True})
    assert [tile["tile"] for tile in after["tiles"]] == [START, AMAZON]
    assert set(spaces(after)) == {"red", "blue", "green"}


def test_stacks_are_entered_where_they_can_lie() -> None:
    cells = (cell(0, 0, "gold-rush/33"), cell(0, -1, "gold-rush/27"))
    seen = Reading(800, 300, "any", ("gold-rush",), LatticeInfo(0.01), cells, (), {"cells": 0.1})
    request = photo_request("gold-rush", {}, None, {})
    answer = photo_answer(settled(seen.to_json(), request.to_json(), []), request)
    photo = PhotoRecord(reading=seen.to_json(), request=request.to_json(), corrections=[], answer=answer)
    (doubt,) = [one for one in answer["doubts"] if one["reason"] == "tokens"]
    place = {"x": doubt["x"], "y": doubt["y"], "feature": Ref("mountain", tuple(doubt["feature"]["at"]))}
    with pytest.raises(BadInput) as bad:
        say(
            photo,
            {**place, "token": "gold", "count": 1},
            {**place, "token": "mining", "x": 7, "count": 1},
            {**place, "token": "mining", "feature": Ref("prairie", ("S",)), "count": 1},
            {**place, "token": "mining", "feature": Ref("mountain", ("NR", "SL", "W")), "count": 1},
        )
    paths = [
        f"corrections[{number}].{name}" for number, name in enumerate(("token", "x", "feature", "feature"))
    ]
    assert [*bad.value.errors] == paths
    after = say(photo, {**place, "token": "mining", "count": 2})
    (stack,) = after["position"]["tokens"]
    assert (stack["kind"], stack["count"]) == ("mining", 2)
    assert [one for one in after["doubts"] if one["reason"] == "tokens"] == []
