"""Compresses the messages of one direction as one stream, since an update repeats most of the one before."""

import zlib
from base64 import b64decode, b64encode

from tabletop.kernel.errors import Refusal

_END = b"\x00\x00\xff\xff"
"""The bytes that end every flush of deflate, so they are not sent."""
_RAW = -zlib.MAX_WBITS


class Packer:
    """Packs messages into one stream: each can only be unpacked after all before it."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(6, zlib.DEFLATED, _RAW)

    def pack(self, message: str) -> str:
        """Return the next message, packed, in base64."""
        data = self._deflate.compress(message.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        return b64encode(data.removesuffix(_END)).decode()


class Unpacker:
    """Undoes a :class:`Packer`.

    ``most`` is the longest unpacked message in bytes, which stops decompression bombs.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._inflate = zlib.decompressobj(_RAW)

    def unpack(self, packed: str) -> str:
        """Return the next message. Raises ``Refusal`` (``peer-broken``); the stream cannot be used after that."""
        try:
            data = self._inflate.decompress(b64decode(packed, validate=True) + _END, self.most + 1)
            text = data.decode()
        except (ValueError, zlib.error):
            raise Refusal("peer-broken", where="stream") from None
        if len(data) > self.most or self._inflate.unconsumed_tail or self._inflate.eof:
            raise Refusal("peer-broken", where="size")
        return text
