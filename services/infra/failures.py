"""Why a picture could not be read, as it is stored: the id of a message `photos-<id>` and its arguments."""

from __future__ import annotations

import json
import re
from typing import Any

from referee.game import Message
from referee.messages import ENGLISH, messages

STORED = re.compile(r"([a-z-]+)(?: (\{.*\}))?")


def stored_failure(id: str, **values: Any) -> str:
    """Return a failure as text for the database: "slow {"seconds": 60}"."""
    return f"{id} {json.dumps(values)}" if values else id


def failure_message(stored: str) -> Message:
    """Return the message of a stored failure. Rows of older versions hold English sentences, which stay."""
    found = STORED.fullmatch(stored)
    if found is None or messages(ENGLISH).find(f"photos-{found[1]}") is None:
        return Message("error-other", text=stored)
    return Message(f"photos-{found[1]}", **json.loads(found[2] or "{}"))
