"""Lists the English sentences of long runs and of options.

Games are told in the page's languages, see ``locales.py``.
"""

from tabletop.texts.locales import LANGUAGES

HELP = {
    "play": "play a game against computer players",
    "simulate": "play many games at once and check the laws",
    "arena": "compare computer players, every deal with everybody in every seat",
    "check_bot": "play a few games with a player of your own and say what is wrong with it",
    "bot": "a file with a player of your own (docs/players.md); --seats names it as the file without .py;"
    " may be repeated",
    "bot_file": "the file with your player",
    "check_players": "how many play, your player among them (default: %(default)s)",
    "seconds": "how long a decision of your own player may take (default: %(default)s)",
    "replay": "show a finished game from a link or a file, and print its link",
    "what": "the link of a replay (or what follows #r= in it), or a file with a saved game that is over",
    "replay_seat": "tell what the player of this seat was told, from 1 (default: what all could see)",
    "out": "write the game as a save to FILE, which the page opens as well",
    "statistics": "sum up the finished games of a backup",
    "backup": "a backup that the page has written",
    "problems": "mine problems from games of computer players, and choose a book of them",
    "found": "file of what was found, a game a line; games that are in it already are not mined again",
    "book": "file to write the book of problems to; those of the book that is there may stay"
    " (default: only say what it would hold)",
    "themes": "mine only problems of these themes, separated by commas (default: of all)",
    "rest": "mine only the last so many moments of a game, whose problems are played to the end more quickly"
    " (default: all late ones)",
    "players": "how many: one number, a range with '-', several with ',' (default: %(default)s)",
    "games": "how many games (default: %(default)s)",
    "seed": "seed of the first game; the next ones count up (default: %(default)s)",
    "policy": "who decides: random, another level, or mixed for all levels in turn (default: %(default)s)",
    "json": "print one JSON object and nothing else",
    "jobs": "processes (default: one for each core)",
    "on": "who shares the work: processes of this machine, or a cluster of machines with ray (default: %(default)s)",
    "check": "when to check the laws: end, rounds, every decision with views and options (default: %(default)s)",
    "seats": "one table: who sits there, separated by commas",
    "levels": "several tables: kinds of player, separated by commas, of which each two meet with half the seats each",
    "level_players": "how many play at a table of --levels (default: %(default)s)",
    "mixed": "one table for all --levels together, instead of each two",
    "elo": "rate the kinds, with 95 %% intervals (needs the extra 'arena')",
    "plot": "write the ratings to FILE as a picture, SVG (implies --elo)",
    "open": "go on with a game that was saved in FILE, here or on the page",
    "name": "your name (default: the language's word for a player)",
    "lang": f"language: {', '.join(LANGUAGES)} (default: %(default)s)",
    "bots": "the kind of the other players (default: %(default)s)",
    "one_players": "how many players, you among them (default: %(default)s)",
    "match_seed": "seed of the game; the clock decides when it is left out",
}

PLAIN_PROGRAM = "{game} in the terminal: play, simulate, compare players."
ERROR = "{program}: {text}"
NOT_ONE_PERSON = "in the terminal exactly one person plays, against computer players"
NOT_OVER = "this game is not over yet; 'play --open FILE' goes on with it"
NO_REPLAY = "there is no file {text!r}, and it is no link of a replay"
NO_SEAT = "there is no seat {seat}"
STOPPED = "stopped; nothing was reported"
NOT_POSITIVE = "{text!r} is no number from 1 on"
NO_SEED = "{text!r} is no seed: a whole number from 0 to 9007199254740991"
NO_FILE = "there is no file {text!r}"
FOLDER = "{text!r} is a folder; a file is wanted"
NOT_OPENED = "{text!r} cannot be opened: {reason}"
NO_OPTION = "there is no option {name!r} here; there are {known}"
NO_CHOICE = "{name!r} is none of these: {known}"
NO_TARGET = "{text!r} cannot be written: it is a folder, or its folder is not there"
NEAREST = "; did you mean {near!r}?"
WRONG_PLAYERS = "{players} cannot play this game; {least} to {most} can"
BAD_PLAYERS = "{text!r} is no number of players: {least} to {most}, ranges with '-', several with ','"
UNKNOWN_KIND = "{name!r} is no computer player; there are {known}"

BOOK = "{count} of {wanted} problems"
BOOK_LACKS = "without a problem: {cards}"
BOOK_SHOWS_NOT = "without a problem in which their power is the answer: {cards}"
SUMMARY = (
    "{games} games, {finished} finished, {decisions} decisions, {cpu_seconds:.1f} CPU-seconds of play, "
    "{check_seconds:.1f} of checks, {games_per_cpu_second} games per CPU-second of play, {mean} rounds a game"
)
LARGEST = "largest ask: {size} options ({kind} {cause}, seed {seed})"
LONG_ASKS = "asks with more than 30 options: {count} ({share:.3%})"
NO_VIOLATIONS = "no law was broken"
VIOLATION = "BROKEN seed {seed}: {law}: {detail}"
OPTIONS_TITLE = "options, times offered and taken"
COUNT_ROW = "  {name:<44}{count:>12}"
OPTION_ROW = "  {name:<44}{offered:>12}{taken:>12}"
ARENA_ROW = (
    "{kind:<18}{seats} seats  wins {wins:.1f} ({win_rate:.1%}, {low:.1%} to {high:.1%})  "
    "score {mean_score:.1f} ({least:.1f} to {most:.1f})"
)
ARENA_NOTE = "{games} games at a table; shared victories are split; intervals are 95 %"
RATING_TITLE = "Elo, 95 % intervals"
RATING_ROW = "{kind:<20}{rating:>8.0f}  ({low:.0f} to {high:.0f})"
NO_RAY = "to share work out with Ray, install the extra 'cluster' of this package, or: pip install ray"
NO_RATINGS = "to rate players, install the extra 'arena' of this package, or: pip install choix"
FEW_LEVELS = "a comparison takes two levels or more, each named once"
NOT_EVEN = "{players} players do not share out among {levels} levels"

NO_SECONDS = "{text!r} is no number of seconds above 0"
BAD_BOT_NAME = (
    "{name!r} cannot name a player: take a file whose name begins with a letter, has only small letters, digits, '-' "
    "and '_', and is no level of the game"
)
BOT_NOWHERE = "{name!r} sits nowhere: name it in --seats or --levels"
IN_BOT = "{name}.py: {sentence}"
TOO_LATE = "the check ended after {count} decisions that took longer than {seconds:g} s"
NO_TEXT = "{path} is no text in UTF-8 or UTF-16"
FAULTS = {
    "syntax": "the file is no Python",
    "no-choose": "the file has no function choose(view, ask, tools)",
    "failed": "an exception",
    "illegal": "the answer is none of the options, or too many or too few of them",
    "overtime": "a decision took too long",
    "circles": "the same question came back again and again, since the player gives up what it begins",
    "changing": "a module that may make the same game give other answers is imported: use tools.chance instead",
}
FAULT_LINE = "line {line}: {sentence}"
FAULT_DETAIL = "{sentence} ({detail})"
OWN_ROW = "{name}: {decisions} decisions, {mean_ms:.1f} ms each, the slowest {slowest_ms:.0f} ms"
OWN_FAULTS = "  {count} times answered by normal instead: {sentence}"
OWN_FIRST = "  first: {sentence}"
CHECKED = (
    "{games} games with {players} players, {decisions} decisions, {mean_ms:.1f} ms each, "
    "the slowest {slowest_ms:.0f} ms"
)
LONG_BOT = "the file has {size} characters, and the page takes {most} at most"
GOOD_BOT = "nothing is wrong with this player"
CHANGES = (
    "the same game gave other answers the second time: "
    "use tools.chance instead of random, a clock, or an order of a set"
)
