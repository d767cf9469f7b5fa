"""JSON paths of marshmallow's errors."""

import json
import re

from referee.game import Message
from referee.messages import ENGLISH, messages


def flat(found: object, path: str = "") -> dict[str, list[Message]]:
    """Flatten the messages of marshmallow's errors to {json path: messages}.

    A path looks like `tiles[3].rotation`; the body itself is `$`.
    """
    if isinstance(found, list | str):
        return {path or "$": [_message(one) for one in ([found] if isinstance(found, str) else found)]}
    errors: dict[str, list[Message]] = {}
    for key, inner in found.items() if isinstance(found, dict) else ():
        for place, texts in flat(inner, path if key == "_schema" else _step(path, key)).items():
            errors.setdefault(place, []).extend(texts)
    return errors


def _message(text: object) -> Message:
    """A message of a schema: with arguments, or its id alone; or a sentence of a library."""
    if isinstance(text, Message):
        return text
    known = isinstance(text, str) and messages(ENGLISH).find(text) is not None
    return Message(str(text)) if known else Message("error-other", text=str(text))


def _step(path: str, key: object) -> str:
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = str(key)[:80]
    if re.fullmatch(r"[^\s\[\]\"']+", name):
        return f"{path}.{name}" if path else name
    return f"{path}[{json.dumps(name)}]"
