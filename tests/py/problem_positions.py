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
