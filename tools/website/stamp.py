"""Writes the list of the site's files, with hashes and sizes, and the site's version into the service worker."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from tabletop.texts.locales import LANGUAGES
from tools.website.libraries import FOLDER, LIST
from tools.website.site import manifest_name

WORKER = "service-worker.js"
# The line of the service worker that the build replaces.
MARK = 'const SITE = { version: "unbuilt", files: [], later: [] };'
# Files for people, which the page never fetches; and the list of servers, which the site's owner may change.
NOT_PRECACHED = ("LICENSE", "NOTICE", "LICENCES.txt", "fonts/OFL.txt", ".nojekyll", "servers.json", WORKER)
# A first visit does not fetch these; they are stored when they are first needed.
WORKSHOP = ("vendor/codemirror.js", "workshop/", "locales/workshop/", "page/workshop-screen-", LIST)
BOX = ("box/", "wheels/workshop-")
OWN = ("page/own-seats-", "page/own-logs-", "page/backup-libraries-")
# A browser asks for the icons of the manifest when it installs the page.
ICONS = ("art/app/icon-192", "art/app/icon-512", "art/app/maskable-192", "art/app/maskable-512")
# Only a device in that language wants it.
MANIFESTS = tuple(manifest_name(language) for language in LANGUAGES[1:])
LIBRARIES = ("wheels/micropip-", "wheels/python_rest")
# With the first of these the others are fetched, so that people can then write, run and seat a player without a
# network.
TOGETHER = (*WORKSHOP, *OWN, *BOX)
GROUP = "workshop"
# Letters of Polish: they come with its texts.
LETTERS = ("fonts/alegreya-latin-ext-a-", "fonts/alegreya-sans-latin-ext-a-")
# What no game needs: it comes by itself once the first copy is whole, as the other languages do.
SOON = (
    *(
        "games/citadels/problems.json",
        "games/pointcity/problems.json",
        "page/backup-browser-",
        "page/daily-screen-",
        "page/listening-",
        "page/open-room-",
        "page/panorama-",
        "page/problems-screen-",
        "page/qr-",
    ),
    *("page/companion-", "page/link-dialog-", "app/companion/", "wheels/companion-"),
    *("locales/listening/", "games/citadels/locales/listening/", "games/pointcity/locales/listening/"),
    *("locales/companion/", "games/citadels/locales/companion/", "games/pointcity/locales/companion/"),
)
SOON_GROUP = "soon"
LATER = (*LIBRARIES, *ICONS, *MANIFESTS)
# Screenshots for the install dialog; and hosted wheels, which a device stores only if a person adds them.
NEVER_KEPT = ("art/app/screen-", f"{FOLDER}/")


def entries(site: Path) -> list[tuple[str, str, int]]:
    """Return path, sha256 and size of every file that the offline copy may have, in a fixed order."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    found = [(path.relative_to(site).as_posix(), path.read_bytes()) for path in files]
    return [
        (name, hashlib.sha256(data).hexdigest(), len(data))
        for name, data in found
        if name not in NOT_PRECACHED and (name == LIST or not name.startswith(NEVER_KEPT))
    ]


def group_of(name: str) -> str:
    """Return the group of a file that is fetched together with others; empty where it is in none.

    The first language is in none: it fills in what another lacks, so every page has it.
    """
    if name.startswith(TOGETHER):
        return GROUP
    if name.startswith(SOON):
        return SOON_GROUP
    if name.startswith(LETTERS):
        return "language-pl"
    path = PurePosixPath(name)
    return f"language-{path.stem}" if path.suffix == ".ftl" and path.stem != LANGUAGES[0] else ""


def version(files: list[tuple[str, str, int]]) -> str:
    return hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]


def stamp(site: Path, worker: Path) -> str:
    """Write the stamped service worker; return the site's version, a hash of its contents."""
    files = entries(site)
    text = worker.read_text(encoding="utf-8")
    if text.count(MARK) != 1:
        raise SystemExit(f"{worker}: the line to stamp is missing: {MARK}")
    # The worker's own text counts too: a change of it alone must reach the players as an update.
    name = version([*files, (WORKER, hashlib.sha256(text.encode()).hexdigest(), 0)])
    groups = {entry[0]: group_of(entry[0]) for entry in files}
    first = [entry for entry in files if not groups[entry[0]] and not entry[0].startswith(LATER)]
    later = [
        (*entry, group) if (group := groups[entry[0]]) else entry for entry in files if entry not in first
    ]
    stamped = (
        f'const SITE = {{ version: "{name}", files: [\n{_lines(first)}\n], later: [\n{_lines(later)}\n] }};'
    )
    (site / WORKER).write_text(text.replace(MARK, stamped), encoding="utf-8")
    return name


def _lines(files: Sequence[tuple[str, str, int] | tuple[str, str, int, str]]) -> str:
    return ",\n".join(f"  {json.dumps(entry)}" for entry in files)
