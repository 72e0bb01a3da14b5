"""Writes a finished game as a text of some hundred letters, and reads it back as a record."""
