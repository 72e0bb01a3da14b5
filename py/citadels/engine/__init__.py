"""Holds the rules: how a game flows from the first deal to the scores."""
