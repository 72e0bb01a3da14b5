### Słowa pomocy.

help-parts = Działy pomocy
help-part-play = Jak się gra
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = wygra, zwycię
