"""The service for matches: created, joined, read, changed, deleted.

A match is one row, its changes and its tokens. The role of a token decides what it may do. The history is
the list of moves; everything else is replayed.
"""

from __future__ import annotations

from collections.abc import Callable

from referee.game import AnyGame
from referee.games import game as find
from services.jobs.held_threads import HeldThreads
from services.matches.access import Access, HintsOff, MatchNotFound, NotAllowed
from services.matches.admin import MatchAdmin
from services.matches.analysis import MatchAnalysis
from services.matches.creation import MatchCreation, SeatTaken
from services.matches.join_codes import JoinCodes
from services.matches.live.event_stream import MatchEventStreams
from services.matches.move_checks import Forbidden
from services.matches.moves import MatchMoves
from services.matches.photos.proposal import MatchPhotos
from services.matches.preview import MovePreviews
from services.matches.reader import MatchReader
from services.matches.reports.export_json import MatchFiles
from services.matches.reports.reports import MatchReports
from services.matches.repository import MatchRepository
from store import Gone, VersionConflict

__all__ = [
    "Forbidden",
    "Gone",
    "HintsOff",
    "MatchNotFound",
    "Matches",
    "NotAllowed",
    "SeatTaken",
    "VersionConflict",
    "game_of",
]


class Matches:
    """The parts of the service for matches, which share one repository.

    `forget_photo`: deletes the files of a photo whose row was deleted with its match. `redis_url`: where
    servers notify each other of changes; empty if there is one only.
    """

    def __init__(
        self,
        repository: MatchRepository,
        threads: HeldThreads,
        codes: JoinCodes,
        forget_photo: Callable[[str], None],
        redis_url: str,
    ) -> None:
        self.repository = repository
        self.streams = MatchEventStreams(repository, threads, redis_url)
        self.files = MatchFiles(repository)
        self.creation = MatchCreation(repository, self.files, codes)
        self.reader = MatchReader(repository)
        self.moves = MatchMoves(repository, self.streams.announce)
        self.previews = MovePreviews(repository)
        self.analysis = MatchAnalysis(repository)
        self.reports = MatchReports(repository)
        self.photos = MatchPhotos(repository)
        self.admin = MatchAdmin(repository, codes, self.streams.announce, forget_photo)


def game_of(access: Access) -> AnyGame:
    """The rules of an opened match."""
    return find(access.match.setup["game"])
