"""Holds what the command lines of all games share: long runs, comparisons of players, a game in the terminal."""
