"""Tests the documents: links lead to files, paths named in them exist, test ids are all listed."""

import contextlib
import io
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).parents[2]
DOCUMENTS = [
    *(TOP / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((TOP / "docs").rglob("*.md")),
]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
PLACE = re.compile(r"\]\((?!https?:)([^)#]*)#([^)]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PATH = re.compile(r"`((?:py|web|tools|tests|bench|docs)/[\w./-]+)`")
# A decision records the tree of its day; an example is a file that the reader is about to write.
PAST = ("decisions",)
EXAMPLES = re.compile(r"aqueduct|messenger|whist|/ID/|/es\.ftl")


def present(document: Path) -> bool:
    return not set(PAST) & set(document.relative_to(TOP).parts)


def test_links_lead_to_files() -> None:
    links = [(document, name) for document in DOCUMENTS for name in LINK.findall(document.read_text("utf-8"))]
    assert len(links) > 30
    assert [(str(document), name) for document, name in links if not (document.parent / name).exists()] == []


def anchors(document: Path) -> set[str]:
    """Return what the headings of a document are called in links, as GitHub names them."""
    headings = HEADING.findall(document.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_lead_to_headings() -> None:
    places = [(doc, *place) for doc in DOCUMENTS for place in PLACE.findall(doc.read_text("utf-8"))]
    assert len(places) > 10
    lost = [
        (doc.name, f"{name}#{heading}")
        for doc, name, heading in places
        if heading not in anchors(doc.parent / name if name else doc)
    ]
    assert lost == []


def test_paths_exist() -> None:
    named = [
        (doc, path) for doc in DOCUMENTS if present(doc) for path in PATH.findall(doc.read_text("utf-8"))
    ]
    assert len(named) > 60
    missing = [
        (doc.name, path) for doc, path in named if not (TOP / path).exists() and not EXAMPLES.search(path)
    ]
    assert missing == []


def test_the_architecture_is_one_page() -> None:
    assert len((TOP / "docs" / "architecture.md").read_text("utf-8").splitlines()) <= 80


def test_the_example_of_the_readme_runs() -> None:
    """It prints what its last line says."""
    code = (TOP / "README.md").read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    said = code.rstrip().rpartition("# ")[2]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own example
    assert printed.getvalue().strip() == said


NAMES = ("citadels", "pointcity", "tabletop")
BY_NAME = re.compile(
    r"\b(?:pip3?|pipx|uvx?|poetry|pdm|conda|easy_install)\b[^\n`]*?(?<![\w./\\-])"
    rf"(?:{'|'.join(NAMES)})(?:[-_.]table)?(?![\w.-]*\.(?:whl|py))(?=[\"'`\[\s=<>~!,)]|$)",
    re.MULTILINE,
)
"""An installation of ours by its name alone, which asks an index where a stranger may have taken the name."""


def test_nothing_says_to_install_our_package_by_its_name() -> None:
    for command in (
        'pip install "citadels-table[mailbox]"',
        "pip install citadels_table",
        "python -m pip install --find-links DIR citadels-table",
        "uv pip install citadels-table==0.1.0",
        "uvx citadels-table mailbox",
        "pipx install pointcity",
    ):
        assert BY_NAME.search(command), command
    for command in (
        'pip install "./citadels_table-0.1.0-py3-none-any.whl[env]"',
        "pip install .",
        "pip install ./citadels",
        "pip install waitress",
    ):
        assert not BY_NAME.search(command), command
    endings = {".md", ".py", ".js", ".ftl", ".toml", ".yml", ".yaml", ".html", ".txt", ".in", ".sh"}
    folders = ("docs", "py", "tools", "web", "bench", ".github", ".devcontainer")
    files = [path for folder in folders for path in (TOP / folder).rglob("*") if path.suffix in endings]
    files += [*TOP.glob("*.md"), *TOP.glob("*.toml"), *TOP.glob("requirements*"), TOP / "Makefile"]
    assert len(files) > 500
    found = [
        (str(path), hit[0]) for path in files for hit in BY_NAME.finditer(path.read_text("utf-8", "replace"))
    ]
    assert found == []


def test_the_wheel_that_documents_name_is_of_this_version() -> None:
    version = re.search(r'^version = "(.+)"', (TOP / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert version
    named = {
        name
        for doc in DOCUMENTS
        for name in re.findall(r"citadels_table-([\d.]+)-py3", doc.read_text("utf-8"))
    }
    assert named == {version[1]}


def test_the_readme_says_what_make_test_runs() -> None:
    """A push leaves tests to the night, so `make test` is not every test."""
    (said,) = re.findall(r"^ +make test +# (.+)$", (TOP / "README.md").read_text("utf-8"), re.MULTILINE)
    (target,) = re.findall(r"^test: .*## (.+)$", (TOP / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert "a push" in said
    assert "a push" in target
    assert "every test" not in said


LISTED = re.compile(r"`([a-z][a-z-]*)`")
ATTRIBUTES = ("data-", "aria-")
WRITTEN = re.compile(r"data-testid=(?:\"([a-z-]+)\"|\$\{[^}]*?\?\s*\"([a-z-]+)\"\s*:\s*(?:\"([a-z-]+)\")?)")
GIVEN = re.compile(r"(?:testid|testId): \"([a-z-]+)\"|dataset\[\"testid\"\] = \"([a-z-]+)\"")
COMPOSED = re.compile(r"data-testid=\"([a-z-]*)\$\{[^}]+\}([a-z-]*)\"")


def read_page() -> str:
    files = [path for path in sorted((TOP / "web").rglob("*")) if path.suffix in {".js", ".html"}]
    own = [path for path in files if "vendor" not in path.parts]
    return "".join(path.read_text("utf-8") for path in own)


PAGE_SOURCES = read_page()
ID_LIST = (TOP / "docs" / "test-ids.md").read_text("utf-8").partition("\n## ")[2]
TEST_IDS = {name for name in LISTED.findall(ID_LIST) if not name.startswith(ATTRIBUTES)}


def test_every_id_of_the_page_is_listed() -> None:
    written = {
        name
        for found in (*WRITTEN.findall(PAGE_SOURCES), *GIVEN.findall(PAGE_SOURCES))
        for name in found
        if name
    }
    assert len(written) > 300
    assert sorted(written - TEST_IDS) == [], "add these to docs/test-ids.md"


def test_every_listed_id_is_on_the_page() -> None:
    """As a text of its own, or put together from one: `${kind}-next` is `tip-next` of `tip`."""
    assert len(TEST_IDS) > 300
    texts = set(re.findall(r"[\"'`]([a-z][a-z-]*)[\"'`]", PAGE_SOURCES))
    composed = {
        f"{before}{text}{after}"
        for before, after in COMPOSED.findall(PAGE_SOURCES)
        if before or after
        for text in texts
    } | {f"tab-{text}" for text in texts}
    assert sorted(TEST_IDS - texts - composed) == [], "no view has these: an id of the contract is gone"


def test_every_listed_attribute_is_on_the_page() -> None:
    listed = set(re.findall(r"`((?:data|aria)-[a-z-]+)`", ID_LIST))
    assert len(listed) > 30
    camel = {name: re.sub(r"-([a-z])", lambda found: found[1].upper(), name[5:]) for name in listed}
    gone = [
        name
        for name in sorted(listed)
        if name not in PAGE_SOURCES and not re.search(rf"dataset(?:\.|\[\"){camel[name]}\b", PAGE_SOURCES)
    ]
    assert gone == []
