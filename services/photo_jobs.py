"""What runs in worker processes: opening an upload, reading a photo, drawing over it.

Only here is a picture ever decoded. Arguments and results are small: pictures travel as files.
"""

from __future__ import annotations

import importlib
import logging
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from services.background import LEASE, too_long
from services.metrics import Outcome
from services.photo_again import carried
from services.photo_position import NotRead, answer_of, reading_of, settled
from services.photo_request import PhotoRequest
from services.photo_sets import artwork, source_of
from store import Busy, Database, Files, PhotoRecord, PhotoRecords, files_at
from store.files import write_whole
from vision.errors import Unreadable
from vision.overlay import overlay
from vision.photo import Limits, Photo, clean_jpeg, open_photo, shrink
from vision.printed import LONG_SIDE, Printed
from vision.quick import Glance, glance_at
from vision.reading import Correction, Reading

log = logging.getLogger(__name__)

HEED = 0.3  # seconds between two looks whether a photo is still to be read
TRIES = 15  # seconds that a finished reading waits for the database to come back
QUALITY = 95  # of the picture kept, from which everything is read


class Unwanted(Exception):
    """A photo need not be read on: it was deleted, or somebody else has taken it over."""


class TooLong(Exception):
    """Reading a photo took more processor time than it may."""


class Heed:
    """Looks, while a photo is read, whether it is still wanted and takes no more processor time than it may.
    Raises Unwanted or TooLong as soon as that is over. On a busy machine the same work takes longer by the
    clock: no photo is given up for that."""

    def __init__(self, records: PhotoRecords, photo_id: str, owner: str, seconds: float) -> None:
        self.records, self.photo_id, self.owner = records, photo_id, owner
        self._next = time.monotonic() + HEED
        self._last = time.process_time() + seconds

    def stage(self, stage: str) -> None:
        """The reading came to this stage."""
        if not self.records.at_stage(self.photo_id, self.owner, stage):
            raise Unwanted

    def pulse(self) -> None:
        """The reading goes on; called as often as it likes."""
        if time.monotonic() < self._next:
            return
        if time.process_time() > self._last:
            raise TooLong
        try:
            wanted = self.records.holds(self.photo_id, self.owner)
        except Busy:  # the next look will tell
            wanted = True
        self._next = time.monotonic() + HEED
        if not wanted:
            raise Unwanted


@dataclass(frozen=True)
class Desk:
    """What a worker needs to read photos: where they lie, who reads them ("module:function"), and how many
    seconds of processor time each may take."""

    database_url: str
    storage_url: str
    scratch: str
    recogniser: str
    max_pixels: int
    seconds: float = math.inf

    def __call__(self, photo_id: str, owner: str) -> Outcome:
        """Read one photo, if nobody else does and for as long as it is wanted, and keep what was seen; None
        where that came to nothing. Raises Busy, the photo being handed back as far as possible, where the
        database or the storage does not answer."""
        records = _records(self.database_url)
        record = records.claim(photo_id, owner, LEASE)
        if record is None:
            return None
        heed = Heed(records, photo_id, owner, self.seconds)
        try:
            data = self.files.read(f"{photo_id}.jpg")
            request = PhotoRequest.from_json(record.request)
            ground = self.ground(photo_id, request)
            reading = self.read(data, request, heed.stage, ground, heed.pulse)
            said = self.said_before(record, request, reading)
            answer = {**told_of(reading, request, said), **judged(record.answer)}
            kept = (reading.to_json(), answer, [one.to_json() for one in said])
            _patiently(lambda: records.finish(photo_id, owner, *kept))
            return {"status": "done", "timings": answer["timings"], "doubts": len(answer["doubts"])}
        except Unreadable as error:
            told = {**judged(record.answer), "cause": error.cause}
            stage, reason = error.stage, error.reason
            _patiently(lambda: records.fail(photo_id, owner, stage, reason, told))
        except TooLong:
            records.fail(photo_id, owner, None, too_long(self.seconds))
        except MemoryError:
            records.fail(photo_id, owner, None, "Reading this photo needed too much memory.")
        except FileNotFoundError:
            records.fail(photo_id, owner, "decode", "The picture is gone.")
        except Unwanted:
            return None
        except Busy:
            records.release(photo_id, owner, counted=False)
            raise
        return {"status": "unreadable", "timings": {}, "doubts": 0}

    @property
    def files(self) -> Files:
        """Where the pictures lie."""
        return _files(self.storage_url, self.scratch)

    def draw(self, photo_id: str, target: str) -> None:
        """Draw tiles, figures and doubts over a smaller copy of the picture, as a PNG file."""
        record = _records(self.database_url).get(photo_id, with_reading=True)
        if record is None or record.reading is None:
            raise FileNotFoundError(photo_id)
        draft = settled(record.reading, record.request, record.corrections)
        photo = open_photo(self.files.read(f"{photo_id}.jpg"), self.limits)
        write_whole(Path(target), overlay(photo.bgr, draft))

    @property
    def limits(self) -> Limits:
        """For pictures of our own making: they were small enough when they came."""
        return Limits(max_bytes=1 << 30, max_pixels=self.max_pixels)

    def ground(self, photo_id: str, request: PhotoRequest) -> Printed | None:
        """The map that the tiles lie on, as it looks without them. Raises FileNotFoundError."""
        if request.ground is None:
            return None
        empty = open_photo(self.files.read(reference_of(photo_id)), self.limits)
        return Printed.told(empty.bgr, request.ground["picture"], request.ground["squares"])

    def read(
        self,
        data: bytes,
        request: PhotoRequest,
        progress: Callable[[str], None],
        ground: Printed | None = None,
        pulse: Callable[[], None] | None = None,
    ) -> Reading:
        """What is seen in a picture; `ground`: the map that the tiles lie on. `progress` is told each stage,
        `pulse` called all the while; either may raise to end it. Raises
        Unreadable."""
        recognise = _function(self.recogniser)
        looks = _function("services.photo_looks:looks")  # loads the nets: only here, in a worker
        reading: Reading = recognise(
            data,
            tuple(dict.fromkeys(request.catalogs)),
            artwork(request),
            progress=progress,
            limits=self.limits,
            more=looks(request, self.database_url, self.files),
            source=source_of(request),
            pieces=request.game != "carcassonne",
            pulse=pulse,
            **({} if ground is None else {"ground": ground}),
        )
        progress("settle")
        return reading

    def said_before(self, record: PhotoRecord, request: PhotoRequest, reading: Reading) -> list[Correction]:
        """What people said of an earlier reading of the photo, of this one; nothing where another version
        read it."""
        if not record.corrections:
            return []
        before = _records(self.database_url).get(record.id, with_reading=True)
        said = [Correction.from_json(row) for row in record.corrections]
        try:
            return carried(said, reading_of((before and before.reading) or {}), reading, request)
        except NotRead:
            return []


def told_of(reading: Reading, request: PhotoRequest, said: Sequence[Correction] = ()) -> dict[str, Any]:
    """The answer that follows from a reading, with how long each stage took."""
    begun = time.monotonic()
    answer = answer_of(reading, request, said)
    return {**answer, "timings": {**reading.timings, "settle": round(time.monotonic() - begun, 3)}}


def quality_of(seen: Glance) -> dict[str, Any]:
    """A first glance as the answer tells it."""
    told = {"light": seen.light, "contrast": seen.contrast, "sharpness": seen.sharpness}
    return {**told, "warnings": list(seen.warnings), "hopeless": seen.hopeless}


def judged(answer: Mapping[str, Any] | None) -> dict[str, Any]:
    """What a first glance told of the picture, from an older answer."""
    return {"quality": answer["quality"]} if answer and "quality" in answer else {}


def open_upload(upload: str, target: str, max_bytes: int, max_pixels: int) -> tuple[int, int, dict[str, Any]]:
    """Decode an upload and keep it upright, as a JPEG without metadata; its width and height in pixels, and
    what a first glance tells of it.

    Raises Unreadable("decode", ...).
    """
    data = Path(upload).read_bytes()
    with _opening():
        photo = open_photo(data, Limits(max_bytes, max_pixels))
        glance = glance_at(photo)
        clean = clean_jpeg(photo, QUALITY)
    write_whole(Path(target), clean)
    return photo.width, photo.height, quality_of(glance)


def reference_of(photo_id: str) -> str:
    """The file of the picture of the empty map or board that belongs to a photo."""
    return f"{photo_id}.reference.jpg"


def open_reference(upload: str, target: str, max_bytes: int, max_pixels: int) -> tuple[int, int]:
    """Decode a picture of an empty map or board and keep it upright, as a JPEG no larger than is looked at;
    the width and height in pixels that it came in. Raises Unreadable("decode", ...)."""
    data = Path(upload).read_bytes()
    with _opening():
        photo = open_photo(data, Limits(max_bytes, max_pixels))
        clean = clean_jpeg(Photo(shrink(photo.bgr, LONG_SIDE)[0]), QUALITY)
    write_whole(Path(target), clean)
    return photo.width, photo.height


@contextmanager
def _opening() -> Iterator[None]:
    """Whatever hostile bytes do to a decoder, memory running out included, is a picture that cannot be
    opened."""
    try:
        yield
    except Unreadable:
        raise
    except Exception as error:
        log.warning("an upload could not be opened: %r", error)
        raise Unreadable("decode", "The picture cannot be opened.", "broken") from None


@lru_cache(maxsize=1)
def _records(database_url: str) -> PhotoRecords:
    return PhotoRecords(Database(database_url))


@lru_cache(maxsize=1)
def _files(storage_url: str, scratch: str) -> Files:
    return files_at(storage_url, scratch)


def _patiently(keep: Callable[[], Any]) -> None:
    """Keep a result although the database restarts just now. Raises Busy after a while."""
    for _ in range(TRIES):
        try:
            keep()
            return
        except Busy:
            time.sleep(1.0)
    keep()


def by_name(name: str, *arguments: Any) -> Any:
    """The result of "module:function" with these arguments; the module is loaded where this runs."""
    return _function(name)(*arguments)


def _function(name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return found
