"""Worker processes with memory and time limits, replaced when they die."""

from __future__ import annotations

import atexit
import gc
import importlib
import math
import os
import resource
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, ClassVar

from loky.backend import get_context  # type: ignore[import-untyped]
from pebble import ProcessPool
from pebble.pool.base_pool import Task
from pebble.pool.process import TaskManager

from services.jobs.threads import one_thread

NICE = 5  # of a worker that no client waits for
WARMING = 60.0  # seconds that a worker may take to start before the first job


class Lost(Exception):
    """A job did not finish: its process was stopped at a limit, ran out of memory, or crashed."""


class JobTimeout(Lost):
    """A job was stopped at the time limit; the machine may just have been busy with other work."""


@dataclass(frozen=True)
class PoolLimits:
    """The limits of a pool.

    `preload`: modules that a worker imports before its first job. `nice`: its niceness.
    """

    workers: int
    memory_mb: int
    recycle: int
    preload: tuple[str, ...] = ()
    nice: int = NICE


class Timed(TaskManager):
    """Times jobs by the monotonic clock; pebble's class uses the wall clock, which may jump."""

    def task_start(self, task_id: int, worker_id: int | None) -> None:
        super().task_start(task_id, worker_id)
        task = self.tasks.get(task_id)
        if task is not None:
            task.timestamp = time.monotonic()

    @staticmethod
    def timeout(task: Task) -> bool:
        since = time.monotonic() - task.timestamp
        return bool(task.timeout and task.started and since > task.timeout)


class WorkerPool:
    """Worker processes, started on first use, replaced when they die, renewed after `recycle` jobs.

    `generation` grows whenever the whole pool had to be replaced. Within a process, all users of the same
    limits share one pool (`Pool.of`), which ends with the process.
    """

    _shared: ClassVar[dict[PoolLimits, WorkerPool]] = {}

    @classmethod
    def of(cls, limits: PoolLimits) -> WorkerPool:
        """The pool of this process with these limits."""
        return cls._shared.setdefault(limits, cls(limits))

    def __init__(self, limits: PoolLimits) -> None:
        self.limits = limits
        self.generation = 0
        self._lock = threading.Lock()
        self._pool: ProcessPool | None = None
        self._pid = 0
        self._over = False

    def warm(self) -> None:
        """Start the workers now, so that the first job need not wait for their imports. Raises Lost."""
        self.submit(os.getpid, seconds=WARMING)

    @property
    def running(self) -> bool:
        """Whether there are workers now."""
        return self._pool is not None and self._pid == os.getpid()

    def living(self) -> int:
        """Start workers if necessary and return the current generation.

        Raises Lost if the pool was stopped for good.
        """
        return self._take()[1]

    def submit(
        self, function: Callable[..., Any], *arguments: Any, seconds: float
    ) -> tuple[Future[Any], int]:
        """Run `function` in a worker; returns its future and the generation of the pool.

        The future raises Late or ProcessExpired if its process was lost. Once the generation is replaced,
        the future may never complete. Raises Lost if no worker can be started.
        """
        for _ in range(3):
            pool, generation = self._take()
            try:
                return pool.schedule(function, args=arguments, timeout=seconds), generation
            except RuntimeError:  # it broke between taking it and the call
                continue
        raise Lost("no worker process could be started")

    def _take(self) -> tuple[ProcessPool, int]:
        with self._lock:
            if self._over:
                raise Lost("its pool was ended")
            if self._pool is None or self._pid != os.getpid() or not self._pool.active:
                threading.Thread(target=_end, args=(self._pool, self._pid), daemon=True).start()
                # Not the standard contexts: their workers would run the caller's main module again.
                context = get_context("loky")
                limits, self._pid = self.limits, os.getpid()
                setting_up = (limits.memory_mb, limits.preload, self._pid, limits.nice)
                atexit.unregister(self.stop)
                atexit.register(self.stop)
                self._pool = ProcessPool(limits.workers, limits.recycle, set_up_worker, setting_up, context)
                manager = self._pool._pool_manager
                manager.task_manager = Timed(manager.context.task_queue.task_done)
                self.generation += 1
            return self._pool, self.generation

    def stop(self, for_good: bool = False) -> None:
        """End all workers at once. `for_good`: later jobs do not start new ones."""
        with self._lock:
            self._over |= for_good
            ended, self._pool = self._pool, None
        _end(ended, self._pid)


def _end(pool: ProcessPool | None, server: int) -> None:
    """End a pool and its workers, unless it was inherited by a fork: then they belong to another process."""
    if pool is not None and server == os.getpid():
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


def set_up_worker(memory_mb: int, preload: tuple[str, ...], server: int, nice: int = NICE) -> None:
    """Set the limits of a worker: one thread, memory, no core file, lifetime bound to its server."""
    one_thread()
    os.nice(nice)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (memory_mb << 20, memory_mb << 20))
    for module in preload:
        importlib.import_module(module)
    gc.freeze()


def limited(function: Callable[..., Any], seconds: int, *arguments: Any) -> Any:
    """Call `function` in a worker with a limit of processor seconds.

    The process is killed when the limit is reached.
    """
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time()) + seconds, most))
    try:
        return function(*arguments)
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def _end_with(server: int) -> None:
    """Exit when the server has ended: an orphaned worker has another parent."""
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(1)
