"""Photos: uploaded, read in the background, shown, corrected, deleted.

An upload becomes one clean picture in the storage and one row in the database; it is read once and may be
corrected any number of times. All of this takes the photo's token; without it the photo does not exist.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from referee.say import speaker
from services.infra.tokens import plausible, same, token_hash
from services.jobs.held_threads import HeldThread
from services.jobs.process_pool import JobTimeout, Lost, limited
from services.jobs.queue import PoolSaturated
from services.photos.corrections import Points, Row, corrected
from services.photos.position.serializer import NotRead, reading_of
from services.photos.request import PhotoRequest
from services.photos.reread import once_more, reads_again
from services.photos.resources import LEAST_FREE, PhotoResources
from services.photos.tasks import judged, open_reference, open_upload, reference_of
from services.photos.tents import TentPhotos
from store import Busy, Gone, PhotoRecord, QueueFull
from store.photos import OPEN
from vision.errors import Unreadable
from vision.reading import Reading

__all__ = ["Busy", "NotRead", "PhotoNotFound", "Photos", "PoorReference", "QueueFull", "Unreadable"]

log = logging.getLogger(__name__)

Revise = Callable[[PhotoRequest, Reading | None], PhotoRequest]  # request before -> request now

DOOR_SECONDS = 45.0  # for decoding an upload, or drawing an overlay, on a busy machine
DOOR_PROCESSOR = 10  # seconds of processor time for decoding; accepted pictures take 4 at most
LOOK = 0.1  # seconds between two polls of a photo that a client waits for
QUIET = 15.0  # seconds after which a silent event stream sends a keep-alive
REPEATED = ("game", "options", "catalogs")  # fields of a request that the answer repeats
NOTHING: dict[str, Any] = {
    "tiles": [],
    "figures": [],
    "doubts": [],
    "position": None,
    "timings": {},
    "track": None,
    "points": [],
    "findings": [],
    "edition": None,
    "sets_seen": [],
}


class PhotoNotFound(Exception):
    """There is no such photo, or the token is not its token."""


class PoorReference(Unreadable):
    """The picture of the empty map or board, sent with a photo, cannot be used."""


class Photos(TentPhotos, PhotoResources):
    """The service for photos."""

    # ---- uploading ----

    def receive(
        self, picture: IO[bytes], request: PhotoRequest, reference: IO[bytes] | bytes | None = None
    ) -> tuple[dict[str, Any], str]:
        """Store an uploaded picture and queue it for reading; returns the answer and the photo's token.

        `reference`: a picture of the empty map, as an upload or as the bytes of a stored one. Raises
        Unreadable("decode", ...) for an invalid picture, QueueFull, Busy (also for a full disk).
        """
        self.ready_for_one()
        photo_id, token = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        name = f"{photo_id}.jpg"
        try:
            width, height, quality = self._open(picture, name)
            self.keep_file(name)
            if reference is not None:
                self.keep_reference(photo_id, reference)
            now = time.time()
            self.records.add(
                PhotoRecord(
                    id=photo_id,
                    token_hash=token_hash(token),
                    state="queued",
                    width=width,
                    height=height,
                    request=request.to_json(),
                    corrections=[],
                    answer={"quality": quality},
                    version=0,
                    attempts=0,
                    created=now,
                    expires=now + self.settings.photo_days * 86400,
                ),
                self.settings.photo_queue,
            )
        except BaseException as error:
            self.forget_files(photo_id)
            if isinstance(error, Gone):  # the match it was sent for was deleted meanwhile
                raise PhotoNotFound from None
            raise
        finally:  # before the row exists, they mark a dead server's files as belonging to no photo
            self.scratch.drop(name, reference_of(photo_id))
        self.background.run(photo_id)
        return self.answer(photo_id, token), token

    def keep_reference(self, photo_id: str, reference: IO[bytes] | bytes) -> None:
        """Store the picture of an empty map or board with a photo of it.

        Raises as `open_reference`, `receive`.
        """
        name = reference_of(photo_id)
        if isinstance(reference, bytes):
            self.make(name, reference)
        else:
            self.open_reference(reference, name)
        self.keep_file(name)

    def make(self, name: str, data: bytes) -> None:
        """Write a file of this name to the scratch folder. Raises Busy."""
        try:
            self.scratch.place(name).write_bytes(data)
        except OSError as error:
            raise Busy(f"the picture cannot be kept: {error.strerror}") from error

    def keep_file(self, name: str) -> None:
        """Move the file of this name from the scratch folder to the storage. Raises Busy."""
        try:
            self.folder.keep(name, self.scratch.place(name))
        except OSError as error:
            raise Busy(f"the picture cannot be kept: {error.strerror}") from error

    def open_reference(self, picture: IO[bytes], name: str) -> tuple[int, int]:
        """Make a file of this name from an uploaded picture of an empty map or board.

        Returns its width and height in pixels. Raises PoorReference for an invalid picture.
        """
        try:
            size: tuple[int, int] = self._opened(open_reference, picture, name)
        except Unreadable as why:
            raise PoorReference(why.stage, why.reason, why.kind, why.cause) from why
        return size

    def ready_for_one(self) -> None:
        """Check that a photo can be accepted now. Raises QueueFull, Busy (a full disk)."""
        self.purge()
        if self.folder.free() < LEAST_FREE:
            raise Busy("the disk is full")
        if self.records.open_count() >= self.settings.photo_queue:
            raise QueueFull

    def _open(self, picture: IO[bytes], name: str) -> tuple[int, int, dict[str, Any]]:
        seen: tuple[int, int, dict[str, Any]] = self._opened(open_upload, picture, name)
        return seen

    def _opened(self, opens: Callable[..., Any], picture: IO[bytes], name: str) -> Any:
        """Run `opens` on an upload in a worker process, to make the file of this name; returns its result."""
        s = self.settings
        limits = (s.max_photo_bytes, s.max_photo_pixels)
        try:
            with self.scratch.unnamed(picture, s.max_photo_bytes) as upload:
                target = str(self.scratch.place(name))
                return self.background.call(
                    limited, opens, DOOR_PROCESSOR, upload, target, *limits, seconds=DOOR_SECONDS
                )
        except (PoolSaturated, JobTimeout) as error:  # not the picture's fault
            raise QueueFull from error
        except Lost as error:
            log.warning("an upload could not be opened: %s", error)
            reason = "The picture cannot be opened within the limits of time and memory."
            raise Unreadable("decode", reason, "broken") from error
        except OSError as error:
            raise Busy(f"the picture cannot be kept: {error.strerror}") from error

    # ---- showing ----

    def answer(self, photo_id: str, token: str | None, wait: float = 0.0) -> dict[str, Any]:
        """The answer about the photo. Raises NotFound.

        Waits at most `wait` seconds until it is read, and not at all if too many threads are held.
        """
        deadline = time.monotonic() + wait
        record = self._record(photo_id, token)
        with self.threads.waiting(wait if record.state in OPEN else 0) as may:
            while may and record.state in OPEN and time.monotonic() < deadline and not self.closing.is_set():
                self.closing.wait(self.threads.pause(LOOK))
                record = self._record(photo_id, token)
        return _answer(record)

    def events(
        self, photo_id: str, token: str | None, seconds: float = 60.0
    ) -> Iterator[dict[str, Any] | None]:
        """Yield each state and stage of the photo until it is read (or for `seconds` without a change).

        None is a keep-alive. Raises NotFound before the first of them, and Busy if too many threads are
        held.
        """
        record = self._record(photo_id, token)
        return self._events(photo_id, token, record, seconds, self.threads.stream())

    def _events(
        self, photo_id: str, token: str | None, record: PhotoRecord, seconds: float, held: HeldThread
    ) -> Iterator[dict[str, Any] | None]:
        try:
            yield from self._states(photo_id, token, record, seconds)
        finally:
            held.release()

    def _states(
        self, photo_id: str, token: str | None, record: PhotoRecord, seconds: float
    ) -> Iterator[dict[str, Any] | None]:
        reported, since, spoke = None, time.monotonic(), time.monotonic()
        while True:
            state = {"id": record.id, "status": record.state, "stage": record.stage, "reason": record.reason}
            if state != reported:
                reported, since, spoke = state, time.monotonic(), time.monotonic()
                yield state
            if record.state not in OPEN or time.monotonic() - since > seconds or self.closing.is_set():
                return
            if time.monotonic() - spoke > QUIET:
                spoke = time.monotonic()
                yield None
            self.closing.wait(self.threads.pause(LOOK))
            try:
                record = self._record(photo_id, token)
            except PhotoNotFound:
                return

    def picture(self, photo_id: str, token: str | None) -> Path | IO[bytes]:
        """The picture, as a path or a file object: upright, a JPEG without metadata.

        Raises NotFound, Busy.
        """
        record = self._record(photo_id, token)
        try:
            return self.folder.open(f"{record.id}.jpg")
        except FileNotFoundError:
            raise PhotoNotFound from None

    def overlay(self, photo_id: str, token: str | None) -> bytes:
        """A PNG of the recognised board, drawn over the photo. Raises NotFound, NotRead, Busy."""
        record = self._record(photo_id, token)
        if record.state != "done":
            raise NotRead(_why(record))
        if "tents" in (record.answer or {}):
            raise NotRead("Nothing is drawn over a photo of tents; the answer tells where each one is.")
        name = f"{record.id}.{secrets.token_hex(4)}.overlay"
        try:
            place = self.scratch.place(name)
            self.background.call(self.desk.draw, record.id, str(place), seconds=DOOR_SECONDS)
            return place.read_bytes()
        except FileNotFoundError:
            raise PhotoNotFound from None
        except (Lost, PoolSaturated) as error:
            raise Busy("the overlay could not be drawn in time") from error
        except OSError as error:
            raise Busy(f"the overlay cannot be written: {error.strerror}") from error
        finally:
            self.scratch.drop(name)

    # ---- changing ----

    def correct(
        self,
        photo_id: str,
        token: str | None,
        rows: Sequence[Row],
        points: Points | None,
        revise: Revise | None = None,
    ) -> dict[str, Any]:
        """Add corrections as facts, settle again and return the answer.

        `revise`: computes the new request; if that needs the picture, the photo is read again. Raises
        NotFound, NotRead, BadInput, QueueFull, Busy if other requests keep correcting the same photo.
        """
        for _ in range(4):
            record = self._record(photo_id, token, with_reading=True, change=True)
            if self._changed(record, rows, points, revise):
                return self.answer(photo_id, token)
        raise Busy("others are correcting this photo")

    def _changed(
        self, record: PhotoRecord, rows: Sequence[Row], points: Points | None, revise: Revise | None
    ) -> bool:
        """Store corrections of a photo; False if another request changed it meanwhile."""
        if "catalogs" not in record.request:  # tents
            raise NotRead("What was seen of tents is corrected in its position.")
        reading = None if record.reading is None or record.state != "done" else reading_of(record.reading)
        before = PhotoRequest.from_json(record.request)
        after = before if revise is None else revise(before, reading)
        entered = bool(rows) or points is not None
        if record.state in OPEN and after == before and revise is not None and not entered:
            return True  # requested already, and in progress
        if record.state in OPEN or (reading is None and (entered or after == before)):
            raise NotRead(_why(record))
        again, changes = reads_again(before, after, reading), dict[str, Any]()
        if reading is not None and (entered or not again):
            changes = corrected(record, rows, points, before if again else after)
        if not again:
            return self.records.correct(record.id, record.version, **changes)
        stored = PhotoRequest.from_json(changes.get("request", record.request))
        changes["request"] = once_more(replace(after, points=stored.points)).to_json()
        changes["answer"] = judged(record.answer)
        if not self.records.again(record.id, record.version, self.settings.photo_queue, **changes):
            return False
        self.background.run(record.id)
        return True

    def opens(self, photo_id: str, token: str | None) -> bool:
        """Whether a token is the photo's."""
        try:
            self._record(photo_id, token)
        except PhotoNotFound:
            return False
        return True

    def may_change(self, photo_id: str, token: str | None) -> None:
        """Check that a token may change the photo. Raises NotFound."""
        self._record(photo_id, token, change=True)

    def delete(self, photo_id: str, token: str | None) -> None:
        """Delete the photo: its row, its picture and everything learnt from it. Raises NotFound."""
        record = self._record(photo_id, token, change=True)
        self.records.delete(record.id)
        self.forget_files(record.id)

    def _record(
        self, photo_id: str, token: str | None, with_reading: bool = False, change: bool = False
    ) -> PhotoRecord:
        record = self.records.get(photo_id, with_reading) if token and plausible(photo_id) else None
        if record is None or record.expires <= (self.clock.believed() or 0.0):
            raise PhotoNotFound
        match = record.request.get("match")
        if not same(token, record.token_hash) and not (match and self.match_opens(match, token, change)):
            raise PhotoNotFound
        if record.state in OPEN:
            self.background.keep()
        return record


def _answer(record: PhotoRecord) -> dict[str, Any]:
    head = {"id": record.id, "status": record.state, "stage": record.stage, "reason": record.reason}
    size = {"width": record.width, "height": record.height}
    of = {"match": record.request["match"]} if record.request.get("match") else {}
    repeated = {name: record.request[name] for name in REPEATED if name in record.request}
    result = {"scope": "on the table", **NOTHING, **(record.answer or {})}
    again = {"again": bool(record.request.get("again"))}
    return {**head, **again, **of, **size, "asked": repeated, **result}


def worded(answer: dict[str, Any], language: str) -> dict[str, Any]:
    """The answer with its findings, and its reason if the cause is known, in this language."""
    words = speaker(language)
    counts = {row["catalog"]: row["tiles"] for row in answer.get("sets_seen", ())}
    findings = [
        {**{name: value for name, value in row.items() if name != "values"},
         "says": words.unlisted_sets(counts) if row["finding"] == "untold-sets"
         else words.photo(row["finding"], row.get("values"))}
        for row in answer.get("findings", ())
    ]  # fmt: skip
    reason = words.photo(answer["cause"]) if answer.get("cause") else None
    return {
        **answer,
        **({"findings": findings} if findings else {}),
        **({"reason": reason} if reason else {}),
    }


def _why(record: PhotoRecord) -> str:
    if record.state == "unreadable":
        return f"This photo could not be read: {record.reason}"
    return "This photo has not been read yet."
