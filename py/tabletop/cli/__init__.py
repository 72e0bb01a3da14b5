"""What the command lines of all games share: long runs, comparisons of computer players, a game in the terminal."""
