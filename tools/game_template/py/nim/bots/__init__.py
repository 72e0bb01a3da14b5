"""Holds the computer players. They see only the view and the ask of their seat."""
