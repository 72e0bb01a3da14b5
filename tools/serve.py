"""Serves the built site like a plain static host: `python -m tools.serve [FOLDER] [--prefix /citadels/] [--open]`."""

from pathlib import Path

from citadels_table.site_server import Site, port_number
from tabletop.cli.parser import Parser


def main() -> None:
    parser = Parser(description="Serve the built site on this machine.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("dist"))
    parser.add_argument("--port", type=port_number, default=8000, help="0 takes any free one (default: 8000)")
    parser.add_argument("--prefix", default="/", help="serve under a sub-path, such as /citadels/")
    parser.add_argument("--plain-types", action="store_true", help="know only old types, as some hosts do")
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    options = parser.parse_args()
    if not (options.folder / "index.html").is_file():
        raise SystemExit(f"{options.folder}: no site there; run `make build`")
    site = Site(options.folder, options.port, options.prefix, plain_types=options.plain_types)
    site.run(open_page=options.open)


if __name__ == "__main__":
    main()
