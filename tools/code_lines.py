"""Counts the lines of the page's JavaScript without comments and blank lines: `python -m tools.code_lines`."""

import re
from collections import Counter
from pathlib import Path

# What a comment may not begin in comes first: texts, and regular expressions, which follow a sign.
TOKEN = re.compile(
    r"""(?P<kept>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"""
    r"""|(?<=[=(,:;!&|?{}\[>])[ ]?/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/)"""
    r"""|(?P<comment>//[^\n]*|/\*.*?\*/)""",
    re.DOTALL,
)


def code_lines(text: str) -> int:
    bare = TOKEN.sub(lambda found: found["kept"] or "", text)
    return sum(1 for line in bare.splitlines() if line.strip())


def main() -> None:
    counts: Counter[str] = Counter()
    for path in (Path("service-worker.js"), *Path("web").rglob("*.js")):
        folder = "/".join(path.parts[1:3]) if len(path.parts) > 2 else path.name
        counts[folder] += code_lines(path.read_text(encoding="utf-8"))
    for folder, lines in counts.most_common():
        print(f"{lines:6} {folder}")
    print(f"{counts.total():6} in all")


if __name__ == "__main__":
    main()
