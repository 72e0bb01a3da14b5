"""Holds the districts that play differently in the classic edition or exist only there, one file each."""
