"""Runs computer players that a person writes: one Python file with a function ``choose(view, ask, tools)``."""
