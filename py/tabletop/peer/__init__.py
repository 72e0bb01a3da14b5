"""Play with people at other devices: the host's engine decides, guests get updates. It knows no game, link or clock."""
