"""Lets people at other devices play: the host's engine decides, guests get updates. It knows no game, link or clock."""
