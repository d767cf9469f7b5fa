"""Under which addresses others in the network find this machine, and who of them is near."""

from __future__ import annotations

import socket
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


def addresses() -> list[str]:
    """Addresses of this machine in its networks, the one used for outgoing traffic first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [place for place in dict.fromkeys(found) if not place.startswith("127.") and place != "0.0.0.0"]


def served_at(bind: str) -> tuple[list[str], list[str]]:
    """Where a server that listens on an address is found, and which of these places are found from elsewhere,
    too."""
    try:
        address = ip_address(bind)
    except ValueError:  # a name
        return [bind], [] if bind == "localhost" else [bind]
    if address.is_unspecified:
        found = addresses()
        return [*found, "localhost"], found
    place = f"[{address}]" if address.version == 6 else bind
    if address.is_loopback:
        return ["localhost" if bind == "127.0.0.1" else place], []
    return [place], [place]


@cache
def networks(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks of a text such as "127.0.0.0/8, ::1". Raises ValueError."""
    return tuple(ip_network(one.strip()) for one in text.split(",") if one.strip())


def within(address: str | None, text: str) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks(text))
