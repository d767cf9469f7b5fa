"""Write matches as saves of JCloisterZone 5 (`.jcz`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from formats.jcz import boxes
from formats.jcz.pieces import CARCASSONNE
from formats.jcz.reading import OWN, read
from formats.jcz.values import cannot, cannot_hold
from formats.jcz.writing.log import Log
from formats.jcz.writing.scene import name_of
from referee.game import BadInput, Message
from referee.match import PlayedMatch

APP_VERSION = "5.7.3"
SWITCH = "ext."  # options that switch a part of an expansion on


def write(match: PlayedMatch, created: str) -> dict[str, Any]:
    """Return the save of a match; `created`: ISO 8601 time. Raises BadInput for what the format cannot hold.

    The save is read again and compared with the match, so that it never shows another game.
    """
    save = _save(match, created)
    try:
        again = read(save)
    except BadInput as bad:
        why = next(text for texts in bad.errors.values() for text in texts)
        raise cannot(why) from None
    if again.scores != _by_seat(match, again) or again.state.board.cells != match.state.board.cells:
        raise cannot(Message("format-cannot-rules"))
    return save


def _by_seat(match: PlayedMatch, again: PlayedMatch) -> Mapping[str, int]:
    """The points of a match by the ids of the players in the other one."""
    return dict(zip(again.scores, match.scores.values(), strict=True))


def _save(match: PlayedMatch, created: str) -> dict[str, Any]:
    if match.game.id != CARCASSONNE.id:
        raise cannot_hold(match.game.name)
    if match.game.pad is not None and match.game.pad.entries(match.start) is not None:
        raise cannot(Message("format-cannot-points"))
    setup = _setup(match)
    log = Log(match)
    return {
        "appVersion": APP_VERSION,
        "gameId": "tile-referee",
        "name": "",
        "initialRandom": 0.0,
        "created": created,
        "clock": 0,
        "setup": setup,
        "players": [
            {"name": seat.name or seat.id, "slot": number} for number, seat in enumerate(match.start.players)
        ],
        "replay": log.messages,
        "gameAnnotations": {"drawOrder": log.drawn},
        OWN: {"tokens": log.chance, "ended": log.ended},
    }


def _setup(match: PlayedMatch) -> dict[str, Any]:
    table, options = match.start, match.start.options
    missing = sorted({one.id for one in table.library.sets} - set(boxes.SETS.values()))
    missing += [name.removeprefix(SWITCH) for name in _switched_on(options) if name not in boxes.SWITCHES]
    if missing:
        raise cannot_hold(", ".join(missing))
    sets = boxes.boxes(table)
    if sets is None:
        raise cannot(Message("format-cannot-tiles"))
    rules = dict(boxes.DEFAULTS) | {
        rule: value for (rule, value), (option, ours) in boxes.RULES.items() if options[option] == ours
    }
    return {
        "sets": sets,
        "elements": dict(_elements(options)),
        "rules": rules,
        "timer": None,
        "start": [
            {"tile": name_of(tile.id), "x": x, "y": y, "rotation": 90 * tile.quarter}
            for (x, y), tile in table.board.cells.items()
        ],
        "options": {},
    }


def _switched_on(options: Mapping[str, Any]) -> Iterator[str]:
    yield from (name for name, value in options.items() if name.startswith(SWITCH) and value == "on")
    yield from ("map",) if options["map"] is not None else ()


def _elements(options: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    yield "small-follower", int(options["base.meeples"])
    if options["base.fields"] == "on":
        yield "farmers", True
    for name, (option, value) in boxes.ELEMENTS.items():
        if options[option] == "on":
            yield name, value
