"""Every kind of question there is, on the page: rare ones too, which a game played at random seldom comes to."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.questions import find_questions, kinds_with_words
from tests.e2e.robot import wait_for_choice
from tests.e2e.support import import_text, open_site
from tests.e2e.wanderer import UNTOLD, wander
from tools.serve import Site


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_question_is_clear(page: Page, site: Site, lang: str) -> None:
    wanted = kinds_with_words(Path(f"web/games/citadels/locales/{lang}.ftl"))
    saves = find_questions(wanted)
    assert set(saves) == wanted
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    faults: dict[str, list[str]] = {}
    for kind, save in saves.items():
        import_text(page, save)
        page.locator(f'[data-match="question-{kind}"] [data-testid="resume"]').click()
        wait_for_choice(page)
        assert page.get_by_test_id("ask").get_attribute("data-ask-kind") == kind
        walk = wander(page, seed=1, presses=1, untold=UNTOLD[lang])
        if walk.faults:
            faults[kind] = walk.faults
        page.get_by_test_id("leave").click()
    assert faults == {}
