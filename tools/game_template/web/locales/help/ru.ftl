### Слова справки.

help-parts = Разделы справки
help-part-play = Как играть
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = побед, выигр
