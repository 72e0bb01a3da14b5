"""Holds the computer players without search. They see only what their seat may see."""
