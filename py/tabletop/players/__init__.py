"""Who plays a seat, and what computer players share: search over worlds, thinking in slices, advice."""
