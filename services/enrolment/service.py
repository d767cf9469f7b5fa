"""Enrolment of users' tile sets: photos of single tiles, proposals, confirmations, prototypes.

An enrolment belongs to a user's catalog and is opened by its token. Photos are processed once and not
stored. The cards cut out of them are stored until the enrolment is deleted. From the first confirmation on,
photos of this set can be read.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import IO, Any

from referee.game import BadInput, Catalog, Message, Unknown, unknown_text
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from services.catalogs.service import Catalogs, NotYours
from services.enrolment.earlier_cards import EarlierCards
from services.enrolment.errors import Full, NotStarted, StaleEnrolment
from services.enrolment.naming import Naming, placeholder, with_tiles
from services.enrolment.one_at_a_time import CUT, SLOW, TRIES, in_turn, one_at_a_time
from services.enrolment.records import (
    Row,
    about_of,
    apply_confirmations,
    is_undecided,
    named_cards,
    new_enrolment,
    next_of,
    places_on_sheet,
    room_for,
    spare_cards,
    stored_proposal,
    with_copies,
    without_cards,
)
from services.enrolment.serializer import enrolment_answer
from services.infra.codec import JsonAnswer
from services.infra.tokens import same
from services.jobs.admission import PoolSaturated
from services.jobs.named import by_name
from services.jobs.process_pool import Lost
from services.jobs.queue import JobQueue
from store import Busy, EnrolmentRecord, EnrolmentRecords, Learnt, Scratch
from vision.enrolment.print_parts import copies, parts

SECONDS = 60.0  # for the photos, and for training on their cards
MOST_OPEN = 200  # open proposals: twice as many as a large box has different tiles
MOST_SHEETS = 8  # parts of printable sheets in the cache

_sheets: OrderedDict[tuple[str, str, str | None, int], bytes] = OrderedDict()


class Enrolments:
    """Enrolments of users' tile sets. `limits`: most bytes and most pixels of a picture."""

    def __init__(self, catalogs: Catalogs, jobs: JobQueue, scratch: Scratch, limits: tuple[int, int]) -> None:
        self._catalogs, self._jobs, self._scratch, self._limits = catalogs, jobs, scratch, limits

    @property
    def _records(self) -> EnrolmentRecords:
        return self._catalogs.records().enrolments

    @in_turn
    def begin(self, id: str, token: str | None, pictures: Sequence[IO[bytes]]) -> JsonAnswer:
        """Process photos of single tiles.

        Earlier confirmations and proposals keep their numbers; new ones are numbered after them. Further
        copies of the tile of an open proposal join that proposal.

        Raises Unknown, NotYours, BadInput (too many cards), Full, Unreadable if no photo shows a tile, Busy.
        """
        with self._uploaded(pictures) as uploads:
            for _ in range(TRIES):  # another request may change the enrolment meanwhile
                tile_set, held = self._mine(id, token), self._records.get(id)
                now = self._looked_at(tile_set, held or new_enrolment(id), uploads)
                if self._records.keep(now, held.version if held else 0):
                    return enrolment_answer(now, tile_set)
        raise Busy("others are changing this enrolment")

    @contextmanager
    def _uploaded(self, pictures: Sequence[IO[bytes]]) -> Iterator[list[str]]:
        """The pictures as files for the duration of the context. Raises Busy."""
        scratch, (most, _) = self._scratch, self._limits
        with ExitStack() as files:
            try:
                uploads = [files.enter_context(scratch.unnamed(picture, most)) for picture in pictures]
            except OSError as error:
                raise Busy(f"the pictures cannot be kept: {error}") from error
            yield uploads

    def _looked_at(
        self, tile_set: TileSet, record: EnrolmentRecord, uploads: Sequence[str]
    ) -> EnrolmentRecord:
        """The enrolment with the cards of these photos; not stored yet. Raises as `begin` does."""
        data = {**tile_set.data, "id": tile_set.id, "game": tile_set.game}
        undecided = [number for number, p in enumerate(record.proposals) if is_undecided(p)]
        room, lies, spare = room_for(record), places_on_sheet(record.cards), spare_cards(record)
        before = EarlierCards(
            sheet=self._records.cards(record) if record.cards else None,
            named=named_cards(record, tile_set),
            undecided=[lies[record.proposals[number]["cards"][0]] for number in undecided],
            room=room,
            spare=[lies[card] for card in spare],
        )
        blank = placeholder(tile_set)
        photos, cut, proposals, copies, sheet = self._call(CUT, uploads, self._limits, data, blank, before)
        room_for(record, len(cut))
        if len(undecided) + len(proposals) > MOST_OPEN:
            raise Full(Message("refused-proposals", count=len(undecided), most=MOST_OPEN))
        first, photo = len(record.cards), len(record.photos)
        shown = [{**card, "photo": card["photo"] + photo} for card in cut]
        joined = [(first + card, undecided[n], turn) for card, n, turn in copies]
        return next_of(
            record,
            photos=[*record.photos, *photos],
            cards=[*without_cards(record.cards, spare if len(cut) > room - len(spare) else ()), *shown],
            proposals=[
                *with_copies(record.proposals, joined),
                *(stored_proposal(p, first) for p in proposals),
            ],
            sheet=sheet,
        )

    def shown(self, id: str, token: str | None) -> JsonAnswer:
        """The enrolment in its current state. Raises Unknown, NotYours, NotStarted."""
        tile_set = self._mine(id, token)
        return enrolment_answer(self._existing(id), tile_set)

    def card(self, id: str, token: str | None, number: int) -> bytes:
        """The picture of a card, as a JPEG. Raises Unknown, NotYours, NotStarted."""
        self._mine(id, token)
        record = self._existing(id)
        place = places_on_sheet(record.cards).get(number)
        if place is None:
            raise NotStarted
        return bytes(self._call("vision.enrolment.card_sheet:card", self._records.cards(record), place))

    @in_turn
    def confirm(
        self, id: str, token: str | None, rows: Sequence[Row], start_id: str | None = None
    ) -> JsonAnswer:
        """Apply confirmations, update the catalog and train prototypes of its tiles.

        `start_id` identifies the enrolment that the confirmations refer to (None: the current one). The
        catalog gets a new version if confirmations add or remove tiles. Raises Unknown, NotYours, NotStarted,
        Another, BadInput, Busy.
        """
        for _ in range(TRIES):
            tile_set = self._mine(id, token)
            record = self._existing(id)
            about = about_of(record)
            if start_id is not None and start_id != about["begun"]:
                raise StaleEnrolment
            proposals = [dict(p) for p in record.proposals]
            base = tile_set
            if about["made"] == tile_set.version:  # else the set was edited since
                base = _tiles(self._catalogs.found(id, about["base"]))
            naming = Naming(tile_set, self._catalogs.newest, about["given"])
            apply_confirmations(rows, proposals, naming, places_on_sheet(record.cards).keys())
            newest, data = tile_set, with_tiles(base, naming, proposals, record.cards)
            if data != tile_set.data:
                newest = _tiles(self._catalogs.next(id, data))
            about |= {"base": base.version, "made": newest.version}
            about["given"] = sorted({*about["given"], *naming.made})
            now = next_of(record, proposals=proposals, about=about)
            if self._records.keep(now, record.version, self._learnt(now, tile_set, newest)):
                return enrolment_answer(now, newest)
        raise Busy("others are changing this enrolment")

    def _learnt(self, record: EnrolmentRecord, read: TileSet, newest: TileSet) -> Learnt:
        """Learn prototypes from the named cards. The result leads from the version read to the newest."""
        shown, looks = named_cards(record, newest), None
        if shown:
            sheet, before = (
                self._records.cards(record),
                self._records.prototypes(read.id),
            )
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
            raise BadInput({"part": [Message("error-parts", count=count)]})
        key = id, tile_set.version, printing, part
        with one_at_a_time:
            made = _sheets.get(key)
        if made is None:
            data = {**tile_set.data, "id": id, "game": tile_set.game}
            made = bytes(self._call("services.enrolment.tasks:sheet", data, printing, part))
            with one_at_a_time:
                _sheets[key] = made
                while len(_sheets) > MOST_SHEETS:
                    _sheets.popitem(last=False)
        return made, count

    def drop(self, id: str, token: str | None) -> None:
        """Delete the cards and prototypes of a set. Raises Unknown, NotYours, NotStarted."""
        self._mine(id, token)
        if not self._records.drop(id):
            raise NotStarted

    def _tiles(self, id: str) -> TileSet:
        """The newest version of a catalog that is a tile set. Raises Unknown."""
        return _tiles(self._catalogs.newest(id))

    def _mine(self, id: str, token: str | None) -> TileSet:
        """The tile set, if this token may change it. Raises Unknown, NotYours."""
        if id in catalog.names():
            raise NotYours
        record = self._catalogs.records().get(id) if id.startswith("user/") else None
        if record is None:
            raise Unknown("catalog", id)
        if not same(token, record.token_hash):
            raise NotYours
        return self._tiles(id)

    def _existing(self, id: str) -> EnrolmentRecord:
        record = self._records.get(id)
        if record is None:
            raise NotStarted
        return record

    def _call(self, function: str, *arguments: Any) -> Any:
        """Run this in a worker process, so that the recogniser is loaded there only. Raises Busy."""
        try:
            call = self._jobs.slow.pool.call if function in SLOW else self._jobs.quick.call
            return call(by_name, function, *arguments, seconds=SECONDS)
        except (Lost, PoolSaturated) as error:
            raise Busy("the pictures could not be looked at in time") from error


def _tiles(found: Catalog) -> TileSet:
    """The catalog, if it is a tile set. Raises Unknown."""
    if not isinstance(found, TileSet):
        raise Unknown("catalog", found.id)
    return found
