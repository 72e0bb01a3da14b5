"""Holds what seats and computer players share: search over worlds, pausable thinking, advice."""
