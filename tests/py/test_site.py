"""Tests the file about this copy of the site: what is refused in it, the manifests and the line of the README."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tabletop.texts.locales import LANGUAGES
from tools.website import site, stamp
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

FACTS = {
    "name": {language: f"A table {language}" for language in LANGUAGES},
    "address": "https://ann.example.org/table/",
    "owner": "Ann",
    "contact": "ann@example.org",
}


def written(folder: Path, **changes: Any) -> Path:
    (folder / site.FILE).write_text(json.dumps({**FACTS, **changes}), encoding="utf-8")
    return folder


def built(folder: Path) -> Path:
    """Copy into a folder what is written anew in a built site."""
    shutil.copyfile(ROOT / "web" / site.TEMPLATE, folder / site.TEMPLATE)
    shutil.copytree(ROOT / "web" / site.TEXTS, folder / site.TEXTS)
    shutil.copyfile(ROOT / "web" / site.PAGE, folder / site.PAGE)
    return folder


def test_the_file_of_this_copy_is_whole() -> None:
    found = site.read(ROOT / "web")
    assert all(len(name) > len("Citadels") for name in found.name.values())


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"name": {"uk": "Стіл"}}, "a name is missing in: en"),
        ({"owner": None}, "owner: write a text"),
        ({"contact": 5}, "contact: write a text"),
        ({"address": "ann.example.org"}, "must begin with https://"),
        ({"address": "https://ann.example.org/table"}, "end with a slash"),
        ({"address": "https://ann.example.org/) or /"}, "must begin with https://"),
        *(
            ({"mailboxes": [origin]}, "a mailbox must be an origin")
            for origin in (
                "https:",
                "*",
                "https://*.example.org",
                "http://mail.example.org",
                "mail.example.org",
                "https://mail.example.org//",
                "https://mail.example.org/box",
                "https://mail.example.org?",
                "https://ann@mail.example.org",
                "https://mail..example.org",
                "https://mail.example.org.:443:443",
                "https://mail.example.org:0",
                "https://mail.example.org:65536",
                "https://mail.example.org:",
                "https://пошта.example",
                ["https://mail.example.org"],
                "https://a.org; script-src *",
                "https://a.org https://b.org",
                "",
                5,
            )
        ),
        *(
            ({"boxes": wrong}, "a box must be sold at an address")
            for wrong in ("https://shop.example.org", {"citadels": "shop.example.org"}, {"citadels": 5})
        ),
        ({"mailboxes": "https:"}, "a mailbox must be an origin"),
        ({"mailboxes": ["https://a.org"] * 5}, "at most 4 mailboxes"),
    ],
)
def test_what_is_wrong_in_it_is_said(tmp_path: Path, changes: dict[str, Any], told: str) -> None:
    with pytest.raises(SystemExit, match=re.escape(told)):
        site.read(written(tmp_path, **changes))


@pytest.mark.parametrize(
    ("written_so", "origin"),
    [
        ("https://mail.example.org", "https://mail.example.org"),
        ("https://mail.example.org/", "https://mail.example.org"),
        (" HTTPS://Mail.Example.org:443/ ", "https://mail.example.org"),
        ("https://mail.example.org:08443", "https://mail.example.org:8443"),
        ("http://localhost:8010/", "http://localhost:8010"),
        ("http://127.0.0.1:80", "http://127.0.0.1"),
    ],
)
def test_a_mailbox_is_named_as_people_write_addresses(tmp_path: Path, written_so: str, origin: str) -> None:
    """The page's policy and the page itself read it as browsers write it."""
    folder = written(tmp_path, mailboxes=[written_so, f"{origin}/"])
    assert site.read(folder).mailboxes == (origin,)
    site.write_words(built(folder))
    assert json.loads((folder / site.FILE).read_text("utf-8"))["mailboxes"] == [origin]
    assert rules_of(folder / site.MAILBOX_PAGE)["connect-src"] == [origin]


def rules_of(page: Path) -> dict[str, list[str]]:
    """Return the policy of a page."""
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page.read_text("utf-8"))
    return {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}


def test_only_an_empty_page_may_ask_the_mailboxes_of_this_copy(tmp_path: Path) -> None:
    source = rules_of(ROOT / "web" / site.PAGE)
    for origins in ([], ["https://mail.example.org", "https://b.example:8443"]):
        site.write_words(built(written(tmp_path, mailboxes=origins)))
        rules = rules_of(tmp_path / site.PAGE)
        assert rules == {**source, **({"frame-src": ["'self'"]} if origins else {})}
        assert not {"https:", "http:", "*", "wss:"} & {word for rule in rules.values() for word in rule}
        other = tmp_path / site.MAILBOX_PAGE
        assert other.exists() == bool(origins)
        if origins:
            assert rules_of(other)["default-src"] == ["'none'"]
            assert rules_of(other)["connect-src"] == origins
            assert not re.search(r"<(script|body)", other.read_text("utf-8"))


def test_each_language_has_a_manifest_of_the_same_app(tmp_path: Path) -> None:
    shutil.copyfile(ROOT / "web" / site.TEMPLATE, tmp_path / site.TEMPLATE)
    shutil.copytree(ROOT / "web" / site.TEXTS, tmp_path / site.TEXTS)
    shutil.copyfile(ROOT / "web" / site.PAGE, tmp_path / site.PAGE)
    site.write_words(written(tmp_path))
    made = {
        language: json.loads((tmp_path / site.manifest_name(language)).read_text("utf-8"))
        for language in LANGUAGES
    }
    assert {language: one["name"] for language, one in made.items()} == FACTS["name"]
    assert {language: one["lang"] for language, one in made.items()} == {name: name for name in made}
    one_app = [{key: one[key] for key in ("id", "start_url", "scope", "icons")} for one in made.values()]
    assert all(facts == one_app[0] for facts in one_app)
    assert [one_app[0][key] for key in ("id", "start_url", "scope")] == ["./"] * 3
    for words in (
        [one["description"] for one in made.values()],
        *zip(*([entry["name"] for entry in one["shortcuts"]] for one in made.values()), strict=True),
    ):
        assert len(set(words)) == len(made)
    assert "install-" not in json.dumps(made)
    assert not (tmp_path / site.TEXTS).exists()
    page = (tmp_path / site.PAGE).read_text("utf-8")
    assert "<!-- install-" not in page
    for language in LANGUAGES:
        assert len(re.findall(rf'<p lang="{language}">\w', page)) == len(site.IN_PAGE)
    assert page.count(f"{site.LINK}reload the page</a>") == 1


def test_a_language_without_a_name_has_that_of_the_first(tmp_path: Path) -> None:
    """The owner of a copy need not name it in a language that a later version brings."""
    facts = site.read(written(tmp_path, name={"en": "A table"}))
    texts = site.texts_of(ROOT / "web", LANGUAGES[1])
    template = json.loads((ROOT / "web" / site.TEMPLATE).read_text("utf-8"))
    assert json.loads(site.manifest(facts, template, LANGUAGES[1], texts))["name"] == "A table"


def test_the_readme_has_the_address_in_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "web").mkdir()
    (tmp_path / site.README).write_text("# A table\n\n**Play:** nowhere\n\nMore.\n", encoding="utf-8")
    written(tmp_path / "web")
    assert site.readme() == "# A table\n\n**Play:** <https://ann.example.org/table/>\n\nMore.\n"
    written(tmp_path / "web", address="")
    assert site.NO_ADDRESS in site.readme()
    (tmp_path / site.README).write_text("# A table\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="Play"):
        site.readme()


def test_the_drawing_of_towns_is_loaded_when_wanted_and_kept_after_the_first_visit() -> None:
    web = ROOT / "web"
    loads = re.compile(r"^(?:import|export) .*/panorama/|^} from .*/panorama/", re.MULTILINE)
    scripts = {
        path.relative_to(web).as_posix(): path.read_text(encoding="utf-8") for path in web.rglob("*.js")
    }
    outside = {name: text for name, text in scripts.items() if not name.startswith("app/panorama/")}
    assert [name for name, text in outside.items() if loads.search(text)] == []
    assert (
        sum(
            'import("./panorama/panorama.js")' in text or 'import("../panorama/panorama.js")' in text
            for text in outside.values()
        )
        >= 3
    )
    assert stamp.group_of("page/panorama-0A.js") == stamp.SOON_GROUP
