"""Invariants of any match: undo and redo cancel out; an export holds everything; the cache equals a
replay."""

from __future__ import annotations

import random
from typing import Any

from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.api.matches import Table, deploy, end, imported, place

TILES = ("base/D", "base/E", "base/U", "base/V", "base/B", "base/W", "base/K", "base/H", "base/R")
few = settings(max_examples=5)
DATABASE = "sqlite"  # the rules; tests/store and test_matches_over_time.py try both


def random_list(table: Table, chance: random.Random) -> list[dict[str, Any]]:
    """A legal turn of the player to move, or points by agreement."""
    player = table.get()["to_move"]
    if player is None or chance.random() < 0.1:
        return [{"type": "adjust", "player": "red", "points": chance.randint(-5, 5), "note": "agreed"}]
    legal = table.get(f"/placements?tile={chance.choice(TILES)}")
    if not legal["placements"] or legal["left"] == 0:
        return [{"type": "adjust", "player": player, "points": 1, "note": "no tile"}]
    spot = chance.choice(legal["placements"])
    moves = [place(player, legal["tile"], spot["x"], spot["y"], spot["rotation"])]
    if spot["deployments"] and chance.random() < 0.7:
        one = chance.choice(spot["deployments"])
        moves.append(deploy(player, spot["x"], spot["y"], one["feature"]["kind"], one["feature"]["at"]))
    return [*moves, end(player)]


def step(table: Table, chance: random.Random) -> None:
    """One change of any kind."""
    answer = table.get()
    kind = chance.choice(("moves", "moves", "moves", "moves", "undo", "redo", "correct", "end"))
    if kind == "undo" and answer["can_undo"]:
        table.undo(by=chance.choice(("host", "red", "blue")))
    elif kind == "redo" and answer["can_redo"]:
        table.redo()
    elif kind == "correct" and answer["can_undo"]:
        standing = [c for c in table.get("/history")["changes"] if c["stands"]]
        one = chance.choice(standing)
        at = one["seq"] if one["type"] == "moves" else one["target"]
        moves = [m for m in one["moves"] if m["type"] != "deploy"] or one["moves"]
        body = {"seq": answer["seq"], "at": at, "moves": moves, "insist": True}
        table.ask("POST", "/correct", body)
    elif kind == "end" and not answer["over"] and chance.random() < 0.3:
        table.play([{"type": "end_game"}])
    else:
        table.play(random_list(table, chance))


def random_table(app: Flask, seed: int, steps: int) -> Table:
    chance, table = random.Random(seed), Table.new(app.test_client())
    for _ in range(steps):
        step(table, chance)
    return table


@given(seed=st.integers(0, 10**6), steps=st.integers(1, 10))
@few
def test_undo_then_redo_changes_nothing(match_app: Flask, seed: int, steps: int) -> None:
    table = random_table(match_app, seed, steps)
    states, count = [table.shown()], table.get()["lists"]
    for _ in range(count):
        table.undo()
        states.append(table.shown())
    assert states[-1]["lists"] == 0
    for before in reversed(states[:-1]):
        table.redo()
        assert table.shown() == before


@given(seed=st.integers(0, 10**6), steps=st.integers(1, 12))
@few
def test_export_then_import_changes_nothing(match_app: Flask, seed: int, steps: int) -> None:
    table = random_table(match_app, seed, steps)
    export = table.get("/export")
    again = imported(table.client, export)
    assert again.id != table.id
    assert again.get("/export") == export
    assert again.shown() == table.shown()
    assert again.get("/history") == table.get("/history")
    same = ("seq", "options", "players", "findings", "conflicts", "differences", "can_undo", "can_redo")
    assert {n: again.get()[n] for n in same} == {n: table.get()[n] for n in same}


@given(seed=st.integers(0, 10**6), steps=st.integers(1, 12))
@few
def test_remembered_and_replayed_are_the_same(match_app: Flask, seed: int, steps: int) -> None:
    table = random_table(match_app, seed, steps)
    warm = [table.get(), table.get("/history"), table.get("/lines")]
    match_app.extensions["services"].matches.repository.forget(table.id)
    assert [table.get(), table.get("/history"), table.get("/lines")] == warm
    assert warm[0]["differences"] == []
    totals = {p["id"]: p["points"] for p in table.made["players"]}
    for line in warm[2]["lines"]:
        assert line["points"] == sum(part["points"] for part in line["parts"])
        totals[line["player"]] += line["points"]
    assert totals == warm[0]["scores"]
    assert [c["seq"] for c in warm[1]["changes"]] == list(range(1, warm[0]["seq"] + 1))
