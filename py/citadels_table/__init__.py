"""The table as PettingZoo environments, for programs that learn to play: ``pip install citadels-table[env]``."""
