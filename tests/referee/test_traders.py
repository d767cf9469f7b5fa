"""Traders & Builders: second parts, pigs and goods, counted independently. (Case by case: the scenarios.)"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import BadInput
from referee.games.carcassonne import fields
from referee.games.carcassonne.expansions.traders_and_builders import TOKENS
from referee.tiles.model.moves import EndTurn, Place
from referee.tiles.model.position import Laid, Ref, Standing, TilePosition
from referee.tiles.model.regions import Region
from referee.tiles.play.feature_scores import certainty
from referee.tiles.play.scoring import go_home
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.table import DeployedFigure, Table
from tests.examples import tries
from tests.referee.plays import Player
from tests.referee.tables import CARCASSONNE, random_position

SETS = ("base", "inns-and-cathedrals", "traders-and-builders")
PLAYED: dict[str, Any] = {"edition": "C1", "expansions": ["inns-and-cathedrals", "traders-and-builders"]}
WAYS = {"per_field_3": 3, "per_city_once_3": 3, "per_city_4": 4}
seeds = st.integers(0, 10**6)
few = settings(max_examples=25)


def farmed(seed: int, size: int, way: str) -> TilePosition:
    """A random table with many farmers of both players, each with a pig next to a farmer."""
    options = {**PLAYED, "base.field_scoring": way}
    position = replace(random_position(seed, size, SETS), options=options)
    chance, table = random.Random(seed), CARCASSONNE.load(replace(position, figures=()))
    cells, figures = table.board.cells, []
    pieces = [(x, y, i) for (x, y), tile in cells.items() for i, k in enumerate(tile.kinds) if k == "field"]
    for piece in chance.sample(pieces, min(10, len(pieces))):
        figures.append(
            DeployedFigure(chance.choice(("red", "blue")), chance.choice(("meeple", "big")), *piece)
        )
    for player in ("red", "blue"):
        mine = {table.board.region(figure[2:]) for figure in figures if figure.player == player}
        taken = {figure[2:] for figure in figures}
        free = [p for p in pieces if p not in taken and table.board.region(p) in mine]
        if free:
            figures.append(DeployedFigure(player, "pig", *chance.choice(free)))
    standing = tuple(
        Standing(f.player, f.kind, f.x, f.y, Ref("field", cells[f.x, f.y].names.at(f.segment)))
        for f in figures
    )
    return replace(position, figures=standing)


def cities_of(table: Table, field: Region) -> set[frozenset[Any]]:
    """The completed cities adjacent to a field, each as the set of its pieces."""
    touched = (
        table.board.region((x, y, other))
        for x, y, i in field.pieces
        for other in table.board.cells[x, y].features[i].beside
    )
    return {frozenset(city.pieces) for city in touched if city.closed}


def strength(figures: list[DeployedFigure]) -> Counter[str]:
    """The strength of each player."""
    worth = {"meeple": 1, "big": 2, "pig": 0}
    return +Counter({p: sum(worth[f.kind] for f in figures if f.player == p) for p in ("red", "blue")})


def winners(figures: list[DeployedFigure]) -> list[str]:
    """The players with the most strength."""
    strong = strength(figures)
    return [player for player, weight in strong.items() if weight == max(strong.values())]


def expected(table: Table, way: str) -> Counter[str]:
    """What the fields pay to whom, computed directly from the rules."""
    points: Counter[str] = Counter()
    held = {field: figures for field, figures in table.occupants.items() if field.kind == "field"}
    pigs = {(f.player, city) for r, there in held.items() for f in there if f.kind == "pig"
            for city in cities_of(table, r) if f.player in winners(there)}  # fmt: skip
    if way == "per_field_3":
        for field, there in held.items():
            for player in winners(there):
                pig = any((f.player, f.kind) == (player, "pig") for f in there)
                points[player] += (4 if pig else 3) * len(cities_of(table, field))
    elif way == "per_city_once_3":
        paid = {
            (p, city) for r, there in held.items() for p in winners(there) for city in cities_of(table, r)
        }
        for player, city in paid:
            points[player] += 4 if (player, city) in pigs else 3
    else:
        for city in {city for field in held for city in cities_of(table, field)}:
            around = [f for field, there in held.items() if city in cities_of(table, field) for f in there]
            for player in winners(around):
                points[player] += 5 if any((f.player, f.kind) == (player, "pig") for f in around) else 4
    return +points


@given(seeds, st.integers(10, 90), st.sampled_from(sorted(WAYS)))
@settings(max_examples=60)
def test_pigs_in_every_way_of_paying(seed: int, size: int, way: str) -> None:
    table = CARCASSONNE.load(farmed(seed, size, way))
    paid: Counter[str] = Counter()
    for line in CARCASSONNE.scoring.tally(table, final=True).lines:
        paid[line.player] += line.points
        assert line.points == sum(part.count * part.each for part in line.parts)
        assert line.certain
    assert +paid == expected(table, way)


@given(seeds, st.integers(10, 60), st.sampled_from(["per_field_3", "per_city_4"]), st.booleans())
@few
def test_bounds_of_fields_with_pigs_hold(seed: int, size: int, way: str, edges: bool) -> None:
    """Bounds on the points of a field contain the true value."""
    position = farmed(seed, size, way)
    free = [t for t in position.tiles if not any((f.x, f.y) == (t.x, t.y) for f in position.figures)]
    lost = random.Random(seed).choice(free) if free else None
    table = CARCASSONNE.load(position)
    tiles = tuple(
        Laid(t.x, t.y, None, 0, table.board.cells[t.x, t.y].edges.letters if edges else None)
        if t == lost
        else t
        for t in position.tiles
    )
    seen = CARCASSONNE.load(replace(position, tiles=tiles))
    for region in seen.occupants:
        true = table.board.region(region.pieces[0])
        for player in ("red", "blue"):
            value = case_of(table, true, player).value()
            certain, low, high = certainty(case_of(seen, region, player))
            if certain:
                assert case_of(seen, region, player).value() == value
            else:
                assert low is not None
                assert low <= value
                assert high is None or value <= high


@given(seeds)
@tries(8)
def test_second_parts_and_goods_in_random_matches(seed: int) -> None:
    """A player who extends the region of the player's builder has another part, once.

    The tokens are the symbols of the completed cities.
    """
    options = {"edition": "C1", "expansions": ["traders-and-builders"]}
    player = Player.sits_down(seed, options)
    before, extends = player.match.state, False
    for move in player.plays(40):
        state = player.match.state
        if isinstance(move, Place):
            mine = [f for f in before.figures if (f.player, f.kind) == (move.player, "builder")]
            extends = any((move.x, move.y) in state.board.region(f[2:]).tiles for f in mine)
        elif isinstance(move, EndTurn):
            again = extends and before.turn.part == 1 and before.turn.step != "place"
            assert state.turn.part == (2 if again else 1)
            assert (state.turn.player == move.player) == again
            symbols = Counter[str]()
            for region in state.board.regions.all():
                if region.kind == "city" and region.closed:
                    symbols.update({k: region.marks.get(f"resource:{k}", 0) for k in TOKENS})
            assert all(
                sum(state.holds(seat.id, kind) for seat in state.players) == symbols[kind] for kind in TOKENS
            )
        before = state


def figures_home(kind: str, feature: str, *standing: tuple[str, str, int]) -> list[tuple[str, str, int]]:
    """Who is left on a row of tiles when the first of these figures leaves it."""
    tiles = tuple(Laid(x, 0, "base/U") for x in range(5))
    side = ("WR",) if feature == "field" else ("W",)
    figures = tuple(Standing(p, k, x, 0, Ref(feature, side)) for p, k, x in standing)
    position = TilePosition("carcassonne", random_position(0, 1).players, tiles, PLAYED, figures=figures)
    table = CARCASSONNE.load(position)
    step = go_home(table, [table.figures[0]])
    assert len(step.events) + len(step.state.figures) == len(figures)
    return [(f.player, f.kind, f.x) for f in step.state.figures]


@pytest.mark.parametrize(("kind", "feature"), [("builder", "road"), ("pig", "field")])
def test_a_builder_without_followers_goes_home(kind: str, feature: str) -> None:
    red, other = ("red", "meeple", 0), ("blue", "meeple", 2)
    joined = ("red", kind, 1)
    assert figures_home(kind, feature, red, joined, other) == [other]
    assert figures_home(kind, feature, red, joined, ("red", "big", 3)) == [joined, ("red", "big", 3)]
    assert figures_home(kind, feature, other, joined, red) == [joined, red]
    assert figures_home(kind, feature, joined, red) == [red]
    blues = ("blue", kind, 3)
    assert figures_home(kind, feature, red, joined, other, blues) == [other, blues]


@pytest.mark.parametrize(
    ("thing", "count"),
    [("wine", -1), ("wine", "2"), ("cloth", 1.5), ("grain", True), ("wine", None), ("wine", 10**6)],
)
def test_tokens_held_are_counts(thing: str, count: Any) -> None:
    position = replace(random_position(0, 3), options=PLAYED, catalogs=None)
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.load(replace(position, held={"red": {thing: count}}))
    assert list(refused.value.errors) == [f"held.red.{thing}"]
    assert CARCASSONNE.load(replace(position, held={"red": {thing: 3}})).holds("red", thing) == 3


def test_a_worth_rule_of_fields_counts_the_cities_it_names() -> None:
    table = CARCASSONNE.load(farmed(5, 60, "per_field_3"))
    for region, figures in table.occupants.items():
        case = case_of(table, region, "red")
        pig = any((f.player, f.kind) == ("red", "pig") for f in figures)
        assert [fields.counted(case, n).value() for n in range(3)] == [0, 3 + pig, 6 + 2 * pig]
        assert case.value() == fields.paid(case) * (3 + pig)
