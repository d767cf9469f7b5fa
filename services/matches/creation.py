"""Matches are created, imported and joined."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from referee.game import BadInput, JsonObject, Message, Unknown, unknown_text
from referee.games import catalog_ids
from referee.games import game as find
from referee.match import PlayedMatch
from referee.redaction import secretive
from services.infra.clock import now
from services.infra.codec import JsonAnswer, plain, position_from
from services.infra.tokens import new_token, token_hash
from services.matches.access import Access, MatchNotFound
from services.matches.join_codes import JoinCodes, read_code
from services.matches.replay.replayed_match import ReplayedMatch
from services.matches.replay.timeline import Timeline
from services.matches.reports.export_json import MatchFiles
from services.matches.reports.imported_match import Imported
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer
from store import Change, MatchRecord, TokenRecord


@dataclass(frozen=True)
class Beginning:
    """A match to be stored.

    `pins`: the catalogs that it keeps, each as id and version; `changes`: of an imported match; `timer`:
    seconds for a turn; `created`: seconds since the epoch, None: now; `photo_id`: the photo that shows its
    position; `replayed`: the match after its changes, if it was replayed already.
    """

    setup: Any
    pins: list[list[str]]
    changes: Sequence[Change] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    hints: bool = True
    timer: int | None = None
    created: float | None = None
    photo_id: str | None = None
    replayed: ReplayedMatch | None = None


class SeatTaken(Exception):
    """Another client plays for this player already."""


class MatchCreation:
    """Creates matches, and tokens for those who join them."""

    def __init__(self, repository: MatchRepository, files: MatchFiles, codes: JoinCodes) -> None:
        self._repository, self._files, self._codes = repository, files, codes

    def create(
        self, setup: Any, language: str, timer: int | None = None, photo_id: str | None = None
    ) -> JsonAnswer:
        """Create a match from the position it begins with. Raises BadInput (paths below the position).

        `photo_id`: the photo that shows the position.
        """
        pins = self._pins(setup)
        return self._add(Beginning(setup, pins, timer=timer, photo_id=photo_id), language)

    def take_in(self, sent: Imported, language: str) -> JsonAnswer:
        """Create a match from an export. Raises BadInput (paths of the whole file)."""
        pins, changes, replayed = self._files.imported(sent)
        beginning = Beginning(
            sent.setup, pins, changes, sent.names, sent.hints, sent.timer, sent.created, replayed=replayed
        )
        return self._add(beginning, language)

    def _pins(self, setup: Any) -> list[list[str]]:
        """The versions of the catalogs that the match keeps. Raises BadInput."""
        pins: list[list[str]] = []
        errors: dict[str, list[Message]] = {}
        for number, one in enumerate(setup.catalogs or ()):
            try:
                if isinstance(one, str) and one not in (pin[0] for pin in pins):  # named twice: two boxes
                    pins.append(self._repository.catalogs.pin(one))
            except Unknown as unknown:
                known = unknown.near or catalog_ids()
                errors[f"catalogs[{number}]"] = [unknown_text("catalog", one, known)]
        if errors:
            raise BadInput(errors)
        pinned = {pin[0] for pin in pins}
        maps = find(setup.game).maps
        named = () if maps is None else maps.named(setup.options)
        for id in named:  # a missing one is reported where it is read
            if id not in pinned:
                with suppress(Unknown):
                    pins.append(self._repository.catalogs.pin(id))
        return pins

    def _add(self, beginning: Beginning, language: str) -> JsonAnswer:
        """Store a match and return it with its tokens. Raises BadInput if it cannot begin like that."""
        kept = (
            self._begins(beginning.setup, beginning.pins)
            if beginning.replayed is None
            else beginning.replayed
        )
        self._files.check_start(kept.begin, beginning.pins)
        match_id, players = secrets.token_urlsafe(12), [seat.id for seat in beginning.setup.players]
        tokens = {"host": new_token(), "viewer": new_token()}
        seats = {player: new_token() for player in players}
        rows = [token_row(match_id, token, role) for role, token in tokens.items()]
        rows += [token_row(match_id, token, "player", player) for player, token in seats.items()]
        fields = {
            "id": match_id,
            "setup": plain(kept.begin),
            "catalogs": beginning.pins,
            "names": dict(beginning.names),
            "hints": beginning.hints,
            **timer_fields(beginning.timer),
            "seq": len(beginning.changes),
            "version": 0,
            "created": beginning.created or now(),
        }
        for change in beginning.changes:
            change.match_id = match_id
        record = self._stored(fields, rows, beginning.changes, beginning.photo_id)
        if kept.seq == record.seq:
            self._repository.remember(record.id, kept)
        answer = MatchSerializer(
            Access(record, "host", None), self._repository.replayed(record), language
        ).match()
        return {**answer, "tokens": {**tokens, "players": seats}}

    def _stored(
        self, fields: JsonObject, rows: list[Any], changes: Sequence[Change], photo_id: str | None
    ) -> MatchRecord:
        """Store a match under a code that no other match has."""

        def add(code: JsonObject) -> MatchRecord:
            record = MatchRecord(**fields, **code)
            self._repository.records.add(record, rows, changes, photo_id)
            return record

        return self._codes.unused(add)

    def _begins(self, setup: Any, pins: list[list[str]]) -> ReplayedMatch:
        """A match that begins with this setup, read in the form it is stored in. Raises BadInput."""
        begin, source = position_from(plain(setup)), self._repository.catalogs.source(pins)
        match = PlayedMatch.begin(find(begin.game), begin, source)
        pad = match.game.pad
        if pad is not None and pad.entries(match.start) is not None and match.game.size(match.start):
            raise BadInput({"tiles": [Message("refused-points-tiles")]})
        return ReplayedMatch(0, begin, source, Timeline(), match)

    def join(self, code: str, player: str | None) -> JsonAnswer:
        """Create a token for the holder of the join code: a player's, or (without `player`) a viewer's.

        Raises MatchNotFound, BadInput, SeatTaken (a seat with secrets can be joined by the code only once).
        """
        code = read_code(code)
        record = self._repository.records.by_code(code, self._codes.longest)
        if record is None:
            raise MatchNotFound
        ids = [seat["id"] for seat in record.setup["players"]]
        if player is not None and player not in ids:
            raise BadInput({"player": [unknown_text("player", player, ids)]})
        role, token = "viewer" if player is None else "player", new_token()
        row = token_row(record.id, token, role, player)
        row.joined = True
        if not self._repository.records.admit(row, code, once=secretive(find(record.setup["game"]))):
            raise SeatTaken
        return {"match": record.id, "token": token, "role": role, "player": player}


def timer_fields(timer: int | None) -> JsonAnswer:
    """The columns of a match's turn timer. `timer`: seconds, None if it is off."""
    return {"timer": timer, "timer_since": None if timer is None else now()}


def token_row(match_id: str, token: str, role: str, player: str | None = None) -> TokenRecord:
    """The row of a new token."""
    return TokenRecord(
        token_hash=token_hash(token), match_id=match_id, role=role, player=player, joined=False
    )
