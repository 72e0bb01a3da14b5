"""What is set up, kept and shown: plain data."""
