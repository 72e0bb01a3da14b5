"""Undoes what chats, mail programs and word processors make of the text of a game.

The ids of a game are plain ASCII, so that nothing of them is lost; comments in braces are not read.
"""

import html
import re
import unicodedata
from binascii import a2b_qp
from collections.abc import Iterator
from urllib.parse import unquote

SOFT_BREAK = re.compile(r"=3D|=[ \t]*\r?\n")
"""What only quoted-printable text has: an encoded equals sign, or one at the end of a line."""

_ENTITY = re.compile(r"&(?:#\d+|#x[\da-f]+|[a-z]+);", re.IGNORECASE)
_ROW_END = re.compile(r"<br\s*/?>|</(?:p|div|li|pre)>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-z][^<>\n]*>", re.IGNORECASE)
_SIGNS = str.maketrans({
    **dict.fromkeys("“”„‟«»″〝〞", '"'),
    **dict.fromkeys("‐‑‒–—―−﹣－", "-"),
    **dict.fromkeys("\u2028\u2029\u0085", "\n"),
})  # fmt: skip
_ESCAPED = re.compile(r"\\([\[\](){}_*.:=+#>-])")
"""Signs before which Markdown writes a backslash."""
_BEFORE = re.compile(r"^[\s>|*•·]+")
"""Marks of quoted lines and of lists, and blanks."""
_FENCE = re.compile(r"^(?:```|~~~)\w*$")
_COMMENT = re.compile(r"\{[^}]*(?:\}|\Z)")
_BEGINS = re.compile(r"\[|\d+\.(?:\s|$)")
_TOGETHER = re.compile(r"\s+(?=\[[A-Za-z_]+ |\d+\. )")


def carried(text: str) -> str:
    """Return ``text`` without the encodings of messages and with plain signs."""
    if "\n" not in text.strip() and r"\n" in text:
        text = text.strip().strip('"').replace(r"\n", "\n").replace(r"\"", '"')
    if "[" not in text and "%5b" in text.lower():
        text = unquote(text)
    if SOFT_BREAK.search(text):
        text = a2b_qp(text.encode()).decode("utf-8", "replace")
    if _ENTITY.search(text) or _TAG.search(text):
        text = html.unescape(_TAG.sub("", _ROW_END.sub("\n", text)))
    plain = unicodedata.normalize("NFKC", text.translate(_SIGNS))
    return "".join(sign for sign in plain if unicodedata.category(sign) != "Cf" and sign != "\u034f")


def carried_rows(text: str) -> Iterator[tuple[int, str]]:
    """Yield each fact and each answer of a text without its comments, and the line on which it begins.

    A row that was broken over several lines is whole again, and rows that came to stand on one line are apart.
    """
    bare = _COMMENT.sub(lambda found: " " + "\n" * found[0].count("\n"), carried(text))
    begun, row = 0, ""
    for at, line in enumerate(bare.splitlines(), 1):
        left = " ".join(_ESCAPED.sub(r"\1", _BEFORE.sub("", line)).split())
        if not left or _FENCE.match(left):
            continue
        if row and (_is_open(row) or not _BEGINS.match(left)):
            row += f" {left}"
            continue
        yield from _apart(begun, row)
        begun, row = at, left
    yield from _apart(begun, row)


def _is_open(row: str) -> bool:
    """Whether ``row`` is a fact whose end is missing."""
    return row.startswith("[") and row.count("[") > row.count("]")


def _apart(at: int, row: str) -> Iterator[tuple[int, str]]:
    yield from ((at, part) for part in _TOGETHER.split(row) if part)
