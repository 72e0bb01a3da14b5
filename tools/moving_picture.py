"""Puts pictures of a game together into one that moves, an animated WebP.

See the WebP container specification, "Animation".
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

HAS_ANIMATION = 0x02
FOREVER = 0
BACKGROUND = b"\x00\x00\x00\xff"
# A frame covers the whole picture, and is not mixed with the one before.
REPLACE = 0x02
OF_A_FRAME = (b"VP8 ", b"VP8L")


@dataclass
class Frame:
    """A still picture as WebP, and for how long it is shown, in milliseconds."""

    image: bytes
    time: int


def chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def chunks(image: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield kind and data of each chunk of a WebP file."""
    if image[:4] != b"RIFF" or image[8:12] != b"WEBP":
        raise ValueError("no WebP")
    place = 12
    while place + 8 <= len(image):
        kind, (size,) = image[place : place + 4], struct.unpack_from("<I", image, place + 4)
        yield kind, image[place + 8 : place + 8 + size]
        place += 8 + size + size % 2


def small(number: int) -> bytes:
    """Return a number of three bytes."""
    return struct.pack("<I", number)[:3]


def moving(frames: list[Frame], size: tuple[int, int]) -> bytes:
    """Return one picture of all frames, which are shown one after the other, again and again."""
    width, height = (small(length - 1) for length in size)
    body = chunk(b"VP8X", bytes([HAS_ANIMATION, 0, 0, 0]) + width + height)
    body += chunk(b"ANIM", BACKGROUND + struct.pack("<H", FOREVER))
    for frame in frames:
        ((kind, data),) = ((kind, data) for kind, data in chunks(frame.image) if kind in OF_A_FRAME)
        head = small(0) * 2 + width + height + small(frame.time) + bytes([REPLACE])
        body += chunk(b"ANMF", head + chunk(kind, data))
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def joined(frames: list[Frame]) -> list[Frame]:
    """Return the frames with those that follow their like put together into one that is shown for longer."""
    found: list[Frame] = []
    for frame in frames:
        if found and found[-1].image == frame.image:
            found[-1].time += frame.time
        else:
            found.append(Frame(frame.image, frame.time))
    return found
