"""Reads what this copy of the site says about itself (web/site.json), and writes it where others look for it.

Those are the web manifests, one for each language, and the line *Play* of README.md.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WEB = Path("web")
FILE = "site.json"
TEMPLATE = "manifest.webmanifest"
"""The manifest with ids of texts in place of the words; `name` stands for the site's own."""
TEXTS = "locales/install"
"""The words of the manifests; the page itself does not read them."""
LANGUAGES = ("en", "uk", "fr", "ru")
WORDS = ("name", "short_name", "description", "label")
README = Path("README.md")
PLAY = re.compile(r"^\*\*Play:\*\* .*$", re.MULTILINE)
NO_ADDRESS = (
    "**Play:** on your own device with the two commands below, or [publish a copy](docs/publishing.md)."
)


@dataclass(frozen=True)
class Site:
    """The facts of web/site.json; ``address``, ``owner`` and ``contact`` may be empty."""

    name: dict[str, str]
    address: str
    owner: str
    contact: str


def read(folder: Path = WEB) -> Site:
    """Read the file. Ends the program with a sentence if something is missing or wrong in it."""
    told: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    name: dict[str, str] = told.get("name", {})
    missing = [language for language in LANGUAGES if not name.get(language)]
    if missing:
        raise SystemExit(f"{FILE}: a name is missing in: {', '.join(missing)}")
    texts = {key: told.get(key) for key in ("address", "owner", "contact")}
    wrong = [key for key, value in texts.items() if not isinstance(value, str)]
    if wrong:
        raise SystemExit(f'{FILE}: {", ".join(wrong)}: write a text, or ""')
    site = Site(name, **{key: str(value) for key, value in texts.items()})
    if site.address and not re.fullmatch(r"https://[^\s()<>]+/", site.address):
        raise SystemExit(f"{FILE}: the address must begin with https:// and end with a slash: {site.address}")
    return site


def texts_of(folder: Path, language: str) -> dict[str, str]:
    """Return the words of the manifest in a language, by id; each is one line."""
    text = (folder / TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


Value = str | list["Value"] | dict[str, "Value"]


def worded(value: Value, words: dict[str, str], key: str = "") -> Value:
    """Return a part of the manifest with its words in place of their ids."""
    if isinstance(value, dict):
        # The parts of a share have names that the manifest gives them.
        return {
            name: inner if name == "params" else worded(inner, words, name) for name, inner in value.items()
        }
    if isinstance(value, list):
        return [worded(inner, words) for inner in value]
    return words[value] if key in WORDS else value


def manifest(site: Site, template: dict[str, Value], language: str, texts: dict[str, str]) -> str:
    """Return the manifest in a language. All have the same id, start and scope: they are one app."""
    told = worded({**template, "lang": language}, {**texts, "name": site.name[language]})
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def manifest_name(language: str) -> str:
    first = LANGUAGES[0]
    return TEMPLATE if language == first else TEMPLATE.replace(".", f".{language}.")


def write_manifests(folder: Path) -> None:
    """Replace the template in a built site by the manifests of all languages, and delete their words."""
    site = read(folder)
    template = json.loads((folder / TEMPLATE).read_text(encoding="utf-8"))
    for language in LANGUAGES:
        text = manifest(site, template, language, texts_of(folder, language))
        (folder / manifest_name(language)).write_text(text, encoding="utf-8")
        (folder / TEXTS / f"{language}.ftl").unlink()


def readme() -> str:
    """Return README.md with the address of web/site.json in its line *Play*."""
    address = read().address
    line = f"**Play:** <{address}>" if address else NO_ADDRESS
    text, count = PLAY.subn(lambda _: line, README.read_text(encoding="utf-8"))
    if count != 1:
        raise SystemExit(f"{README}: one line must begin with **Play:**")
    return text
