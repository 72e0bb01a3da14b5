"""Every English sentence of the command line. The engine speaks in ids; here they become readable.

Templates name the facts of an event; seats are shown by name, cards and characters by :func:`name_of`.
"""

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
    "name": "your name (default: %(default)s)",
    "bots": "the kind of the other players (default: %(default)s)",
    "one_players": "how many players, you among them (default: %(default)s)",
    "match_seed": "seed of the game; the clock decides when it is left out",
}

ERROR = "citadels: {text}"
REFUSED = "this cannot be played: {code} {args}"
BAD_PLAYERS = "{text!r} is no number of players: 2 to 8, ranges with '-', several with ','"
UNKNOWN_EDITION = "{edition!r} is no edition; there are {known} and all"
UNKNOWN_KIND = "{kind!r} is no computer player; there are {known}"

WELCOME = "Game {seed}. Type the number of an option, several with spaces, ? for the table, q to leave."
PROMPT = "> "
WRONG_NUMBER = "Please type a number from 1 to {most}."
WRONG_COUNT = "Please choose {least} to {most} of them."
BYE = "The game is left."
ASK = "{kind}{cause}:"
ASK_CAUSE = " ({cause})"
ASK_SEVERAL = "{kind}{cause}, {least} to {most} of:"
SCORES = "Final scores:"
SCORE = "  {place}. {name}: {total} ({parts})"
PART = "{cause} {points}"

ROUND = "Round {round}, deck {deck}, cities of {size}"
LAST_ROUND = ", last round"
SEAT = "{turn} {name}{crown}: {points} points, {gold} gold, {hand} cards{characters}"
CROWN = " (crown)"
CHARACTERS = ", is {characters}"
CITY = "     {city}"
DISTRICT = "{card} {cost}"
EMPTY = "no districts yet"
HAND = "  Your hand: {cards}"
EMPTY_HAND = "empty"
MINE = "  You are: {characters}"

EVENT = "  - {text}"
OTHER_EVENT = "{kind} {facts}"
EVENTS = {
    "round_started": "round {round} begins, the crown is with {crown}",
    "character_removed": "{character} is out of this round",
    "character_laid_away": "a character is laid away face down",
    "character_drafted": "{seat} has chosen a character",
    "characters_swapped": "{seat} and {other} exchange characters",
    "rank_called": "rank {rank} is called: {character}",
    "nobody_answered": "nobody answers to {character}",
    "character_revealed": "{seat} is {character}",
    "character_named": "{seat}: {kind} {character}",
    "turn_ended": "{seat} ends the turn",
    "gold_gained": "{seat} takes {amount} gold",
    "gold_paid": "{seat} pays {amount} gold",
    "gold_moved": "{from} gives {to} {amount} gold",
    "cards_drawn": "{seat} draws {count} cards",
    "cards_discarded": "{seat} discards {count} cards",
    "card_kept": "{seat} keeps {count}",
    "cards_given": "{from} gives {to} {count} cards",
    "hands_swapped": "{seat} and {other} swap hands",
    "hand_shown": "{by} looks at the hand of {seat}",
    "district_built": "{seat} builds {card} for {paid}",
    "district_confiscated": "{to} confiscates {card} of {seat}",
    "district_destroyed": "{by} destroys {card} of {seat}",
    "district_seized": "{by} seizes {card} of {seat}",
    "districts_exchanged": "{seat} gives {card} to {other} for {for}",
    "district_beautified": "{seat} beautifies {card}",
    "crown_moved": "the crown goes from {from} to {to}",
    "city_completed": "{seat} has completed the city",
    "round_ended": "round {round} ends",
    "game_ended": "the game is over",
}
SEAT_FACTS = frozenset({"seat", "other", "from", "to", "by", "crown"})
"""Facts of events and options that name a seat."""

CARDS_FACT = ": {cards}"

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


def name_of(ident: str) -> str:
    """Return an id as a reader would write it: ``dragon_gate`` is Dragon Gate."""
    return ident.replace("_", " ").title()
