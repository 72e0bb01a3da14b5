"""Writes one large number, whose digits have different bases, as letters, and reads it back."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Sequence
from zlib import crc32

from tabletop.kernel.errors import Refusal

CHECK = 4
"""Bytes of the checksum."""

MOST_LETTERS = 1000
"""The most letters of a text. It is neither written nor read where it is longer.

A game that ends is far below that: the longest of 200,000 games of computer players had less than 300 letters. But
eight people who do not build at all reach 519 letters in 46 rounds, and 1,037 in 90.
"""


def broken() -> Refusal:
    """Return the refusal of a link that is damaged, cut off or forged."""
    return Refusal("replay-link-broken")


class DigitWriter:
    """Collects digits, each with its base. A digit may take several places of its base: then it needs less room."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int, int]] = []
        """First place, number of places, base."""

    def put(self, digit: int, base: int) -> None:
        """Add ``digit``, from 0 to ``base`` - 1."""
        if not 0 <= digit < base:
            raise ValueError(f"{digit} is no digit of base {base}")
        self.digits.append((digit, 1, base))

    def put_weighted(self, digit: int, weights: Sequence[int]) -> None:
        """Add ``digit``, which is as likely as its weight says; a likely one needs less room than a rare one."""
        self.digits.append((sum(weights[:digit]), weights[digit], sum(weights)))

    def add(self, more: "DigitWriter") -> None:
        """Add all digits of ``more``."""
        self.digits += more.digits

    def text(self, about: str) -> str:
        """Return all digits as letters. The checksum covers ``about`` too, which the letters do not hold."""
        number = 1  # Above the last digit: without it zeros at the end would be lost.
        for first, places, base in reversed(self.digits):
            more, place = divmod(number, places)
            number = more * base + first + place
        data = number.to_bytes((number.bit_length() + 7) // 8, "big")
        return urlsafe_b64encode(_check(about, data) + data).rstrip(b"=").decode()


class DigitReader:
    """Takes the digits of a text in the order in which they were put. Raises ``Refusal`` where there are none left."""

    def __init__(self, text: str, about: str) -> None:
        data = _bytes_of(text)
        if data is None or not _is_right(data, about):
            raise broken()
        self._number = int.from_bytes(data[CHECK:], "big")

    def take(self, base: int) -> int:
        """Return the next digit, which was put with this ``base``."""
        self._number, digit = divmod(self._number, base)
        if self._number == 0:
            raise broken()
        return digit

    def take_weighted(self, weights: Sequence[int]) -> int:
        """Return the next digit, which was put with these ``weights``."""
        more, place = divmod(self._number, sum(weights))
        digit = 0
        while place >= weights[digit]:
            place -= weights[digit]
            digit += 1
        self._number = more * weights[digit] + place
        if self._number == 0:
            raise broken()
        return digit

    def end(self) -> None:
        """Raise ``Refusal`` unless all digits were taken."""
        if self._number != 1:
            raise broken()


def proves(text: str, about: str) -> bool:
    """Whether the checksum of ``text`` is right: it was written so, and about this."""
    data = _bytes_of(text)
    return data is not None and _is_right(data, about)


def _is_right(data: bytes, about: str) -> bool:
    return len(data) > CHECK and data[:CHECK] == _check(about, data[CHECK:])


def _check(about: str, data: bytes) -> bytes:
    return crc32(about.encode() + b"." + data).to_bytes(CHECK, "big")


def _bytes_of(text: str) -> bytes | None:
    """Return the bytes that ``text`` stands for; None where it is not written as ours are."""
    if len(text) > MOST_LETTERS or not text.isascii():
        return None
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError):
        return None
    return data if urlsafe_b64encode(data).rstrip(b"=").decode() == text else None
