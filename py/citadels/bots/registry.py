"""Lists the computer players by their name in a seating: a level, or ``level-temper``; the usual one first."""

from citadels.bots.api import Bot
from citadels.bots.normal import NormalBot
from citadels.bots.novice import NoviceBot
from citadels.bots.random_bot import RandomBot
from citadels.bots.strong import StrongBot
from citadels.bots.tempers import TEMPERS, tempered
from citadels.bots.weights import NORMAL_WEIGHTS

LEVELS: dict[str, Bot] = {
    "normal": NormalBot(),
    "novice": NoviceBot(NormalBot()),
    "strong": StrongBot(),
    "random": RandomBot(),
}
"""The levels, each of an even temper."""

WITHOUT_LAST_TURN = frozenset({"novice", "random"})
"""The levels that do not walk the last turn of all."""

TEMPERED: dict[str, Bot] = {
    **{f"normal-{temper}": NormalBot(tempered(NORMAL_WEIGHTS, temper)) for temper in TEMPERS},
    **{f"strong-{temper}": StrongBot(temper) for temper in TEMPERS},
}
"""The levels with a temper."""

BOTS: dict[str, Bot] = LEVELS | TEMPERED
