"""Random games of Carcassonne Amazonas: deal tiles; check boats, the river and every Amazon scoring."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from referee.games import game
from tests.soak.random_games import Dealer, Look, Move

MEEPLES, CAMPS = 4, 2
FIRST = {2: 16, 3: 16, 4: 8, 5: 8}
MOUTH = {2: (6, 3), 3: (6, 3), 4: (7, 4, 1), 5: (7, 4, 1)}
TILES = game("amazonas").catalog_reader.tiles  # type: ignore[attr-defined]


def marked(tile: str, *types: str) -> bool:
    """Whether a tile is of one of these types."""
    return any(f"type:{one}" in TILES[tile].marks for one in types)


def spaces(look: Look) -> dict[str, int]:
    """The space of every boat."""
    return {one["player"]: one["space"] for one in look["position"]["figures"] if one["kind"] == "boat"}


def last_space(look: Look) -> int:
    """The last space of the river: one for the start board and each Amazon tile, two for each double tile."""
    laid = [one["tile"] for one in look["position"]["tiles"]]
    grown = sum(marked(one, "amazon", "amazon!", "double") + marked(one, "double") for one in laid)
    return FIRST[len(look["position"]["players"])] + grown


def animals(tile: str) -> dict[str, int]:
    """The number of caimans and piranhas on a whole tile."""
    large = TILES[tile].large
    parts = [TILES[tile]] if large is None else list(large.parts.values())
    found = Counter[str]()
    for feature in (feature for part in parts for feature in part.features if feature.kind == "amazon"):
        found.update(dict(feature.marks))
    return found


def ranking(at: Mapping[str, int]) -> list[list[str]]:
    """Players by place, the leaders first."""
    return [[one for one in at if at[one] == space] for space in sorted(set(at.values()), reverse=True)]


class Amazonas(Dealer):
    """Implements the rules of the race a second time, in a few lines."""

    game = "amazonas"
    family = "CA"
    colours = ("red", "blue", "green", "yellow", "black")
    unreachable: ClassVar = {
        "CA-S6": "who begins is agreed on before the match",
        "CA-S2": "told by other rules: nobody draws a double tile (CA-A3) or the mouth (CA-E2)",
        "CA-S3": "told by its number: the last space (CA-B6, CA-A1)",
        "CA-S5": "a match knows where every boat is",
        "CA-T3": "a note on the order, kept by CA-B2",
        "CA-B3": "a note on CA-B2, told there",
        "CA-B4": "a note on all moves; the invariant of every change here",
        "CA-B6": "only a table that was told can have a boat beyond the river",
        "CA-B9": "a note: nothing is ever refused by it",
        "CA-A5": "only a table that was told can have more double than bang tiles",
        "CA-L8": "every Amazon tile of the stand-in has animals",
        "CA-Q1": "told by CA-E3",
        "CA-N1": "about catalogs",
        "CA-N2": "about catalogs",
        "CA-O1": "about catalogs",
        "CA-Z1": "about the number of tiles",
        "CA-Z2": "told by CA-P2",
        "CA-Z3": "no tile of the stand-in holds a whole feature",
        "CA-Z4": "told by CA-J2",
        "CA-Z5": "told of a place that joins tributaries with icons; events tell it as otherwise",
        "CA-Z6": "no bang tile of the stand-in has animals",
        "CA-Z7": "told by CA-G1",
    }

    def begin(self, chance: random.Random, number: int) -> dict[str, Any]:
        """Mostly the game as sold, sometimes with the options reversed."""
        options = {}
        if number % 4 == 3:
            options = {"ca.merge_counts_old_icons": "off", "ca.big_tiles": "squares", "ca.bonus_river": "on"}
        return {**super().begin(chance, number), "options": options}

    def draw(self, chance: random.Random, tiles: list[dict[str, Any]]) -> str:
        """Choose a double tile, draw any other."""
        if all(marked(one["tile"], "double") for one in tiles):
            return str(chance.choice(tiles)["tile"])
        return super().draw(chance, tiles)

    def place(self, chance: random.Random, placements: list[dict[str, Any]]) -> dict[str, Any]:
        """Prefer placements that complete something or extend a tributary with a meeple."""
        few = [one for one in placements if one["completes"]]
        return chance.choice(few if few and chance.random() < 0.7 else placements)

    def questions(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """A question now and then."""
        if chance.random() < 0.3:
            yield chance.choice(list(self.thinkable(chance, look)))

    def thinkable(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """Moves that may be illegal, and features."""
        position, player = look["position"], look["to_move"]
        laid = chance.choice(position["tiles"])
        where = {"x": laid["x"], "y": laid["y"]}
        kind = chance.choice(("tributary", "village", "jungle", "amazon"))
        feature = {"kind": kind, "at": chance.choice("NESW")}
        yield {"feature": {**where, **feature}}
        other = chance.choice(sorted(TILES))
        near = {"x": laid["x"] + chance.choice((-1, 0, 1)), "y": laid["y"] + chance.choice((-1, 0, 1))}
        move: Move = chance.choice((
            {"type": "deploy", "kind": chance.choice(("meeple", "camp")), **where, "feature": feature},
            {"type": "discard", "tile": laid["tile"]},
            {"type": "place", "tile": other, **near, "rotation": chance.choice((0, 90, 180, 270))},
            {"type": "end_turn"},
        ))  # fmt: skip
        yield {"move": {**move, "player": chance.choice((player, position["players"][0]["id"]))}}
        if look["offers"]:
            yield {"move": chance.choice(look["offers"])}

    def later(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """After a "!" tile: any double tile ahead of the river. After a meeple or camp: another one, and the
        end of the turn."""
        if chance.random() < 0.6:
            return
        player, placed = look["to_move"], look["position"]["turn"]["placed"]
        x, y = placed[-1]
        tiles = [one["tile"] for one in look["tiles"]]
        if tiles:
            move: Move = {"type": "place", "tile": chance.choice(tiles), "x": x + 1, "y": y}
            yield {"move": {**move, "player": player, "rotation": chance.choice((0, 180))}}
        kind = chance.choice(("tributary", "village", "jungle", "amazon"))
        feature = {"kind": kind, "at": chance.choice("NESW")}
        wood = chance.choice(("meeple", "camp"))
        yield {"move": {"type": "deploy", "player": player, "kind": wood, "x": x, "y": y, "feature": feature}}
        yield {"move": {"type": "end_turn", "player": player}}

    def changed(self, before: Look, after: Look, answer: Mapping[str, Any]) -> None:
        """Check boats, events, the length of the river and every Amazon scoring.

        Boats never go back nor beyond the river. Every boat move is in the events. The river is as long as
        its tiles. Every Amazon scoring pays exactly the players that the ranking names.
        """
        then, now, last = spaces(before), spaces(after), last_space(after)
        moved = [one for one in answer["events"] if one["event"] == "boat"]
        for one in moved:
            assert then[one["player"]] == one["from"] <= one["to"] <= last, one
            then[one["player"]] = one["to"]
        assert then == now
        placed = [one["tile"] for one in answer["events"] if one["event"] == "place"]
        river = sum(marked(one, "amazon", "amazon!", "double") + marked(one, "double") for one in placed)
        assert last - last_space(before) == river
        bangs = sum(marked(one, "amazon!") for one in placed)
        assert bangs == sum(marked(one, "double") for one in placed)
        owned = Counter((one["player"], one["kind"]) for one in after["position"]["figures"])
        most = {"meeple": MEEPLES, "camp": CAMPS, "boat": 1}
        assert all(count <= most[kind] for (_, kind), count in owned.items()), owned
        self.without_wood(before, answer)
        if placed and marked(placed[-1], "amazon", "amazon!", "double"):
            self.race(placed[-1], before, answer)

    def without_wood(self, before: Look, answer: Mapping[str, Any]) -> None:
        """A player who placed a tile and no figure has moved the boat; no other player has for that
        reason."""
        turn = any(one["event"] == "place" for one in answer["events"])
        wood = any(one["event"] == "deploy" for one in answer["events"])
        forced = [one["player"] for one in answer["events"] if one.get("because") == "CA-B7"]
        assert forced == ([before["to_move"]] if turn and not wood else [])

    def race(self, tile: str, before: Look, answer: Mapping[str, Any]) -> None:
        """Check the Amazon scoring after a tile against one computed from the earlier spaces of the boats."""
        at = spaces(before)
        after_scoring = [one for one in answer["events"] if one.get("because") in ("CA-L7", "CA-L8", "CA-Q2")]
        for one in answer["events"]:
            if one["event"] == "boat" and one not in after_scoring:
                at[one["player"]] = one["to"]
        there, places = animals(tile), ranking(at)[:2]
        if len(at) == 2 and abs(at[min(at)] - at[max(at)]) > 1:
            places = places[:1]
        worth = (there["caimans"] + there["piranhas"], there["piranhas"])
        due = {one: points for points, place in zip(worth, places, strict=False) for one in place if points}
        paid = [one for one in answer["lines"] if one["feature"]["kind"] == "amazon"]
        assert {one["player"]: one["points"] for one in paid} == due, (tile, at)
        assert len(paid) == len(due)
        assert sorted(one["player"] for one in after_scoring) == sorted(set(at) - set(due))
        assert len(paid) == len(answer["lines"]), "nothing else is scored with an Amazon tile"

    def finished(self, look: Look, lines: list[dict[str, Any]]) -> None:
        """The mouth pays by the ranking, all tiles were placed, and nothing is paid twice."""
        assert all(one["kind"] == "boat" for one in look["position"]["figures"])
        at = spaces(look)
        places, numbers = ranking(at), MOUTH[len(at)]
        if len(at) == 2 and abs(at[min(at)] - at[max(at)]) > 1:
            places = places[:1]
        due = {one: points for points, place in zip(numbers, places, strict=False) for one in place}
        assert {one["player"]: one["points"] for one in lines if one["rule"] == "CA-E3"} == due
        paid = [
            (one["feature"]["kind"], one["player"], str(one["where"]))
            for one in lines
            if one["feature"]["kind"] != "amazon"
        ]
        assert len(paid) == len(set(paid)), "a feature was scored twice"


DEALER = Amazonas()
