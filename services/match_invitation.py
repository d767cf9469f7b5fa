"""The way into a match for the others at the table: a link with its join code, as a QR code too."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import segno

from services.match_house import Access, MatchHouse
from services.match_words import Teller
from services.network import addresses

OWN = ("localhost", "127.0.0.1", "[::1]", "::1")


class Invitations(MatchHouse):
    """Telling others where to join."""

    def invitation(self, access: Access, page: str) -> dict[str, Any]:
        """The join code, the link that opens the page with it, and that link as a QR code. `page`: the page
        as this phone or computer opened it. Raises NotAllowed."""
        access.need("host")
        told = Teller(access, self.kept(access.match), "en").code()
        code = str(told["join_code"] or "")
        link = f"{reachable(page)}/#/join/{code}"
        return {**told, "link": link, "qr": picture(link)}


def reachable(page: str) -> str:
    """The address of a page as another machine of the network opens it."""
    parts = urlsplit(page)
    found = addresses() if parts.hostname in OWN else []
    host = found[0] if found else parts.hostname
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host}{port}" if found else f"{parts.scheme}://{parts.netloc}"


def picture(text: str) -> dict[str, Any]:
    """A QR code as a path of unit squares in a square of `size`, its quiet border included."""
    rows = list(segno.make(text, micro=False, error="m").matrix_iter(border=4))
    runs = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return {"size": len(rows), "path": runs}
