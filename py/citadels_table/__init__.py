"""Holds what an installation adds: the page from the wheel, and PettingZoo environments (`citadels-table[env]`)."""
