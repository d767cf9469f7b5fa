"""Access to a match: the role of a token, and the refusals."""

from __future__ import annotations

from dataclasses import dataclass, replace

from referee.game import Message, MessageError
from store import MatchRecord


class MatchNotFound(Exception):
    """There is no such match."""


class NoToken(MatchNotFound):
    """No token was sent; without one no match is visible."""


class NotItsToken(MatchNotFound):
    """The token is not one of the match's."""


class NotAllowed(MessageError):
    """The token opens the match, but does not allow this; the message names the roles that do."""


@dataclass(frozen=True)
class Access:
    """An opened match and the role of its token: host, viewer, or player (then `player` is their id).

    `request` identifies a repeated request, `token_hash` the token as it is stored.
    """

    match: MatchRecord
    role: str
    player: str | None
    request: str | None = None
    token_hash: str = ""

    @property
    def by(self) -> str:
        """The author of changes made with this token."""
        return self.role if self.player is None else f"player:{self.player}"

    def as_viewer(self) -> Access:
        """The same access with a viewer's rights: what it reads is what everybody may see."""
        return replace(self, role="viewer", player=None)

    def need(self, *roles: str) -> None:
        """Raise NotAllowed unless the token has one of these roles."""
        if self.role not in roles:
            raise NotAllowed(Message("refused-role", role=_named(self.role), roles=tuple(map(_named, roles))))


def _named(role: str) -> Message:
    return Message({"host": "role-host", "player": "role-player"}.get(role, "role-viewer"))


class HintsOff(NotAllowed):
    """The host has turned hints off for all players."""

    def __init__(self) -> None:
        super().__init__(Message("problem-hints-off.meaning"))


def need_hints(access: Access) -> None:
    """Raise HintsOff if hints are off."""
    if not access.match.hints:
        raise HintsOff
