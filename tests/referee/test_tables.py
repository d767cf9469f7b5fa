"""Tables: invariants between placements, rulings, moves and scores, on any table."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import Illegal
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import FeatureAt, Laid, Ref, Standing, TilePosition, Turn
from referee.tiles.play.feature_scores import certainty, report
from referee.tiles.rules.contexts import case_of
from tests.examples import tries
from tests.referee.tables import CARCASSONNE, ODD, random_position, turned_cell, turned_name

seeds = st.integers(0, 10**6)
options = st.sampled_from(
    [{}, {"edition": "C1-r1"}, {"edition": "C1-r2"}, {"edition": "C3"}, {"base.fields": "off"}]
)
catalogs = st.sampled_from([("base",), ("base", "inns-and-cathedrals"), ("base", "river", ODD)])
few = tries(25)


def scores(position: TilePosition, final: bool) -> tuple[Any, ...]:
    """Lines and features as plain values that do not depend on the place of the table."""
    sheet = CARCASSONNE.scoring.tally(CARCASSONNE.load(position), final=final)
    return (
        Counter(
            (
                line.player,
                line.rule,
                line.parts,
                len(line.tiles),
                line.feature_kind,
                line.complete,
                tuple(sorted(line.holders.items())),
            )
            for line in sheet.lines
        ),
        Counter((f.kind, f.complete, len(f.tiles), f.open_edges, f.value, f.owners) for f in sheet.features),
        dict(sheet.totals),
    )


@given(seeds, st.integers(1, 60), options, catalogs, st.booleans())
@few
def test_points_are_the_sum_of_parts_and_totals_of_lines(
    seed: int, size: int, options: dict[str, str], catalogs: tuple[Any, ...], final: bool
) -> None:
    position = random_position(seed, size, catalogs, options=options)
    sheet = CARCASSONNE.scoring.tally(CARCASSONNE.load(position), final=final)
    gained = Counter[str]()
    on_table = {(laid.x, laid.y) for laid in position.tiles}
    for line in sheet.lines:
        assert line.points == sum(part.count * part.each for part in line.parts)
        assert line.parts
        assert line.certain
        assert set(line.tiles) <= on_table
        assert line.holders[line.player] == max(line.holders.values())
        gained[line.player] += line.points
    assert {id: total.gained for id, total in sheet.totals.items()} == {
        p.id: gained[p.id] for p in position.players
    }
    by_region = Counter((line.player, line.tiles, line.feature_kind) for line in sheet.lines)
    if options.get("edition") != "C1-r1":
        assert max(by_region.values(), default=1) == 1 or final, "one line per player and feature"


@given(seeds, st.integers(2, 50), options, st.integers(1, 3), st.integers(-5, 5))
@few
def test_order_turning_and_shifting_change_no_score(
    seed: int, size: int, options: dict[str, str], quarter: int, shift: int
) -> None:
    position = random_position(seed, size, options=options)
    chance = random.Random(seed)

    def laid(one: Laid) -> Laid:
        x, y = turned_cell(one.x, one.y, quarter)
        return Laid(x + shift, y - shift, one.tile, (one.rotation + 90 * quarter) % 360)

    def figure(one: Standing) -> Standing:
        x, y = turned_cell(one.x, one.y, quarter)
        assert one.feature is not None
        at = tuple(turned_name(side, quarter) for side in one.feature.at)
        return Standing(one.player, one.kind, x + shift, y - shift, Ref(one.feature.kind, at))

    tiles, figures = [laid(one) for one in position.tiles], [figure(one) for one in position.figures]
    chance.shuffle(tiles)
    chance.shuffle(figures)
    other = replace(position, tiles=tuple(tiles), figures=tuple(figures))
    for final in (False, True):
        mine, theirs = scores(position, final), scores(other, final)
        if options.get("edition") == "C1-r2":  # the field that pays for a shared city is chosen by position
            assert mine[1:] == theirs[1:]
        else:
            assert mine == theirs


@given(seeds, st.integers(1, 40), catalogs)
@few
def test_rulings_agree_with_choices(seed: int, size: int, catalogs: tuple[Any, ...]) -> None:
    position = random_position(seed, size, catalogs)
    state = CARCASSONNE.load(position)
    tile = random.Random(seed).choice(sorted(state.library.tiles))
    listed = {p[:3]: p for p in CARCASSONNE.placing.placements(state, tile, "red")}
    xs, ys = [t.x for t in position.tiles], [t.y for t in position.tiles]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            for rotation in (0, 90, 180, 270):
                ruling = CARCASSONNE.check(state, Place("red", tile, x, y, rotation))
                assert ruling.legal == ((x, y, rotation) in listed)
                if not ruling.legal:
                    assert {p[:3] for p in ruling.alternatives} == set(listed)
                    assert all(reason.rule.startswith("CB-P") for reason in ruling.reasons)
    assert CARCASSONNE.check(state, Discard("red", tile)).legal == (not listed)
    assert bool(CARCASSONNE.placing.why_nowhere(state, tile, "red")) == (not listed)


@given(seeds, st.integers(1, 40), catalogs)
@few
def test_a_placement_scores_as_previewed(seed: int, size: int, catalogs: tuple[Any, ...]) -> None:
    state = CARCASSONNE.load(random_position(seed, size, catalogs, turn=Turn("red", "place", ())))
    chance = random.Random(seed)
    tile = chance.choice(sorted(state.library.tiles))
    listed = CARCASSONNE.placing.placements(state, tile, "red")
    bare = CARCASSONNE.placing.placements(state, tile)
    assert [p[:3] + p[4:] for p in bare] == [p[:3] + p[4:] for p in listed], "the same completes"
    for place in chance.sample(listed, min(6, len(listed))):
        laid = CARCASSONNE.play(state, Place("red", tile, *place[:3])).state
        ended = CARCASSONNE.play(laid, EndTurn("red"))
        completed = Counter((e.values["kind"], len(e.tiles)) for e in ended.events if e.what == "complete")
        assert completed == Counter((kind, tiles) for kind, tiles, _ in place.completes)
        by_region = {(line.feature_kind, len(line.tiles), line.points) for line in ended.lines}
        assert by_region <= set(map(tuple, place.completes))
        turned = laid.board.cells[place.x, place.y]
        legal = set()
        for index, kind in enumerate(turned.kinds):
            move = Deploy("red", "meeple", place.x, place.y, Ref(kind, turned.names.at(index)))
            if CARCASSONNE.check(laid, move).legal:
                legal.add((kind, turned.features[index].sides))
        assert legal == {(d.feature_kind, d.sides) for d in place.deployments}


@given(seeds, st.integers(1, 60), catalogs)
@few
def test_figures_never_appear_or_vanish(seed: int, size: int, catalogs: tuple[Any, ...]) -> None:
    position = random_position(seed, size, catalogs)
    state = CARCASSONNE.load(position)
    step = CARCASSONNE.play(state, EndTurn("red"))
    home = Counter((e.values["player"], *e.tiles[0]) for e in step.events if e.what == "return")
    stay = Counter((f.player, f.x, f.y) for f in step.state.figures)
    assert home + stay == Counter((f.player, f.x, f.y) for f in position.figures)
    assert not CARCASSONNE.play(step.state, EndGame()).state.figures


@given(seeds, st.integers(3, 40), st.integers(1, 2), st.booleans())
@settings(max_examples=40)
def test_unreadable_tiles_bound_what_is_really_there(seed: int, size: int, hidden: int, edges: bool) -> None:
    """Hide tiles of a board: what is still certain is right, and bounds hold the true values."""
    position = random_position(seed, size)
    chance = random.Random(seed)
    free = [t for t in position.tiles if not any((f.x, f.y) == (t.x, t.y) for f in position.figures)]
    lost = chance.sample(free, min(hidden, len(free)))
    state = CARCASSONNE.load(position)
    seen = CARCASSONNE.load(
        replace(
            position,
            tiles=tuple(
                Laid(t.x, t.y, None, 0, state.board.cells[t.x, t.y].edges.letters if edges else None)
                if t in lost
                else t
                for t in position.tiles
            ),
        )
    )
    for region in seen.board.regions.all():
        true = state.board.region(region.pieces[0])
        if region.kind in ("city", "road"):
            if seen.done(region):
                assert true.closed
            if region.certain:
                assert (set(region.pieces), region.open_edges) == (set(true.pieces), true.open_edges)
    for region in seen.board.regions.all():
        if region.kind in seen.book.scoring.worth:
            true = report(state, state.board.region(region.pieces[0]))
            reported, (certain, low, high) = report(seen, region), certainty(case_of(seen, region))
            assert reported.certain == certain
            if certain:
                assert (reported.value, reported.complete, reported.owners) == (
                    true.value,
                    true.complete,
                    true.owners,
                )
            else:
                assert low is not None
                assert low <= true.value
                assert high is None or true.value <= high


def test_an_unreadable_tile_that_can_only_be_one_thing_completes() -> None:
    """CFFF can only be a city cap: every reading completes the city of two tiles."""
    tiles = (Laid(0, 0, "base/E", 180), Laid(0, 1, None, 0, "CFFF"))
    position = random_position(1, 1)
    state = CARCASSONNE.load(
        replace(position, tiles=tiles, figures=(Standing("red", "meeple", 0, 0, Ref("city", ("S",))),))
    )
    (line,) = CARCASSONNE.scoring.tally(state).lines
    assert (line.points, line.complete, line.certain, line.low, line.high) == (4, True, False, 4, 4)
    open_ended = CARCASSONNE.load(
        replace(position, tiles=(tiles[0], Laid(0, 1, None, 0, "C???")), figures=())
    )
    (city,) = [f for f in CARCASSONNE.scoring.tally(open_ended).features if f.kind == "city"]
    assert not city.complete
    assert not city.certain


def test_the_who_query_agrees_with_the_score_sheet() -> None:
    for seed in range(20):
        position = random_position(seed, 45)
        state = CARCASSONNE.load(position)
        reports = CARCASSONNE.scoring.tally(state, final=True).features
        for figure in position.figures:
            assert figure.feature is not None
            ruling = CARCASSONNE.scoring.who(state, FeatureAt(figure.x, figure.y, figure.feature))
            total = next(r for r in ruling.because if r.key == "sum")
            assert ruling.legal
            same = [f.value for f in reports if f.kind == figure.feature.kind and f.tiles == total.tiles]
            assert total.values["points"] in same


def test_playing_what_is_not_allowed_raises_unless_insisted() -> None:
    state = CARCASSONNE.load(random_position(3, 10))
    far = Place("red", "base/D", 50, 50, 0)
    with pytest.raises(Illegal) as refused:
        CARCASSONNE.play(state, far)
    assert refused.value.ruling.reasons[0].rule == "CB-P1"
    step = CARCASSONNE.play(state, far, insist=True)
    assert step.state.board.cells[50, 50].id == "base/D"


def test_nobody_can_insist_on_a_tile_upon_a_tile() -> None:
    state = CARCASSONNE.load(random_position(3, 10))
    x, y = next(iter(state.board.cells))
    with pytest.raises(Illegal):
        CARCASSONNE.play(state, Place("red", "base/D", x, y, 0), insist=True)


def test_a_copy_of_a_turn_has_fields_of_a_turn_only() -> None:
    turn = Turn("red", "place", ())
    assert turn.but(step="act", placed=((0, 0),)) == replace(turn, step="act", placed=((0, 0),))
    with pytest.raises(TypeError, match="stage"):
        turn.but(stage="act")


def test_a_turn_read_from_storage_can_be_copied() -> None:
    stored = msgspec.convert({"player": "red"}, Turn)  # sets only what was stored
    assert stored.but(step="place", drawn=None) == Turn("red", "place")
