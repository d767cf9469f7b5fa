"""Photos read by Celery workers on other machines, over the Redis or RabbitMQ named by BROKER_URL.

The broker carries ids only and is not relied on: lost messages are sent again, and duplicates are harmless,
because a worker claims a photo in the photo table before reading it (`services.jobs.queue`).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from celery import Celery, Task

from services.infra import metrics
from services.infra.metrics import Outcome
from services.jobs.queue import LEASE_SECONDS, POLL_SECONDS, STALLED, JobQueue, QueuePools, too_long
from store import Database, PhotoRecords

log = logging.getLogger(__name__)

READ = "referee.read_photo"
RESEND_SECONDS = 30.0  # seconds after which a photo that no worker has started is sent once more
SPARE_SECONDS = 30.0  # seconds beyond a photo's own limit before the broker gives it to another worker


class BrokerSettings(Protocol):
    """The settings that the broker needs."""

    @property
    def broker_url(self) -> str: ...
    @property
    def photo_workers(self) -> int: ...
    @property
    def photo_seconds(self) -> float: ...
    @property
    def photo_memory_mb(self) -> int: ...


def broker_of(settings: BrokerSettings) -> Celery:
    """The Celery application for these settings; does not connect yet.

    A message is acknowledged after its photo was read (acks late). If its worker died, the message is given
    to another one: immediately if Celery notices, otherwise after the visibility timeout.
    """
    broker = Celery("referee", broker=settings.broker_url, set_as_current=False)
    options: dict[str, Any] = {}
    if settings.broker_url.startswith(("redis", "sentinel")):
        options = {
            "visibility_timeout": STALLED * settings.photo_seconds + SPARE_SECONDS,
            "socket_connect_timeout": 3.0,
            "socket_timeout": 10.0,
            "socket_keepalive": True,
        }
    broker.conf.update(
        broker_transport_options=options,
        broker_connection_timeout=3.0,
        broker_connection_retry_on_startup=True,
        broker_connection_max_retries=None,
        task_default_queue="referee.photos",
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        task_ignore_result=True,
        task_time_limit=STALLED * settings.photo_seconds,
        worker_prefetch_multiplier=1,
        worker_concurrency=settings.photo_workers,
        worker_max_memory_per_child=settings.photo_memory_mb * 512,  # KiB: at half its limit it is replaced
        worker_proc_alive_timeout=60.0,
        worker_hijack_root_logger=False,
        worker_send_task_events=False,
    )
    return broker


class Distributed(JobQueue):
    """Background work whose photos are sent to workers behind a broker."""

    def __init__(
        self,
        records: PhotoRecords,
        task: Callable[[str, str], Outcome],
        pools: QueuePools,
        seconds: float,
        broker: Celery,
    ) -> None:
        super().__init__(records, task, pools, seconds)
        self._broker = broker

    def warm_readers(self) -> None:
        """Do nothing: the workers that read photos are elsewhere."""

    def run(self, photo_id: str) -> None:
        """Send this photo to the workers; the first free one reads it."""
        if self._stopped.is_set():
            return
        self.keep()
        if not self.records.leases.offer(photo_id, RESEND_SECONDS):
            return
        try:
            self._broker.send_task(READ, [photo_id], retry=False)
        except Exception as error:  # whatever a broker's own library raises
            log.warning("photo %s could not be sent to the workers, trying again: %s", photo_id, error)
            self.records.leases.unoffer(photo_id)

    def look_after(self) -> None:
        """Send again what the broker or a worker lost."""
        self.take_up()

    def take_up(self) -> None:
        """Send every waiting photo that is not in progress."""
        for photo_id in self.records.leases.unoffered(RESEND_SECONDS):
            self.run(photo_id)

    def stop(self) -> None:
        """Send nothing more; photos already sent are still read."""
        self.slow.stop()
        self._stopped.set()

    def reachable(self) -> str:
        """Return `ok`, or why the broker cannot be reached."""
        try:
            with self._broker.connection_for_write() as connection:
                connection.ensure_connection(max_retries=1, interval_start=0, timeout=3)
        except Exception as error:
            return type(error).__name__
        return "ok"


class ReadPhotoTask(Task):  # type: ignore[misc]
    """The task of a worker: read one photo by id.

    `begin` returns the job and the database, created in the process that calls it.
    """

    name = READ
    begin: Callable[[], tuple[Callable[[str, str], Outcome], Database]]
    seconds: float

    def run(self, photo_id: str) -> Outcome:
        """Read the photo, renewing the lease meanwhile."""
        job, database = self.begin()
        owner = self.request.id
        with holding(PhotoRecords(database), owner):
            outcome = job(photo_id, owner)
        metrics.photo_read(outcome)
        return outcome

    def on_failure(self, exc: BaseException, task_id: str, args: Any, kwargs: Any, einfo: Any) -> None:
        """Store why a photo cannot be read; called outside the process that was stopped at the time limit."""
        if type(exc).__name__ != "TimeLimitExceeded":
            return
        _, database = self.begin()
        PhotoRecords(database).leases.fail(args[0], task_id, None, too_long(self.seconds))
        database.close()  # processes forked from this one must not inherit its connections


@contextmanager
def holding(records: PhotoRecords, owner: str) -> Iterator[None]:
    """Renew this owner's leases for the duration of the context, while this process lives."""
    over = threading.Event()

    def renew() -> None:
        while not over.wait(POLL_SECONDS):
            try:
                records.leases.renew(owner, LEASE_SECONDS)
            except Exception:
                log.exception("a lease could not be renewed; trying again")

    threading.Thread(target=renew, name="lease", daemon=True).start()
    try:
        yield
    finally:
        over.set()
