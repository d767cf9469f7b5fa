"""Celery workers that read photos, if BROKER_URL names a broker:  celery -A worker worker

Each reads PHOTO_WORKERS photos at a time. On SIGTERM it finishes the photos it is reading. If it is killed,
it is replaced, and its photos are given to another worker.
"""

import os
import tempfile
from contextlib import ExitStack
from typing import Any

from services.jobs.imports import uncollected

starting = ExitStack()
starting.enter_context(uncollected())

from services.jobs.threads import one_thread  # noqa: E402
from services.operations import preconditions  # noqa: E402
from settings import Settings  # noqa: E402

one_thread()  # before the numeric libraries are loaded
settings = Settings.of_program()
preconditions.require(settings)
if settings.metrics_port:  # before prometheus_client is loaded
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="referee-metrics-")

from celery.signals import setup_logging, worker_process_init, worker_ready  # noqa: E402

from services.container import Services  # noqa: E402
from services.infra import logs, metrics  # noqa: E402
from services.jobs.celery_queue import ReadPhotoTask, broker_of  # noqa: E402
from services.jobs.worker_process import set_up_worker  # noqa: E402

services = Services(settings)
app = broker_of(settings)


@setup_logging.connect
def set_up_logs(**_: Any) -> None:
    """Log in the same format as the web server."""
    logs.set_up(settings.log_format)


@worker_process_init.connect
def set_up(**_: Any) -> None:
    """Limit a process that reads photos, and load the recogniser before the first photo."""
    starting.close()
    module = settings.recogniser.partition(":")[0]
    set_up_worker(settings.photo_memory_mb, ("services.photos.tasks", module), os.getppid())


@worker_ready.connect
def begin(**_: Any) -> None:
    """Serve the metrics of this worker and its processes."""
    starting.close()
    if settings.metrics_port:
        metrics.serve(settings.metrics_port)


class ReadPhoto(ReadPhotoTask):
    """The task, with this worker's settings."""

    seconds = settings.photo_seconds

    @staticmethod
    def begin() -> Any:
        return services.jobs.task, services.storage.ready()


app.register_task(ReadPhoto())
