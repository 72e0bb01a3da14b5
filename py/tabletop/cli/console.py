"""Makes the output of a command take every letter: what the other end cannot show is written as its nearest letters."""

import codecs
import io
import re
import sys
import unicodedata

NEAREST = "nearest-letters"
"""The name of the error handler."""
_SIGNS = {
    **dict.fromkeys("‘’‚‛ʼʹ′", "'"),
    **dict.fromkeys("“”„‟«»″", '"'),
    **dict.fromkeys("‐‑‒–—―−", "-"),
    **dict.fromkeys("\u200b\u200e\u200f\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad", ""),
    "→": "->",
    "×": "x",
    "·": "-",
    "•": "-",
    "№": "No",
    "°": "o",
    "€": "EUR",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "ł": "l",
    "ħ": "h",
    "ı": "i",
    "ŋ": "n",
    "ŧ": "t",
    "þ": "th",
}
_CYRILLIC = dict(
    re.findall(
        r"(\w)(\w*)",
        "аa бb вv гh ґg дd еe єie ёio жzh зz иy іi їi йi кk лl мm нn оo пp рr сs тt уu ўu фf хkh цts чch шsh щshch "
        "ъ ыy ь эe юiu яia",
    )
)
"""As passports write the letters; one table for all languages, since only the letters are known here."""
_LETTERS = _SIGNS | _CYRILLIC


def nearest(sign: str) -> str:
    """Return ``sign`` in ASCII: its nearest letters, or a question mark."""
    known = _LETTERS.get(sign)
    if known is None and (small := _LETTERS.get(sign.lower())) is not None:
        known = small.capitalize()
    if known is None:
        base = unicodedata.normalize("NFKD", sign)
        known = "".join(part for part in base if part.isascii())
        if not known and len(base) > 1 and base[0] != sign:
            known = nearest(base[0])
    return known or ("" if sign in _LETTERS or unicodedata.combining(sign) else "?")


def _encoded(error: UnicodeError) -> tuple[str, int]:
    """Handle what a stream cannot encode, as ``codecs.register_error`` wants it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(nearest(sign) for sign in error.object[error.start : error.end]), error.end


codecs.register_error(NEAREST, _encoded)


def typed_line(prompt: str) -> str:
    """Return the next line that is typed. Raises EOFError also where the program was started without an input."""
    if getattr(sys, "stdin", None) is None:
        raise EOFError
    return input(prompt)


def ready_console() -> None:
    """Let no letter end a command.

    What stdout and stderr cannot show is written otherwise, what stdin cannot read is U+FFFD.
    """
    for stream, errors in ((sys.stdout, NEAREST), (sys.stderr, NEAREST), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
