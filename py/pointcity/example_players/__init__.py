"""Players to begin with and to change: each is a whole file for ``arena --bot`` (docs/players.md)."""
