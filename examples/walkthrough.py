"""Play a match with the library and write a page with its pictures.

    python examples/walkthrough.py match.html

Two players place random tiles where they score most. The referee deals nothing, so the script does.
"""

from __future__ import annotations

import random
import sys
from html import escape
from pathlib import Path
from typing import Any

from tile_referee import Match, Placement

BOX = {"base/B": 4, "base/E": 5, "base/H": 3, "base/J": 3, "base/K": 3, "base/U": 8, "base/V": 9, "base/W": 4}
TURNS = 16


def best(placements: tuple[Placement, ...], chance: random.Random) -> Placement:
    """The placement that completes most points; a random one of those that are equal."""
    return max(placements, key=lambda one: (sum(done.points for done in one.completes), chance.random()))


def main(path: str, seed: int = 7) -> None:
    """Play and write the page."""
    chance = random.Random(seed)
    pile = [tile for tile, count in BOX.items() for _ in range(count)]
    chance.shuffle(pile)
    match = Match(["red", "blue"])
    page = ["<!doctype html><meta charset=utf-8><title>A match</title>", match.position.svg()]
    for tile in pile[:TURNS]:
        player, placements = match.to_move, match.legal_placements(tile)
        if not placements:
            continue
        spot = best(placements, chance)
        cell = {"x": spot.x, "y": spot.y}
        turn: list[dict[str, Any]] = [
            {"type": "place", "player": player, "tile": tile, **cell, "rotation": spot.rotation}
        ]
        ground = [one for one in spot.deployments if one.feature.kind != "field"]
        if ground:
            figure = chance.choice(ground)
            feature = {"kind": figure.feature.kind, "at": list(figure.feature.at)}
            turn.append({"type": "deploy", "player": player, "kind": figure.kind, **cell, "feature": feature})
        lines = match.play(*turn, {"type": "end_turn", "player": player})
        page += [f"<h2>{escape(str(player))}: {tile}</h2>", match.position.svg()]
        page += [f"<p>{escape(line.says)} ({line.rule})</p>" for line in lines]
    final = match.play({"type": "end_game"})
    page += ["<h2>The end</h2>", *(f"<p>{escape(line.says)}</p>" for line in final)]
    page += [f"<p>{place}. {player}: {match.scores[player]}</p>" for place, player in match.ranking()]
    Path(path).write_text("\n".join(page), encoding="utf-8")
    print(f"{path}: {match.scores}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "match.html")
