"""Tests that a guest's camera reads the invitation from the host's screen, on the page as it is served."""

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.e2e import friends
from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.e2e.support import open_join, open_site, wait_for_engine
from tests.e2e.test_carry import HEIGHT, WIDTH, save_film
from tests.e2e.visited import VisitedSite

# The luma of a photo in the middle of a grey picture, as large as fits.
LUMA = """async ([photo, width, height]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${photo}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  context.fillStyle = "#aaa";
  context.fillRect(0, 0, width, height);
  const side = height - 20;
  context.drawImage(image, (width - side) / 2, 10, side, side);
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, at) => data[4 * at]);
}"""


def film_of(browser: Browser, photo: bytes, path: Path) -> None:
    """A film of a photo; a page of its own makes it, as the site's content policy is strict."""
    with browser.new_page() as darkroom:
        luma = darkroom.evaluate(LUMA, [base64.b64encode(photo).decode(), WIDTH, HEIGHT])
    save_film(bytes(luma), path)


@pytest.mark.nightly("a page of tests with the same modules reads the camera (test_carry.py)")
def test_a_guest_comes_to_the_table_by_the_camera(
    page: Page, browser: Browser, home: VisitedSite, playwright: Playwright, tmp_path: Path
) -> None:
    host, film = page, tmp_path / "film.y4m"
    friends.open_table(host, home.url, players=2, friends=1)
    assert friends.invitation(host, 1)
    film_of(browser, host.get_by_test_id("code").screenshot(), film)
    seen = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"]
    with playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, home.flag, *seen]) as phone:
        guest = phone.new_context(permissions=["camera"]).new_page()
        guest.set_default_timeout(PATIENCE)
        open_site(guest, f"{home.url}{friends.ADDRESS}")
        open_join(guest)
        guest.get_by_test_id("scan").click()
        reply = guest.get_by_test_id("reply").inner_text()
        expect(guest.locator("video")).to_have_count(0)
        wait_for_engine(guest)
        host.get_by_test_id("reply-input").fill(reply)
        expect(friends.peer(host, 1)).to_have_attribute("data-state", "open")
