"""Every card has its picture, and the sprite the page loads is made of exactly these pictures."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools import sprite

CHARACTERS = [
    "assassin",
    "witch",
    "magistrate",
    "thief",
    "spy",
    "blackmailer",
    "magician",
    "wizard",
    "seer",
    "king",
    "emperor",
    "patrician",
    "bishop",
    "abbot",
    "cardinal",
    "merchant",
    "alchemist",
    "trader",
    "architect",
    "navigator",
    "scholar",
    "warlord",
    "diplomat",
    "marshal",
    "queen",
    "artist",
    "tax_collector",
]
DISTRICTS = [
    "manor",
    "castle",
    "palace",
    "temple",
    "church",
    "monastery",
    "cathedral",
    "watchtower",
    "prison",
    "barracks",
    "fortress",
    "tavern",
    "market",
    "trading_post",
    "docks",
    "harbor",
    "town_hall",
    "armory",
    "basilica",
    "capitol",
    "dragon_gate",
    "factory",
    "framework",
    "gold_mine",
    "great_wall",
    "haunted_quarter",
    "imperial_treasury",
    "ivory_tower",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "monument",
    "museum",
    "necropolis",
    "observatory",
    "park",
    "poor_house",
    "quarry",
    "school_of_magic",
    "secret_vault",
    "smithy",
    "stables",
    "statue",
    "theater",
    "thieves_den",
    "wishing_well",
    "graveyard",
    "university",
    "lighthouse",
    "bell_tower",
    "hospital",
    "throne_room",
    "ball_room",
]
ICONS = [
    "gold",
    "cards",
    "crown",
    "star",
    "noble",
    "religious",
    "military",
    "trade",
    "unique",
    "kill",
    "rob",
    "bewitch",
    "warrant",
    "threat",
    "tax",
    "castle",
    "deck",
    "turn",
    "log",
    "settings",
    "offline",
    "export",
    "import",
    "back",
    "info",
    "close",
    "menu",
    "language",
    "undo",
    "build",
    "destroy",
    "protect",
    "player",
    "bot",
    "check",
    "play",
    "link",
]
WANTED = {"characters": CHARACTERS, "districts": DISTRICTS, "icons": ICONS}
LARGEST_SPRITE = 250_000


def test_the_folders_hold_the_wanted_pictures_and_no_others() -> None:
    for folder, names in WANTED.items():
        assert sorted(path.stem for path in (sprite.ART / folder).glob("*.svg")) == sorted(names), folder


def test_every_2016_card_is_counted() -> None:
    assert (len(CHARACTERS), len(DISTRICTS)) == (27, 17 + 30 + 7)
    for names in WANTED.values():
        assert len(set(names)) == len(names)


@pytest.mark.cpython_only
def test_the_written_sprite_is_fresh() -> None:
    assert sprite.main(["--check"]) == 0, "run python tools/sprite.py"


def test_the_sprite_has_every_symbol_in_one_view_box() -> None:
    root = ET.fromstring(sprite.SPRITE.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    symbols = {symbol.get("id"): symbol for symbol in root}
    wanted = {f"{sprite.KINDS[folder]}-{name}" for folder, names in WANTED.items() for name in names}
    assert set(symbols) == wanted
    assert {symbol.get("viewBox") for symbol in symbols.values()} == {sprite.VIEW_BOX}
    assert all(len(symbol) > 0 for symbol in symbols.values())


def test_ids_in_the_sprite_are_unique() -> None:
    root = ET.fromstring(sprite.SPRITE.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    ids = [found for element in root.iter() if (found := element.get("id"))]
    assert len(set(ids)) == len(ids)


def test_the_sprite_is_small() -> None:
    assert sprite.SPRITE.stat().st_size < LARGEST_SPRITE


@pytest.mark.parametrize(
    "inside",
    [
        "<style/>",
        "<script/>",
        '<path style="fill:red"/>',
        '<path onclick="x"/>',
        '<use href="other.svg#a"/>',
        '<path fill="url(other.svg#a)"/>',
    ],
)
def test_what_may_not_be_in_the_sprite_is_refused(tmp_path: Path, inside: str) -> None:
    picture = tmp_path / "picture.svg"
    picture.write_text(
        f'<svg xmlns="{sprite.NAMESPACE}" viewBox="0 0 64 64">{inside}</svg>', encoding="utf-8"
    )
    with pytest.raises(sprite.ArtError):
        sprite.symbol(picture, "icon-picture")


def test_ids_and_what_points_at_them_are_prefixed(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    inside = '<clipPath id="a"/><path clip-path="url(#a)"/><use href="#a"/>'
    picture.write_text(
        f'<svg xmlns="{sprite.NAMESPACE}" viewBox="0 0 64 64">{inside}</svg>', encoding="utf-8"
    )
    clip, path, use = sprite.symbol(picture, "icon-picture")
    assert clip.get("id") == "icon-picture-a"
    assert path.get("clip-path") == "url(#icon-picture-a)"
    assert use.get("href") == "#icon-picture-a"


@pytest.mark.parametrize(
    ("name", "side"), [("icon-192", 192), ("icon-512", 512), ("maskable-512", 512), ("icon-180", 180)]
)
def test_app_icons_have_the_size_of_their_name(name: str, side: int) -> None:
    head = (sprite.ART / "app" / f"{name}.png").read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (side, side)
