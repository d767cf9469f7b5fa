"""Corrections of a photo are final, and the position can always be scored."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from referee.games import game
from referee.tiles.io.catalog import built_in
from referee.tiles.model.position import Ref
from services.cli.score_photo import position_of
from services.photos.corrections import corrected
from services.photos.position.serializer import draft_of, photo_answer, settled
from services.photos.request import PhotoRequest, photo_request
from store import PhotoRecord
from tests.api.fake_recogniser import BARN, recognise
from tests.examples import tries
from vision.reading import Reading

PICTURE = cv2.imencode(".png", np.zeros((300, 400, 3), np.uint8))[1].tobytes()
READING: Reading = recognise(PICTURE, ("base",))
TILES = sorted(t for s in ("base", "inns-and-cathedrals") for t in built_in(s).tiles)
COLOURS = st.sampled_from(["red", "blue", "green"])

at = st.tuples(st.integers(-1, 2), st.integers(-2, 1))
cells = st.one_of(
    st.builds(
        lambda xy, tile, quarter: {"x": xy[0], "y": xy[1], "tile": tile, "rotation": 90 * quarter},
        at, st.sampled_from(TILES), st.integers(0, 3),
    ),
    st.builds(lambda xy, gone: {"x": xy[0], "y": xy[1], "tile": None, "remove": gone}, at, st.booleans()),
)  # fmt: skip


def record() -> PhotoRecord:
    request = photo_request("carcassonne", {}, None, {})
    answer = {
        **photo_answer(settled(READING.to_json(), request.to_json(), []), request),
        "timings": {"cells": 1.0},
    }
    return PhotoRecord(reading=READING.to_json(), request=request.to_json(), corrections=[], answer=answer)


def say(photo: PhotoRecord, *rows: dict[str, Any], **points: int) -> dict[str, Any]:
    """Correct the record in place. Returns the new answer."""
    for name, value in corrected(photo, READING, rows, points).items():
        setattr(photo, name, value)
    found: dict[str, Any] = photo.answer or {}
    return found


def lies(name: str | None, rotation: int) -> set[Any]:
    """What a tile shows in this rotation: some tiles look the same in several rotations."""
    if name is None:
        return set()
    tile = built_in(name.partition("/")[0]).tiles[name].turned(rotation // 90)
    return {(feature.kind, feature.ports, tuple(feature.marks.items())) for feature in tile.features}


def scored(answer: dict[str, Any]) -> None:
    """Assert that the position can be scored, and that its lines name only its players."""
    position = position_of(answer["position"])
    rules = game(position.game)
    sheet = rules.scoring.tally(rules.load(position), final=True)
    assert {line.player for line in sheet.lines} <= {player.id for player in position.players}


@given(st.lists(st.lists(cells, min_size=1, max_size=4), max_size=4))
@tries(30)
def test_the_last_correction_of_a_cell_holds(patches: list[list[dict[str, Any]]]) -> None:
    photo, last = record(), {}
    answer: dict[str, Any] = photo.answer or {}
    for patch in patches:
        answer = say(photo, *patch)
        last |= {(row["x"], row["y"]): row for row in patch}
    laid = {(t["x"], t["y"]): t for t in answer["position"]["tiles"]}
    for place, row in last.items():
        if row.get("remove"):
            assert place not in laid
        else:
            assert laid[place]["tile"] == row["tile"]
            assert lies(row["tile"], laid[place]["rotation"]) == lies(row["tile"], row.get("rotation", 0))
    assert not any((d.get("x"), d.get("y")) in last for d in answer["doubts"])
    assert len(laid) == len(answer["tiles"])
    scored(answer)


@given(st.data())
@tries(30)
def test_figures_stay_where_people_put_them(data: st.DataObject) -> None:
    photo = record()
    answer: dict[str, Any] = photo.answer or {}
    for _ in range(data.draw(st.integers(1, 4))):
        tile = data.draw(st.sampled_from([t for t in answer["tiles"] if t["tile"]]))
        design = built_in(tile["tile"].partition("/")[0]).tiles[tile["tile"]].turned(tile["rotation"] // 90)
        allowed = [i for i, f in enumerate(design.features) if f.kind != "garden"]
        index = data.draw(st.sampled_from(allowed))
        feature = Ref(design.features[index].kind, design.names.at(index))
        figure = data.draw(st.one_of(st.just("new"), st.integers(0, max(0, len(answer["figures"]) - 1))))
        if not answer["figures"]:
            figure = "new"
        colour = data.draw(COLOURS)
        row = {"figure": figure, "x": tile["x"], "y": tile["y"], "colour": colour, "feature": feature}
        answer = say(photo, row)
        placed = answer["figures"][-1 if figure == "new" else figure]
        assert (placed["colour"], placed["x"], placed["y"]) == (colour, tile["x"], tile["y"])
        at = list(feature.at)
        assert placed["feature"] == {"kind": feature.kind, **({"at": at} if at else {})}
        assert len(answer["position"]["figures"]) == len(answer["figures"])
        if data.draw(st.booleans()):
            answer = say(photo, {"figure": 0, "remove": True})
    scored(answer)


def test_points_and_timings_survive_corrections() -> None:
    photo = record()
    say(photo, red=4)
    answer = say(photo, {"x": 1, "y": 0, "tile": "base/V", "rotation": 0})
    assert answer["timings"] == {"cells": 1.0}
    assert answer["position"]["players"][0] == {"id": "red", "colour": "red", "points": 4}


def test_the_dragon_of_a_match_is_no_figure_in_its_photo() -> None:
    """The match knows where it is; from any side of the table."""
    large = cv2.imencode(".png", np.zeros((300, BARN, 3), np.uint8))[1].tobytes()
    reading = recognise(large, ("base",))
    board = ((5, 5, "base/D", 90), (6, 5, "base/E", 270), (5, 6, "base/U", 90))  # turned and moved
    plain = PhotoRequest("carcassonne", ("base",), {"expansions": ["dragon"]}, match="m", board=board)
    request = PhotoRequest.from_json({**plain.to_json(), "alone": [(5, 5)]})
    assert request == PhotoRequest.from_json(request.to_json())
    assert len(draft_of(reading, plain).figures) == 4
    draft = draft_of(reading, request)
    assert [figure.colour for figure in draft.figures] == ["red", "blue", "green"]
    assert [doubt for doubt in draft.doubts if doubt.reason == "kind"] == []
