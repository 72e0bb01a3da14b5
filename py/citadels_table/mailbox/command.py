"""Starts a mailbox: `python -m citadels_table mailbox`."""

import contextlib
import socket
from argparse import ArgumentTypeError
from ipaddress import ip_address

from citadels_table.mailbox.boxes import Mailbox
from citadels_table.mailbox.clients import LOOPBACK, Address, Proxies
from citadels_table.mailbox.origin import origin_in
from citadels_table.site_server import port_number
from tabletop.cli.parser import Parser

PORT = 8010


NO_PROXY = (
    "no trusted server can be in front of {}: say which one with --trusted-proxy, by its address, "
    "or * where the host sends every request through one that adds X-Forwarded-For"
)


def site_origin(text: str) -> str:
    """Return the origin in ``text``, or ``*`` for any. Raises ``ArgumentTypeError`` with a sentence."""
    if text == "*":
        return text
    if origin := origin_in(text):
        return origin
    raise ArgumentTypeError(
        f"{text!r} is no origin of a site: https:// and a host, such as https://table.example"
    )


def proxies_in(text: str) -> Proxies:
    """Return the servers that ``text`` names. Raises ``ArgumentTypeError`` with a sentence."""
    try:
        return Proxies(part.strip() for part in text.split(","))
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def address_of(host: str) -> Address:
    """Return the address to listen at. Raises ``OSError`` for a name that no address is known of."""
    try:
        return ip_address(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0])
    except UnicodeError:
        # No name of a host can be so.
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known") from None


def parser() -> Parser:
    found = Parser(
        prog="citadels-table mailbox",
        description="Keep the sealed texts by which friends who are far away find each other.",
    )
    found.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    found.add_argument(
        "--port", type=port_number, default=PORT, help=f"0 takes any free one (default: {PORT})"
    )
    found.add_argument(
        "--origin",
        type=site_origin,
        default="*",
        help="the only site that may ask, such as https://table.example (default: any)",
    )
    found.add_argument(
        "--behind-proxy",
        action="store_true",
        help="count requests by X-Forwarded-For, which a server for https in front of this one adds",
    )
    found.add_argument(
        "--trusted-proxy",
        type=proxies_in,
        metavar="ADDRESS",
        help="the server in front: its addresses or networks with commas between them, or * where every request comes "
        "through one (default: this machine)",
    )
    return found


def main(arguments: list[str]) -> None:
    """Serve until Ctrl+C."""
    own = parser()
    options = own.parse_args(arguments)
    if options.trusted_proxy and not options.behind_proxy:
        own.error("--trusted-proxy says which server is believed: write --behind-proxy, too")
    proxies = (options.trusted_proxy or Proxies(LOOPBACK)) if options.behind_proxy else Proxies()
    try:
        from citadels_table.mailbox.server import Server  # noqa: PLC0415 - its library is an extra of the package.
    except ModuleNotFoundError:
        raise SystemExit("The mailbox needs a library: python -m pip install h11") from None
    try:
        listening = address_of(options.host)
        if options.behind_proxy and (
            not proxies.can_reach(listening) or (listening.is_unspecified and options.trusted_proxy is None)
        ):
            own.error(NO_PROXY.format(options.host))
        server = Server(Mailbox(origin=options.origin), host=options.host, port=options.port, proxies=proxies)
    except OSError as error:
        raise SystemExit(
            f"{options.host}, port {options.port}, cannot be used ({error.strerror}). Try another --port, such as 8011."
        ) from None
    host = f"[{server.address}]" if listening.version == 6 else server.address
    print(f"http://{host}:{server.port} (stop with Ctrl+C)", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
