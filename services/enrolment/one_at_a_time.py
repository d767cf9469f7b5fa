"""One enrolment of a set at a time, also across servers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from typing import TYPE_CHECKING, Any

from referee.game import Message
from services.enrolment.errors import EnrolmentBusy
from services.infra.codec import JsonAnswer
from services.jobs.admission import PoolSaturated

if TYPE_CHECKING:
    from services.enrolment.service import Enrolments


TRIES = 4


CUT = "services.enrolment.tasks:cut_cards"
SLOW = (
    CUT,
    "vision.enrolment.card_sheet:learn",
)  # many seconds of a processor: these run in the slow pool, so that uploads do not wait for them


BUSY = {"duplicate": "busy-enrolment-same", "full": "busy-enrolment", "late": "busy-enrolment-late"}
one_at_a_time = threading.Lock()


def in_turn(done: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Check the token, then run a method while it has the slow pool to itself. Also raises EnrolmentBusy."""

    @wraps(done)
    def turn(self: Enrolments, id: str, token: str | None, *rest: Any) -> JsonAnswer:
        self._mine(id, token)
        with ExitStack() as stack:
            try:
                stack.enter_context(self._jobs.slow.turns.turn(id))
            except PoolSaturated as error:
                raise EnrolmentBusy(Message(BUSY[error.reason])) from None
            return done(self, id, token, *rest)

    return turn
