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
import weakref
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from pebble import ProcessExpired

from services.infra import metrics
from services.infra.failures import stored_failure
from services.infra.metrics import Outcome
from services.jobs.admission import Admission
from services.jobs.process_pool import Lost, WorkerPool, timed_out
from services.jobs.worker_process import PoolLimits
from store import Busy, PhotoRecords

log = logging.getLogger(__name__)

POLL_SECONDS = 5.0  # seconds between two polls of the queue
LEASE_SECONDS = 20.0  # seconds after which a photo counts as lost with its server
STALLED = 4  # wall-clock limit for reading a photo, as a multiple of its processor seconds, on a busy machine
SLOW_PLACES = 3  # callers of the slow pool, with the one that uses it; each holds a server thread
SLOW_WAIT_SECONDS = 40.0  # seconds in the queue: with a typical job, less than a proxy waits for an answer


@dataclass(frozen=True)
class QueuePools:
    """The limits of the process pools of a server.

    `reader` reads photos in turn. `quick` opens uploads and does other jobs of a few seconds, which clients
    wait for; `quick_places` of them may wait, each holding a server thread. `slow` does jobs of many seconds
    that a client waits for, which would delay every upload.
    """

    reader: PoolLimits
    quick: PoolLimits
    slow: PoolLimits
    quick_places: int


@dataclass(frozen=True)
class AdmittingPool:
    """A pool and the policy of who may use it. Callers hold a turn while they use the pool."""

    pool: WorkerPool
    turns: Admission

    def call(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        seconds: float,
        processor_seconds: int | None = None,
    ) -> Any:
        """Run a job when it is admitted, and wait for its result.

        Raises as `WorkerPool.call`, and PoolSaturated if too many wait already, or for too long.
        """
        with self.turns.turn():
            return self.pool.call(function, *arguments, seconds=seconds, processor_seconds=processor_seconds)

    def stop(self) -> None:
        """End the workers, even if they are working; no one is admitted any more."""
        self.turns.close()
        self.pool.stop(for_good=True)


class JobQueue:
    """The process pools of a server process.

    `task(photo_id, owner)` runs in a worker process: it claims the photo for `owner`, reads it and stores the
    result. `owner` identifies this server process and the generation of its pool; its leases are renewed
    while the process lives. `seconds`: processor time allowed for reading a photo. Callers of the
    `slow` pool have it to themselves, one after another.
    """

    def __init__(
        self,
        records: PhotoRecords,
        task: Callable[[str, str], Outcome],
        pools: QueuePools,
        seconds: float,
    ) -> None:
        self.records, self.task, self._seconds = records, task, seconds
        self.reader = WorkerPool.of(pools.reader)
        self.quick = AdmittingPool(WorkerPool.of(pools.quick), Admission(pools.quick_places))
        slow = WorkerPool(pools.slow)  # not shared: it ends with this queue
        self.slow = AdmittingPool(slow, Admission(SLOW_PLACES, at_once=1, seconds=SLOW_WAIT_SECONDS))
        self._instance = secrets.token_hex(8)
        self._mine: dict[str, int] = {}  # photo id -> generation of the pool it was submitted to
        self._futures: dict[str, Future[Any]] = {}
        self._lock = threading.Lock()
        self._keeper: threading.Thread | None = None
        self._stopped = threading.Event()
        atexit.register(_stop, weakref.ref(self))

    def warm(self) -> None:
        """Start the workers before the first photo arrives, so that it need not wait for them."""
        try:
            self.quick.pool.warm()
            self.warm_readers()
        except Lost as error:
            log.warning("the workers could not be started yet, the first photo tries again: %s", error)

    def warm_readers(self) -> None:
        """Start the workers that read photos. Raises Lost."""
        self.reader.warm()

    def warming(self) -> bool:
        """Whether workers that `warm` started are not ready yet."""
        return self.quick.pool.warming or self.reader.warming

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
            most, processor = STALLED * self._seconds, 2 * math.ceil(self._seconds)
            future, _ = self.reader.submit(
                self.task, photo_id, owner, seconds=most, processor_seconds=processor
            )
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
        self.records.leases.renew(self._name(self.reader.generation), LEASE_SECONDS, list(self._mine))
        self.take_up()

    def reachable(self) -> str:
        """Return `ok`, or why the workers that read photos cannot be reached."""
        return "ok"

    def take_up(self) -> None:
        """Offer every unclaimed photo to this process."""
        for photo_id in self.records.leases.waiting():
            self.run(photo_id)

    def close(self) -> None:
        """Make callers give up that wait for the slow pool, because the server is shutting down."""
        self.slow.turns.close()

    def stop(self) -> None:
        """Start nothing more; interrupt the photos being read for this process and release them."""
        self.slow.stop()
        if self._stopped.is_set():
            return
        self._stopped.set()
        for future in list(self._futures.values()):
            future.cancel()
        try:
            for photo_id in list(self._mine):
                self.records.leases.release(photo_id, self._name(self.reader.generation))
        except Exception:
            log.exception("photos being read could not be handed back; their leases will run out")

    def _keep(self) -> None:
        while not self._stopped.wait(POLL_SECONDS):
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
            self.records.leases.release(photo_id, owner, counted=False)
        except ProcessExpired as error:
            reason = too_long(self._seconds) if timed_out(error) else "broke-off"
            self.records.leases.fail(photo_id, owner, None, reason)
        except (BrokenProcessPool, CancelledError):
            self.records.leases.release(photo_id, owner)
            self.run(photo_id)
        except Exception:
            log.exception("reading photo %s failed", photo_id)
            self.records.leases.fail(photo_id, owner, None, "failed")


def too_long(seconds: float) -> str:
    """Return the failure of a photo that took longer than this many seconds to read."""
    return stored_failure("slow", seconds=f"{seconds:g}")


def _stop(background: weakref.ref[JobQueue]) -> None:
    """Stop the background work at process exit, if it still exists."""
    found = background()
    if found is not None:
        found.stop()
