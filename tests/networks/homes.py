"""Builds two homes and the internet between them, each a network namespace of this process.

    host's device ── host's router ══ internet (coturn) ══ guest's router ── guest's device

A double line is a wire that can delay and lose packets. Both homes use the same private addresses, as homes do. All of
it lies in namespaces that end with the process (`__main__.py`), and nothing leads from them to the machine's own
network.
"""

import ctypes
import os
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tests.networks.routers import Kind, rules
from tests.networks.wire import Wire, tunnel

HELPER, HELPER_6 = "198.51.100.10", "2001:db8:ff::10"
USER, PASSWORD = "player", "secret"
PORT = 3478
NETWORK = 0x40000000
"""CLONE_NEWNET of sched.h."""


def ip(namespace: str, *words: str) -> None:
    subprocess.run(("ip", "-n", namespace, *words), check=True)


def inside(namespace: str, *command: str) -> list[str]:
    """The command that runs another one in a namespace."""
    return ["ip", "netns", "exec", namespace, *command]


@contextmanager
def network_of(namespace: str) -> Generator[None]:
    """Has this thread open its sockets in a namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    own = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
    there = os.open(f"/run/netns/{namespace}", os.O_RDONLY)
    try:
        if libc.setns(there, NETWORK):
            raise OSError(ctypes.get_errno(), f"setns {namespace}")
        yield
    finally:
        libc.setns(own, NETWORK)
        os.close(own)
        os.close(there)


def new_namespace(name: str) -> None:
    subprocess.run(("ip", "netns", "add", name), check=True)
    ip(name, "link", "set", "lo", "up")
    forward = "net.ipv4.ip_forward=1", "net.ipv6.conf.all.forwarding=1"
    subprocess.run(inside(name, "sysctl", "--quiet", "--write", *forward), check=True)


class Home:
    """A device behind a router; `number` makes its addresses."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.router = f"{name}-router"
        self.number = number
        self.device = "192.168.1.2"
        self.kind: Kind = "full cone"
        new_namespace(name)
        new_namespace(self.router)
        pair = ("link", "add", "inside", "type", "veth", "peer", "name", "eth0", "netns", name)
        ip(self.router, *pair)
        self.wire = Wire(
            tunnel(f"wire{number}", self.router, "outside"),
            tunnel(f"line{number}", "internet", name),
        )
        self.outside = f"203.0.113.{number}"
        self.join_up()
        self.become("full cone")

    def join_up(self) -> None:
        ip(self.router, "addr", "add", "192.168.1.1/24", "dev", "inside")
        for namespace, interface in ((self.router, "inside"), (self.router, "outside"), (self.name, "eth0")):
            ip(namespace, "link", "set", interface, "up")
        ip("internet", "link", "set", self.name, "up")
        ip(self.name, "addr", "add", f"{self.device}/24", "dev", "eth0")
        ip(self.name, "route", "add", "default", "via", "192.168.1.1")
        ip(self.router, "addr", "add", f"{self.outside}/32", "dev", "outside")
        ip(self.router, "route", "add", "default", "dev", "outside")
        ip("internet", "route", "add", f"{self.outside}/32", "dev", self.name)

    def become(self, kind: Kind) -> None:
        """Puts another kind of router in the place of the one before."""
        self.kind = kind
        text = rules(kind, self.device)
        subprocess.run(inside(self.router, "nft", "-f", "-"), input=text, text=True, check=True)

    def use_ipv6(self, *, wanted: bool) -> None:
        """Gives the home addresses of IPv6, or takes them back. Its router then lets in only what is answered."""
        net = f"2001:db8:{self.number}:"
        if not wanted:
            for namespace, interface in ((self.name, "eth0"), (self.router, "inside")):
                ip(namespace, "-6", "addr", "flush", "dev", interface, "scope", "global")
            return
        ip(self.router, "addr", "replace", f"{net}:1/64", "dev", "inside", "nodad")
        ip(self.name, "addr", "replace", f"{net}:2/64", "dev", "eth0", "nodad")
        ip(self.name, "-6", "route", "replace", "default", "via", f"{net}:1")
        ip(self.router, "-6", "route", "replace", "default", "dev", "outside")
        ip("internet", "-6", "route", "replace", f"{net}:/64", "dev", self.name)

    def move_device(self, address: str) -> None:
        """Gives the device another address in its home."""
        old, self.device = self.device, address
        ip(self.name, "addr", "del", f"{old}/24", "dev", "eth0")
        ip(self.name, "addr", "add", f"{address}/24", "dev", "eth0")
        ip(self.name, "route", "replace", "default", "via", "192.168.1.1")
        self.become(self.kind)

    def move_out(self, outside: str) -> None:
        """Gives the whole home another address on the internet, as a phone gets one that leaves its Wi-Fi."""
        old, self.outside = self.outside, outside
        ip("internet", "route", "add", f"{outside}/32", "dev", self.name)
        ip("internet", "route", "del", f"{old}/32", "dev", self.name)
        ip(self.router, "addr", "add", f"{outside}/32", "dev", "outside")
        ip(self.router, "addr", "del", f"{old}/32", "dev", "outside")
        ip(self.router, "route", "replace", "default", "dev", "outside")


def start_internet(folder: Path) -> None:
    """Makes the namespace between the homes, with coturn as STUN and TURN server in it."""
    new_namespace("internet")
    ip("internet", "addr", "add", f"{HELPER}/32", "dev", "lo")
    ip("internet", "addr", "add", f"{HELPER_6}/128", "dev", "lo", "nodad")
    coturn = ("turnserver", "-n", "--no-cli", "--no-tls", "--no-dtls", "--lt-cred-mech", "--realm=test")
    places = (
        f"--listening-ip={HELPER}",
        f"--listening-ip={HELPER_6}",
        f"--relay-ip={HELPER}",
        f"--relay-ip={HELPER_6}",
    )
    files = (
        f"--userdb={folder}/turn.db",
        f"--pidfile={folder}/turn.pid",
        f"--log-file={folder}/turn.log",
        "--simple-log",
    )
    subprocess.Popen(
        inside("internet", *coturn, *places, *files, f"--user={USER}:{PASSWORD}"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
