"""The players of seats, and what computer players share: search over worlds, pausable thinking, advice."""
