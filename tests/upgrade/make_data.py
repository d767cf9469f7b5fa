"""Make the data folder of an older version that `test_upgrade.py` opens.

    git worktree add ../old v0.5.0 && cd ../old && PYTHONPATH=. python .../tests/upgrade/make_data.py TARGET

Run with the code of the old version. TARGET is a .tar.xz with `data/` (database and pictures, as that version
stores them) and `expected.json`: tokens, and the answers of the old version. The last photo is still queued
or being read.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import sys
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from app import VERSION, create_app
from settings import Settings
from tests.api.border import API
from tests.api.matches import TURNS, Table, end, place
from tests.api.photo_house import ask, correct, send
from tests.soak.random_games import Play, dealer_of
from tests.web.photographed import jpeg

READS = ("", "/position", "/lines", "/history", "/export")
SENTENCES = {"says", "text", "title", "detail", "source", "log", "what"}  # their wording may change
STEPS = {"gold-rush": 24, "dorra-amazonas": 40, "amazonas": 16, "maps": 12}
OWN = {
    "id": "ours", "name": "Crossroads of ours", "game": "carcassonne", "provenance": "user",
    "kinds": {"road": {"shape": "line", "sides": "edges", "letter": "R"},
              "field": {"shape": "area", "sides": "halves", "letter": "F"}},
    "printings": {"ours/3": {"editions": [], "total": 3, "counts": {"ours/through": 3}}},
    "tiles": [{"id": "ours/through", "edges": "RFRF", "features": [
        {"kind": "road", "edges": ["N", "S"]},
        {"kind": "field", "halves": ["NR", "EL", "ER", "SL"]},
        {"kind": "field", "halves": ["SR", "WL", "WR", "NL"]}]}],
}  # fmt: skip


def answers(table: Table) -> dict[str, Any]:
    """What each participant of the match reads."""
    roles = [role for role in table.tokens if role != "none"]
    return {role: {path: without_sentences(table.get(path, by=role)) for path in READS} for role in roles}


def without_sentences(value: Any) -> Any:
    """An answer without its human-readable texts."""
    if isinstance(value, dict):
        return {name: without_sentences(one) for name, one in value.items() if name not in SENTENCES}
    return [without_sentences(one) for one in value] if isinstance(value, list) else value


def changed(table: Table) -> None:
    """The kinds of change in a history: undone, redone, undone for good."""
    for _ in range(2):
        table.undo()
    table.redo()


def main(target: Path) -> None:
    work = Path(tempfile.mkdtemp())
    folder = work / "data"
    app = create_app(Settings(data_dir=str(folder), ratelimit_enabled=False))
    client = app.test_client()
    kept: dict[str, Any] = {"version": VERSION, "matches": {}, "photos": []}
    position = None
    for game, steps in STEPS.items():
        play = Play(client, dealer_of(game), random.Random(f"upgrade {game}"), 1)
        for _ in range(steps):
            play.step()
        position = play.look["position"] if game == "gold-rush" else position
        changed(play.table)
        kept["matches"][game] = {"id": play.table.id, "tokens": play.table.tokens}
    plain = Table.new(client)
    for moves in TURNS:
        plain.play(moves)
    plain.post(
        "/moves", {"seq": 4, "moves": [place("red", "base/E", 5, 5, 0), end("red")], "insist": True}, 201
    )
    kept["matches"]["carcassonne"] = {"id": plain.id, "tokens": plain.tokens}
    made = client.post(f"{API}/catalogs", json=OWN)
    assert made.status_code == 201, made.get_data(as_text=True)
    kept["catalog"] = made.get_json()
    own = Table.new(client, catalogs=["base", "princess-and-dragon", kept["catalog"]["id"]])
    kept["matches"]["own tiles"] = {"id": own.id, "tokens": own.tokens}
    for one in kept["matches"].values():
        roles = {
            name: token for name, token in one["tokens"].items() if name not in ("host", "viewer", "none")
        }
        tokens = {"host": one["tokens"]["host"], "viewer": one["tokens"]["viewer"], "players": roles}
        one["answers"] = answers(Table(client, {"id": one["id"], "tokens": tokens}))
    picture = jpeg(position, 5)
    photo = send(client, picture, game="gold-rush", wait=30).get_json()
    first = photo["tiles"][0]
    again = correct(client, photo, {"x": first["x"], "y": first["y"], "tile": first["tile"], "rotation": 90})
    assert again.status_code == 200, again.get_data(as_text=True)
    kept["photos"].append(
        {"id": photo["id"], "token": photo["token"], "answer": ask(client, photo).get_json()}
    )
    key = "0f8fad5b-d9cb-469f-a165-70867728950e"
    body = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]}
    once = client.post(f"{API}/matches", json=body, headers={"Idempotency-Key": key})
    kept["idempotent"] = {"key": key, "body": body, "status": once.status_code}
    waiting = send(client, picture, game="gold-rush", wait=None).get_json()
    kept["photos"].append({"id": waiting["id"], "token": waiting["token"], "answer": None})
    (work / "expected.json").write_text(json.dumps(kept, ensure_ascii=False) + "\n", encoding="utf-8")
    with closing(sqlite3.connect(folder / "tile-referee.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with tarfile.open(target, "w:xz") as archive:
        archive.add(work / "expected.json", "expected.json")
        archive.add(folder / "tile-referee.db", "data/tile-referee.db")
        archive.add(folder / "photos", "data/photos")
    os._exit(0)  # like a killed server: the last photo is not read yet


if __name__ == "__main__":
    main(Path(sys.argv[1]))
