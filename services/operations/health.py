"""Health checks of all parts, and the data of the metrics endpoint."""

from __future__ import annotations

import importlib.util

from referee.game import BadInput
from referee.tiles.io import catalog
from services.infra import metrics
from services.infra.storage import Storage
from services.jobs.queue import JobQueue
from services.matches.live.notifications import Notifications
from services.photos.repository import PhotoRepository


class Health:
    """Checks the parts of the service. Starts nothing."""

    def __init__(
        self,
        storage: Storage,
        photos: PhotoRepository,
        jobs: JobQueue,
        notifications: Notifications,
        recogniser: str,
    ) -> None:
        self._storage, self._photos, self._jobs = storage, photos, jobs
        self._notifications, self._recogniser = notifications, recogniser

    def parts(self) -> dict[str, str]:
        """`ok` or the problem of each part; `status` is the summary. Parts not configured are `ok`."""
        redis = self._notifications.reachable() if self._notifications.url else "ok"
        found = {**self._photo_parts(), "redis": redis, "catalogs": _catalogs()}
        return {"status": "ok" if set(found.values()) == {"ok"} else "degraded", **found}

    def metrics(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return metrics.exposition(self._photos.counts())

    def _photo_parts(self) -> dict[str, str]:
        try:
            full = self._photos.full()
        except Exception as error:  # an answer about health must not fail itself
            unknown = dict.fromkeys(("storage", "broker", "queue", "recogniser"), "unknown")
            return {"database": type(error).__name__, "disk": self._storage.disk.state(), **unknown}
        return {
            "database": "ok",
            "disk": self._storage.disk.state(),
            "storage": self._storage.health(),
            "broker": self._jobs.reachable(),
            "queue": "full" if full else "ok",
            "recogniser": self._recogniser_state(),
        }

    def _recogniser_state(self) -> str:
        if importlib.util.find_spec(self._recogniser.partition(":")[0]) is None:
            return "not installed"
        return "loading" if self._jobs.warming() else "ok"


def _catalogs() -> str:
    try:
        sets = [catalog.built_in(name) for name in catalog.names()]
    except (BadInput, OSError, ValueError) as error:
        return f"a built-in catalog cannot be read: {error}"
    return "ok" if sets else "there are no catalogs"
