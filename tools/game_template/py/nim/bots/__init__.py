"""Holds the computer players: they see a view and a question, and nothing else."""
