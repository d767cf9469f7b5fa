"""The setup of a JCloisterZone save: options, catalogs, players, tiles on the table, the order of draws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from formats import jcz_names as names
from formats.jcz_values import (
    list_of,
    not_covered,
    object_of,
    tile_of,
)
from referee.game import Message, Mistakes
from referee.games import game as find
from referee.tiles.model.position import Laid, PlayerSeat

Json = Mapping[str, Any]
CARCASSONNE = find("carcassonne")
MOST_MESSAGES, MOST_TILES = 3_000, 500
FOLLOWERS = 7


def options_of(setup: Json, errors: Mistakes) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The options and catalogs of a setup; what is not covered is an error."""
    sets = object_of(setup.get("sets"), "setup.sets", errors)
    elements = object_of(setup.get("elements"), "setup.elements", errors)
    rules = object_of(setup.get("rules") or {}, "setup.rules", errors)
    for name, count in sets.items():
        if name not in names.SETS or count != 1:
            errors[f"setup.sets.{str(name)[:60]}"].append(not_covered(str(name)))
    found: dict[str, Any] = {"edition": "C2" if "basic:2" in sets else "C1", "preset": "engine"}
    for name, value in elements.items():
        found.update(_element(str(name)[:60], value, errors))
    if not elements.get("farmers"):
        found["base.fields"] = "off"
    found |= {option: value for rule, (option, value) in names.RULES.items() if rules.get(rule[0]) == rule[1]}
    catalogs = dict.fromkeys(names.SETS[name] for name in sets if name in names.SETS)
    if "river" in catalogs:
        found |= {"base.river": "on", "rv.u_turn": "strict"}
    if found.get("ext.abbey") == "on":
        found["ab.end_round"] = "repeat"
        catalogs["abbey-and-mayor"] = None
    return found, tuple(catalogs)


def _element(name: str, value: object, errors: Mistakes) -> dict[str, Any]:
    if name in names.ELEMENTS and value == names.ELEMENTS[name][1]:
        found: dict[str, Any] = {names.ELEMENTS[name][0]: "on"}
        return found | ({"tb.double_turn": "must"} if name == "builder" else {})
    if name in names.SHEEP and value == names.SHEEP[name]:
        return {"expansions": ["hills-and-sheep"], "hs.closure_choice": "owner_first"}
    known = name in names.MARKS or name == "farmers" or (name == "small-follower" and value == FOLLOWERS)
    if value and not known:
        errors[f"setup.elements.{name}"].append(not_covered(name))
    return {}


def seats_of(players: object, errors: Mistakes) -> Iterator[PlayerSeat]:
    fewest, most = CARCASSONNE.players
    if isinstance(players, list) and not fewest <= len(players) <= most:
        count = {"game": CARCASSONNE.name, "fewest": fewest, "most": most, "count": len(players)}
        errors["players"].append(Message("error-players", **count))
        return
    for number, one in enumerate(list_of(players, "players", most, errors)):
        seat = object_of(one, f"players[{number}]", errors)
        name = seat.get("name")
        yield PlayerSeat(f"p{number + 1}", name[:80] if isinstance(name, str) and name else None)


def laid_at_start(start: object, errors: Mistakes) -> Iterator[Laid]:
    for number, one in enumerate(list_of(start or [], "setup.start", MOST_TILES, errors)):
        path = f"setup.start[{number}]"
        row = object_of(one, path, errors)
        tile = tile_of(row.get("tile"), f"{path}.tile", errors)
        x, y, rotation = (row.get(name) for name in ("x", "y", "rotation"))
        if not all(isinstance(value, int) and abs(value) < 10_000 for value in (x, y, rotation)):
            errors[path].append(Message("format-whole-numbers"))
        elif tile:
            yield Laid(int(x or 0), int(y or 0), tile, int(rotation or 0) % 360)


def draw_order(annotations: Json, errors: Mistakes) -> list[str] | None:
    """The order in which tiles were drawn, if the save has it."""
    pack = annotations.get("tilePack")
    params = pack.get("params") if isinstance(pack, Mapping) else None
    order = annotations.get("drawOrder", params.get("drawOrder") if isinstance(params, Mapping) else None)
    if order is None:
        return None
    drawn = [
        name for name in list_of(order, "gameAnnotations.drawOrder", MOST_TILES, errors) if name != "#END"
    ]
    return [tile_of(name, f"gameAnnotations.drawOrder[{i}]", errors) for i, name in enumerate(drawn)]
