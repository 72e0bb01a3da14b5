### Слова справки.

help-parts = Разделы справки
help-part-play = Как играть
