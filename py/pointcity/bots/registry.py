"""Lists the computer players by their name in a seating."""

from pointcity.bots.api import Bot
from pointcity.bots.normal import NormalBot
from pointcity.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {"normal": NormalBot(), "random": RandomBot()}
