"""Set-up and end of the processes of a pool."""

from __future__ import annotations

import gc
import importlib
import math
import os
import resource
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pebble import ProcessPool

from services.jobs.imports import uncollected
from services.jobs.threads import one_thread

NICE = 5  # of a worker that no client waits for


@dataclass(frozen=True)
class PoolLimits:
    """The limits of a pool.

    `preload`: modules that a worker imports before its first job. `nice`: its niceness. `idle_seconds`: after
    so long without a job the workers end; None: never.
    """

    workers: int
    memory_mb: int
    recycle: int
    preload: tuple[str, ...] = ()
    nice: int = NICE
    idle_seconds: float | None = None


def end_of_worker(pool: ProcessPool | None, server: int) -> None:
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
    with uncollected():
        for module in preload:
            importlib.import_module(module)
        gc.freeze()


def limited(
    function: Callable[..., Any], seconds: float, processor_seconds: int | None, *arguments: Any
) -> Any:
    """Call `function` in a worker with limits of time and of processor time, both in seconds.

    The kernel kills the process when a limit is reached. Its timer counts by a clock that does not jump,
    unlike the time limits of pebble.
    """
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    if processor_seconds is not None:
        limit = math.ceil(time.process_time()) + processor_seconds
        resource.setrlimit(resource.RLIMIT_CPU, (limit, most))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return function(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        if processor_seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def _end_with(server: int) -> None:
    """Exit when the server has ended: an orphaned worker has another parent."""
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(1)
