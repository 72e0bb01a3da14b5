"""Computes what one seat knows from the events it was told. Worlds that fit it are dealt from that alone."""
