"""Under which addresses others in the network find this machine."""

from __future__ import annotations

import socket
from contextlib import suppress


def addresses() -> list[str]:
    """Addresses of this machine in its networks, the one used for outgoing traffic first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [place for place in dict.fromkeys(found) if not place.startswith("127.") and place != "0.0.0.0"]
