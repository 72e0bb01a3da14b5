"""Serves the page from the installed package, with no network: `python -m citadels_table [--port 8000] [--open]`.

`python -m citadels_table mailbox` keeps a mailbox for friends who are far away.
"""

import contextlib
import sys
import tempfile
from collections.abc import Generator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from citadels_table.mailbox import command as mailbox
from citadels_table.site_server import Site, port_number
from tabletop.cli.parser import Parser

FOLDER = resources.files("citadels_table") / "site"
"""The built site; only the wheel of a release contains it."""
PORT = 8000
"""Always the same port: the browser stores games by address, and the port is part of it."""


def main() -> None:
    """Serve until Ctrl+C."""
    if sys.argv[1:2] == ["mailbox"]:
        mailbox.main(sys.argv[2:])
        return
    parser = Parser(prog="citadels-table", description="Serve the page on this machine.")
    parser.add_argument(
        "what",
        nargs="?",
        choices=["mailbox"],
        help="keep a mailbox instead: what follows is told by mailbox --help",
    )
    parser.add_argument(
        "--port", type=port_number, default=PORT, help=f"0 takes any free one (default: {PORT})"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    options = parser.parse_args()
    if options.what:
        parser.error(f"write {options.what!r} first, and its options after it")
    if not (FOLDER / "index.html").is_file():
        raise SystemExit(
            "This copy was installed without the page. In a checkout, `make play` builds and opens it."
        )
    with on_disk(FOLDER) as folder:
        try:
            site = Site(folder, options.port)
        except OSError as error:
            raise SystemExit(
                f"Port {options.port} cannot be used ({error.strerror}). Try --port 8001."
            ) from None
        site.run(open_page=options.open)


@contextlib.contextmanager
def on_disk(folder: Traversable) -> Generator[Path]:
    """Give a folder as files: a copy, for as long as it is needed, where the package lies in a zip."""
    if isinstance(folder, Path):
        yield folder
        return
    with tempfile.TemporaryDirectory(prefix="site-") as place:
        _copy(folder, Path(place))
        yield Path(place)


def _copy(folder: Traversable, target: Path) -> None:
    target.mkdir(exist_ok=True)
    for item in folder.iterdir():
        if item.is_dir():
            _copy(item, target / item.name)
        else:
            (target / item.name).write_bytes(item.read_bytes())


if __name__ == "__main__":
    main()
