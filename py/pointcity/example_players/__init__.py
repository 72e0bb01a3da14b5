"""Holds players to copy and change: each is a whole file for ``arena --bot`` (docs/players.md)."""
