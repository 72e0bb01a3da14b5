"""Holds computer players that search: they try options in worlds that their seat cannot tell from the true one."""
