"""Holds the host's end of a room, at the device whose engine decides."""
