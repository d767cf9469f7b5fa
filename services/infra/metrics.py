"""Metrics for Prometheus.

Several processes of one server write into one folder (PROMETHEUS_MULTIPROC_DIR, see gunicorn.conf.py), and
any of them reports the sum of all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector

Outcome = dict[str, Any] | None  # of a reading: status, timings, doubts; None: another process read it
REQUESTS = Counter("referee_requests", "Requests answered", ["method", "route", "status"])
SECONDS = Histogram(
    "referee_request_seconds",
    "Time until the answer began",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
)
STREAMS = Gauge("referee_streams", "Event streams open now", multiprocess_mode="livesum")
READ = Counter("referee_photos_read", "Photos whose reading came to an end", ["outcome"])
STAGES = Histogram(
    "referee_photo_stage_seconds",
    "Time that a stage of the recogniser took",
    ["stage"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
)
DOUBTS = Histogram("referee_photo_doubts", "Doubts told of a photo", buckets=(0, 1, 2, 3, 5, 8, 13, 21, 34))


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def request_answered(method: str, route: str, status: int, seconds: float) -> None:
    """Count and time a request. `route`: the matched rule, never the requested path.

    Unknown methods are counted together, because clients may invent any number of them.
    """
    REQUESTS.labels(method if method in METHODS else "other", route, str(status)).inc()
    SECONDS.labels(route).observe(seconds)


def photo_read(outcome: Outcome) -> None:
    """Count a finished reading, with its outcome."""
    if outcome is None:
        return
    READ.labels(outcome["status"]).inc()
    if outcome["status"] == "done":
        DOUBTS.observe(outcome["doubts"])
    for stage, seconds in outcome["timings"].items():
        STAGES.labels(stage).observe(seconds)


class PhotoStates:
    """The number of photos in each state, from the database; the same in every process."""

    def __init__(self, photos: Mapping[str, int]) -> None:
        self.photos = photos

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The collector interface of prometheus_client."""
        family = GaugeMetricFamily("referee_photos", "Photos by state", labels=["state"])
        for name, count in self.photos.items():
            family.add_metric([name], count)
        yield family


def exposition(photos: Mapping[str, int]) -> bytes:
    """All metrics in the text format of Prometheus. `photos`: the current number in each state."""
    registry = CollectorRegistry()
    registry.register(PhotoStates(photos))
    try:
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    except ValueError:  # one process, no folder
        return generate_latest(registry) + generate_latest(REGISTRY)
    return generate_latest(registry)


def serve(port: int) -> None:
    """Serve metrics on a separate port, from a thread, for a process without a web server."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    start_http_server(port, registry=registry)
