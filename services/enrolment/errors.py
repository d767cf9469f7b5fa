"""Why an enrolment cannot go on."""

from __future__ import annotations

from referee.game import MessageError
from store import Busy


class NotStarted(Exception):
    """This catalog has no enrolment."""


class StaleEnrolment(Exception):
    """The confirmation refers to an enrolment that was deleted since: its numbers mean other cards now."""


class Full(MessageError):
    """Too many proposals are open; some have to be decided before more photos are processed."""


class EnrolmentBusy(Busy, MessageError):
    """Other enrolments are being processed."""
