"""Bring your own tiles: photos of single tiles, what they seem to be, what people say, and what is learnt
from it.

An enrolment belongs to a user's catalog and is opened by its token. Photos are looked at once and not kept;
the cards cut out of them are, until the enrolment is deleted. From the first confirmation on photos of this
set are read.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import IO, Any

from referee.game import BadInput, Unknown
from referee.tiles import catalog
from referee.tiles.catalog import TileSet
from services.background import Crowded
from services.catalogs import Catalogs, NotYours
from services.enrolled_tiles import Naming, placeholder, with_tiles
from services.photo_jobs import by_name
from services.photos import Photos, _copy
from services.pool import Lost
from services.tokens import same
from store import Busy, CatalogRecords, EnrolmentRecord, Prototypes
from vision.errors import Unreadable

SECONDS = 60.0  # for the photos, and for what is learnt from their cards
MOST_CARDS = 400  # of one catalog: one below the other they must fit into a JPEG file
MOST_OPEN = 200  # proposals about which nothing was said: twice as many as a large box has different tiles
TRIES = 4
AT_THE_BENCH = ("services.enrolment_jobs:cut_cards", "vision.cards:learn")  # many seconds of a processor

Row = Mapping[str, Any]


class NotBegun(Exception):
    """This catalog has no enrolment."""


class Full(Exception):
    """So many proposals are open that some have to be decided before more photos are looked at."""


def _in_turn(done: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Who may change a catalog has the bench for this, before anything is changed. Raises Engaged, too."""

    @wraps(done)
    def turn(self: Enrolments, id: str, token: str | None, *rest: Any) -> dict[str, Any]:
        self._mine(id, token)
        with self.photos.bench.turn(id):
            return done(self, id, token, *rest)

    return turn


class Enrolments:
    """What people do to enrol a set."""

    def __init__(self, catalogs: Catalogs, photos: Photos) -> None:
        self.catalogs, self.photos = catalogs, photos

    def _records(self) -> CatalogRecords:
        return self.catalogs.records()

    @_in_turn
    def begin(self, id: str, token: str | None, pictures: Sequence[IO[bytes]]) -> dict[str, Any]:
        """Look at photos of single tiles. What was confirmed or proposed before stays as it is, under its
        number; what these show is numbered on from there. More copies of a tile that is open join it.

        Raises Unknown, NotYours, BadInput (too many cards), Full, Unreadable where no photo shows a tile,
        Busy.
        """
        self._mine(id, token)
        with self._uploaded(pictures) as uploads:
            for _ in range(TRIES):  # others may say or show something meanwhile
                tile_set = self._mine(id, token)
                now = self._looked_at(tile_set, id, uploads)
                if self._records().keep_enrolment(now, now.version - 1, None):
                    return _told(now, tile_set)
        raise Busy("others are changing this enrolment")

    @contextmanager
    def _uploaded(self, pictures: Sequence[IO[bytes]]) -> Iterator[list[str]]:
        """The pictures as files, for as long as they are looked at. Raises Busy."""
        places = []
        try:
            for picture in pictures:
                place = self.photos.folder.place(f"{secrets.token_urlsafe(9)}.upload")
                places.append(place)
                _copy(picture, place, self.photos.settings.max_photo_bytes)
            yield list(map(str, places))
        except OSError as error:
            raise Busy(f"the pictures cannot be kept: {error.strerror}") from error
        finally:
            for place in places:
                place.unlink(missing_ok=True)

    def _looked_at(self, tile_set: TileSet, id: str, uploads: Sequence[str]) -> EnrolmentRecord:
        """The enrolment with what these photos show; not kept yet. Raises as `begin` does."""
        record = self._records().enrolment(id) or EnrolmentRecord(
            catalog_id=id, photos=[], cards=[], proposals=[], sheet=b"", version=0, changed=0.0
        )
        s = self.photos.settings
        data = {**tile_set.data, "id": id, "game": tile_set.game}
        undecided = [number for number, p in enumerate(record.proposals) if _undecided(p)]
        photos, cut, proposals, copies, sheet = self._call(
            "services.enrolment_jobs:cut_cards", uploads, s.max_photo_bytes, s.max_photo_pixels,
            data, placeholder(tile_set), self._records().cards(record) if record.version else None,
            _named_cards(record.proposals, tile_set), [record.proposals[n]["cards"][0] for n in undecided],
        )  # fmt: skip
        if not cut:
            raise Unreadable(
                "lattice", next((p["reason"] for p in photos if p["reason"]), "No tiles were found.")
            )
        first, photo = len(record.cards), len(record.photos)
        if first + len(cut) > MOST_CARDS:
            raise BadInput(
                {"photo": [f"At most {MOST_CARDS} cards are kept of one set; {first} are there already."]}
            )
        if len(undecided) + len(proposals) > MOST_OPEN:
            raise Full(
                f"{len(undecided)} proposals are open; there may be {MOST_OPEN}, with those shown now."
            )
        shown = [{**card, "photo": card["photo"] + photo} for card in cut]
        return EnrolmentRecord(
            catalog_id=id,
            photos=[*record.photos, *photos],
            cards=[*record.cards, *shown],
            proposals=[
                *_with_copies(
                    record.proposals, [(first + card, undecided[n], turn) for card, n, turn in copies]
                ),
                *(_proposal(p, first) for p in proposals),
            ],
            sheet=sheet,
            version=record.version + 1,
            changed=time.time(),
        )

    def shown(self, id: str, token: str | None) -> dict[str, Any]:
        """The enrolment as it stands. Raises Unknown, NotYours, NotBegun."""
        tile_set = self._mine(id, token)
        return _told(self._begun(id), tile_set)

    def card(self, id: str, token: str | None, number: int) -> bytes:
        """The picture of a card, as a JPEG. Raises Unknown, NotYours, NotBegun."""
        self._mine(id, token)
        record = self._begun(id)
        if not 0 <= number < len(record.cards):
            raise NotBegun
        return bytes(self._call("vision.cards:card", self._records().cards(record), number))

    @_in_turn
    def confirm(self, id: str, token: str | None, rows: Sequence[Row]) -> dict[str, Any]:
        """Take what people say about proposals, make a new version of the catalog where they made new
        tiles, and learn what its tiles look like. Raises Unknown, NotYours, NotBegun, BadInput, Busy."""
        for _ in range(TRIES):
            tile_set = self._mine(id, token)
            record = self._begun(id)
            proposals = [dict(p) for p in record.proposals]
            naming = Naming(tile_set, self.catalogs.newest)
            _say(rows, proposals, naming)
            if naming.made:
                self.catalogs.renew(id, token, with_tiles(naming, proposals))
                tile_set = self._tiles(id)
            shown = _named_cards(proposals, tile_set)
            before = self._records().prototypes(id, tile_set.version)
            data = self._call("vision.cards:learn", self._records().cards(record), shown, before)
            now = EnrolmentRecord(
                catalog_id=id,
                photos=record.photos,
                cards=record.cards,
                proposals=proposals,
                sheet=record.sheet,
                version=record.version + 1,
                changed=time.time(),
            )
            learnt = None
            if data is not None:
                learnt = Prototypes(id=id, version=tile_set.version, data=data, made=time.time())
            if self._records().keep_enrolment(now, record.version, learnt):
                return _told(now, tile_set)
        raise Busy("others are changing this enrolment")

    def sheet(self, id: str, printing: str | None) -> bytes:
        """A PDF of a set's tiles to print and cut out; of any set, built-in or a user's. Raises Unknown,
        Busy."""
        tile_set = self._tiles(id)
        data = {**tile_set.data, "id": id, "game": tile_set.game}
        return bytes(self._call("services.enrolment_jobs:sheet", data, printing))

    def drop(self, id: str, token: str | None) -> None:
        """Forget cards and what was learnt from them. Raises Unknown, NotYours."""
        self._mine(id, token)
        self._records().drop_enrolment(id)

    def _tiles(self, id: str) -> TileSet:
        """The newest version of a catalog that is a set of tiles. Raises Unknown."""
        found = self.catalogs.newest(id)
        if not isinstance(found, TileSet):
            raise Unknown("catalog", id)
        return found

    def _mine(self, id: str, token: str | None) -> TileSet:
        """The catalog, for whoever may change it. Raises Unknown, NotYours."""
        if id in catalog.names():
            raise NotYours
        record = self._records().get(id) if id.startswith("user/") else None
        if record is None:
            raise Unknown("catalog", id)
        if not same(token, record.token_hash):
            raise NotYours
        return self._tiles(id)

    def _begun(self, id: str) -> EnrolmentRecord:
        record = self._records().enrolment(id)
        if record is None:
            raise NotBegun
        return record

    def _call(self, function: str, *arguments: Any) -> Any:
        """Have a worker process do this: what it needs of the recogniser is loaded there only."""
        try:
            pool = self.photos.bench.pool if function in AT_THE_BENCH else None
            return self.photos.background.call(by_name, function, *arguments, seconds=SECONDS, pool=pool)
        except (Lost, Crowded) as error:
            raise Busy("the pictures could not be looked at in time") from error


def _proposal(found: Row, first: int) -> dict[str, Any]:
    """A proposal as it is kept: cards by their number in the whole sheet, nothing said about it yet."""
    cards = [first + number for number in found["cards"]]
    return {
        **found,
        "cards": cards,
        "turns": list(found["turns"]),
        "tile": None,
        "rotation": 0,
        "removed": False,
    }


def _undecided(proposal: Row) -> bool:
    """Nothing was said about it yet."""
    return not proposal["tile"] and not proposal["removed"]


def _with_copies(proposals: Sequence[Row], copies: Sequence[tuple[int, int, int]]) -> list[dict[str, Any]]:
    """The proposals with more cards of the same tiles: (card, proposal, quarter turns further than its first
    card)."""
    now = [{**p, "cards": list(p["cards"]), "turns": list(p["turns"])} for p in proposals]
    for card, number, turn in copies:
        now[number]["cards"].append(card)
        now[number]["turns"].append(turn)
    return now


def _named_cards(proposals: Sequence[Row], tile_set: TileSet) -> list[tuple[int, str, int]]:
    """The cards that people named: number, tile, by how many quarter turns clockwise it lies."""
    return [
        (number, p["tile"], (p["rotation"] // 90 + turn) % 4)
        for p in proposals
        if p["tile"] in tile_set.tiles
        for number, turn in zip(p["cards"], p["turns"], strict=True)
    ]


def _say(rows: Sequence[Row], proposals: list[dict[str, Any]], naming: Naming) -> None:
    """Write what people say into the proposals. Raises BadInput (`confirmations[i]...`)."""
    errors: dict[str, list[str]] = {}
    for number, row in enumerate(rows):
        path, index = f"confirmations[{number}]", row["proposal"]
        if not 0 <= index < len(proposals):
            errors[f"{path}.proposal"] = [f"There is no proposal {index}; there are {len(proposals)}."]
            continue
        try:
            name, rotation = naming.named(row.get("tile"), row.get("catalog"), len(proposals[index]["cards"]))
        except BadInput as bad:
            errors |= bad.under(path).errors
            continue
        turned = (row.get("rotation", 0) + rotation) % 360
        proposals[index] |= {"tile": name, "rotation": turned, "removed": bool(row.get("remove", False))}
    if errors:
        raise BadInput(errors)


def _told(record: EnrolmentRecord, tile_set: TileSet) -> dict[str, Any]:
    """An enrolment as the border tells it."""
    enrolled = sorted({p["tile"] for p in record.proposals if p["tile"] in tile_set.tiles})
    blank = placeholder(tile_set) if not enrolled else None
    return {
        "catalog": record.catalog_id,
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
                "suggestion": p.get("suggestion"),  # none for those looked at before there were any
                "tile": p["tile"],
                "rotation": p["rotation"],
                "removed": p["removed"],
            }
            for number, p in enumerate(record.proposals)
        ],
        "enrolled": enrolled,
        "missing": sorted(set(tile_set.tiles) - {*enrolled, blank}),
    }
