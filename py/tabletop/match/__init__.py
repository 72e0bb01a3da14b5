"""One match: its line of moments, its seats, undo, saves, what computer players remember, and what a game must offer."""
