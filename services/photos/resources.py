"""The resources of the photo service: database, file storage, worker processes, and their housekeeping."""

from __future__ import annotations

import importlib.util
import logging
import threading
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Protocol

from services.infra.clock import Clock
from services.infra.disk import Disk
from services.infra.idempotency import Replies
from services.jobs.celery_queue import Distributed, broker_of
from services.jobs.held_threads import HeldThreads
from services.jobs.process_pool import Lost, PoolLimits
from services.jobs.queue import JobQueue
from services.jobs.single_slot import SingleSlotWorker
from services.photos.tasks import Desk, reference_of
from store import Busy, Database, Folder, PhotoRecords, Scratch, Unreachable, files_at

log = logging.getLogger(__name__)

DOOR_MEMORY_MB = 2400  # the largest pictures allowed need up to 2000 (HEIC)
LEAST_FREE = 200_000_000  # bytes on the disk below which no photo is accepted
LEFTOVER = 3600.0  # seconds after which a file that belongs to no photo is deleted


class PhotoSettings(Protocol):
    """The settings this service needs."""

    @property
    def data_dir(self) -> str: ...
    @property
    def database_url(self) -> str: ...
    @property
    def broker_url(self) -> str: ...
    @property
    def storage_url(self) -> str: ...
    @property
    def web_threads(self) -> int: ...
    @property
    def max_photo_bytes(self) -> int: ...
    @property
    def max_photo_pixels(self) -> int: ...
    @property
    def photo_days(self) -> float: ...
    @property
    def photo_workers(self) -> int: ...
    @property
    def photo_seconds(self) -> float: ...
    @property
    def photo_memory_mb(self) -> int: ...
    @property
    def photo_queue(self) -> int: ...
    @property
    def photo_recycle(self) -> int: ...
    @property
    def recogniser(self) -> str: ...


class PhotoResources:
    """Creates database, storage and processes on first use; the constructor does no I/O."""

    def __init__(self, settings: PhotoSettings) -> None:
        self.settings = settings
        self.scratch = Scratch(Path(settings.data_dir).resolve() / "scratch")
        self.folder = files_at(settings.storage_url, str(self.scratch.root))
        self.clock = Clock()
        self.database = Database(settings.database_url)
        self.match_opens: Callable[[str, str | None, bool], bool] = lambda match, token, change: False
        self.disk = Disk(self._written, LEAST_FREE)
        self.closing = threading.Event()
        self.threads = HeldThreads(settings.web_threads)
        self.bench = SingleSlotWorker(
            PoolLimits(1, settings.photo_memory_mb, 50, ("services.enrolment.tasks",))
        )
        self._ready = threading.Lock()
        self._migrated = False
        self._next_sweep = 0.0

    def ready(self) -> Database:
        """The database, migrated on first use."""
        with self._ready:
            if not self._migrated:
                self.database.migrate()
                self._migrated = True
            return self.database

    @property
    def records(self) -> PhotoRecords:
        """The repository of photos."""
        self.ready()
        return self.background.records

    @cached_property
    def replies(self) -> Replies:
        """The repository of stored answers to repeatable requests."""
        return Replies(self.ready(), self.clock)

    @property
    def desk(self) -> Desk:
        """The settings passed to worker processes."""
        s = self.settings
        scratch = str(self.scratch.root)
        return Desk(s.database_url, s.storage_url, scratch, s.recogniser, s.max_photo_pixels, s.photo_seconds)

    @cached_property
    def background(self) -> JobQueue:
        """The background work, not started yet: processes of this server, or workers behind a broker."""
        s = self.settings
        module = s.recogniser.partition(":")[0]
        whole = (
            PhotoRecords(self.database),
            self.desk,
            PoolLimits(
                s.photo_workers, s.photo_memory_mb, s.photo_recycle, ("services.photos.tasks", module)
            ),
            PoolLimits(1, DOOR_MEMORY_MB, 200, ("services.photos.tasks",), nice=0),  # clients wait for it
            s.photo_seconds,
            max(2, s.web_threads // 5),  # in addition to those that event streams hold
        )
        return Distributed(*whole, broker_of(s)) if s.broker_url else JobQueue(*whole)

    def start(self) -> None:
        """Prepare at server start: migrate the schema, delete expired photos, resume the queue."""
        try:
            self.purge()
            if self.records.open_count():
                self.background.take_up()
                self.background.keep()
        except Exception:
            log.exception("the photos could not be looked after at the start; the first request tries again")

    def warm(self) -> None:
        """Start the worker processes now, so that the first photo need not wait for them."""
        try:
            self.background.warm()
        except Lost as error:
            log.warning("the workers could not be started yet, the first photo tries again: %s", error)

    def close(self) -> None:
        """Stop waiting for photos because this server is shutting down."""
        self.closing.set()
        self.bench.close()

    def stop(self) -> None:
        """Stop the background work and release the photos being read."""
        self.background.stop()
        self.bench.stop()
        self.database.close()
        self.scratch.close()

    def purge(self) -> None:
        """Delete expired photos and, from time to time, files that belong to no photo.

        Nothing is deleted soon after the clock jumped, because its time may be wrong. Files that dead
        servers were writing are deleted at once.
        """
        self.sweep_dead()
        now = self.clock.believed()
        if now is None:
            return
        try:
            for photo_id in self.records.delete_expired(now):
                for name in files_of(photo_id):
                    self.folder.delete(name)
            if time.monotonic() >= self._next_sweep:
                self._next_sweep = time.monotonic() + LEFTOVER / 6
                kept = {name for photo_id in self.records.ids() for name in files_of(photo_id)}
                self.folder.sweep(kept, LEFTOVER)
        except Unreachable as error:
            log.warning("files whose time is over could not be deleted now: %s", error)

    def sweep_dead(self) -> None:
        """Delete what dead servers were writing, and their stored files of photos that were never added."""
        left = self.scratch.sweep()
        if not left:
            return
        known = {name for photo_id in self.records.ids() for name in files_of(photo_id)}
        for name in set(left) - known:
            self.forget_file(name)

    def forget_files(self, photo_id: str) -> None:
        """Delete the files of a photo whose row was deleted."""
        for name in files_of(photo_id):
            self.forget_file(name)

    def forget_file(self, name: str) -> None:
        """Delete a file that belongs to no photo; on failure, a later sweep deletes it."""
        try:
            self.folder.delete(name)
        except Busy as error:
            log.warning("%s could not be deleted now: %s", name, error)

    def tidy(self) -> None:
        """Like `purge`, for a server that receives no photos; errors are logged."""
        try:
            self.purge()
        except Exception:
            log.exception("photos whose time is over could not be deleted; trying again later")

    def health(self) -> dict[str, str]:
        """Return `ok` for each part, or its problem. Starts nothing."""
        try:
            full = self.records.open_count() >= self.settings.photo_queue
        except Exception as error:
            unknown = dict.fromkeys(("storage", "broker", "queue", "recogniser"), "unknown")
            return {"database": type(error).__name__, "disk": self.disk.state(), **unknown}
        module = self.settings.recogniser.partition(":")[0]
        there = importlib.util.find_spec(module) is not None
        return {
            "database": "ok",
            "disk": self.disk.state(),
            **self._elsewhere(),
            "queue": "full" if full else "ok",
            "recogniser": "ok" if there else "not installed",
        }

    def _written(self) -> set[Path]:
        """The folders of this machine that are written to."""
        storage = self.folder.path if isinstance(self.folder, Folder) else None
        folders = (Path(self.settings.data_dir).resolve(), storage, self.database.folder)
        return {folder for folder in folders if folder is not None}

    def _elsewhere(self) -> dict[str, str]:
        """Health of the parts that may be on other machines."""
        try:
            self.folder.check()
            storage = "ok"
        except (OSError, Busy) as error:
            storage = type(error).__name__
        return {"storage": storage, "broker": self.background.reachable()}

    def counts(self) -> dict[str, int]:
        """The number of photos in each state."""
        return {"queued": 0, "reading": 0, "done": 0, "unreadable": 0, **self.records.counts()}


def files_of(photo_id: str) -> tuple[str, str]:
    """The names of all files of a photo."""
    return f"{photo_id}.jpg", reference_of(photo_id)
