"""What any table game needs: positions, asks, events, records, matches. Knows no game."""
