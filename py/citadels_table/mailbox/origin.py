"""Reads the origin of a site as a person writes it: `--origin` of a mailbox, and `mailboxes` of a site."""

import re

# What a browser sends as the origin of a page that can seal texts: https, or this machine.
ORIGIN = re.compile(
    r"(?P<site>https://(?P<host>(?:[a-z0-9_-]+\.)*[a-z0-9_-]+)|http://(?:localhost|127\.0\.0\.1))"
    r"(?::(?P<port>\d{1,5}))?/?"
)
PORTS = {"https": 443, "http": 80}
LAST_PORT = 65535


def origin_in(told: object) -> str | None:
    """Return the origin as a browser writes it, without a slash at its end; None for anything that is no origin."""
    if not isinstance(told, str):
        return None
    found = ORIGIN.fullmatch(told.strip().lower())
    if found is None:
        return None
    site, port = found["site"], found["port"]
    if port is None or int(port) == PORTS[site.partition(":")[0]]:
        return site
    return f"{site}:{int(port)}" if 0 < int(port) <= LAST_PORT else None
