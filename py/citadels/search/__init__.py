"""Computer players that try out what they might do, in worlds that their seat cannot tell from the true one."""
