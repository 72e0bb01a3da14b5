"""A finished game as a text of some hundred letters, and back to a record."""
