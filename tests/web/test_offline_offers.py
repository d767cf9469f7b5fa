"""Offline, the page offers what the referee would offer, by what is declared and the table as last seen."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import web
from tests.web import live
from tests.web.match_page import Made, place

SCRIPT = Path(__file__).with_name("alone.js").read_text(encoding="utf-8").strip().rstrip(";")
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "sheep": ("carcassonne", {"edition": "C1", "expansions": ["hills-and-sheep", "traders-and-builders"]}),
    "action first": (
        "carcassonne",
        {
            "edition": "C1",
            "expansions": ["hills-and-sheep"],
            "hs.shepherd_order": "action_first",
            "hs.action": "must",
            "hs.closure_choice": "owner_first",
            "hs.inner_field_draws": "2",
        },
    ),
    "dragon": ("carcassonne", {"edition": "C2", "expansions": ["abbot", "dragon", "hills-and-sheep"]}),
    "dragon later": (
        "carcassonne",
        {"edition": "C2", "expansions": ["abbot", "dragon"], "pd.dragon_move": "after_scoring"},
    ),
    "bazaar": (
        "carcassonne",
        {
            "edition": "C1",
            "expansions": ["bridges-castles-and-bazaars", "traders-and-builders"],
            "ext.bridge": "off",
            "ext.castle": "off",
        },
    ),
    "princess": ("carcassonne", {"edition": "C1", "expansions": ["princess-and-dragon", "little-buildings"]}),
    "minis": ("carcassonne", {"edition": "C1", "expansions": ["goldmines", "mage-and-witch", "robbers"]}),
    "flier": ("carcassonne", {"edition": "C1", "expansions": ["flier", "festival"]}),
    "tower": ("carcassonne", {"edition": "C1", "expansions": ["tower", "traders-and-builders"]}),
    "big top": ("carcassonne", {"edition": "C1", "expansions": ["under-the-big-top"]}),
    "two on a cell": (
        "carcassonne",
        {"edition": "C2", "expansions": ["halflings", "school", "castles-in-germany"]},
    ),
    "plain tiles": (
        "carcassonne",
        {
            "edition": "C2",
            "expansions": [
                "river-2",
                "monasteries",
                "king-and-robber",
                "watchtowers",
                "cult",
                "darmstadt",
                "phantom",
                "wind-roses",
                "signposts",
                "barber-surgeons",
                "catapult",
                "labyrinth",
                "cathedrals-in-germany",
            ],
        },
    ),
    "rush": ("gold-rush", {"gr.recall_cowboy": "on"}),
    "river": ("amazonas", {}),
}
SEEN = {  # what else occurs in these rounds
    "sheep": {"flock", "draw_token"},
    "action first": {"flock", "draw_token"},
    "dragon": {"flock", "draw_token", "dragon", "retrieve"},
    "dragon later": {"dragon", "retrieve"},
    "bazaar": {"offer", "bid", "settle"},
    "princess": {"fairy", "dragon", "building"},
    "minis": {"gold", "mage", "witch", "robber"},
    "flier": {"take"},
    "tower": {"tower"},
    "big top": {"tent"},
    "two on a cell": set(),
    "plain tiles": {"phantom"},
    "rush": {"pitch", "mine", "recall"},
    "river": set(),
}
NEVER = ("end_game", "reveal", "discard")  # not offered offline
BAZAAR = ("offer", "bid", "settle")  # who acts is known to the referee only
STEPS = ("tent",)  # after them only the referee knows what follows
ON_TOP = "tower"  # the page knows no such feature: a figure on it is not offered offline
WHOLE = "dragon"  # its steps are offered
TURNS, SEED = 24, 2


def normal_form(move: dict[str, Any]) -> tuple[str, frozenset[str]]:
    """A move in one normal form, and the sides that name its feature."""
    move = {field: value for field, value in move.items() if value is not False}
    if move["type"] == "fairy":
        move.pop("figure", None)  # who stands there, named where there are several
    if "flight" in move:
        move["type"] = "fly"  # which is sent as a deployment
        if "x" not in move:
            move["flight"] = "nowhere to land"
    feature = dict(move.get("feature") or {})
    sides = feature.pop("at", [])
    known = {**move, "feature": feature}
    return json.dumps(known, sort_keys=True), frozenset([sides] if isinstance(sides, str) else sides)


def alone(page: Page, match: Any, moves: list[dict[str, Any]], turned_up: list[str]) -> dict[str, Any]:
    box = [{"tile": tile, "left": 1} for tile in turned_up]
    given = {"base": f"/web/{web.VERSION}", "match": match, "moves": moves, "box": box}
    found: dict[str, Any] = page.evaluate(SCRIPT, given)
    return found


def on_purpose(move: dict[str, Any]) -> bool:
    """Whether the page leaves a move out offline."""
    return move["type"] == "deploy" and (move.get("feature") or {}).get("kind") == ON_TOP


def missing(wanted: list[dict[str, Any]], found: list[dict[str, Any]]) -> list[str]:
    """Wanted moves that were not found; a feature may be named by more or fewer of its sides."""
    there = [normal_form(move) for move in found]
    return [
        f"{one} {sorted(sides)}"
        for one, sides in map(normal_form, wanted)
        if not any(one == other and (sides <= at or at <= sides) for other, at in there)
    ]


@pytest.mark.parametrize("name", SETUPS)
def test_offers_without_a_net(chromium: Browser, address: str, name: str) -> None:
    """Some random rounds; the offers are compared before every move."""
    game, options = SETUPS[name]
    session = live.context(chromium, address)
    page = session.new_page()
    page.goto("/")
    made = Made(address, game=game, options=options)
    wrong, offered = compared(page, made, random.Random(f"{name} {SEED}"), TURNS)
    session.close()
    assert not wrong, "\n".join(wrong)
    assert offered >= {"deploy", "end_turn", *SEEN[name]}


def compared(page: Page, made: Made, dice: random.Random, turns: int) -> tuple[list[str], set[str]]:
    """Play so many random turns; return the offers that only the referee or only the page has, and the types
    of all that were offered."""
    wrong: list[str] = []
    offered: set[str] = set()
    for _ in range(turns):
        match = made.get()
        moves: list[dict[str, Any]] = []
        while not moves or moves[-1]["type"] not in ("end_turn", *BAZAAR, *STEPS):
            ahead = made.call(f"/{made.id}/preview", {"moves": moves}, made.tokens["host"])
            offers = [move for move in ahead["offers"] if move["type"] not in NEVER]
            choices = [move for move in offers if move["type"] not in (*BAZAAR, WHOLE)]
            mine = alone(page, match, moves, [])
            if mine["waits"]:
                choices = []  # what follows is known to the referee only: the page offers nothing
            choices = [move for move in choices if not on_purpose(move)]
            for who, one, other in (("referee", choices, mine["offers"]), ("page", mine["offers"], choices)):
                wrong += [f"{moves}: {who} only: {move}" for move in missing(one, other)[:3]]
            offered |= {move["type"] for move in offers}
            drawn = None if offers else drawn_by_chance(page, ahead, ahead["to_move"], dice)
            moves.append(drawn or chosen(offers, dice))
        made.play(*moves)
    return wrong, offered


def drawn_by_chance(page: Page, ahead: Any, player: str, dice: random.Random) -> dict[str, Any]:
    """A possible tile, at one of its placements."""
    for tile in dice.sample(ahead["tiles"], len(ahead["tiles"])):
        request = {"position": ahead["position"], "tile": tile["tile"]}
        spots = page.request.post("/api/v1/placements", data=request).json()["placements"]
        if spots:
            some = dice.sample(spots, min(4, len(spots)))
            spot = max(some, key=lambda one: around(ahead["position"]["tiles"], one))
            return place(player, tile["tile"], spot["x"], spot["y"], spot["rotation"])
    raise AssertionError("nothing fits anywhere")


def around(tiles: list[dict[str, Any]], spot: dict[str, Any]) -> int:
    """The number of adjacent tiles: features meet there."""
    return sum(abs(one["x"] - spot["x"]) + abs(one["y"] - spot["y"]) == 1 for one in tiles)


def chosen(offers: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """One of the offers; types and kinds of figures are equally likely, the end of the turn less."""
    kinds = sorted({(move["type"], move.get("kind", "")) for move in offers})
    kind = dice.choice([one for one in kinds if one[0] != "end_turn" or dice.random() < 0.2] or kinds)
    return dice.choice([move for move in offers if (move["type"], move.get("kind", "")) == kind])
