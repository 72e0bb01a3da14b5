"""Says what a push leaves to the night, and why: docs/night.md is made from these reasons (`tools/night`).

A test that a push leaves out is marked `@pytest.mark.nightly("same Python as test_x")`; one that takes fewer values
there asks `sampled` or `at_night`.
"""

import os
import sys
from datetime import UTC, datetime
from typing import TypeVar

EVERY_FILE = "CITADELS_EVERYTHING" in os.environ
"""Whether the files of all tests run inside Pyodide, too: `make test-all`, `make night`."""

EVERYTHING = EVERY_FILE and sys.platform != "emscripten"
"""Whether all tests run, in all tables, languages and browsers. Never inside Pyodide: there each table takes four times
as long, and another Python differs in kinds of things, not in numbers of games."""

WHY = "runs at night, and with CITADELS_EVERYTHING=1"

All = TypeVar("All")
OnPush = TypeVar("OnPush")


def sampled(everything: All, on_push: OnPush, reason: str) -> All | OnPush:
    """Return ``everything`` at night, on a push ``on_push``; ``reason`` says why that is enough there."""
    return everything if at_night(reason) else on_push


def at_night(reason: str) -> bool:
    """Whether everything runs; ``reason`` says why a push may leave out what follows."""
    if not reason.strip():
        raise ValueError("say why a push may leave this out")
    return EVERYTHING


DAY = int(os.environ.get("CITADELS_NIGHT_DAY") or datetime.now(tz=UTC).toordinal())
"""The number of the day, of a night that of the day when it began."""


def turn_of(parts: int) -> int:
    """Return which of so many parts of the seeds this night takes, from 0: nights take them by turns."""
    return DAY % parts


SUBJECTS = {
    "friends": (
        *(
            "py/test_peer*",
            "py/test_mailbox.py",
            "py/tables.py",
            "py/test_idle.py",
            "py/test_cipher_shuffle.py",
        ),
        *("e2e/*friend*", "e2e/test_evening.py", "e2e/test_far.py", "e2e/test_link.py", "e2e/test_carry.py"),
        *("e2e/test_internet.py", "e2e/test_big_screen.py", "e2e/test_faults.py", "networks*"),
        *(
            "js/*room*",
            "js/far*",
            "js/mail*",
            "js/*link*",
            "js/hand-over*",
            "js/reconnector*",
            "js/invitation*",
        ),
    ),
    "offline": (
        *("e2e/test_updates.py", "e2e/test_snapshot.py", "e2e/test_engines.py", "e2e/test_boot.py"),
        *(
            "e2e/test_saves.py",
            "e2e/test_backup.py",
            "e2e/test_kill.py",
            "e2e/test_stores.py",
            "e2e/test_device.py",
        ),
        *("e2e/test_forbidden.py", "e2e/test_memory.py", "e2e/test_same_log.py", "e2e/test_shell.py"),
        *(
            "e2e/test_wheel.py",
            "py/test_site.py",
            "py/test_snapshot.py",
            "js/backup*",
            "js/snapshot*",
            "js/update*",
        ),
    ),
    "words": (
        *("py/test_locales.py", "py/test_fluent.py", "py/test_word_forms.py", "py/test_terms.py"),
        *("py/test_translations.py", "py/test_player_names.py", "e2e/test_pseudo.py"),
        *(
            "py/test_punctuation.py",
            "py/test_rulings.py",
            "py/test_doc*",
            "py/test_guides.py",
            "py/test_changelog.py",
        ),
        *("e2e/test_translated.py", "e2e/test_lobby.py", "js/i18n*", "js/sentences*", "js/word-forms*"),
    ),
    "box": (
        *("py/test_own_*", "py/test_cheaters.py", "py/test_hosted_libraries.py", "py/test_source_check.py"),
        *("e2e/test_own_player.py", "e2e/test_box.py", "e2e/test_attacks*", "e2e/test_workers.py"),
        *("e2e/test_workshop.py", "e2e/test_libraries.py", "js/foreign-code*", "js/*libraries*", "js/arena*"),
        *("js/workshop*",),
    ),
    "page": (
        "e2e/*",
        "js/*",
        "py/test_page_borders.py",
        "py/test_art.py",
        "py/test_moving_picture.py",
        "py/film.py",
    ),
    "rules": ("*",),
}
"""What the tests are about, by patterns of the files under `tests`: the first subject that fits counts."""

CATALOGUE = (
    *("art", "borders", "edition2016", "every_card", "house_cards", "locales", "locality", "page_borders"),
    *("problem_books", "protocol", "replay_link_parts", "replay_link_changes", "rulings", "setup"),
)
"""Files that read the cards, sets or games that there are. The night runs them, and every other test, after `make card`
and after `make game`."""

CPYTHON_LAWS = (
    *("no_leaks", "forged_saves", "memory", "master", "pictures"),
    *("peer_links", "peer_heir", "peer_hostile", "peer_secrets", "peer_fair"),
    *("peer_honest", "peer_lies", "peer_floods", "evenings", "last_turns"),
)
CPYTHON_LAWS_REASON = (
    "laws at thousands of positions, which take minutes there and depend on nothing that differs there"
)
"""Why those files never run inside Pyodide."""

IN_PYODIDE = {
    "replay": (
        *("test_replay", "test_golden", "test_replay_link", "test_replay_link_parts"),
        *("test_daily", "test_cipher_shuffle"),
    ),
    "records": ("test_record", "test_saves", "test_setup"),
    "scenarios": ("test_endings",),
    "wire": ("test_desk", "test_desk_refusals", "test_third_game", "test_at_the_desk", "test_peer"),
}
IN_PYODIDE_REASON = (
    "another Python, 32-bit words and a pydantic of its own change records, messages and deals, which those files compare byte "
    "by byte; scenarios of cards have no other input"
)
"""Why only those files and folders run inside Pyodide on a push; the rest runs there at night."""

LONG_IN_PYODIDE = {
    "test_any_change_of_a_good_call": "changes of calls are refused by pydantic alike; test_desk_refusals.py has some there",
    "test_a_game_that_was_drawn_by_an_earlier_version_is_checked_as_it_was_drawn": "the same sums as the draw of today, there too",
    "test_a_host_that_deals_from_the_quick_source_after_all": "the same sums as an honest deal, which is checked there too",
    "test_another_game_is_played_and_checked_alike": "a game of Citadels is played and checked there",
    "test_a_whole_game_of_six_costs_a_guest_little": "counts the letters of messages, which are the same in every Python",
    "test_the_tool_writes_what_is_compared": "what it writes is compared there by the other tests of its file",
    "test_a_whole_game_is_saved_and_resumed_at_every_turn": "saves are read there in test_saves.py and test_golden.py",
    "test_no_update_holds_the_seed_or_the_state": "compares texts alone; updates are compared byte by byte in test_golden.py",
    "test_no_update_holds_what_the_seat_may_not_know": "compares texts alone; updates are compared byte by byte in test_golden.py",
    "test_at_shows_every_moment_as_it_was": "a tenth of the time there; other tests of its file look at some moments",
    "test_links_of_players_who_have_a_plan_are_short": "links are read and written there by other tests of the file",
    "test_a_game_too_long_to_be_read_is_not_written": "links are read and written there by other tests of the file",
    "test_a_whole_game_of_people": "whole games are played through the desk there in test_golden.py",
    "test_a_friend_elsewhere_is_sent_little": "counts the letters of messages, which are the same in every Python",
    "test_players_think_to_the_end_though_they_are_told_to_stop": "the moves of a level are compared there with every Python's",
    "test_any_change_of_a_stored_state": "a tenth of the time there; other tests of its file look at some changed states",
}
"""Tests of those files that run there at night only, each with its reason."""

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
        "restored",
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
        "console",
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
