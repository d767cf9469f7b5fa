"""Play whole evenings with one photo of the table per round, and compare the proposals with the game.

    python -m tests.soak.photo_rounds amazonas [--seed 1] [--rounds 40] [--write]

Two matches: in the first, a random game is played move by move, as at the table. After every round its table
is photographed (rendered in our own drawing), and the photo is sent to the second match, which knows nothing
of the round. What it asks about the turns is answered as the round was played: figures that were placed and
returned, and who placed a tile. If what it proposes then leads to the table as it is, with the same points,
that is sent; else people correct it, and the moves of the round are sent. Both matches end with the same
table and the same points. With `--write` the counts are written to tests/soak/photo_rounds.json, where
evenings of different lengths are kept apart.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np
from flask.testing import FlaskClient

from app import create_app
from services.photos.alignment import Faces, Frame
from settings import Settings
from tests.api.border import API
from tests.api.matches import Table
from tests.soak.photo_pairs import ByChance, bench, posted
from tests.soak.results import renew
from tests.web.photographed import shapes_of, table_of
from training.synthetic.shot import pixels_of

RESULT = Path(__file__).with_name("photo_rounds.json")
MOST = 60  # rounds of an evening: no game here has as many
MOST_ANSWERS = 12  # to the questions of a round
OF_FIGURE = ("x", "y", "colour", "kind", "feature")
EDITION = ("C1", "C1")
GAMES = ("carcassonne", "gold-rush", "amazonas")

Row = dict[str, Any]


@dataclass
class Evening:
    """The counts of one evening: its rounds, and those of which nothing had to be corrected (`confirmed`: the
    same tiles and figures, in whatever order of the turns, which no photo shows); its turns, and those
    proposed for the same player with the right tile (`placed`) and with all moves (`right`); review
    questions; figures that were placed and returned within a round (`returned`), those of them that were
    asked about (`named`) and all such questions; photos that could not be read (`unread`)."""

    game: str
    players: int
    rounds: int = 0
    confirmed: int = 0
    turns: int = 0
    placed: int = 0
    right: int = 0
    questions: int = 0
    returned: int = 0
    questions_returned: int = 0
    named: int = 0
    unread: int = 0
    same_table: bool = False
    same_points: bool = False


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=MOST)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    found = vars(played(args.game, args.seed, args.rounds, loud=True))
    print(json.dumps(found))
    if args.write:
        renew(RESULT, {f"{args.game}, {found['rounds']} rounds": {"seed": args.seed, **found}})


def played(game: str, seed: int, rounds: int, loud: bool = False) -> Evening:
    """Play an evening of at most so many rounds."""
    app = create_app(Settings(data_dir=mkdtemp(), ratelimit_enabled=False, photo_queue=50))
    try:
        return evening(app.test_client(), game, seed, rounds, loud)
    finally:
        app.extensions["services"].stop()


def evening(client: FlaskClient, game: str, seed: int, rounds: int, loud: bool) -> Evening:
    """Play an evening in two matches."""
    box, arts, dealer = bench(game, EDITION)
    true = ByChance(client, dealer, seed)
    photographed = Table.new(client, **{"options": {}, **true.body})
    compared = Compared(Faces(box.tiles))
    players = len(true.body["players"])
    count, seq, number = Evening(game, players), 0, 0
    while not true.look["over"] and number < rounds:
        true.sent.clear()
        for _ in range(players):
            if true.look["tiles"] and not true.look["over"]:
                true.step()
        made = list(true.sent)
        if not made:
            break  # only the final scoring is left
        number += 1
        rng = np.random.default_rng(1000 * seed + number)
        laid = table_of(true.look["position"], box.tiles, shapes_of(game))
        photo = pixels_of(rng, laid, arts, messy=False)[0]
        read = posted(client, f"{photographed.path}/photos", photo, {}, photographed.tokens["host"])
        read = answered(client, read, made, true.look["position"], count)
        moves = compared.confirmed(photographed, true.look["position"], read)
        compared.counted(count, made, read)
        count.confirmed += moves is not None
        seq = sent(photographed, seq, moves or made)
        if loud:
            print(json.dumps(vars(count)), flush=True)
    last = photographed.post("/preview", {"moves": []})
    count.same_table = compared.same(last["position"], true.look["position"])
    count.same_points = last["scores"] == true.look["scores"]
    return count


def answered(client: FlaskClient, read: Row, made: list[Row], position: Row, count: Evening) -> Row:
    """The answer about a photo once the questions about its turns are answered."""
    gone = [move for move in made if move["type"] == "deploy" and not _stands(move, position)]
    count.returned += len(gone)
    count.questions_returned += sum(doubt["reason"] == "returned" for doubt in read["doubts"])
    path, headers = f"{API}/photos/{read['id']}", {"Authorization": f"Bearer {read['token']}"}
    for _ in range(MOST_ANSWERS):
        doubt = next((one for one in read["doubts"] if one["reason"] in ("returned", "turn")), None)
        if doubt is None:
            return read
        row = _answer(doubt, Frame(**read["frame"]), made, gone)
        count.named += row.get("figure") == "returned"
        later = client.patch(path, json={"corrections": [row]}, headers=headers)
        assert later.status_code == 200, later.get_data(as_text=True)
        read = {**read, **later.get_json()}
    return read


def _stands(move: Row, position: Row) -> bool:
    """Whether a figure that was deployed is still there."""
    return any(
        (one["player"], one["kind"], one.get("x"), one.get("y"))
        == (move["player"], move["kind"], move["x"], move["y"])
        for one in position["figures"]
    )


def _answer(doubt: Row, frame: Frame, made: list[Row], gone: list[Row]) -> Row:
    """The correction with which people who know the moves answer a question about them."""
    for choice in doubt["choices"]:
        if doubt["reason"] == "turn":
            cell = frame.cell(doubt["x"], doubt["y"])
            placed = [
                one["player"] for one in made if one["type"] == "place" and (one["x"], one["y"]) == cell
            ]
            if choice["player"] in placed:
                return {"turns": choice["turns"]}
            continue
        at = frame.cell(choice["x"], choice["y"])
        if any((one["player"], one["x"], one["y"]) == (choice["player"], *at) for one in gone):
            return {"figure": "returned", **{name: choice[name] for name in OF_FIGURE}}
    if doubt["reason"] == "turn":
        return {"turns": doubt["choices"][0]["turns"]}
    return {"figure": "none", **{name: doubt[name] for name in ("x", "y", "feature")}}


def sent(table: Table, seq: int, moves: list[Row]) -> int:
    """Send moves in turns, as the page does."""
    turn: list[Row] = []
    for move in moves:
        turn.append(move)
        if move["type"] in ("end_turn", "discard"):
            seq, turn = table.post("/moves", {"seq": seq, "moves": turn}, 201)["seq"], []
    return table.post("/moves", {"seq": seq, "moves": turn}, 201)["seq"] if turn else seq


class Compared:
    """Comparisons of tables and moves in which equal looks of a tile are equal, whatever its rotation."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def confirmed(self, table: Table, position: Row, read: Row) -> list[Row] | None:
        """The proposed moves, if they lead to this table as it is; else None: they have to be corrected."""
        moves = read.get("proposal") or []
        if not moves:
            return None
        answer = table.ask("POST", "/preview", {"moves": moves})
        if answer.status_code != 200:
            return None
        after = answer.get_json()["position"]
        return moves if self.same(after, position) and after["players"] == position["players"] else None

    def same(self, one: Row, other: Row) -> bool:
        """Whether two positions have the same tiles and figures, in whatever order."""
        return all(
            sorted(map(self._in_words, one[name])) == sorted(map(self._in_words, other[name]))
            for name in ("tiles", "figures")
        )

    def counted(self, count: Evening, made: list[Row], read: Row) -> None:
        """Add a round to the counts."""
        wanted, offered = self._turns(made), self._turns(read.get("proposal") or [])
        count.rounds += 1
        count.turns += len(wanted)
        count.placed += sum(turn[0] in [one[0] for one in offered] for turn in wanted)
        count.right += sum(turn in offered for turn in wanted)
        count.unread += read["status"] != "done"
        count.questions += len(read["doubts"])

    def _in_words(self, row: Row) -> str:
        """A move, a tile or a figure as text."""
        if "tile" in row and "rotation" in row:
            row = {**row, "tile": str(self.faces.of(row["tile"], row["rotation"])), "rotation": 0}
        return json.dumps(row, sort_keys=True)

    def _turns(self, moves: list[Row]) -> list[list[str]]:
        """Moves by turns, each as text; a discard is no turn, since no photo shows it."""
        found: list[list[str]] = [[]]
        for move in moves:
            if move["type"] == "discard":
                continue
            found[-1].append(self._in_words(move))
            if move["type"] == "end_turn":
                found.append([])
        return [turn for turn in found if turn]


if __name__ == "__main__":
    main()
