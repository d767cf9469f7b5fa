"""Worker processes with limits of memory and time, replaced when they die."""

from __future__ import annotations

import atexit
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ClassVar

from loky.backend import get_context  # type: ignore[import-untyped]
from pebble import ProcessExpired, ProcessPool

from services.jobs.admission import PoolSaturated
from services.jobs.worker_process import PoolLimits, end_of_worker, limited, set_up_worker

WARMING_SECONDS = 60.0  # seconds that a worker may take to start before the first job
CHECK_SECONDS = 0.5  # seconds between two checks of the pool while a caller waits for its job
PATIENCE_SECONDS = 15.0  # seconds beyond a job's own limit that a caller waits for a worker to start


class Lost(Exception):
    """A job did not finish: its process was stopped at a limit, ran out of memory, or crashed."""


class JobTimeout(Lost):
    """A job was stopped at the time limit; the machine may just have been busy with other work."""


class WorkerPool:
    """Worker processes, started on first use, replaced when they die, renewed after `recycle` jobs.

    `generation` grows whenever the whole pool had to be replaced. Within a process, all users of the same
    limits may share one pool (`WorkerPool.of`), which ends with the process.
    """

    _shared: ClassVar[dict[PoolLimits, WorkerPool]] = {}

    @classmethod
    def of(cls, limits: PoolLimits) -> WorkerPool:
        """The pool of this process with these limits."""
        return cls._shared.setdefault(limits, cls(limits))

    def __init__(self, limits: PoolLimits) -> None:
        self.limits = limits
        self.generation = 0
        self._lock = threading.RLock()  # a job that ends at once is noticed by the thread that submits it
        self._pool: ProcessPool | None = None
        self._pid = 0
        self._over = False
        self._jobs: set[Future[Any]] = set()
        self._idle: threading.Timer | None = None
        self._first: tuple[Future[Any], int] | None = None

    def warm(self) -> None:
        """Start the workers now, so that the first job need not wait for their imports. Raises Lost."""
        self._first = self.submit(os.getpid, seconds=WARMING_SECONDS)

    @property
    def warming(self) -> bool:
        """Whether workers that `warm` started are still importing."""
        if self._first is None:
            return False
        job, generation = self._first
        return not job.done() and generation == self.generation

    @property
    def running(self) -> bool:
        """Whether there are workers now."""
        return self._pool is not None and self._pid == os.getpid()

    def living(self) -> int:
        """Start workers if necessary and return the current generation.

        Raises Lost if the pool was stopped for good.
        """
        return self._take()[1]

    def call(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        seconds: float,
        processor_seconds: int | None = None,
    ) -> Any:
        """Run `function` in a worker and wait for its result.

        Raises what the function raises, Lost, JobTimeout, or PoolSaturated if it was not started in time.
        """
        for _ in range(3):
            job = self.submit(function, *arguments, seconds=seconds, processor_seconds=processor_seconds)
            try:
                return self._waited(*job, seconds)
            except (BrokenProcessPool, CancelledError):  # the pool, not the job
                continue
            except ProcessExpired as error:
                if timed_out(error):
                    raise JobTimeout(f"it took longer than {seconds:g} seconds") from error
                raise Lost("its process ended") from error
        raise Lost("its pool of processes ended")

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        seconds: float,
        processor_seconds: int | None = None,
    ) -> tuple[Future[Any], int]:
        """Run `function` in a worker; returns its future and the generation of the pool.

        The worker is killed after `seconds`, or `processor_seconds` of processor time. The future raises
        ProcessExpired if its process was lost. Once the generation is replaced, the future may never
        complete. Raises Lost if no worker can be started.
        """
        whole = (function, seconds, processor_seconds, *arguments)
        for _ in range(3):
            pool, generation = self._take()
            with self._lock:
                if pool is not self._pool:  # ended meanwhile
                    continue
                try:
                    future = pool.schedule(limited, args=whole)
                except RuntimeError:  # it broke between taking it and the call
                    continue
                self._jobs.add(future)
                future.add_done_callback(self._job_ended)
                return future, generation
        raise Lost("no worker process could be started")

    def _waited(self, future: Future[Any], generation: int, seconds: float) -> Any:
        """Wait for the result of a job.

        A pool that breaks may forget a job that was just submitted. BrokenProcessPool is then raised, as for
        the jobs it remembers.
        """
        deadline = time.monotonic() + seconds + PATIENCE_SECONDS
        while True:
            try:
                return future.result(CHECK_SECONDS)
            except TimeoutError as error:
                if future.done():  # meanwhile, or with an error of this kind
                    return future.result()
                if self.living() != generation:
                    raise BrokenProcessPool from error
                if time.monotonic() > deadline:
                    future.cancel()
                    raise PoolSaturated("late") from error

    def _job_ended(self, future: Future[Any]) -> None:
        """End the workers when no job has come for a while, if the limits say so."""
        with self._lock:
            self._jobs.discard(future)
            if self.limits.idle_seconds is None or self._jobs or not self.running:
                return
            if self._idle is not None:
                self._idle.cancel()
            self._idle = threading.Timer(self.limits.idle_seconds, self._end_idle)
            self._idle.daemon = True
            self._idle.start()

    def _end_idle(self) -> None:
        with self._lock:
            if self._jobs:
                return
            ended, self._pool = self._pool, None
        end_of_worker(ended, self._pid)

    def _take(self) -> tuple[ProcessPool, int]:
        with self._lock:
            if self._over:
                raise Lost("its pool was ended")
            if self._pool is None or self._pid != os.getpid() or not self._pool.active:
                threading.Thread(target=end_of_worker, args=(self._pool, self._pid), daemon=True).start()
                # Not the standard contexts: their workers would run the caller's main module again.
                context = get_context("loky")
                limits, self._pid = self.limits, os.getpid()
                setting_up = (limits.memory_mb, limits.preload, self._pid, limits.nice)
                atexit.unregister(self.stop)
                atexit.register(self.stop)
                self._pool = ProcessPool(limits.workers, limits.recycle, set_up_worker, setting_up, context)
                self._jobs.clear()
                self.generation += 1
            return self._pool, self.generation

    def stop(self, *, for_good: bool = False) -> None:
        """End all workers at once. `for_good`: later jobs do not start new ones."""
        with self._lock:
            self._over |= for_good
            if self._idle is not None:
                self._idle.cancel()
            ended, self._pool = self._pool, None
        end_of_worker(ended, self._pid)


def timed_out(error: ProcessExpired) -> bool:
    """Whether a process ended because its job took longer than its time limit."""
    return bool(error.exitcode == -signal.SIGALRM)
