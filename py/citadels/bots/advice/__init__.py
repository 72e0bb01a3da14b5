"""Holds what a computer player knows of single cards: a file for each, and a table for plain districts.

Cards state the facts.
"""
