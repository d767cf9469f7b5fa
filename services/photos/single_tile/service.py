"""Names the one tile in a picture. Nothing is stored: the answer is all that is left of the upload."""

from __future__ import annotations

from typing import IO

from services.infra.codec import JsonAnswer
from services.infra.storage import Storage
from services.jobs.queue import JobQueue
from services.photos.request import PhotoRequest
from services.photos.single_tile.task import TileTask
from services.photos.uploads.service import upload_for_worker

SECONDS = 45.0  # of a busy machine; one tile takes half a second of a processor
PROCESSOR_SECONDS = 30  # the first picture of a built-in set in our own drawing needs its prototypes: 7
# A user's set may have 500 tiles, each of which takes a ninth of a second to draw and to learn.
OWN_SECONDS = 120.0
OWN_PROCESSOR_SECONDS = 90


class SingleTiles:
    """The service for pictures of one tile. `limits`: most bytes and most pixels of one."""

    def __init__(self, storage: Storage, jobs: JobQueue, task: TileTask, limits: tuple[int, int]) -> None:
        self._storage, self._jobs, self._task, self._limits = storage, jobs, task, limits

    def named(self, picture: IO[bytes], request: PhotoRequest) -> list[JsonAnswer]:
        """Return the tiles that a picture may show, with rotation and confidence, best first.

        Tiles of users' sets are compared in the slow pool, so that no upload waits for their prototypes.

        Raises Unreadable("decode", ...) for an invalid picture, QueueFull, Busy.
        """
        self._storage.require_room_for_uploads()
        pool, seconds, processor = self._jobs.quick, SECONDS, PROCESSOR_SECONDS
        if request.own:
            pool, seconds, processor = self._jobs.slow, OWN_SECONDS, OWN_PROCESSOR_SECONDS
        with upload_for_worker(self._storage, picture, self._limits[0]) as upload:
            arguments = (upload, *self._limits, request.to_json())
            found: list[JsonAnswer] = pool.call(
                self._task, *arguments, seconds=seconds, processor_seconds=processor
            )
        return found
