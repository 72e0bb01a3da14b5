"""Holds a file for each district whose advice needs code; the others are in the table `district_worth.py`."""
