"""Computer players that try out what they might do, in worlds that nobody at the table can tell from the true one."""
