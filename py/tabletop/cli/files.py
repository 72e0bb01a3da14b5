"""Reads the text files that people give: in UTF-8 or UTF-16, as editors on any system write them.

The page reads them alike.
"""

import codecs
from pathlib import Path
from typing import TextIO

from tabletop.cli import texts

_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
"""How a text may begin, and what that says of its encoding; `web/store/files.js` has the same."""


def not_there(path: Path) -> str:
    """Return a sentence where a file is wanted and there is none; "" if there is one."""
    if path.is_file():
        return ""
    return (texts.FOLDER if path.is_dir() else texts.NO_FILE).format(text=str(path))


def not_opened(error: OSError) -> str:
    """Return the sentence of an error that names a file; Python's own words for it if it names none."""
    if error.filename is None or error.strerror is None:
        return str(error)
    return texts.NOT_OPENED.format(text=str(error.filename), reason=error.strerror)


def open_lines(path: Path) -> TextIO:
    """Open a file to add lines; a last line that an earlier run did not end is ended first."""
    cut_off = path.is_file() and not f"\n{read_text(path)}".endswith("\n")
    file = path.open("a", encoding="utf-8")
    if cut_off:
        print(file=file)
    return file


def read_text(path: Path, *, strict: bool = False) -> str:
    """Return the text of a file. Raises ValueError with a sentence where there is none.

    A byte that is no text stands as U+FFFD, so that a save with one damaged name opens; if ``strict``, it is an error.
    """
    if wrong := not_there(path):
        raise ValueError(wrong)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ValueError(not_opened(error)) from None
    mark, encoding = next(((mark, name) for mark, name in _MARKS if data.startswith(mark)), (b"", "utf-8"))
    text = data[len(mark) :]
    try:
        if text or not mark:
            return text.decode(encoding, "strict" if strict else "replace")
    except UnicodeDecodeError:
        pass
    raise ValueError(texts.NO_TEXT.format(path=path))
