"""Serves the built site as a plain static host would.

Files are compressed and sent with an ETag; the browser asks again each time and gets 304 where nothing changed, so a
rebuilt site is seen at once.
"""

import contextlib
import gzip
import hashlib
import re
import socket
import threading
import webbrowser
from argparse import ArgumentTypeError
from collections import Counter
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import cast
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".toml": "text/plain; charset=utf-8",
}
# The types that old hosts know; they send every other file as bytes.
PLAIN_TYPES = {".html", ".js", ".css", ".json", ".svg", ".png", ".zip"}
PACKED_ALREADY = {".whl", ".zip", ".png", ".webp", ".woff2"}


LAST_PORT = 65535


def port_number(text: str) -> int:
    """Return the port in ``text``; 0 is any free one. Raises ``ArgumentTypeError`` with a sentence."""
    if re.fullmatch(r"[0-9]{1,5}", text) and int(text) <= LAST_PORT:
        return int(text)
    raise ArgumentTypeError(f"{text!r} is no port: a whole number from 0 to {LAST_PORT}")


@lru_cache(maxsize=1024)
def read(path: Path, _changed: int) -> tuple[bytes, bytes, str]:
    """Return the bytes of a file, the same compressed, and its ETag; cached until the file changes."""
    data = path.read_bytes()
    packed = data if path.suffix in PACKED_ALREADY else gzip.compress(data, 6)
    return data, packed, f'"{hashlib.sha256(data).hexdigest()[:24]}"'


class Site(ThreadingHTTPServer):
    """Serves a folder under a prefix. `cut` stops the server and breaks all connections, as a lost network does."""

    daemon_threads = True
    # A browser opens many connections at once.
    request_queue_size = 64

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/", *, plain_types: bool = False) -> None:
        self.folder = folder.resolve()
        self.types = {suffix: TYPES[suffix] for suffix in PLAIN_TYPES} if plain_types else TYPES
        self.prefix = f"/{prefix.strip('/')}/".replace("//", "/")
        # Paths requested, and paths whose contents were sent, in order; for tests.
        self.requested: list[str] = []
        self.sent: list[str] = []
        # Bytes sent by path, response headers included.
        self.sent_of: Counter[str] = Counter()
        self._open: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def sent_bytes(self) -> int:
        return sum(self.sent_of.values())

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_port}{self.prefix}"

    def start(self) -> None:
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def run(self, *, open_page: bool) -> None:
        """Serve until Ctrl+C; ``open_page`` opens the page in the browser."""
        print(f"{self.url} (stop with Ctrl+C)", flush=True)
        if open_page:
            webbrowser.open(self.url)
        with contextlib.suppress(KeyboardInterrupt):
            self.serve_forever()

    def cut(self) -> None:
        self.shutdown()
        self.server_close()
        for connection in list(self._open):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request_thread(self, request: socket.socket, client_address: tuple[str, int]) -> None:  # type: ignore[override]
        self._open.add(request)
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._open.discard(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes the connection in the middle of a response is not reported."""

    def find(self, target: str) -> Path | None:
        """Return the file for a request's path; None if there is none inside the folder."""
        path = unquote(urlsplit(target).path)
        if not path.startswith(self.prefix):
            return None
        file = (self.folder / path.removeprefix(self.prefix)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_relative_to(self.folder) and file.is_file() else None

    def not_found(self, target: str) -> tuple[bytes, dict[str, str]]:
        """Return body and headers of a 404 answer: the site's own 404 page, as on GitHub Pages."""
        own = self.folder / "404.html"
        if urlsplit(target).path.startswith(self.prefix) and own.is_file():
            return own.read_bytes(), {"Content-Type": TYPES[".html"]}
        return b"not here\n", {"Content-Type": "text/plain"}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Headers and body are two writes; the second must not wait until the first is acknowledged.
    disable_nagle_algorithm = True
    # Seconds a kept connection may idle before its thread ends.
    timeout = 60

    @property
    def site(self) -> Site:
        return cast("Site", self.server)

    def do_GET(self) -> None:
        self.site.requested.append(self.path)
        file = self.site.find(self.path)
        if file is None:
            self.answer(HTTPStatus.NOT_FOUND, *self.site.not_found(self.path))
            return
        data, packed, tag = read(file, file.stat().st_mtime_ns)
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == tag:
            self.answer(HTTPStatus.NOT_MODIFIED, b"", headers)
            return
        headers["Content-Type"] = self.site.types.get(file.suffix, "application/octet-stream")
        if packed is not data and "gzip" in self.headers.get("Accept-Encoding", ""):
            data = packed
            headers["Content-Encoding"] = "gzip"
        self.site.sent.append(self.path)
        self.site.sent_of[self.path] += len(data)
        self.answer(HTTPStatus.OK, data, headers)

    do_HEAD = do_GET  # noqa: N815 - the name is the standard library's

    def answer(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def end_headers(self) -> None:
        head: list[bytes] = getattr(self, "_headers_buffer", [])
        self.site.sent_of[getattr(self, "path", "")] += sum(len(line) for line in head)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the standard library's
        """Log nothing: one page load would be a hundred lines."""
