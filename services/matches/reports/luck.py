"""Luck of the draw: the best immediate score of each drawn tile, compared with the mean of all draws.

This is a lot of work for a whole match. So each request works on it for a limited time, oldest tiles first,
and the results are cached for the next request.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple

from referee.game import AnyGame
from referee.match import PlayedMatch
from referee.tiles.model.moves import Discard, Place
from services.infra.codec import JsonAnswer
from services.matches.access import Access
from services.matches.serializer import MatchSerializer

SECONDS = 0.05  # of work for one request
REMEMBERED = 64  # matches, per viewer


class DrawnTile(NamedTuple):
    """A drawn tile: the most it could score for its player at once, and the mean over the box."""

    seq: int
    player: str
    tile: str
    best: int
    mean: float

    def to_json(self) -> JsonAnswer:
        """The row in the list of its player."""
        return {"seq": self.seq, "tile": self.tile, "best": self.best, "mean": self.mean}


Found = dict[
    tuple[int, int], tuple[DrawnTile, ...]
]  # by the number of a list and the change its moves come from


class DrawLuck:
    """The luck of players in matches."""

    def __init__(self) -> None:
        self._lucks: OrderedDict[tuple[str, str | None], tuple[list[tuple[int, int]], Found]] = OrderedDict()
        self._lucky = threading.Lock()

    def of(self, access: Access, serializer: MatchSerializer) -> tuple[list[DrawnTile], bool]:
        """The drawn tiles evaluated so far, and whether these are all of them."""
        kept, until = serializer.kept, time.thread_time() + SECONDS
        lists = [(one.seq, one.made) for one in kept.timeline.stand]
        who = access.match.id, access.player if kept.hidden.exist else None
        found = self._known(who, lists)
        whole = True
        for number, key in enumerate(lists):
            if key not in found:
                drawn = list(_of_list(serializer.view, number, key[0], until))
                if time.thread_time() > until:
                    whole = False
                    break
                found[key] = tuple(drawn)
        with self._lucky:
            self._lucks[who] = (lists, found)
            self._lucks.move_to_end(who)
            while len(self._lucks) > REMEMBERED:
                self._lucks.popitem(last=False)
        return [one for key in lists for one in found.get(key, ())], whole

    def _known(self, who: tuple[str, str | None], lists: list[tuple[int, int]]) -> Found:
        """The results for the lists that have not changed, nor any list before them."""
        with self._lucky:
            before, found = self._lucks.get(who, ([], {}))
            same = 0
            while same < min(len(before), len(lists)) and before[same] == lists[same]:
                same += 1
            return {key: found[key] for key in lists[:same] if key in found}


def _of_list(view: PlayedMatch, number: int, seq: int, until: float) -> Iterator[DrawnTile]:
    """The tiles drawn in one list, until the time is up."""
    played = view.played[number]
    state = view.played[number - 1].state if number else view.start
    moves = played.entry.moves
    if len(moves) != len(played.steps):  # some of them could not be played
        return
    for move, step in zip(moves, played.steps, strict=True):
        if time.thread_time() > until:
            return
        if isinstance(move, Place | Discard):
            drawn = _drawn(view.game, state, move, seq)
            if drawn is not None:
                yield drawn
        state = step.state


def _drawn(game: AnyGame, state: object, move: Place | Discard, seq: int) -> DrawnTile | None:
    """Compare a tile with all that could have been drawn.

    None for a tile that is not drawn, or if the content of the box is unknown.
    """
    placing, lookahead = game.placing, game.lookahead
    if placing is None or lookahead is None:
        return None
    left = {tile: placing.left(state, tile) for tile in placing.draws(state)}
    if not left.get(move.tile):
        return None
    best = {tile: lookahead.best(state, tile, move.player) or 0 for tile, count in left.items() if count}
    total = sum(left[tile] or 0 for tile in best)
    mean = sum((left[tile] or 0) * most for tile, most in best.items()) / total
    return DrawnTile(seq, move.player, move.tile, best[move.tile], round(mean, 2))
