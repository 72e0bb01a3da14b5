"""Leads the people of a room on: to the next game, and to another host."""
