"""Configuration of gunicorn: gunicorn -c gunicorn.conf.py 'app:create_app()'.

There is one worker by default: without Redis, rate limits are counted per worker, and each worker has its
own pool that reads photos. An event stream holds a thread.
"""

import gc
import os
import shutil
import threading
import time
from contextlib import ExitStack
from pathlib import Path

from gunicorn.arbiter import Arbiter

from services.jobs.imports import uncollected

with uncollected():
    from referee.games import built_in, catalog_ids
    from server.worker import BufferingWorker
    from services.catalogs import library
    from services.infra import logs
    from services.operations import preconditions
    from services.rulings import warm_up
    from settings import Settings

_starting = ExitStack()  # of a worker
_settings = Settings.of_program()
preconditions.require(_settings)

bind = f"{_settings.bind_address}:{_settings.port}"
workers = _settings.web_workers
worker_class = BufferingWorker
BufferingWorker.limits = (_settings.max_json_bytes, _settings.max_form_body)
tmp_upload_dir = str(Path(_settings.data_dir).resolve())  # for request bodies being received: unnamed files
threads = _settings.web_threads
worker_connections = _settings.web_threads + 4000  # above this, the connection idle for longest is closed
sendfile = False  # the worker sends what a client does not accept at once
timeout = 60  # of the worker's heartbeat; a slow request does not stop it
graceful_timeout = 35  # more than a request may take (Prefer: wait=30)
max_requests = _settings.web_requests  # then a worker is replaced by a fresh one
max_requests_jitter = _settings.web_requests // 10
keepalive = 5
limit_request_line = 8190
limit_request_fields = 60
limit_request_field_size = 8190
forwarder_headers = ""  # no client sets SCRIPT_NAME, not even through a proxy on this machine
secure_scheme_headers: dict[
    str, str
] = {}  # X-Forwarded-Proto counts with TRUSTED_PROXIES only, also from this machine
control_socket_disable = True  # its default path is in the home folder, which is read-only in a container
accesslog = None  # api.http.request_log logs every request
logconfig_dict = logs.configuration(_settings.log_format)

if _settings.web_workers > 1:  # metrics of all workers together; read when prometheus_client is loaded
    _figures = Path(_settings.data_dir) / "metrics" / str(_settings.port)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(_figures)


TIDY = 600.0  # seconds between two deletions of expired photos


def on_starting(server: Arbiter) -> None:
    """Start with empty metrics."""
    if _settings.web_workers > 1:
        shutil.rmtree(_figures, ignore_errors=True)
        _figures.mkdir(parents=True)


def post_fork(server: Arbiter, worker: BufferingWorker) -> None:
    """Let the worker import the application."""
    _starting.enter_context(uncollected())


def post_worker_init(worker: BufferingWorker) -> None:
    """Load shared data, start the photo workers, and watch for the end of the worker.

    Catalogs are loaded now, and with WARM_UP what else the first answers would have to load, and excluded
    from garbage collection, whose pauses they would lengthen. A single web worker also starts the processes
    that read photos. When this worker is stopped or replaced, its waiting clients are released first, so
    that they reconnect to another one.
    """
    for name in catalog_ids():
        built_in(name)
    if _settings.warm_up:
        warm_up.prepare()
    gc.collect()
    gc.freeze()
    _starting.close()
    gc.set_threshold(50_000, 20, 20)  # the replay of a match takes a tenth longer with 10,000
    services = getattr(worker.wsgi, "extensions", {}).get("services")  # None: another application
    if _settings.warm_up:
        threading.Thread(target=library.warm, name="warming", daemon=True).start()
        if _settings.web_workers == 1 and services is not None:
            services.jobs.warm()

    def leave() -> None:
        tidied = time.monotonic()
        while worker.alive:
            time.sleep(0.3)
            if services is not None and time.monotonic() - tidied > TIDY:
                tidied = time.monotonic()
                services.retention.photos.purge_safely()
        if services is not None:
            services.close()

    threading.Thread(target=leave, name="leaving", daemon=True).start()


def child_exit(server: Arbiter, worker: BufferingWorker) -> None:
    """Remove the gauges of a worker that ended."""
    if _settings.web_workers > 1:
        from prometheus_client import multiprocess

        multiprocess.mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
