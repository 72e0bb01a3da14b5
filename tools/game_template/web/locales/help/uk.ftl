### Слова довідки.

help-parts = Розділи довідки
help-part-play = Як грати
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = перемо, вигра
