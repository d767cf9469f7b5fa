"""Photos read by workers on other machines: Celery over Redis or RabbitMQ, where BROKER_URL names one.

The broker carries ids only, and nothing depends on it: what it loses is sent again, what it brings twice is
read once, because whoever reads a photo claims it in the table of photos (`services.background`).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from celery import Celery, Task  # type: ignore[import-untyped]

from services import metrics
from services.background import BEAT, LEASE, STALLED, Background, too_long
from services.metrics import Outcome
from store import Database, PhotoRecords

log = logging.getLogger(__name__)

READ = "referee.read_photo"
AGAIN = 120.0  # seconds after which a photo that nobody has begun to read is sent once more
SPARE = 30.0  # seconds beyond a photo's own limit before the broker gives it to another worker


class BrokerSettings(Protocol):
    """The settings this needs."""

    @property
    def broker_url(self) -> str: ...
    @property
    def photo_workers(self) -> int: ...
    @property
    def photo_seconds(self) -> float: ...
    @property
    def photo_memory_mb(self) -> int: ...


def broker_of(settings: BrokerSettings) -> Celery:
    """The Celery application of these settings; connects to nothing yet.

    A message is acknowledged when its photo was read (acks late); one whose worker died is given to another:
    at once where Celery notices, else when the visibility timeout is over.
    """
    broker = Celery("referee", broker=settings.broker_url, set_as_current=False)
    options: dict[str, Any] = {}
    if settings.broker_url.startswith(("redis", "sentinel")):
        options = {
            "visibility_timeout": STALLED * settings.photo_seconds + SPARE,
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


class Distributed(Background):
    """As Background; but photos are sent to the workers behind a broker."""

    def __init__(self, *whole: Any) -> None:
        *rest, self.broker = whole
        super().__init__(*rest)

    def warm(self) -> None:
        """Start the worker at the door; those who read are elsewhere. Raises Lost."""
        self.door.warm()

    def run(self, photo_id: str) -> None:
        """Have this photo read by whichever worker comes first."""
        if self._stopped.is_set():
            return
        self.keep()
        if not self.records.offer(photo_id, AGAIN):
            return
        try:
            self.broker.send_task(READ, [photo_id], retry=False)
        except Exception as error:  # whatever a broker's own library raises
            log.warning("photo %s could not be sent to the workers, trying again: %s", photo_id, error)
            self.records.unoffer(photo_id)

    def look_after(self) -> None:
        """Send what the broker lost, or whose worker was lost."""
        self.take_up()

    def take_up(self) -> None:
        """Send every photo that waits and is not under way."""
        for photo_id in self.records.unoffered(AGAIN):
            self.run(photo_id)

    def stop(self) -> None:
        """Send nothing more; what was sent is read all the same."""
        self._stopped.set()

    def reachable(self) -> str:
        """`ok`, or why the broker cannot be reached."""
        try:
            with self.broker.connection_for_write() as connection:
                connection.ensure_connection(max_retries=1, interval_start=0, timeout=3)
        except Exception as error:
            return type(error).__name__
        return "ok"


class Reading(Task):  # type: ignore[misc]
    """The task of a worker: read one photo by id. `begin` gives what reads and what knows of photos, in the
    process that asks."""

    name = READ
    begin: Callable[[], tuple[Callable[[str, str], Outcome], Database]]
    seconds: float

    def run(self, photo_id: str) -> Outcome:
        """Read it, holding it as long as this takes."""
        job, database = self.begin()
        owner = self.request.id
        with holding(PhotoRecords(database), owner):
            outcome = job(photo_id, owner)
        metrics.photo_read(outcome)
        return outcome

    def on_failure(self, exc: BaseException, task_id: str, args: Any, kwargs: Any, einfo: Any) -> None:
        """Say why a photo cannot be read; called beside the process that was stopped at the time limit."""
        if type(exc).__name__ != "TimeLimitExceeded":
            return
        _, database = self.begin()
        PhotoRecords(database).fail(args[0], task_id, None, too_long(self.seconds))
        database.close()  # processes forked from this one must not inherit its connections


@contextmanager
def holding(records: PhotoRecords, owner: str) -> Iterator[None]:
    """Renew what this owner holds, for as long as this process lives and this lasts."""
    over = threading.Event()

    def renew() -> None:
        while not over.wait(BEAT):
            try:
                records.renew(owner, LEASE)
            except Exception:
                log.exception("a lease could not be renewed; trying again")

    threading.Thread(target=renew, name="lease", daemon=True).start()
    try:
        yield
    finally:
        over.set()
