"""Rates a person by the games that were finished against levels, and finds opponents that are about as strong."""
