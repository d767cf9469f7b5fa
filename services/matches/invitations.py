"""Invitations to a match: a link with its join code, also as a QR code."""

from __future__ import annotations

from typing import Any

import segno

from services.infra.codec import JsonAnswer


def invitation(joining: dict[str, Any], game: str, page: str) -> JsonAnswer:
    """The join code, the link that opens the page with it, and that link as a QR code.

    `joining`: the serialized join code. `game`: its id is in the link, so that the page requests the
    modules of the game at once. `page`: the address under which others open the page.
    """
    code = str(joining["join_code"] or "")
    link = f"{page}/#/join/{code}/{game}"
    return {**joining, "link": link, "qr": picture(link)}


def picture(text: str) -> JsonAnswer:
    """A QR code as an SVG path of unit squares in a square of `size`, including its quiet zone."""
    rows = list(segno.make(text, micro=False, error="m").matrix_iter(border=4))
    runs = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return {"size": len(rows), "path": runs}
