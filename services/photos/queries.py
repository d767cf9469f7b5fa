"""Reads of a photo: its state and answer, its progress, its picture, an overlay of what was recognised."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from referee.game import Message
from referee.say import speaker
from services.infra.codec import JsonAnswer
from services.infra.failures import failure_message
from services.infra.storage import Storage
from services.jobs.admission import PoolSaturated
from services.jobs.held_threads import HeldThread, HeldThreads
from services.jobs.process_pool import Lost
from services.jobs.queue import JobQueue
from services.photos.position.serializer import NotRead
from services.photos.repository import PhotoNotFound, PhotoRepository, picture_of
from services.photos.tasks import PhotoReader
from store import Busy, PhotoRecord
from store.photo_leases import OPEN

OVERLAY_SECONDS = 45.0  # for drawing an overlay, on a busy machine
POLL_SECONDS = 0.1  # seconds between two polls of a photo that a client waits for
KEEP_ALIVE_SECONDS = 15.0  # seconds after which a silent event stream sends a keep-alive
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


class PhotoQueries:
    """Serializes photos for the holders of their tokens."""

    def __init__(
        self,
        repository: PhotoRepository,
        storage: Storage,
        jobs: JobQueue,
        threads: HeldThreads,
        reader: PhotoReader,
    ) -> None:
        self._repository, self._storage, self._jobs = repository, storage, jobs
        self._threads, self._reader = threads, reader

    def answer(self, photo_id: str, token: str | None, wait: float = 0.0) -> JsonAnswer:
        """The answer about the photo. Raises PhotoNotFound.

        Waits at most `wait` seconds until it is read, and not at all if too many threads are held.
        """
        deadline = time.monotonic() + wait
        record = self._repository.open(photo_id, token)
        with self._threads.waiting(wait if record.state in OPEN else 0) as may:
            while may and record.state in OPEN and not self._over(deadline):
                self._threads.closing.wait(self._threads.pause(POLL_SECONDS))
                record = self._repository.open(photo_id, token)
        return _answer(record)

    def _over(self, deadline: float) -> bool:
        """Whether to stop waiting: the time is up, or the server shuts down."""
        return time.monotonic() > deadline or self._threads.closing.is_set()

    def events(
        self, photo_id: str, token: str | None, client: str, seconds: float = 60.0
    ) -> Iterator[JsonAnswer | None]:
        """Yield each state and stage of the photo until it is read (or for `seconds` without a change).

        `client`: as the rate limits count it. None is a keep-alive. Raises PhotoNotFound before the first of
        them, and Busy if too many threads are held.
        """
        record = self._repository.open(photo_id, token)
        return self._events(photo_id, token, record, seconds, self._threads.stream(photo_id, client))

    def _events(
        self, photo_id: str, token: str | None, record: PhotoRecord, seconds: float, held: HeldThread
    ) -> Iterator[JsonAnswer | None]:
        try:
            yield from self._states(photo_id, token, record, seconds)
        finally:
            held.release()

    def _states(
        self, photo_id: str, token: str | None, record: PhotoRecord, seconds: float
    ) -> Iterator[JsonAnswer | None]:
        reported, since, spoke = None, time.monotonic(), time.monotonic()
        shown: dict[str, Any] = {}  # the grid is sent once
        while True:
            state = {"id": record.id, "status": record.state, "stage": record.stage, "reason": record.reason}
            grid = _grid(record)
            if state != reported or grid != shown:
                news, shown = {} if grid == shown else grid, grid
                reported, since, spoke = state, time.monotonic(), time.monotonic()
                yield {**state, **news}
            if record.state not in OPEN or self._over(since + seconds):
                return
            if time.monotonic() - spoke > KEEP_ALIVE_SECONDS:
                spoke = time.monotonic()
                yield None
            self._threads.closing.wait(self._threads.pause(POLL_SECONDS))
            try:
                record = self._repository.open(photo_id, token)
            except PhotoNotFound:
                return

    def picture(self, photo_id: str, token: str | None) -> Path | IO[bytes]:
        """The picture, as a path or a file object: upright, a JPEG without metadata.

        Raises PhotoNotFound, Busy.
        """
        record = self._repository.open(photo_id, token)
        try:
            return self._storage.files.open(picture_of(record.id))
        except FileNotFoundError:
            raise PhotoNotFound from None

    def overlay(self, photo_id: str, token: str | None) -> bytes:
        """A PNG of the recognised board, drawn over the photo. Raises PhotoNotFound, NotRead, Busy."""
        record = self._repository.open(photo_id, token)
        if record.state != "done":
            raise NotRead(why_unread(record))
        if "tents" in (record.answer or {}):
            raise NotRead(Message("refused-tents-overlay"))
        name = f"{record.id}.{secrets.token_hex(4)}.overlay"
        try:
            place = self._storage.scratch.place(name)
            self._jobs.quick.call(self._reader.draw, record.id, str(place), seconds=OVERLAY_SECONDS)
            return place.read_bytes()
        except FileNotFoundError:
            raise PhotoNotFound from None
        except (Lost, PoolSaturated) as error:
            raise Busy("the overlay could not be drawn in time") from error
        except OSError as error:
            raise Busy(f"the overlay cannot be written: {error}") from error
        finally:
            self._storage.scratch.drop(name)


def _grid(record: PhotoRecord) -> JsonAnswer:
    """The grid as found so far, while the photo is read; afterwards its tiles have the places."""
    seen = (record.answer or {}).get("grid") if record.state == "reading" else None
    return {"grid": seen} if seen else {}


def _answer(record: PhotoRecord) -> JsonAnswer:
    head = {"id": record.id, "status": record.state, "stage": record.stage, "reason": record.reason}
    size = {"width": record.width, "height": record.height}
    of = {"match": record.request["match"]} if record.request.get("match") else {}
    repeated = {name: record.request[name] for name in REPEATED if name in record.request}
    known = {name: value for name, value in (record.answer or {}).items() if name != "grid"}
    result = {"scope": "on the table", **NOTHING, **known, **_grid(record)}
    again = {"again": bool(record.request.get("again"))}
    return {**head, **again, **of, **size, "asked": repeated, **result}


def worded(answer: JsonAnswer, language: str) -> JsonAnswer:
    """The answer with its findings and its reason in this language."""
    words = speaker(language)
    counts = {row["catalog"]: row["tiles"] for row in answer.get("sets_seen", ())}
    findings = [
        {**{name: value for name, value in row.items() if name != "values"},
         "says": words.unlisted_sets(counts) if row["finding"] == "untold-sets"
         else words.photo(row["finding"], row.get("values"))}
        for row in answer.get("findings", ())
    ]  # fmt: skip
    doubts = [
        {**{name: value for name, value in row.items() if name != "values"},
         "question": words.photo(row["reason"], row["values"])} if "values" in row else row
        for row in answer.get("doubts", ())
    ]  # fmt: skip
    return {
        **answer,
        **({"findings": findings} if findings else {}),
        **({"doubts": doubts} if doubts else {}),
        "reason": worded_reason(answer["reason"], language, answer.get("cause")),
    }


def worded_reason(stored: str | None, language: str, cause: str | None = None) -> str | None:
    """Why a photo could not be read, in this language. `cause`: the message in rows of older versions."""
    if stored is None:
        return None
    return failure_message(cause or stored).in_language(language)


def why_unread(record: PhotoRecord) -> Message:
    """Why there is no reading of a photo."""
    if record.state == "unreadable":
        return Message("refused-unreadable", why=failure_message(record.reason or ""))
    return Message("refused-not-read")
