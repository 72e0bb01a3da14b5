"""Citadels: Bruno Faidutti's game as a rules engine on the table of :mod:`tabletop`."""
