"""Holds the rules: the course of a game, the verbs, payments, scores, views, laws."""
