"""Later photos of a match: pairs made by laying tiles on a rendered board, covering others, walking round the
table.

    python -m tests.soak.photo_pairs --pairs 12 [--game gold-rush]

A match begins with a board; some turns are laid in the picture only; the photo of it has a sheet of paper on
two tiles that the match knows, and a third one was turned by somebody's sleeve. Measured: cells right without
the match and with it, cells asked about, whether the proposed moves are the ones that were made, and whether
the turned tile is asked about as changed. Results go to tests/soak/photo_pairs.json. Carcassonne is rendered
from the scans (../shared/art), the other games in our own drawing.
"""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import cv2
import numpy as np
from flask.testing import FlaskClient

from app import create_app
from referee.tiles.catalog import built_in
from settings import Settings
from vision.faces import faces_of
from vision.rendered.games import GAMES, SETS
from vision.rendered.layout import Box, Stands, Table, box_of, fitting
from vision.rendered.layout import table as random_table
from vision.rendered.shot import arts_of, pixels_of
from vision.training.art import Art, load
from vision.truth import Truth, cell_under, centre, compare, truth_of

API = "/api/v1"
RESULT = Path(__file__).with_name("photo_pairs.json")
FIRST = 90_000  # seed of the first pair
EDITION = "C1"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=12)
    parser.add_argument("--game", default="carcassonne", choices=sorted(SETS))
    args = parser.parse_args()
    app = create_app(Settings(data_dir=mkdtemp(), ratelimit_enabled=False))
    try:
        rows = [pair(app.test_client(), args.game, FIRST + n) for n in range(args.pairs)]
    finally:
        app.extensions["photos"].stop()
    total = summary(rows)
    known = json.loads(RESULT.read_text()) if RESULT.is_file() else {}
    RESULT.write_text(json.dumps({**known, args.game: {**total, "rows": rows}}, indent=1) + "\n")
    print(json.dumps(total))


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Sums and shares."""
    names = ("cells", "alone", "with_match", "asked_alone", "asked_with_match", "moves", "proposed")
    names += ("turned", "changed", "changed_others")
    return {"pairs": len(rows), **{name: sum(row[name] for row in rows) for name in names}}


def pair(client: FlaskClient, game: str, seed: int) -> dict[str, Any]:
    """One match, one photo of a later table: how it is read alone and as a photo of the match."""
    rng = np.random.default_rng(seed)
    box, arts = box_and_arts(game)
    laid = random_table(rng, box, int(rng.integers(14, 26)), 0.0)
    known = dict(laid.tiles)
    made = turns(rng, laid, box, int(rng.integers(1, 3)))
    covered = [at for at in known if at != (0, 0)][-2:]
    turned = turn_one(rng, laid, box, [at for at in known if at not in (*covered, (0, 0))])
    jpeg, label, _ = pixels_of(rng, laid, arts, messy=False)
    photo = paper(rng, jpeg, label, covered)
    truth = truth_of({**label, "meeples": []})
    match = started(client, game, known)
    alone = posted(client, f"{API}/photos", photo, {"game": game, "catalogs": json.dumps(list(SETS[game]))})
    with_match = posted(client, f"{API}/matches/{match['id']}/photos", photo, {}, match["tokens"]["host"])
    tiles = {t.id: t for name in SETS[game] for t in built_in(name).tiles.values()}
    row: dict[str, Any] = {"seed": seed, "cells": len(truth.tiles), "moves": len(made), "proposed": 0}
    for name, read in (("alone", alone), ("with_match", with_match)):
        found = compare(truth, [(t["tile"], t["rotation"], t["quad"]) for t in read["tiles"]], tiles)
        row[name] = sum(f.right for f in found)
        cells = {(t["x"], t["y"]) for t in read["tiles"]}
        doubts = [d for d in read["doubts"] if d["reason"] != "tokens"]
        asked = {(d.get("x"), d.get("y")) for d in doubts} & cells
        row[f"asked_{name}"] = len(asked)
    quads = [t["quad"] for t in with_match["tiles"] if (t["x"], t["y"]) in changed(with_match)]
    row |= {"turned": int(turned is not None), "changed": int(turned in under(truth, quads))}
    row["changed_others"] = len(quads) - row["changed"]
    proposal = [m for m in with_match.get("proposal", []) if m["type"] == "place"]
    row["proposed"] = sum((m["tile"], m["x"], m["y"]) in {t[:3] for t in made} for m in proposal)
    return row


def box_and_arts(game: str) -> tuple[Box, dict[str, Art]]:
    """The tiles of a game and what they look like."""
    sets = [built_in(name) for name in SETS[game]]
    box = box_of(sets, **({"printing": EDITION} if game == "carcassonne" else {}), **GAMES[game])
    if game != "carcassonne":
        return box, arts_of(faces_of(box.tiles))
    arts = {art.tile: art for art in reversed(load()) if art.edition == EDITION}
    kept = {name: tile for name, tile in box.tiles.items() if name in arts}
    copies = {name: count for name, count in box.copies.items() if name in arts}
    return Box(kept, copies, box.wood, box.colours, box.start), arts


def turns(rng: np.random.Generator, laid: Table, box: Box, count: int) -> list[tuple[str, int, int, int]]:
    """So many tiles more, as a game would have it: (tile, x, y, rotation)."""
    left = {n: c - sum(t == n for t, _ in laid.tiles.values()) for n, c in box.copies.items()}
    bag = [name for name, copies in left.items() for _ in range(max(0, copies))]
    made: list[tuple[str, int, int, int]] = []
    for number in rng.permutation(len(bag)):
        tile = box.tiles[bag[number]]
        spots = fitting(laid, tile)
        if spots and tile.large is None:
            at, quarter = spots[int(rng.integers(len(spots)))]
            laid.lay(tile, quarter, at)
            made.append((tile.id, *at, 90 * quarter))
        if len(made) == count:
            break
    laid.figures[:] = list[Stands]()
    return made


def turn_one(
    rng: np.random.Generator, laid: Table, box: Box, cells: list[tuple[int, int]]
) -> tuple[int, int] | None:
    """Turn one of the tiles on these cells that looks different then, and tell which."""
    for number in rng.permutation(len(cells)):
        at = cells[number]
        name, quarter = laid.tiles.get(at, ("", 0))
        tile = box.tiles.get(name)
        if tile is not None and tile.large is None and tile.turned(1) != tile and tile.turned(2) != tile:
            laid.faces[at] = (laid.faces[at][0], (quarter + 1) % 4)
            return at
    return None


def changed(answer: dict[str, Any]) -> set[tuple[int, int]]:
    """The cells of a photo that are told to be other than the match knows them."""
    return {(d["x"], d["y"]) for d in answer["doubts"] if d["reason"] == "changed"}


def under(truth: Truth, quads: list[Any]) -> set[tuple[int, int] | None]:
    """The cells of a label that lie under these of an answer."""
    return {cell_under(truth, centre(quad)) for quad in quads}


def paper(
    rng: np.random.Generator, jpeg: bytes, label: dict[str, Any], cells: list[tuple[int, int]]
) -> bytes:
    """The photo with a bit of paper on each of these cells."""
    photo = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    for cell in label["cells"]:
        if (cell["x"], cell["y"]) in cells:
            quad = np.array(cell["quad"])
            middle = quad.mean(0)
            sheet = middle + (quad - middle) * rng.uniform(0.75, 0.95)
            cv2.fillPoly(photo, [np.round(sheet).astype(np.int32)], rng.integers(170, 250, 3).tolist())
    return cv2.imencode(".jpg", photo, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()


def started(client: FlaskClient, game: str, known: dict[tuple[int, int], tuple[str, int]]) -> dict[str, Any]:
    """A match that begins with this board."""
    players = [{"id": "red", "colour": "red"}, {"id": "blue", "colour": "blue"}]
    tiles = [{"x": x, "y": y, "tile": t, "rotation": 90 * q} for (x, y), (t, q) in sorted(known.items())]
    start = {"game": game, "players": players, "catalogs": list(SETS[game]), "tiles": tiles}
    made = client.post(f"{API}/matches", json={"game": game, "players": players, "start": start})
    assert made.status_code == 201, made.get_data(as_text=True)[:1000]
    answer: dict[str, Any] = made.get_json()
    return answer


def posted(
    client: FlaskClient, path: str, photo: bytes, form: dict[str, Any], token: str | None = None
) -> dict[str, Any]:
    """The answer to a photo, once it is read."""
    headers = {"Prefer": "wait=30", **({"Authorization": f"Bearer {token}"} if token else {})}
    sent = client.post(path, data={"photo": (io.BytesIO(photo), "p.jpg"), **form}, headers=headers)
    assert sent.status_code in (201, 202), sent.get_data(as_text=True)[:1000]
    answer: dict[str, Any] = sent.get_json()
    opened = {"Prefer": "wait=30", "Authorization": f"Bearer {answer['token']}"}
    while answer["status"] in ("queued", "reading"):
        answer = client.get(f"{API}/photos/{answer['id']}", headers=opened).get_json()
    assert answer["status"] == "done", answer["reason"]
    return answer


if __name__ == "__main__":
    main()
