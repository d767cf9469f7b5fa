"""The solver: edges and copies decide what pictures leave open, corrections are final, the worst doubts come
first."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.tiles.io.catalog import built_in
from tests.vision.tables import SETS, legal_table, reading_of, square
from vision.labels.label_space import looks, printed, states_of
from vision.reading import Candidate, Cell, Correction, LatticeInfo, Reading, SeenFigure
from vision.settle import settle
from vision.solver.belief_propagation import PARAMETERS, SIDES, max_marginals, neighbours
from vision.solver.set_prior import lean

KNOWN = {tile.id: tile for tile in printed(SETS, "C1")[0]}


def right(draft, table) -> int:
    return sum(
        t.tile is not None
        and looks(KNOWN[t.tile].turned(t.rotation // 90))
        == looks(KNOWN[table[t.x, t.y][0]].turned(table[t.x, t.y][1] // 90))
        for t in draft.tiles
    )


def first_guess(reading, table) -> int:
    return sum(
        looks(KNOWN[c.candidates[0].tile].turned(c.candidates[0].rotation // 90))
        == looks(KNOWN[table[c.x, c.y][0]].turned(table[c.x, c.y][1] // 90))
        for c in reading.cells
    )


@pytest.mark.parametrize("seed", range(4))
def test_edges_and_copies_mend_what_pictures_get_wrong(seed):
    table = legal_table(seed, 60)
    reading = reading_of(table, seed, margin=5.0, noise=1.5)
    draft = settle(reading, SETS)
    assert first_guess(reading, table) < 57
    assert right(draft, table) > first_guess(reading, table)
    assert right(draft, table) >= 55


def test_a_clear_picture_wins_over_a_broken_edge():
    table = {(0, 0): ("base/B", 0), (1, 0): ("base/C", 0)}  # a field against a city: illegal, yet seen
    draft = settle(reading_of(table, 1, margin=30.0, noise=0.0), SETS)
    assert [(t.tile, t.rotation) for t in draft.tiles] == [("base/B", 0), ("base/C", 0)]
    assert {(d.x, d.y, d.reason) for d in draft.doubts} == {(0, 0, "edges"), (1, 0, "edges")}


def test_the_box_decides_between_twins():
    """Both cells look like T, of which the box holds one; the less likely one becomes S."""
    sure = _cell(0, 0, [("base/T", 0, -0.1), ("base/S", 0, -1.9)])
    torn = _cell(1, 0, [("base/T", 0, -0.5), ("base/S", 0, -1.0)])
    draft = settle(_reading([sure, torn]), SETS)
    assert [t.tile for t in draft.tiles] == ["base/T", "base/S"]
    assert {(d.x, d.reason) for d in draft.doubts} >= {(1, "close")}
    assert {c.tile for c in draft.doubts[0].candidates} >= {"base/S", "base/T"}


def test_rotations_that_look_alike_are_one_reading():
    draft = settle(_reading([_cell(0, 0, [("base/X", q, -1.4) for q in (0, 90, 180, 270)])]), SETS)
    assert draft.tiles[0].tile == "base/X"
    assert draft.tiles[0].confidence > 0.9
    assert sum(c.tile == "base/X" for c in draft.tiles[0].candidates) == 1


def test_a_tile_of_no_known_set_stays_unnamed_and_is_questioned():
    strange = replace(_cell(0, 0, [("base/D", 0, -1.0), ("base/E", 0, -1.2)]), cosine=0.2)
    draft = settle(_reading([strange]), SETS)
    assert draft.tiles[0].tile is None
    assert draft.doubts[0].reason == "unknown"
    assert draft.doubts[0].candidates[0].tile == "base/D"


def test_tiles_that_are_only_compared_are_questioned_sooner():
    """For sets whose pictures were not used in training, two nats mean less than for known ones."""
    reading = _reading([_cell(0, 0, [("base/D", 0, -0.1), ("base/E", 0, -2.1)])])
    assert not settle(reading, SETS).doubts
    (doubt,) = settle(replace(reading, compared=True), SETS).doubts
    assert doubt.reason == "close"


def test_tiles_of_unnamed_sets_are_questioned_but_not_those_under_figures():
    """If several bare tiles look strange, others that look somewhat strange become review questions, too,
    unless a figure that occludes a part of them explains it."""
    row = [replace(_cell(x, 0, [("base/B", 0, -0.01)]), cosine=0.96) for x in range(20)]
    row[3], row[7] = replace(row[3], cosine=0.8), replace(row[7], cosine=0.8)
    point = (row[7].quad[0][0] + 50.0, row[7].quad[0][1] + 60.0)
    figure = SeenFigure(point, 7, 0, 0.5, 0.6, "red", "meeple", "standing", 0.9)
    usual = replace(_reading(row), figures=(figure,))
    assert not settle(usual, SETS).doubts
    strange = [replace(cell, cosine=0.6) if cell.x > 16 else cell for cell in row]
    draft = settle(replace(usual, cells=tuple(strange)), SETS)
    assert {(d.x, d.reason) for d in draft.doubts} == {(x, "odd") for x in (3, 17, 18, 19)}


@pytest.mark.parametrize(("second", "questioned"), [(-20.0, {17, 18, 19}), (-0.5, {3, 17, 18, 19})])
def test_a_tile_of_a_blurred_photo_is_compared_with_its_others(second: float, questioned: set[int]) -> None:
    """All tiles look less like their pictures there; one where another tile comes near stays a question."""
    row = [replace(_cell(x, 0, [("base/B", 0, -0.01)]), cosine=0.88) for x in range(20)]
    row[3] = replace(_cell(3, 0, [("base/B", 0, -0.01), ("base/A", 0, second)]), cosine=0.8)
    row[17:] = [replace(cell, cosine=0.6) for cell in row[17:]]
    draft = settle(_reading(row), SETS)
    assert {d.x for d in draft.doubts if d.reason == "odd"} == questioned


def test_doubts_come_worst_first_and_calm_boards_have_none():
    table = legal_table(3, 40)
    calm = settle(reading_of(table, 3, margin=25.0, noise=0.5), SETS)
    assert {d.reason for d in calm.doubts} <= {"missing"}
    weights = [d.weight for d in settle(reading_of(table, 3, margin=4.0, noise=2.0), SETS).doubts]
    assert weights
    assert weights == sorted(weights, reverse=True)


@settings(max_examples=25)
@given(
    seed=st.integers(0, 30),
    where=st.integers(0, 24),
    tile=st.sampled_from(sorted(KNOWN)),
    quarter=st.integers(0, 3),
)
def test_a_correction_is_kept(seed, where, tile, quarter):
    table = legal_table(seed, 25)
    reading = reading_of(table, seed, margin=8.0)
    x, y = sorted(table)[where % len(table)]
    draft = settle(reading, SETS, [Correction(x=x, y=y, tile=tile, rotation=90 * quarter)])
    named = next(t for t in draft.tiles if (t.x, t.y) == (x, y))
    assert named.pinned
    assert named.confidence == 1.0
    assert named.tile == tile
    assert looks(KNOWN[tile].turned(named.rotation // 90)) == looks(KNOWN[tile].turned(quarter))
    assert (x, y) not in {(d.x, d.y) for d in draft.doubts}
    assert len(draft.tiles) == len(table)


def test_a_correction_teaches_the_neighbours():
    """A road between two cells that the picture leaves half open follows the corrected one."""
    cells = [
        _cell(0, 0, [("base/U", 90, -0.5), ("base/V", 0, -1.0)]),
        _cell(0, 1, [("base/B", 0, -0.60), ("base/U", 90, -0.85)]),
    ]
    road, field = Correction(x=0, y=0, tile="base/U", rotation=90), Correction(x=0, y=0, tile="base/B")
    assert settle(_reading(cells), SETS, [road]).tiles[1].tile == "base/U"
    assert settle(_reading(cells), SETS, [field]).tiles[1].tile == "base/B"


def test_tiles_are_taken_away_added_and_left_open():
    table = legal_table(5, 20)
    reading = reading_of(table, 5, margin=20.0, noise=0.5)
    x, y = max(table)
    gone = settle(reading, SETS, [Correction(x=x, y=y, remove=True)])
    assert (x, y) not in {(t.x, t.y) for t in gone.tiles}
    assert (x, y) not in {(d.x, d.y) for d in gone.doubts}
    added = settle(reading, SETS, [Correction(x=x + 1, y=y, tile="base/C")])
    new = next(t for t in added.tiles if (t.x, t.y) == (x + 1, y))
    assert new.tile == "base/C"
    assert new.quad == pytest.approx([pytest.approx(p) for p in square(x + 1, y)])
    unnamed = settle(reading, SETS, [Correction(x=x, y=y)])
    assert next(t for t in unnamed.tiles if (t.x, t.y) == (x, y)).tile is None
    again = settle(reading, SETS, [Correction(x=x, y=y, remove=True), Correction(x=x, y=y, tile="base/C")])
    assert next(t for t in again.tiles if (t.x, t.y) == (x, y)).tile == "base/C"


def test_a_tile_of_no_box_is_refused():
    with pytest.raises(KeyError):
        settle(reading_of(legal_table(1, 5), 1), SETS, [Correction(x=0, y=0, tile="base/nothing")])


def test_closed_in_and_faint_places_may_hide_a_tile():
    table = dict.fromkeys(((1, 0), (0, 1), (2, 1), (1, 2), (0, 0), (2, 0), (0, 2), (2, 2)), ("base/B", 0))
    reading = reading_of(table, 1, margin=20.0, noise=0.0)
    assert [(d.x, d.y) for d in settle(reading, SETS).doubts if d.reason == "missing"] == [(1, 1)]
    bare = replace(_cell(1, 1, [("base/B", 0, -0.1)]), occupancy=0.001)
    assert settle(replace(reading, cells=(*reading.cells, bare)), SETS).doubts == ()
    faint = replace(_cell(3, 0, [("base/B", 0, -0.1)]), occupancy=0.4, cosine=0.5)
    reading = replace(reading, cells=(*reading.cells, faint))
    draft = settle(reading, SETS)
    assert (3, 0) not in {(t.x, t.y) for t in draft.tiles}
    unseen = [d for d in draft.doubts if d.reason == "missing"]
    assert [(d.x, d.y, [c.tile for c in d.candidates]) for d in unseen] == [(3, 0, ["base/B"]), (1, 1, [])]


@pytest.mark.parametrize(
    ("rotation", "cosine", "lies"),
    [
        (0, 0.6, True),  # hardly seen, but its road continues and its fields match
        (90, 0.6, False),  # equally clear, but nothing matches
        (0, 0.35, False),  # matches, but looks like nothing
    ],
)
def test_a_tile_hardly_seen_lies_where_it_fits_all_around(rotation, cosine, lies):
    roads = {(x, y): ("base/U", 0) for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    reading = reading_of(roads, 1, margin=20.0, noise=0.0)
    faint = replace(_cell(1, 1, [("base/U", rotation, -0.05)]), occupancy=0.2, cosine=cosine)
    draft = settle(replace(reading, cells=(*reading.cells, faint)), SETS)
    assert ((1, 1) in {(t.x, t.y) for t in draft.tiles}) is lies
    assert (("faint", 1, 1) in {(d.reason, d.x, d.y) for d in draft.doubts}) is lies  # never silent


def test_a_single_tile_far_off_is_no_part_of_the_board():
    reading = reading_of(legal_table(2, 12), 2, margin=20.0)
    far = _cell(30, 30, [("base/B", 0, -0.1)])
    draft = settle(replace(reading, cells=(*reading.cells, far)), SETS)
    assert (30, 30) not in {(t.x, t.y) for t in draft.tiles}


def test_settling_a_large_reading_is_always_the_same():
    table = legal_table(7, 72)
    cells = [replace(c, x=c.x + 40 * k) for k in range(3) for c in reading_of(table, k).cells][:180]
    reading = _reading(cells)
    assert settle(reading, SETS) == settle(reading, SETS)


def test_states_know_edges_and_copies():
    states = states_of(*printed(SETS, "C1"))
    assert len(states.labels) == 3 * 1 + 4 * 2 + 17 * 4 + 1
    matching = states.matching()
    assert (matching == matching.T).all()
    road, field = (states.edges[states.index["base/U", q], 1] for q in (0, 90))
    assert not matching[road, field]
    assert matching[road, states.wild_edge]
    assert len(SIDES) == 4


def test_a_figure_follows_its_tile_and_what_people_say():
    cell = _cell(0, 0, [("base/D", 0, -0.05), ("base/E", 0, -4.0)])
    seen = SeenFigure((1050.0, 705.0), 0, 0, 0.5, 0.05, "red", "meeple", "standing", 0.9)
    stray = replace(seen, point=(1550.0, 705.0), x=5)
    reading = replace(_reading([cell]), figures=(stray, seen))
    draft = settle(reading, SETS)
    assert [(f.key, f.colour, f.feature) for f in draft.figures] == [(1, "red", ("city", ("N",)))]
    turned = settle(reading, SETS, [Correction(x=0, y=0, tile="base/D", rotation=90)])
    assert turned.figures[0].feature[0] != "city"
    corrections = [
        Correction(figure=1, colour="blue"),
        Correction(figure="new", x=0, y=0, colour="green", feature=("road", ("E", "W"))),
        Correction(figure=2, kind="big"),
    ]
    figures = settle(reading, SETS, corrections).figures
    assert [(f.key, f.colour, f.kind, f.feature and f.feature[0], f.pinned) for f in figures] == [
        (1, "blue", "meeple", "city", True),
        (2, "green", "big", "road", True),
    ]
    assert not settle(
        reading, SETS, [*corrections, Correction(figure=1, remove=True), Correction(figure=2, remove=True)]
    ).figures


def _cell(x: int, y: int, likely: list[tuple[str, int, float]]) -> Cell:
    return Cell(
        x,
        y,
        square(x, y),
        0.97,
        0.9,
        -12.0,
        tuple(Candidate(tile, rotation, logp, 0.5) for tile, rotation, logp in likely),
    )


def _reading(cells: list[Cell]) -> Reading:
    return Reading(2000, 1500, "C1", ("base",), LatticeInfo(0.02), tuple(cells), ())


def test_an_emptied_table_is_an_empty_board():
    reading = _reading([_cell(0, 0, [("base/B", 0, -0.1)])])
    seen = SeenFigure((1050.0, 705.0), 0, 0, 0.5, 0.08, "red", "meeple", "standing", 0.9)
    bare = settle(replace(reading, figures=(seen,)), SETS, [Correction(x=0, y=0, remove=True)])
    assert (bare.tiles, bare.figures, bare.doubts) == ((), (), ())
    assert settle(_reading([]), SETS).tiles == ()


def test_a_twin_from_a_set_on_the_table_is_likelier():
    """A tile that looks equally like one of each river belongs to the river with other tiles on the table."""
    sets = [built_in(name) for name in ("base", "river", "river-2")]
    row = [_cell(x, 3, [(f"river-2/{name}", 0, -0.01)]) for x, name in enumerate(("III", "IFC", "LIFI"))]
    twins = _cell(3, 3, [("river/RIrI", 0, -0.6), ("river-2/RIrI", 0, -0.7)])  # edges are the same
    reading = replace(_reading([*row, twins]), sets=("base", "river", "river-2"))
    read = {(t.x, t.y): t.tile for t in settle(reading, sets).tiles}
    assert read[3, 3] == "river-2/RIrI"


def test_sets_are_weighed_against_one_another_only():
    states = states_of(built_in("base").tiles.values(), {})
    assert not lean([0, 1, 2], states).any()
    assert not lean([], states).any()


def plain_marginals(theta, states, near):
    """The definition of `max_marginals`: every state of every cell, in each round."""
    arriving = np.zeros((len(theta), 4, len(states.facing)))

    def belief():
        return theta + sum(arriving[:, side][:, states.edges[:, side]] for side in range(4))

    for _ in range(PARAMETERS.message_rounds):
        now, fresh = belief(), np.zeros_like(arriving)
        for cell, side in zip(*np.nonzero(near >= 0), strict=True):
            leaving = now[cell] - arriving[cell, side][states.edges[:, side]]
            best = np.array([leaving[states.edges[:, side] == c].max(initial=-np.inf)
                             for c in range(len(states.facing))])  # fmt: skip
            message = np.maximum(np.maximum(best[states.facing], best[states.wild_edge]),
                               best.max() - PARAMETERS.mismatch_nats) - best.max()  # fmt: skip
            message[states.wild_edge] = 0.0
            fresh[near[cell, side], (side + 2) % 4] = message
        arriving = PARAMETERS.damping * arriving + (1 - PARAMETERS.damping) * fresh
    return belief()


@pytest.mark.parametrize("seed", range(3))
def test_states_with_the_same_edges_are_solved_together(seed):
    """The messages are those of the definition, and corrected cells cost next to nothing."""
    draw = np.random.default_rng(seed)
    states = states_of(*printed(SETS[:1], "C1"))
    near = neighbours([(x, y) for x in range(4) for y in range(3)])
    theta = -5 * draw.random((12, len(states.labels)))
    assert np.allclose(max_marginals(theta, states, near), plain_marginals(theta, states, near))
    pinned = draw.random(12) < 0.4
    chosen = draw.integers(0, len(states.labels), 12)
    theta[pinned] = -10_000.0
    theta[pinned, chosen[pinned]] = 0.0
    found = max_marginals(theta, states, near, pinned)
    assert np.allclose(found[~pinned], plain_marginals(theta, states, near)[~pinned])
    assert (found[pinned] == theta[pinned]).all()
