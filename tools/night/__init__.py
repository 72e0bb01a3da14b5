"""Runs what a push leaves to the night, keeps a row of each night, and lists with its reason what a push leaves out."""
