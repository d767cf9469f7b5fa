"""Boxes that change what is on the table when a match begins: of any two, each has its start, or its tiles
are drawn, or a finding names the rule about it. On a map the first tile lies where the map has its start.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.count.city import BLOCK
from referee.match import Entry, PlayedMatch
from referee.tiles.model.moves import Place
from referee.tiles.model.position import Laid, TilePosition
from tests.referee.plays import SEATS, Player

SOURCE, SCHOOL, CITY, LAND = "river/s", "school/RRRRRR", "count/7", "base/D"
STARTS = {"river": SOURCE, "river-2": SOURCE, "school": SCHOOL, "count": CITY}
ALONE = {SCHOOL: {LAND, SCHOOL}, CITY: {id for _, _, id, _ in BLOCK}}
FIRST = (SOURCE, CITY, SCHOOL)  # RV-S1 before CO-S1 before SC-1
OTHERS = ("gq11", "wind-roses", "halflings", "castles-in-germany", "hills-and-sheep", "abbey")
BOXES = (*STARTS, *OTHERS)


def started(options: dict[str, Any]) -> PlayedMatch[Any]:
    return PlayedMatch.begin(CARCASSONNE, TilePosition("carcassonne", SEATS, (), options))


def rules(match: PlayedMatch[Any]) -> set[str]:
    return {one.reason.rule for one in CARCASSONNE.inspect(match.state)}


def test_every_box_with_a_start_is_tested() -> None:
    on = {option.name: option.default for option in CARCASSONNE.options}
    on |= {switch.name: "off" for one in CARCASSONNE.expansions for switch in one.switches}
    found = set()
    for one in CARCASSONNE.expansions:
        switched = {switch.name: "on" for switch in one.switches}
        if one.start({**on, **switched, "expansions": [one.id]}):
            found.add(one.id)
    assert found == set(STARTS)


@pytest.mark.parametrize("boxes", [*combinations(BOXES, 2), *combinations(STARTS, 3)], ids="+".join)
def test_each_start_is_there_or_drawn_or_named(boxes: tuple[str, ...]) -> None:
    match = started({"expansions": list(boxes)})
    there = {str(tile.tile) for tile in match.position.tiles}
    starts = [start for start in FIRST if start in {STARTS.get(box) for box in boxes}]
    assert there == (ALONE.get(starts[0], {starts[0]}) if starts else {LAND})
    for start in starts[1:]:
        if start == SCHOOL:
            assert match.state.bag.copies_left(SCHOOL) == 1
        else:
            assert "CO-S1" in rules(match)
    if starts:
        assert match.state.bag.copies_left(LAND) == match.state.library.counts[LAND] - (LAND in there)
    for _ in Player.sits_down(3, {"expansions": list(boxes)}).plays(2):
        pass


@pytest.mark.parametrize("box", STARTS)
def test_a_map_has_one_start_tile(box: str) -> None:
    plain, match = started({"map": "stand-in-map"}), started({"map": "stand-in-map", "expansions": [box]})
    (first, *others), (usual, *printed) = match.position.tiles, plain.position.tiles
    assert first == replace(usual, tile=SOURCE if STARTS[box] == SOURCE else LAND)
    assert others == printed
    assert ("CO-S1" in rules(match)) == (box == "count")
    assert not [one for one in CARCASSONNE.inspect(match.state) if one.severity == "error"]


def test_a_school_that_is_drawn_brings_the_teacher() -> None:
    match = started({"expansions": ["school", "count"]})
    assert [token.kind for token in match.position.tokens or ()] == ["count"]
    match = match.add(Entry((Place("red", SCHOOL, 0, 2, 90),)))
    assert sorted(token.kind for token in match.position.tokens or ()) == ["count", "teacher"]


def test_the_city_can_be_entered_with_the_source() -> None:
    city = [Laid(x, y, id, turned) for x, y, id, turned in BLOCK]
    options = {"expansions": ["count", "river"]}
    position = TilePosition("carcassonne", SEATS, (*city, Laid(0, -2, SOURCE, 270)), options)
    match = PlayedMatch.begin(CARCASSONNE, position)
    assert [token.kind for token in match.position.tokens or ()] == ["count"]
    assert "CO-S1" not in rules(match)
    assert CARCASSONNE.placing.placements(match.state, "river/IFI", "red")
    assert not CARCASSONNE.check(match.state, Place("red", "base/U", 1, -2, 90)).legal  # RV-P1
