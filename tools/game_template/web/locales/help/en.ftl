### The words of the help.

help-parts = Help sections
help-part-play = How to play
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = win, won, victor
