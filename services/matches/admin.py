"""What only the host of a match may do: settings, tokens, invitations, deletion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from referee.game import BadInput, unknown_text
from referee.games import game as find
from referee.redaction import secretive
from services.infra.codec import JsonAnswer
from services.infra.tokens import new_token
from services.matches.access import Access, MatchNotFound, NotItsToken
from services.matches.creation import timer_fields, token_row
from services.matches.invitations import invitation
from services.matches.join_codes import JoinCodes
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer
from store import TokenRecord


class MatchAdmin:
    """Administers matches. `announce`: notifies followers. `forget_photo`: deletes a photo's files."""

    def __init__(
        self,
        repository: MatchRepository,
        codes: JoinCodes,
        announce: Callable[[str], None],
        forget_photo: Callable[[str], None],
    ) -> None:
        self._repository, self._codes = repository, codes
        self._announce, self._forget_photo = announce, forget_photo

    def change(
        self,
        access: Access,
        language: str,
        names: Mapping[str, str],
        *,
        hints: bool | None,
        timer: int | Literal[False] | None = False,
    ) -> JsonAnswer:
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
            values |= timer_fields(timer)
        self._repository.records.change(access.match.id, names, **values)
        self._announce(access.match.id)
        return self._serializer(self._repository.newest(access), language).match()

    def rotate(
        self, access: Access, roles: Sequence[str], players: Sequence[str], *, code: bool
    ) -> JsonAnswer:
        """Replace all tokens of these roles and players, and the join code.

        Without arguments, everything is replaced. In a game with hidden information a player's new token
        implies a new code. Raises NotAllowed, BadInput, and NotItsToken if another request just replaced the
        token of this one.
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
        rows = [token_row(access.match.id, token, role) for role, token in tokens.items()]
        rows += [token_row(access.match.id, token, "player", player) for player, token in seats.items()]
        if not self._replaced(access, gone, rows, code=code):
            raise NotItsToken
        self._announce(access.match.id)
        joining = MatchSerializer(
            self._repository.newest(access), self._repository.replayed(access.match), "en"
        ).code()
        return {"tokens": {**tokens, "players": seats}, **joining}

    def _replaced(
        self, access: Access, gone: list[tuple[str, str | None]], rows: list[TokenRecord], *, code: bool
    ) -> bool:
        """Replace tokens, and with `code` the join code by one that no other match has."""
        records = self._repository.records
        if not code:
            return records.replace_tokens(access.match.id, access.token_hash, gone, rows)
        return self._codes.unused(
            lambda new: records.replace_tokens(access.match.id, access.token_hash, gone, rows, new)
        )

    def delete(self, access: Access) -> None:
        """Delete the match and everything that belongs to it, including photos.

        Raises NotAllowed, MatchNotFound if another request has deleted it meanwhile.
        """
        access.need("host")
        photos = self._repository.records.delete(access.match.id)
        self._repository.forget(access.match.id)
        if photos is None:
            raise MatchNotFound
        for photo_id in photos:
            self._forget_photo(photo_id)
        self._announce(access.match.id)

    def invitation(self, access: Access, page: str) -> JsonAnswer:
        """The join code as text, link and QR code. `page`: the address of the page. Raises NotAllowed."""
        access.need("host")
        serializer = self._serializer(access, "en")
        return invitation(serializer.code(), serializer.kept.game.id, page)

    def _serializer(self, access: Access, language: str) -> MatchSerializer:
        return MatchSerializer(access, self._repository.replayed(access.match), language)
