"""The services of one process, wired once: for the web server, the workers, maintenance and tests."""

from __future__ import annotations

import logging
from functools import cached_property

from services.catalogs.service import Catalogs
from services.enrolment.service import Enrolments
from services.infra.clock import Clock
from services.infra.idempotency import Replies
from services.infra.storage import Storage
from services.jobs.held_threads import HeldThreads
from services.matches.join_codes import JoinCodes
from services.matches.repository import MatchRepository
from services.matches.service import Matches
from services.operations.health import Health
from services.operations.retention import Retention
from services.photos.background import job_queue, photo_task
from services.photos.queries import PhotoQueries
from services.photos.reference_images import References
from services.photos.repository import PhotoRepository
from services.photos.retention import PhotoRetention
from services.photos.service import Photos
from services.photos.single_tile.service import SingleTiles
from services.photos.single_tile.task import TileTask
from services.photos.tents import TentPhotos
from services.photos.uploads.service import Uploads
from services.settings import ServiceSettings
from store import Busy, CatalogRecords

log = logging.getLogger(__name__)

LATER = "the photos could not be looked after at the start; the first request tries again"


class Services:
    """All services with these settings. The constructor does no I/O and starts nothing.

    A web server calls `start`, then `close` as soon as it shuts down, and `stop` at its end.
    """

    def __init__(self, settings: ServiceSettings) -> None:
        limits = settings.max_photo_bytes, settings.max_photo_pixels
        self.storage = storage = Storage(settings)
        self._clock = Clock()
        self.threads = HeldThreads(settings.web_threads)
        self.jobs = jobs = job_queue(settings, storage)
        self.catalogs = Catalogs(lambda: CatalogRecords(storage.ready(), storage.files))
        matches = MatchRepository(storage.ready, self.catalogs)
        of_match = matches.opens, matches.counts
        photos = PhotoRepository(
            storage, self._clock, jobs, *of_match, settings.photo_days, settings.photo_queue
        )
        expiry = PhotoRetention(photos, storage, self._clock)
        uploads = Uploads(storage, jobs, photos, expiry, limits)
        queries = PhotoQueries(photos, storage, jobs, self.threads, photo_task(settings, storage))
        naming = TileTask(
            settings.database_url, settings.storage_url, str(storage.scratch.root), settings.recogniser
        )
        single = SingleTiles(storage, jobs, naming, limits)
        self.photos = Photos(photos, storage, jobs, uploads, queries, single)
        self.tents = TentPhotos(photos, storage, jobs, uploads, queries)
        self.references = References(self.catalogs, uploads, storage.scratch)
        self.enrolments = Enrolments(self.catalogs, jobs, storage.scratch, limits)
        codes = JoinCodes(settings.join_code_hours)
        self.matches = Matches(matches, self.threads, codes, photos.forget_files, settings.redis_url)
        self.retention = Retention(storage, photos, expiry, settings.photo_days)
        self.health = Health(storage, photos, jobs, self.matches.streams.notifications, settings.recogniser)

    @cached_property
    def replies(self) -> Replies:
        """The repository of stored answers to repeatable requests."""
        return Replies(self.storage.ready(), self._clock)

    def start(self) -> None:
        """Prepare at server start: migrate the schema, delete expired photos, resume the queue."""
        try:
            self.retention.photos.purge()
            if self.photos.repository.records.open_count():
                self.jobs.take_up()
                self.jobs.keep()
        except Busy as error:
            log.warning("%s: %s", LATER, error)
        except Exception:
            log.exception(LATER)

    def close(self) -> None:
        """Release waiting clients because this server is shutting down; they reconnect to another one."""
        self.matches.streams.close()
        self.threads.closing.set()
        self.jobs.close()

    def stop(self) -> None:
        """Stop the background work and release the photos being read."""
        self.jobs.stop()
        self.storage.close()
