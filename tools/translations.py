"""Lists what a translator has to do, and hands texts to programs of translators and back.

`python -m tools.translations uk` lists messages that are missing, equal to the English ones, or older than these.
`python -m tools.translations uk --out uk.po` writes all messages of a language for such a program, and
`python -m tools.translations uk --in uk.po` puts them back into the locale files.
"""

import re
import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel.core import Locale, UnknownLocaleError

from tabletop.cli.parser import Parser
from tools import po_files
from tools.words import FIRST, ROOT, messages

FOLDERS = ("web", "py/tabletop/texts/locales", "tools/game_template/web")
SHARE, FEW = 0.05, 2
"""How much of a file may be equal to the English one: names, signs, words that both languages have."""
_HEAD = re.compile(r"([a-z][\w-]*) =")
_CODE = re.compile(r"\{[^{}]*\}")


def english_files(root: Path = ROOT) -> list[Path]:
    """Return the files of the first language."""
    return sorted(path for folder in FOLDERS for path in (root / folder).rglob(f"{FIRST}.ftl"))


def equal(own: Mapping[str, str], english: Mapping[str, str]) -> list[str]:
    """Return the messages with words that say the same as in English."""
    return [
        name
        for name, text in english.items()
        if own.get(name) == text and re.search(r"[^\W\d_]", _CODE.sub("", text))
    ]


def is_untranslated(own: Mapping[str, str], english: Mapping[str, str]) -> bool:
    """Whether so much of a file is English that it was copied and never translated."""
    return len(equal(own, english)) > max(FEW, SHARE * len(english))


def written(path: Path) -> dict[str, int]:
    """Return when each message of a file was last changed, as Git has it, in seconds.

    Nothing of a file it does not have.
    """
    command = ["git", "blame", "-w", "--line-porcelain", "--", path.name]
    said = subprocess.run(command, cwd=path.parent, check=False, capture_output=True, encoding="utf-8")
    found: dict[str, int] = {}
    name, time = "", 0
    for line in said.stdout.splitlines():
        if line.startswith("committer-time "):
            time = int(line.split()[1])
        elif line.startswith("\t") and not line.startswith("\t#"):
            name = head[1] if (head := _HEAD.match(line[1:])) else name
            found[name] = max(found.get(name, 0), time)
    return found


def older(own: Mapping[str, int], english: Mapping[str, int]) -> list[str]:
    """Return the messages whose English text has changed since they were written."""
    return [name for name, time in english.items() if name in own and own[name] < time]


def to_do(language: str) -> Iterator[str]:
    """Yield a line for each message that a translator should look at."""
    for path in english_files():
        own = path.with_stem(language)
        place = own.relative_to(ROOT)
        if not own.is_file():
            yield f"{place}: missing"
            continue
        english, texts = messages(path), messages(own)
        yield from (f"{place}: {name}: missing" for name in english if name not in texts)
        yield from (f"{place}: {name}: equal to English" for name in equal(texts, english))
        yield from (
            f"{place}: {name}: English has changed since" for name in older(written(own), written(path))
        )


def language_code(text: str) -> str:
    """Return ``text`` if it is the code of a language, as ``argparse`` wants it."""
    try:
        Locale.parse(text, sep="-")
    except (ValueError, UnknownLocaleError) as error:
        raise ArgumentTypeError(f"{text!r} is no code of a language, such as es or zh-Hans") from error
    return text


def main() -> int:
    """List, write or read; return the exit code."""
    parser = Parser(description="List what is to be translated, or hand it to a translator's program.")
    parser.add_argument(
        "language", type=language_code, help="a code such as uk or es; it need not have files yet"
    )
    parser.add_argument("--out", type=Path, help="write all messages to this PO file")
    parser.add_argument("--in", dest="back", type=Path, help="put the messages of this PO file back")
    options = parser.parse_args()
    if options.out:
        po_files.write(options.out, options.language, english_files())
    elif options.back:
        faults = po_files.read(options.back, options.language, english_files())
        print("\n".join(faults), file=sys.stderr)
        return 1 if faults else 0
    else:
        print("\n".join(to_do(options.language)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
