"""Photos of a board with villages and tents, read against a photo of the empty board.

They are read immediately; the result is a position to confirm.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from referee.game import BadInput, JsonObject, Message, Unknown, unknown_text
from referee.games import game as find
from services.infra.codec import JsonAnswer
from services.infra.storage import Storage
from services.jobs.admission import PoolSaturated
from services.jobs.process_pool import Lost
from services.jobs.queue import JobQueue
from services.photos.queries import PhotoQueries
from services.photos.repository import PhotoRepository, files_of, picture_of
from services.photos.uploads.opening import STORED
from services.photos.uploads.service import Uploads
from store import Busy
from vision.image.loading import open_photo
from vision.maps.village_tents import LAB, read_villages

SECONDS = 90.0


@dataclass(frozen=True)
class TentRequest:
    """A validated request for a photo of tents. `players`: the colours in play, if they are known."""

    game: str
    board: str | JsonObject
    options: JsonObject
    players: tuple[str, ...]
    villages: Sequence[JsonObject]
    wide: float

    @property
    def two(self) -> bool:
        """Whether there are two players: then tents of another colour are neutral (AD-V2)."""
        return len(self.players) == 2 or str(self.options.get("ad.players")) == "2"

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of tents that may be on the board."""
        return tuple(LAB) if self.two else self.players or tuple(LAB)


def tent_request(
    game: str, options: JsonObject, catalogs: Sequence[Any] | None, players: Sequence[str], source: Any
) -> TentRequest:
    """Validate a request. Raises BadInput with every error."""
    rules = find(game)
    boards = tuple(catalogs) if catalogs else rules.catalogs[:1]
    if len(boards) != 1:
        raise BadInput({"catalogs": [Message("error-one-board", count=len(boards))]})
    position = rules.catalog_reader.with_catalogs(
        rules.position_type(game=game, options=dict(options)), boards
    )
    try:
        rules.load(position, source)
        board = source(boards[0]) if isinstance(boards[0], str) else rules.catalog_reader.read(boards[0])
    except Unknown as unknown:
        raise BadInput({"catalogs[0]": [unknown_text("board", unknown.name, rules.catalogs)]}) from None
    villages = [one for one in board.data["villages"] if "x" in one and "y" in one]
    size = board.data.get("size")
    if not villages or not size:
        raise BadInput({"catalogs[0]": [Message("error-village-places")]})
    strange = [colour for colour in players if colour not in LAB]
    if strange:
        raise BadInput({"points": [unknown_text("colour", strange[0], LAB)]})
    return TentRequest(game, boards[0], dict(options), tuple(players), villages, float(size[0]))


def read_pair(photo: str, reference: str, request: TentRequest) -> JsonAnswer | None:
    """The answer about the files of two opened pictures, or None if the board is not found."""
    began = time.monotonic()
    villages = [(one["id"], one["x"], one["y"]) for one in request.villages]
    table, empty = (open_photo(Path(file).read_bytes(), STORED).bgr for file in (photo, reference))
    reading = read_villages(empty, table, villages, request.wide, request.colours)
    if reading is None:
        return None
    tents = [
        {
            "colour": tent.colour,
            "village": tent.village,
            "confidence": round(tent.confidence, 3),
            "point": [round(value, 1) for value in tent.point],
        }
        for tent in reading.tents
    ]
    doubts = [{"village": v, "colour": colour, "reason": "tent"} for v, colour in reading.doubts]
    own = _players(request, [tent.colour for tent in reading.tents])
    tents = [{**tent, "neutral": True} if tent["colour"] not in own else tent for tent in tents]
    return {
        "tents": tents,
        "hidden": list(reading.hidden),
        "doubts": [*doubts, *({"village": village, "reason": "hidden"} for village in reading.hidden)],
        "registration": round(reading.registration.confidence, 3),
        "position": _position(request, own, tents),
        "timings": {"tents": round(time.monotonic() - began, 3)},
    }


def _players(request: TentRequest, seen: Sequence[str]) -> tuple[str, ...]:
    """The colours in play: the requested ones, else those seen; with two players, the two seen most often."""
    if request.players:
        return request.players
    colours = tuple(dict.fromkeys(seen))
    most = sorted(colours, key=lambda colour: -seen.count(colour))[:2] if request.two else colours
    return tuple(colour for colour in colours if colour in most)


def _position(request: TentRequest, colours: Sequence[str], tents: Sequence[JsonObject]) -> JsonAnswer:
    """The position with these players and tents.

    The spaces are left out, so each tent takes the cheapest free one.
    """
    return {
        "game": request.game,
        "options": dict(request.options),
        "board": request.board,
        "players": [{"id": colour, "colour": colour} for colour in colours],
        "tents": [
            {
                "village": tent["village"],
                **({"neutral": True} if "neutral" in tent else {"player": tent["colour"]}),
            }
            for tent in tents
        ],
    }


class TentPhotos:
    """Receives photos of tents."""

    def __init__(
        self,
        repository: PhotoRepository,
        storage: Storage,
        jobs: JobQueue,
        uploads: Uploads,
        queries: PhotoQueries,
    ) -> None:
        self._repository, self._storage, self._jobs = repository, storage, jobs
        self._uploads, self._queries = uploads, queries

    def receive(
        self, picture: IO[bytes], reference: IO[bytes] | bytes, request: TentRequest
    ) -> tuple[dict[str, Any], str]:
        """Open both pictures, read the tents, store photo and answer. Raises as Photos.receive does."""
        self._uploads.require_room()
        photo_id, token = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        name, scratch = picture_of(photo_id), self._storage.scratch
        try:
            size, quality = self._uploads.open_photo(picture, name)
            other = self._uploads.make_reference(photo_id, reference)
            answer = self._read(scratch.place(name), scratch.place(other), request)
            self._uploads.keep(name)
            self._repository.add(
                photo_id,
                token,
                size,
                {"game": request.game, "options": dict(request.options)},
                {"quality": quality, **(answer or {})},
                state="unreadable" if answer is None else "done",
                reason="board" if answer is None else None,
            )
        except BaseException:
            self._repository.forget_file(name)
            raise
        finally:
            scratch.drop(*files_of(photo_id))
        return self._queries.answer(photo_id, token), token

    def _read(self, photo: Path, reference: Path, request: TentRequest) -> JsonAnswer | None:
        try:
            found: JsonAnswer | None = self._jobs.quick.call(
                read_pair, str(photo), str(reference), request, seconds=SECONDS
            )
        except (Lost, PoolSaturated) as error:
            raise Busy("the photo could not be read in time") from error
        return found
