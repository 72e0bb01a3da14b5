"""Friends at other devices, each in a browser process of its own; the network is cut once the pages are there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e import friends
from tools.serve import Site


@pytest.fixture
def pages(playwright: Playwright) -> Iterator[list[Page]]:
    """Two devices."""
    with friends.device(playwright.chromium) as opener, friends.device(playwright.chromium) as guest:
        yield [opener, guest]


def test_a_friend_plays_a_whole_game(pages: list[Page], site: Site) -> None:
    opener, guest = pages
    friends.open_table(opener, site.url, players=4, friends=1)
    friends.bring(opener, guest, friends.invitation(opener, 1))
    expect(opener.get_by_test_id("peer")).to_have_attribute("data-state", "open")
    expect(guest.get_by_test_id("waiting-room")).to_be_visible()
    site.cut()
    opener.get_by_test_id("deal").click()
    friends.play_together(pages)
    for page in pages:
        expect(page.get_by_test_id("score")).to_have_count(4)
    assert opener.get_by_test_id("score").all_inner_texts() == guest.get_by_test_id("score").all_inner_texts()
