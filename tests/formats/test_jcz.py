"""Saves of JCloisterZone are read and written; what is not covered is refused.

Round trips of recorded games: tests/games/test_recorded.py.
"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from formats import jcz
from formats.jcz import boxes, names, pieces
from referee.game import BadInput
from referee.games import built_in
from tests.referee.plays import Player
from tile_referee import Match, loads

WHEN = "2026-11-27T18:00:00.000Z"
SHEEP = {"shepherd": 1, "hill": True, "vineyard": True}
BASE = {"small-follower": 7, "farmers": True}
START = [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]


def place(tile: str, rotation: int, x: int, y: int) -> dict[str, Any]:
    return {
        "type": "PLACE_TILE",
        "payload": {"tileId": tile, "rotation": f"R{rotation}", "position": [x, y]},
    }


def deploy(figure: str, x: int, y: int, feature: str, location: str) -> dict[str, Any]:
    pointer = {"position": [x, y], "location": location, "feature": feature}
    return {"type": "DEPLOY_MEEPLE", "payload": {"pointer": pointer, "meepleId": figure}}


COMMIT = {"type": "COMMIT", "payload": {"random": 0.5}}
PASS: dict[str, Any] = {"type": "PASS", "payload": {}}


def saved(replay: list[Any], elements: Any = None, sets: Any = None, **more: Any) -> dict[str, Any]:
    return {
        "appVersion": "5.7.0",
        "setup": {
            "sets": sets or {"basic:1": 1},
            "elements": {**BASE, **(elements or {})},
            "rules": {},
            "start": START,
        },
        "players": [{"name": "Alice", "slot": 0}, {"name": "Bob", "slot": 1}],
        "replay": replay,
        **more,
    }


PIG = [
    *(place("BA/CFC.2", 0, 0, -1), deploy("0.small.1", 0, -1, "Field", "EL.ER.WL.WR"), COMMIT),
    *(place("BA/C", 180, 0, -2), deploy("1.small.1", 0, -2, "Field", "NL.NR.EL.ER.WL.WR"), COMMIT),
    *(place("BA/C", 270, -1, -1), deploy("0.pig.1", -1, -1, "Field", "NL.NR.EL.ER.SL.SR"), COMMIT),
    *(place("BA/Rr", 90, -1, -2), PASS, COMMIT),
]


def test_a_save_scores_as_in_jcloisterzone() -> None:
    """The end of a small game with a pig: 8 and 6 points."""
    match = jcz.read(saved(PIG, {"pig": 1}, gameAnnotations={"endTurn": 4}))
    assert dict(match.scores) == {"p1": 8, "p2": 6}
    assert [seat.name for seat in match.state.players] == ["Alice", "Bob"]
    assert isinstance(loads(json.dumps(saved(PIG, {"pig": 1}))), Match)


def test_undone_messages_and_discarded_tiles() -> None:
    undone = [PIG[0], {"type": "UNDO", "payload": {}}, *PIG]
    assert jcz.read(saved(undone, {"pig": 1})).scores == jcz.read(saved(PIG, {"pig": 1})).scores
    order = {"drawOrder": ["BA/CFC.2", "BA/RRRR", "BA/C"]}
    with pytest.raises(BadInput, match="Against the rules"):  # the crossing can be placed
        jcz.read(saved(PIG[:6], gameAnnotations=order))


def test_every_name_of_a_covered_tile_is_read_back() -> None:
    ids = [tile for catalog in set(boxes.SETS.values()) for tile in built_in(catalog).tiles]
    named = {tile: names.name_of(tile) for tile in ids}
    assert {tile for tile, name in named.items() if name is None} == names.NOT_THERE
    assert {tile: names.tile_of(name) for tile, name in named.items() if name} == {
        tile: tile for tile, name in named.items() if name
    }


def test_names_of_boxes_are_options_and_printings_that_exist() -> None:
    options = {option.name: option.values for option in pieces.CARCASSONNE.options}
    assert {option for option, _ in boxes.ELEMENTS.values()} <= options.keys()
    assert all(value in options[option] for option, value in boxes.RULES.values())
    assert {rule for rule, _ in boxes.RULES} <= boxes.DEFAULTS.keys()
    for name, catalog in boxes.SETS.items():
        assert name in {one.id for one in built_in(catalog).printings}
    assert {piece.word for piece in pieces.TOKENS.values()} <= pieces.MOVES.keys()


def test_another_number_of_meeples_is_read_and_written() -> None:
    read = jcz.read(saved([], {"small-follower": 9}))
    assert read.state.options["base.meeples"] == "9"
    assert jcz.write(read, WHEN)["setup"]["elements"]["small-follower"] == 9
    usual = jcz.read(saved([]))
    assert "base.meeples" not in usual.start.given
    assert jcz.write(usual, WHEN)["setup"]["elements"]["small-follower"] == 7


def token(name: str, pointer: Any) -> dict[str, Any]:
    return {"type": "PLACE_TOKEN", "payload": {"token": name, "pointer": pointer}}


def at(x: int, y: int, feature: str, location: str) -> dict[str, Any]:
    return {"position": [x, y], "feature": feature, "location": location}


def turns(*messages: dict[str, Any]) -> list[dict[str, Any]]:
    """Each placement, with what follows it until the next; nothing: a pass."""
    found: list[dict[str, Any]] = []
    for number, one in enumerate(messages):
        ends = messages[number + 1 : number + 2] == () or messages[number + 1]["type"] == "PLACE_TILE"
        found += [one, *([PASS] if ends and one["type"] == "PLACE_TILE" else []), *([COMMIT] if ends else [])]
    return found


WAGON = turns(
    place("BA/RRR", 0, 1, 0),
    *(place("BA/RFr", 90, 1, 1), token("BRIDGE", at(1, 1, "Road", "WE"))),
    deploy("1.wagon.1", 1, 1, "Road", "WE"),
    place("BA/RRRR", 0, 2, 1),
    place("BA/Rr", 90, 1, 2),
    place("BA/RFr", 0, 0, 2),
    place("BA/RrC", 270, -1, 0),
    place("BA/RFr", 90, -1, 1),
    place("AM/A", 0, 0, 1),
)
CASTLE = turns(
    *(place("BA/C", 180, 0, -1), deploy("0.small.1", 0, -1, "City", "S")),
    token("CASTLE", at(0, -1, "City", "S")),
    place("BA/RRR", 0, -1, 0),
    place("BA/RRR", 0, 1, 0),
)
MAGE = turns(
    *(place("BA/RFr", 0, 1, 0), deploy("0.small.1", 1, 0, "Road", "WE")),
    place("MW/CRRR.3", 0, -1, 0),
    {"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": "mage.1", "to": at(0, 0, "Road", "WE")}},
    place("BA/RCr", 0, 2, 0),
    place("BA/RRRR", 0, 3, 0),
)
FAIRY = turns(
    *(place("BA/RFr", 0, 1, 0), deploy("0.small.1", 1, 0, "Road", "WE")),
    place("BA/L", 0, 0, 1),
    place("BA/RFr", 0, 2, 0),
    {
        "type": "MOVE_NEUTRAL_FIGURE",
        "payload": {
            "figureId": "fairy.1",
            "to": {"featurePointer": at(1, 0, "Road", "WE"), "meepleId": "0.small.1"},
        },
    },
)


@pytest.mark.parametrize(
    ("replay", "setup", "points"),
    [
        (
            [*WAGON, deploy("1.wagon.1", 0, 1, "Monastery", "I"), COMMIT],
            {"bridge": 1, "abbey": 1, "wagon": 1},
            (0, 2),
        ),
        (CASTLE, {"castle": 1}, (3, 0)),
        (MAGE, {"mage": 1, "witch": 1}, (10, 0)),
        (FAIRY, {"fairy": 1}, (0, 0)),
    ],
)
def test_pieces_in_jcloisterzone_saves(replay: list[Any], setup: Any, points: tuple[int, int]) -> None:
    """Games like those with which the other program tests itself, and its answers to them."""
    save = saved(replay, setup, {"basic:1": 1, **({"mage-and-witch:1": 1} if "mage" in setup else {})})
    if "wagon" in setup:
        save["setup"]["rules"] = {"wagon-move": "C1"}
    match = jcz.read(save)
    assert tuple(match.scores.values()) == points
    again = jcz.read(json.loads(json.dumps(jcz.write(match, WHEN))))
    assert again.state.figures == match.state.figures
    assert again.state.tokens == match.state.tokens


def test_a_flight_without_a_landing_brings_the_figure_home() -> None:
    """The die is not in the save; whatever it showed, there was nowhere to land."""
    flown = [place("FL/RFr.WE.o", 0, 1, 0), deploy("0.small.1", 1, 0, "FlyingMachine", "I"), COMMIT]
    with_landing = [*flown[:2], deploy("0.small.1", 0, 0, "Road", "WE"), COMMIT]
    sets = {"basic:1": 1, "flier:1": 1}
    assert not jcz.read(saved(flown, sets=sets)).state.figures
    assert len(jcz.read(saved(with_landing, sets=sets)).state.figures) == 1


def test_bazaar_tiles_come_from_the_draw_order() -> None:
    sets = {"basic:1": 1, "bridges-castles-and-bazaars:1": 1}
    bid = {"type": "BAZAAR_BID", "payload": {"supplyIndex": 1, "price": 2}}
    sold = [*turns(place("BB/F.b", 0, 0, 1)), bid, PASS]
    order = {"drawOrder": ["BB/F.b", "BA/L", "BA/RRRR"]}
    match = jcz.read(saved(sold, {"bazaar": True}, sets, gameAnnotations=order))
    assert match.state.bag.in_hand == {"p2": "base/X", "p1": "base/B"}
    assert dict(match.scores) == {"p1": 0, "p2": -2}
    assert jcz.read(jcz.write(match, WHEN)).state.bag.in_hand == match.state.bag.in_hand
    with pytest.raises(BadInput, match="what was drawn"):
        jcz.read(saved(sold, {"bazaar": True}, sets))


def test_jcloisterzone_saves_have_no_animal_token() -> None:
    sets, elements = {"basic:1": 1, "under-the-big-top:1": 1}, {"big-top": 1}
    farmer = deploy("0.small.1", 0, 1, "Field", "NL.NR.EL.ER.SL.SR.WL.WR")
    twice = turns(place("BT/ffrf.bt", 0, 0, 1), farmer, place("BT/cfff.bt", 180, 1, 1))
    with pytest.raises(BadInput, match="what was drawn"):
        jcz.read(saved(twice, elements, sets))
    match = jcz.read(saved(twice, elements, sets, tileReferee={"tokens": ["4"]}))
    assert jcz.write(match, WHEN)["tileReferee"]["tokens"] == ["4"]


@pytest.mark.parametrize("off", [{"hill"}, {"shepherd", "vineyard"}, {"shepherd", "hill"}])
def test_parts_of_hills_and_sheep_stay_off(off: set[str]) -> None:
    match = jcz.read(saved([], {name: value for name, value in SHEEP.items() if name not in off}))
    options = match.start.options
    assert {name for name in SHEEP if options[f"ext.{name}"] == "off"} == off
    elements = jcz.write(match, WHEN)["setup"]["elements"]
    assert {name: elements[name] for name in SHEEP if name in elements} == {
        name: value for name, value in SHEEP.items() if name not in off
    }


def test_several_boxes_are_boxes_again() -> None:
    sets = {"basic:1": 1, "darmstadt": 3, "siege/cathars": 1, "under-the-big-top:1": 1}
    match = jcz.read(saved([], {"escape": True}, sets))
    assert jcz.write(match, WHEN)["setup"]["sets"] == sets
    assert match.state.bag.pile == 72 - 1 + 9 + 4 + 20


def test_boxes_of_different_editions_stay_so() -> None:
    sets = {"basic:2": 1, "hills-and-sheep:1": 1, "tower:2": 1}
    match = jcz.read(saved([], SHEEP, sets))
    assert match.start.options["hills-and-sheep.edition"] == "C1"
    assert match.start.options["tower.edition"] == "by_edition"
    assert match.start.left_given is None
    assert jcz.write(match, WHEN)["setup"]["sets"] == sets


def test_a_save_waits_where_jcloisterzone_waits() -> None:
    """An abbey that could be placed is passed and confirmed before a tile is drawn."""
    hole = [place("BA/L", 0, 0, 1), place("BA/L", 0, 1, 1), place("BA/L", 0, 2, 1), place("BA/C", 180, 0, -1)]
    match = jcz.read(saved(turns(*hole), {"abbey": 1}))
    assert [one["type"] for one in jcz.write(match, WHEN)["replay"]] == ["PLACE_TILE", "PASS", "COMMIT"] * 4


@pytest.mark.parametrize(
    ("path", "value", "wrong"),
    [
        (("setup", "sets", "winter"), 1, "setup.sets.winter"),
        (("setup", "sets", "basic:1"), 10, "setup.sets.basic:1"),
        (("setup", "sets", "siege/cathars"), 1, "setup.elements.escape"),
        (("setup", "elements", "yaga"), True, "setup.elements.yaga"),
        (("setup", "elements", "mage"), 1, "setup.elements.witch"),
        (("setup", "elements", "small-follower"), 11, "setup.elements.small-follower"),
        (("setup", "start", 0, "tile"), "XX/Y", "setup.start[0].tile"),
        (("setup", "start", 0, "x"), "a", "setup.start[0]"),
        (("setup",), None, "setup"),
        (("players",), {}, "players"),
        (("replay",), 3, "replay"),
        (("replay",), [PASS] * 7_000, "replay"),
        (("replay", 0), 3, "replay[0]"),
        (("replay", 0, "payload", "position"), [1], "replay[0].payload.position"),
        (("replay", 0, "payload", "rotation"), "R45", "replay[0].payload.rotation"),
        (("replay", 0, "payload", "tileId"), "XX/C", "replay[0].payload.tileId"),
        (("replay", 0, "payload", "tileId"), "TO/C", "replay[0]"),
        (("replay", 0, "type"), "DONKEY", "replay[0].type"),
        (("replay", 0, "type"), "PLACE_TOKEN", "replay[0].payload.token"),
        (("replay", 0, "type"), "MOVE_NEUTRAL_FIGURE", "replay[0].payload.figureId"),
        (("replay", 0, "type"), "BAZAAR_BID", "replay[0].payload"),
        (("replay", 0, "type"), "CAPTURE_FOLLOWER", "replay[0].type"),
        (("replay", 1, "type"), "RETURN_MEEPLE", "replay[1].payload.source"),
        (("replay", 1, "type"), "PAY_RANSOM", "replay[1].payload.meepleId"),
        (("replay", 1, "type"), "CIRCLE_REMOVE_OR_DEPLOY", "replay[1].payload.value"),
        (("replay", 1, "payload", "meepleId"), "0.obelisk.1", "replay[1].payload.meepleId"),
        (("replay", 1, "payload", "meepleId"), "0.mayor.1", "replay[1]"),
        (("replay", 1, "payload", "pointer", "feature"), "Circus", "replay[1].payload.pointer"),
        (("replay", 1, "payload", "pointer", "feature"), None, "replay[1].payload.pointer"),
        (("replay", 0, "payload", "rotation"), "R90", "replay[0]"),
        (("gameAnnotations",), 3, "gameAnnotations"),
        (("gameAnnotations",), {"drawOrder": ["XX/C"]}, "gameAnnotations.drawOrder[0]"),
        (("tileReferee",), 3, "tileReferee"),
    ],
)
def test_uncovered_or_malformed_saves_are_refused(path: tuple[Any, ...], value: Any, wrong: str) -> None:
    save = copy.deepcopy(saved(PIG, {"pig": 1}))
    inner: Any = save
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadInput) as refused:
        jcz.read(save)
    assert wrong in refused.value.errors


def test_jcloisterzone_saves_have_no_sheep_tokens() -> None:
    shepherd = [place("BA/RFr", 0, 1, 0), deploy("0.shepherd.1", 1, 0, "Field", "ER.SL.SR.WL"), COMMIT]
    with pytest.raises(BadInput, match="what was drawn"):
        jcz.read(saved(shepherd, {"shepherd": 1}))
    own = saved(shepherd, {"shepherd": 1}, tileReferee={"tokens": ["sheep-3"]})
    assert jcz.read(own).state.tokens


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"setup": [], "replay": []}])
def test_malformed_input_is_only_bad_input(data: Any) -> None:
    with pytest.raises(BadInput):
        jcz.read(data)


def test_matches_that_the_format_does_not_cover() -> None:
    adjusted = Match()
    adjusted.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
    insisted = Match()
    insisted.play("red: place E 0,-1", insist=True)
    for match in (adjusted, insisted, Match(game="gold-rush"), Match(options={"expansions": ["messages"]})):
        with pytest.raises(BadInput, match="cannot hold"):
            match.to_jcz()
    with pytest.raises(BadInput, match=r"cannot hold.*halflings"):
        Match(options={"expansions": ["halflings"]}).to_jcz()


@pytest.mark.parametrize("count", [0, 1, 7])
def test_a_save_has_as_many_players_as_the_game(count: int) -> None:
    with pytest.raises(BadInput) as refused:
        jcz.read({**saved([]), "players": [{"name": "Alice"}] * count})
    assert list(refused.value.errors) == ["players"]


def test_a_last_turn_against_the_rules_is_refused() -> None:
    abbot = {"featurePointer": at(0, 0, "Monastery", "I"), "meepleId": "0.abbot.1"}
    retrieved = {"type": "RETURN_MEEPLE", "payload": {"pointer": abbot, "source": "ABBOT_RETURN"}}
    for last in (retrieved, place("BA/L", 0, 0, -1)):  # no abbot there; does not fit
        with pytest.raises(BadInput) as refused:
            jcz.read(saved([last]))
        assert list(refused.value.errors) == ["replay[0]"]


def test_errors_name_messages_by_their_place_in_the_save() -> None:
    undone = [place("BA/C", 180, 0, -1), {"type": "UNDO"}, {"type": "TOWER"}]
    with pytest.raises(BadInput) as refused:
        jcz.read(saved(undone))
    assert list(refused.value.errors) == ["replay[2].type"]


def test_a_match_before_its_final_scoring_survives_a_round_trip() -> None:
    played = Player.sits_down(5, {"edition": "C1"})
    for _ in played.plays(71):
        pass
    again = jcz.read(jcz.write(played.match, WHEN))
    assert played.match.game.finished(played.match.state)
    assert not again.game.over(again.state)
    assert list(again.scores.values()) == list(played.match.scores.values())
