"""Luck of the draw: the best immediate score of each drawn tile, compared with the mean of all draws.

This is a lot of work for a whole match, and for one drawn tile alone, with which every other tile of the box
is compared. So each request works on it for a limited time, oldest tiles first, and what it found is cached
for the next request, which continues there.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from referee.game import AnyGame, Lookahead
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


List = tuple[int, int]  # the number of a list and the change its moves come from
Best = dict[tuple[int, str], int]  # of the tiles tried for a move of a list


class Progress(NamedTuple):
    """What is known of one match: the lists that stood, the drawn tiles of those done, and what was tried for
    the first one that is not."""

    lists: list[List]
    found: dict[List, tuple[DrawnTile, ...]]
    started: dict[List, Best]

    def upon(self, lists: list[List]) -> Progress:
        """What still holds: what is known of the lists that have not changed, nor any before them."""
        pairs = zip(self.lists, lists, strict=False)
        same = [one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs)]
        return Progress(
            lists,
            {key: self.found[key] for key in same if key in self.found},
            {key: dict(self.started[key]) for key in same if key in self.started},
        )


class TimeIsUp(Exception):
    """The request has worked on it for long enough."""


class DrawLuck:
    """The luck of players in matches."""

    def __init__(self) -> None:
        self._lucks: OrderedDict[tuple[str, str | None], Progress] = OrderedDict()
        self._lucky = threading.Lock()

    def of(self, access: Access, serializer: MatchSerializer) -> tuple[list[DrawnTile], bool]:
        """The drawn tiles evaluated so far, and whether these are all of them."""
        kept, until = serializer.kept, time.thread_time() + SECONDS
        lists = [(one.seq, one.made) for one in kept.timeline.stand]
        who = access.match.id, access.player if kept.hidden.exist else None
        with self._lucky:
            known = self._lucks.get(who, Progress([], {}, {})).upon(lists)
        try:
            _work(known, serializer.view, until)
        except TimeIsUp:
            pass
        finally:  # also when the request is stopped
            with self._lucky:
                self._lucks[who] = known
                self._lucks.move_to_end(who)
                while len(self._lucks) > REMEMBERED:
                    self._lucks.popitem(last=False)
        rows = [one for key in lists for one in known.found.get(key, ())]
        return rows, len(known.found) == len(lists)


def _work(known: Progress, view: PlayedMatch, until: float) -> None:
    """Add to what is known, list by list. Raises TimeIsUp."""
    for number, key in enumerate(known.lists):
        if key not in known.found:
            best = known.started.setdefault(key, {})
            known.found[key] = tuple(_of_list(view, number, key[0], best, until))
            del known.started[key]


def _of_list(view: PlayedMatch, number: int, seq: int, best: Best, until: float) -> Iterator[DrawnTile]:
    """The tiles drawn in one list. Raises TimeIsUp."""
    played = view.played[number]
    state = view.played[number - 1].state if number else view.start
    moves = played.entry.moves
    if len(moves) != len(played.steps):  # some of them could not be played
        return
    for index, (move, step) in enumerate(zip(moves, played.steps, strict=True)):
        if isinstance(move, Place | Discard):
            drawn = _drawn(view.game, state, move, seq, _Trials(best, index, until))
            if drawn is not None:
                yield drawn
        state = step.state


class _Trials(NamedTuple):
    """The tiles tried for one move, and the time until which more may be."""

    best: Best
    at: int  # the move in its list
    until: float

    def most(self, lookahead: Lookahead[Any], state: object, tile: str, player: str) -> int:
        """The most that a tile could score at once. Raises TimeIsUp."""
        key = self.at, tile
        if key not in self.best:
            if time.thread_time() > self.until:
                raise TimeIsUp
            self.best[key] = lookahead.best(state, tile, player) or 0
        return self.best[key]


def _drawn(
    game: AnyGame, state: object, move: Place | Discard, seq: int, trials: _Trials
) -> DrawnTile | None:
    """Compare a tile with all that could have been drawn.

    None for a tile that is not drawn, or if the content of the box is unknown. Raises TimeIsUp.
    """
    placing, lookahead = game.placing, game.lookahead
    if placing is None or lookahead is None:
        return None
    left = {tile: placing.left(state, tile) for tile in placing.draws(state)}
    if not left.get(move.tile):
        return None
    best = {tile: trials.most(lookahead, state, tile, move.player) for tile, count in left.items() if count}
    total = sum(left[tile] or 0 for tile in best)
    mean = sum((left[tile] or 0) * most for tile, most in best.items()) / total
    return DrawnTile(seq, move.player, move.tile, best[move.tile], round(mean, 2))
