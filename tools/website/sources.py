"""Tells the files of a source folder from those that editors and systems leave beside them."""

from fnmatch import fnmatchcase

NO_SOURCES = (
    *(".*", "*~", "#*#", "4913", "*.sw[a-p]", "*.tmp", "*.bak", "*.orig", "*.rej", "*___jb_*", "*.crswap"),
    *("Thumbs.db", "desktop.ini", "Icon\r", "__pycache__"),
)
"""Hidden files, such as vim's `.app.js.swp` and a desktop's `.goutputstream-…`; vim's trial `4913`; copies that editors
keep."""


def is_source(name: str) -> bool:
    """Whether a file or folder of this name is a part of the site."""
    return not any(fnmatchcase(name, pattern) for pattern in NO_SOURCES)
