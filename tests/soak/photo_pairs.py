"""Render pairs of photos of a match's table, from random games that the referee plays, and read them.

    python -m tests.soak.photo_pairs --game carcassonne --edition C2
    python -m tests.soak.photo_pairs --game carcassonne --edition C3 --named C1 [--pairs 14] [--first 90000]

A pair: a game is played for some turns and its table photographed; after one or two more turns it is
photographed again. On the second photo, sheets of paper hide two tiles that the match knows, a third tile is
turned as if by a sleeve, and in every other pair a figure is removed against the rules. The second photo is
read in three ways: alone; as a photo of the match as it was at the first photo; and, where the first photo
had something to correct (anything wrong, or a review question; it has two covered tiles, too), as a photo of
a match that began with that first photo. In addition, the second photo of the previous pair is read as a
photo of this match, whose table it does not show. `--named`: the edition that people name, where it is
not the one on the table.

Sums are written to tests/soak/photo_pairs.json. Carcassonne is rendered from the scans (../shared/art), the
other games in our own drawing.
"""

from __future__ import annotations

import argparse
import io
import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import cv2
import numpy as np
from flask.testing import FlaskClient

from app import create_app
from referee.tiles.io.catalog import built_in
from referee.tiles.model.tile import Tile
from services.photos.alignment import Faces, Frame
from settings import Settings
from tests.api.border import API
from tests.soak.random_games import Dealer, Play, dealer_of
from tests.web.photographed import shapes_of, table_of
from training.data.ground_truth import Found, Truth, cell_under, centre, compare, truth_of
from training.data.pictures import decoded
from training.synthetic.games import GAMES, SETS
from training.synthetic.layout import GameBox, Stands, SyntheticTable, box_of
from training.synthetic.scans import Art, load
from training.synthetic.shot import arts_of, pixels_of
from vision.labels.cell_images import face_id, faces_of, parts_of
from vision.labels.label_space import PART

RESULT = Path(__file__).with_name("photo_pairs.json")
FIRST = 90_000  # seed of the first pair
EDITIONS = ("C1", "C2", "C3")
JITTER = 0.03  # cells between a figure and the middle of its feature
SEEN = ("place", "deploy", "pitch")  # moves that a photo shows

Row = dict[str, Any]
Answer = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=14)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--game", default="carcassonne", choices=sorted(SETS))
    parser.add_argument("--edition", default="C1", choices=EDITIONS, help="of Carcassonne")
    parser.add_argument("--named", choices=EDITIONS, help="the edition that people name instead")
    parser.add_argument("--loud", action="store_true", help="print a line for each pair")
    args = parser.parse_args()
    named = args.named or args.edition
    name = f"carcassonne {args.edition}" if args.game == "carcassonne" else args.game
    name += f" told as {named}" if named != args.edition else ""
    seeds = range(args.first, args.first + args.pairs)
    rows = measured(args.game, (args.edition, named), seeds, args.loud)
    known = json.loads(RESULT.read_text()) if RESULT.is_file() else {}
    known[name] = {**summary(rows), "rows": rows}
    write(known)
    print(json.dumps(summary(rows)))


def measured(game: str, edition: tuple[str, str], seeds: Sequence[int], loud: bool = False) -> list[Row]:
    """One row for each pair. `edition`: the one on the table, and the one that is named in the request."""
    app = create_app(Settings(data_dir=mkdtemp(), ratelimit_enabled=False, photo_queue=50))
    rows, before = [], b""
    try:
        for seed in seeds:
            pair = Pair(app.test_client(), game, edition, seed)
            rows.append(pair.measured(before))
            before = pair.second
            if loud:
                print(json.dumps(rows[-1]), flush=True)
    finally:
        app.extensions["services"].stop()
    return rows


def summary(rows: Sequence[Row]) -> Row:
    """The sums of all pairs."""
    names = [name for name in rows[0] if name != "seed"]
    return {"pairs": len(rows), **{name: sum(row[name] for row in rows) for name in names}}


def write(known: Mapping[str, Any]) -> None:
    """Write a line for each pair."""
    text = json.dumps(known, indent=1)
    for one in known.values():
        for row in one["rows"]:
            text = text.replace(json.dumps(row, indent=1).replace("\n", "\n   "), json.dumps(row))
    RESULT.write_text(text + "\n", encoding="utf-8")


class ByChance(Play):
    """A random game that remembers its moves and asks no questions."""

    def __init__(self, client: FlaskClient, dealer: Dealer, seed: int) -> None:
        self.sent: list[Row] = []
        super().__init__(client, dealer, random.Random(seed), seed % 3)

    def play(self, moves: list[Row]) -> None:
        self.sent += moves
        super().play(moves)

    def ask(self, question: Row) -> None:
        """Do nothing: only the table is wanted."""


class Drawing:
    """A dealer that deals only tiles with pictures, and allows only some figures."""

    def __init__(self, dealer: Dealer, box: GameBox, options: Row, kinds: Sequence[str]) -> None:
        self.dealer, self.box, self.options, self.kinds = dealer, box, options, kinds

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dealer, name)

    def begin(self, chance: random.Random, number: int) -> Row:
        """As sold."""
        return {**self.dealer.begin(chance, number), "options": self.options}

    def draw(self, chance: random.Random, tiles: list[Row]) -> str:
        """A drawable tile."""
        return self.dealer.draw(chance, [one for one in tiles if one["tile"] in self.box.tiles])

    def act(self, chance: random.Random, look: Row) -> Row | None:
        """With drawable figures."""
        offers = [one for one in look["offers"] if one["type"] != "deploy" or one["kind"] in self.kinds]
        return self.dealer.act(chance, {**look, "offers": offers})


@lru_cache(maxsize=4)
def bench(game: str, edition: tuple[str, str]) -> tuple[GameBox, dict[str, Art], Dealer]:
    """The tiles of a game, their pictures, and their dealer."""
    sets, (printed, named) = [built_in(name) for name in SETS[game]], edition
    box = box_of(sets, **({"printing": named} if game == "carcassonne" else {}), **GAMES[game])
    if game != "carcassonne":
        dealer = dealer_of(game)
        return box, arts_of(faces_of(box.tiles)), dealing(dealer, box, {}, game)
    arts = {art.tile: art for art in reversed(load()) if art.edition == printed}
    kept = {name: tile for name, tile in box.tiles.items() if name in arts}
    box = replace(box, tiles=kept, copies={n: c for n, c in box.copies.items() if n in kept})
    plain = Dealer()
    plain.game = game
    return box, arts, dealing(plain, box, {"edition": named}, game)


def dealing(dealer: Dealer, box: GameBox, options: Row, game: str) -> Dealer:
    """The dealer, restricted to what can be drawn."""
    return Drawing(dealer, box, options, tuple(shapes_of(game)))  # type: ignore[return-value]


class Pair:
    """Two photos of one table. `before`, `after`: its position in each photo; `made`: the moves between
    them."""

    def __init__(self, client: FlaskClient, game: str, edition: tuple[str, str], seed: int) -> None:
        self.client, self.game, self.seed = client, game, seed
        self.rng = np.random.default_rng(seed)
        self.box, self.arts, dealer = bench(game, edition)
        self.tiles: Mapping[str, Tile] = self.box.tiles
        self.parts = faces_by_name(self.tiles)
        self.play = ByChance(client, dealer, seed)
        for _ in range(int(self.rng.integers(12, 25))):
            self.play.step()
        self.before = self.play.look["position"]
        self.play.sent.clear()
        turns = int(self.rng.integers(1, 3))
        for _ in range(turns):
            self.play.step()
        self.after, self.made = self.play.look["position"], list(self.play.sent)
        for _ in range(turns):
            self.play.table.post("/undo", {"seq": self.play.table.seq})
        self.first, self.first_truth, _ = self._photo(self.before, sleeve=False, knocked=None)
        self.knocked = self._knocked() if seed % 2 else None
        self.second, self.truth, self.label = self._photo(self.after, sleeve=True, knocked=self.knocked)

    def _knocked(self) -> Row | None:
        """A figure of both tables that is removed before the second photo."""
        both = [f for f in self.before["figures"] if f in self.after["figures"] and "space" not in f]
        return both[int(self.rng.integers(len(both)))] if both else None

    def _photo(self, position: Row, sleeve: bool, knocked: Row | None) -> tuple[bytes, Truth, Row]:
        """A photo of a position with paper on two tiles. `sleeve`: with another tile turned; `knocked`: a
        removed figure."""
        shown = {**position, "figures": [f for f in position["figures"] if f != knocked]}
        laid = table_of(shown, self.tiles, shapes_of(self.game))
        laid.figures[:] = [_moved(self.rng, figure) for figure in laid.figures]
        known = [(t["x"], t["y"]) for t in self.before["tiles"][1:]]
        known = [known[n] for n in self.rng.permutation(len(known))]
        turned = turn_one(self.rng, laid, self.tiles, known[2:]) if sleeve else None
        jpeg, label, _ = pixels_of(self.rng, laid, self.arts, messy=False)
        photo = paper(self.rng, jpeg, label, known[:2])
        return photo, truth_of({**label, "meeples": []}), {**label, "turned": turned, "covered": known[:2]}

    def measured(self, other: bytes) -> Row:
        """The counts of what was read right, in doubt or proposed. `other`: a photo of another table."""
        form = {"game": self.game, "catalogs": json.dumps(list(SETS[self.game]))}
        form["options"] = json.dumps(self.before["options"])
        table = self.play.table
        path, token = f"{table.path}/photos", table.tokens["host"]
        alone = posted(self.client, f"{API}/photos", self.second, form)
        matched = posted(self.client, path, self.second, {}, token)
        row: Row = {"seed": self.seed}
        for name, read in (("alone", alone), ("match", matched)):
            row |= {f"{what}_{name}": n for what, n in self._read(read).items()}
        row |= {"cells": len(self._cells()), "figures": len(self._people())}
        row["position_right"] = self._standing_right(matched)
        row |= self._moves(matched) | self._odd(matched) | self._learnt(form, row)
        strange = posted(self.client, path, other, {}, token) if other else None
        strange = strange if strange and strange["status"] == "done" else None
        row["others"], row["others_told"] = int(strange is not None), int(bool(strange and foreign(strange)))
        row["false_others"] = int(foreign(matched))
        return row

    def _cells(self) -> set[tuple[int, int]]:
        """The cells of whole tiles, and the first cell of each larger tile, which identifies it."""
        return {at for at, (face, _) in self.truth.tiles.items() if PART not in face}

    def _people(self) -> list[Row]:
        return [m for m in self.label["meeples"] if m["kind"] != "boat"]

    def _read(self, read: Answer) -> Row:
        """The cells and figures that are right, and those with a review question."""
        found = compare(
            self.truth, [(t["tile"], t["rotation"], t["quad"]) for t in read["tiles"]], self.tiles
        )
        cells = {(t["x"], t["y"]): f for t, f in zip(read["tiles"], found, strict=True)}
        standing = [(f, self._stands(f, cells)) for f in read["figures"] if f["kind"] != "boat"]
        figures_right = self._found([one for _, one in standing])
        at = {
            (d["x"], d["y"]) for d in read["doubts"] if "x" in d and d["reason"] not in ("tokens", "hidden")
        }
        doubtful = {d["figure"] for d in read["doubts"] if "figure" in d and d["reason"] != "space"}
        return {
            "unread": int(read["status"] != "done"),
            "right": sum(f.right for f in found),
            "asked": len(at & set(cells)),
            "missing": len(at - set(cells)),
            "figures_right": figures_right,
            "figures_false": len(standing) - figures_right,
            "figures_asked": len(doubtful),
            "silent": self._silent(read, found, at),
        }

    def _found(self, standing: Sequence[Any]) -> int:
        """How many of the standing figures are among these."""
        left = [(m["x"], m["y"], m["colour"], m["kind"], self._feature(m)) for m in self._people()]
        count = len(left)
        for one in standing:
            if one in left:
                left.remove(one)
        return count - len(left)

    def _standing_right(self, read: Answer) -> int:
        """The figures that are right in the position, including unseen ones that the match knows."""
        found = compare(
            self.truth, [(t["tile"], t["rotation"], t["quad"]) for t in read["tiles"]], self.tiles
        )
        cells = {(t["x"], t["y"]): f for t, f in zip(read["tiles"], found, strict=True)}
        figures = [f for f in read["position"]["figures"] if "space" not in f]
        return self._found([self._stands({**f, "colour": f["player"]}, cells) for f in figures])

    def _silent(self, read: Answer, found: Sequence[Found], doubtful: set[tuple[int, int]]) -> int:
        """Silent errors: wrong cells without a review question, and unread cells without one about a missing
        tile."""
        if read["status"] != "done":
            return 0
        wrong = sum(
            not f.right and (t["x"], t["y"]) not in doubtful
            for t, f in zip(read["tiles"], found, strict=True)
        )
        quads = [d["quad"] for d in read["doubts"] if d["reason"] == "missing" and d.get("quad")]
        unseen = self._cells() - {f.at for f in found} - under(self.truth, quads)
        return wrong + len(unseen)

    def _stands(self, figure: Row, cells: Mapping[tuple[int, int], Found]) -> Any:
        """A figure of an answer in the form of the label."""
        found = cells.get((figure["x"], figure["y"]))
        if found is None or found.at is None or figure["feature"] is None:
            return None
        frame = Frame(found.shift, 0, 0)
        feature = {**figure["feature"], "at": frame.sides(figure["feature"].get("at", ()))}
        row = {"x": found.at[0], "y": found.at[1], "feature": feature}
        return *found.at, figure["colour"], figure["kind"], self._feature(row)

    def _feature(self, row: Row) -> Any:
        """The number of the feature."""
        at = (row["x"], row["y"])
        name, quarter = self.truth.tiles[at]
        part = self.parts[name].turned(quarter)
        return part.names.find(row["feature"]["kind"], tuple(row["feature"].get("at", ())))[:1]

    def _moves(self, read: Answer) -> Row:
        """Whether the proposed moves are those that were made.

        `exact`: except for the order of the players, which a photo does not show, and figures that were
        scored at once.
        """
        made, offered = self._normal(self.made), self._normal(read["proposal"])
        made = [m for m in made if m[0] == "place" or self._stays(m)]
        laid, proposed = ([m for m in moves if m[0] == "place"] for moves in (made, offered))
        return {
            "turns": len(laid),
            "places_right": len(set(laid) & set(proposed)),
            "places_wrong": len(set(proposed) - set(laid)),
            "deploys": len(made) - len(laid),
            "deploys_right": len(set(made) & set(offered)) - len(set(laid) & set(proposed)),
            "deploys_wrong": len(set(offered) - set(made)) - len(set(proposed) - set(laid)),
            "exact": int(set(made) == set(offered)),
        }

    def _stays(self, move: Any) -> bool:
        """Whether the figure of a move is still there at the end."""
        _, x, y, player, *_ = move
        return any((f.get("x"), f.get("y"), f["player"]) == (x, y, player) for f in self.after["figures"])

    def _normal(self, moves: Sequence[Row]) -> list[Any]:
        """The moves that a photo shows, with features and rotations in one notation."""
        faces, found = Faces(self.tiles), []
        parts = {at: self.parts[f] for at, f in self._lies().items()}
        for move in moves:
            if move["type"] == "place":
                lies = str(faces.of(move["tile"], move["rotation"]))
                found.append(("place", move["x"], move["y"], lies))
            elif move["type"] in SEEN:
                at = (move["x"], move["y"])
                feature = move["feature"]
                part = parts[at].turned(self.truth.tiles[at][1])
                hits = part.names.find(feature["kind"], tuple(feature.get("at", ())))
                found.append((move["type"], *at, move["player"], move.get("kind", ""), hits[:1]))
        return found

    def _lies(self) -> dict[tuple[int, int], str]:
        return {at: face for at, (face, _) in self.truth.tiles.items()}

    def _odd(self, read: Answer) -> Row:
        """What is reported of the turned tile, the removed figure and the figures returned to their
        players."""
        quads = [t["quad"] for t in read["tiles"] if (t["x"], t["y"]) in changed(read)]
        turned = self.label["turned"]
        hidden = [d for d in read["doubts"] if d["reason"] == "hidden"]
        tiles = {(t["x"], t["y"]): t for t in read["tiles"]}
        at = [cell_under(self.truth, centre(tiles[d["x"], d["y"]]["quad"])) for d in hidden]
        knocked = self.knocked and (self.knocked["x"], self.knocked["y"])
        back = [f for f in self.before["figures"] if f not in self.after["figures"] and "space" not in f]
        findings = Counter(f["finding"] for f in read["findings"])
        return {
            "turned": int(turned is not None),
            "changed": int(turned is not None and turned in under(self.truth, quads)),
            "changed_false": len(quads) - int(turned in under(self.truth, quads)),
            "knocked": int(knocked is not None),
            "knocked_asked": int(knocked in at),
            "papered": sum((m["x"], m["y"]) in self.label["covered"] for m in self._people()),
            "papered_asked": sum(one in self.label["covered"] and one != knocked for one in at),
            "hidden_false": sum(one != knocked and one not in self.label["covered"] for one in at),
            "back": len(back),
            "back_told": findings["figure-back"],
            "findings_false": sum(findings[one] for one in ODD),
        }

    def _learnt(self, form: Row, matched: Row) -> Row:
        """The second photo read as one of a match that began with the first, after learning its corrections.

        Where there was nothing to correct: as the match reads it.
        """
        first = posted(self.client, f"{API}/photos", self.first, form)
        rows = corrections(first, self.first_truth, self.tiles)
        counted = ("right", "asked", "silent")
        if not rows:
            return {"first_corrected": 0, **{f"{what}_learnt": matched[f"{what}_match"] for what in counted}}
        answer = self.client.patch(
            f"{API}/photos/{first['id']}",
            json={"corrections": rows},
            headers={"Authorization": f"Bearer {first['token']}"},
        )
        assert answer.status_code == 200, answer.get_data(as_text=True)[:1000]
        seats = [{"id": p["id"], "colour": p["colour"]} for p in self.before["players"]]
        body = {"game": self.game, "players": seats, "start": self.before}
        photo = {"photo": {"id": first["id"], "token": first["token"]}}
        made = self.client.post(f"{API}/matches", json={**body, **photo})
        assert made.status_code == 201, made.get_data(as_text=True)[:1000]
        path, token = f"{API}/matches/{made.get_json()['id']}/photos", made.get_json()["tokens"]["host"]
        read = self._read(posted(self.client, path, self.second, {}, token))
        return {"first_corrected": len(rows), **{f"{what}_learnt": read[what] for what in counted}}


UNREAD: Row = {name: [] for name in ("tiles", "figures", "doubts", "findings", "proposal")}
UNREAD |= {"position": {"figures": []}}
ODD = (
    "tile-unexplained",
    "tile-differs",
    "figure-left",
    "figure-unexplained",
    "figure-differs",
    "figure-nobody",
)


def faces_by_name(tiles: Mapping[str, Tile]) -> dict[str, Tile]:
    """The cells of tiles, as ordinary tiles, by the names of their faces."""
    return {face_id(name, at): part for name, t in tiles.items() for at, part in parts_of(t).items()}


def _moved(rng: np.random.Generator, figure: Stands) -> Stands:
    """A figure a little off the middle of its feature."""
    u, v = (float(np.clip(c + rng.normal(0, JITTER), 0.05, 0.95)) for c in (figure.u, figure.v))
    return replace(figure, u=u, v=v)


def corrections(read: Answer, truth: Truth, tiles: Mapping[str, Tile]) -> list[Row]:
    """The corrections for the cells of an answer that are wrong or in doubt."""
    found = compare(truth, [(t["tile"], t["rotation"], t["quad"]) for t in read["tiles"]], tiles)
    doubtful = {(d["x"], d["y"]) for d in read["doubts"] if "x" in d and d["reason"] != "tokens"}
    rows = []
    for tile, one in zip(read["tiles"], found, strict=True):
        at = (tile["x"], tile["y"])
        if one.at is None or PART in truth.tiles[one.at][0] or (one.right and at not in doubtful):
            continue
        name, quarter = truth.tiles[one.at]
        rows.append({"x": at[0], "y": at[1], "tile": name, "rotation": 90 * ((quarter - one.shift) % 4)})
    return rows


def turn_one(
    rng: np.random.Generator,
    laid: SyntheticTable,
    tiles: Mapping[str, Tile],
    cells: Sequence[tuple[int, int]],
) -> tuple[int, int] | None:
    """Turn one of the tiles on these cells, without a figure and not symmetric. Returns which."""
    taken = {figure.cell for figure in laid.figures}
    for number in rng.permutation(len(cells)):
        at = cells[number]
        name, quarter = laid.tiles.get(at, ("", 0))
        tile = tiles.get(name)
        if tile is None or tile.large is not None or at in taken:
            continue
        faces = Faces(tiles)
        if len({str(faces.of(name, 90 * q)) for q in range(4)}) == 4:
            laid.faces[at] = (laid.faces[at][0], (quarter + 1) % 4)
            return at
    return None


def changed(answer: Answer) -> set[tuple[int, int]]:
    """The cells of a photo that are reported as different from the match."""
    return {(d["x"], d["y"]) for d in answer["doubts"] if d["reason"] == "changed"}


def foreign(answer: Answer) -> bool:
    """Whether the photo is reported as one of another table."""
    return any(f["finding"] == "other-table" for f in answer["findings"])


def under(truth: Truth, quads: Sequence[Any]) -> set[tuple[int, int] | None]:
    """The cells of a label at these quads of an answer."""
    return {cell_under(truth, centre(quad)) for quad in quads}


def paper(rng: np.random.Generator, jpeg: bytes, label: Row, cells: Sequence[tuple[int, int]]) -> bytes:
    """The photo with a piece of paper on each of these cells."""
    photo = decoded(jpeg)
    for cell in label["cells"]:
        if (cell["x"], cell["y"]) in cells:
            quad = np.array(cell["quad"])
            middle = quad.mean(0)
            sheet = middle + (quad - middle) * rng.uniform(0.75, 0.95)
            cv2.fillPoly(photo, [np.round(sheet).astype(np.int32)], rng.integers(170, 250, 3).tolist())
    return cv2.imencode(".jpg", photo, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()


def posted(client: FlaskClient, path: str, photo: bytes, form: Row, token: str | None = None) -> Answer:
    """The answer to a photo, once it is read."""
    headers = {"Prefer": "wait=30", **({"Authorization": f"Bearer {token}"} if token else {})}
    sent = client.post(path, data={"photo": (io.BytesIO(photo), "p.jpg"), **form}, headers=headers)
    assert sent.status_code in (201, 202), sent.get_data(as_text=True)[:1000]
    answer: Answer = sent.get_json()
    opened = {"Prefer": "wait=30", "Authorization": f"Bearer {answer['token']}"}
    while answer["status"] in ("queued", "reading"):
        answer = {**answer, **client.get(f"{API}/photos/{answer['id']}", headers=opened).get_json()}
    return answer if answer["status"] == "done" else {**answer, **UNREAD}


if __name__ == "__main__":
    main()
