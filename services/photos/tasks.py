"""Photo work in worker processes: reading a photo, drawing an overlay.

Arguments and results are small: pictures are passed as files.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from referee.game import JsonObject
from services.infra.codec import JsonAnswer
from services.infra.failures import stored_failure
from services.infra.metrics import Outcome
from services.jobs.cancellation import ReadingCancelled, ReadingGuard, TooLong
from services.jobs.named import function_of
from services.jobs.queue import LEASE_SECONDS, too_long
from services.photos.position.recognised import recognised, timed_answer
from services.photos.position.serializer import NotRead, reading_of, settled
from services.photos.repository import picture_of, reference_of
from services.photos.request import PhotoRequest
from services.photos.reread import carried
from store import Busy, Database, Files, PhotoRecord, PhotoRecords, files_at
from store.files import write_whole
from vision.errors import Unreadable
from vision.image.loading import ImageLimits, open_photo
from vision.image.overlay import overlay
from vision.maps.printed_map import Printed
from vision.reading import Correction, Quad, Reading
from vision.reading.request import ReadingWatch

RETRY_SECONDS = 15  # seconds that a finished reading waits for the database to come back


@dataclass(frozen=True)
class PhotoReader:
    """Reads photos in a worker process, and draws what was read.

    `database_url`, `storage_url`, `scratch`: where photos are stored. `recogniser`: "module:function".
    `seconds`: the processor time allowed for each photo.
    """

    database_url: str
    storage_url: str
    scratch: str
    recogniser: str
    max_pixels: int
    seconds: float = math.inf

    def __call__(self, photo_id: str, owner: str) -> Outcome:
        """Read one photo, if no other process does and as long as it is wanted, and store the result.

        Returns None if there is no result. Raises Busy if the database or the storage does not answer; the
        photo is then released, if possible.
        """
        records = _records(self.database_url)
        record = records.leases.claim(photo_id, owner, LEASE_SECONDS)
        if record is None:
            return None
        guard = ReadingGuard(records, photo_id, owner, self.seconds)
        try:
            data = self.files.read(picture_of(photo_id))
            request = PhotoRequest.from_json(record.request)
            ground = self.ground(photo_id, request)

            def found(cells: Sequence[Quad]) -> None:
                guard.keep({**judged(record.answer), "grid": cells})

            reading = self.read(data, request, ReadingWatch(guard.stage, found, guard.pulse), ground)
            corrections = self.earlier_corrections(record, request, reading)
            answer = {**timed_answer(reading, request, corrections), **judged(record.answer)}
            kept = (reading.to_json(), answer, [one.to_json() for one in corrections])
            _patiently(lambda: records.leases.finish(photo_id, owner, *kept))
            return {"status": "done", "timings": answer["timings"], "doubts": len(answer["doubts"])}
        except Unreadable as error:
            failed = {**judged(record.answer), "cause": error.cause}
            stage, reason = error.stage, stored_failure(error.reason, **error.values)
            _patiently(lambda: records.leases.fail(photo_id, owner, stage, reason, failed))
        except TooLong:
            records.leases.fail(photo_id, owner, None, too_long(self.seconds))
        except MemoryError:
            records.leases.fail(photo_id, owner, None, "memory")
        except FileNotFoundError:
            records.leases.fail(photo_id, owner, "decode", "gone")
        except ReadingCancelled:
            return None
        except Busy:
            records.leases.release(photo_id, owner, counted=False)
            raise
        return {"status": "unreadable", "timings": {}, "doubts": 0}

    @property
    def files(self) -> Files:
        """The file storage of pictures."""
        return _files(self.storage_url, self.scratch)

    def draw(self, photo_id: str, target: str) -> None:
        """Draw tiles, figures and review questions over a smaller copy of the picture, as a PNG file."""
        record = _records(self.database_url).get(photo_id, with_reading=True)
        if record is None or record.reading is None:
            raise FileNotFoundError(photo_id)
        draft = settled(record.reading, record.request, record.corrections)
        photo = open_photo(self.files.read(picture_of(photo_id)), self.limits)
        write_whole(Path(target), overlay(photo.pyramid, draft))

    @property
    def limits(self) -> ImageLimits:
        """Limits for stored pictures, which passed the limits when they were uploaded."""
        return ImageLimits(max_bytes=1 << 30, max_pixels=self.max_pixels)

    def ground(self, photo_id: str, request: PhotoRequest) -> Printed | None:
        """The map that the tiles are on, as it looks when empty. Raises FileNotFoundError."""
        if request.ground is None:
            return None
        empty = open_photo(self.files.read(reference_of(photo_id)), self.limits)
        return Printed.from_rectangle(empty.bgr, request.ground["picture"], request.ground["squares"])

    def read(
        self,
        data: bytes,
        request: PhotoRequest,
        watch: ReadingWatch,
        ground: Printed | None = None,
    ) -> Reading:
        """Recognise a picture, also by what is stored of its sets and its table (see `recognised`)."""
        looks = function_of("services.photos.gallery:looks")  # loads the nets: only here, in a worker
        more = looks(request, self.database_url, self.files)
        return recognised(self.recogniser, data, request, self.limits, watch, more=more, ground=ground)

    def earlier_corrections(
        self, record: PhotoRecord, request: PhotoRequest, reading: Reading
    ) -> list[Correction]:
        """The corrections of an earlier reading, carried over to this one.

        Empty if another version made that reading.
        """
        if not record.corrections:
            return []
        before = _records(self.database_url).get(record.id, with_reading=True)
        corrections = [Correction.from_json(row) for row in record.corrections]
        try:
            return carried(corrections, reading_of((before and before.reading) or {}), reading, request)
        except NotRead:
            return []


def judged(answer: JsonObject | None) -> JsonAnswer:
    """The quick assessment of the picture, taken from an older answer."""
    return {"quality": answer["quality"]} if answer and "quality" in answer else {}


@lru_cache(maxsize=1)
def _records(database_url: str) -> PhotoRecords:
    return PhotoRecords(Database(database_url))


@lru_cache(maxsize=1)
def _files(storage_url: str, scratch: str) -> Files:
    return files_at(storage_url, scratch)


def _patiently(keep: Callable[[], Any]) -> None:
    """Store a result even if the database is restarting. Raises Busy after a while."""
    for _ in range(RETRY_SECONDS):
        try:
            keep()
            return
        except Busy:
            time.sleep(1.0)
    keep()
