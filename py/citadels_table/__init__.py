"""The table for those who install it: the page from the wheel, and PettingZoo environments (`citadels-table[env]`)."""
