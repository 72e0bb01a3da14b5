"""Tests the picture that moves at the top of the README, and how it is put together."""

import struct

import pytest

from tools.moving_picture import Frame, chunks, joined, moving
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

SCREENS = ROOT / "docs" / "screens"
MOST = 2_000_000


def size_of(image: bytes) -> int:
    (size,) = struct.unpack_from("<I", image, 4)
    return size + 8


def test_frames_are_shown_in_order_and_for_their_time() -> None:
    one, two = ((SCREENS / name).read_bytes() for name in ("turn.webp", "turn-light.webp"))
    made = moving([Frame(one, 600), Frame(two, 70_000)], (1180, 820))
    assert size_of(made) == len(made)
    (head, told), (still, forever), *frames = chunks(made)
    assert (head, still, forever[4:]) == (b"VP8X", b"ANIM", b"\0\0")
    assert told[0] & 2
    assert [int.from_bytes(told[at : at + 3], "little") + 1 for at in (4, 7)] == [1180, 820]
    assert [kind for kind, _ in frames] == [b"ANMF"] * 2
    assert [int.from_bytes(data[12:15], "little") for _, data in frames] == [600, 70_000]
    pictures = [next(data for kind, data in chunks(image) if kind == b"VP8 ") for image in (one, two)]
    assert [
        data[24 : 24 + len(picture)] == picture for (_, data), picture in zip(frames, pictures, strict=True)
    ] == [True] * 2


def test_frames_that_are_alike_become_one() -> None:
    frames = [Frame(b"a", 1), Frame(b"a", 2), Frame(b"b", 4), Frame(b"a", 8)]
    assert joined(frames) == [Frame(b"a", 3), Frame(b"b", 4), Frame(b"a", 8)]
    with pytest.raises(ValueError, match="no WebP"):
        moving([Frame(b"a picture of another kind", 1)], (1, 1))


def test_the_readme_begins_with_what_it_is_a_moving_picture_and_the_way_to_play() -> None:
    title, about, picture, play, commands = (ROOT / "README.md").read_text("utf-8").split("\n\n")[:5]
    assert title.startswith("# ")
    assert "card table" in about
    assert "docs/screens/game.webp" in picture
    assert play.startswith("**Play:** ")
    assert commands == "## Two commands"
    film = (SCREENS / "game.webp").read_bytes()
    assert len(film) < MOST
    assert sum(kind == b"ANMF" for kind, _ in chunks(film)) > 20
