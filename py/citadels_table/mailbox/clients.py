"""Says who asks: what counts as one client, whom to believe about addresses behind a proxy, and who asks too often."""

import ipaddress
import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

HOUSEHOLD = 56
"""Bits of the network of IPv6 that a provider gives to one household."""
RATE, BURST = 10.0, 120.0
"""Requests a second of one client, on average and at once. Twelve devices behind one router whose looks do not wait ask
so often."""
MOST_CLIENTS = 50_000
LOOPBACK = ("127.0.0.0/8", "::1")
ALL = ("0.0.0.0/0", "::/0")
# Some proxies add the port.
WITH_PORT = re.compile(r"\[(.*)\](?::\d+)?|([\d.]+):\d+")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def address_in(text: str) -> Address | None:
    """Return the address that ``text`` is, IPv4 as itself; None for anything else."""
    text = text.strip()
    if found := WITH_PORT.fullmatch(text):
        text = found[1] or found[2]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def client_name(text: str) -> str:
    """Return what is counted as one client: an address, or of IPv6 the network of a household."""
    address = address_in(text)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address), HOUSEHOLD), strict=False).network_address)
    return str(address or "")


class Proxies:
    """The servers that are believed about whom they ask for: they add the address to ``X-Forwarded-For``."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """``texts`` are addresses and networks, ``*`` is any. Raises ``ValueError`` with a sentence."""
        self._any = False
        self._networks: list[Network] = []
        for text in texts:
            self._any = self._any or text == "*"
            for part in ALL if text == "*" else (text,):
                self._networks.append(network_in(part))

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def can_reach(self, listening: Address) -> bool:
        """Return whether one of them can be the other end of a connection to this address of the machine."""
        if listening.is_unspecified:
            return any(network.version == listening.version for network in self._networks)
        if listening.is_loopback:
            return any(network.overlaps(loopback) for network in self._networks for loopback in NEAR)
        # Who asks an address of this machine on the machine itself does it from that address.
        return self.trusts(listening) or any(
            network.version == listening.version and not any(network.overlaps(near) for near in NEAR)
            for network in self._networks
        )

    def client(self, peer: str, forwarded: str) -> str:
        """Return the address of who asks: of the connection's end, or what a trusted one says last in its header."""
        other = address_in(peer)
        if other is None or not self.trusts(other):
            return peer
        for text in reversed(forwarded.split(",")):
            address = address_in(text)
            if address is None:
                break
            other = address
            # Those further left are only believed where this is one more proxy that was named.
            if self._any or not self.trusts(address):
                break
        return str(other)


def network_in(text: str) -> Network:
    """Return the network, or the one address, that ``text`` is. Raises ``ValueError`` with a sentence."""
    try:
        return ipaddress.ip_network(text.strip())
    except ValueError:
        raise ValueError(
            f"{text!r} is no address of a proxy: one such as 127.0.0.1 or 10.0.0.0/8, or *"
        ) from None


NEAR = [network_in(text) for text in LOOPBACK]


@dataclass
class Allowance:
    """How many requests a client has left."""

    left: float
    since: float


class Rates:
    """Counts the requests of each client. The clients that were not seen for longest are forgotten first."""

    def __init__(self) -> None:
        self._clients: OrderedDict[str, Allowance] = OrderedDict()

    def __len__(self) -> int:
        return len(self._clients)

    def allows(self, client: str, now: float) -> bool:
        one = self._clients.setdefault(client, Allowance(BURST, now))
        self._clients.move_to_end(client)
        if len(self._clients) > MOST_CLIENTS:
            self._clients.popitem(last=False)
        one.left = min(BURST, one.left + (now - one.since) * RATE)
        one.since = now
        if one.left < 1:
            return False
        one.left -= 1
        return True
