"""Splits a key into shares (Shamir, 1979): enough shares restore it, fewer reveal nothing about it.

Each byte of the key is the value at 0 of a polynomial over the field of 256 elements (that of AES), whose other
coefficients come from the browser's randomness; a share is its value at some other place.
"""

from collections.abc import Mapping, Sequence

from tabletop.kernel.errors import Refusal
from tabletop.peer.seed_crypto import Source

MOST_SHARES = 255
_POLYNOMIAL = 0x11B


def _product(one: int, other: int) -> int:
    """Multiply in the field."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 0x100:
            one ^= _POLYNOMIAL
        other >>= 1
    return product


def _inverse(one: int) -> int:
    """Return the multiplicative inverse of ``one``, which is its 254th power."""
    power = 1
    for _ in range(254):
        power = _product(power, one)
    return power


def split(key: str, places: Sequence[int], needed: int, source: Source) -> dict[int, str]:
    """Return a share of ``key`` (64 hex digits) for each of ``places`` (1 to 255).

    Any ``needed`` of them restore it.
    """
    rows = [bytes.fromhex(key), *(bytes.fromhex(source.hex()) for _ in range(needed - 1))]
    shares: dict[int, str] = {}
    for place in places:
        value = bytes(32)
        for row in reversed(rows):
            value = bytes(_product(old, place) ^ new for old, new in zip(value, row, strict=True))
        shares[place] = value.hex()
    return shares


def join(shares: Mapping[int, str]) -> str:
    """Return the key that ``shares`` (by place) restore. Too few or forged shares give a wrong key.

    Raises ``Refusal`` (``legacy-broken``) if a text is not a share.
    """
    if not shares or not all(0 < place <= MOST_SHARES for place in shares):
        raise Refusal("legacy-broken")
    key = bytes(32)
    for place, share in shares.items():
        weight = 1
        for other in shares:
            if other != place:
                weight = _product(weight, _product(other, _inverse(place ^ other)))
        values = bytes.fromhex(share)
        key = bytes(old ^ _product(new, weight) for old, new in zip(key, values, strict=True))
    return key.hex()
