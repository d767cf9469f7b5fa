"""Enrolment of users' tile sets: photos of single tiles, proposals, confirmations, prototypes.

An enrolment belongs to a user's catalog and is opened by its token. Photos are processed once and not
stored. The cards cut out of them are stored until the enrolment is deleted. From the first confirmation on,
photos of this set can be read.
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
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from services.catalogs.service import Catalogs, NotYours
from services.enrolment.naming import Naming, placeholder, with_tiles
from services.infra.tokens import same
from services.jobs.process_pool import Lost
from services.jobs.queue import PoolSaturated
from services.photos.service import Photos
from services.photos.tasks import by_name
from store import Busy, CatalogRecords, EnrolmentRecord, Learnt
from vision.enrolment.print_parts import copies, parts
from vision.errors import Unreadable

SECONDS = 60.0  # for the photos, and for training on their cards
MOST_CARDS = 400  # stored for one catalog: stacked vertically they must fit into a JPEG file
MOST_EVER = 2000  # including deleted ones, whose numbers are not reused
MOST_OPEN = 200  # open proposals: twice as many as a large box has different tiles
MOST_SHEETS = 8  # parts of printable sheets in the cache
TRIES = 4
AT_THE_BENCH = (
    "services.enrolment.tasks:cut_cards",
    "vision.enrolment.card_sheet:learn",
)  # many seconds of a processor

Row = Mapping[str, Any]
_sheets: OrderedDict[tuple[str, str, str | None, int], bytes] = OrderedDict()
_one_at_a_time = threading.Lock()


class NotStarted(Exception):
    """This catalog has no enrolment."""


class StaleEnrolment(Exception):
    """The confirmation refers to an enrolment that was deleted since: its numbers mean other cards now."""


class Full(Exception):
    """Too many proposals are open; some have to be decided before more photos are processed."""


def _in_turn(done: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Run a method while holding the bench, after checking the token. Also raises Engaged."""

    @wraps(done)
    def turn(self: Enrolments, id: str, token: str | None, *rest: Any) -> dict[str, Any]:
        self._mine(id, token)
        with self.photos.bench.turn(id):
            return done(self, id, token, *rest)

    return turn


class Enrolments:
    """Enrolments of users' tile sets."""

    def __init__(self, catalogs: Catalogs, photos: Photos) -> None:
        self.catalogs, self.photos = catalogs, photos

    def _records(self) -> CatalogRecords:
        return self.catalogs.records()

    @_in_turn
    def begin(self, id: str, token: str | None, pictures: Sequence[IO[bytes]]) -> dict[str, Any]:
        """Process photos of single tiles.

        Earlier confirmations and proposals keep their numbers; new ones are numbered after them. Further
        copies of the tile of an open proposal join that proposal.

        Raises Unknown, NotYours, BadInput (too many cards), Full, Unreadable if no photo shows a tile, Busy.
        """
        with self._uploaded(pictures) as uploads:
            for _ in range(TRIES):  # another request may change the enrolment meanwhile
                tile_set, held = self._mine(id, token), self._records().enrolment(id)
                now = self._looked_at(tile_set, held or _new(id), uploads)
                if self._records().keep_enrolment(now, held.version if held else 0):
                    return _answer(now, tile_set)
        raise Busy("others are changing this enrolment")

    @contextmanager
    def _uploaded(self, pictures: Sequence[IO[bytes]]) -> Iterator[list[str]]:
        """The pictures as files for the duration of the context. Raises Busy."""
        scratch, most = self.photos.scratch, self.photos.settings.max_photo_bytes
        try:
            with ExitStack() as files:
                yield [files.enter_context(scratch.unnamed(picture, most)) for picture in pictures]
        except OSError as error:
            raise Busy(f"the pictures cannot be kept: {error.strerror}") from error

    def _looked_at(
        self, tile_set: TileSet, record: EnrolmentRecord, uploads: Sequence[str]
    ) -> EnrolmentRecord:
        """The enrolment with the cards of these photos; not stored yet. Raises as `begin` does."""
        s = self.photos.settings
        data = {**tile_set.data, "id": tile_set.id, "game": tile_set.game}
        undecided = [number for number, p in enumerate(record.proposals) if _undecided(p)]
        room, lies, spare = _room(record), _lies(record.cards), _spare(record)
        photos, cut, proposals, copies, sheet = self._call(
            "services.enrolment.tasks:cut_cards", uploads, s.max_photo_bytes, s.max_photo_pixels,
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
        """The enrolment in its current state. Raises Unknown, NotYours, NotStarted."""
        tile_set = self._mine(id, token)
        return _answer(self._existing(id), tile_set)

    def card(self, id: str, token: str | None, number: int) -> bytes:
        """The picture of a card, as a JPEG. Raises Unknown, NotYours, NotStarted."""
        self._mine(id, token)
        record = self._existing(id)
        place = _lies(record.cards).get(number)
        if place is None:
            raise NotStarted
        return bytes(self._call("vision.enrolment.card_sheet:card", self._records().cards(record), place))

    @_in_turn
    def confirm(
        self, id: str, token: str | None, rows: Sequence[Row], start_id: str | None = None
    ) -> dict[str, Any]:
        """Apply confirmations, update the catalog and train prototypes of its tiles.

        `start_id` identifies the enrolment that the confirmations refer to (None: the current one). The
        catalog gets a new version if confirmations add or remove tiles. Raises Unknown, NotYours, NotStarted,
        Another, BadInput, Busy.
        """
        for _ in range(TRIES):
            tile_set = self._mine(id, token)
            record = self._existing(id)
            about = _about(record)
            if start_id is not None and start_id != about["begun"]:
                raise StaleEnrolment
            proposals = [dict(p) for p in record.proposals]
            base = tile_set
            if about["made"] == tile_set.version:  # else the set was edited since
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
                return _answer(now, newest)
        raise Busy("others are changing this enrolment")

    def _learnt(self, record: EnrolmentRecord, read: TileSet, newest: TileSet) -> Learnt:
        """Learn prototypes from the named cards. The result leads from the version read to the newest."""
        shown, looks = _named_cards(record, newest), None
        if shown:
            sheet, before = self._records().cards(record), self._records().prototypes(read.id)
            looks = self._call("vision.enrolment.card_sheet:learn", sheet, shown, before)
        return Learnt(read.version, newest.version, dict(newest.data), looks)

    def sheet(self, id: str, printing: str | None, part: int) -> tuple[bytes, int]:
        """A part of a PDF of a set's tiles to print and cut out, and the number of parts.

        For any set, built-in or a user's. Raises Unknown, Busy, BadInput.
        """
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
            made = bytes(self._call("services.enrolment.tasks:sheet", data, printing, part))
            with _one_at_a_time:
                _sheets[key] = made
                while len(_sheets) > MOST_SHEETS:
                    _sheets.popitem(last=False)
        return made, count

    def drop(self, id: str, token: str | None) -> None:
        """Delete the cards and prototypes of a set. Raises Unknown, NotYours."""
        self._mine(id, token)
        self._records().drop_enrolment(id)

    def _tiles(self, id: str) -> TileSet:
        """The newest version of a catalog that is a tile set. Raises Unknown."""
        return _tiles(self.catalogs.newest(id))

    def _mine(self, id: str, token: str | None) -> TileSet:
        """The tile set, if this token may change it. Raises Unknown, NotYours."""
        if id in catalog.names():
            raise NotYours
        record = self._records().get(id) if id.startswith("user/") else None
        if record is None:
            raise Unknown("catalog", id)
        if not same(token, record.token_hash):
            raise NotYours
        return self._tiles(id)

    def _existing(self, id: str) -> EnrolmentRecord:
        record = self._records().enrolment(id)
        if record is None:
            raise NotStarted
        return record

    def _call(self, function: str, *arguments: Any) -> Any:
        """Run this in a worker process, so that the recogniser is loaded there only. Raises Busy."""
        try:
            pool = self.photos.bench.pool if function in AT_THE_BENCH else None
            return self.photos.background.call(by_name, function, *arguments, seconds=SECONDS, pool=pool)
        except (Lost, PoolSaturated) as error:
            raise Busy("the pictures could not be looked at in time") from error


def _tiles(found: Catalog) -> TileSet:
    """The catalog, if it is a tile set. Raises Unknown."""
    if not isinstance(found, TileSet):
        raise Unknown("catalog", found.id)
    return found


def _next_of(record: EnrolmentRecord, **changed: Any) -> EnrolmentRecord:
    """The next version of an enrolment, with these fields changed."""
    kept = ("catalog_id", "photos", "cards", "proposals", "sheet", "about")
    held = {name: getattr(record, name) for name in kept}
    return EnrolmentRecord(**held | changed, version=record.version + 1, changed=time.time())


def _new(id: str) -> EnrolmentRecord:
    """An empty enrolment.

    Its versions start at a random number, so that none is taken for a version of a deleted enrolment.
    """
    kept: dict[str, Any] = {"photos": [], "cards": [], "proposals": [], "sheet": b""}
    about = {"begun": secrets.token_urlsafe(9)}
    version = secrets.randbelow(1 << 30)
    return EnrolmentRecord(catalog_id=id, **kept, about=about, version=version, changed=0.0)


def _about(record: EnrolmentRecord) -> dict[str, Any]:
    """The stored facts about an enrolment as a whole.

    `begun`: random text that distinguishes it from a deleted enrolment ("": started before this field
    existed). `base`: the version of the catalog before any proposal added a tile. `made`: the version with
    those tiles. `given`: all ids that such tiles ever had.
    """
    return {"begun": "", "base": None, "made": None, "given": [], **record.about}


def _proposal(found: Row, first: int) -> dict[str, Any]:
    """A proposal as it is stored: cards by their overall number, not answered yet."""
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
    """Whether a proposal was not answered yet."""
    return not proposal["tile"] and not proposal["removed"]


def _with_copies(proposals: Sequence[Row], copies: Sequence[tuple[int, int, int]]) -> list[dict[str, Any]]:
    """The proposals with more cards of the same tiles.

    `copies`: (card, proposal, quarter turns relative to its first card).
    """
    now = [{**p, "cards": list(p["cards"]), "turns": list(p["turns"])} for p in proposals]
    for card, number, turn in copies:
        now[number]["cards"].append(card)
        now[number]["turns"].append(turn)
    return now


def _lies(cards: Sequence[Row]) -> dict[int, int]:
    """The place on the sheet of each stored card, by its number.

    A card keeps its number when others are deleted.
    """
    kept = [number for number, card in enumerate(cards) if not card.get("gone")]
    return {number: place for place, number in enumerate(kept)}


def _spare(record: EnrolmentRecord) -> list[int]:
    """The stored cards that show no tile of the set: they are deleted when room is needed."""
    needed = {card for p in record.proposals if not p["removed"] for card in p["cards"]}
    return [card for card in _lies(record.cards) if card not in needed]


def _without(cards: Sequence[Row], numbers: Sequence[int]) -> list[Row]:
    """The cards, with these marked as deleted."""
    return [{**card, "gone": True} if number in numbers else card for number, card in enumerate(cards)]


def _room(record: EnrolmentRecord, more: int = 1) -> int:
    """The room for cards if the spare ones are deleted. Raises BadInput if it is less than `more`."""
    stay = len(_lies(record.cards)) - len(_spare(record))
    room = min(MOST_CARDS - stay, MOST_EVER - len(record.cards))
    if room >= more:
        return room
    message = f"At most {MOST_CARDS} cards are kept of one set; {stay} are there already."
    if MOST_CARDS - stay >= more:
        message = f"At most {MOST_EVER} cards are looked at for one set; {len(record.cards)} were."
    raise BadInput({"photo": [message]})


def _named_cards(record: EnrolmentRecord, tile_set: TileSet) -> list[tuple[int, str, int]]:
    """The named cards: place on the sheet, tile, rotation in quarter turns clockwise."""
    lies = _lies(record.cards)
    return [
        (lies[number], p["tile"], (p["rotation"] // 90 + turn) % 4)
        for p in record.proposals
        if p["tile"] in tile_set.tiles
        for number, turn in zip(p["cards"], p["turns"], strict=True)
    ]


def _say(rows: Sequence[Row], proposals: list[dict[str, Any]], naming: Naming, kept: Set[int]) -> None:
    """Apply confirmations to the proposals. Raises BadInput (`confirmations[i]...`).

    `kept`: the cards whose pictures are stored.
    """
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


def _answer(record: EnrolmentRecord, tile_set: TileSet) -> dict[str, Any]:
    """Serialize an enrolment for the API."""
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
                "suggestion": p.get("suggestion"),  # none for those processed before suggestions existed
                "tile": p["tile"],
                "rotation": p["rotation"],
                "removed": p["removed"],
            }
            for number, p in enumerate(record.proposals)
        ],
        "enrolled": enrolled,
        "missing": sorted(set(tile_set.tiles) - {*enrolled, blank}),
    }
