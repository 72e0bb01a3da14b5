### Die Worte der Hilfe.

help-parts = Abschnitte der Hilfe
help-part-play = So wird gespielt
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = gewinn, sieg, sieger
