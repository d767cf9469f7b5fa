"""Analysis of a match: findings, and hints (odds and previews) where the host has not turned them off."""

from __future__ import annotations

import threading
from collections import OrderedDict

from services.infra.codec import JsonAnswer
from services.matches.access import Access, need_hints
from services.matches.replay.replayed_match import before
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer
from services.rulings import analysis
from services.rulings.chances import Looked, chances_of, dead_of, looked_at
from services.rulings.previews import previews_of

REMEMBERED = 64  # answers
Query = tuple[str, int, str | None, int, int]  # match, seq, viewer, seed, deals


class MatchAnalysis:
    """Analysis of matches. Results computed for one client are cached for the others."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._looked: OrderedDict[Query, Looked] = OrderedDict()
        self._looking = threading.Lock()

    def chances(self, access: Access, seed: int, deals: int, language: str) -> JsonAnswer:
        """What unfinished regions need, and the odds that they close. Raises HintsOff."""
        need_hints(access)
        serializer = MatchSerializer(access, self._repository.replayed(access.match), language)
        kept, state = serializer.kept, serializer.view.state
        query = access.match.id, kept.seq, access.player if kept.hidden.exist else None, seed, deals
        with self._looking:
            looked = self._looked.get(query)
        if looked is None:
            looked = looked_at(kept.game, state, None, seed, deals)
            with self._looking:
                self._looked[query] = looked
                while len(self._looked) > REMEMBERED:
                    self._looked.popitem(last=False)
        return {"seq": kept.seq, **chances_of(kept.game, state, looked, serializer.speaker)}

    def audit(self, access: Access, language: str) -> JsonAnswer:
        """The findings of the table.

        Gaps that no tile can fill are included only where hints are on or the game is over.
        """
        serializer = MatchSerializer(access, self._repository.replayed(access.match), language)
        game, state = serializer.kept.game, serializer.view.state
        shown = access.match.hints or game.over(state)
        dead = dead_of(game, state, serializer.speaker) if shown else None
        return {
            "seq": serializer.kept.seq,
            **analysis.audit_of(game, state, serializer.speaker),
            "dead": dead,
        }

    def previews(self, access: Access, tile: str | None, at: int | None, language: str) -> JsonAnswer:
        """What the player to move would score for every placement of a tile. Raises HintsOff, BadInput.

        `at`: the number of a list; the position before it is used.
        """
        need_hints(access)
        kept = self._repository.replayed(access.match)
        serializer = MatchSerializer(access, kept, language)
        view = before(kept, serializer.view, at)
        found = previews_of(kept.game, view.state, tile, view.to_move, serializer.speaker)
        return {"seq": kept.seq, **found}
