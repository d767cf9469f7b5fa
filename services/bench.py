"""Where what people wait for but takes long is done: away from the door that every upload passes.

Looking at photos of single tiles and learning what tiles look like takes a processor for many seconds. At
the door it would hold up every photo; here it holds up its own kind only, and few of that.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from services.pool import Limits, Pool
from store import Busy

WAITING = 2  # beside the one whose turn it is; each holds a thread of the server
LONGEST = 40.0  # seconds in the line: with a usual job less than a proxy waits for an answer
IDLE = 60.0  # seconds without work after which the process ends


class Engaged(Busy):
    """There is no place at the bench now. The text is for people."""


class Bench:
    """One process, started on first use, that ends when nobody has needed it for a while.

    Whoever comes takes a place in the line, of which each key (a catalog) has one; the first in the line has
    the process to itself.
    """

    def __init__(self, limits: Limits) -> None:
        self.pool = Pool(limits)  # not Pool.of: it ends with this bench, and nobody else's work with it
        self._line: list[str] = []
        self._moved = threading.Condition()
        self._closed = False
        self._rest: threading.Timer | None = None

    def __len__(self) -> int:
        """How many stand in line, the one whose turn it is included."""
        return len(self._line)

    @contextmanager
    def turn(self, key: str) -> Iterator[None]:
        """Wait for one's turn, and have it as long as this lasts. Raises Engaged: at once where the key has a
        place already or no place is free, or when it took too long."""
        with self._moved:
            self._stand_in_line(key)
        try:
            yield
        finally:
            with self._moved:
                self._leave(key)

    def close(self) -> None:
        """The server is about to go: nobody waits any longer; whose turn it is goes on."""
        with self._moved:
            self._closed = True
            self._moved.notify_all()

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.close()
        with self._moved:
            if self._rest is not None:
                self._rest.cancel()
        self.pool.stop(for_good=True)

    def _stand_in_line(self, key: str) -> None:
        if key in self._line:
            raise Engaged("The tiles of this set are being looked at already. Send this again after that.")
        if self._closed or len(self._line) > WAITING:
            raise Engaged("The tiles of other sets are being looked at just now. Please try again soon.")
        self._line.append(key)
        self._moved.wait_for(lambda: self._closed or self._line[0] == key, LONGEST)
        if self._line[0] != key:
            self._leave(key)
            raise Engaged("The tiles of other sets are still being looked at. Please try again soon.")

    def _leave(self, key: str) -> None:
        """The next one's turn; where there is none, the process goes when none comes for a while."""
        self._line.remove(key)
        self._moved.notify_all()
        if not self._line and not self._closed:
            if self._rest is not None:
                self._rest.cancel()
            self._rest = threading.Timer(IDLE, self.rest)
            self._rest.daemon = True
            self._rest.start()

    def rest(self) -> None:
        """End the process if nobody needs it now; the next one who comes starts another."""
        with self._moved:
            if not self._line:
                self.pool.stop()
