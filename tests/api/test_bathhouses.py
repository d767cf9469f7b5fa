"""Bathhouses of a drawn set over HTTP: a meeple stays, is bought back, and undo and corrections."""

from __future__ import annotations

from flask import Flask

from tests.api.matches import Table, deploy, end, place

DATABASE = "sqlite"  # of all tests here
OWN = {
    "id": "own",
    "tiles": [
        {
            "id": "own/B",
            "edges": "FRFR",
            "features": [
                {"kind": "road", "edges": ["W", "E"], "bathhouse": 4},
                {"kind": "field", "halves": ["NL", "NR", "EL", "WR"]},
                {"kind": "field", "halves": ["ER", "SL", "SR", "WL"]},
            ],
        }
    ],
}
OPTIONS = {"edition": "C1", "expansions": ["barber-surgeons"]}
TURNS = (
    [place("red", "own/B", 1, 0, 0), deploy("red", 1, 0, "road", "E"), end("red")],
    [place("blue", "base/A", 2, 0, 90), end("blue")],
    [place("red", "base/A", -1, 0, 270), end("red")],
    [place("blue", "base/B", 0, 1, 0), end("blue")],
)


def played(app: Flask, turns: int = len(TURNS)) -> Table:
    """A match in which red completed a road with a bathhouse, if so many turns were played."""
    table = Table.new(app.test_client(), options=OPTIONS, catalogs=["base", OWN])
    for moves in TURNS[:turns]:
        table.play(moves, by=str(moves[0]["player"]))
    return table


def test_a_meeple_stays_is_bought_back_and_stays_again_after_undo(match_app: Flask) -> None:
    table = played(match_app)
    before = table.get()
    (figure,) = before["position"]["figures"]
    assert (figure["player"], figure["kind"], figure["feature"]["kind"]) == ("red", "meeple", "bathhouse")
    assert before["scores"] == {"red": 8, "blue": 0}
    offers = table.post("/preview", {"moves": []}, by="red")["offers"]
    (offer,) = (one for one in offers if one["type"] == "take")
    assert offer["by"] == "bathhouse"
    answer = table.play([offer, place("red", "base/B", 1, 1, 0), end("red")], by="red")
    assert [(line["player"], line["points"]) for line in answer["lines"]] == [("red", -4)]
    after = table.get()
    assert not after["position"]["figures"]
    assert after["scores"] == {"red": 4, "blue": 0}
    table.undo(by="red")
    assert table.get()["position"]["figures"] == [figure]


def test_a_correction_of_who_stood_there_moves_the_points_too(match_app: Flask) -> None:
    table = played(match_app, 3)
    unoccupied = [TURNS[0][0], TURNS[0][2]]
    answer = table.post("/correct", {"seq": table.seq, "at": 1, "moves": unoccupied})
    assert answer["scores"] == {"red": 0, "blue": 0}
    assert not table.get()["position"].get("figures")
