"""Tests that docs/test-ids.md lists every `data-testid` of the page, and no other."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).parents[2]
LISTED = re.compile(r"`([a-z][a-z-]*)`")
ATTRIBUTES = ("data-", "aria-")
WRITTEN = re.compile(r"data-testid=(?:\"([a-z-]+)\"|\$\{[^}]*?\?\s*\"([a-z-]+)\"\s*:\s*(?:\"([a-z-]+)\")?)")
GIVEN = re.compile(r"(?:testid|testId): \"([a-z-]+)\"|dataset\[\"testid\"\] = \"([a-z-]+)\"")
COMPOSED = re.compile(r"data-testid=\"([a-z-]*)\$\{[^}]+\}([a-z-]*)\"")


def page_sources() -> str:
    files = [path for path in sorted((TOP / "web").rglob("*")) if path.suffix in {".js", ".html"}]
    own = [path for path in files if "vendor" not in path.parts]
    return "".join(path.read_text("utf-8") for path in own)


SOURCES = page_sources()
PAGE = (TOP / "docs" / "test-ids.md").read_text("utf-8").partition("\n## ")[2]
IDS = {name for name in LISTED.findall(PAGE) if not name.startswith(ATTRIBUTES)}


def test_every_id_of_the_page_is_listed() -> None:
    written = {
        name for found in (*WRITTEN.findall(SOURCES), *GIVEN.findall(SOURCES)) for name in found if name
    }
    assert len(written) > 300
    assert sorted(written - IDS) == [], "add these to docs/test-ids.md"


def test_every_listed_id_is_on_the_page() -> None:
    """As a text of its own, or put together from one: `${kind}-next` is `tip-next` of `tip`."""
    assert len(IDS) > 300
    texts = set(re.findall(r"[\"'`]([a-z][a-z-]*)[\"'`]", SOURCES))
    composed = {
        f"{before}{text}{after}"
        for before, after in COMPOSED.findall(SOURCES)
        if before or after
        for text in texts
    } | {f"tab-{text}" for text in texts}
    assert sorted(IDS - texts - composed) == [], "no view has these: an id of the contract is gone"


def test_every_listed_attribute_is_on_the_page() -> None:
    listed = set(re.findall(r"`((?:data|aria)-[a-z-]+)`", PAGE))
    assert len(listed) > 30
    camel = {name: re.sub(r"-([a-z])", lambda found: found[1].upper(), name[5:]) for name in listed}
    gone = [
        name
        for name in sorted(listed)
        if name not in SOURCES and not re.search(rf"dataset(?:\.|\[\"){camel[name]}\b", SOURCES)
    ]
    assert gone == []
