"""The background work of photos: what a worker process does, and which processes do it."""

from __future__ import annotations

from services.infra.storage import Storage
from services.jobs.queue import JobQueue, QueuePools
from services.jobs.worker_process import PoolLimits
from services.photos.tasks import PhotoReader
from services.settings import ServiceSettings
from store import PhotoRecords

QUICK_MEMORY_MB = 2900  # the largest pictures allowed need up to 2000 (HEIC), the nets that name a tile 450
SLOW_IDLE_SECONDS = 60.0
OPENING = "services.photos.uploads.opening"


def photo_task(settings: ServiceSettings, storage: Storage) -> PhotoReader:
    """The task of reading a photo, which is passed to worker processes."""
    return PhotoReader(
        settings.database_url,
        settings.storage_url,
        str(storage.scratch.root),
        settings.recogniser,
        settings.max_photo_pixels,
        settings.photo_seconds,
    )


def job_queue(settings: ServiceSettings, storage: Storage) -> JobQueue:
    """The queue, not started yet: of processes of this server, or of workers behind a broker."""
    module = settings.recogniser.partition(":")[0]
    tasks, memory = "services.photos.tasks", settings.photo_memory_mb
    pools = QueuePools(
        reader=PoolLimits(settings.photo_workers, memory, settings.photo_recycle, (tasks, module)),
        quick=PoolLimits(1, QUICK_MEMORY_MB, 200, (OPENING,), nice=0),  # clients wait for it
        slow=PoolLimits(1, memory, 50, ("services.enrolment.tasks",), idle_seconds=SLOW_IDLE_SECONDS),
        quick_places=max(2, settings.web_threads // 5),  # in addition to those that event streams hold
    )
    records, task = PhotoRecords(storage.database), photo_task(settings, storage)
    if settings.broker_url:
        from services.jobs.celery_queue import Distributed, broker_of  # Celery is the extra "distributed"

        return Distributed(records, task, pools, settings.photo_seconds, broker_of(settings))
    return JobQueue(records, task, pools, settings.photo_seconds)
