"""Friends at other devices: one page's engine decides, the others are sent their updates. Knows no game, no link, no clock."""
