"""The command line that all games share: long runs, comparisons of computer players, a game in the terminal."""
