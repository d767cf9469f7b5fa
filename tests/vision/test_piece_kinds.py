"""Other pieces of Carcassonne are distinguished from meeples by their size and form; where there are none,
nothing is asked."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.vision.tables import reading_of
from training.synthetic.carcassonne_pieces import OUTLINES, crowd
from training.synthetic.scans import Art
from training.synthetic.table.boards import LaidTile
from vision.figures.blobs import Blob
from vision.figures.piece_kinds import form_of, likely_kinds, other_shares, unlike_meeples
from vision.reading import Draft, PieceForm, Reading, SeenFigure
from vision.settle import settle

MEEPLE = PieceForm(0.1, 0.3, 0.36, 1.0, 1.15)
BARN = PieceForm(0.2, 0.42, 0.48, 1.0, 1.15)
PIG = PieceForm(0.09, 0.4, 0.24, 1.0, 1.9)
IN_PLAY = frozenset({"barn", "pig", "builder"})


def figure(form: PieceForm | None, u: float = 0.5, v: float = 0.7, x: int = 0) -> SeenFigure:
    point = (1000 + 100.0 * x + 100 * u, 700 + 100 * v)
    return SeenFigure(
        point, x, 0, u, v, "red", "meeple", "standing", 0.97, middle=point, upright=3.0, form=form
    )


def some(*more: SeenFigure) -> list[SeenFigure]:
    """Five meeples, and these."""
    return [figure(MEEPLE, x=x) for x in range(5)] + list(more)


def test_meeples_are_meeples_whatever_is_in_play() -> None:
    assert likely_kinds(some(), IN_PLAY) == [("meeple", 1.0)] * 5
    assert likely_kinds([], IN_PLAY) == []
    assert likely_kinds([figure(None)], IN_PLAY) == [("meeple", 1.0)]  # of an older reading


def test_meeples_may_differ_a_little() -> None:
    sizes = [
        replace(MEEPLE, area=0.1 * s**2, wide=0.3 * s, high=0.36 * s) for s in np.linspace(0.85, 1.15, 9)
    ]
    assert set(likely_kinds([figure(form) for form in sizes], IN_PLAY)) == {("meeple", 1.0)}


def test_a_large_piece_where_tiles_meet_is_a_barn() -> None:
    *_, (kind, sure) = likely_kinds(some(figure(BARN, 0.95, 0.96)), IN_PLAY)
    assert kind == "barn"
    assert sure < 0.75  # so there is a question
    *_, (kind, _) = likely_kinds(some(figure(MEEPLE, 0.9, 0.9)), IN_PLAY)
    assert kind == "meeple"
    *_, (kind, _) = likely_kinds(some(figure(BARN, 0.95, 0.96)), {"pig"})
    assert kind == "meeple"


@pytest.mark.parametrize(
    "form",
    [
        PIG,
        PieceForm(0.35, 0.6, 0.75, 0.85, 1.5),  # a dragon
        PieceForm(0.12, 0.15, 0.8, 1.0, 4.5),  # a bridge, seen along it
    ],
)
def test_an_unusual_shape_is_questioned_if_other_pieces_are_in_play(form: PieceForm) -> None:
    figures = some(figure(form))
    assert other_shares(figures)[-1] > 0.5 > max(other_shares(figures)[:-1])
    assert likely_kinds(figures, IN_PLAY)[-1][1] < 0.5
    assert likely_kinds(figures, ())[-1] == ("meeple", 1.0)


def test_a_form_is_measured_in_cells_of_its_own_size() -> None:
    blob = Blob(
        (10.0, 20.0),
        (10.0, 10.0),
        400.0,
        16.0,
        32.0,
        0.9,
        (("red", 1.0),),
        spread=(16.0, 0.0, 64.0),
        full=0.97,
    )
    assert form_of(blob, 80.0) == PieceForm(0.0625, 0.2, 0.4, 0.97, 2.0)
    assert form_of(replace(blob, area=100.0, wide=8.0, high=16.0, spread=(4.0, 0.0, 16.0)), 40.0) == form_of(
        blob, 80.0
    )


def test_a_barn_in_a_photo_brings_one_question_and_gets_a_field() -> None:
    table = {(x, 0): ("base/U", 90) for x in range(5)}
    plain = reading_of(table, 1, margin=30.0, noise=0.0)
    reading = replace(plain, figures=tuple(some(figure(BARN, 0.95, 0.95, x=1))))

    def read(pieces: frozenset[str]) -> Draft:
        return settle(reading, (built_in("base"),), pieces=pieces)

    in_play = read(IN_PLAY)
    (doubt,) = [one for one in in_play.doubts if one.figure is not None and one.reason == "kind"]
    barn = in_play.figures[doubt.figure or 0]
    assert (barn.kind, barn.feature and barn.feature[0]) == ("barn", "field")
    assert [one for one in read(frozenset()).doubts if one.reason == "kind"] == []
    assert Reading.from_json(reading.to_json()) == reading


def test_tables_with_drawn_pieces_have_all_kinds_each_of_its_own_shape() -> None:
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float)
    art = Art("C1", "base/U", "????", ())
    board = {(x, y): LaidTile(art, 0, square + np.array((x, y))) for x in range(20) for y in range(20)}
    figures = crowd(np.random.default_rng(1), board)
    assert {figure.kind.split()[0] for figure in figures} == set(OUTLINES)
    assert len({figure.kind for figure in figures}) == len(figures)
    corners = [figure.spot for figure in figures if figure.kind.startswith("barn")]
    assert all((spot == np.round(spot)).all() for spot in corners)


def test_the_piece_least_like_a_meeple_on_a_cell_is_that_of_no_player() -> None:
    dragon, bridge = PieceForm(0.35, 0.6, 0.75, 0.85, 1.5), PieceForm(0.12, 0.15, 0.8, 1.0, 4.5)
    figures = some(figure(dragon), figure(PIG), figure(bridge, x=1))
    assert unlike_meeples(figures, {(0, 0), (2, 0)}) == [5]
    assert unlike_meeples(figures, ()) == []
    assert unlike_meeples([], {(0, 0)}) == []
