"""Lists the tests that are left to the night: see the tables in docs/testing.md."""

import os

EVERYTHING = "CITADELS_EVERYTHING" in os.environ
"""Whether all tests run, in all tables, languages and browsers: `make test-all`."""

WHY = "runs at night, and with CITADELS_EVERYTHING=1"

CATALOGUE = (
    *("art", "borders", "edition2016", "every_card", "house_cards", "locales", "locality", "page_borders"),
    *("problem_books", "protocol", "replay_link_parts", "replay_link_changes", "rulings", "setup"),
)
"""Files that read the cards, sets or games that there are. A push runs them after `make card` and after `make game`, too; at
night every test runs there."""

CPYTHON_LAWS = (
    *("no_leaks", "forged_saves", "memory", "master", "pictures"),
    *("peer_links", "peer_heir", "peer_hostile", "peer_secrets", "peer_fair"),
    *("peer_honest", "peer_lies", "peer_floods"),
)
"""Laws looked for at thousands of positions: inside Pyodide they take minutes and depend on nothing that differs there."""

IN_PYODIDE = {
    "replay": (
        *("test_replay", "test_golden", "test_replay_link", "test_replay_link_parts"),
        *("test_daily", "test_cipher_shuffle"),
    ),
    "records": ("test_record", "test_saves", "test_setup"),
    "scenarios": ("test_endings",),
    "wire": ("test_desk", "test_desk_refusals", "test_third_game", "test_at_the_desk", "test_peer"),
}
"""What runs inside Pyodide on every push, files and folders: where another Python, 32-bit words and a pydantic of its own
could give another answer. The rest runs there at night."""

LONG_IN_PYODIDE = ("test_at_shows_every_moment_as_it_was", "test_any_change_of_a_stored_state")
"""Tests of those files that take a fifth of all the time inside Pyodide: there at night only. They look at every moment of
a game and at many changed states; the others of their files look at some."""

SLOW = (
    *(
        "no_leaks",
        "knowledge",
        "draft_facts",
        "view_is_enough",
        "forged_saves",
        "random_games",
        "undo_news",
        "redeal",
        "views",
        "pictures",
        "belief",
    ),
    *(
        "master",
        "levels",
        "bots",
        "hints",
        "coach",
        "hindsight",
        "memory",
        "cluster",
        "cli",
        "terminal",
        "whole_games",
    ),
    *(
        "peer_links",
        "peer_heir",
        "peer_hostile",
        "peer_secrets",
        "peer_fair",
        "peer_honest",
        "peer_lies",
        "new_card",
        "guides",
        "at_the_desk",
    ),
)
"""Files that take more than a few seconds: `make check` leaves them to `make test`."""
