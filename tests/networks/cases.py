"""Lists which homes are tried with which help, and what the result must be."""

from dataclasses import dataclass
from itertools import combinations_with_replacement

from tests.networks.players import Help
from tests.networks.routers import KINDS, Kind

HELPS: tuple[Help, ...] = ("none", "STUN", "TURN")
# What both pages must say; the first is the host's.
Said = tuple[str, str]
MEET: Said = "", ""
# At a guest whose invitation leads to a local network. Chromium says `prompt` before it has asked, and asks nothing
# where that network is another one; the page cannot tell that from a question without an answer, and speaks of both.
UNANSWERED = "local-unanswered"


@dataclass(frozen=True)
class Case:
    host: Kind
    guest: Kind
    help: Help
    # Whether the host's home, and the guest's, have addresses of IPv6 besides.
    ipv6: tuple[bool, bool] = (False, False)

    @property
    def expected(self) -> Said:
        """What the pages say; nothing where the two meet."""
        if self.help == "none":
            return "other-network", UNANSWERED
        # A relay listens at TCP, too.
        if self.help == "TURN" or all(self.ipv6):
            return MEET
        return self.with_stun()

    def with_stun(self) -> Said:
        if self.guest == "no UDP":
            return "udp-blocked" if self.host == "no UDP" else "other-no-address", self.guest_blocked
        if self.host == "no UDP":
            # The invitation has no address of the internet, so the guest's page does not offer a helper.
            return "udp-blocked", UNANSWERED
        # A new port for each address leads back only through a router that looks at no port.
        strict = {"symmetric", "port-restricted"}
        if "symmetric" in {self.host, self.guest} and {self.host, self.guest} <= strict:
            return "ports-change", "ports-change"
        return MEET

    @property
    def guest_blocked(self) -> str:
        return UNANSWERED if self.host == "no UDP" else "udp-blocked"


def pairs() -> list[Case]:
    """Each two kinds once, and one of them the other way round.

    An invitation without an address is a case of its own.
    """
    kinds: list[tuple[Kind, Kind]] = [*combinations_with_replacement(KINDS, 2), ("no UDP", "full cone")]
    return [Case(host, guest, given) for host, guest in kinds for given in HELPS]


def ipv6() -> list[Case]:
    """Routers whose IPv4 lets no two devices meet: with IPv6 at both ends, and at one alone."""
    both = [Case("symmetric", "symmetric", given, (True, True)) for given in HELPS]
    return [*both, Case("symmetric", "symmetric", "STUN", (True, False))]
