"""The computer players there are, by the name a set-up calls them."""

from citadels.bots.api import Bot
from citadels.bots.normal import NormalBot
from citadels.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {"normal": NormalBot(), "random": RandomBot()}
