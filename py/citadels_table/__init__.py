"""Holds what is for an installed copy: a server of the page, and PettingZoo environments (`citadels-table[env]`)."""
