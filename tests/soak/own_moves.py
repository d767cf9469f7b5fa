"""The moves and figures that only a box has, and placements that lead to one of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote

from referee.games.carcassonne.expansions import EXPANSIONS
from tests.web.match_page import Made

SHARED = {"pass"}
TILES, SPOTS = 12, 6  # how many tiles are tried in a turn, and how many places of each
NOT_IN_THE_BOX = 422  # tiles of another printing
Spot = tuple[str, dict[str, Any]]
EITHER = ("dragon", "dragon_step")  # one of them moves the dragon


@cache
def worded() -> dict[str, tuple[str, tuple[str, ...]]]:
    """The types of move that do one of several things, with the field that names it and its words."""
    every = {name: deed for one in EXPANSIONS for part in one.elements for name, deed in part.deeds.items()}
    found = {}
    for name, deed in every.items():
        words = {one.name: one.metadata["words"] for one in fields(deed.move) if "words" in one.metadata}
        if words:
            found[name] = next(iter(words.items()))
    return found


def own_of(boxes: Collection[str]) -> frozenset[str]:
    """The types of move that these boxes bring, "catapult target" where one does several things, and "deploy
    mayor" for each kind of figure."""
    chosen = [one for one in EXPANSIONS if one.id in boxes]
    inside = {id for one in chosen for id in one.includes}
    found = [*chosen, *(one for one in EXPANSIONS if one.id in inside)]
    moves = {name for one in found for part in one.elements for name in part.deeds} - SHARED
    kinds = {f"deploy {kind}" for one in found for kind in one.figures if kind not in moves}
    several = {f"{name} {word}" for name in moves & worded().keys() for word in worded()[name][1]}
    return frozenset((moves - worded().keys()) | several | kinds)


def offer_of(name: str) -> str:
    """The selector of what is tapped on the page for a move as in `own_of`."""
    kind, _, word = name.partition(" ")
    if kind == "deploy":
        found = (f"label:has(input[name='deploy-kind'][value='{word}'])", "[data-points] button")
    elif word:
        step = f"[data-value='\"{word}\"']"  # the other choices come before or after this one
        found = (
            f"[data-offer='{kind}'] {step}",
            f"[data-offer='{kind}']:not(:has({step})) button:not(.text)",
        )
    else:
        found = (f"[data-offer='{name}'] button:not(.text)",)
    return ", ".join(f"{one}:visible" for one in found)


def names_of(moves: Iterable[dict[str, Any]]) -> Iterator[str]:
    """The names of moves as in `own_of`."""
    for move in moves:
        name = move["type"]
        if "flight" in move:
            yield "fly"  # the page's move, which is stored as a deployment
        elif name == "deploy":
            yield f"deploy {move['kind']}"
        else:
            word = move.get(worded()[name][0]) if name in worded() else None
            yield f"{name} {word}" if word else name


def shown(made: Made) -> Counter[str]:
    """How many of each move the server has."""
    lists = made.get("/history")["changes"]
    return Counter(names_of(move for one in lists for move in one.get("moves") or ()))


def leading_to(made: Made, wanted: Collection[str], tiles: list[str], chance: random.Random) -> Spot | None:
    """A tile and a place after which one of the wanted moves is possible, at once or after the end of the
    turn; else one that scores; None if a few tries find neither."""
    player, scores = made.get()["to_move"], None
    tried = 0
    for tile in tiles:
        if tried == TILES:
            break
        try:
            spots = made.get(f"/placements?tile={quote(tile)}")["placements"]
        except HTTPError as error:
            if error.code == NOT_IN_THE_BOX:
                continue
            raise
        tried += bool(spots)
        for spot in chance.sample(spots, min(SPOTS, len(spots))):
            place = {"type": "place", "player": player, "tile": tile}
            place |= {name: spot[name] for name in ("x", "y", "rotation")}
            found, pays = _ahead(made, [place], player)
            if not wanted.isdisjoint(found):
                return tile, spot
            scores = scores or ((tile, spot) if pays else None)
    return scores


def _ahead(made: Made, moves: list[dict[str, Any]], player: str) -> tuple[set[str], bool]:
    """What is possible after these moves, and after the end of the turn if players decide something then;
    and whether that end scores anything."""
    found: set[str] = set()
    pays = False
    for last in ([], [{"type": "end_turn", "player": player}]):
        try:
            answer = made.call(f"/{made.id}/preview", {"moves": [*moves, *last]}, made.tokens["host"])
        except HTTPError:
            return found, pays
        pays = pays or bool(last and answer["lines"])
        if not last or (answer["position"].get("turn") or {}).get("due"):
            found.update(names_of(answer["offers"]))
    return found, pays
