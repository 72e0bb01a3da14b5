"""Tests the documents: links lead to files, paths named in them exist, and the page on the whole stays short."""

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
