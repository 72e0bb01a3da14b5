"""Composes a sprite: one SVG file with all pictures of a folder as symbols, such as web/art/sprite.svg."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

ART = Path(__file__).resolve().parents[1] / "web" / "art"
SPRITE = ART / "sprite.svg"
VIEW_BOX = "0 0 64 64"
# Folder of the pictures -> prefix of the symbols' ids.
KINDS = {"characters": "character", "districts": "district", "icons": "icon"}
POINT_CITY = {"pieces": "piece", "buildings": "building", "scenes": "scene"}
TAGS = frozenset({"svg", "g", "path", "circle", "ellipse", "rect", "defs", "clipPath", "use"})
NAMESPACE = "http://www.w3.org/2000/svg"


class ArtError(ValueError):
    """A picture contains something that is not allowed in a sprite."""


def _local(tag: str) -> str:
    return tag.removeprefix(f"{{{NAMESPACE}}}")


def _attribute(name: str, value: str, prefix: str) -> str:
    """Return the attribute's value, with the prefix before each id of the picture. Raises ``ArtError``."""
    if name == "id":
        return f"{prefix}-{value}"
    if name == "href":
        if not value.startswith("#"):
            raise ArtError(f"{prefix}: reference outside the picture: {value}")
        return f"#{prefix}-{value[1:]}"
    if name == "style" or name.startswith("on") or ":" in name:
        raise ArtError(f"{prefix}: attribute {name} is not allowed")
    if "url(" in value:
        if not value.startswith("url(#"):
            raise ArtError(f"{prefix}: reference outside the picture: {value}")
        return value.replace("url(#", f"url(#{prefix}-")
    return value


def _element(source: ET.Element, tag: str, prefix: str) -> ET.Element:
    made = ET.Element(tag, {name: _attribute(name, value, prefix) for name, value in source.attrib.items()})
    for child in source:
        child_tag = _local(child.tag)
        if child_tag not in TAGS:
            raise ArtError(f"{prefix}: element {child_tag} is not allowed")
        made.append(_element(child, child_tag, prefix))
    return made


def symbol(path: Path, prefix: str) -> ET.Element:
    """Return a picture as a symbol, with the attributes of its root.

    Raises ``ArtError`` for what a sprite cannot hold.
    """
    root = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - our own files
    if root.get("viewBox") != VIEW_BOX:
        raise ArtError(f"{prefix}: viewBox is not {VIEW_BOX}")
    made = _element(root, "symbol", prefix)
    made.set("id", prefix)
    return made


def pictures(art: Path = ART, kinds: Mapping[str, str] = KINDS) -> Iterator[tuple[str, Path]]:
    """Yield the id of the symbol and the path of every picture, in a fixed order."""
    for folder, kind in kinds.items():
        for path in sorted((art / folder).glob("*.svg")):
            yield f"{kind}-{path.stem}", path


def compose(art: Path = ART, kinds: Mapping[str, str] = KINDS) -> str:
    lines = [
        ET.tostring(symbol(path, name), encoding="unicode").replace(" />", "/>")
        for name, path in pictures(art, kinds)
    ]
    return "\n".join([f'<svg xmlns="{NAMESPACE}">', *lines, "</svg>", ""])
