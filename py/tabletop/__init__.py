"""Holds what every game uses: positions, asks, events, records, matches. It knows no game. It knows no game."""
