"""The table machinery that every game uses: positions, asks, events, records, matches. It knows no game."""
