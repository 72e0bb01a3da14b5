"""The host's end of a room: the device whose engine decides."""
