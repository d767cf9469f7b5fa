"""A photo is read again when people name its edition or its sets.

The edition, and sets that were not named, are recognised from the photo. The recogniser is the stand-in (see
tests/api/fake_recogniser.py).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee.say import speaker
from services.photos.corrections import MOST_CELLS, MOST_OF_FIGURES
from services.photos.position import serializer
from services.photos.reread import MOST_READINGS
from tests import messages
from tests.api.border import API, problem
from tests.api.fake_recogniser import INNS, SEES_NOTHING, WAITS, gate
from tests.api.photo_house import PHOTOS, ask, correct, picture, send, uploaded
from vision import settle as settling
from vision.settle import settle

LANGUAGES = ("en", "ro", "it", "de")
BOTH = ["base", "inns-and-cathedrals"]
INN, CITY, BEND = (f"inns-and-cathedrals/{code}" for code in ("RRR.i", "CCC", "Rr.i"))
FOUND = [{"catalog": "inns-and-cathedrals", "tiles": 3, "sure": True}]

CATALOGS = Path(__file__).resolve().parents[2] / "catalog/carcassonne"


def table(phone: FlaskClient, **more: Any) -> dict[str, Any]:
    """A board of the third edition with three tiles of Inns & Cathedrals on it."""
    return uploaded(phone, picture(INNS), **more)


def corrected(phone: FlaskClient, photo: dict[str, Any], *corrections: dict[str, Any], **more: Any) -> Any:
    """PATCH a photo. Returns its answer once it is read."""
    answer = correct(phone, photo, *corrections, **more)
    assert answer.status_code in (200, 202), answer.get_data(as_text=True)
    return ask(phone, photo, headers={"Prefer": "wait=30"}).get_json()


def lie(photo: dict[str, Any]) -> dict[tuple[int, int], str | None]:
    return {(tile["x"], tile["y"]): tile["tile"] for tile in photo["tiles"]}


def readings(app: Flask, photo: dict[str, Any]) -> int:
    """How often a photo was read again."""
    record = app.extensions["services"].photos.repository.records.get(photo["id"])
    return int(record.request["again"])


# ---- the edition ----


def test_the_recognised_edition_is_reported_and_its_rules_apply(phone: FlaskClient) -> None:
    photo = table(phone)
    assert photo["edition"] == {"seen": "C3", "told": False}
    assert photo["position"]["options"] == {"edition": "C3"}
    assert photo["asked"] == {"game": "carcassonne", "options": {}, "catalogs": ["base"]}
    sheet = phone.post(f"{API}/scores", json={"position": photo["position"], "final": True})
    assert sheet.status_code == 200


def test_a_named_edition_stays(phone: FlaskClient) -> None:
    photo = table(phone, options={"edition": "C1-r2"})
    assert photo["edition"] == {"seen": "C3", "told": True}
    assert photo["position"]["options"] == {"edition": "C1-r2"}
    (finding,) = (one for one in photo["findings"] if one["finding"] == "other-artwork")
    assert finding["severity"] == "info"
    answers = {lang: ask(phone, photo, headers={"Accept-Language": lang}).get_json() for lang in LANGUAGES}
    titles = {
        one["says"] for a in answers.values() for one in a["findings"] if one["finding"] == "other-artwork"
    }
    assert len(titles) == len(LANGUAGES)


def test_the_artwork_of_the_named_edition_is_no_finding(phone: FlaskClient) -> None:
    for options in ({"edition": "C3"}, {}):
        found = table(phone, options=options)["findings"]
        assert "other-artwork" not in {one["finding"] for one in found}


def test_an_edition_that_an_expansion_lacks_is_not_put_into_the_options(phone: FlaskClient) -> None:
    """Abbots belong to the second and third edition.

    The tiles seen here are of the third, so the abbots may stay; where nothing is recognised nothing is set.
    """
    options = {"base.abbot": True}
    assert table(phone, options=options)["position"]["options"] == {**options, "edition": "C3"}
    plain = uploaded(phone, options=options)
    assert plain["edition"] is None
    assert plain["position"]["options"] == options


def test_other_rules_are_chosen_without_reading_the_photo_again(photo_app: Flask, phone: FlaskClient) -> None:
    photo = table(phone)
    answer = correct(phone, photo, options={"edition": "C1-r1"})
    assert answer.status_code == 200
    after = answer.get_json()
    assert after["position"]["options"] == {"edition": "C1-r1"}
    assert after["edition"] == {"seen": "C3", "told": True}
    assert lie(after) == lie(photo)
    assert corrected(phone, photo, options={"edition": None})["position"]["options"] == {"edition": "C3"}
    assert readings(photo_app, photo) == 0


def test_sets_added_later_are_looked_for_in_the_edition_that_is_seen(phone: FlaskClient) -> None:
    """The edition of the rules does not change the edition of the pictures once these were seen."""
    photo = table(phone)
    corrected(phone, photo, options={"edition": "C1"})
    after = corrected(phone, photo, catalogs=BOTH)
    assert after["edition"] == {"seen": "C3", "told": True}
    assert after["position"]["options"] == {"edition": "C1"}


def test_a_wrong_edition_is_corrected_by_reading_again(photo_app: Flask, phone: FlaskClient) -> None:
    photo = table(phone, options={"edition": "C1"})
    assert correct(phone, photo, options={"edition": "C3"}).status_code == 202
    after = ask(phone, photo, headers={"Prefer": "wait=30"}).get_json()
    assert after["position"]["options"] == {"edition": "C3"}
    assert readings(photo_app, photo) == 1


# ---- sets that were not named ----


def test_unnamed_sets_are_reported_in_numbers_and_in_words(phone: FlaskClient) -> None:
    photo = table(phone)
    assert photo["sets_seen"] == FOUND
    assert [lie(photo)[at] for at in ((1, 1), (2, 0), (2, 1))] == [None] * 3
    (finding,) = photo["findings"]
    assert (finding["finding"], finding["severity"]) == ("untold-sets", "warning")
    assert "Inns & Cathedrals (3)" in finding["says"]
    names = {
        "de": "Wirtshäuser und Kathedralen (3)",
        "it": "Locande e cattedrali (3)",
        "ro": "Hanuri și catedrale (3)",
    }
    for language, name in names.items():
        answer = ask(phone, photo, headers={"Accept-Language": language}).get_json()
        assert name in answer["findings"][0]["says"]
    assert "quad" not in finding


def test_a_tile_of_another_set_is_offered_first_and_can_be_named_at_once(phone: FlaskClient) -> None:
    photo = table(phone)
    doubt = next(d for d in photo["doubts"] if (d.get("x"), d.get("y")) == (2, 0))
    assert doubt["reason"] == "unknown"
    assert doubt["candidates"][0]["tile"] == CITY
    after = corrected(phone, photo, {"x": 2, "y": 0, "tile": CITY, "rotation": 90})
    assert lie(after)[2, 0] == CITY
    assert after["sets_seen"] == [{**FOUND[0], "tiles": 2, "sure": False}]
    assert after["position"]["catalogs"] == BOTH


def test_with_its_sets_named_the_photo_is_read_again(photo_app: Flask, phone: FlaskClient) -> None:
    photo = table(phone)
    answer = correct(phone, photo, catalogs=BOTH, options={"expansions": ["inns-and-cathedrals"]})
    assert answer.status_code == 202
    assert answer.headers["Location"] == f"{PHOTOS}/{photo['id']}"
    queued = answer.get_json()
    assert queued["status"] in ("queued", "reading")
    assert (photo["again"], queued["again"]) == (False, True)
    assert (queued["tiles"], queued["position"], queued["sets_seen"]) == ([], None, [])
    after = ask(phone, photo, headers={"Prefer": "wait=30"}).get_json()
    assert after["status"] == "done"
    assert set(lie(after).values()) == {"base/D", "base/E", "base/U", INN, CITY, BEND}
    assert (after["sets_seen"], after["findings"]) == ([], [])
    assert after["position"]["catalogs"] == BOTH
    assert after["position"]["options"] == {"edition": "C3", "expansions": ["inns-and-cathedrals"]}
    assert after["quality"] == photo["quality"]
    assert readings(photo_app, photo) == 1


def test_corrections_are_kept_where_the_new_grid_has_their_places(phone: FlaskClient) -> None:
    """The new grid is turned by a quarter and shifted: (x, y) is at (5 - y, x - 3)."""
    photo = table(phone)
    red = next(i for i, figure in enumerate(photo["figures"]) if figure["colour"] == "red")
    before = corrected(
        phone,
        photo,
        {"x": 1, "y": 0, "tile": "base/V", "rotation": 90},
        {"x": 0, "y": -1, "tile": None, "remove": True},
        {"x": 2, "y": 1, "tile": None},
        {"figure": red, "colour": "green"},
        {
            "figure": "new",
            "x": 1,
            "y": 0,
            "colour": "yellow",
            "kind": "meeple",
            "feature": {"kind": "road", "at": ["W"]},
        },
        points={"green": 7},
    )
    assert {figure["colour"] for figure in before["figures"]} == {"green", "blue", "yellow"}
    after = corrected(phone, photo, catalogs=BOTH)
    tiles = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in after["tiles"]}
    assert tiles[5, -2] == ("base/V", 180)
    assert (6, -3) not in tiles
    assert tiles[4, -1][0] == BEND  # it was not among the candidates before
    figures = {figure["colour"]: figure for figure in after["figures"]}
    assert set(figures) == {"green", "blue", "yellow"}
    assert (figures["green"]["x"], figures["green"]["y"]) == (5, -3)
    assert figures["yellow"]["feature"]["kind"] == "road"
    assert "N" in figures["yellow"]["feature"]["at"]
    assert (figures["yellow"]["x"], figures["yellow"]["y"]) == (5, -2)
    green = next(player for player in after["position"]["players"] if player["id"] == "green")
    assert green["points"] == 7


def test_a_repeated_correction_reads_nothing_again(photo_app: Flask, phone: FlaskClient) -> None:
    photo = table(phone)
    first = corrected(phone, photo, catalogs=BOTH)
    again = correct(phone, photo, catalogs=list(reversed(BOTH)))
    assert again.status_code == 200
    assert lie(again.get_json()) == lie(first)
    assert readings(photo_app, photo) == 1


def test_sets_can_be_taken_away_again(phone: FlaskClient) -> None:
    photo = table(phone)
    corrected(phone, photo, catalogs=BOTH)
    after = corrected(phone, photo, catalogs=["base"])
    assert after["sets_seen"] == FOUND
    assert after["position"]["catalogs"] == ["base"]


def test_a_photo_is_not_read_for_ever(photo_app: Flask, phone: FlaskClient) -> None:
    photo = table(phone)
    records = photo_app.extensions["services"].photos.repository.records
    record = records.get(photo["id"])
    almost = {**record.request, "again": MOST_READINGS - 1}
    records.correct(photo["id"], record.version, request=almost)
    refused = problem(correct(phone, photo, catalogs=BOTH))
    assert (refused["status"], list(refused["errors"])) == (422, ["catalogs"])
    assert lie(ask(phone, photo).get_json()) == lie(photo)


def test_while_a_photo_is_read_its_sets_cannot_be_changed(photo_app: Flask, phone: FlaskClient) -> None:
    os.mkfifo(gate(os.getpid()))
    try:
        photo = send(phone, picture(WAITS), wait=None).get_json()
        assert problem(correct(phone, photo, catalogs=BOTH))["status"] == 409
        assert correct(phone, photo, catalogs=["base"]).status_code == 202  # the sets it is already read with
        with open(gate(os.getpid()), "w") as opened:
            opened.write("on")
        done = ask(phone, photo, headers={"Prefer": "wait=30"}).get_json()
        assert done["status"] == "done"
    finally:
        os.unlink(gate(os.getpid()))


def test_a_photo_in_which_nothing_was_found_can_be_read_with_other_sets(
    photo_app: Flask, phone: FlaskClient
) -> None:
    photo = uploaded(phone, picture(SEES_NOTHING))
    assert photo["asked"]["catalogs"] == ["base"]
    assert problem(correct(phone, photo, catalogs=["base"]))["status"] == 409
    after = corrected(phone, photo, catalogs=["river"])
    assert (after["status"], after["asked"]["catalogs"]) == ("unreadable", ["river"])
    assert readings(photo_app, photo) == 1


def test_another_edition_of_one_set_is_read_again(photo_app: Flask, phone: FlaskClient) -> None:
    photo = table(phone, catalogs=BOTH)
    after = corrected(phone, photo, options={"inns-and-cathedrals.edition": "C1"})
    assert after["position"]["options"] == {"edition": "C3", "inns-and-cathedrals.edition": "C1"}
    assert readings(photo_app, photo) == 1
    corrected(phone, photo, options={"tower.edition": "C1"})
    assert readings(photo_app, photo) == 1  # that set is not on the table


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"catalogs": []}, "catalogs"),
        ({"catalogs": ["base", "rivers"]}, "catalogs[1]"),
        ({"catalogs": ["gold-rush"]}, "catalogs[0]"),
        ({"catalogs": "base"}, "catalogs"),
        ({"options": {"editions": "C1"}}, "options.editions"),
        ({"options": {"edition": "C9"}}, "options.edition"),
        ({"options": {"map": "stand-in"}}, "options.map"),
        ({"options": {"river-2.edition": "C3"}}, "options.river-2.edition"),
        ({"options": []}, "options"),
    ],
)
def test_impossible_tables_are_refused(phone: FlaskClient, given: dict[str, Any], path: str) -> None:
    photo = uploaded(phone)
    refused = problem(correct(phone, photo, **given))
    assert refused["status"] == 422
    assert path in refused["errors"]


def test_the_sets_of_a_match_are_the_match_s(photo_app: Flask, phone: FlaskClient) -> None:
    new = phone.post(
        f"{API}/matches", json={"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]}
    )
    match = new.get_json()
    photo = uploaded(phone, match=match["id"], headers={"Authorization": f"Bearer {match['tokens']['host']}"})
    assert photo["edition"] is None
    for given in ({"catalogs": BOTH}, {"options": {"edition": "C2"}}):
        refused = problem(correct(phone, photo, **given))
        assert (refused["status"], list(refused["errors"])) == (422, list(given))


def test_a_custom_set_can_be_removed_after_tiles_were_named_from_it(phone: FlaskClient) -> None:
    tile = {
        "id": "own-x/1",
        "features": [{"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}],
    }
    body = {"name": "Mine", "game": "carcassonne", "tiles": [tile]}
    own = phone.post(f"{API}/catalogs", json=body)
    assert own.status_code == 201, own.get_data(as_text=True)
    photo = uploaded(phone, catalogs=["base", own.get_json()["id"]])
    corrected(phone, photo, {"x": 1, "y": 0, "tile": "own-x/1", "rotation": 0})
    after = corrected(phone, photo, catalogs=["base"])
    assert lie(after)[1, 0] == "base/U"


def test_every_set_of_carcassonne_has_a_name_in_every_language() -> None:
    sets = [path.stem for path in CATALOGS.glob("*.json")]
    assert len(sets) > 30
    for language in ("en", "de", "it", "ro"):
        words = speaker(language)
        page = messages.texts(language, "page.ftl")
        assert {id: words.catalog(id) for id in sets} == {id: page[f"catalog-{id}"] for id in sets}
        assert words.catalog("nothing-of-ours") == "nothing-of-ours"


def test_the_corrected_cells_of_a_photo_are_bounded(phone: FlaskClient) -> None:
    """Each corrected cell costs as much as a tile in the picture, in all later requests, too."""
    photo = uploaded(phone)
    cells = [{"x": 10 + i % 25, "y": i // 25, "tile": "base/D"} for i in range(MOST_CELLS)]
    assert correct(phone, photo, *cells).status_code == 200
    assert correct(phone, photo, *cells[:5]).status_code == 200  # the same cells again
    refused = correct(phone, photo, {"x": 0, "y": 50, "tile": "base/D"})
    assert f"{MOST_CELLS} cells" in str(problem(refused)["errors"])


def test_the_corrected_figures_of_a_photo_are_bounded(phone: FlaskClient) -> None:
    """All later requests place each one again."""
    photo = uploaded(phone)
    new = {"figure": "new", "x": 0, "y": 0, "colour": "red", "kind": "meeple"}
    assert correct(phone, photo, *[new] * MOST_OF_FIGURES).status_code == 200
    assert f"{MOST_OF_FIGURES} figures" in str(problem(correct(phone, photo, new))["errors"])
    assert correct(phone, photo, {"x": 0, "y": 0, "tile": "base/E"}).status_code == 200


def test_a_correction_of_figures_solves_the_board_once(
    phone: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures change no tile, and they are looked up in the board before and after."""
    photo = uploaded(phone)
    new = {"figure": "new", "x": 0, "y": 0, "colour": "red", "kind": "meeple"}
    solved = []

    def counted(*given: Any) -> Any:
        solved.append(given)
        return descend(*given)

    descend = settling.descend
    monkeypatch.setattr(settling, "descend", counted)
    assert correct(phone, photo, new, {"figure": 0, "colour": "blue"}).status_code == 200
    assert len(solved) == 1


def test_a_correction_of_cells_solves_the_board_once(
    phone: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was solved twice, for the checks and for the answer."""
    photo = uploaded(phone)
    solved = []

    def counted(*given: Any) -> Any:
        solved.append(given)
        return settle(*given)

    monkeypatch.setattr(serializer, "settle", counted)
    assert correct(phone, photo, {"x": 0, "y": 0, "tile": "base/D"}).status_code == 200
    assert len(solved) == 1
