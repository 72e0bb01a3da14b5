"""The sentences of this game's own options, in English; those of all games are in ``tabletop.cli.texts``."""

PROGRAM = "Point City in the terminal: play, simulate, compare players."
HELP = {
    "automa": "how well the automa scores where one plays: easy, medium or hard (default: %(default)s)",
    "no_promo": "leave the four promotional tokens out",
}

COLUMNS = {"taken": "taken from the market, times", "tokens": "tokens, times taken"}
