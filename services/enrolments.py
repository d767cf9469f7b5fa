"""Bring your own tiles: photos of single tiles, what they seem to be, what people say, and what is learnt
from it.

An enrolment belongs to a user's catalog and is opened by its token. Photos are looked at once and not kept;
the cards cut out of them are, until the enrolment is deleted. From the first confirmation on photos of this
set are read.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import ExitStack, contextmanager
from functools import wraps
from typing import IO, Any

from referee.game import BadInput, Catalog, Unknown, unknown_text
from referee.tiles import catalog
from referee.tiles.catalog import TileSet
from services.background import Crowded
from services.catalogs import Catalogs, NotYours
from services.enrolled_tiles import Naming, placeholder, with_tiles
from services.photo_jobs import by_name
from services.photos import Photos
from services.pool import Lost
from services.tokens import same
from store import Busy, CatalogRecords, EnrolmentRecord, Learnt
from vision.errors import Unreadable
from vision.printing import copies, parts

SECONDS = 60.0  # for the photos, and for what is learnt from their cards
MOST_CARDS = 400  # that are kept of one catalog: one below the other they must fit into a JPEG file
MOST_EVER = 2000  # with those that are kept no more, whose numbers stay
MOST_OPEN = 200  # proposals about which nothing was said: twice as many as a large box has different tiles
MOST_SHEETS = 8  # parts of sheets to print that are kept at hand
TRIES = 4
AT_THE_BENCH = ("services.enrolment_jobs:cut_cards", "vision.cards:learn")  # many seconds of a processor

Row = Mapping[str, Any]
_sheets: OrderedDict[tuple[str, str, str | None, int], bytes] = OrderedDict()
_one_at_a_time = threading.Lock()


class NotBegun(Exception):
    """This catalog has no enrolment."""


class Another(Exception):
    """What is said was said of an enrolment that was deleted since: its numbers name other cards now."""


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
        with self._uploaded(pictures) as uploads:
            for _ in range(TRIES):  # others may say or show something meanwhile
                tile_set, held = self._mine(id, token), self._records().enrolment(id)
                now = self._looked_at(tile_set, held or _new(id), uploads)
                if self._records().keep_enrolment(now, held.version if held else 0):
                    return _told(now, tile_set)
        raise Busy("others are changing this enrolment")

    @contextmanager
    def _uploaded(self, pictures: Sequence[IO[bytes]]) -> Iterator[list[str]]:
        """The pictures as files, for as long as they are looked at. Raises Busy."""
        scratch, most = self.photos.scratch, self.photos.settings.max_photo_bytes
        try:
            with ExitStack() as files:
                yield [files.enter_context(scratch.unnamed(picture, most)) for picture in pictures]
        except OSError as error:
            raise Busy(f"the pictures cannot be kept: {error.strerror}") from error

    def _looked_at(
        self, tile_set: TileSet, record: EnrolmentRecord, uploads: Sequence[str]
    ) -> EnrolmentRecord:
        """The enrolment with what these photos show; not kept yet. Raises as `begin` does."""
        s = self.photos.settings
        data = {**tile_set.data, "id": tile_set.id, "game": tile_set.game}
        undecided = [number for number, p in enumerate(record.proposals) if _undecided(p)]
        room, lies, spare = _room(record), _lies(record.cards), _spare(record)
        photos, cut, proposals, copies, sheet = self._call(
            "services.enrolment_jobs:cut_cards", uploads, s.max_photo_bytes, s.max_photo_pixels,
            data, placeholder(tile_set), self._records().cards(record) if record.cards else None,
            _named_cards(record, tile_set), [lies[record.proposals[n]["cards"][0]] for n in undecided],
            room, [lies[card] for card in spare],
        )  # fmt: skip
        if not cut:
            raise Unreadable(
                "lattice", next((p["reason"] for p in photos if p["reason"]), "No tiles were found.")
            )
        _room(record, len(cut))
        if len(undecided) + len(proposals) > MOST_OPEN:
            raise Full(
                f"{len(undecided)} proposals are open; there may be {MOST_OPEN}, with those shown now."
            )
        first, photo = len(record.cards), len(record.photos)
        shown = [{**card, "photo": card["photo"] + photo} for card in cut]
        joined = [(first + card, undecided[n], turn) for card, n, turn in copies]
        return _next_of(
            record,
            photos=[*record.photos, *photos],
            cards=[*_without(record.cards, spare if len(cut) > room - len(spare) else ()), *shown],
            proposals=[*_with_copies(record.proposals, joined), *(_proposal(p, first) for p in proposals)],
            sheet=sheet,
        )

    def shown(self, id: str, token: str | None) -> dict[str, Any]:
        """The enrolment as it stands. Raises Unknown, NotYours, NotBegun."""
        tile_set = self._mine(id, token)
        return _told(self._begun(id), tile_set)

    def card(self, id: str, token: str | None, number: int) -> bytes:
        """The picture of a card, as a JPEG. Raises Unknown, NotYours, NotBegun."""
        self._mine(id, token)
        record = self._begun(id)
        place = _lies(record.cards).get(number)
        if place is None:
            raise NotBegun
        return bytes(self._call("vision.cards:card", self._records().cards(record), place))

    @_in_turn
    def confirm(
        self, id: str, token: str | None, rows: Sequence[Row], begun: str | None = None
    ) -> dict[str, Any]:
        """Take what people say about proposals of the enrolment told as `begun` (None: whichever there is),
        make a new version of the catalog where they made or took back tiles, and learn what its tiles look
        like. Raises Unknown, NotYours, NotBegun, Another, BadInput, Busy."""
        for _ in range(TRIES):
            tile_set = self._mine(id, token)
            record = self._begun(id)
            about = _about(record)
            if begun is not None and begun != about["begun"]:
                raise Another
            proposals = [dict(p) for p in record.proposals]
            base = tile_set
            if about["made"] == tile_set.version:  # else somebody edited the set: all that it has is his
                base = _tiles(self.catalogs.found(id, about["base"]))
            naming = Naming(tile_set, self.catalogs.newest, about["given"])
            _say(rows, proposals, naming, _lies(record.cards).keys())
            newest, data = tile_set, with_tiles(base, naming, proposals, record.cards)
            if data != tile_set.data:
                newest = _tiles(self.catalogs.next(id, data))
            about |= {"base": base.version, "made": newest.version}
            about["given"] = sorted({*about["given"], *naming.made})
            now = _next_of(record, proposals=proposals, about=about)
            if self._records().keep_enrolment(now, record.version, self._learnt(now, tile_set, newest)):
                return _told(now, newest)
        raise Busy("others are changing this enrolment")

    def _learnt(self, record: EnrolmentRecord, read: TileSet, newest: TileSet) -> Learnt:
        """What the cards teach that people named; from the version of the set that was read to the newest."""
        shown, looks = _named_cards(record, newest), None
        if shown:
            sheet, before = self._records().cards(record), self._records().prototypes(read.id)
            looks = self._call("vision.cards:learn", sheet, shown, before)
        return Learnt(read.version, newest.version, dict(newest.data), looks)

    def sheet(self, id: str, printing: str | None, part: int) -> tuple[bytes, int]:
        """A part of a PDF of a set's tiles to print and cut out, and how many parts there are; of any set,
        built-in or a user's. Raises Unknown, Busy, BadInput."""
        tile_set = self._tiles(id)
        try:
            count = len(parts(copies(tile_set, printing)))
        except LookupError:
            known = [one.id for one in tile_set.printings]
            raise BadInput({"printing": [unknown_text("printing", str(printing), known)]}) from None
        if part > max(1, count):
            raise BadInput({"part": [f"There are {count} parts."]})
        key = id, tile_set.version, printing, part
        with _one_at_a_time:
            made = _sheets.get(key)
        if made is None:
            data = {**tile_set.data, "id": id, "game": tile_set.game}
            made = bytes(self._call("services.enrolment_jobs:sheet", data, printing, part))
            with _one_at_a_time:
                _sheets[key] = made
                while len(_sheets) > MOST_SHEETS:
                    _sheets.popitem(last=False)
        return made, count

    def drop(self, id: str, token: str | None) -> None:
        """Forget cards and what was learnt from them. Raises Unknown, NotYours."""
        self._mine(id, token)
        self._records().drop_enrolment(id)

    def _tiles(self, id: str) -> TileSet:
        """The newest version of a catalog that is a set of tiles. Raises Unknown."""
        return _tiles(self.catalogs.newest(id))

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


def _tiles(found: Catalog) -> TileSet:
    """A catalog that is a set of tiles. Raises Unknown."""
    if not isinstance(found, TileSet):
        raise Unknown("catalog", found.id)
    return found


def _next_of(record: EnrolmentRecord, **changed: Any) -> EnrolmentRecord:
    """The next version of an enrolment, which differs in this."""
    kept = ("catalog_id", "photos", "cards", "proposals", "sheet", "about")
    held = {name: getattr(record, name) for name in kept}
    return EnrolmentRecord(**held | changed, version=record.version + 1, changed=time.time())


def _new(id: str) -> EnrolmentRecord:
    """An enrolment of which nothing is known yet. Its versions begin anywhere, so that none of them is taken
    for one of an enrolment that was deleted."""
    kept: dict[str, Any] = {"photos": [], "cards": [], "proposals": [], "sheet": b""}
    about = {"begun": secrets.token_urlsafe(9)}
    version = secrets.randbelow(1 << 30)
    return EnrolmentRecord(catalog_id=id, **kept, about=about, version=version, changed=0.0)


def _about(record: EnrolmentRecord) -> dict[str, Any]:
    """What is kept of an enrolment as a whole. `begun`: any text by which it is told from one that was there
    before ("": begun before there was any); `base`: the version of the catalog before any proposal brought a
    tile; `made`: the one with the tiles that they brought; `given`: all ids that such tiles ever had."""
    return {"begun": "", "base": None, "made": None, "given": [], **record.about}


def _proposal(found: Row, first: int) -> dict[str, Any]:
    """A proposal as it is kept: cards by their number of all, nothing said about it yet."""
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


def _lies(cards: Sequence[Row]) -> dict[int, int]:
    """Where on the sheet a card's picture lies, by its number, of all that are kept. A card keeps its number
    when others go."""
    kept = [number for number, card in enumerate(cards) if not card.get("gone")]
    return {number: place for place, number in enumerate(kept)}


def _spare(record: EnrolmentRecord) -> list[int]:
    """The cards that are kept and show no tile of the set: they go when there is no room for others."""
    needed = {card for p in record.proposals if not p["removed"] for card in p["cards"]}
    return [card for card in _lies(record.cards) if card not in needed]


def _without(cards: Sequence[Row], numbers: Sequence[int]) -> list[Row]:
    """The cards, of which these are not kept any more."""
    return [{**card, "gone": True} if number in numbers else card for number, card in enumerate(cards)]


def _room(record: EnrolmentRecord, more: int = 1) -> int:
    """For how many cards there is room if the spare ones go. Raises BadInput if for fewer than `more`."""
    stay = len(_lies(record.cards)) - len(_spare(record))
    room = min(MOST_CARDS - stay, MOST_EVER - len(record.cards))
    if room >= more:
        return room
    told = f"At most {MOST_CARDS} cards are kept of one set; {stay} are there already."
    if MOST_CARDS - stay >= more:
        told = f"At most {MOST_EVER} cards are looked at for one set; {len(record.cards)} were."
    raise BadInput({"photo": [told]})


def _named_cards(record: EnrolmentRecord, tile_set: TileSet) -> list[tuple[int, str, int]]:
    """The cards that people named: place on the sheet, tile, by how many quarter turns clockwise it lies."""
    lies = _lies(record.cards)
    return [
        (lies[number], p["tile"], (p["rotation"] // 90 + turn) % 4)
        for p in record.proposals
        if p["tile"] in tile_set.tiles
        for number, turn in zip(p["cards"], p["turns"], strict=True)
    ]


def _say(rows: Sequence[Row], proposals: list[dict[str, Any]], naming: Naming, kept: Set[int]) -> None:
    """Write what people say into the proposals; `kept`: the cards of which there are pictures. Raises
    BadInput (`confirmations[i]...`)."""
    errors: dict[str, list[str]] = {}
    earlier: dict[int, str] = {}
    for number, row in enumerate(rows):
        path, index = f"confirmations[{number}]", row["proposal"]
        if not 0 <= index < len(proposals):
            errors[f"{path}.proposal"] = [f"There is no proposal {index}; there are {len(proposals)}."]
            continue
        if index in earlier:
            errors[f"{path}.proposal"] = [f"{earlier[index]} says already what proposal {index} shows."]
            continue
        earlier[index] = path
        if not row.get("remove") and not kept & set(proposals[index]["cards"]):
            errors[f"{path}.proposal"] = ["Its cards are not kept any more; show the tile again."]
            continue
        try:
            name, rotation = naming.named(row.get("tile"), row.get("catalog"))
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
        "begun": _about(record)["begun"],
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
