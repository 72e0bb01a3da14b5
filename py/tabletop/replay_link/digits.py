"""Writes one large number, whose digits have different bases, as letters, and reads it back."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Sequence
from zlib import crc32

from tabletop.kernel.errors import Refusal

CHECK = 4
"""Bytes of the checksum."""

MOST_LETTERS = 1000
"""A longer text is refused unread; the longest game comes to less than 300 letters."""


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
        if len(data) <= CHECK or data[:CHECK] != _check(about, data[CHECK:]):
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


def _check(about: str, data: bytes) -> bytes:
    return crc32(about.encode() + b"." + data).to_bytes(CHECK, "big")


def _bytes_of(text: str) -> bytes:
    """Return the bytes that ``text`` stands for; a text that is not written as ours are is refused."""
    if len(text) > MOST_LETTERS or not text.isascii():
        raise broken()
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError):
        raise broken() from None
    if urlsafe_b64encode(data).rstrip(b"=").decode() != text:
        raise broken()
    return data
