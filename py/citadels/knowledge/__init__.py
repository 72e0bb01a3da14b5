"""What one seat knows: folded from what it was told, and worlds dealt from that alone."""
