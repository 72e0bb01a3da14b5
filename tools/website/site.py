"""Reads what this copy of the site says about itself (web/site.json), and writes it where others look for it.

Those are the web manifests, one for each language, the page whose content policy permits the mailboxes that it names,
and the line *Play* of README.md. The words of the manifests, and those of index.html, are in locales/install.
"""

import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from citadels_table.mailbox.origin import origin_in
from tabletop.texts.locales import LANGUAGES

WEB = Path("web")
FILE = "site.json"
TEMPLATE = "manifest.webmanifest"
"""The manifest with ids of texts in place of the words; `name` stands for the site's own."""
TEXTS = "locales/install"
"""The words of the manifests and of index.html; the page itself does not read them."""
PAGE = "index.html"
FIRST = LANGUAGES[0]
IN_PAGE = ("install-missing-files", "install-no-script")
LINK = '<a href="">'
"""Loads the page again."""
POLICY = "connect-src 'self';"
"""What the page may ask, as index.html has it: its own host only, whatever mailboxes there are."""
FRAMES = "frame-src 'self';"
"""What the page needs beside it where there are mailboxes: web/peer/mailbox-frame.js asks them from a frame."""
MAILBOX_PAGE = "peer/mailboxes.html"
MAILBOX_HTML = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src {}; base-uri 'none'; form-action 'none'" />
  </head>
</html>
"""  # noqa: E501 - as the page has it
"""The empty page in the frame."""
MOST_MAILBOXES = 4
WORDS = ("name", "short_name", "description", "label")
README = Path("README.md")
PLAY = re.compile(r"^\*\*Play:\*\* .*$", re.MULTILINE)
NO_ADDRESS = (
    "**Play:** on your own device with the two commands below, or [publish a copy](docs/publishing.md)."
)


@dataclass(frozen=True)
class Site:
    """The facts of web/site.json; ``address``, ``owner`` and ``contact`` may be empty.

    ``name`` has at least the first language, which names the site in those that are left out. ``mailboxes`` are
    origins, ``boxes`` the addresses where printed games are sold, by game.
    """

    name: dict[str, str]
    address: str
    owner: str
    contact: str
    mailboxes: tuple[str, ...] = ()
    boxes: dict[str, str] = field(default_factory=dict[str, str])


def read(folder: Path = WEB) -> Site:
    """Read the file. Ends the program with a sentence if something is missing or wrong in it."""
    told: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    name: dict[str, str] = told.get("name", {})
    if not name.get(FIRST):
        raise SystemExit(f"{FILE}: a name is missing in: {FIRST}")
    texts = {key: told.get(key) for key in ("address", "owner", "contact")}
    wrong = [key for key, value in texts.items() if not isinstance(value, str)]
    if wrong:
        raise SystemExit(f'{FILE}: {", ".join(wrong)}: write a text, or ""')
    site = Site(
        name,
        **{key: str(value) for key, value in texts.items()},
        mailboxes=mailboxes(told.get("mailboxes", [])),
        boxes=boxes(told.get("boxes", {})),
    )
    if site.address and not re.fullmatch(r"https://[^\s()<>]+/", site.address):
        raise SystemExit(f"{FILE}: the address must begin with https:// and end with a slash: {site.address}")
    return site


def mailboxes(told: object) -> tuple[str, ...]:
    """Return the origins of the mailboxes. Ends the program with a sentence where one is no origin."""
    listed: list[object] = cast("list[object]", told) if isinstance(told, list) else [told]
    if len(listed) > MOST_MAILBOXES:
        raise SystemExit(f"{FILE}: at most {MOST_MAILBOXES} mailboxes")
    found: list[str] = []
    for one in listed:
        origin = origin_in(one)
        if origin is None:
            raise SystemExit(f"{FILE}: a mailbox must be an origin such as https://mail.example.org: {one}")
        found.append(origin)
    return tuple(dict.fromkeys(found))


def boxes(told: object) -> dict[str, str]:
    """Return where each printed game is sold. Ends the program with a sentence where one is no address."""
    listed = cast("dict[str, object]", told) if isinstance(told, dict) else {"boxes": None}
    for game, address in listed.items():
        if not (isinstance(address, str) and re.fullmatch(r"https://\S+", address)):
            raise SystemExit(f"{FILE}: a box must be sold at an address that begins with https://: {game}")
    return cast("dict[str, str]", listed)


def write_mailboxes(folder: Path, origins: tuple[str, ...]) -> None:
    """Write the page whose policy permits these mailboxes, each by its exact origin.

    index.html is permitted its frame.
    """
    page = folder / PAGE
    text = page.read_text(encoding="utf-8")
    if text.count(POLICY) != 1:
        raise SystemExit(f"{PAGE}: the policy must have this once: {POLICY}")
    if not origins:
        return
    page.write_text(text.replace(POLICY, f"{POLICY} {FRAMES}"), encoding="utf-8")
    target = folder / MAILBOX_PAGE
    target.parent.mkdir(exist_ok=True)
    target.write_text(MAILBOX_HTML.format(" ".join(origins)), encoding="utf-8")


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
    told = worded(
        {**template, "lang": language}, {**texts, "name": site.name.get(language) or site.name[FIRST]}
    )
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def manifest_name(language: str) -> str:
    return TEMPLATE if language == FIRST else TEMPLATE.replace(".", f".{language}.")


def write_words(folder: Path) -> None:
    """Write the manifests of all languages and the words of index.html into a built site.

    Their texts there are deleted.
    """
    site = read(folder)
    template = json.loads((folder / TEMPLATE).read_text(encoding="utf-8"))
    texts = {language: texts_of(folder, language) for language in LANGUAGES}
    for language, own in texts.items():
        (folder / manifest_name(language)).write_text(
            manifest(site, template, language, own), encoding="utf-8"
        )
    page = folder / PAGE
    text = page_in_all_languages(page.read_text(encoding="utf-8"), texts)
    page.write_text(text, encoding="utf-8")
    # The page reads the origins there, as browsers write them.
    facts = {**json.loads((folder / FILE).read_text(encoding="utf-8")), "mailboxes": site.mailboxes}
    (folder / FILE).write_text(json.dumps(facts, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    write_mailboxes(folder, site.mailboxes)
    shutil.rmtree(folder / TEXTS)


def page_in_all_languages(page: str, texts: Mapping[str, dict[str, str]]) -> str:
    """Return index.html with what it says before the page has its texts, which may never come.

    It says so once in each language.
    """
    for ident in IN_PAGE:
        told = [
            f'<p lang="{language}">{own[ident].replace("<a>", LINK)}</p>' for language, own in texts.items()
        ]
        page = page.replace(f"<!-- {ident} -->", "".join(told))
    return page


def readme() -> str:
    """Return README.md with the address of web/site.json in its line *Play*."""
    address = read().address
    line = f"**Play:** <{address}>" if address else NO_ADDRESS
    text, count = PLAY.subn(lambda _: line, README.read_text(encoding="utf-8"))
    if count != 1:
        raise SystemExit(f"{README}: one line must begin with **Play:**")
    return text
