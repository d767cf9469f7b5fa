"""How many bytes the body of a request may have: what its route states, otherwise those of any JSON body."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import current_app

SIZED = "_takes_at_most"  # attribute of a view function: called with the settings, returns bytes
Handler = Callable[..., Any]
Size = Callable[[Any], int]  # of the settings


def at_most(size: int | Size) -> Callable[[Handler], Handler]:
    """Decorator of a route: its body may have so many bytes, which may depend on the settings."""

    def sized(handler: Handler) -> Handler:
        setattr(handler, SIZED, size if callable(size) else lambda settings: size)
        return handler

    return sized


def takes_pictures(most: int = 1) -> Callable[[Handler], Handler]:
    """Decorator of a route whose body is a form with so many pictures."""
    return at_most(lambda settings: most * settings.max_photo_body)


def most_bytes(handler: Handler | None) -> int:
    """The most bytes of a body for this view function, in the current application."""
    sized: Size | None = getattr(handler, SIZED, None)
    settings = current_app.config["SETTINGS"]
    return settings.max_json_bytes if sized is None else sized(settings)
