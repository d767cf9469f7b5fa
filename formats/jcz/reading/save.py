"""Read saves of JCloisterZone 5 (`.jcz`) as matches.

A save holds the players' decisions, not what was drawn: tiles that could not be placed, or are sold in a
bazaar, are known only if it has a draw order; sheep and animal tokens only if this project wrote it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formats.jcz.pieces import CARCASSONNE
from formats.jcz.reading.chance import Chance
from formats.jcz.reading.messages import MessageReader
from formats.jcz.reading.setup import MOST_MESSAGES, draw_order, laid_at_start, seats_of, setup_of
from formats.jcz.reading.turns import Turns
from formats.jcz.values import list_of, object_of, reason_of, several_of, without_undone
from referee.deadline import checkpoint
from referee.game import BadInput, Message, Mistakes
from referee.match import PlayedMatch, Refused
from referee.tiles.model.moves import EndGame
from referee.tiles.model.position import TilePosition

OWN = "tileReferee"  # our addition to a save, which the other program ignores


def read(data: object) -> PlayedMatch:
    """Return the match of a save. Raises BadInput with JSON paths, also for what is not covered."""
    errors = Mistakes()
    save = object_of(data, "$", errors)
    setup = setup_of(object_of(save.get("setup"), "setup", errors), errors)
    seats = tuple(seats_of(save.get("players"), errors))
    start = tuple(laid_at_start(object_of(save.get("setup"), "setup", Mistakes()).get("start"), errors))
    replay = list_of(save.get("replay"), "replay", MOST_MESSAGES, errors)
    annotations = object_of(save.get("gameAnnotations") or {}, "gameAnnotations", errors)
    draws = draw_order(annotations, errors)
    added = object_of(save.get(OWN) or {}, OWN, errors)
    if errors:
        raise BadInput(errors)
    laid = [one.tile for one in start]
    left = {tile: max(0, count - laid.count(tile)) for tile, count in setup.copies.items()}
    position = TilePosition(CARCASSONNE.id, seats, start, setup.options, setup.catalogs, left=left or None)
    try:
        match = PlayedMatch.begin(CARCASSONNE, position)
    except BadInput as bad:
        raise bad.under("setup") from None
    tokens = several_of(added.get("tokens"))[:MOST_MESSAGES]
    turns = Turns(match, Chance([str(token) for token in tokens]))
    _replay(MessageReader(turns, draws), without_undone(replay))
    end = annotations.get("endTurn")
    if isinstance(end, int) and end == turns.done:
        return _finished(turns, ended=True)
    return _finished(turns, ended=added["ended"] if isinstance(added.get("ended"), bool) else None)


def is_save(data: object) -> bool:
    """Whether JSON data looks like a save."""
    return isinstance(data, Mapping) and "replay" in data and "setup" in data and "game" not in data


def _replay(messages: MessageReader, replay: Sequence[tuple[int, Any]]) -> None:
    """Play all messages. Raises BadInput with the path of the first that cannot be played."""
    ahead = [one for _, one in replay[1:]]
    for place, (number, message) in enumerate(replay):
        checkpoint()
        path = f"replay[{number}]"
        errors = Mistakes()
        row = object_of(message, path, errors)
        payload = object_of(row.get("payload") or {}, f"{path}.payload", errors)
        if errors:
            raise BadInput(errors)
        following = ahead[place] if place < len(ahead) else None
        try:
            messages.play(row, payload, following, path)
        except Refused as refused:
            raise BadInput({path: [reason_of(refused)]}) from None


def _finished(turns: Turns, *, ended: bool | None) -> PlayedMatch:
    """The match, with its final scoring if the game has ended. Raises BadInput.

    `ended`: None if the save does not state it; then a game ends when nothing is left to play.
    """
    turns.close()  # the save may end in the middle of a turn
    game = turns.match.game
    if ended is None:
        ended = game.finished(turns.state)
    if ended and not game.over(turns.state) and turns.waits_for is None:
        try:
            turns.play(EndGame())
        except Refused:
            raise BadInput({"replay": [Message("format-not-over")]}) from None
        turns.follow("replay")
        turns.close()
    return turns.match
