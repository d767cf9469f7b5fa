"""Following a match: every change, in order, as it is made, by whichever process made it.

A stream looks at the table of matches a few times a second; all streams of one process share the looking, and
a change made in this process is told at once.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from services.match_house import Access, MatchHouse, NotFound
from services.match_words import Teller
from store import Busy

LOOK = 0.2  # seconds between two looks at the table
QUIET = 15.0  # seconds after which a silent stream says that it is still there
END = 60.0  # seconds without a change after which a stream ends
AT_ONCE = 50  # changes fetched together


class Following(MatchHouse):
    """Streams of changes."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._news = threading.Condition()
        self._pulses: dict[str, tuple[float, tuple[int, int] | None]] = {}
        self._followers: Counter[str] = Counter()

    def events(
        self, access: Access, token: str | None, after: int, language: str, end: float = END
    ) -> Iterator[dict[str, Any] | None]:
        """The changes after number `after`, each when it is made; ends after `end` seconds without one.

        A dictionary without seq: something else about the match has changed. None: nothing new, but still
        there. Raises Busy when too many follow already.
        """
        if self._followers.total() >= max(4, self.settings.web_threads * 3 // 4):
            raise Busy("too many event streams")
        return self._events(access, token, after, language, end)

    def _events(
        self, access: Access, token: str | None, after: int, language: str, end: float
    ) -> Iterator[dict[str, Any] | None]:
        match_id, version = access.match.id, access.match.version
        spoke = since = time.monotonic()
        with self._news:
            self._followers[match_id] += 1
        try:
            yield None
            while True:
                pulse = self._pulse(match_id)
                if pulse is None:
                    return
                if pulse[0] > after or pulse[1] != version:
                    access = self.open(match_id, token)
                    if access.match.version != version:
                        version, since = access.match.version, time.monotonic()
                        yield {"type": "match"}
                    for change in self._changes(access, after, language):
                        after, spoke, since = change["seq"], time.monotonic(), time.monotonic()
                        yield change
                    continue
                if time.monotonic() - since > end:
                    return
                if time.monotonic() - spoke > QUIET:
                    spoke = time.monotonic()
                    yield None
                with self._news:
                    self._news.wait(LOOK)
        except NotFound:
            return  # the match was deleted, or this token is no longer one of its tokens
        finally:
            self._leave(match_id)

    def _leave(self, match_id: str) -> None:
        with self._news:
            self._followers[match_id] -= 1
            if self._followers[match_id] <= 0:
                del self._followers[match_id]
                self._pulses.pop(match_id, None)

    def _changes(self, access: Access, after: int, language: str) -> list[dict[str, Any]]:
        kept = self.kept(access.match)
        teller = Teller(access, kept, language)
        until = min(kept.seq, after + AT_ONCE)
        return [teller.change(change) for change in self.records.changes(access.match.id, after, until)]

    def _pulse(self, match_id: str) -> tuple[int, int] | None:
        """Newest seq and version, no older than LOOK seconds."""
        with self._news:
            at, pulse = self._pulses.get(match_id, (0.0, None))
            if time.monotonic() - at < LOOK * 0.9:
                return pulse
            if pulse is not None:
                self._pulses[match_id] = (time.monotonic(), pulse)  # one looks; the others see what was
        pulse = self.records.pulse(match_id)
        with self._news:
            self._pulses[match_id] = (time.monotonic(), pulse)
        return pulse

    def told(self, match_id: str) -> None:
        """Something of the match was changed here: those who follow it look at once."""
        with self._news:
            self._pulses.pop(match_id, None)
            self._news.notify_all()
