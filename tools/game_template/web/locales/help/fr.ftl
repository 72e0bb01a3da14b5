### Les mots de l’aide.

help-parts = Rubriques d’aide
help-part-play = Comment jouer
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = gagn, victoire, remport
