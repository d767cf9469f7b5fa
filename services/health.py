"""Is everything there that an answer may need?"""

from collections.abc import Mapping


def parts(photos: Mapping[str, str]) -> dict[str, str]:
    """`ok` for each part or what is wrong with it, `status` in sum. `photos`: that service's parts."""
    found = {**photos, "catalogs": "ok"}
    return {"status": "ok" if set(found.values()) == {"ok"} else "degraded", **found}
