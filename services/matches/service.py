"""Matches: created, joined, read, changed, deleted.

A match is one row, its changes and its tokens. The role of a token decides what it may do. The history is
the list of moves; everything else is replayed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import accumulate
from typing import Any, Literal

from referee.game import AnyGame, BadInput, Unknown, unknown_text
from referee.games import catalog_ids
from referee.games import game as find
from referee.match import Match
from referee.views import secretive
from services.infra.codec import plain, position_from
from services.infra.tokens import new_token, token_hash
from services.matches.analysis import HintsOff, Insights, need_hints
from services.matches.invitations import Invitations
from services.matches.join_codes import new_code, read_code
from services.matches.moves import Forbidden, Moving
from services.matches.photos.proposal import MatchPhotos
from services.matches.preview import Previews, before
from services.matches.reports.charts import Charts
from services.matches.reports.export_csv import Tables
from services.matches.reports.export_json import Exporting, Imported
from services.matches.reports.statistics import Statistics
from services.matches.reports.summary import Summaries
from services.matches.repository import Access, MatchNotFound, NotAllowed, ReplayedMatch, now
from services.matches.serializer import MatchSerializer
from services.matches.timeline import Timeline
from services.rulings import queries
from store import Change, Gone, JoinCodeCollision, MatchRecord, TokenRecord, VersionConflict

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

MOST_HISTORY = 200  # changes in one answer
MOST_LISTED = 800  # moves after which no further change is added to an answer


class SeatTaken(Exception):
    """Another client plays for this player already."""


class Matches(
    MatchPhotos, Moving, Previews, Insights, Statistics, Summaries, Tables, Invitations, Exporting, Charts
):
    """The service for matches."""

    # ---- creation ----

    def create(
        self, setup: Any, language: str, timer: int | None = None, photo_id: str | None = None
    ) -> dict[str, Any]:
        """Create a match from the position it begins with. Raises BadInput (paths below the position).

        `photo_id`: the photo that shows the position.
        """
        pins = self.pins(setup)
        return self.add_match(setup, pins, (), language, timer=timer, photo_id=photo_id)

    def take_in(self, sent: Imported, language: str) -> dict[str, Any]:
        """Create a match from an export. Raises BadInput (paths of the whole file)."""
        pins, changes, replayed = self.imported(sent)
        return self.add_match(
            sent.setup, pins, changes, language, sent.names, sent.hints, sent.timer, sent.created,
            replayed=replayed,
        )  # fmt: skip

    def pins(self, setup: Any) -> list[list[str]]:
        """The versions of the catalogs that the match keeps. Raises BadInput."""
        pins: list[list[str]] = []
        errors: dict[str, list[str]] = {}
        for number, one in enumerate(setup.catalogs or ()):
            try:
                if isinstance(one, str) and one not in (pin[0] for pin in pins):  # named twice: two boxes
                    pins.append(self.catalogs.pin(one))
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
                    pins.append(self.catalogs.pin(id))
        return pins

    def add_match(
        self,
        setup: Any,
        pins: list[list[str]],
        changes: Sequence[Change],
        language: str,
        names: Mapping[str, str] | None = None,
        hints: bool = True,
        timer: int | None = None,
        created: float | None = None,
        photo_id: str | None = None,
        replayed: ReplayedMatch | None = None,
    ) -> dict[str, Any]:
        """Store a match and return it with its tokens. Raises BadInput if it cannot begin like that.

        `replayed`: the match after its changes, if it was replayed already.
        """
        kept = self._begins(setup, pins) if replayed is None else replayed
        match_id, players = secrets.token_urlsafe(12), [seat.id for seat in setup.players]
        tokens = {"host": new_token(), "viewer": new_token()}
        seats = {player: new_token() for player in players}
        rows = [_row(match_id, token, role) for role, token in tokens.items()]
        rows += [_row(match_id, token, "player", player) for player, token in seats.items()]
        for attempt in range(5):
            record = MatchRecord(
                id=match_id,
                setup=plain(kept.begin),
                catalogs=pins,
                names=dict(names or {}),
                hints=hints,
                **_timed(timer),
                seq=len(changes),
                version=0,
                created=created or now(),
                **self._code(),
            )
            for change in changes:
                change.match_id = match_id
            try:
                self.records.add(record, rows, changes, photo_id)
                break
            except JoinCodeCollision:
                if attempt == 4:
                    raise
        if kept.seq == record.seq:
            self.remember(record.id, kept)
        answer = MatchSerializer(Access(record, "host", None), self.kept(record), language).match()
        return {**answer, "tokens": {**tokens, "players": seats}}

    def _begins(self, setup: Any, pins: list[list[str]]) -> ReplayedMatch:
        """A match that begins with this setup, read in the form it is stored in. Raises BadInput."""
        begin, source = position_from(plain(setup)), self.catalogs.source(pins)
        return ReplayedMatch(0, begin, source, Timeline(), Match.begin(find(begin.game), begin, source))

    def _code(self) -> dict[str, Any]:
        return {"join_code": new_code(), "code_expires": now() + self.settings.join_code_hours * 3600}

    def join(self, code: str, player: str | None) -> dict[str, Any]:
        """Create a token for the holder of the join code: a player's, or (without `player`) a viewer's.

        Raises NotFound, BadInput, Seated (a seat with secrets can be joined by the code only once).
        """
        record = self.records.by_code(read_code(code))
        if record is None:
            raise MatchNotFound
        ids = [seat["id"] for seat in record.setup["players"]]
        if player is not None and player not in ids:
            raise BadInput({"player": [unknown_text("player", player, ids)]})
        role, token = "viewer" if player is None else "player", new_token()
        row = _row(record.id, token, role, player)
        row.joined = True
        if not self.records.admit(row, once=secretive(find(record.setup["game"]))):
            raise SeatTaken
        return {"match": record.id, "token": token, "role": role, "player": player}

    # ---- reading ----

    def match(self, access: Access, language: str) -> dict[str, Any]:
        """Everything the token may see."""
        return self._teller(access, language).match()

    def position(self, access: Access) -> dict[str, Any]:
        """The position."""
        return self._teller(access, "en").position()

    def lines(self, access: Access, language: str) -> dict[str, Any]:
        """Every score line so far."""
        teller = self._teller(access, language)
        return {**teller.standing(), "lines": teller.lines()}

    def placements(self, access: Access, tile: str | None, at: int | None, language: str) -> dict[str, Any]:
        """Where the player to move may place this tile, or build, and why not, if nowhere.

        Raises BadInput, HintsOff.

        `at`: the number of a list; the position before it is used.
        """
        need_hints(access)
        teller = self._teller(access, language)
        view = before(teller.kept, teller.view, at)
        return queries.placements_of(teller.kept.game, view.state, tile, view.to_move, teller.speaker)

    def history(self, access: Access, after: int, language: str) -> dict[str, Any]:
        """The changes after number `after`, oldest first. `more`: whether there are further ones."""
        teller = self._teller(access, language)
        until = min(teller.kept.seq, after + MOST_HISTORY)
        changes = self.records.changes(access.match.id, after, until)
        moves = [0, *accumulate(len(change.moves) for change in changes)]
        listed = [change for change, before in zip(changes, moves, strict=False) if before < MOST_LISTED]
        return {
            **teller.standing(),
            "changes": [teller.change(change) for change in listed],
            "more": len(listed) < len(changes) or until < teller.kept.seq,
        }

    def _teller(self, access: Access, language: str) -> MatchSerializer:
        return MatchSerializer(access, self.kept(access.match), language)

    # ---- the host's settings ----

    def change(
        self,
        access: Access,
        language: str,
        names: Mapping[str, str],
        hints: bool | None,
        timer: int | Literal[False] | None = False,
    ) -> dict[str, Any]:
        """Rename players, turn hints on or off for all, set the timer of turns.

        `timer`: None turns it off, False leaves it unchanged. Raises NotAllowed, BadInput.
        """
        access.need("host")
        ids = [seat["id"] for seat in access.match.setup["players"]]
        errors = {
            f"names.{player}": [unknown_text("player", player, ids)] for player in names if player not in ids
        }
        if errors:
            raise BadInput(errors)
        values: dict[str, Any] = {}
        if hints is not None:
            values["hints"] = hints
        if timer is not False:
            values |= _timed(timer)
        self.records.change(access.match.id, names, **values)
        self.announce(access.match.id)
        return self.match(self.again(access), language)

    def rotate(
        self, access: Access, roles: Sequence[str], players: Sequence[str], code: bool
    ) -> dict[str, Any]:
        """Replace all tokens of these roles and players, and the join code.

        Without arguments, everything is replaced. In a game with hidden information a player's new token
        implies a new code. Raises NotAllowed, BadInput.
        """
        access.need("host")
        ids = [seat["id"] for seat in access.match.setup["players"]]
        errors = {
            f"players[{n}]": [unknown_text("player", player, ids)]
            for n, player in enumerate(players)
            if player not in ids
        }
        if errors:
            raise BadInput(errors)
        if not (roles or players or code):
            roles, players, code = ("host", "viewer"), ids, True
        if players and secretive(find(access.match.setup["game"])):
            code = True  # with the old one the former player could rejoin and see hidden values
        tokens = {role: new_token() for role in roles}
        seats = {player: new_token() for player in players}
        gone = [*((role, None) for role in tokens), *(("player", player) for player in seats)]
        rows = [_row(access.match.id, token, role) for role, token in tokens.items()]
        rows += [_row(access.match.id, token, "player", player) for player, token in seats.items()]
        self.records.replace_tokens(access.match.id, gone, rows)
        if code:
            self.records.change(access.match.id, **self._code())
        self.announce(access.match.id)
        joining = MatchSerializer(self.again(access), self.kept(access.match), "en").code()
        return {"tokens": {**tokens, "players": seats}, **joining}

    def delete(self, access: Access) -> None:
        """Delete the match and everything that belongs to it, including photos. Raises NotAllowed."""
        access.need("host")
        for photo_id in self.records.delete(access.match.id) or ():
            self.forget_photo(photo_id)
        self.forget(access.match.id)
        self.announce(access.match.id)

    def again(self, access: Access) -> Access:
        """The same token's access after the match has changed. Raises NotFound."""
        record = self.records.get(access.match.id)
        if record is None:
            raise MatchNotFound
        return Access(record, access.role, access.player)


def game_of(access: Access) -> AnyGame:
    """The rules of an opened match."""
    return find(access.match.setup["game"])


def _timed(timer: int | None) -> dict[str, Any]:
    return {"timer": timer, "timer_since": None if timer is None else now()}


def _row(match_id: str, token: str, role: str, player: str | None = None) -> TokenRecord:
    return TokenRecord(
        token_hash=token_hash(token), match_id=match_id, role=role, player=player, joined=False
    )
