"""Holds computer players that search: they try options in worlds that no seat can tell from the true one."""
