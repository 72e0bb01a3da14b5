"""Runs a wire between two network namespaces that delays and loses packets.

The kernel's netem does the same where it is built in.
"""

import contextlib
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import threading
import time

TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 0x0001, 0x1000
LARGEST = 65_536


def tunnel(name: str, namespace: str, new_name: str) -> int:
    """Makes a TUN device in a namespace; the packets that the kernel sends into it are read from the file returned."""
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    subprocess.run(("ip", "link", "set", name, "netns", namespace, "name", new_name), check=True)
    return device


class Wire:
    """Passes packets on between two devices; `delay` (seconds, one way) and `loss` (a share) may change at any time."""

    def __init__(self, one: int, other: int) -> None:
        self.ends = {one: other, other: one}
        self.delay = 0.0
        self.loss = 0.0
        self.lost = 0
        self.dice = random.Random(1)
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        waiting: list[tuple[float, int, int, bytes]] = []
        number = 0
        while True:
            wait = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
            for end in select.select(list(self.ends), [], [], wait)[0]:
                packet = self.read(end)
                number += 1
                if packet:
                    heapq.heappush(waiting, (time.monotonic() + self.delay, number, self.ends[end], packet))
            while waiting and waiting[0][0] <= time.monotonic():
                *_, end, packet = heapq.heappop(waiting)
                # A device that is not up yet takes nothing.
                with contextlib.suppress(OSError):
                    os.write(end, packet)

    def read(self, end: int) -> bytes:
        packet = os.read(end, LARGEST)
        if self.dice.random() >= self.loss:
            return packet
        self.lost += 1
        return b""
