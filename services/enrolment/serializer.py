"""The serializer of enrolments."""

from __future__ import annotations

from referee.tiles.io.catalog import TileSet
from services.enrolment.naming import placeholder
from services.enrolment.records import about_of
from services.infra.codec import JsonAnswer
from services.infra.failures import failure_message
from store import EnrolmentRecord


def worded(answer: JsonAnswer, language: str) -> JsonAnswer:
    """The answer with the reasons of its photos in this language."""
    photos = [
        {**row, "reason": row["reason"] and failure_message(row["reason"]).in_language(language)}
        for row in answer["photos"]
    ]
    return {**answer, "photos": photos}


def enrolment_answer(record: EnrolmentRecord, tile_set: TileSet) -> JsonAnswer:
    """Serialize an enrolment for the API."""
    enrolled = sorted({p["tile"] for p in record.proposals if p["tile"] in tile_set.tiles})
    blank = placeholder(tile_set) if not enrolled else None
    return {
        "catalog": record.catalog_id,
        "begun": about_of(record)["begun"],
        "version": tile_set.version,
        "status": "ready" if enrolled else "proposed",
        "photos": record.photos,
        "cards": [{"photo": c["photo"], "quad": c["quad"]} for c in record.cards],
        "proposals": [
            {
                "proposal": number,
                "cards": p["cards"],
                "turned": [90 * turn for turn in p["turns"]],
                "edges": p["edges"],
                "features": p["features"],
                "candidates": p["offers"],
                "like": p.get("like", []),
                "suggestion": p.get("suggestion"),  # none for those processed before suggestions existed
                "tile": p["tile"],
                "rotation": p["rotation"],
                "removed": p["removed"],
            }
            for number, p in enumerate(record.proposals)
        ],
        "enrolled": enrolled,
        "missing": sorted(set(tile_set.tiles) - {*enrolled, blank}),
    }
