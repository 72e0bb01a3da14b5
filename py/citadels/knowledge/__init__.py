"""What one seat knows: computed from the events it was told. Worlds that fit it are dealt from that alone."""
