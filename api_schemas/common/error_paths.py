"""JSON paths of marshmallow's errors."""

import json
import re


def flat(messages: object, path: str = "") -> dict[str, list[str]]:
    """Flatten marshmallow's messages to {json path: messages}.

    A path looks like `tiles[3].rotation`; the body itself is `$`.
    """
    if isinstance(messages, list | str):
        return {path or "$": [str(m) for m in ([messages] if isinstance(messages, str) else messages)]}
    found: dict[str, list[str]] = {}
    for key, inner in messages.items() if isinstance(messages, dict) else ():
        for place, texts in flat(inner, path if key == "_schema" else _step(path, key)).items():
            found.setdefault(place, []).extend(texts)
    return found


def _step(path: str, key: object) -> str:
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = str(key)[:80]
    if re.fullmatch(r"[^\s\[\]\"']+", name):
        return f"{path}.{name}" if path else name
    return f"{path}[{json.dumps(name)}]"
