"""The repository of matches: opens them by token, replays them on first use, caches them while in use.

The cache is never the source of truth: an entry is valid for one seq, and the table of changes has the
newest.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

from referee.deadline import Cancelled
from referee.games import game as find
from referee.match import PlayedMatch, ReplayConflict
from referee.redaction import secretive
from services.catalogs.service import Catalogs
from services.infra.codec import position_from
from services.infra.tokens import plausible, same, token_hash
from services.matches.access import Access, MatchNotFound, NotItsToken, NoToken
from services.matches.replay.hidden_values import RevealedValues
from services.matches.replay.replayed_match import ReplayedMatch, through
from services.matches.replay.timeline import Listed, Timeline, timeline_of
from store import Change, Database, MatchRecord, MatchRecords

REMEMBERED = 64  # matches
MOST_UNFINISHED = 8  # matches whose replay was stopped and will be resumed
AT_ONCE = 20  # lists that are replayed between two notes of the progress
Unfinished = tuple[tuple[Listed, ...], PlayedMatch, tuple[ReplayConflict, ...]]


class MatchRepository:
    """Access to stored matches, with a cache of replayed ones.

    The constructor does no I/O; `ready` returns the database when it is first needed.
    """

    def __init__(self, ready: Callable[[], Database], catalogs: Catalogs) -> None:
        self.catalogs = catalogs
        self._ready = ready
        self._kept: OrderedDict[str, ReplayedMatch] = OrderedDict()
        self._unfinished: OrderedDict[str, Unfinished] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def records(self) -> MatchRecords:
        """The repository of match records."""
        return MatchRecords(self._ready())

    def open(self, match_id: str, token: str | None, request: str | None = None) -> Access:
        """Open a match with one of its tokens. Raises MatchNotFound, NoToken, NotItsToken."""
        found = self.records.open(match_id, token_hash(token)) if token and plausible(match_id) else None
        if found is None or not same(token, found.token_hash):
            if not plausible(match_id) or self.records.get(match_id) is None:
                raise MatchNotFound
            raise NotItsToken if token else NoToken
        return Access(found.match, found.role, found.player, request, found.token_hash)

    def opens(self, match_id: str, token: str | None, change: bool) -> bool:
        """Whether a token is one of the match's; with `change`, one other than a viewer's."""
        try:
            access = self.open(match_id, token)
        except MatchNotFound:
            return False
        return not change or access.role != "viewer"

    def counts(self, match_id: str, token_hash: str) -> bool:
        """Whether the token with this hash is one of the match's."""
        return self.records.open(match_id, token_hash) is not None

    def newest(self, access: Access) -> Access:
        """The same token's access after the match has changed. Raises MatchNotFound."""
        record = self.records.get(access.match.id)
        if record is None:
            raise MatchNotFound
        return Access(record, access.role, access.player)

    def changes(self, match_id: str, after: int, until: int) -> list[Change]:
        """The changes of a match with `after` < seq <= `until`. Raises MatchNotFound if it was deleted."""
        found = self.records.changes(match_id, after, until)
        if len(found) < until - after:
            raise MatchNotFound
        return found

    def replayed(self, record: MatchRecord) -> ReplayedMatch:
        """The match replayed up to its newest change. Raises MatchNotFound if it was deleted meanwhile."""
        with self._lock:
            old = self._kept.get(record.id)
        if old is not None and old.seq >= record.seq:
            return old
        changes = self.changes(record.id, old.seq if old else 0, record.seq)
        if old is None:
            kept = self._from_the_start(record, changes)
        else:
            kept = old
            for change in changes:
                kept = kept.after(change)
        self.remember(record.id, kept)
        return kept

    def _from_the_start(self, record: MatchRecord, changes: list[Change]) -> ReplayedMatch:
        position, source = position_from(record.setup), self.catalogs.source(record.catalogs)
        match = PlayedMatch.begin(find(position.game), position, source)
        timeline = timeline_of(changes)
        empty = ReplayedMatch(record.seq, position, source, timeline, match)
        if secretive(match.game) and any(one.revealed is None for one in changes):
            return through(replace(empty, seq=0, timeline=Timeline()), changes)
        played, troubles = self._replayed(record.id, empty)
        learnt = RevealedValues()
        for change in changes:
            learnt = learnt.and_of(change)
        return replace(empty, match=played, troubles=troubles, learnt=learnt)

    def _replayed(
        self, match_id: str, empty: ReplayedMatch
    ) -> tuple[PlayedMatch, tuple[ReplayConflict, ...]]:
        """Replay the lists that stand from the beginning.

        If the work is stopped, the next request resumes it.
        """
        stand = empty.timeline.stand
        with self._lock:
            lists, match, troubles = self._unfinished.pop(match_id, ((), empty.match, ()))
        if [one[:4] for one in lists] != [one[:4] for one in stand[: len(lists)]]:
            lists, match, troubles = (), empty.match, ()
        while len(lists) < len(stand):
            more = stand[len(lists) : len(lists) + AT_ONCE]
            try:
                match, found = empty.replayed_on(match, more)
            except Cancelled:
                with self._lock:
                    self._unfinished[match_id] = lists, match, troubles
                    while len(self._unfinished) > MOST_UNFINISHED:
                        self._unfinished.popitem(last=False)
                raise
            lists, troubles = stand[: len(lists) + AT_ONCE], (*troubles, *found)
        return match, troubles

    def remember(self, match_id: str, kept: ReplayedMatch) -> None:
        """Cache a match, unless a newer state is cached."""
        with self._lock:
            old = self._kept.get(match_id)
            if old is None or old.seq < kept.seq:
                self._kept[match_id] = kept
            self._kept.move_to_end(match_id)
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)

    def forget(self, match_id: str) -> None:
        """Remove a match from the cache."""
        with self._lock:
            self._kept.pop(match_id, None)
