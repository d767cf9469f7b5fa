"""What errors of the API mean, from errors.ftl."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Message
from referee.messages import messages


def title(kind: str, language: str) -> str:
    """Return the title of a kind of problem."""
    return messages(language).text(f"problem-{kind}") or kind


def meaning(kind: str, language: str) -> str:
    """Return what a kind of problem means, and what to do."""
    return messages(language).text(f"problem-{kind}.meaning") or kind


def summary(errors: Mapping[str, list[Message]]) -> Message:
    """Return the first error in one sentence, and how many more there are."""
    count = sum(len(texts) for texts in errors.values())
    path, texts = next(iter(errors.items()))
    if count > 1:
        return Message("error-more", path=path, message=texts[0], count=count - 1)
    return Message("error-first", path=path, message=texts[0])
