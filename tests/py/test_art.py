"""Tests that every card has its picture, and that the page's sprite is made of exactly these pictures."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition
from pointcity.cards.box import CARDS as POINT_CITY_CARDS
from pointcity.cards.card import ALL_RESOURCES, CIVIC
from tools import sprite

BOXES = [load_edition(name) for name in EDITIONS]
CHARACTERS = {name for box in BOXES for name in box.every_character}
DISTRICTS = {name for box in BOXES for name in (*(basic.id for basic in box.basic), *box.every_unique)}
WANTED = {"characters": CHARACTERS, "districts": DISTRICTS}
WEB = sprite.ART.parent
ICON = re.compile(r"\bicon-([a-z_]+)\b(?!-|\.)")
LARGEST_SPRITE = 250_000
LARGEST_CHARACTER = 4_200
PAINT = re.compile(r'(?:fill|stroke)="([^"]+)"')
COLOURS = {"none", "currentColor", "#f2e6cb", "#211c26", "#e3ad3c", "#a86536"}


def test_every_card_has_its_picture_and_there_are_no_others() -> None:
    for folder, names in WANTED.items():
        drawn = {path.stem for path in (sprite.ART / folder).glob("*.svg")}
        assert sorted(names - drawn) == [], f"draw them: web/art/{folder}/<id>.svg"
        assert sorted(drawn - names) == [], f"nothing shows these: take them out of web/art/{folder}"


@pytest.mark.cpython_only
def test_every_icon_that_the_page_names_is_drawn() -> None:
    scripts = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    named = {name for path in scripts for name in ICON.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 20
    missing = sorted(named - {path.stem for path in (sprite.ART / "icons").glob("*.svg")})
    assert missing == [], "draw them: web/art/icons/<id>.svg"


LATER = WEB / "games" / "pointcity"
PIECE = re.compile(r"\bpiece-([a-z_]+)\b(?!-|\.)")


@pytest.mark.cpython_only
def test_point_city_has_a_picture_of_every_building_and_every_piece() -> None:
    drawn = {name for name, _ in sprite.pictures(LATER / "art", sprite.POINT_CITY)}
    buildings = {f"building-{card.name}" for card in POINT_CITY_CARDS if card.tier}
    assert sorted(name for name in drawn if name.startswith("building-")) == sorted(buildings)
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in LATER.rglob("*.js"))
    pieces = {*PIECE.findall(scripts), *ALL_RESOURCES, CIVIC}
    scenes = {f"scene-{name}" for name in ALL_RESOURCES}
    assert sorted(f"piece-{name}" for name in pieces) == sorted(drawn - buildings - scenes)
    assert scenes <= drawn


@pytest.mark.cpython_only
def test_the_written_sprite_is_fresh() -> None:
    assert sprite.SPRITE.read_text(encoding="utf-8") == sprite.compose(), "run `make generated`"


def test_the_sprite_has_every_symbol_in_one_view_box() -> None:
    root = ET.fromstring(sprite.SPRITE.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    symbols = {symbol.get("id"): symbol for symbol in root}
    assert set(symbols) == {name for name, _ in sprite.pictures()}, "run `make generated`"
    assert {symbol.get("viewBox") for symbol in symbols.values()} == {sprite.VIEW_BOX}
    assert all(len(symbol) > 0 for symbol in symbols.values())


def test_ids_in_the_sprite_are_unique() -> None:
    root = ET.fromstring(sprite.SPRITE.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    ids = [found for element in root.iter() if (found := element.get("id"))]
    assert len(set(ids)) == len(ids)


def test_the_sprite_is_small() -> None:
    assert sprite.SPRITE.stat().st_size < LARGEST_SPRITE


def test_no_character_outweighs_the_others() -> None:
    sizes = {path.stem: path.stat().st_size for path in (sprite.ART / "characters").glob("*.svg")}
    assert {name: size for name, size in sizes.items() if size > LARGEST_CHARACTER} == {}


def test_the_sprite_takes_its_colours_from_the_five() -> None:
    text = sprite.SPRITE.read_text(encoding="utf-8")
    assert set(PAINT.findall(text)) <= COLOURS


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
