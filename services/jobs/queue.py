"""Runs work that must not run in the web process: in worker processes with memory and time limits.

`JobQueue` is the only place that decides how a photo is read: `run` submits it to a process pool of this
server, and in `services.jobs.celery_queue` to Celery workers. The photo table is the queue: a worker claims a
photo there before reading it, so a photo may be offered to several processes and is still read once.
"""

from __future__ import annotations

import atexit
import logging
import math
import secrets
import threading
import time
import weakref
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as Late
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pebble import ProcessExpired

from services.infra import metrics
from services.infra.metrics import Outcome
from services.jobs.process_pool import JobTimeout, Lost, PoolLimits, WorkerPool, limited
from store import Busy, PhotoRecords

log = logging.getLogger(__name__)

BEAT = 5.0  # seconds between two polls of the queue
LEASE = 20.0  # seconds after which a photo counts as lost with its server
GLANCE = 0.5  # seconds between two checks of the pool while a caller waits for its job
STALLED = 4  # wall-clock limit for reading a photo, as a multiple of its processor seconds, on a busy machine
PATIENCE = 15.0  # seconds beyond a job's own limit that a caller waits for a worker to start


class PoolSaturated(Exception):
    """A job was not started, or not in time, because too many are waiting."""


class JobQueue:
    """The two process pools of a server process: one opens uploads at once, one reads photos in turn.

    `job(photo_id, owner)` runs in a worker process: it claims the photo for `owner`, reads it and stores the
    result. `owner` identifies this server process and the generation of its pool; its leases are renewed
    while the process lives. `seconds`: processor time allowed for reading a photo. `waiting`: the number of
    jobs that may wait for the `door` pool; each holds a server thread.
    """

    def __init__(
        self,
        records: PhotoRecords,
        job: Callable[[str, str], Outcome],
        reader: PoolLimits,
        door: PoolLimits,
        seconds: float,
        waiting: int,
    ) -> None:
        self.records, self.job, self.seconds = records, job, seconds
        self.reader, self.door = WorkerPool.of(reader), WorkerPool.of(door)
        self._door = threading.BoundedSemaphore(waiting)
        self._instance = secrets.token_hex(8)
        self._mine: dict[str, int] = {}  # photo id -> generation of the pool it was submitted to
        self._futures: dict[str, Future[Any]] = {}
        self._lock = threading.Lock()
        self._keeper: threading.Thread | None = None
        self._stopped = threading.Event()
        atexit.register(_stop, weakref.ref(self))

    def call(
        self, function: Callable[..., Any], *arguments: Any, seconds: float, pool: WorkerPool | None = None
    ) -> Any:
        """Run a short job now and wait for its result.

        It runs in `pool`, or in the `door` pool, which every upload passes. Raises what the job raises,
        Lost, or Crowded if it was not started: immediately if too many jobs wait for the `door` pool.
        """
        if pool is not None:
            return self._called(pool, function, *arguments, seconds=seconds)
        if not self._door.acquire(blocking=False):
            raise PoolSaturated
        try:
            return self._called(self.door, function, *arguments, seconds=seconds)
        finally:
            self._door.release()

    def _called(self, pool: WorkerPool, function: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        for _ in range(3):
            try:
                return self._waited(pool, *pool.submit(function, *arguments, seconds=seconds), seconds)
            except (BrokenProcessPool, CancelledError):  # the pool, not the job
                continue
            except ProcessExpired as error:
                raise Lost("its process ended") from error
        raise Lost("its pool of processes ended")

    @staticmethod
    def _waited(pool: WorkerPool, future: Future[Any], generation: int, seconds: float) -> Any:
        """Wait for the result of a job in a pool.

        A pool that breaks may forget a job that was just submitted. BrokenProcessPool is then raised, as for
        the jobs it remembers.
        """
        deadline = time.monotonic() + seconds + PATIENCE
        while True:
            try:
                return future.result(GLANCE)
            except Late as error:
                if future.done():
                    raise JobTimeout(f"it took longer than {seconds:g} seconds") from error
                if pool.living() != generation:
                    raise BrokenProcessPool from error
                if time.monotonic() > deadline:
                    future.cancel()
                    raise PoolSaturated from error

    def warm(self) -> None:
        """Start the workers of both pools before the first photo arrives. Raises Lost."""
        self.door.warm()
        self.reader.warm()

    def run(self, photo_id: str) -> None:
        """Submit this photo for reading; the first process to claim it reads it, once."""
        if self._stopped.is_set():
            return
        generation = self.reader.living()  # outside our lock: it may have to end a broken pool first
        with self._lock:
            if self._mine.get(photo_id) == generation:
                return
            self._mine[photo_id] = generation
        owner = self._name(generation)
        self.keep()
        try:
            most, processor = STALLED * self.seconds, 2 * math.ceil(self.seconds)
            future, _ = self.reader.submit(limited, self.job, processor, photo_id, owner, seconds=most)
        except Lost:
            log.exception("photo %s could not be given to a worker; trying again", photo_id)
            self._mine.pop(photo_id, None)
        else:
            self._futures[photo_id] = future
            future.add_done_callback(lambda done: self._ended(photo_id, owner, done))

    def _name(self, generation: int) -> str:
        return f"{self._instance}.{generation}"

    def keep(self) -> None:
        """Start the thread that watches the queue until it is empty.

        It renews leases and takes over lost photos.
        """
        with self._lock:
            if (self._keeper is None or not self._keeper.is_alive()) and not self._stopped.is_set():
                self._keeper = threading.Thread(target=self._keep, name="photo-keeper", daemon=True)
                self._keeper.start()

    def look_after(self) -> None:
        """Poll the queue once.

        A photo whose outcome could not be stored is no longer ours: its lease expires and it is read again.
        """
        self.records.renew(self._name(self.reader.generation), LEASE, list(self._mine))
        self.take_up()

    def reachable(self) -> str:
        """Return `ok`, or why the workers that read photos cannot be reached."""
        return "ok"

    def take_up(self) -> None:
        """Offer every unclaimed photo to this process."""
        for photo_id in self.records.waiting():
            self.run(photo_id)

    def stop(self) -> None:
        """Start nothing more; interrupt the photos being read for this process and release them."""
        if self._stopped.is_set():
            return
        self._stopped.set()
        for future in list(self._futures.values()):
            future.cancel()
        try:
            for photo_id in list(self._mine):
                self.records.release(photo_id, self._name(self.reader.generation))
        except Exception:
            log.exception("photos being read could not be handed back; their leases will run out")

    def _keep(self) -> None:
        while not self._stopped.wait(BEAT):
            try:
                self.look_after()
                if not self._mine and not self.records.open_count():
                    return
            except Exception:
                log.exception("looking after the queue of photos failed; trying again")

    def _ended(self, photo_id: str, owner: str, future: Future[Any]) -> None:
        if self._stopped.is_set():
            return
        with self._lock:
            self._mine.pop(photo_id, None)
            self._futures.pop(photo_id, None)
        try:
            self._judge(photo_id, owner, future)
        except Exception:
            log.exception("the end of reading photo %s could not be kept", photo_id)

    def _judge(self, photo_id: str, owner: str, future: Future[Any]) -> None:
        """Store why a reading failed; a successful one has stored its own result."""
        try:
            metrics.photo_read(future.result())
        except Busy as error:
            log.warning("photo %s: %s; it will be read again", photo_id, error)
            self.records.release(photo_id, owner, counted=False)
        except Late:
            self.records.fail(photo_id, owner, None, too_long(self.seconds))
        except ProcessExpired:
            reason = "Reading this photo needed too much memory, or broke off."
            self.records.fail(photo_id, owner, None, reason)
        except (BrokenProcessPool, CancelledError):
            self.records.release(photo_id, owner)
            self.run(photo_id)
        except Exception:
            log.exception("reading photo %s failed", photo_id)
            self.records.fail(photo_id, owner, None, "Reading this photo failed; the fault is ours.")


def too_long(seconds: float) -> str:
    """Explain that a photo took longer than this many seconds to read."""
    return f"Reading this photo took longer than {seconds:g} seconds."


def _stop(background: weakref.ref[JobQueue]) -> None:
    """Stop the background work at process exit, if it still exists."""
    found = background()
    if found is not None:
        found.stop()
