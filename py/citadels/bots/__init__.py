"""Holds the computer players. They see what their seat may see, and nothing else."""
