"""Lists the English sentences of this game's own options; those of all games are in ``tabletop.cli.texts``."""

PROGRAM = "Citadels in the terminal: play, simulate, compare players."
HELP = {
    "campaign": "simulate over every edition, set, variant and number of players",
    "edition": "2016, classic or all (default: %(default)s)",
    "characters": "a preset ({presets}), all of them in turn, random, or fitting: the first that so many can play"
    " (default: %(default)s)",
    "districts": "a preset, all, random or fitting (default: %(default)s)",
    "cards": "cards that are in every set, in place of others; commas between them",
    "players": "how many: 6, 2-8 or 2,4-7; what a set does not allow is left out (default: %(default)s)",
    "tune": "fit the figures of the strong player by self-play",
    "what": "draft: the strong player's figures; standing: the chance to win between two rounds, from as many of its"
    " games as there are deals; bonuses: what bonuses of districts come to (default: %(default)s)",
    "tables": "tables to fit, by number of players: 2, 3, 4, 5-6, 7-8, commas between them, or all"
    " (default: %(default)s)",
    "rounds": "rounds of fitting, each against all generations before (default: %(default)s)",
    "deals": "deals a round, each played twice (default: %(default)s)",
    "start": "file with figures to go on from (default: from nothing)",
    "out": "file to write the figures to, over those of the same tables (default: print them)",
    "variants": "also play the other lengths and drafts that the rule book knows",
}

UNKNOWN_EDITION = "{name!r} is no edition; there are {known} and all"
UNKNOWN_TABLE = "{name!r} is no table; there are {known} and all"
UNKNOWN_PRESET = "{name!r} is no set of cards; there are {known}"
UNKNOWN_CARD = "there is no card {name!r} in this edition"
NO_FIGURES = "{path} holds no figures of this command"
COLUMNS = {
    "characters_drafted": "characters, times drafted",
    "districts_built": "districts, times built",
    "cards_used": "cards, times used",
}
