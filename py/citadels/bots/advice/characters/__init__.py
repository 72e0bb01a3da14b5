"""Holds the advice about characters, one file a card."""
