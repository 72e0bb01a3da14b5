"""Tests that docs/terms.md and the texts agree: one word a thing, in every language."""

from tabletop.texts.locales import LANGUAGES
from tools.terms import PAGE, main, read_terms, wrong_words

TABLE = """
## uk

- token: жетон; never маркер*, мітка (citadels)
- coach: порада; never підказк*
  (hint*, error-no-hint)
"""


def test_every_text_uses_the_terms() -> None:
    assert main() == 0


def test_every_language_of_the_page_has_a_list() -> None:
    terms = read_terms(PAGE.read_text("utf-8"))
    assert set(terms) == set(LANGUAGES)
    assert all(len(rows) >= 4 for rows in terms.values())


def test_a_term_is_free_of_what_its_own_row_refuses() -> None:
    for rows in read_terms(PAGE.read_text("utf-8")).values():
        assert [term.word for term in rows if term.never.fullmatch(term.word)] == []


def test_a_wrong_word_is_found_where_its_row_holds() -> None:
    terms = read_terms(TABLE)["uk"]
    text = "# Маркер\na = Жетон\nb = { $count ->\n    [one] Ваш маркер\n   *[other] { $маркер } мітками\n}\n"
    assert [(line, word) for line, word, _ in wrong_words(text, "citadels", terms)] == [(4, "маркер")]
    assert list(wrong_words(text, "pointcity", terms)) == []


def test_a_row_for_some_keys_holds_for_these_only() -> None:
    terms = read_terms(TABLE)["uk"]
    assert [line for line, *_ in wrong_words("hint-how = Підказка\ntip = Підказка\n", "", terms)] == [1]
