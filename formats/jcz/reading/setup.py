"""The setup of a JCloisterZone save: options, catalogs, players, tiles on the table, the order of draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from formats.jcz import boxes
from formats.jcz.pieces import CARCASSONNE
from formats.jcz.values import (
    list_of,
    not_covered,
    object_of,
    tile_of,
)
from referee.game import Message, Mistakes
from referee.game.names import visible
from referee.games.carcassonne.base_game import MEEPLES, OTHER_MEEPLES
from referee.games.carcassonne.printings import option_of
from referee.tiles.model.position import Laid, PlayerSeat

Json = Mapping[str, Any]
MOST_MESSAGES, MOST_TILES = 3_000, 500
TOGETHER = (("mage", "witch"),)  # elements that are one option
SHEEP = ("ext.shepherd", "ext.hill", "ext.vineyard")  # our options of Hills & Sheep


class Setup(NamedTuple):
    """Options, catalogs, and the copies of tiles that differ from our boxes."""

    options: dict[str, Any]
    catalogs: tuple[str, ...]
    copies: dict[str, int]


def setup_of(setup: Json, errors: Mistakes) -> Setup:
    """The game of a setup; what is not covered is an error."""
    sets = object_of(setup.get("sets"), "setup.sets", errors)
    elements = object_of(setup.get("elements"), "setup.elements", errors)
    rules = object_of(setup.get("rules") or {}, "setup.rules", errors)
    named = dict(_sets(sets, errors))
    found: dict[str, Any] = {"edition": "C2" if "basic:2" in sets else "C1", "preset": "engine"}
    catalogs = dict.fromkeys(boxes.SETS[name] for name in named)
    for catalog in catalogs:
        found |= boxes.ENFORCED.get(catalog, {})
    for name, value in elements.items():
        found |= _element(str(name)[:60], value, errors)
    if not found.keys().isdisjoint(SHEEP):
        found |= {"expansions": ["hills-and-sheep"], "hs.closure_choice": "owner_first"}
        found |= {option: "off" for option in SHEEP if option not in found}
    _apart(catalogs, elements, errors)
    if not elements.get("farmers"):
        found["base.fields"] = "off"
    found |= {option: value for rule, (option, value) in boxes.RULES.items() if rules.get(rule[0]) == rule[1]}
    for option, more in boxes.WITH.items():
        found |= more if found.get(option) == "on" else {}
    if found.get("ext.abbey") == "on":
        catalogs[boxes.ABBEYS] = None
    others = boxes.editions(named, found["edition"])
    found |= {option_of(catalog): edition for catalog, edition in others.items()}
    return Setup(found, tuple(catalogs), boxes.copies(named, catalogs, found["edition"], others))


def _sets(sets: Json, errors: Mistakes) -> Iterator[tuple[str, int]]:
    for name, count in sets.items():
        if name not in boxes.SETS or type(count) is not int or not 0 <= count <= boxes.MOST_BOXES:
            errors[f"setup.sets.{str(name)[:60]}"].append(not_covered(str(name)))
        elif count:
            yield name, count


def _element(name: str, value: object, errors: Mistakes) -> dict[str, Any]:
    if name in boxes.ELEMENTS and value == boxes.ELEMENTS[name][1]:
        return {boxes.ELEMENTS[name][0]: "on"}
    if name == "small-follower" and str(value) in (str(MEEPLES), *OTHER_MEEPLES):
        return {} if value == MEEPLES else {"base.meeples": str(value)}
    known = name in boxes.MARKS or name == "farmers"
    if value and not known:
        errors[f"setup.elements.{name}"].append(not_covered(name))
    return {}


def _apart(catalogs: Iterable[str], elements: Json, errors: Mistakes) -> None:
    """Refuse what we play only together: sieges with the escape from them, and some pairs of elements."""
    wanted = [("siege", "escape")] if "siege" in catalogs else []
    wanted += [(a, b) for pair in TOGETHER for a, b in (pair, pair[::-1]) if elements.get(a)]
    for there, missing in wanted:
        if not elements.get(missing):
            errors[f"setup.elements.{missing}"].append(not_covered(f"{there}, without {missing}"))


def seats_of(players: object, errors: Mistakes) -> Iterator[PlayerSeat]:
    fewest, most = CARCASSONNE.players
    if isinstance(players, list) and not fewest <= len(players) <= most:
        count = {"game": CARCASSONNE.name, "fewest": fewest, "most": most, "count": len(players)}
        errors["players"].append(Message("error-players", **count))
        return
    for number, one in enumerate(list_of(players, "players", most, errors)):
        seat = object_of(one, f"players[{number}]", errors)
        name = seat.get("name")
        shown = name[:80] if isinstance(name, str) and visible(name[:80]) else None
        yield PlayerSeat(f"p{number + 1}", shown)


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
