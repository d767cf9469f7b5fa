"""Health checks of all parts, and the metrics endpoint's data."""

from referee.game import BadInput
from referee.tiles.io import catalog
from services.infra import metrics as figures
from services.matches.notifications import Notifications
from services.photos.service import Photos


def parts(photos: Photos, bell: Notifications) -> dict[str, str]:
    """`ok` or the problem of each part; `status` is the summary. Parts that are not configured are `ok`."""
    found = {**photos.health(), "redis": bell.reachable() if bell.url else "ok", "catalogs": _catalogs()}
    return {"status": "ok" if set(found.values()) == {"ok"} else "degraded", **found}


def _catalogs() -> str:
    try:
        sets = [catalog.built_in(name) for name in catalog.names()]
    except (BadInput, OSError, ValueError) as error:
        return f"a built-in catalog cannot be read: {error}"
    return "ok" if sets else "there are no catalogs"


def metrics(photos: Photos) -> bytes:
    """All metrics in the text format of Prometheus."""
    return figures.exposition(photos.counts())
