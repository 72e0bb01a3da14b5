"""Messages over one unreliable link: packed, split into frames, in order, each once."""
