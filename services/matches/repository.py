"""The repository of matches: opens them by token, replays them on first use, caches them while in use.

The cache is never the source of truth: an entry is valid for one seq, and the table of changes has the
newest.
"""

from __future__ import annotations

import hashlib
import re
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol

import referee
from referee.deadline import Cancelled
from referee.game import AnyGame
from referee.games import game as find
from referee.match import Entry, Match, ReplayConflict, Replayed, follow
from referee.revealing import Reveals, changed, may_enter, secrets
from referee.views import Place, private_fields, secretive, seen
from services.catalogs.service import Catalogs, Source
from services.infra.codec import move_from, position_from
from services.infra.tokens import plausible, same, token_hash
from services.matches.timeline import Listed, Timeline, course_of
from store import CatalogRecords, Change, Database, MatchRecord, MatchRecords, files_at

REMEMBERED = 64  # matches
Viewer = tuple[str | None, frozenset[str]]  # a player, and what is public of the position it began with
MOST_UNFINISHED = 8  # matches whose replay was stopped and will be resumed
AT_ONCE = 20  # lists that are replayed between two notes of the progress
Unfinished = tuple[tuple[Listed, ...], Match, tuple[ReplayConflict, ...]]
IMPORT = re.compile(r"^[ \t]*(?:from [\w.]+ )?import (?:\([^)]*\)|[^\n]*)\n", re.MULTILINE)


class MatchNotFound(Exception):
    """There is no such match."""


class NoToken(MatchNotFound):
    """No token was sent; without one no match is visible."""


class NotItsToken(MatchNotFound):
    """The token is not one of the match's."""


class NotAllowed(Exception):
    """The token opens the match, but does not allow this; the message names the roles that do."""


class MatchSettings(Protocol):
    """The settings this service needs."""

    @property
    def join_code_hours(self) -> float: ...
    @property
    def web_threads(self) -> int: ...
    @property
    def redis_url(self) -> str: ...
    @property
    def data_dir(self) -> str: ...
    @property
    def storage_url(self) -> str: ...


@dataclass(frozen=True)
class Access:
    """An opened match and the role of its token: host, viewer, or player (then `player` is their id)."""

    match: MatchRecord
    role: str
    player: str | None
    request: str | None = None  # identifies a repeated request

    @property
    def by(self) -> str:
        """The author of changes made with this token."""
        return self.role if self.player is None else f"player:{self.player}"

    def need(self, *roles: str) -> None:
        """Raise NotAllowed unless the token has one of these roles."""
        if self.role not in roles:
            raise NotAllowed(f"A {self.role}'s token does not allow that; {' or '.join(roles)} may do it.")


@dataclass(frozen=True)
class RevealedValues:
    """Private values revealed in the history of a match, beyond what the lists that stand have revealed.

    `moves`: (change, number) of moves that were taken back or replaced after they were revealed. `values`:
    such values, by the names of HiddenInformation.secrets. `start`: names of those that the match began
    with. `changed`: by change, the players for whom another value was recorded afterwards, on which the host
    insisted.
    """

    moves: frozenset[tuple[int, int]] = frozenset()
    values: Mapping[str, Any] = field(default_factory=dict)
    start: frozenset[str] = frozenset()
    changed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    def and_of(self, change: Change) -> RevealedValues:
        """The same with what a change adds."""
        revealed = change.revealed
        if not revealed:
            return self
        moves = (tuple(place) for place in revealed.get("moves", ()))
        players = tuple(revealed.get("changed", ()))
        return RevealedValues(
            self.moves.union(moves),
            {**self.values, **revealed.get("values", {})},
            self.start.union(revealed.get("start", ())),
            {**self.changed, change.seq: players} if players else self.changed,
        )


@dataclass(frozen=True, eq=False)
class ReplayedMatch:
    """A match as of one change: the lists that stand and the result of their replay.

    `begin`, `source`: the position and the catalogs it began with.
    """

    seq: int
    begin: Any
    source: Source
    course: Timeline
    match: Match
    troubles: tuple[ReplayConflict, ...] = ()
    learnt: RevealedValues = RevealedValues()
    _views: dict[Viewer, Replayed] = field(default_factory=dict)
    _earlier: dict[Viewer, Replayed] = field(default_factory=dict)  # views before the last change
    _before: Reveals = field(default_factory=Reveals)  # those of the match before the last change

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    @cached_property
    def secretive(self) -> bool:
        """Whether the match may still hide anything from any viewer."""
        return secretive(self.game) and not self.game.over(self.match.state)

    def names(self, record: MatchRecord) -> dict[str, str]:
        """The names of players, by id."""
        return {seat.id: seat.name or seat.id for seat in self.begin.players} | record.names

    def view(self, player: str | None) -> Match:
        """The match as a player (None: no player) may see it."""
        return self._seen(player).match

    def conflicts(self, player: str | None) -> tuple[ReplayConflict, ...]:
        """The moves that no longer play as they did, in the view of a player.

        They come from the replay of that view, because whether a hidden move conflicts may depend on private
        values.
        """
        return self._seen(player).troubles

    def _seen(self, player: str | None) -> Replayed:
        whole = Replayed(self.match, self.troubles)
        if not secretive(self.game):
            return whole
        begin, shut = self.begin_for(player), self._shut(player)
        if not shut and begin == self.begin:
            return whole
        viewer = player, frozenset(self.revealed_at_the_start)
        if viewer not in self._views:
            known = self._earlier.get(viewer)
            self._views[viewer] = seen(self.match, begin, self.source, shut, known)
        return self._views[viewer]

    def begin_for(self, player: str | None) -> Any:
        """The position the match began with, in the view of a player."""
        if self.game.hidden is None:
            return self.begin
        return self.game.hidden.veiled(self.begin, player, self.revealed_at_the_start)

    # ---- hidden information, and what was revealed ----

    @cached_property
    def reveals(self) -> Reveals:
        """What the lists that stand have revealed."""
        return self._before.of(self.match) if secretive(self.game) else self._before

    @cached_property
    def known(self) -> Mapping[str, Any]:
        """Every value that is public now or was made public earlier in the match."""
        return {**self.learnt.values, **self.reveals.known}

    @cached_property
    def revealed_at_the_start(self) -> tuple[str, ...]:
        """The names of public values of the position the match began with.

        If a different value was recorded later and only that one was revealed, the first value stays
        private.
        """
        return tuple(
            name
            for name, secret in secrets(self.game, self.match.start).items()
            if secret.revealed or name in self.learnt.start or self.reveals.ever(name, secret.value)
        )

    def _shut(self, player: str | None) -> frozenset[Place]:
        """The places of moves that stand and whose private fields the player does not know."""
        return frozenset(
            place for place in self.reveals.shut
            if self.match.played[place[0]].entry.moves[place[1]].player != player
            and (self.course.stand[place[0]].made, place[1]) not in self.learnt.moves
        )  # fmt: skip

    def newly_public(self, after: ReplayedMatch, player: str | None) -> bool:
        """Whether a later timeline reveals what others than this player keep private."""
        known = {(self.course.stand[entry].made, number) for entry, number in self.reveals.public}
        start = secrets(self.game, self.match.start)
        names = set(after.revealed_at_the_start) - set(self.revealed_at_the_start)
        return any(start[name].player != player for name in names) or any(
            (after.course.stand[entry].made, number) not in known | self.learnt.moves
            and after.match.played[entry].entry.moves[number].player != player
            for entry, number in after.reveals.public
        )

    def hides(self, change: Change, number: int, move: Any, player: str | None) -> bool:
        """Whether a move that was taken back or replaced has values that the player does not know.

        Values that were never revealed stay private, even after the move was taken back.
        """
        mine = getattr(move, "player", None) == player
        return bool(private_fields(type(move))) and not mine and (change.seq, number) not in self.learnt.moves

    def hides_from(self, player: str | None) -> bool:
        """Whether there is anything that the player does not know."""
        return self.secretive and bool(self._shut(player) or self.begin_for(player) != self.begin)

    def changed(self, place: int, match: Match) -> tuple[str, ...]:
        """The players whose public values differ from those in the list at this place of another match."""
        played = match.played[place]
        before = match.played[place - 1].state if place else match.start
        if not self.known or not may_enter(self.game, before, played):
            return ()
        return changed(self.game, before, played, self.known)

    def _revealed(self, change: Change, after: ReplayedMatch) -> dict[str, Any]:
        """What a change stores about revealed values.

        This is what had been revealed before and would be hidden after it, and the players whose values it
        changes.
        """
        if change.kind in ("undo", "redo"):
            players: tuple[str, ...] = ()
        else:
            players = self.changed(after.course.at(change.target or change.seq), after.match)
        revealed: dict[str, Any] = {"changed": list(players)} if players else {}
        if change.kind in ("undo", "correct"):
            still = {(after.course.stand[entry].made, number) for entry, number in after.reveals.public}
            moves = [(self.course.stand[entry].made, number) for entry, number in self.reveals.public]
            if gone := sorted(place for place in moves if place not in still):
                revealed["moves"] = [list(place) for place in gone]
            now = after.reveals.known
            if values := {name: v for name, v in self.reveals.known.items() if now.get(name) != v}:
                revealed["values"] = values
            if start := sorted({*self.revealed_at_the_start} - {*after.revealed_at_the_start}):
                revealed["start"] = start
        return revealed

    def entry(self, one: Listed | Change) -> Entry:
        """A list in the form in which the referee replays it."""
        return Entry(tuple(move_from(self.game, move) for move in one.moves), one.insist)

    def after(self, change: Change) -> ReplayedMatch:
        """The match after one more change."""
        course = self.course.after(change)
        same = 0
        while same < min(len(course.stand), len(self.course.stand)) and (
            course.stand[same].made == self.course.stand[same].made
        ):
            same += 1
        return self.played(change, *self.replayed(course.stand[same:], same))

    def replayed(self, lists: Iterable[Listed], keep: int) -> tuple[Match, tuple[ReplayConflict, ...]]:
        """Replay these lists after the first `keep` ones; returns the match and all conflicts."""
        base = self.match
        if keep < len(base.played):
            base = base.take_back(len(base.played) - keep)
        match, found = self.replayed_on(base, lists)
        return match, (*(t for t in self.troubles if t.entry < keep), *found)

    def replayed_on(self, base: Match, lists: Iterable[Listed]) -> tuple[Match, tuple[ReplayConflict, ...]]:
        """Replay these lists after another match; returns the match and the new conflicts."""
        match, found = follow(base, [self.entry(one) for one in lists])
        return match, found

    def played(self, change: Change, match: Match, troubles: tuple[ReplayConflict, ...]) -> ReplayedMatch:
        """The match after a change, with a replay that is known already."""
        course = self.course.after(change)
        views = {**self._earlier, **self._views}
        after = replace(self, seq=change.seq, course=course, match=match, troubles=troubles, _views={},
                        _earlier=views, _before=self.reveals)  # fmt: skip
        if change.revealed is None:  # made just now, imported, or made by version 0.5.0
            change.revealed = self._revealed(change, after) if secretive(self.game) else {}
        return replace(after, learnt=self.learnt.and_of(change), _before=after.reveals)


class MatchRepository:
    """Access to stored matches, with a cache of replayed ones.

    The constructor does no I/O; `ready` returns the database when it is first needed.
    """

    def __init__(self, settings: MatchSettings, ready: Callable[[], Database]) -> None:
        self.settings = settings
        self._ready = ready
        self._files = files_at(settings.storage_url, str(Path(settings.data_dir) / "scratch"))
        self.catalogs = Catalogs(lambda: CatalogRecords(ready(), self._files))
        self.forget_photo: Callable[[str], None] = lambda photo_id: None  # deletes its files
        self._kept: OrderedDict[str, ReplayedMatch] = OrderedDict()
        self._unfinished: OrderedDict[str, Unfinished] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def records(self) -> MatchRecords:
        """The repository of match records."""
        return MatchRecords(self._ready())

    def open(self, match_id: str, token: str | None, request: str | None = None) -> Access:
        """Open a match with one of its tokens. Raises NotFound, NoToken, NotItsToken."""
        found = self.records.open(match_id, token_hash(token)) if token and plausible(match_id) else None
        if found is None or not same(token, found.token_hash):
            if not plausible(match_id) or self.records.get(match_id) is None:
                raise MatchNotFound
            raise NotItsToken if token else NoToken
        return Access(found.match, found.role, found.player, request)

    def kept(self, record: MatchRecord) -> ReplayedMatch:
        """The match replayed up to its newest change."""
        with self._lock:
            old = self._kept.get(record.id)
        if old is not None and old.seq >= record.seq:
            return old
        changes = self.records.changes(record.id, old.seq if old else 0, record.seq)
        if old is None:
            kept = self._opened(record, changes)
        else:
            kept = old
            for change in changes:
                kept = kept.after(change)
        self.remember(record.id, kept)
        return kept

    def _opened(self, record: MatchRecord, changes: list[Change]) -> ReplayedMatch:
        position, source = position_from(record.setup), self.catalogs.source(record.catalogs)
        match = Match.begin(find(position.game), position, source)
        course = course_of(changes)
        empty = ReplayedMatch(record.seq, position, source, course, match)
        if secretive(match.game) and any(one.revealed is None for one in changes):
            return through(replace(empty, seq=0, course=Timeline()), changes)
        played, troubles = self._replayed(record.id, empty)
        learnt = RevealedValues()
        for change in changes:
            learnt = learnt.and_of(change)
        return replace(empty, match=played, troubles=troubles, learnt=learnt)

    def _replayed(self, match_id: str, empty: ReplayedMatch) -> tuple[Match, tuple[ReplayConflict, ...]]:
        """Replay the lists that stand from the beginning.

        If the work is stopped, the next request resumes it.
        """
        stand = empty.course.stand
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


def through(kept: ReplayedMatch, changes: Iterable[Change]) -> ReplayedMatch:
    """A match after these changes, one by one, which determines what each of them revealed."""
    for change in changes:
        kept = kept.after(change)
    return kept


@cache
def rules_version() -> str:
    """A hash of the rules in force: two matches recorded under the same one were judged alike. Where a module
    stands and what it imports do not count."""
    sources = (path.read_text(encoding="utf-8") for path in Path(referee.__file__).parent.rglob("*.py"))
    return rules_digest(sources)


def rules_digest(sources: Iterable[str]) -> str:
    """The hash of these modules, in whatever order."""
    parts = sorted(hashlib.sha256(IMPORT.sub("", source).encode()).digest() for source in sources)
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def now() -> float:
    """The time in seconds, rounded to the millisecond that answers show."""
    return round(time.time(), 3)


def paid(seq: int, lines: Iterable[Any]) -> list[Any]:
    """What a list paid, in the form stored with the change."""
    return [seq, [[one.player, one.points, one.feature_kind, one.rule] for one in lines]]
