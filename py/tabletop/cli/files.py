"""Reads the text files that people give: in UTF-8 or UTF-16, as editors on any system write them. The page reads them alike."""

import codecs
from pathlib import Path

from tabletop.cli import texts

_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
"""How a text may begin, and what that says of its encoding; `web/store/files.js` has the same."""


def read_text(path: Path, *, strict: bool = False) -> str:
    """Return the text of a file. Raises ValueError with a sentence where there is none.

    A byte that is no text stands as U+FFFD, so that a save with one damaged name opens; if ``strict``, it is an error.
    """
    if not path.is_file():
        raise ValueError(texts.NO_FILE.format(text=str(path)))
    data = path.read_bytes()
    mark, encoding = next(((mark, name) for mark, name in _MARKS if data.startswith(mark)), (b"", "utf-8"))
    text = data[len(mark) :]
    try:
        if text or not mark:
            return text.decode(encoding, "strict" if strict else "replace")
    except UnicodeDecodeError:
        pass
    raise ValueError(texts.NO_TEXT.format(path=path))
