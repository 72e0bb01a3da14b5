### Les mots de l’aide.

help-parts = Parties de l’aide
help-part-play = Comment jouer
