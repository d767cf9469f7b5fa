"""Uploads: pictures are decoded in a worker process and stored upright, as JPEG without metadata."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import IO, Any

from services.infra.storage import Storage
from services.jobs.admission import PoolSaturated
from services.jobs.process_pool import JobTimeout, Lost
from services.jobs.queue import JobQueue
from services.photos.repository import PhotoRepository, reference_of
from services.photos.retention import PhotoRetention
from services.photos.uploads.opening import open_reference, open_upload
from store import Busy, QueueFull
from vision.errors import Unreadable

log = logging.getLogger(__name__)

OPENING_SECONDS = 45.0  # for decoding an upload on a busy machine
OPENING_PROCESSOR_SECONDS = 10  # seconds of processor time for decoding; accepted pictures take 4 at most


@contextmanager
def upload_for_worker(storage: Storage, picture: IO[bytes], most: int) -> Iterator[str]:
    """The path of an upload of at most `most` bytes, for a job that opens it in a worker process.

    Raises Unreadable("decode", ...) if the worker is lost, QueueFull, Busy.
    """
    with ExitStack() as files:
        try:
            upload = files.enter_context(storage.scratch.unnamed(picture, most))
        except OSError as error:
            raise Busy(f"the picture cannot be kept: {error}") from error
        try:
            yield upload
        except (PoolSaturated, JobTimeout) as error:  # not the picture's fault
            raise QueueFull from error
        except Lost as error:
            log.warning("an upload could not be opened: %s", error)
            raise Unreadable("decode", "limits", "broken") from error


class PoorReference(Unreadable):
    """The picture of the empty map or board, sent with a photo, cannot be used."""


class Uploads:
    """Opens and stores uploaded pictures. `limits`: most bytes and most pixels of one."""

    def __init__(
        self,
        storage: Storage,
        jobs: JobQueue,
        repository: PhotoRepository,
        retention: PhotoRetention,
        limits: tuple[int, int],
    ) -> None:
        self._storage, self._jobs, self._repository, self._retention = storage, jobs, repository, retention
        self.limits = limits

    def require_room(self) -> None:
        """Check that a photo can be accepted now. Raises QueueFull, Busy (a full disk)."""
        self._retention.purge()
        self._storage.require_room_for_uploads()
        if self._repository.full():
            raise QueueFull

    def open_photo(self, picture: IO[bytes], name: str) -> tuple[tuple[int, int], dict[str, Any]]:
        """Make a file of this name from an uploaded photo.

        Returns its width and height in pixels, and an assessment of its quality. Raises Unreadable,
        QueueFull, Busy.
        """
        width, height, quality = self._opened(open_upload, picture, name)
        return (width, height), quality

    def open_reference(self, picture: IO[bytes], name: str) -> tuple[int, int]:
        """Make a file of this name from an uploaded picture of an empty map or board.

        Returns its width and height in pixels. Raises PoorReference for an invalid picture.
        """
        try:
            size: tuple[int, int] = self._opened(open_reference, picture, name)
        except Unreadable as why:
            raise PoorReference(why.stage, why.reason, why.kind, **why.values) from why
        return size

    def make_reference(self, photo_id: str, reference: IO[bytes] | bytes) -> str:
        """Make the file of the picture of an empty map or board for a photo of it; returns its name.

        `reference`: an upload, or the bytes of a stored picture. Raises as `open_reference`, Busy.
        """
        name = reference_of(photo_id)
        if isinstance(reference, bytes):
            try:
                self._storage.scratch.place(name).write_bytes(reference)
            except OSError as error:
                raise Busy(f"the picture cannot be kept: {error}") from error
        else:
            self.open_reference(reference, name)
        return name

    def keep(self, name: str) -> None:
        """Move the file of this name from the scratch folder to the storage. Raises Busy."""
        try:
            self._storage.files.keep(name, self._storage.scratch.place(name))
        except OSError as error:
            raise Busy(f"the picture cannot be kept: {error}") from error

    def _opened(self, opens: Callable[..., Any], picture: IO[bytes], name: str) -> Any:
        """Run `opens` on an upload in a worker process, to make the file of this name; returns its result."""
        place = str(self._storage.scratch.place(name))
        with upload_for_worker(self._storage, picture, self.limits[0]) as upload:
            arguments = (upload, place, *self.limits)
            return self._jobs.quick.call(
                opens, *arguments, seconds=OPENING_SECONDS, processor_seconds=OPENING_PROCESSOR_SECONDS
            )
