"""The sentences of long runs and of the options, in English. A game speaks the languages of the page: ``locales.py``."""

PROGRAM = "Citadels in the terminal: play, simulate, compare players."
HELP = {
    "play": "play a game against computer players",
    "simulate": "play many games at once and check the laws",
    "campaign": "simulate over every edition, set, variant and number of players",
    "arena": "compare computer players, seats rotated",
    "edition": "2016, classic or all (default: %(default)s)",
    "characters": "a preset's id, all (presets in turn) or random (default: %(default)s)",
    "districts": "a preset's id, all or random (default: %(default)s)",
    "cards": "cards that are in every set, in place of others; commas between them",
    "players": "how many: 6, 2-8 or 2,4-7; what a set does not allow is left out (default: %(default)s)",
    "games": "how many games (default: %(default)s)",
    "seed": "seed of the first game; the next ones count up (default: %(default)s)",
    "policy": "who decides: random or normal (default: %(default)s)",
    "json": "print one JSON object and nothing else",
    "jobs": "processes (default: one for each core)",
    "check": "when to check the laws: end, rounds, every decision with views and options (default: %(default)s)",
    "variants": "also play the other lengths and drafts that the rule book knows",
    "seats": "kinds of player, separated by commas",
    "name": "your name (default: the language's word for a player)",
    "lang": "language: en, uk, fr or ru (default: %(default)s)",
    "bots": "the kind of the other players (default: %(default)s)",
    "one_players": "how many players, you among them (default: %(default)s)",
    "match_seed": "seed of the game; the clock decides when it is left out",
}

ERROR = "citadels: {text}"
REFUSED = "this cannot be played: {code} {args}"
BAD_PLAYERS = "{text!r} is no number of players: 2 to 8, ranges with '-', several with ','"
UNKNOWN_EDITION = "{edition!r} is no edition; there are {known} and all"
UNKNOWN_KIND = "{kind!r} is no computer player; there are {known}"
UNKNOWN_LANGUAGE = "{language!r} is no language of the game; there are {known}"
NO_FLUENT = "to play in the terminal, install the extra: pip install 'citadels-table[terminal]'"

SUMMARY = (
    "{games} games, {finished} finished, {decisions} decisions, {cpu_seconds:.1f} CPU-seconds, "
    "{games_per_cpu_second} games per CPU-second, {mean} rounds a game"
)
LARGEST = "largest ask: {size} options ({kind} {cause}, seed {seed})"
LONG_ASKS = "asks with more than 30 options: {count} ({share:.3%})"
NO_VIOLATIONS = "no law was broken"
VIOLATION = "BROKEN seed {seed}: {law}: {detail}"
COLUMNS = {
    "characters_drafted": "characters, times drafted",
    "districts_built": "districts, times built",
    "cards_used": "cards, times used",
}
OPTIONS_TITLE = "options, times offered and taken"
COUNT_ROW = "  {name:<44}{count:>12}"
OPTION_ROW = "  {name:<44}{offered:>12}{taken:>12}"
ARENA_ROW = (
    "{kind:<10}{seats} seats  wins {wins:.1f} ({win_rate:.1%}, {low:.1%} to {high:.1%})  "
    "score {mean_score:.1f} ({least:.1f} to {most:.1f})"
)
ARENA_NOTE = "{games} games; shared victories are split; intervals are 95 %"
