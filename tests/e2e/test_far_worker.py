"""Tests that a friend far away comes by the mailbox without a machine: the worker, in its vendor's own runtime."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e import friends
from tests.e2e.test_far import Devices
from tests.e2e.test_far import devices as devices  # noqa: PLC0414 - a fixture
from tests.e2e.test_far import site as site  # noqa: PLC0414 - a fixture
from tests.py.mailbox_desk import worker_desk
from tools.serve import Site


@pytest.fixture(scope="module")
def mailbox() -> Iterator[str]:
    with worker_desk() as desk:
        yield f"http://localhost:{desk.port}"


@pytest.mark.nightly("test_mailbox.py holds the worker to what the mailbox does, and test_far.py the page")
def test_a_friend_far_away_comes_by_the_worker(devices: Devices, site: Site) -> None:
    host, guest = devices(2)
    friends.open_table(host, site.url, players=3, friends=1)
    host.get_by_test_id("far-yes").click()
    link = host.get_by_test_id("table-link").inner_text()
    guest.goto(link.replace("#", f"{friends.ADDRESS}#"))
    guest.get_by_test_id("join-name").fill("Olha")
    guest.get_by_test_id("sit").click()
    host.get_by_test_id("at-the-door").get_by_test_id("let-in").click()
    expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
    guest.get_by_test_id("waiting-room").wait_for()
