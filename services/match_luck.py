"""The luck of the tiles: the most points that each drawn tile could bring at once, beside the mean of all
tiles that could have been drawn at that moment.

That is a lot of work for a whole match. So each question works on it for a while, oldest tiles first, and
what was found is kept at hand for the next one."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.game import Game
from referee.match import Match
from referee.tiles.moves import Discard, Place
from services.match_house import Access, MatchHouse
from services.match_words import Teller

SECONDS = 0.05  # of work for one question
REMEMBERED = 64  # matches, as seen by somebody


class Drawn(NamedTuple):
    """A tile that was drawn, the most it could bring its player at once, and the mean of the box."""

    seq: int
    player: str
    tile: str
    best: int
    mean: float

    def told(self) -> dict[str, Any]:
        """For its player."""
        return {"seq": self.seq, "tile": self.tile, "best": self.best, "mean": self.mean}


Found = dict[tuple[int, int], tuple[Drawn, ...]]  # by the number of a list and the change its moves come from


class Lucks(MatchHouse):
    """Its constructor touches nothing but memory."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._lucks: OrderedDict[tuple[str, str | None], tuple[list[tuple[int, int]], Found]] = OrderedDict()
        self._lucky = threading.Lock()

    def luck(self, access: Access, teller: Teller) -> tuple[list[Drawn], bool]:
        """What is known of the tiles drawn so far, and whether that is all of them."""
        kept, until = teller.kept, time.thread_time() + SECONDS
        lists = [(one.seq, one.made) for one in kept.course.stand]
        who = access.match.id, access.player if kept.secretive else None
        found = self._known(who, lists)
        whole = True
        for number, key in enumerate(lists):
            if key not in found:
                drawn = list(_of_list(teller.view, number, key[0], until))
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
        """What was found of the lists that are still the same, and of all before them."""
        with self._lucky:
            before, found = self._lucks.get(who, ([], {}))
            same = 0
            while same < min(len(before), len(lists)) and before[same] == lists[same]:
                same += 1
            return {key: found[key] for key in lists[:same] if key in found}


def _of_list(view: Match, number: int, seq: int, until: float) -> Iterator[Drawn]:
    """The tiles drawn in one list, as far as there is time."""
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


def _drawn(game: Game, state: Any, move: Place | Discard, seq: int) -> Drawn | None:
    """A tile beside all that could have been drawn; None for one that is not drawn, or of an unknown box."""
    left = {tile: game.left(state, tile) for tile in game.draws(state)}
    if not left.get(move.tile):
        return None
    best = {tile: game.best(state, tile, move.player) or 0 for tile, count in left.items() if count}
    total = sum(left[tile] or 0 for tile in best)
    mean = sum((left[tile] or 0) * most for tile, most in best.items()) / total
    return Drawn(seq, move.player, move.tile, best[move.tile], round(mean, 2))
