"""Holds the judgement of computer players about single cards: a file for each, and a table for plain districts.

Facts of the rules are in the cards themselves.
"""
