### The words of the help.

help-parts = Help sections
help-part-play = How to play
