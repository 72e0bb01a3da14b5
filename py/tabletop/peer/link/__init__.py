"""Carries messages over one unreliable link: packed, split into frames, delivered in order and once."""
