"""Lists the English sentences of this game's own options; those of all games are in ``tabletop.cli.texts``."""

PROGRAM = "Point City in the terminal: play, simulate, compare players."
HELP = {
    "automa": "how well the automa scores where one plays: easy, medium or hard (default: %(default)s)",
    "no_promo": "leave the four promotional tokens out",
    "tune": "fit the chances to win between two rounds, from games of the quick player of rollouts",
    "tables": "numbers of players to fit for: a range with '-', several with ',' (default: %(default)s)",
    "deals": "games for each number of players (default: %(default)s)",
    "out": "file to write the figures to (default: print them)",
}

COLUMNS = {"taken": "taken from the market, times", "tokens": "tokens, times taken"}
