"""Boxes on the table: printings of the third edition, sets without rules, several boxes of one set."""

from __future__ import annotations

import copy
import itertools
from collections import defaultdict
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.game import holds
from referee.games import GAMES, shipped
from referee.tiles.io import catalog
from referee.tiles.model.position import TilePosition
from services.photos.request import photo_request
from services.photos.tile_sets import boxes
from tests.api.border import API, position
from tests.api.matches import Table, end, imported, place
from tests.api.photo_house import correct, uploaded
from vision.labels.label_space import printed

TWO = ["base", "base"]
SET = "monasteries"


def answered(client: FlaskClient, path: str, body: Any) -> Any:
    answer = client.post(f"{API}{path}", json=body)
    assert answer.status_code == 200, answer.get_data(as_text=True)
    return answer.get_json()


def left(client: FlaskClient, tile: str, **more: Any) -> int:
    body = {"position": position((0, 0, "base/D", 0), **more), "tile": tile}
    return int(answered(client, "/placements", body)["left"])


def copies_found(client: FlaskClient, *tiles: tuple[int, int, str, int], **more: Any) -> list[str]:
    body = {"position": position(*tiles, **more), "final": False}
    found = answered(client, "/scores", body)["findings"]
    return [one["rule"] for one in found if one["severity"] == "error"]


# ---- several boxes of one set ----


def test_two_boxes_hold_each_tile_twice(client: FlaskClient) -> None:
    """PB-45."""
    assert left(client, "base/D", catalogs=["base"]) == 3
    assert left(client, "base/D", catalogs=TWO) == 7
    assert left(client, "base/D", catalogs=["base"] * 3) == 11
    assert left(client, "monasteries/M1", catalogs=["base", SET, SET]) == 2
    two = ((0, 0, "base/C", 0), (1, 0, "base/C", 0))
    assert copies_found(client, *two) == ["CB-S1"]
    assert copies_found(client, *two, catalogs=TWO) == []
    assert copies_found(client, *two, (2, 0, "base/C", 0), catalogs=TWO) == ["CB-S1"]


def test_two_boxes_of_a_custom_set(client: FlaskClient) -> None:
    """Stored, or sent inline."""
    tile = catalog.built_in("base").data["tiles"][0]
    own = {
        "game": "carcassonne",
        "tiles": [{**tile, "id": "mine/one"}],
        "printings": {"mine": {"counts": {"mine/one": 2}}},
    }
    made = client.post(f"{API}/catalogs", json=own).get_json()
    assert left(client, "mine/one", catalogs=["base", made["id"], made["id"]]) == 4
    assert left(client, "mine/one", catalogs=["base", own, own]) == 4


def test_a_match_of_two_boxes(client: FlaskClient) -> None:
    """One start tile, twice the copies, also in the export."""
    table = Table.new(client, catalogs=TWO)
    answer = table.get("/position")
    assert answer["catalogs"] == TWO
    assert [one["tile"] for one in answer["tiles"]] == ["base/D"]
    assert [one["id"] for one in table.get()["catalogs"]] == ["base"]
    assert table.get("/placements?tile=base/D")["left"] == 7
    table.play([place("red", "base/C", 0, -1, 0), end("red")])
    table.play([place("blue", "base/C", 0, -2, 0), end("blue")])
    again = table.play([place("red", "base/C", 0, -3, 0), end("red")], status=422)
    assert [one["rule"] for one in again["ruling"]["reasons"]] == ["CB-S1"]
    other = imported(client, table.get("/export"))
    assert other.shown() == table.shown()
    assert other.get("/placements?tile=base/D")["left"] == 7


def test_a_photo_of_two_boxes(phone: FlaskClient) -> None:
    """The position of the photo names them, and so do photos of such a match."""
    photo = uploaded(phone, game="carcassonne", catalogs=TWO)
    assert photo["position"]["catalogs"] == TWO
    table = Table.new(phone, catalogs=TWO)
    later = uploaded(phone, match=table.id, headers={"Authorization": f"Bearer {table.tokens['host']}"})
    assert later["position"]["catalogs"] == TWO


def test_a_second_box_does_not_read_a_photo_again(phone: FlaskClient) -> None:
    photo = uploaded(phone, game="carcassonne", catalogs=["base"])
    after = correct(phone, photo, catalogs=TWO)
    assert after.status_code == 200
    assert after.get_json()["position"]["catalogs"] == TWO


# ---- editions ----


def test_the_later_third_edition_has_its_own_tiles(client: FlaskClient) -> None:
    """The tiles of boxes from 2021 and later can be entered."""
    expansions = ["river", "inns-and-cathedrals", "traders-and-builders"]
    table = Table.new(client, options={"edition": "C31", "expansions": expansions})
    assert [one["tile"] for one in table.get("/position")["tiles"]] == ["river/RrI.s"]
    for tile in ("inns-and-cathedrals/RIrI.i", "traders-and-builders/CcII.w", "river/LI.e"):
        assert table.get(f"/placements?tile={tile}")["left"] == 1
    for tile in ("river/I.e", "traders-and-builders/LRRR"):
        assert table.get(f"/placements?tile={tile}")["left"] == 0
    table.play([place("red", "river/IFI", 0, 1, 90), end("red")])
    refused = table.play([place("blue", "river/I.e", 0, 2, 90), end("blue")], status=422)
    (why,) = [one for one in refused["ruling"]["reasons"] if one["rule"] == "CB-S1"]
    assert "only in that of: C1, C2" in why["says"]


SIEGE, CIRCLES, HALVES, ROBBERS = "siege", "corn-circles", "halflings", "robbers"


@pytest.mark.parametrize(
    ("expansions", "options", "counted"),
    [
        ([SIEGE], {}, 10),  # Cathars 4, Besiegers 6
        ([SIEGE], {"siege.edition": "by_edition"}, 10),
        ([SIEGE], {"siege.edition": "cathars"}, 4),
        ([SIEGE], {"siege.edition": "besiegers", "edition": "C3"}, 6),
        ([CIRCLES], {}, 12),
        ([CIRCLES], {"corn-circles.edition": "1"}, 6),
        ([CIRCLES], {"corn-circles.edition": 2}, 6),
        ([CIRCLES], {"corn-circles.edition": "winter"}, 6),
        (["minis"], {}, 6),  # one crop circle in each of the first six minis: the second box
        (["minis"], {"corn-circles.edition": "by_edition"}, 12),
        (["minis", CIRCLES], {}, 12),
        ([HALVES], {}, 24),
        ([HALVES], {"halflings.edition": "1"}, 12),
        ([HALVES], {"halflings.edition": "2"}, 12),
        ([ROBBERS], {"edition": "C1"}, 8),
        ([ROBBERS], {"edition": "C3"}, 8),
        ([ROBBERS], {"edition": "C31"}, 8),
    ],
)
def test_a_box_sold_separately_has_its_own_number_of_tiles(
    expansions: list[str], options: dict[str, Any], counted: int
) -> None:
    """As the list of boxes and the digest count them."""
    given = {"expansions": expansions, **options}
    state = GAMES[0].load(TilePosition("carcassonne", (), (), given))
    of_set = [n for tile, n in state.library.counts.items() if tile.startswith(f"{expansions[-1]}/")]
    circles = [n for tile, n in state.library.counts.items() if tile.startswith(f"{CIRCLES}/")]
    assert sum(circles if "minis" in expansions else of_set) == counted


def test_a_match_keeps_the_boxes_with_which_it_began(client: FlaskClient) -> None:
    """A file from before the boxes of a set were distinguished has all its tiles, as on that day."""
    table = Table.new(client, options={"edition": "C2", "expansions": ["minis"]})
    assert table.get(f"/placements?tile={CIRCLES}/CR")["left"] == 0
    export = table.get("/export")
    older: dict[str, Any] = copy.deepcopy(dict(catalog.built_in(CIRCLES).data))
    del older["printings"][f"{CIRCLES}/winter"]
    for printing in older["printings"].values():
        printing["editions"] = ["C1", "C2", "C3"]
    older["tiles"] = [one for one in older["tiles"] if not one["id"].endswith(".we")]
    del older["marks"]["pennants"]
    version = catalog.read(older).version
    assert shipped(CIRCLES, version)
    export["catalogs"] = [
        {"id": CIRCLES, "version": version, "data": older} if one["id"] == CIRCLES else one
        for one in export["catalogs"]
    ]
    kept = imported(client, export)
    assert kept.get(f"/placements?tile={CIRCLES}/CR")["left"] == 1
    assert kept.get(f"/placements?tile={CIRCLES}/CcCc")["left"] == 1
    assert kept.get(f"/placements?tile={CIRCLES}/CC.2")["left"] == 1


def test_a_tile_of_two_cells_has_two_sides(client: FlaskClient) -> None:
    """Of the lake of the later third edition the front is counted; the back is laid as a house rule."""
    given = {"edition": "C31", "expansions": [DRAGONS]}
    assert left(client, f"{DRAGONS}/IICc", options=given) == 1
    assert left(client, f"{DRAGONS}/I.v.front", options=given) == 1
    assert left(client, f"{DRAGONS}/I.v.back", options=given) == 0
    for edition in ("C1", "C2", "C3"):
        assert left(client, f"{DRAGONS}/IICc", options={**given, "edition": edition}) == 0


@pytest.mark.parametrize(("edition", "source"), [("C1", "s"), ("C2", "s"), ("C3", "RrI.s"), ("C31", "RrI.s")])
def test_each_edition_begins_with_its_own_source(client: FlaskClient, edition: str, source: str) -> None:
    table = Table.new(client, options={"edition": edition, "expansions": ["river"]})
    assert [one["tile"] for one in table.get("/position")["tiles"]] == [f"river/{source}"]


def test_a_match_keeps_the_river_with_which_it_began(phone: FlaskClient) -> None:
    """A match of the third edition that began with the river of the second goes on."""
    table = Table.new(phone, options={"edition": "C2", "expansions": ["river"]})
    table.play([place("red", "river/IFI", 1, 0, 0), end("red")])
    export = table.get("/export")
    older: dict[str, Any] = copy.deepcopy(dict(catalog.built_in("river").data))
    del older["printings"]["river/1:3"]
    older["printings"]["river/1:2"]["editions"] = ["C2", "C3"]
    older["tiles"] = [one for one in older["tiles"] if one["id"] not in ("river/RrI.s", "river/LI.e")]
    for one in older["tiles"]:
        one.pop("wagon", None)
    version = catalog.read(older).version
    export["setup"]["options"]["edition"] = "C3"
    export["catalogs"] = [
        {"id": "river", "version": version, "data": older} if one["id"] == "river" else one
        for one in export["catalogs"]
    ]
    kept = imported(phone, export)
    assert [one["tile"] for one in kept.get("/position")["tiles"]] == ["river/s", "river/IFI"]
    assert kept.get("/placements?tile=river/I.e")["left"] == 1
    photo = uploaded(phone, match=kept.id, headers={"Authorization": f"Bearer {kept.tokens['host']}"})
    assert photo["status"] == "done"


DRAGONS = "princess-and-dragon"
PARTS = ("ext.dragon", "ext.fairy", "ext.princess", "ext.portal")


def test_a_printing_without_known_rules_is_tiles_only(client: FlaskClient) -> None:
    """Of the third printing of the dragon's box only the tiles are in play."""

    def volcano(**options: str) -> tuple[list[str], list[str]]:
        given = {"expansions": [DRAGONS], **options}
        laid = position((0, 0, "base/D", 0), (1, 0, f"{DRAGONS}/R.v", 90), options=given)
        laid["turn"] = {"player": "red", "step": "act", "placed": [[1, 0]]}
        move = {"type": "deploy", "player": "red", "kind": "meeple", "x": 1, "y": 0}
        body = {"position": laid, "move": {**move, "feature": {"kind": "field", "at": ["NL"]}}}
        ruling = answered(client, "/rulings", body)
        reasons = [one["rule"] for one in ruling["reasons"]]
        scores = answered(client, "/scores", {"position": laid})
        return reasons, [one["rule"] for one in scores["findings"] if one["rule"] == "CR-edition"]

    assert "PD-M1" in volcano(edition="C3")[0]
    for options in ({"edition": "C31"}, {"edition": "C2", f"{DRAGONS}.edition": "C31"}):
        reasons, notes = volcano(**options)
        assert "PD-M1" not in reasons
        assert notes == ["CR-edition"]
    assert "PD-M1" in volcano(edition="C31", **{f"{DRAGONS}.edition": "C2"})[0]
    reasons, notes = volcano(edition="C31", **{"ext.dragon": "on"})
    assert "PD-M1" in reasons
    assert notes == ["CR-edition"]  # of the other parts
    assert volcano(edition="C31", **dict.fromkeys(PARTS, "on"))[1] == []
    match = Table.new(client, options={"edition": "C31", "expansions": [DRAGONS]})
    assert match.get(f"/placements?tile={DRAGONS}/R.v")["left"] == 1


def test_what_the_answer_implies_of_boxes_is_what_counts(client: FlaskClient) -> None:
    game = client.get(f"{API}/games/carcassonne").get_json()
    name = f"{CIRCLES}.edition"
    (option,) = [one for one in game["options"] if one["name"] == name]
    assert option["values"] == ["by_edition", "1", "2", "winter"]
    for expansions in (["minis"], [CIRCLES], ["minis", CIRCLES], [CIRCLES, "minis"], ["river"], []):
        options = {"expansions": expansions}
        settled = GAMES[0].settings.settle(options, defaultdict(list)).options  # type: ignore[attr-defined]
        found = [one["value"] for one in option["implied"] if holds(one["when"], options)]
        assert [option["default"], *found][-1] == settled[name]
    offering = {box["id"] for box in game["expansions"] if name in box["options"]}
    assert offering == {CIRCLES, "minis"}


def test_what_the_answer_about_a_game_implies_is_what_counts(client: FlaskClient) -> None:
    """The page shows the values of switches from `implied`."""
    game = client.get(f"{API}/games/carcassonne").get_json()
    implied = {one["name"]: one["implied"] for one in game["options"]}
    (box,) = [one for one in game["expansions"] if one["id"] == DRAGONS]
    assert box["unruled"] == ["C31"]
    for editions in itertools.product(("C1", "C3", "C31"), (None, "by_edition", "C1", "C2", "C31")):
        options = {"edition": editions[0], "expansions": [DRAGONS]}
        options |= {f"{DRAGONS}.edition": editions[1]} if editions[1] else {}
        settled = GAMES[0].settings.settle(options, defaultdict(list)).options  # type: ignore[attr-defined]
        for part in PARTS:
            found = [one["value"] for one in implied[part] if holds(one["when"], options)]
            assert found[-1] == settled[part]


# ---- sets without rules ----


def test_sets_without_rules_are_marked(client: FlaskClient) -> None:
    rows = {one["id"]: one for one in client.get(f"{API}/catalogs").get_json()["catalogs"]}
    sets = {id for id, one in rows.items() if one["form"] == "tile-set"}
    only = {id for id in sets if rows[id]["tiles_only"]}
    played = {id for game in GAMES for box in (game.own, *game.boxes) for id in box.catalogs}
    assert only == sets - played
    assert {"plague", "russian-promos", "winter"} <= only
    assert not only & {"base", "river", "cult", "abbey-and-mayor", "gold-rush", "amazonas"}


@pytest.mark.parametrize("id", sorted(one for one in GAMES[0].catalogs if one != "base"))
def test_tiles_of_every_set_can_be_laid(client: FlaskClient, id: str) -> None:
    """In every edition there is a box of the set, and its tiles are answered in full."""
    whole = client.get(f"{API}/catalogs/{id}").get_json()
    ids = {one["id"] for one in whole["tiles"]}
    for edition in ("C1", "C2", "C3", "C31"):
        given = {"options": {"edition": edition}, "catalogs": ["base", id]}
        counted = [tile for tile in sorted(ids) if catalog.built_in(id).copies(edition).get(tile)]
        assert counted
        assert left(client, counted[0], **given) > 0
    sent_back = client.post(f"{API}/catalogs/check", json={**whole, "id": "mine"})
    assert sent_back.status_code == 200, sent_back.get_data(as_text=True)


# ---- boxes of different editions ----

HILLS = "hills-and-sheep"
FIRST, SECOND = f"{HILLS}/RR.h", f"{HILLS}/RR.hG"  # in one of the two boxes only
MIXED = {"edition": "C2", "expansions": [HILLS], f"{HILLS}.edition": "C1"}


def test_a_first_edition_box_with_a_second_edition_base_game(client: FlaskClient) -> None:
    table = Table.new(client, options=MIXED)
    refused = table.play([place("red", SECOND, 0, 1, 0)], status=422)
    (reason,) = refused["ruling"]["reasons"]
    assert reason["rule"] == "CB-S1"
    assert reason["says"] == f"The tile {SECOND} is not in the box of edition C1, only in that of: C2, C3."
    table.play([place("red", FIRST, 0, 1, 0), end("red")])
    table.play([place("blue", "base/E.garden", 0, -1, 180), end("blue")])
    assert table.get()["position"]["options"] == MIXED


def test_a_box_is_of_the_edition_of_the_game_unless_another_is_chosen(client: FlaskClient) -> None:
    def copies(**options: str) -> tuple[int, int]:
        given = {"expansions": [HILLS], **options}
        body = {"position": position((0, 0, "base/D", 0), options=given)}
        one, other = (answered(client, "/placements", {**body, "tile": tile}) for tile in (FIRST, SECOND))
        return one["left"], other["left"]

    chosen = f"{HILLS}.edition"
    assert copies(edition="C1") == copies(edition="C1", **{chosen: "by_edition"}) == (1, 0)
    assert copies(edition="C2") == copies(edition="C1", **{chosen: "C2"}) == (0, 1)
    assert copies(edition="C31") == (0, 1)
    assert copies(edition="C2", **{chosen: "C1"}) == copies(**{chosen: "C1"}) == (1, 0)


def test_a_photo_of_a_mixed_table_is_read_with_the_tiles_on_it() -> None:
    request = photo_request("carcassonne", MIXED, ["base", HILLS], [], catalog.built_in)
    tiles, copies = printed(boxes(request), "C2")
    there = {tile.id for tile in tiles}
    assert (FIRST in there, SECOND in there, "base/E.garden" in there) == (True, False, True)
    assert copies[FIRST] == 1
