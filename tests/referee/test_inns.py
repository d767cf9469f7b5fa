"""Inns & Cathedrals: what its rules change, and that they change nothing else. (Case by case: the
scenarios.)"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import BadInput
from referee.games.carcassonne import carcassonne
from referee.games.carcassonne.expansion import Element, Expansion
from referee.games.carcassonne.expansions import EXPANSIONS
from referee.games.carcassonne.expansions.inns_and_cathedrals import INNS_AND_CATHEDRALS
from referee.tiles.model.position import Laid, TilePosition
from referee.tiles.model.regions import Region
from referee.tiles.play.feature_scores import certainty, report
from referee.tiles.rules.book import FigureKind
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.table import Table
from tests.referee.tables import CARCASSONNE, random_position

SETS = ("base", "inns-and-cathedrals")
PLAYED = {"edition": "C1", "expansions": ["inns-and-cathedrals"]}
SWITCHES = ("ext.inns", "ext.cathedral", "ext.large_meeple")
seeds, sizes = st.integers(0, 10**6), st.integers(5, 70)
few = settings(max_examples=25)


def loaded(position: TilePosition, **options: Any) -> Table:
    """The position under these options."""
    return CARCASSONNE.load(replace(position, options=options))


def shown(table: Table, region: Region, mark: str) -> int:
    """How often a mark is shown on a region, counted piece by piece."""
    return sum(table.board.cells[x, y].features[i].marks.get(mark, 0) for x, y, i in region.pieces)


@given(seeds, sizes, st.booleans(), st.booleans())
@few
def test_inns_and_cathedrals_change_their_own_features_only(
    seed: int, size: int, inns: bool, cathedrals: bool
) -> None:
    position = random_position(seed, size, SETS)
    plain = loaded(position, edition="C1")
    table = loaded(position, **{"edition": "C1", "ext.inns": inns, "ext.cathedral": cathedrals})
    for region in table.board.regions.all():
        before = report(plain, plain.board.region(region.pieces[0]))
        now, tiles = report(table, region), len(region.tiles)
        if inns and region.kind == "road" and shown(table, region, "inn"):
            assert now.value == (2 * tiles if now.complete else 0)
        elif cathedrals and region.kind == "city" and shown(table, region, "cathedral"):
            pieces = tiles + shown(table, region, "pennants")
            assert now.value == (3 * pieces if now.complete else 0)
        else:
            assert now == before


@given(seeds, sizes)
@few
def test_a_large_meeple_counts_as_two_meeples(seed: int, size: int) -> None:
    position = random_position(seed, size, SETS)
    big = tuple(replace(f, kind="big") if f.player == "red" else f for f in position.figures)
    table = loaded(replace(position, figures=big), **PLAYED)
    for region, figures in table.occupants.items():
        heads = Counter(figure.player for figure in figures)
        strength = {player: count * (2 if player == "red" else 1) for player, count in heads.items()}
        case = case_of(table, region)
        assert case.holders() == strength
        assert set(case.owners()) == {p for p in heads if strength[p] == max(strength.values())}


@given(seeds, st.integers(2, 25))
@few
def test_a_large_meeple_may_go_where_a_meeple_may(seed: int, size: int) -> None:
    table = loaded(random_position(seed, size, SETS), **PLAYED)
    for tile in random.Random(seed).sample(sorted(table.library.tiles), 5):
        for place in CARCASSONNE.placing.placements(table, tile, "red"):
            by_kind = {
                kind: [d._replace(kind="") for d in place.deployments if d.kind == kind]
                for kind in ("meeple", "big")
            }
            if table.supply.left("red", "meeple") > 0:
                assert by_kind["big"] == by_kind["meeple"]


@given(seeds, st.integers(3, 40), st.integers(1, 2), st.booleans())
@settings(max_examples=40)
def test_bounds_beside_unreadable_tiles_hold(seed: int, size: int, hidden: int, edges: bool) -> None:
    """On any table, including inns and cathedrals."""
    position = replace(random_position(seed, size, SETS), options=PLAYED)
    free = [t for t in position.tiles if not any((f.x, f.y) == (t.x, t.y) for f in position.figures)]
    lost = random.Random(seed).sample(free, min(hidden, len(free)))
    table = CARCASSONNE.load(position)
    tiles = tuple(
        Laid(t.x, t.y, None, 0, table.board.cells[t.x, t.y].edges.letters if edges else None)
        if t in lost
        else t
        for t in position.tiles
    )
    seen = CARCASSONNE.load(replace(position, tiles=tiles))
    for region in seen.board.regions.all():
        if region.kind not in ("road", "city"):
            continue
        true = report(table, table.board.region(region.pieces[0]))
        certain, low, high = certainty(case_of(seen, region))
        if certain:
            assert report(seen, region).value == true.value
        else:
            assert low is not None
            assert low <= true.value
            assert high is None or true.value <= high


def test_every_element_comes_with_the_expansion_or_alone() -> None:
    position = random_position(1, 3, SETS)
    together = loaded(position, **PLAYED)
    assert all(together.options[name] == "on" for name in SWITCHES)
    assert "big" in together.book.figures
    for name in SWITCHES:
        alone = loaded(position, **{name: "on"})
        assert [other for other in SWITCHES if alone.options[other] == "on"] == [name]
        assert ("big" in alone.book.figures) == (name == "ext.large_meeple")
        assert CARCASSONNE.catalog_reader.implied({name: "on"}) == SETS
    assert CARCASSONNE.catalog_reader.implied(PLAYED) == SETS
    without = loaded(position, **PLAYED, **{"ext.large_meeple": False})
    assert "big" not in without.book.figures


def test_another_box_with_large_meeples_is_refused() -> None:
    def giants(book: Any, options: Any) -> Any:
        return book.add(figures={"big": FigureKind(3, frozenset({"city"}), 3)})

    game = carcassonne((INNS_AND_CATHEDRALS, Expansion("giants", (Element(giants),))))
    with pytest.raises(BadInput) as refused:
        game.catalog_reader.implied({"expansions": ["giants", "inns-and-cathedrals"]})
    assert "big" in refused.value.errors["options.expansions"][0]
    assert INNS_AND_CATHEDRALS in EXPANSIONS
