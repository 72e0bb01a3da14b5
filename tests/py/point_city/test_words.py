"""What the engine says has words in every language."""

import pytest

from pointcity.cards.box import CARDS
from pointcity.cards.card import ALL_RESOURCES
from pointcity.cards.tokens import TOKENS
from tools import words
from tools.words import LANGUAGES, ROOT

pytestmark = pytest.mark.cpython_only

TEXTS = ROOT / "web/games/pointcity/locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    said = words.Said()
    for path in sorted((ROOT / "py/pointcity/engine").glob("*.py")):
        said.add(words.read(path))
    assert len(said.asks) == 6
    wanted = [
        *said.messages(),
        *(f"building-{card.name}" for card in CARDS if card.tier),
        *(f"token-{token.rule}" for token in TOKENS.values()),
        *(f"resource-{name}" for name in ALL_RESOURCES),
        *(f"score-{cause}" for cause in ("buildings", "resources", "tokens", "ingenuity")),
        *(f"level-{level}" for level in ("easy", "medium", "hard")),
    ]
    known = words.messages(TEXTS / f"{language}.ftl")
    assert [name for name in wanted if name not in known] == []
