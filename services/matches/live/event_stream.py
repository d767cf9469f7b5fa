"""Event streams of matches: every change, in order, as it is made, by any process. The route in
`api/routes/match/moves.py` writes them as server-sent events.

The match table is the source of truth. One thread per process polls it for all matches followed here: a few
times per second, or less often where Redis notifies this process of changes
(`services.matches.live.notifications`).
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

from services.infra.codec import JsonAnswer
from services.jobs.held_threads import HeldThread, HeldThreads
from services.matches.access import Access, MatchNotFound
from services.matches.change_serializer import ChangeSerializer
from services.matches.live.notifications import Notifications
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer
from store import Busy

log = logging.getLogger(__name__)

POLL_SECONDS = 0.2  # seconds between two polls of the table
CALM_POLL_SECONDS = 2.0  # the same while notifications arrive
KEEP_ALIVE_SECONDS = 15.0  # seconds after which a silent stream sends a keep-alive
IDLE_SECONDS = 60.0  # seconds without a change after which a stream ends
AT_ONCE = 50  # changes fetched together


class Followed:
    """A match that is followed here.

    `pulse`: as last polled; None after the match was deleted, empty before the first poll. `wakes`: a
    counter that grows with each change.
    """

    def __init__(self) -> None:
        self.news = threading.Condition()
        self.pulse: tuple[int, ...] | None = ()
        self.wakes = 0
        self.followers = 0

    def wake(self) -> None:
        """Wake all followers."""
        with self.news:
            self.wakes += 1
            self.news.notify_all()


class MatchEventStreams:
    """Event streams of changes. `threads`: those that streams may hold."""

    def __init__(self, repository: MatchRepository, threads: HeldThreads, redis_url: str) -> None:
        self._repository, self._threads = repository, threads
        self._followed: dict[str, Followed] = {}
        self._following = threading.Lock()
        self._watcher: threading.Thread | None = None
        self._wake = threading.Event()
        self._closing = False
        self.notifications = Notifications(redis_url, self.wake_followers)

    def events(
        self,
        access: Access,
        token: str | None,
        after: int,
        language: str,
        client: str,
        end: float = IDLE_SECONDS,
    ) -> Iterator[JsonAnswer | None]:
        """Yield the changes after number `after`, each when it is made.

        The stream ends after `end` seconds without a change, or when this server shuts down. `client`: as the
        rate limits count it. A dictionary without seq means that something else about the match has changed.
        None is a keep-alive. Raises Busy if too many streams are open.
        """
        if self._closing:
            raise Busy("this server is shutting down")
        return self._events(
            access, token, after, language, end, self._threads.stream(access.match.id, client)
        )

    def _events(
        self, access: Access, token: str | None, after: int, language: str, end: float, held: HeldThread
    ) -> Iterator[JsonAnswer | None]:
        match_id, version = access.match.id, access.match.version
        spoke = since = time.monotonic()
        followed = self._join(match_id)
        try:
            yield None
            wakes = -1
            while not self._closing:
                if followed.wakes != wakes:
                    wakes = followed.wakes
                    found = self._repository.open(match_id, token)
                    access = replace(found, role=access.role, player=access.player)
                    if access.match.version != version:
                        version, since = access.match.version, time.monotonic()
                        yield {"type": "match"}
                    while after < access.match.seq:
                        for change in self._changes(access, after, language):
                            after, spoke, since = change["seq"], time.monotonic(), time.monotonic()
                            yield change
                now = time.monotonic()
                if now - since > end:
                    return
                if now - spoke > KEEP_ALIVE_SECONDS:
                    spoke = now
                    yield None
                with followed.news:
                    if followed.wakes == wakes:
                        followed.news.wait(min(KEEP_ALIVE_SECONDS, end) / 4)
        except MatchNotFound:
            return  # the match was deleted, or this token was revoked
        finally:
            self._leave(match_id, followed)
            held.release()

    def _join(self, match_id: str) -> Followed:
        with self._following:
            followed = self._followed.setdefault(match_id, Followed())
            followed.followers += 1
            if self._watcher is None or not self._watcher.is_alive():
                self._watcher = threading.Thread(target=self._watch, name="match-watcher", daemon=True)
                self._watcher.start()
        return followed

    def _leave(self, match_id: str, followed: Followed) -> None:
        with self._following:
            followed.followers -= 1
            if followed.followers <= 0 and self._followed.get(match_id) is followed:
                del self._followed[match_id]

    def _changes(self, access: Access, after: int, language: str) -> list[JsonAnswer]:
        kept = self._repository.replayed(access.match)
        serializer = ChangeSerializer(MatchSerializer(access, kept, language))
        until = min(kept.seq, after + AT_ONCE)
        changes = self._repository.changes(access.match.id, after, until)
        return [serializer.change(change) for change in changes]

    def _watch(self) -> None:
        """Poll all followed matches together while there are any."""
        while not self._closing:
            with self._following:
                watched = dict(self._followed)
                if not watched:
                    self._watcher = None
                    return
            try:
                pulses = self._repository.records.pulses(watched)
            except Exception as error:  # whatever it is, this thread has to try again
                log.warning("the table of matches could not be polled; trying again: %s", error)
            else:
                for match_id, followed in watched.items():
                    if followed.pulse != pulses.get(match_id):
                        followed.pulse = pulses.get(match_id)
                        followed.wake()
            self._wake.wait(CALM_POLL_SECONDS if self.notifications.listening() else POLL_SECONDS)
            self._wake.clear()

    def announce(self, match_id: str) -> None:
        """Notify the followers of a match here and on other servers that it was changed."""
        self.wake_followers(match_id)
        self.notifications.send(match_id)

    def wake_followers(self, match_id: str) -> None:
        """Wake the followers of a match here because it was changed."""
        followed = self._followed.get(match_id)
        if followed is not None:
            followed.wake()

    def close(self) -> None:
        """End all streams because this server is shutting down; clients reconnect to another one."""
        self._closing = True
        self._wake.set()
        for followed in list(self._followed.values()):
            followed.wake()
        self.notifications.close()
