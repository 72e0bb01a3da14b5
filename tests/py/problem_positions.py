"""Problems for tests: one with a clear best answer, and one that looks as if it had."""

from typing import Any

EXCHANGE_OR_BACK: dict[str, Any] = {
    "id": "55928763111b",
    "game": "citadels",
    "position": {
        "setup": {
            "edition": "2016",
            "characters": [
                *("assassin", "spy", "wizard", "patrician", "bishop", "merchant", "scholar", "diplomat"),
                "tax_collector",
            ],
            "districts": [
                *("observatory", "school_of_magic", "ivory_tower", "armory", "statue", "park", "framework"),
                *(
                    "smithy",
                    "stables",
                    "haunted_quarter",
                    "wishing_well",
                    "factory",
                    "monument",
                    "thieves_den",
                ),
            ],
            "players": 4,
            "crown": None,
            "city_size": None,
            "variant": "",
        },
        "players": ["master", "master", "master", "master"],
        "seed": 402,
        "picks": "hRbaUhRdAltLeKQjdfIpQzfzVahQEom1EJN34uD9hbh38cene94jkHuZ",
    },
    "seat": 1,
    "theme": "last-round",
    "cards": ["diplomat"],
    "answers": [[1, 100], [0, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0]],
    "right": 1,
    "gap": 100.0,
    "low": 100.0,
    "worlds": 400,
    "played": ["normal", "strong"],
}
"""The Diplomat's exchange wins at once. After cancel the same exchange is open again, so cancel wins too."""

GOLD_OR_CARDS: dict[str, Any] = {
    "id": "1574d25f91b1",
    "game": "citadels",
    "position": {
        "setup": {
            "edition": "2016",
            "characters": [
                *("magistrate", "spy", "seer", "patrician", "cardinal", "merchant", "navigator", "diplomat"),
            ],
            "districts": [
                *("haunted_quarter", "smithy", "thieves_den", "quarry", "observatory", "imperial_treasury"),
                *("ivory_tower", "monument", "park", "gold_mine", "laboratory", "wishing_well"),
                *("secret_vault", "statue"),
            ],
            "players": 4,
            "crown": None,
            "city_size": None,
            "variant": "",
        },
        "players": ["normal", "normal", "normal", "normal"],
        "seed": 20005,
        "picks": "E0Dg0vic8ArPzFtFjFGBkwgG-4wKVaxJ2TF8epGP_1M2gWVzkGKjcmh4Ww",
    },
    "seat": 3,
    "theme": "last-round",
    "cards": ["seer"],
    "answers": [[0, 98], [1, 38]],
    "right": 1,
    "gap": 56.6,
    "low": 48.6,
    "worlds": 400,
    "played": ["normal", "strong"],
}
"""Gold wins more often than cards in seven games of ten."""
